import type { AppLanguage } from '../../kinds.ts';

// How people speak of the looks of an app, and what they call one before they say what it is for.

/** Words beside which a colour or "dark" is meant of the app, and not of what it keeps. */
export const THEME_WORDS: Readonly<Record<AppLanguage, RegExp>> = {
  en: /\b(?:themed?|mode|design|looks?|style|styling|colou?r scheme|colou?rs|palette|ui|interface|background|branding|make it|should be|please)\b/gu,
  es: /(?:tema|modo|diseño|aspecto|estilo|colores|interfaz|fondo)/gu,
  fr: /(?:thème|mode|design|style|couleurs|interface|fond|apparence)/gu,
  de: /(?:theme|modus|design|aussehen|stil|farben|oberfläche|hintergrund|farbschema)/gu,
  zh: /(?:主题|模式|配色|风格|界面|背景|色调)/gu,
  ar: /(?:مظهر|سمة|وضع|تصميم|ألوان|خلفية|واجهة)/gu,
};
/** As many characters around such a word belong to it. */
export const NEAR = 24;

export const DARK = /\bdark|oscur|sombre|dunk(?:el|le)|深色|暗色|暗黑|夜间|داكن|غامق|ليلي/u;
export const LIGHT = /\blight\b|\bclar[oa]\b|\bclair|\bhell(?:es|e|er)?\b|浅色|亮色|فاتح/u;

/** Each dark enough to be read on white. */
export const COLOURS: readonly (readonly [words: RegExp, colour: string])[] = [
  [/\bteal|turquoise|turques|türkis|petrol|青色|蓝绿|فيروزي/u, '#0F766E'],
  [/\bgreen|verde|\bvert|grün|绿|أخضر|خضراء/u, '#2B6A3F'],
  [/\bnavy|azul marino|bleu marine|marineblau|藏青|كحلي/u, '#1F3A77'],
  [/\bblue|\bazul|\bbleu|\bblau|蓝|أزرق|زرقاء/u, '#1D5FAD'],
  [/\bpurple|violet|lilac|lavender|morad|lila|紫|بنفسجي/u, '#7A3E9D'],
  [/\bpink|rosa|\brose|magenta|粉|وردي/u, '#B0316E'],
  [/\borange|naranja|anaranjad|橙|برتقالي/u, '#9A4A1F'],
  [/\byellow|gold|amarill|jaune|gelb|dorad|doré|黄|金|أصفر|صفراء|ذهبي/u, '#7D5A00'],
  [/\bbrown|marrón|marron|braun|棕|بني/u, '#7A4B2A'],
  [/\bred\b|\broj[oa]|rouge|\brot|红|أحمر|حمراء/u, '#A33A2A'],
  [/\bblack|\bgr[ae]y|negr[oa]|\bgris|\bnoir|schwarz|\bgrau|黑|灰|أسود|رمادي/u, '#3A3F47'],
];

export const PLAYFUL =
  /\bkids?\b|children|toddler|playful|famil(?:y|ia|le|ie)|niñ[oa]s|enfants|kinder\b|孩子|儿童|亲子|أطفال|عائل/u;
export const ELEGANT = /\belegant|luxur|classy|vintage|eleganc|lujos|élégan|edel\b|优雅|复古|أنيق|فاخر/u;

interface Naming {
  /** What stands before what the app is for. */
  lead: RegExp;
  /** Where that ends. */
  stop: RegExp;
}
export const NAMING: Readonly<Record<AppLanguage, Naming>> = {
  en: {
    lead: /^(?:(?:hi|hello|hey|dear all|dear|everybody|everyone|all|folks|guys|team|good (?:morning|afternoon|evening|day)|there|please|so|well|basically|ok|okay)[\s,!.]+)*(?:(?:i|we)(?:['’](?:m|re)| am| are) (?=an? (?!.{0,20}\bof\b)))?(?:(?:can you |could you )?(?:please )?(?:build|make|create|design|give)(?: me| us)? |(?:i|we)(?:['’]d| would)? ?(?:am|are|['’]m|['’]re)? ?(?:want|need|like|love|run|own|have|manage|looking for|look after|organi[sz]e|building|make|track)(?:ing|s)? )?(?:to (?:build|make|create|have|track|manage|keep track of|organi[sz]e|run|record|log|plan|see|know|remember|note) |wanna (?:build|make|create|have|track|manage|keep track of|organi[sz]e|record|log|plan|remember) )?(?:(?:an?|the|my|our|some|this) )?(?:(?:small(?! claims| talk)|simple|little|local|basic|new|nice|easy|web|mobile|online|internal|private|tiny|family) )*(?:(?:app|application|web ?app|website|web ?site|site|system|platform|tool|software|database|program|dashboard|portal|tracker|something|smth|sth|place|space|spot) (?:for|to|that|which|where|of|about|with which)(?: (?:an?|the|my|our|i|we|can|helps?|lets?|us|me|people))* )?(?:(?:remember|list|note down|write down|track|manage|organi[sz]e|keep (?:track|score|a record|a log|a list) of|run|record|log|plan|handle|tracking|managing|organi[sz]ing|keeping track of|running|recording|planning|handling|keep|keeping) (?!of ))?(?:(?:an?|the|my|our|all|some|its|small(?! claims| talk)|local|little) )*/iu,
    stop: /[.,;:!?\n()–—/]| - |(?<!sign|check|log|drop|walk) in \p{L}|\b(?:with|where|which|that|who|whose|including|having|so|when|because|and|plus|to|in which|has|have|is|are|we|i|they|can|needs?|wants?|keeps?|sells?|lends?|serves?|teach(?:es)?|collects?|helps?|publish(?:es)?|delivers?|gives?|takes?|makes|does|offers?|rents|looking|organi[sz]es?|using|should|must|by|per|from|here)\b|\bw\/|&/iu,
  },
  es: {
    lead: /^(?:(?:hola|buenos días|buenas tardes|por favor)[\s,!.]+)*(?:para (?=(?:mi|nuestr[oa]) ))?(?:(?:(?:me|nos) gustaría(?: tener)?|quiero|queremos|necesito|necesitamos|quisiera|tengo|tenemos|llevo|llevamos|gestiono|gestionamos|administro|administramos|regento|regentamos|somos|soy|dirijo|llevar|hazme|crea|crear|haz) )?(?:(?:una?|la|el|mi|nuestr[oa]|unos|unas) )?(?:(?:pequeñ[oa]|sencill[oa]|simple) )?(?:(?:aplicación|app|sistema|web|página web|página|sitio web|sitio|plataforma|herramienta|programa|software|base de datos|gestión|control|registro)(?: (?:web|sencill[oa]|móvil))? (?:para|de|que)(?: (?:gestionar|administrar|llevar|controlar|registrar|organizar|manejar|seguir|apuntar|anotar|guardar|recordar|la gestión de|el control de))? )?(?:(?:gestionar|administrar|llevar|controlar|registrar|organizar|apuntar|anotar|guardar|recordar) )?(?:(?:el|un) (?:control|registro|seguimiento) de )?(?:(?:el|la|los|las|un|una|mi|mis|nuestr[oa]s?) )*/iu,
    stop: /[.,;:!?\n()–—/]|(?<!\p{L})(?:con|donde|que|y|e|en|cuyo|incluyendo|para|cada|tiene|tienen|son|está|están|pueden?|según|quiero|queremos|quieren?|necesito|necesitamos|necesitan?|por)(?!\p{L})/iu,
  },
  fr: {
    lead: /^(?:(?:bonjour|salut|bonsoir|svp)[\s,!.]+)*(?:pour (?=(?:mon|ma|notre) ))?(?:(?:je veux|nous voulons|je voudrais|j['’]ai besoin (?:de |d['’])|il me faut|je cherche|j['’]aimerais|nous aimerions|je souhaite(?:rais)?|nous souhaitons|je suis|nous sommes|on est|je gère|nous gérons|on gère|(?:j['’]ai(?!\p{L})|nous avons|on a)(?: (?:ouvert|créé|monté|lancé|repris))?|créer?|faire) ?)?(?:(?:une?|le|la|les|mon|ma|notre|des) )?(?:(?:petite?|simple) )?(?:(?:application|appli|app|logiciel|site web|site|outil|système|plateforme|base de données|gestion|suivi|registre)(?: (?:web|simple|mobile))? (?:pour |de |d['’]|du |des |qui )(?:(?:gérer|suivre|organiser|enregistrer|noter|garder|lister|la gestion de|le suivi de) )?)?(?:(?:gérer|suivre|organiser|enregistrer|noter|garder|lister|cataloguer|répertorier|recenser) )?(?:(?:le|la|les|un|une|des|mon|ma|mes|notre|nos) |l['’]|d['’])*/iu,
    stop: /[.,;:!?\n()–—/]|(?<!\p{L})(?:avec|où|qui|que|qu['’]|auxquel(?:le)?s|et|dont|incluant|pour|chaque|ont|sont|peuvent|passent|dans|par|je|nous|on|il|a besoin|souhaite(?:nt)?|veut|veulent)(?!\p{L})/iu,
  },
  de: {
    lead: /^(?:(?:hallo|guten tag|moin|bitte)[\s,!.]+)*(?:für (?=(?:meine|unsere?|unser)[nm]? ))?(?:(?:ich|wir) (?:möchten?|brauchen?|wollen|will|haben|habe|suchen?|führen?|verwalten?|sind|bin|betreiben?|leite|leiten|betreuen?|organisieren?) )?(?:(?:eine[nrms]?|ein|die|der|das|meine?|unsere?) )?(?:(?:kleine[snr]?|einfache[snr]?) )?(?:(?:app|anwendung|web-?app|webseite|website|software|system|programm|tool|plattform|datenbank|verwaltung|übersicht)(?: (?:für|zur|zum|von|um|der|des|mit der))(?: (?:verwaltung|planung|organisation) (?:von|der|des))? )?(?:(?:eine[nrms]?|ein|die|der|das|den|meine[nrs]?|unsere[nrs]?) )*/iu,
    stop: /[.,;:!?\n()–—/]|(?<!\p{L})(?:mit|wo|in der|in dem|die|der|das|und|sowie|zu|um|damit|jede[rs]?|haben|hat|kann|können|sind|ist|wird|werden|für|verwalten|erfassen|notieren|speichern|festhalten|eintragen|planen|verwaltet|erfasst|organisiert|brauch(?:en?|t)|möchten?|wollen|will|suchen|sucht)(?!\p{L})/iu,
  },
  zh: {
    lead: /^(?:你好[，,！!]?)?(?:请)?(?:帮我|给我)?(?:[为给](?!爸|妈|父母|家人|孩子|老婆|老公|自己|我)(?=\p{Script=Han}{2,8}?(?:做|开发|建)一?[个款套]))?(?:我们?|我)?(?:在[\p{Script=Han}]{1,4}?(?=[开办]))?(?:想要|想|需要|要|是|[开办](?!发)了?|有)?(?:做|建|开发|创建|制作)?(?:一[个款家间所套]|(?<=[要有是做建发作了开办想])个(?!人)|(?<=[开办了有])家(?![长庭具教]))?(?:简单的|小型)?(?:用于|用来|可以|能够?)?(?:管理|记录|跟踪|追踪|收藏|登记|保存|整理|组织)?(?:我?[读看听玩去吃喝买]过的)?/u,
    stop: /[。，、；：！？,.;:!?\n（）()]|的|和|与|以及|包括|包含|每[个棵份套家位名只张本辆台间次]|有|用于|(?<=.{2})(?:需要|想(?=[做要用管建开把记让有])|(?:做|开发|建)一?[个款套])|管理|记录/u,
  },
  ar: {
    lead: /^(?:مرحبا[ًا]?[،,!]?\s*)?(?:(?:أريد|نريد|أحتاج(?: إلى)?|نحتاج(?: إلى)?|عندي|عندنا|لدي|لدينا|أدير|ندير|نحن|أنا) )?(?:(?:تطبيق|نظام|موقع|برنامج|منصة)(?:ا|ًا|اً)?(?: بسيط)?(?:ا|ًا|اً)? )?(?:[أن](?:سجل|تابع|حفظ|نظم|دير) (?:فيه|فيها|به|بها) )?(?:لإدارة |إدارة |لتتبع |لمتابعة |متابعة |لتنظيم |لحفظ |حفظ |لتسجيل |تسجيل |من أجل |ل(?=\p{L}))?/u,
    stop: /[.,،;؛:!؟?\n()]|(?<!\p{L})(?:مع|حيث|التي|الذي|لكل|عندها|عنده|لديها|لديه|يحتوي|تحتوي|يشمل|تشمل|تدير|تحتاج|يحتاج|تريد|يريد|فيه|فيها|من)(?!\p{L})|(?<!\p{L})و(?!رش)(?=\p{L})/u,
  },
};

/** What an app holds, as a line below its name. */
export const TAGLINES: Readonly<
  Record<AppLanguage, { and: string; comma: string; whole: (list: string) => string }>
> = {
  en: { and: ' and ', comma: ', ', whole: (list) => `${list} in one place` },
  es: { and: ' y ', comma: ', ', whole: (list) => `${list} en un solo lugar` },
  fr: { and: ' et ', comma: ', ', whole: (list) => `${list} au même endroit` },
  de: { and: ' und ', comma: ', ', whole: (list) => `${list} an einem Ort` },
  zh: { and: '和', comma: '、', whole: (list) => `${list}，尽在一处` },
  ar: { and: ' و', comma: '، ', whole: (list) => `${list} في مكان واحد` },
};

/** What people call an app: "Attendance app for a school" is "School attendance". */
export const ENGLISH_APP =
  /\s+(?:app|application|website|site|system|platform|tool|software|database|program|sheet|spreadsheet|thing)$/iu;
/** What says what is done with what stands before: "donations tracker" says no more than "donations", but "baby tracker" does. */
export const ENGLISH_KEEPER = /\s+(?:manager|management|tracker)$/iu;
