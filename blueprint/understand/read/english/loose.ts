import type { FieldType } from '../../../kinds.ts';
import type { Unit } from './phrases.ts';

// Parts of a list that are no noun phrases: "who is going", "slept from to", "deposit paid".

export interface Loose {
  label: string;
  type: FieldType;
  /** A phrase of its own that is asked for: "which customer". */
  which?: number;
}

const SEPARATES = /^(?:,|;|\)|\(|\[|\]|and|or|&|\+|\.|:|\/|\?|!|→|=)$/;
const ASKING = /^(?:who|whom|whose|what|when|where|how|why|which|whether|if|since|until|from|to)$/;
/** Who speaks and how it is said adds nothing to what is kept. */
const IDLE =
  /^(?:i|we|they|you|the|a|an|is|are|was|were|has|have|had|been|be|to|do|does|did|need|needs|it|of|'s|'ve|'re|'d)$/;
const LONGEST = 6;

const wordsOf = (unit: Unit): string =>
  unit.type === 'word'
    ? unit.lower
    : unit.type === 'choice'
      ? unit.choice.label
      : /^(?:many|much)$/.test(unit.determiner)
        ? `${unit.determiner} ${unit.label}`
        : unit.label;
const isSeparator = (unit: Unit | undefined) =>
  unit === undefined || unit.type === 'choice' || (unit.type === 'word' && SEPARATES.test(unit.lower));

/** "What I paid", "how much it costs". */
export const COSTS = /^(?:what|how much)\b.* (?:charged?|paid|pay|costs?|spent|owed?|owes|earned)$/;
const TYPES: readonly (readonly [says: RegExp, type: FieldType])[] = [
  [/^(?:when|since|until|from|to)\b/, 'date'],
  [/^how long\b/, 'duration'],
  // "How often" is "twice a day", unless something is counted.
  [/^how (?:many|much|far|big|old|heavy)\b|^how often ./, 'number'],
  [/^(?:whether|if)\b/, 'boolean'],
  [COSTS, 'money'],
  // "What is wrong", "what we did": a sentence or more.
  [
    /^what(?: (?:is|was)|'s)? (?:wrong|done|happened|broken|missing)$|^what (?:i|we|they|he|she) (?:did|do|found|saw|said|agreed|discussed)$|^what happened\b/,
    'longText',
  ],
  [/^\p{L}+(?:ed|en|ght|ld|nt) (?:on|until|since)$/u, 'date'],
];

const isMoney = (words: readonly string[]) => COSTS.test(words.join(' '));

/** The words of "what I paid" that say what is kept. */
function labelOf(words: readonly string[]): string {
  const [first = '', ...rest] = words;
  const told = rest.filter((word) => !IDLE.test(word));
  // "Harvested" says enough of what I harvested, as "found" doesn't.
  const says = isMoney(words) || (told.at(-1) ?? '').endsWith('ed');
  if (first === 'what' && told.length > 0 && /^(?:i|we|they|you)$/.test(rest[0] ?? '') && says)
    return told.join(' ');
  if (/^(?:whether|if)$/.test(first) && told.length > 0) return told.join(' ');
  return words.join(' ').replace(/ (?='(?:s|re|ve|d|ll|m)\b|n't\b)/g, '');
}

/** What "how many times a day" counts: times a day. */
function countedIn([first, ...rest]: readonly Unit[]): string | undefined {
  if (first?.type !== 'word' || first.lower !== 'how' || rest[0]?.type !== 'noun') return undefined;
  const spoken = rest.map((unit, at) =>
    at > 0 && unit.type === 'noun' && /^an?$/.test(unit.determiner)
      ? `${unit.determiner} ${wordsOf(unit)}`
      : wordsOf(unit),
  );
  const counted = spoken.filter((words) => !IDLE.test(words)).join(' ');
  return counted.replace(/^(?:many|much) /, '') || undefined;
}

/** Whether a question is asked here that stands for something kept. */
export const isAsking = (units: readonly Unit[], from: number): boolean => {
  const unit = units[from];
  return unit?.type === 'word' && ASKING.test(unit.lower);
};

/** "Yes/no", "y/n", "urgent or not": how many words say that something is either. */
export function yesOrNo(units: readonly Unit[], from: number): number {
  const lower = (at: number) => {
    const unit = units[at];
    return unit === undefined || unit.type === 'choice' ? '' : unit.type === 'word' ? unit.lower : unit.label;
  };
  if (lower(from) === '(') {
    const inner = yesOrNo(units, from + 1);
    return inner > 0 && lower(from + 1 + inner) === ')' ? inner + 2 : 0;
  }
  if (lower(from) === 'or' && lower(from + 1) === 'not') return 2;
  if (!/^(?:yes|y)$/.test(lower(from))) return 0;
  const at = /^(?:\/|or)$/.test(lower(from + 1)) ? from + 2 : from + 1;
  return /^(?:no|n)$/.test(lower(at)) ? at + 1 - from : 0;
}

/** @returns what the words up to the next separator ask to keep, and where reading goes on */
export function looseAt(units: readonly Unit[], from: number): { found: Loose; next: number } | undefined {
  let next = from;
  while (!isSeparator(units[next]) && yesOrNo(units, next) === 0) next += 1;
  const part = units.slice(from, next);
  const either = yesOrNo(units, next);
  const words = part.flatMap((unit) => wordsOf(unit).split(' ')).filter((word) => word !== '');
  const [first] = part;
  if (!first || words.length === 0 || words.length > LONGEST || !words.some((word) => /\p{L}{2}/u.test(word)))
    return undefined;
  // "… and remind me to water them": what the app is to do, and nothing that it keeps.
  if (
    /^(?:remind|alert|warn|notify|tell|show|send|mail|email|text) (?:me|us|them|him|her|everyone)\b/.test(
      words.join(' '),
    )
  )
    return undefined;
  // "The result: pass or fail" leaves the article alone.
  if (words.every((word) => /^(?:the|an?|i|we|they|you)$/.test(word))) return undefined;
  const counted = countedIn(part);
  if (counted !== undefined) return { found: { label: counted, type: 'number' }, next };
  const label = labelOf(words);
  const type = either > 0 ? 'boolean' : (TYPES.find(([says]) => says.test(words.join(' ')))?.[1] ?? 'text');
  const asked = part.findIndex((unit) => unit.type === 'word' && unit.lower === 'which');
  const second = part[asked + 1];
  return {
    found: {
      label,
      type,
      ...(asked >= 0 && asked < 2 && second?.type === 'noun' && { which: from + asked + 1 }),
    },
    next: next + either,
  };
}
