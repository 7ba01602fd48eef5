import type { Lexicon } from '../../lexicon.ts';
import { APP_WORDS, WRAPPERS } from '../../words/english-verbs.ts';
import { deedOf, domainThing } from './columns/record.ts';
import { isBase, isDeedOfOne } from './doing.ts';
import { singular } from './inflect.ts';
import { type Item, type Judge, readList, wordAt } from './lists.ts';
import type { NounPhrase, Unit } from './phrases.ts';
import { headOf, isSetting } from './sorts.ts';

// "Vinyl shelf: artist, album, label": a row of fields whose owner is named by a title, a trade or a deed.

export interface Titled {
  owner: string;
  items: readonly Item[];
}

/** What things stand or are written in. */
const HOLDERS = new Set(
  'shelf stash round sheet rota cabinet drawer folder box diary journal card index stock wall'.split(' '),
);
const NUMBERED = /^(.+?) (?:no|nr|number|id)$/;
const MOST_WORDS = 4;
const FEWEST = 3;

const HAVING = /^(?:has|have|having|with|is|are|can|may|must|will|gets?|includes?|contains?)$/;
/** "Courses have a style", "people book a slot": a clause of somebody or something, and no row. */
function isClause(units: readonly Unit[], from: number): boolean {
  const next = wordAt(units, from + 1);
  if (units[from]?.type !== 'noun' || !next) return false;
  return HAVING.test(next.lower) || (next.pos === 'VERB' && (isBase(next.lower) || isDeedOfOne(next.lower)));
}

/** The fields that fill the rest of a sentence. */
function rowAt(units: readonly Unit[], from: number, judge: Judge): readonly Item[] | undefined {
  if (isClause(units, from)) return undefined;
  const { items, next } = readList(units, from, judge, 'fields');
  const isOne = ({ noun, has }: Item) =>
    noun === undefined ||
    (noun.determiner === '' && has.every(({ noun: part }) => part === undefined || judge(part) !== 'thing'));
  const fields = items.filter(
    ({ noun, choice, loose }) => choice ?? loose ?? (noun && judge(noun, true) === 'attribute'),
  );
  const isRow =
    next >= units.length &&
    items.length >= FEWEST &&
    items.every(isOne) &&
    fields.length * 2 >= items.length &&
    items.some(({ noun }) => noun !== undefined);
  return isRow ? items : undefined;
}

/** "Ticket no, blades, price" are written down of a ticket. */
function numberedIn([first]: readonly Item[], lexicon: Lexicon): string | undefined {
  const label = first?.noun?.label ?? '';
  const named = NUMBERED.exec(label)?.[1];
  if (named === undefined || lexicon.attribute(label) === 'phone') return undefined;
  return lexicon.thing(named) === undefined ? undefined : singular(named);
}

/** What one of those is called that a title speaks of. */
function namedBy(title: NounPhrase, lexicon: Lexicon): string | undefined {
  let words = title.noun.split(' ');
  // A gift card holds no gifts.
  if (words.length > MOST_WORDS || (words.length > 1 && lexicon.thing(title.noun) !== undefined))
    return undefined;
  const isHolder = (word: string) => HOLDERS.has(word) || APP_WORDS.has(word) || WRAPPERS.has(word);
  while (words.length > 1 && isHolder(words.at(-1) ?? '')) words = words.slice(0, -1);
  const rest = words.join(' ');
  const head = headOf(rest);
  if (isSetting({ ...title, noun: rest })) return domainThing(rest);
  if (head.endsWith('ing') && head.length > 5) return deedOf(head, rest);
  return rest === title.noun ? undefined : singular(rest);
}

/** A phrase that opens a sentence, with the deed in it: "piano tuning". @returns how many units it takes */
function phraseAt(units: readonly Unit[]): { phrase: NounPhrase; length: number } | undefined {
  const [first] = units;
  const deed = wordAt(units, 1);
  if (first?.type !== 'noun') return undefined;
  if (!deed?.lower.endsWith('ing')) return { phrase: first, length: 1 };
  const after = units[2];
  const words = [first.noun, deed.lower, ...(after?.type === 'noun' ? [after.noun] : [])];
  return { phrase: { ...first, noun: words.join(' ') }, length: words.length };
}

/** The phrase that a sentence is, where it is nothing else. */
export function titleOf(units: readonly Unit[]): NounPhrase | undefined {
  const opening = phraseAt(units);
  return opening?.length === units.length ? opening.phrase : undefined;
}

interface Place {
  /** The sentence before is a title and nothing else. */
  title: NounPhrase | undefined;
  /** Nothing is named before. */
  isFirst: boolean;
}

export function titledAt(
  units: readonly Unit[],
  { title, isFirst }: Place,
  judge: Judge,
  lexicon: Lexicon,
): Titled | undefined {
  const opening = phraseAt(units);
  const isHeaded =
    isFirst && opening !== undefined && /^[:–-]$/.test(wordAt(units, opening.length)?.lower ?? '');
  const heading = isHeaded ? opening.phrase : title;
  const items = rowAt(units, isHeaded ? opening.length + 1 : 0, judge);
  if (!items) return undefined;
  const owner = numberedIn(items, lexicon) ?? (heading && namedBy(heading, lexicon));
  return owner === undefined ? undefined : { owner, items };
}
