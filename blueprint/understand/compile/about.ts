import { currencyIn } from '../../currencies.ts';
import { CONCEPTS } from '../../concepts/index.ts';
import type { AppKind, AppLanguage } from '../../kinds.ts';
import type { Theme } from '../../schema.ts';
import { withoutEntity } from '../without-entity.ts';
import type { About, Facts, Span } from '../facts.ts';
import { COLOURS, DARK, ELEGANT, LIGHT, NEAR, PLAYFUL, THEME_WORDS } from '../words/looks.ts';
import { titleIn } from './app-name.ts';

/**
 * What a description says of the app as a whole.
 * @param named the description without what names nothing, by which it is called
 */
export function aboutOf(description: string, facts: Facts, named: string): About {
  const text = description.toLowerCase();
  const title = titleIn(named, facts);
  const currency = currencyIn(description);
  return {
    kind: kindOf(text, facts),
    ...(title !== undefined && { title }),
    ...(currency !== undefined && { currency }),
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
