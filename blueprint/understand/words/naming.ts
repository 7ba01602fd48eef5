import type { AppLanguage } from '../../kinds.ts';

// How people write down what their app is called.

/** Labels that only the name of the app stands behind. */
export const NAME_LABELS =
  "(?:project|app|application|product|system|site|website|software|tool|platform|working|startup)(?:['’]s)? (?:title|name)|name of (?:the |our |my )?(?:project|app|application|product|system|site|website|software|tool|platform)|(?:nombre|título) (?:de la|del|de) (?:proyecto|app|aplicación|sistema|producto)|(?:nom|titre) (?:du |de la |de l['’]|d['’])(?:projet|appli|application|app|produit|site)|(?:projekt|app|produkt|arbeits)-?(?:titel|name)|name (?:der|des) (?:app|anwendung|projekts|produkts)|(?:项目|应用|系统|产品|软件|平台|小程序)(?:名称|名字|名)|(?:اسم|عنوان) (?:المشروع|التطبيق|النظام|الموقع|المنتج)";
/** Labels that may as well head a column, and what the app is about. */
export const TITLE_LABELS = 'name|title|nombre|título|nom|titre|titel|名称|标题|الاسم|العنوان';
export const PROJECT_LABELS =
  'project|product|app|application|app idea|proyecto|producto|aplicación|projet|produit|appli|projekt|produkt|anwendung|项目|产品|应用|المشروع|التطبيق';
/** Headings of whole descriptions, which say nothing of the app. */
export const BRIEFS =
  '(?:(?:product|project|app|application|software|system|business|functional|design|short|quick|the|my|our) )*(?:brief|briefing|proposal|specs?|specifications?|requirements?(?: (?:document|specification|list))?|prd|srs|description|pitch|one-pager|overview|summary|background|context|scope)|resumen|descripción|requisitos|especificaci(?:ón|ones)|cahier des charges|description|résumé|besoins|lastenheft|pflichtenheft|anforderungen|projektbeschreibung|beschreibung|项目简介|需求(?:说明|文档)?|简介|وصف المشروع|المتطلبات|الوصف';

/** What stands right before the name of an app in quotes, or is said of it with "called". */
export const NAMED_THINGS: Readonly<Record<AppLanguage, string>> = {
  en: 'app|application|platform|tool|website|site|system|software|project|startup|product|service|portal|marketplace|game|tracker|planner',
  es: 'app|aplicación|plataforma|herramienta|web|sitio|sistema|programa|proyecto|portal|servicio',
  fr: 'appli|application|app|plateforme|outil|site|système|logiciel|projet|portail|service',
  de: 'app|anwendung|plattform|tool|website|webseite|seite|system|software|projekt|portal|programm',
  zh: '应用|平台|工具|网站|系统|软件|项目|小程序|app',
  ar: 'تطبيق|تطبيقًا|تطبيقا|منصة|أداة|موقع|موقعًا|نظام|نظامًا|برنامج|مشروع',
};
export const CALLED: Readonly<Record<AppLanguage, string>> = {
  en: 'called|named|titled',
  es: 'llamad[oa]|(?:que )?se llam(?:a|e|ará)|de nombre',
  fr: "appelée?|nommée?|intitulée?|(?:qui )?s['’]appelle(?:ra)?",
  de: 'namens|genannt|mit (?:dem )?namen|heißt',
  zh: '名为|命名为|名叫|叫做?',
  ar: 'باسم|اسمه|اسمها|يسمى|تسمى|يدعى',
};

/** What keeps a list of something, by language; English calls its apps so. */
export const KEEPING_WORDS = {
  en: /^(?:log|logbook|diary|journal|register|registry|tracker|list|sheet|book|records?|inventory|schedule|rota|roster|database|catalog(?:ue)?|collection)$/iu,
} as const;

interface NamedLine {
  line: RegExp;
  /** What is made of the thing: a report of potholes. */
  suffix?: string;
  /** The concept of what is done with the thing, for somebody: it is hired, or booked. */
  deed?: 'rental' | 'booking' | 'reservation';
  /** Only several of a thing are meant so: "sourdough bakes", and the shop of "a list for our shop" is kept nowhere. */
  isSeveral?: boolean;
}
const WHOM = String.raw`(?:\s+(?:app|system|software|tool|website|platform))?(?:\s+(?:for|at|in|of)\s+[^.!?\n]{1,60})?[.!]?$`;
/** "Please build me", "I need": how somebody asks for it. */
const WISH = String.raw`(?:(?:please|(?:can|could) you|(?:i|we)(?:['’]d| would)? (?:want|need|like)(?: to (?:have|make|build|create))?|(?:build|make|create|design|develop)(?: (?:me|us))?)\s+)*`;
const LEAD = String.raw`^${WISH}(?:(?:an?|the|our|my|simple|small|little|basic|online|digital|new|please)\s+)*`;
/** Whose they are, and that all of them are meant. */
const OWN = String.raw`(?:(?:an?|the|all|every|each|my|our|of) )*`;
/** "The waterfalls we visited", "the wines I drank": what somebody did with them. */
const DID = String.raw`(?:\s+(?:i|we|that i|that we)\s+\p{L}+)?`;
const LISTS =
  'log|logbook|diary|journal|list|register|registry|records?|inventory|catalog(?:ue)?|database|directory|archive|tracker|collection|library|map|ratings';
const DEEDS_DONE = {
  rental: 'hire|rentals?|leasing',
  booking: 'bookings?|scheduling|scheduler',
  reservation: 'reservations?',
} as const;
/** Lines that name what is kept and what is done with it. */
export const NAMED_LINES: Readonly<Partial<Record<AppLanguage, readonly NamedLine[]>>> = {
  en: [
    { line: new RegExp(`${LEAD}([\\p{L} -]+?)\\s+reporting${WHOM}`, 'iu'), suffix: ' report' },
    { line: new RegExp(`${LEAD}(?:${LISTS}) (?:of|to track) ${OWN}([\\p{L} -]+?)${DID}[.!]?$`, 'iu') },
    {
      line: new RegExp(`${LEAD}(?:${LISTS}) for ${OWN}([\\p{L} -]+?)${DID}[.!]?$`, 'iu'),
      isSeveral: true,
    },
    {
      line: new RegExp(
        `${LEAD}(?:(?:something|somewhere|app|tool|place|way|system) to )?(?:track|log|record|store|save|list|manage|organi[sz]e|keep (?:track|score|a record|a log|a list) of) ${OWN}([\\p{L} -]+?)${DID}[.!]?$`,
        'iu',
      ),
    },
    ...(['rental', 'booking', 'reservation'] as const).map((deed) => ({
      line: new RegExp(
        `${LEAD}([\\p{L} -]+?)\\s+(?:${DEEDS_DONE[deed]})(?:\\s+(?:management|bookings?|scheduling))?${WHOM}`,
        'iu',
      ),
      deed,
    })),
    {
      line: new RegExp(
        `${LEAD}([\\p{L} -]+?)\\s+(?:management|manager|tracker|tracking|log|logbook|diary|journal|register|registry|inventory|database|catalog(?:ue)?|collection|directory|organi[sz]er|planner|administration|ratings)${WHOM}`,
        'iu',
      ),
    },
    {
      line: new RegExp(`${LEAD}([\\p{L} -]+?)\\s+(?:app|application|list|lists)${WHOM}`, 'iu'),
      isSeveral: true,
    },
    { line: new RegExp(`^(?:my|our|all my|all our) ([\\p{L} -]+s)${DID}[.!]?$`, 'iu'), isSeveral: true },
    { line: /^([\p{L}-]+ (?:[\p{L}-]+ )?[\p{L}-]+s)[.!]?$/iu, isSeveral: true },
  ],
  es: [
    {
      line: /^(?:la |el |un |una )?(?:gestión|registro|control|inventario|seguimiento|administración|catálogo|gestor) de (?:los |las |mis |nuestr[oa]s )?(\p{L}+)[.!]?$/iu,
    },
  ],
  fr: [
    {
      line: /^(?:la |le |un |une )?(?:gestion|registre|suivi|inventaire|administration|catalogue) (?:des |de |d['’]|de mes |de nos )(\p{L}+)[.!]?$/iu,
    },
  ],
  de: [
    {
      line: /^(?:\p{L}+ )?(\p{L}{3,}?)[ -]?(?:verwaltung|erfassung|verzeichnis|kartei|datenbank|meldungen)(?: (?:für|im|in|der|des) [^.!?\n]{1,60})?[.!]?$/iu,
    },
  ],
};
/** Words before "management" and "log" that name nothing to keep. */
export const NO_THINGS =
  /^(?:time|anger|thanks|thank|regards|wishes|greetings|hugs|kisses|congrats|congratulations|holidays|mornings?|evenings?|happy|kind|warm|many|sorry|lovely|best|merry|season|seasons|bye|please|just|so|very|is|are|was|all|some|stress|crisis|risk|self|line|middle|upper|senior|general|change|people|git|npm|docker|error|debug|server|system|console|weather|news|captain|good|bad|poor|best|worst|stupid|dumb|nice|hello|hallo|hey|what|who|you|your|me|he|she|it|they|we|the|call|ask|see|read|open|close|get|log|nonsense|friendship|love|life|world|manager|management|app|apps|thing|stuff|nothing|something|everything|daten|zeit|selbst|stadt|landes|bundes|system|tiempo|temps|vida|crisis|riesgos|estrés|projet)$/iu;
