import { type Ahead, isSomeThing, type Place } from './ahead.ts';
import type { Frames } from './frames.ts';
import type { Phrase } from './phrase.ts';
import type { Element } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How far a sentence is read. */
export interface State {
  /** What is spoken of. */
  current: string | undefined;
  subject: Phrase | undefined;
  /** All of "customers and suppliers". */
  subjects: Phrase[];
  last: Phrase | undefined;
  lastNoun: string | undefined;
  isTheirs: boolean;
  isOurs: boolean;
  afterPrep: 'prep' | 'per' | 'of' | 'belongs' | undefined;
  hasVerb: boolean;
  /** Phrases of which nothing was said yet. */
  pending: Phrase[];
  /** "Of each site we keep …": what all that comes belongs to. */
  ofEach: string | undefined;
  /** What somebody was last said to make by what they do: "book" a booking. */
  made: string | undefined;
  /** What we lend or rent out, and what is written down when somebody gets it. */
  lends: { event: string; lent: string[] } | undefined;
  /** What the sentence is about: its first subject. */
  topic: Phrase | undefined;
}

/** What somebody makes who books, rents or borrows something. */
const LENDING: ReadonlySet<string> = new Set(['booking', 'appointment', 'rental', 'loan']);
export const isLending = (event: string, vocabulary: Vocabulary): boolean =>
  LENDING.has(vocabulary.thing(event)?.entry.id ?? '');
/** Who signs up does so for something. */
export const isJoining = (event: string, vocabulary: Vocabulary): boolean =>
  vocabulary.thing(event)?.entry.id === 'registration';
/** Nobody knows whether it is kept, and nothing says that it surely isn't. */
export const isUnsettled = ({ sort, isJudged, isRefused }: Phrase): boolean =>
  isRefused !== true && (sort === 'unknown' || (sort === 'thing' && isJudged === false));
/** "Taladros", "un taladro", "cada taladro" */
export const isManyOrOne = ({ isPlural, determiner }: Phrase): boolean =>
  isPlural || determiner === 'a' || determiner === 'each';

export interface Reading extends Place {
  elements: readonly Element[];
  ahead: Ahead;
  frames: Frames;
  state: State;
}
/** What is made by what is done: "guests book a table: name, time" is about the booking. */
export function eventAround({ frames, notebook }: Reading): string | undefined {
  const event = frames.top()?.event;
  return event === undefined ? undefined : notebook.known(event);
}

/** Chinese: "客人预订，填姓名、电话" says what the booking has. */
export function filledIn({ vocabulary, state, ahead }: Reading, at: number): string | undefined {
  const [first] = ahead.itemsFrom(at + 1);
  const head = state.subject?.category;
  return vocabulary.language === 'zh' &&
    first?.phrase.sort === 'attribute' &&
    (head === undefined || head === 'person')
    ? state.made
    : undefined;
}

/** @param isSure whether it is kept, and not only mentioned */
export function settle({ scribe, state }: Reading, phrase: Phrase, isSure: boolean): string | undefined {
  const noun = scribe.thing(phrase, isSure);
  if (noun !== undefined) {
    state.lastNoun = noun;
    if (isSure) state.current = noun;
  }
  return noun;
}

/** "Hunde und Katzen: name, breed": what stands beside the head of a list, where both are of one sort, has the same. */
export function besideAt({ elements, scribe }: Reading, at: number): string[] {
  const [before, other, joint, head] = [at - 4, at - 3, at - 2, at - 1].map((place) => elements[place]);
  if (other?.kind !== 'phrase' || head?.kind !== 'phrase' || joint?.kind !== 'role' || joint.role !== 'and')
    return [];
  const isListed = before?.kind === 'sign' && before.sign === 'comma';
  const { category } = other.phrase;
  if (isListed || category === undefined || category !== head.phrase.category || !isSomeThing(other.phrase))
    return [];
  const noun = scribe.thing(other.phrase, true, true);
  return noun === undefined ? [] : [noun];
}
