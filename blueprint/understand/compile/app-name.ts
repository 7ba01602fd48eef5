import { capital } from '../../capital.ts';
import { type AppLanguage, LIMITS } from '../../kinds.ts';
import { type EntityFact, type Facts, isSaid } from '../facts.ts';
import { type Lexicon, lexiconFor } from '../lexicon.ts';
import { withoutAsking } from '../read/english/asking.ts';
import { LEFT_OUT, withThat } from '../read/english/contact-clauses.ts';
import { categoryFor } from '../category.ts';
import type { Category } from '../ontology/concept.ts';
import { thingNamed } from '../ontology/index.ts';
import { LIKENED } from '../words/asking.ts';
import { NAMING } from '../words/looks.ts';
import { TITLE_LABELS } from '../words/naming.ts';
import { deedNameIn } from './deed-name.ts';
import { englishTitle, subjectIn, isClipped } from './english-name.ts';
import { saidName, withoutHeading } from './said-name.ts';
import { sortsOf } from '../words/sorts-of.ts';
import { cut } from './texts.ts';

// What an app is called: as its description does, or else after what it mostly keeps.

const GENERIC =
  /^(?:(?:my |our |the )?(?:spreadsheet|excel|sheet|table|columns?|fields?|form|list)(?: (?:required|needed))?|app|application|website|web|site|system|platform|software|tool|(?:la[s]? |los |les? |die |ال)?(?:columnas|campos|cabeceras|hoja|tabla|colonnes|champs|en-têtes|tableur|tableau|spalten|felder|أعمدة|اعمدة|حقول|جدول|شيت|ملف(?: ال)?\s?(?:إكسل|اكسل))|列|列名|字段|表头|栏目|表格|aplicación|sistema|plataforma|herramienta|plateforme|outil|plattform|werkzeug|appli|logiciel|anwendung|verwaltung|wer|was|wann|welche[rsn]?|quién(?:es)?|qué|cuándo|qui|quoi|谁|系统|应用|平台|网站|تطبيق|نظام|منصة)$/iu;
/** Words that stand in sentences, and in no name of an app. */
const TELLING_WORDS: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  en: /\b(?:i|im|i'm|me|us|you|he|she|they|it|its|this|these|there|as|if|when|while|how|what|why|whenever|right|now|today|currently|instead|every|each|any|only|just|always|never|no|not|nobody|everyone|somebody|someone|people|over|under|about|because|since|also|still|already|actually|basically|sometimes|one|two|three|four|five|six|wife|husband|partner|mum|dad|problem|issue|requirements?|features?|specs?|google|\d+)\b/iu,
  es: /^(?:de|por|para|con|en|a)$|^(?:una )?vez |^cuando |^(?:algo|alguna cosa|lo|buen[ao]s)$|^oye |^nes[ec]*ito |^(?:como|sin) |^(?!ramos )\p{L}{2,}[aei]mos |^\p{L}+s (?!tan |bien )\p{L}{2,}[ae]n(?: |$)|(?<!\p{L})(?:es|son|soy|somos|vendo|vendemos|venden?|tengo|tenemos|hago|hacemos|llevo|alquilo|necesito|ahora|actualmente|hasta|excel|yo|nosotros|s[oó]lo|solamente|únicamente|nadie|primero|ningun[oa]|ningún|cada|todos?|todas?|hoja)(?!\p{L})/iu,
  fr: /^(?:de|pour|par|avec|en|à)$|^(?:une )?fois |^(?:dès|quand|lorsque) |^(?:quelque chose|de quoi)|^sans |^\p{L}+s (?:s['’])?\p{L}{2,}ent(?: |$)|^\p{L}+(?:[^i]er|[^s]ir)$|(?<!\p{L})(?:en tant|seule?s?|seulement|uniquement|personne|d['’]abord|c['’]est|suis|sommes|tiens|vends|vendons|fais|faisons|actuellement|maintenant|jusqu|excel|je|nous|on|il|chaque|tou(?:s|te|tes)|fichier)(?!\p{L})/iu,
  ar: /^(?:بعد|عند|عندما) |^[أن](?:عرض|سجل|دير|نظم|بيع|ؤجر|تابع|جمع|راقب|حتاج)(?: |$)|^(?:بدون|بلا|بصفتي|كوني|أملك|أعمل|ننظم|نأجر|نؤجر|نبيع|عايز|السلام عليكم) ?|بأعمدة|(?<!\p{L})(?:[أا]بغى|[أا]بي|نبغى|نبي|عندي|عندنا|[أا]ريد|نريد|نحتاج|محتاج|بدي|ودي|فقط|لكل|كل)(?!\p{L})/u,
  zh: /^(?:作为|无需|不用|给)|想[做要]|一[家个间]|这是|我们|你们?|大家|能不能|可以|只有|只能|仅|每天|天天|目前|现在|吗/u,
  de: /^(?:für|von|zu|bei|mit|pro|in|sobald|wenn|nachdem|falls)$|^(?:sobald|wenn|nachdem|falls) |^ohne |(?<!\p{L})(?:als|was|etwas|brauche|habe|mache|bisher|derzeit|momentan|aktuell|jetzt|noch|nur|ausschließlich|kein\p{L}*|niemand|zuerst|zunächst|immer|eine[nrms]?|ich|wir|es|unser\p{L}*|mein\p{L}*|jede[rsn]?|alle|tabelle|excel\S*)(?!\p{L})/iu,
};
/** "Deliveries on a clipboard": where it is written down until now. */
const WRITTEN_ON =
  / (?:on|in) (?:an? |the |our )?(?:paper|clipboard|whiteboard|notebook|binder|excel|spreadsheet)\b.*$/iu;
/** As many words a name has. */
const WORDS = 4;

/** Stands for the "and" of a name while the words after a name are cut off: "lost and found" goes on behind it. */
const AND = '\uE000';
const NAMES_WITH_AND = /\b(lost|bed|arts|food|health) (?:and|&) (found|breakfast|crafts|drinks?|safety)\b/iu;

/** Where an English text says what it wants or runs, when it doesn't begin with that. */
const SAID_LATER: Readonly<Record<AppLanguage, RegExp>> = {
  en: /(?:^|[.!?\n]\s*)(?:so |and |also |basically |okay |ok )*(?:(?:i|we) (?:run|own|manage)|(?:i|we)(?:['’]m|['’]re| am| are) (?:an? )?(?:owner|manager|founder) of|(?:i|we)(?:['’]m|['’]re| am| are) an? |(?:(?:(?:i|we)(?:['’]d| would)? )?(?:must|have to|need to|want to|like to|please)? ?(?:build|make|create|need|want)(?: me| us)?) (?=(?:an? |the |some )?(?:[\p{L}-]+ ){0,3}(?:app|application|system|tool|website|platform|software|database|tracker|portal|program)\b)) [^.!?\n]+/giu,
  es: /(?<=[.,;:!?\n]\s*)(?:quiero|queremos|necesito|necesitamos|quisiera) (?=una? (?:app|aplicación|sistema|web|plataforma|herramienta|programa)(?!\p{L}))[^.!?\n]+/giu,
  fr: /(?<=[.,;:!?\n]\s*)(?:je veux|nous voulons|je voudrais|il me faut|je cherche) (?=une? (?:application|appli|app|logiciel|site|outil|système|plateforme)(?!\p{L}))[^.!?\n]+/giu,
  de: /(?<=[.,;:!?\n]\s*)(?:ich|wir) (?:möchten?|brauchen?|wollen|will|suchen?) (?=eine?n? (?:app|anwendung|webseite|website|software|system|programm|tool|plattform|datenbank)(?!\p{L}))[^.!?\n]+/giu,
  zh: /(?<=[。，；：！？,.;:\s])(?:我们?)?(?:想要?|需要|要)(?:做|建|开发)?一?[个款套](?=[^。，；：！？,.;:\n]{2,12}?(?:系统|平台|小程序|应用|软件|网站|工具))[^。，；：！？,.;:\n]+/gu,
  ar: /(?<=[.,،;؛:!؟?\n]\s*)(?:أريد|نريد|أحتاج(?: إلى)?|نحتاج(?: إلى)?) (?=(?:تطبيق|نظام|موقع|برنامج|منصة))[^.!؟?\n]+/gu,
};
/** "Airbnb for parking spaces": like something everybody knows, for something else. */
const LIKE = new RegExp(
  String.raw`^(?:an? |the )?(?:${LIKENED}|facebook|instagram|deliveroo|marketplace|directory)(?: but)? for (?:an? |the |my |our )?`,
  'iu',
);
/** What an app is said to be about that names nothing. */
const NAMELESS =
  /^(?:the |our |my |your )?(?:your|ways?|entit(?:y|ies)|alert|warn(?:ing)?|notify|remind|tables?|modules?|models?|columns?|bullets?(?: points?)?|notes?|things?|stuff|everything|made|goal|purpose|background|context|overview|summary|intro(?:duction)?|request|question|homework|mother|mom|mum|father|dad|son|daughter|kids?|family|brother|sister|friends?|boss|team|colleagues?|user stor(?:y|ies)|spreadsheets?|app idea|my idea|(?:full[- ]?stack )?(?:web|mobile)(?: app)?)$/iu;

/** What to call the app: what stands first in the description, or what it says later that it wants, where that reads as a name. */
export function titleIn(description: string, facts: Facts): string | undefined {
  const said = saidName(description, facts.language);
  if (said !== undefined) return said;
  const text = withoutHeading(description);
  const done = facts.language === 'en' ? deedNameIn(text, facts.entities) : undefined;
  if (done !== undefined && isName(done, 'en')) return cut(capital(done), LIMITS.name);
  const first = titleOf(text, facts);
  if (first !== undefined) return first;
  for (const [later] of text.matchAll(SAID_LATER[facts.language])) {
    const title = titleOf(later.replace(/^[\p{P}\s]+/u, ''), facts);
    if (title !== undefined) return title;
  }
  return undefined;
}

function titleOf(description: string, { language, entities, fields }: Facts): string | undefined {
  const { lead, stop } = NAMING[language];
  // "Invoices suppliers send us" are invoices.
  const [opening = ''] =
    language === 'en'
      ? withThat(withoutAsking(description), lexiconFor('en')).split(LEFT_OUT)
      : [description];
  const first = opening
    .replace(GREETED, '')
    .replace(/^[\s\p{P}]+/u, '')
    .replace(HEADS_LIST, '$1. ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(NAMES_WITH_AND, `$1 ${AND} $2`);
  const isLike = language === 'en' && LIKE.test(first);
  const rest = isLike ? first.replace(LIKE, '') : first.replace(lead, '');
  const until = (rest.split(stop)[0] ?? '').replace(WRITTEN_ON, '').trim();
  const phrase = until.replace(AND, 'and');
  const told = language === 'en' && !isLike ? subjectIn(phrase, rest.slice(until.length)) : phrase;
  if (told === undefined) return undefined;
  const plain = (language === 'en' && !isLike ? englishTitle(told, (name) => isName(name, 'en')) : told)
    .replace(ROLE_OF_SPEAKER, '')
    .replace(/[\s"“”«»'’-]+$/u, '')
    .trim();
  const named = plain.replace(DOES[language] ?? /(?!)/u, '');
  const isList = rest
    .slice(until.length)
    .trimStart()
    .startsWith(language === 'zh' ? '、' : ',');
  const isThing = entities.some(
    ({ noun, plural }) => [noun, plural].includes(named.toLowerCase()) && entities.length > 1,
  );
  const isColumn = isList && fields.some(({ label }) => label.toLowerCase() === named.toLowerCase());
  // "I'm a therapist": who speaks is not what the app is about.
  // "员工填写加班申请": nor is who only fills it in.
  const isDoer = language === 'zh' && named !== plain;
  const isSpeaker = (isDoer || SPEAKS.test(first)) && isPerson(named, language);
  // "Le locataire signale une panne" tells a story.
  const [, doer = ''] = TELLS[language]?.exec(plain) ?? [];
  const isStory = named === plain && doer !== '' && isPerson(doer.replace(/^ال/u, ''), language);
  if (isStory || !isName(named, language) || isColumn || isSpeaker || (isList && isThing)) return undefined;
  return cut(capital(named, language), LIMITS.name);
}

/** "Una fundación reparte comida", "notre syndic cherche un outil": what somebody does is no part of what they are called. */
const DOES: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  es: /(?<=\p{L}{3}) (?:busca|necesita|precisa|quiere|desea|reparte|visita|vende|alquila|ofrece|organiza|gestiona|lleva|presta|imparte|atiende|recoge|acoge|fabrica|produce|repara|cuida|anota|registra|prepara|apunta) (?=\p{L}).*$/iu,
  fr: /(?<=\p{L}{3}) (?:cherche|recherche|veut|souhaite|propose|vend|loue|prête|organise|gère|accueille|distribue|fabrique|produit|répare|envoie|suit|reçoit|note|prépare|tient|répertorie) (?=\p{L}).*$/iu,
  de: /(?<=\p{L}{3}) (?:sucht|braucht|benötigt|möchte|will|verkauft|verleiht|vermietet|verwaltet|organisiert|betreut|bietet|notiert|führt|erfasst|plant) (?=\p{L}).*$| (?:in|bei|von|für) (?:unser|mein)\p{L}* .*$/u,
  ar: /(?<=\p{L}{3}) [تني](?:حتاج|تابع|ريد|بحث عن|بيع|ؤجر|قدم|وزع|نظم|سجل|دير|عرض|ستقبل|صنع|شحن)(?: .*)?$/u,
  zh: /(?<=^\p{Script=Han}{2,3})(?:填写|填报|提交|上报|登记|录入|发布|上传|每[晚周月日]).*$/u,
};

/** Who does something with something, where they are somebody. */
const TELLS: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  es: /^(\p{L}+) \p{L}{3,} (?:(?:de )?un[oa]?s?|(?:de )?los|las?|el|su?s|al) /iu,
  fr: /^(\p{L}+) \p{L}{3,} (?:une?|des|les?|la|ses|son|sa) /iu,
  de: /^(\p{L}+) \p{Ll}{2,}t (?:eine?n?|de[nr]|die|das|seine?n?|ihre?n?) /u,
  ar: /^(\p{L}+) [يت]\p{L}{2,} /u,
};

/** A line of a few words above a list ends there, also without a full stop. */
const HEADS_LIST = /^([^\n.!?:：。，,]{3,60})\n+(?=\s*[-*•–]|\s*[^\n:：]{1,40}[:：(（])/u;
/** "Hi Tom," and "Dear Sir or Madam,": to whom it is written. */
const GREETED =
  /^\s*(?:hi|hello|hey|dear|hallo|hola|bonjour|cher|chère|liebe[rs]?|estimad[oa]s?|sehr geehrte[rs]?)\s+(?:(?:mr|mrs|ms|dr|herr|frau|sir or)\.?\s+)?\p{L}+(?:\s\p{Lu}\p{L}+)?\s*,\s*/iu;
/** Whoever owns or leads it speaks, and it is about what they lead. */
const ROLE_OF_SPEAKER =
  / (?:owner|operator|svp|pls|plz|thx|please|por favor|bitte|an|auf|bei|von|in|im|zu|tenue?|gérée?|animée?|à mon compte|por mi cuenta)$|(?<=\p{Script=Han}{2})(?:校长|老板娘?|店长|店主|院长|园长|馆长|经理|负责人|主任|管理员|店员|会长|(?:自己|内部)用|(?<=[团队店校院所馆社部司组厂园会班])用)$/iu;
const SPEAKS =
  /^(?:[\p{L} ]{1,20}[,!.] ?)?(?:so |well )?(?:(?:i|we)(?:['’](?:m|re)| am| are) |soy |somos |je suis |nous sommes |ich bin |wir sind |als |我们?是|أنا |نحن )/iu;
/** Whether one word means somebody. */
const isPerson = (name: string, language: AppLanguage): boolean =>
  !name.includes(' ') &&
  (thingNamed(name, language)?.category === 'person' ||
    (language === 'en' && sortsOf(name.toLowerCase()).includes('person')));

/** "Boutique en ligne de savons": such words join the others, and don't make a name longer. */
const JOINING = /^(?:de|du|des|del|la|le|les|el|los|las|en|y|et)$/iu;
const isShort = (name: string, language: AppLanguage): boolean => {
  const words = name.split(' ');
  if (language === 'zh') return Math.ceil(name.length / 4) <= WORDS;
  const isJoined = language === 'es' || language === 'fr';
  return (isJoined ? words.filter((word) => !JOINING.test(word)) : words).length <= WORDS;
};

const ONLY_LABEL = new RegExp(`^(?:${TITLE_LABELS})$`, 'iu');

/** "Kunden mieten Räder": a verb between German nouns. */
const CLAUSE = /^\p{Lu}[\p{L}-]+ (?:\p{Ll}{2,}(?:en|ern|eln)|\p{Ll}{3,}t)(?: \p{Lu}|$)/u;

/** Whether words read as the name of an app, and not as a piece of a sentence. */
const isName = (name: string, language: AppLanguage): boolean =>
  /\p{L}{2}/u.test(name) &&
  !(TELLING_WORDS[language]?.test(name) ?? false) &&
  !(language === 'de' && CLAUSE.test(name)) &&
  !GENERIC.test(name) &&
  !NAMELESS.test(name) &&
  !ONLY_LABEL.test(name) &&
  !(language === 'en' && isClipped(name)) &&
  isShort(name, language);

const SECONDARY: readonly (Category | undefined)[] = ['person', 'place', 'organisation', 'category'];

/** The thing that most is said of, the first of them where several are alike: an app without a name is called after it. */
export function mainOf<One extends { fact: EntityFact }>(
  made: readonly One[],
  facts: Facts,
  lexicon: Lexicon,
): One | undefined {
  const weightOf = ({ fact }: One): number => {
    const { noun } = fact;
    const said = facts.fields.filter((field) => field.owner === noun && isSaid(field)).length;
    const lives = facts.states.some((one) => one.owner === noun && isSaid(one)) ? 2 : 0;
    const isOther = SECONDARY.includes(categoryFor(fact, lexicon, facts.language));
    return said + lives - (isOther ? 2 : 0);
  };
  return [...made].sort((a, b) => weightOf(b) - weightOf(a))[0];
}
