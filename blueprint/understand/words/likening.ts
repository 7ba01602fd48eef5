import type { AppLanguage } from '../../kinds.ts';

// How an app is likened to one that everybody knows: "like Trello", "an Airbnb clone".

interface Likening {
  /** What stands before its name, or after it. */
  before: string;
  after: string;
}

export const LIKENING: Readonly<Record<AppLanguage, Likening>> = {
  en: {
    before: String.raw`(?:(?:(?:a )?(?:tool|site|service) )?(?:,? ?(?:something|just|a bit|kind of|sort of|much|a lot|exactly|similar|looks?|works?|basically) )*(?:like|similar to|inspired by|based on|in the style of|clone of|copy of|alternative to|version of|replacement for|think|akin to|à la|a la) (?:an? |the |my own |our own )?)`,
    after: String.raw`(?:[- ](?:clone|like|style|alternative|copy|lookalike|replacement|type|inspired|esque)\b|(?= (?:but )?for\b))`,
  },
  es: {
    before: String.raw`(?:(?:,? ?(?:algo|parecid[oa]|similar) )*(?:como|parecid[oa] a|similar a|tipo|al estilo de|clon de|inspirad[oa] en|estilo|alternativa a) (?:un |una |el )?)`,
    after: String.raw`(?= (?:pero )?para\b)`,
  },
  fr: {
    before: String.raw`(?:(?:,? ?(?:quelque chose|un peu) )*(?:comme|à la|façon|style|type|clone de|clone d['’]|inspirée? (?:de |d['’])|similaire à|semblable à|équivalent de|alternative à) ?(?:un |une )?)`,
    after: String.raw`(?= (?:mais )?pour\b)`,
  },
  de: {
    before: String.raw`(?:(?:,? ?(?:so )?(?:etwas|sowas|ähnlich) )*(?:wie|à la|ähnlich wie|im stil von|klon von|alternative zu|nach art von|inspiriert von) (?:ein )?)`,
    after: String.raw`(?:[- ](?:klon|clone|alternative|ähnlich\p{L}*|artig\p{L}*|stil)(?!\p{L})|(?= (?:nur )?für(?!\p{L})))`,
  },
  zh: {
    before: '(?:类似于?|像|仿照?|模仿|参考|就像|好像)',
    after: '(?:那样的?|一样的?|克隆|的?仿站|类似的)',
  },
  ar: {
    before: '(?:(?:شبيه ب|يشبه|مشابه ل|على غرار|نسخة من|بديل ل?|مثل|زي|متل|على طريقة) ?)',
    after: '(?= لل?\\p{L})',
  },
};

/** How a whole text says that all of it is like one that everybody knows, but for something else: "algo como Uber pero para grúas". */
export interface LikenedLine {
  /** What may stand before its name, between its name and what it is for, and behind that. */
  opening: string;
  between: string;
  what: string;
  closing: string;
  /** What is cut off at the start of what it is for, and at its end. */
  lead: RegExp;
  rest: RegExp;
}

export const LIKENED_LINES: Readonly<Record<Exclude<AppLanguage, 'en'>, LikenedLine>> = {
  es: {
    opening: String.raw`(?:(?:quiero|necesito|querría|quisiera|me gustaría|busco|tener|hacer|crear|montar|una?|el) )*(?:(?:algo|app|aplicación|web|sitio|plataforma|página|especie|tipo|versión|clon) )?(?:(?:un poco |así )?(?:como|tipo|parecid[oa] a|similar a|al estilo de|estilo|de) )?(?:(?:un|una|el|la) )?`,
    between: String.raw`,? (?:pero |solo |sólo )*para `,
    what: String.raw`\p{L}[^.,;:\n]{2,60}?`,
    closing: '[.!]?',
    lead: /^(?:(?:l[oa]s|el|la|mis?|nuestr[oa]s?|alquilar|compartir|vender|comprar|reservar|encontrar|buscar|contratar) )+/iu,
    rest: / (?:en|a|al|con|que|y|o|usad[oa]s|privad[oa]s|local(?:es)?|de segunda mano)(?: .*)?$/iu,
  },
  fr: {
    opening: String.raw`(?:(?:je (?:veux|voudrais|cherche)|j['’]aimerais|il me faut|avoir|faire|créer|une?|le) )*(?:(?:quelque chose|truc|genre|sorte|espèce|équivalent|appli|application|site|plateforme|version|clone) )?(?:du )?(?:(?:comme|de|du|genre|style|type|à la|façon|semblable à|similaire à|dans le genre de) |d['’])?(?:(?:une?|le|la) )?`,
    between: String.raw`,? (?:mais |juste )*pour `,
    what: String.raw`\p{L}[^.,;:\n]{2,60}?`,
    closing: ' ?[.!]?',
    lead: /^(?:(?:les|des|la|le|mes|nos|louer|partager|vendre|acheter|réserver|trouver) |l['’])+/iu,
    rest: / (?:en|à|au|aux|dans|avec|qui|et|ou|d['’]occasion|indépendant\p{L}*|loca(?:ux|les?))(?: .*)?$/iu,
  },
  de: {
    opening: String.raw`(?:(?:ich|wir) (?:möchte|will|brauche|brauchen|suche|hätte gerne?) )?(?:(?:so|etwas|was|sowas|irgendwas|eine?|ein) )*(?:(?:Art|App|Plattform|Website|Seite|Tool|Version|Klon) )?(?:(?:(?:so )?(?:ähnlich )?wie|à la|von|im Stil von|ähnlich) )?(?:ein )?`,
    between: String.raw`,? (?:nur |aber |halt |bloß )*für `,
    what: String.raw`\p{L}[^.,;:\n]{2,60}?`,
    closing: '[.!]?',
    lead: /^(?:(?:die|den|das|meine|unsere|\p{Ll}+(?:en|e|er)) )+/u,
    rest: / (?:in|im|an|am|aus|mit|bei|zum|von|und|oder|die|der|das)(?: .*)?$/u,
  },
  zh: {
    opening:
      '(?:我?(?:想要?|要|们?需要)?(?:做|开发|搭建|建)?(?:一[个款])?)?(?:类似于?|好?像|仿照?|模仿|参考|跟|和)',
    between:
      '(?:那样的?|一样的?|差不多的?)?(?:，|,)?(?:但是?|不过是?|只是)?(?:专门|专注于?|主要|只)?(?:用来|用于|是)?(?:给|为|面向|针对|点评|出租|租|交易|买卖|转让|预约|预订|找|叫|卖)?(?:二手|闲置)?',
    what: String.raw`\p{Script=Han}{2,6}?`,
    closing:
      '(?:用|使用)?的?(?:短租|租赁|出租|租用|共享|预[订定约]|交易|买卖|分享|点评)*(?:平台|网站|应用|软件|小程序|系统)?[。！]?',
    lead: /^(?:一个|一款|的|二手|闲置)+/u,
    rest: /(?:平台|网站|应用|软件|小程序|系统)$/u,
  },
  ar: {
    opening: String.raw`(?:(?:أريد|اريد|نريد|أبغى|ابغى|أبي|عايز|بدي|أحتاج) )?(?:(?:شيء|شي|حاجة|تطبيق|موقع|منصة|نسخة|برنامج) )?(?:(?:مثل|زي|متل|يشبه|مشابه ل|شبيه ب|على غرار|على طريقة|من) ?)?`,
    between: String.raw`،? (?:و?لكن |بس |مخصص |خاص )*(?:لتأجير |لحجز |لبيع |لمشاركة )?`,
    what: String.raw`(?:لل|ال|ل)\p{L}[^.,،؛:\n]{2,60}?`,
    closing: '[.!]?',
    lead: /^(?:لل|ال|ل)/u,
    rest: / (?:في|من|مع|التي|الذين|على)(?: .*)?$/u,
  },
};
