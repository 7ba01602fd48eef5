import { CONCEPTS } from '../../concepts/index.ts';
import { type AppKind, type AppLanguage, LIMITS } from '../../kinds.ts';
import type { Theme } from '../../schema.ts';
import { withoutEntity } from '../correct.ts';
import type { About, Facts, Span } from '../facts.ts';
import { singular } from '../read/english/inflect.ts';
import {
  COLOURS,
  DARK,
  ELEGANT,
  ENGLISH_APP,
  LIGHT,
  NAMING,
  NEAR,
  PLAYFUL,
  THEME_WORDS,
} from '../words/looks.ts';
import { capital } from '../../capital.ts';
import { cut } from './texts.ts';

/** What a description says of the app as a whole. */
export function aboutOf(description: string, facts: Facts): About {
  const text = description.toLowerCase();
  const title = titleIn(description, facts);
  return {
    kind: kindOf(text, facts),
    ...(title !== undefined && { title }),
    look: lookOf(text, facts),
  };
}

/** Concepts that tell the kind of an app, in any language. */
const TELLING: Readonly<Partial<Record<AppKind, readonly string[]>>> = {
  shop: ['product', 'order', 'orderItem', 'cart', 'productVariant', 'shop', 'wishlist'],
  bookings: ['appointment', 'booking', 'reservation', 'slot', 'service', 'rental', 'groomer', 'court'],
  crm: ['deal', 'lead', 'quote', 'call', 'campaign'],
  blog: ['post', 'article', 'comment', 'author', 'newsletter', 'journalEntry'],
  directory: ['place', 'restaurant', 'area', 'listing'],
  inventory: [
    'item',
    'warehouse',
    'stockMovement',
    'stockCount',
    'part',
    'asset',
    'equipment',
    'chemical',
    'batch',
  ],
  events: [
    'event',
    'eventTicket',
    'concert',
    'festival',
    'conference',
    'talk',
    'registration',
    'venue',
    'speaker',
  ],
  courses: [
    'course',
    'lesson',
    'student',
    'teacher',
    'class',
    'enrolment',
    'grade',
    'assignment',
    'exam',
    'attendance',
  ],
  property: [
    'property',
    'apartment',
    'tenant',
    'landlord',
    'lease',
    'viewing',
    'rentalUnit',
    'rentPayment',
    'house',
  ],
  recruiting: ['candidate', 'application', 'job', 'interview', 'applicant'],
  portfolio: ['portfolioPiece', 'artwork', 'photo', 'album', 'design'],
  helpdesk: ['ticket', 'request', 'bug', 'issue', 'agent', 'complaint', 'maintenanceRequest'],
};

/** The kind that most of the things, and the words, of a description belong to; `custom` where it is only one of many. */
function kindOf(text: string, { entities, language }: Facts): AppKind {
  let best: AppKind = 'custom';
  let most = 1;
  for (const { kind, words } of Object.values(CONCEPTS)) {
    const told = entities.filter(({ concept }) => TELLING[kind]?.includes(concept ?? '')).length;
    const said = language === 'en' ? (text.match(words)?.length ?? 0) : 0;
    const weight = told * 2 + Math.min(said, 3);
    if (weight > most && told + said > 1 && told * 4 >= entities.length) [best, most] = [kind, weight];
  }
  return best;
}

/** Where a description speaks of the looks, with what stands around it. */
const placesOfLooks = (text: string, language: AppLanguage): { span: Span; near: string }[] =>
  Array.from(text.matchAll(THEME_WORDS[language]), ({ 0: word, index }) => ({
    span: { start: index, end: index + word.length },
    near: text.slice(Math.max(0, index - NEAR), index + word.length + NEAR),
  }));

const LOOKS: readonly RegExp[] = [DARK, LIGHT, PLAYFUL, ELEGANT, ...COLOURS.map(([words]) => words)];

/** Facts without things that are words for the looks: "elegant design" is none to keep. */
export function withoutLooks(facts: Facts, text: string): Facts {
  const places = placesOfLooks(text.toLowerCase(), facts.language).filter(({ near }) =>
    LOOKS.some((words) => words.test(near)),
  );
  const isLook = ({ start, end }: Span) => places.some(({ span }) => start < span.end && span.start < end);
  return facts.entities
    .filter(({ source }) => source.from === 'text' && source.spans.length > 0 && source.spans.every(isLook))
    .reduce((left, { noun }) => withoutEntity(left, noun), facts);
}

function lookOf(text: string, { language }: Facts): Partial<Theme> {
  const around = placesOfLooks(text, language).map(({ near }) => near);
  const says = (words: RegExp) => around.some((part) => words.test(part));
  const colour = COLOURS.find(([words]) => says(words))?.[1];
  return {
    ...(colour !== undefined && { primary: colour }),
    ...(says(DARK) ? { mode: 'dark' as const } : says(LIGHT) ? { mode: 'light' as const } : {}),
    ...(PLAYFUL.test(text)
      ? { font: 'rounded' as const, radius: 14 as const }
      : ELEGANT.test(text)
        ? { font: 'serif' as const }
        : {}),
  };
}

const GENERIC =
  /^(?:(?:my |our |the )?(?:spreadsheet|excel|sheet|table|columns?|fields?|form|list)(?: (?:required|needed))?|app|application|website|web|site|system|platform|software|tool|aplicación|sistema|appli|logiciel|anwendung|verwaltung|系统|应用|تطبيق|نظام)$/iu;
/** Words that stand in sentences, and in no name of an app. */
const TELLING_WORDS: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  en: /\b(?:i|im|i'm|me|us|you|he|she|they|it|its|this|these|there|as|if|when|while|how|what|why|whenever|right|now|today|currently|instead|every|each|any|only|just|always|never|no|not|nobody|everyone|somebody|someone|people|over|under|about|because|since|also|still|already|actually|basically|sometimes|one|two|three|four|five|six|wife|husband|partner|mum|dad|problem|issue|requirements?|features?|specs?|google|\d+)\b/iu,
  es: /(?<!\p{L})(?:es|son|soy|somos|vendo|vendemos|tengo|tenemos|hago|hacemos|llevo|alquilo|necesito|ahora|actualmente|hasta|excel|yo|nosotros|cada|todos?|todas?|hoja)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:c['’]est|suis|sommes|tiens|vends|vendons|fais|faisons|actuellement|maintenant|jusqu|excel|je|nous|on|il|chaque|tou(?:s|te|tes)|fichier)(?!\p{L})/iu,
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

/** What to call the app: what stands first in the description, where that reads as a name. */
function titleIn(description: string, { language, entities, fields }: Facts): string | undefined {
  const { lead, stop } = NAMING[language];
  const first = description
    .replace(/^[\s\p{P}]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(NAMES_WITH_AND, `$1 ${AND} $2`);
  const rest = first.replace(lead, '');
  const until = (rest.split(stop)[0] ?? '').replace(WRITTEN_ON, '').trim();
  const phrase = until.replace(AND, 'and');
  const named = (language === 'en' ? englishTitle(phrase) : phrase).replace(/[\s"“”«»'’-]+$/u, '').trim();
  const length = language === 'zh' ? Math.ceil(named.length / 4) : named.split(' ').length;
  const isList = rest
    .slice(until.length)
    .trimStart()
    .startsWith(language === 'zh' ? '、' : ',');
  const isThing = entities.some(
    ({ noun, plural }) => [noun, plural].includes(named.toLowerCase()) && entities.length > 1,
  );
  const isColumn = isList && fields.some(({ label }) => label.toLowerCase() === named.toLowerCase());
  const isTelling = TELLING_WORDS[language]?.test(named) ?? false;
  if (
    !/\p{L}{2}/u.test(named) ||
    isColumn ||
    isTelling ||
    GENERIC.test(named) ||
    length > WORDS ||
    (isList && isThing)
  )
    return undefined;
  return cut(capital(named), LIMITS.name);
}

/** "attendance app for a school" → "school attendance", "invoicing tool" → "invoicing" */
function englishTitle(phrase: string): string {
  const parts = /^(.+?) (?:for|of) (?:(?:an?|the|my|our|your)\s+)?(?:(?:small|local|little)\s+)*(.+)$/iu.exec(
    phrase,
  );
  const head = (parts?.[1] ?? phrase).replace(ENGLISH_APP, '');
  const tail = parts?.[2];
  if (tail === undefined) return head;
  const owner = tail.split(' ').length > 2 ? tail : singular(tail);
  return /^(?:app|application|website|site|system|platform|tool|software)$/iu.test(head)
    ? tail
    : `${owner} ${head.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}
