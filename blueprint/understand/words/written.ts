import type { AppLanguage, WrittenPage } from '../../kinds.ts';

// How pages are asked for that tell visitors something.

const each = (sources: Readonly<Record<WrittenPage, string>>): Readonly<Record<WrittenPage, RegExp>> => ({
  about: new RegExp(sources.about, 'giu'),
  pricing: new RegExp(sources.pricing, 'giu'),
  questions: new RegExp(sources.questions, 'giu'),
  contact: new RegExp(sources.contact, 'giu'),
});

export const WRITTEN: Readonly<Record<AppLanguage, Readonly<Record<WrittenPage, RegExp>>>> = {
  en: each({
    about: String.raw`\babout(?:[- ](?:us|me))? page\b|\b(?:page|one) (?:about (?:us|me)\b|(?:about|explaining|telling(?: people)?|saying|that (?:explains|tells|says)) (?:who we are|who i am|what we do|what i do|our (?:club|history|story|work|mission)))`,
    pricing: String.raw`\bpric(?:es?|ing) page\b|\b(?:page|section|one) (?:with|of|for|showing|listing) (?:all )?(?:(?:our|the|my) )?(?:prices|price list|rates|fees|pricing)\b|\b(?:our|my) prices (?=(?:for everyone|on (?:the|our|my) (?:web ?)?(?:site|page))\b)`,
    questions: String.raw`\bfaqs?(?: page| section)?\b|\b(?:page (?:with|of|for) )?(?:the )?(?:frequently|commonly|most often)[ -]asked questions(?: page)?\b|\bquestions (?:and|&) answers (?:page|section)\b`,
    contact: String.raw`\bcontact(?: us| me)? (?:page|form)\b|\b(?:page|one) (?:to|where (?:people|visitors|anyone|everyone) can) (?:contact|reach|write to) (?:us|me)\b|\bget[- ]in[- ]touch (?:page|form)\b`,
  }),
  es: each({
    about: String.raw`\bp[áa]gina (?:de |sobre )?(?:«|")?(?:qui[ée]nes somos|sobre nosotros|nosotros)`,
    pricing: String.raw`\bp[áa]gina (?:de |con )(?:(?:los|nuestros|las|nuestras) )?(?:precios|tarifas)\b`,
    questions: String.raw`\b(?:p[áa]gina (?:de |con )(?:las )?)?preguntas frecuentes\b`,
    contact: String.raw`\b(?:p[áa]gina|formulario) de contacto\b`,
  }),
  fr: each({
    about: String.raw`\bpage (?:« |"|de )?(?:qui sommes[- ]nous|à propos)`,
    pricing: String.raw`\bpage (?:de |des |avec )(?:(?:les|nos|mes) )?(?:tarifs|prix)\b`,
    questions: String.raw`\bfoire aux questions\b|\b(?:page (?:de |avec )(?:les )?)?questions fréquentes\b|\bfaq\b`,
    contact: String.raw`\b(?:page|formulaire) (?:de )?contact\b`,
  }),
  de: each({
    about: String.raw`(?<!\p{L})(?:über[- ]uns[- ]seite|seite über uns)(?!\p{L})`,
    pricing: String.raw`(?<!\p{L})(?:preisseite|seite mit (?:(?:den|unseren|meinen) )?preisen)(?!\p{L})`,
    questions: String.raw`(?<!\p{L})(?:(?:seite mit )?häufig(?:en?|e)? (?:gestellten? )?fragen|faq(?:s|-seite)?)(?!\p{L})`,
    contact: String.raw`(?<!\p{L})(?:kontaktseite|kontaktformular)(?!\p{L})`,
  }),
  zh: each({
    about: '关于我们(?:的?页面?)?',
    pricing: '(?:价格|价目|价目表|收费)(?:的)?页面?',
    questions: '常见问题(?:解答|的?页面?)?',
    contact: '联系(?:我们)?(?:的)?(?:页面?|表单)',
  }),
  ar: each({
    about: 'صفحة (?:«)?(?:من نحن|عنا)',
    pricing: 'صفحة (?:ال)?أسعار',
    questions: '(?:صفحة )?(?:ال)?أسئلة (?:ال)?شائعة',
    contact: '(?:صفحة|نموذج) (?:ال)?(?:اتصال|تواصل)',
  }),
};

/** A page that nobody wants. */
export const NOT_WANTED: Readonly<Record<AppLanguage, RegExp>> = {
  en: /\b(?:no|not|without|don'?t (?:need|want)) (?:an? |any |the )?$/iu,
  es: /\b(?:sin|no (?:quiero|necesito|hace falta)) (?:una? )?$/iu,
  fr: /\b(?:sans|pas (?:de|besoin d['’]une?)) ?$/iu,
  de: /(?<!\p{L})(?:keine?n?|ohne) $/iu,
  zh: /(?:不要|不需要|无需|没有)$/u,
  ar: /(?:بدون|لا (?:أريد|نريد|نحتاج)) $/u,
};

/** Parts of a site as they are listed: "with home, services, about us and contact". Elsewhere the same words name columns. */
export const SITE_PARTS: Readonly<
  Record<AppLanguage, Readonly<Partial<Record<WrittenPage | 'home' | 'gallery', string>>>>
> = {
  en: {
    home: 'home(?: ?page)?',
    gallery: '(?:an? )?(?:(?:photo|image|picture|project) )?galler(?:y|ies)(?: page| section)?',
    about: '(?:an? )?about(?:[- ](?:us|me))?(?: page| section)?|our (?:story|mission)(?: page| section)?',
    pricing: 'pricing(?: page| section| plans)?|(?:our |my )?price list',
    questions: 'faqs?(?: page| section)?',
    contact: '(?:an? )?contact(?:[- ](?:us|me))?(?: pages?| section)?',
  },
  es: {
    home: '(?:página de )?inicio',
    gallery: 'galería(?: de (?:fotos|imágenes))?',
    about: '(?:quiénes somos|sobre (?:nosotros|mí)|nosotros)',
    pricing: '(?:página de )?(?:precios|tarifas)',
    questions: 'preguntas frecuentes',
    contact: '(?:página de |formulario de )?contacto',
  },
  fr: {
    home: "(?:page d['’])?accueil",
    gallery: '(?:une )?galerie(?: (?:de )?photos?)?',
    about: '(?:à propos|qui sommes[- ]nous)',
    pricing: '(?:page (?:de |des )?)?tarifs',
    questions: 'faq',
    contact: '(?:page |formulaire )?(?:de )?contact',
  },
  de: {
    home: 'startseite',
    gallery: '(?:foto|bilder)?galerie',
    about: '(?:über (?:uns|mich))(?:-seite)?',
    pricing: 'preise(?:seite)?',
    questions: 'faq(?:s|-seite)?',
    contact: 'kontakt(?:seite|formular)?',
  },
  zh: {
    home: '首页',
    gallery: '相册|图库|照片墙',
    about: '关于我们',
    pricing: '价格页',
    questions: '常见问题',
    contact: '联系我们',
  },
  ar: {
    home: '(?:ال)?(?:صفحة )?(?:ال)?رئيسية',
    gallery: 'معرض (?:ال)?صور',
    about: '(?:صفحة )?من نحن',
    questions: '(?:ال)?أسئلة (?:ال)?شائعة',
    contact: '(?:و)?(?:صفحة )?(?:ال)?(?:تواصل|اتصل|اتصال)(?: معنا| بنا)?',
  },
};
