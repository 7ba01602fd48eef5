import type { AppLanguage } from '../../kinds.ts';

/** What apps are likened to: "Etsy for synthesizers". */
export const LIKENED =
  'airbnb|uber|tinder|etsy|ebay|amazon|netflix|spotify|linkedin|craigslist|strava|goodreads|yelp|doordash|vinted';

/** Words by which an app is asked for, or a business told. */
export const ASKING: Readonly<Record<AppLanguage, RegExp>> = {
  en: new RegExp(
    String.raw`\b(?:apps?|application|web ?site|site|portal|software|system|platform|tool|tracker|tracking|track|log|planner|database|manager|manage|managing|management|organi[sz]e|organi[sz]er|keep track|business|company|we run|i run|i own|we are an?|i'm an?|i am an?|for (?:my|our|an?|the)|(?:${LIKENED}) (?:but )?for)\b`,
    'iu',
  ),
  es: /\b(?:apps?|aplicación|web|sitio|portal|sistema|plataforma|herramienta|gestionar|gestión|gestor|organizar|controlar|control|registro|registrar|negocio|empresa|tengo un|tenemos un|somos un|para (?:mi|nuestr[oa]|un|una|el|la))(?!\p{L})/iu,
  fr: /(?:^|[^\p{L}])(?:applis?|application|site|portail|logiciel|système|plateforme|outil|gérer|gestion|suivre|suivi|organiser|registre|entreprise|pour (?:mon|ma|notre|un|une|le|la|mes|nos)|j'ai un|nous sommes)(?!\p{L})/iu,
  de: /(?:^|[^\p{L}])(?:apps?|anwendung|webseite|website|portal|software|system|plattform|tool|verwalten|verwaltung|organisieren|erfassen|planer|planung|betrieb|firma|für (?:mein|unser|ein|den|die|das)\p{L}*|ich habe ein|wir sind ein|wir haben ein)/iu,
  zh: /应用|软件|系统|平台|网站|工具|管理|记录|跟踪|小程序|我们是|我开|我有|公司/u,
  ar: /تطبيق|برنامج|نظام|منصة|موقع|أداة|إدارة|ادارة|تنظيم|متابعة|تسجيل|شركة|لدي|لدينا|عندي/u,
};

/** Words by which somebody wants what they name: with a product that everybody knows they are enough. */
export const WANTING: Readonly<Record<AppLanguage, RegExp>> = {
  en: /\b(?:want|need|would like|i'd like|we'd like|like to have|looking for|make me|build|create|can you make)\b/iu,
  es: /(?<!\p{L})(?:quiero|queremos|quisiera|necesito|necesitamos|me gustaría|busco|buscamos|haz(?:me)?|crea(?:r)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je veux|nous voulons|je voudrais|j'aimerais|besoin|il (?:me|nous) faut|je cherche|crée(?:r|z)?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:möchten?|hätten?|brauchen?|will|wollen|suchen?|wünschen?|baue?|erstelle?n?)(?!\p{L})/iu,
  zh: /想要|我想|我要|需要|做一个|做个/u,
  ar: /أريد|اريد|نريد|أحتاج|احتاج|نحتاج|أود|ابحث عن|أبحث عن/u,
};

/** What somebody does with what they keep: "I collect stamps", "help me organise our quilts"; it asks for an app in few words only. */
export const KEEPS_THINGS: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  en: /\b(?:manag(?:e|ing)|organi[sz](?:e|ing)|catalog(?:u?e|u?ing)|collect(?:ing)?|(?:keep|make|need|want) (?:an? )?(?:simple )?(?:list|record)s?)\b/iu,
};

/** Words by which somebody speaks of an app that keeps a list of what they name. */
export const TRACKING: Readonly<Record<AppLanguage, RegExp>> = {
  en: /\b(?:apps?|tracker|tracking|track|log|planner|database|manager|organi[sz]er|catalog(?:ue)?|collection|register|registry|directory|diary|inventory)\b/iu,
  es: /\b(?:apps?|aplicación|registro|catálogo|colección|inventario|gestor|gestionar|base de datos)(?!\p{L})/iu,
  fr: /(?:^|[^\p{L}])(?:applis?|application|registre|catalogue|collection|inventaire|suivi|gérer|base de données)(?!\p{L})/iu,
  de: /(?:^|[^\p{L}])(?:apps?|anwendung|verzeichnis|katalog|sammlung|verwaltung|verwalten|datenbank|planer)/iu,
  zh: /应用|系统|管理|记录|收藏|数据库/u,
  ar: /تطبيق|نظام|إدارة|سجل|مجموعة|قاعدة بيانات/u,
};

/** "Je voudrais noter mes clientes", "A charity keeps donors and donations": somebody says that things are written down. */
export const KEEPING: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  en: /^\s*(?:an?|our|my) (?:[a-z'-]+ ){1,4}?(?:keeps|tracks|records|logs|manages|registers|needs) [a-z]/iu,
  es: /(?:^|[^\p{L}])(?:quiero|queremos|quisiera|quisiéramos|me gustaría|nos gustaría|necesito|necesitamos|deseo) (?:poder )?(?:llevar|apuntar|anotar|registrar|guardar|controlar|gestionar|organizar|tener controlad[oa]s?) /iu,
  fr: /(?:^|[^\p{L}])(?:je veux|je voudrais|j'aimerais|je souhaite|nous voulons|nous voudrions|nous aimerions|on veut|on voudrait|on aimerait|j'ai besoin de|nous avons besoin de) (?:pouvoir )?(?:noter|suivre|gérer|enregistrer|tenir|lister|consigner|organiser|garder) /iu,
  de: /(?:^|[^\p{L}])(?:ich|wir) (?:möchten?|wollen|will|würden? gern(?:e)?) [^.!?]{3,160} (?:erfassen|notieren|verwalten|festhalten|dokumentieren|protokollieren|aufschreiben|organisieren|eintragen)(?!\p{L})/iu,
  zh: /(?:想|想要|要|需要)(?:记录|记一下|记下|登记|管理|统计)/u,
  ar: /(?:[أن]ريد|[أن]حتاج|أبغى|نبغى|أبي|نبي) (?:أن |إلى )?(?:[أن]سجل|[أن]تابع|[أن]دير|[أن]نظم|[أن]حفظ|[أن]دون|تسجيل|متابعة|إدارة|تنظيم) /u,
};

/** Words of someone who talks, and asks for nothing. */
export const TALKING: Readonly<Record<AppLanguage, RegExp>> = {
  en: /\?|\b(?:i|you|he|she|it|they|we|this|that|what|where|who|why|how|when|is|are|am|was|were|do|does|did|don't|love|hate|sucks?|please|thanks?|tell|joke|poem|story|fuck\w*|stupid|idiot)\b/iu,
  es: /[?¿]|\b(?:yo|tú|él|ella|esto|eso|qué|dónde|quién|cómo|es|son|soy|estoy|está|gracias|odio)(?!\p{L})/iu,
  fr: /\?|(?:^|[^\p{L}])(?:je|tu|il|elle|ça|ceci|que|quoi|où|qui|comment|est|sont|suis|merci|déteste)(?!\p{L})/iu,
  de: /\?|(?:^|[^\p{L}])(?:ich|du|er|sie|es|das|was|wo|wer|wie|ist|sind|bin|danke|hasse)(?!\p{L})/iu,
  zh: /[?？吗呢]|你|他|她|什么|哪|怎么|谢谢|讨厌|是不是/u,
  ar: /[?؟]|(?:^|\s)(?:أنا|أنت|هو|هي|هذا|هذه|ما|ماذا|أين|من|كيف|شكرا|أكره)(?:\s|$)/u,
};
