import { capital } from '../../capital.ts';
import { type AppLanguage, LIMITS } from '../../kinds.ts';
import type { EntityFact, Facts } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { categoryFor } from '../merge.ts';
import type { Category } from '../ontology/concept.ts';
import { singular } from '../read/english/inflect.ts';
import { LIKENED } from '../words/asking.ts';
import { ENGLISH_APP, NAMING } from '../words/looks.ts';
import { cut } from './texts.ts';

// What an app is called: as its description does, or else after what it mostly keeps.

const GENERIC =
  /^(?:(?:my |our |the )?(?:spreadsheet|excel|sheet|table|columns?|fields?|form|list)(?: (?:required|needed))?|app|application|website|web|site|system|platform|software|tool|aplicación|sistema|appli|logiciel|anwendung|verwaltung|系统|应用|تطبيق|نظام)$/iu;
/** Words that stand in sentences, and in no name of an app. */
const TELLING_WORDS: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  en: /\b(?:i|im|i'm|me|us|you|he|she|they|it|its|this|these|there|as|if|when|while|how|what|why|whenever|right|now|today|currently|instead|every|each|any|only|just|always|never|no|not|nobody|everyone|somebody|someone|people|over|under|about|because|since|also|still|already|actually|basically|sometimes|one|two|three|four|five|six|wife|husband|partner|mum|dad|problem|issue|requirements?|features?|specs?|google|\d+)\b/iu,
  es: /(?<!\p{L})(?:es|son|soy|somos|vendo|vendemos|tengo|tenemos|hago|hacemos|llevo|alquilo|necesito|ahora|actualmente|hasta|excel|yo|nosotros|cada|todos?|todas?|hoja)(?!\p{L})/iu,
  fr: /^\p{L}+(?:[^i]er|[^s]ir)$|(?<!\p{L})(?:en tant|c['’]est|suis|sommes|tiens|vends|vendons|fais|faisons|actuellement|maintenant|jusqu|excel|je|nous|on|il|chaque|tou(?:s|te|tes)|fichier)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:[أا]بغى|[أا]بي|نبغى|نبي|عندي|عندنا|[أا]ريد|نريد|نحتاج|محتاج|بدي|ودي)(?!\p{L})/u,
  zh: /一[家个间]|这是|我们|你们?|大家|能不能|可以|每天|天天|目前|现在|吗/u,
  de: /(?<!\p{L})(?:was|brauche|habe|mache|bisher|derzeit|momentan|aktuell|jetzt|noch|immer|eine[nrms]?|ich|wir|es|jede[rsn]?|alle|tabelle|excel\S*)(?!\p{L})/iu,
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
const SAID_LATER =
  /(?:^|[.!?\n]\s*)(?:so |and |also |basically |okay |ok )*(?:(?:i|we) (?:run|own|manage)|(?:i|we)(?:['’]m|['’]re| am| are) (?:an? )?(?:owner|manager|founder) of|(?:i|we)(?:['’]m|['’]re| am| are) an? |(?:(?:(?:i|we)(?:['’]d| would)? )?(?:must|have to|need to|want to|like to|please)? ?(?:build|make|create|need|want)(?: me| us)?) (?=(?:an? |the |some )?(?:[\p{L}-]+ ){0,3}(?:app|application|system|tool|website|platform|software|database|tracker|portal|program)\b)) [^.!?\n]+/giu;
/** "Airbnb for parking spaces": like something everybody knows, for something else. */
const LIKE = new RegExp(
  String.raw`^(?:an? |the )?(?:${LIKENED}|facebook|instagram|deliveroo|marketplace|directory)(?: but)? for (?:an? |the |my |our )?`,
  'iu',
);
/** What an app is said to be about that names nothing. */
const NAMELESS =
  /^(?:the |our |my )?(?:ways?|entit(?:y|ies)|tables?|modules?|models?|columns?|bullets?(?: points?)?|notes?|things?|stuff|everything|made|goal|purpose|background|context|overview|summary|intro(?:duction)?|request|question|homework|mother|mom|mum|father|dad|son|daughter|kids?|family|brother|sister|friends?|boss|team|colleagues?|user stor(?:y|ies)|spreadsheets?|app idea|my idea|(?:full[- ]?stack )?(?:web|mobile)(?: app)?)$/iu;

/** What to call the app: what stands first in the description, or what it says later that it wants, where that reads as a name. */
export function titleIn(description: string, facts: Facts): string | undefined {
  const first = titleOf(description, facts);
  if (first !== undefined || facts.language !== 'en') return first;
  for (const [said] of description.matchAll(SAID_LATER)) {
    const title = titleOf(said.replace(/^[.!?\s]+/u, ''), facts);
    if (title !== undefined) return title;
  }
  return undefined;
}

function titleOf(description: string, { language, entities, fields }: Facts): string | undefined {
  const { lead, stop } = NAMING[language];
  const first = description
    .replace(/^[\s\p{P}]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(NAMES_WITH_AND, `$1 ${AND} $2`);
  const isLike = language === 'en' && LIKE.test(first);
  const rest = isLike ? first.replace(LIKE, '') : first.replace(lead, '');
  const until = (rest.split(stop)[0] ?? '').replace(WRITTEN_ON, '').trim();
  const phrase = until.replace(AND, 'and');
  const named = (language === 'en' && !isLike ? englishTitle(phrase) : phrase)
    .replace(/ (?:owner|manager|operator)$|[\s"“”«»'’-]+$/u, '')
    .trim();
  const isList = rest
    .slice(until.length)
    .trimStart()
    .startsWith(language === 'zh' ? '、' : ',');
  const isThing = entities.some(
    ({ noun, plural }) => [noun, plural].includes(named.toLowerCase()) && entities.length > 1,
  );
  const isColumn = isList && fields.some(({ label }) => label.toLowerCase() === named.toLowerCase());
  if (!isName(named, language) || isColumn || (isList && isThing)) return undefined;
  return cut(capital(named), LIMITS.name);
}

const isShort = (name: string, language: AppLanguage): boolean =>
  (language === 'zh' ? Math.ceil(name.length / 4) : name.split(' ').length) <= WORDS;

/** Whether words read as the name of an app, and not as a piece of a sentence. */
const isName = (name: string, language: AppLanguage): boolean =>
  /\p{L}{2}/u.test(name) &&
  !(TELLING_WORDS[language]?.test(name) ?? false) &&
  !GENERIC.test(name) &&
  !NAMELESS.test(name) &&
  isShort(name, language);

const SECONDARY: readonly (Category | undefined)[] = ['person', 'place', 'organisation', 'category'];

/** The thing that most is said of, the first of them where several are alike: an app without a name is called after it. */
export function mainOf<One extends { fact: EntityFact }>(
  made: readonly One[],
  facts: Facts,
  lexicon: Lexicon,
): One | undefined {
  const isSaid = ({ source }: { source: { from: string } }) => source.from === 'text';
  const weightOf = ({ fact }: One): number => {
    const { noun } = fact;
    const said = facts.fields.filter((field) => field.owner === noun && isSaid(field)).length;
    const lives = facts.states.some((one) => one.owner === noun && isSaid(one)) ? 2 : 0;
    const isOther = SECONDARY.includes(categoryFor(fact, lexicon, facts.language));
    return said + lives - (isOther ? 2 : 0);
  };
  return [...made].sort((a, b) => weightOf(b) - weightOf(a))[0];
}

const NOTHING_BUT_APP =
  /^(?:app|application|website|site|system|platform|tool|software|place|way|thing|something|somewhere)$/iu;
const ONLY_APP = / (?:app|application|website|site|system|platform|software|program|database|tool)$/iu;

/** "attendance app for a school" → "school attendance", "invoicing tool" → "invoicing" */
function englishTitle(phrase: string): string {
  const parts = /^(.+?) (?:for|of) (?:(?:an?|the|my|our|your)\s+)?(?:(?:small|local|little)\s+)*(.+)$/iu.exec(
    phrase,
  );
  const said = parts?.[1] ?? phrase;
  const head = said.replace(ENGLISH_APP, '');
  const tail = parts?.[2];
  if (tail === undefined) return head;
  if (NOTHING_BUT_APP.test(head)) return tail;
  const owner = tail.split(' ').length > 2 ? tail : singular(tail);
  const whole = `${owner} ${head.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  // "Car maintenance log for my three cars": whose it is says nothing more.
  return isName(whole, 'en') ? whole : said.replace(ONLY_APP, '');
}
