import type { Lexicon } from '../../../lexicon.ts';
import { categoryOf } from '../../../ontology/categories.ts';
import { DOMAINS } from '../../../ontology/domains.ts';
import { thingById } from '../../../ontology/index.ts';
import { stemsOf } from '../../../words/english-stems.ts';
import { APP_WORDS, EVENTS, SETTINGS, WRAPPERS } from '../../../words/english-verbs.ts';
import { lookUp } from '../../../words/look-up.ts';
import { isPlural, singular } from '../inflect.ts';
import { headOf } from '../sorts.ts';

// What a row of a table is, told by its title, or by its columns where the title names only a place.

/** What things stand or are written in. */
const HOLDERS = new Set(
  'shelf stash round sheet rota cabinet cupboard drawer folder binder box diary journal card index stock wall board store book notebook file planner form notes'.split(
    ' ',
  ),
);
/** What follows says whose it is, or where. */
const AFTER = / (?:for|on|at|in|by|of|from|with|here|just|run|that|which|who|we|i|to|per)\b.*$/u;
const BEFORE =
  /^(?:(?:(?:an? )?(?:app|something|tool|system|way|place) (?:to|for|where (?:i|we) can)|(?:track|log|record|note|manage|keep track of)(?= (?:my|our|the|all|every|some) )|my|our|the|an?|all|each|every|some|simple|basic|little|small|new|quick|daily|weekly|monthly|need|want|(?:list|log|register|record|track|book|diary|table)s? of)\s+)+/u;
const NUMBERED = /^(.+?) (?:no|nr|number|id|#)$/u;
const NAMED = /^(.+?) (?:name|title)$/u;
/** Lists of what is kept in a place. */
const STOCK = /^(?:inventory|stock|stocktake|stock list)$/u;
const ITEMS = /^(?:what(?: it is| is it)?|item|thing|object|article)\b/u;
/** Somewhere or someone is named, and the time that they are wanted. */
const BOOKED = /^(?:date|day|when|start|from)\b/u;
const BOOKING =
  /^(?:name|party|who|booked|hirer|guest|from|until|to|start|end|time|deposit|members?|group)\b/u;

const isHolder = (word: string) => HOLDERS.has(word) || APP_WORDS.has(word) || WRAPPERS.has(word);

/** What an app for a trade keeps first. */
export const domainThing = (trade: string): string | undefined => {
  const domain = DOMAINS.find(({ words }) => words.en.includes(trade));
  return thingById(domain?.things[0] ?? '')?.names.en.one.toLowerCase();
};

/** What is done goes on in a job, unless there is a word for what it leaves behind. */
export function deedOf(head: string, rest: string): string {
  const event = stemsOf(head)
    .map((stem) => lookUp(EVENTS, stem))
    .find((one) => one !== undefined);
  return event ?? domainThing(rest) ?? 'job';
}

/** "Lego set", but the donation of a "food bank donation", and the recipe of "grandma's recipe". */
function compoundOf(words: readonly string[], lexicon: Lexicon): string {
  const two = singular(words.slice(-2).join(' '));
  const [first = ''] = words.slice(-2);
  const isPlain = words.length === 2 && !/'s$/u.test(first) && !SETTINGS.has(first);
  return isPlain || lexicon.thing(two) !== undefined ? two : headOf(two);
}

/** What the columns say that is written down, where the title doesn't. */
function recordOf(labels: readonly string[], isPlace: boolean, lexicon: Lexicon): string | undefined {
  const [first = ''] = labels;
  const numbered = NUMBERED.exec(first)?.[1];
  if (numbered !== undefined && lexicon.attribute(first) !== 'phone' && lexicon.thing(numbered) !== undefined)
    return singular(numbered);
  if (labels.slice(0, 2).some((label) => ITEMS.test(label))) return 'item';
  const called = labels.slice(0, 2).flatMap((label) => NAMED.exec(label)?.[1] ?? []);
  const thing = called.find((one) => lexicon.thing(one) !== undefined);
  if (isPlace && thing !== undefined) return singular(thing);
  const isBooking = labels.some((one) => BOOKED.test(one)) && labels.some((one) => BOOKING.test(one));
  return isPlace && isBooking ? 'booking' : undefined;
}

/** What told it: a plural, a booking, a deed, a diary, a word for a list behind it, the columns, or nothing but a word. */
export type Told = 'plural' | 'booking' | 'deed' | 'diary' | 'holder' | 'columns' | 'word';
export interface NamedRecord {
  noun: string;
  by: Told;
}

/** "The service history for our boats: name, mileage": boats, where no day says that each line is a service. */
const HISTORY_OF =
  /\b(?:history|histories|records?|details|data) (?:for|of|on|about) (?:all )?(?:our|my|the) ([a-z-]+s)\s*$/u;
const DAY = /^(?:date|day|when|time)$/u;

export function recordFor(title: string, labels: readonly string[], lexicon: Lexicon): NamedRecord {
  const kept = labels.some((label) => DAY.test(label))
    ? undefined
    : HISTORY_OF.exec(title.toLowerCase())?.[1];
  if (kept !== undefined && lexicon.thing(singular(kept)) !== undefined)
    return { noun: singular(kept), by: 'plural' };
  const named = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'&-]/gu, ' ')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .trim();
  const words = named.split(/\s+/u).filter((word) => word !== '');
  const isKnown = isPlural(words.at(-1) ?? '') && lexicon.thing(words.join(' ')) !== undefined;
  let holder = '';
  while (!isKnown && words.length > 1 && isHolder(words.at(-1) ?? '')) holder = words.pop() ?? '';
  const rest = words.join(' ');
  if (/^(?:log|logbook|diary|journal)$/u.test(rest)) return { noun: 'entry', by: 'diary' };
  const head = headOf(rest);
  const compound = compoundOf(words, lexicon);
  const told = recordOf(labels, false, lexicon);
  if (singular(head) !== head) return { noun: compound, by: 'plural' };
  const known = lexicon.thing(rest)?.category ?? lexicon.thing(head)?.category;
  const guessed = categoryOf(head);
  // A cutter cuts, and is nobody.
  const category = known ?? (guessed === 'person' ? undefined : guessed);
  const isPlace = category === 'place' || category === 'organisation' || SETTINGS.has(head);
  const isDeed = head.endsWith('ing') && head.length > 5 && lexicon.thing(head) === undefined;
  if (
    /^(?:log|logbook|diary|journal)$/u.test(holder) &&
    (isDeed || !/^(?:event|booking)$/u.test(category ?? ''))
  )
    return { noun: told ?? 'entry', by: 'diary' };
  if (category === 'booking') return { noun: compound, by: 'booking' };
  if (isDeed) return { noun: words.length === 1 ? head : deedOf(head, rest), by: 'deed' };
  if (isPlace || category === 'person' || isHolder(head)) {
    const booked = recordOf(labels, isPlace || isHolder(head), lexicon);
    if (booked !== undefined) return { noun: booked, by: 'columns' };
    if (STOCK.test(rest)) return { noun: 'item', by: 'columns' };
    return { noun: 'entry', by: 'word' };
  }
  if (told === 'item') return { noun: told, by: 'columns' };
  return { noun: compound, by: holder === '' ? 'word' : 'holder' };
}
