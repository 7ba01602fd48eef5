import type { Span } from '../../../facts.ts';
import { OWNING } from '../../../words/english-verbs.ts';
import { lowerOf, type NounPhrase, type Unit } from '../phrases.ts';
import type { Scene } from '../scene.ts';

// Whose a list is that stands behind a phrase and not behind a clause: "posts along the course: kilometre, marshal" are fields of the posts.

const PLACED =
  /^(?:of|for|from|to|in|on|at|by|along|around|inside|outside|near|under|over|behind|between|during|after|before|about|against|through|into)$/;
const JOINED = /^(?:and|&|plus)$/;

const isNoun = (unit: Unit | undefined): unit is NounPhrase => unit?.type === 'noun';
/** "Visits per branch", "a log for each visit": the list is of each of these. */
const isOfEach = ({ determiner }: NounPhrase): boolean => /^(?:each|every|any)$/.test(determiner);

/** The units of the clause that ends at a mark. */
function clauseBefore(units: readonly Unit[], mark: number): readonly Unit[] {
  const before = units.filter(({ end }) => end <= mark);
  const from = before.findLastIndex((unit) => /^[.;:()!?,]$/.test(lowerOf(unit)));
  const clause = before.slice(from + 1);
  return /^(?:[-–*•]|\d+|and|also|plus|then)$/.test(lowerOf(clause[0])) ? clause.slice(1) : clause;
}

/** What the phrase before a mark is of, where it says where that is; "a course with participants: name" is a list of the participants. */
export function headBefore(
  { units, named }: Pick<Scene, 'units' | 'named'>,
  mark: number,
): string | undefined {
  const clause = clauseBefore(units, mark);
  const last = clause.at(-1);
  // "On a roll there are frames: number, aperture"
  const there = clause.findIndex((unit) => lowerOf(unit) === 'there');
  if (
    there >= 0 &&
    there === clause.length - 3 &&
    isNoun(last) &&
    /^(?:is|are)$/.test(lowerOf(clause[there + 1]))
  )
    return named(last.noun);
  const [head, ...behind] = clause;
  if (!isNoun(head) || behind.length < 2 || behind.length % 2 !== 0) return undefined;
  const isPhrase = behind.every((unit, at) =>
    at % 2 === 0
      ? PLACED.test(lowerOf(unit)) || (at > 0 && JOINED.test(lowerOf(unit)))
      : isNoun(unit) && !isOfEach(unit),
  );
  return isPhrase ? named(head.noun) : undefined;
}

export interface Division {
  /** What something is divided into, what is divided, and what is said of each part. */
  part: string;
  whole: string | undefined;
  span: Span;
}

/** "Recordings are cut into clips with a start and an end": what stands behind "with" is of the clips. */
export function divisionsIn({ units, named }: Scene): Division[] {
  return units.flatMap((unit, at): Division[] => {
    const [whole, part, list] = [units[at - 1], units[at + 1], units[at + 3]];
    if (lowerOf(unit) !== 'into' || !isNoun(part) || !part.isPlural || !list) return [];
    if (!/^(?:with|having|\()$/.test(lowerOf(units[at + 2]))) return [];
    const kept = named(part.noun);
    if (kept === undefined) return [];
    const end = units.findIndex((one, index) => index > at + 3 && /^[.;:)!?]$/.test(lowerOf(one)));
    const span = { start: list.start, end: (end < 0 ? units.at(-1) : units[end - 1])?.end ?? list.end };
    const of = isNoun(whole) ? named(whole.noun) : undefined;
    return [{ part: kept, whole: of === kept ? undefined : of, span }];
  });
}

const HAVING = /^(?:with|w|having|featuring)$/;
const AND = /^(?:and|&|\+|plus)$/;
const ENDS = /^[.;:!?]$/;

/** Where a list that stands behind "with" ends: after what "and" joins to it, or where another one begins. */
function endOfInner(units: readonly Unit[], having: number): { next: number; isJoined: boolean } {
  let depth = 0;
  let wasAnd = false;
  for (let at = having + 1; at < units.length; at += 1) {
    const lower = lowerOf(units[at]);
    if (lower === '(') depth += 1;
    else if (lower === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && ENDS.test(lower))) return { next: at, isJoined: false };
    if (depth > 0) continue;
    const after = lowerOf(units[at + 1]);
    const isJoint = lower === ',' || AND.test(lower);
    // "Huts with beds, wardens with a phone": each has a list of its own.
    const [item, has] = [units[at + (AND.test(after) ? 2 : 1)], units[at + (AND.test(after) ? 3 : 2)]];
    if (isJoint && isNoun(item) && item.isPlural && HAVING.test(lowerOf(has)))
      return { next: at, isJoined: wasAnd };
    if (lower === ',' && wasAnd && !AND.test(after)) return { next: at, isJoined: true };
    wasAnd ||= AND.test(lower);
  }
  return { next: units.length, isJoined: false };
}

/** "They pay later", "makes the matches": a clause, and nothing of a list. */
const isItem = (unit: Unit | undefined): unit is Unit =>
  unit !== undefined &&
  (unit.type !== 'word' ||
    (unit.pos !== 'AUX' && !(unit.pos === 'VERB' && /s$/.test(unit.lower)) && !WHO.test(unit.lower)));
const WHO = /^(?:i|we|you|they|he|she|it|there|please|so|but)$/;

/** What is said of things that a list names: "wardens with a phone". */
export const innerLists = (units: readonly Unit[], span: Span): Span[] =>
  units.flatMap((unit, at): Span[] => {
    const before = units[at - 1];
    if (!HAVING.test(lowerOf(unit)) || !isNoun(before)) return [];
    if (before.start < span.start || unit.end > span.end) return [];
    // "Bookings by hikers with arrival": of the bookings, from where they are named.
    const joint = units.findLastIndex((one, index) => index < at && /^[,:;(]$/.test(lowerOf(one)));
    const start = Math.max(units[joint + 1]?.start ?? before.start, span.start);
    return [{ start, end: units[endOfInner(units, at).next - 1]?.end ?? unit.end }];
  });

/** Whose the list is that something stands in, by what opens it. */
function ownerOfOuter({ units, named }: Scene, from: number): string | undefined {
  let depth = 0;
  for (let at = from; at > 0; at -= 1) {
    const lower = lowerOf(units[at]);
    if (lower === ')') depth += 1;
    else if (lower === '(' && depth > 0) depth -= 1;
    else if (depth > 0) continue;
    else if (/^[.;!?]$/.test(lower)) return undefined;
    else if (/^[:(]$/.test(lower) || OWNING.has(lower) || HAVING.test(lower)) {
      const before = units[at - 1];
      const head = lower === ':' ? headBefore({ units, named }, units[at]?.start ?? 0) : undefined;
      return head ?? (isNoun(before) ? named(before.noun) : undefined);
    }
  }
  return undefined;
}

/** "A lock has a brand, keys with number and holder, a model": the model is the lock's again. */
export function tailsIn(scene: Scene): { owner: string; span: Span }[] {
  const { units } = scene;
  return units.flatMap((unit, at) => {
    const before = units[at - 1];
    if (!HAVING.test(lowerOf(unit)) || !isNoun(before) || !before.isPlural) return [];
    const { next, isJoined } = endOfInner(units, at);
    const first = units[next + 1];
    if (!isJoined || lowerOf(units[next]) !== ',' || !isItem(first)) return [];
    const owner = ownerOfOuter(scene, at - 2);
    if (owner === undefined || owner === scene.named(before.noun)) return [];
    let depth = 0;
    const end = units.findIndex((one, index) => {
      if (index <= next) return false;
      depth += lowerOf(one) === '(' ? 1 : lowerOf(one) === ')' ? -1 : 0;
      return depth < 0 || ENDS.test(lowerOf(one));
    });
    const last = end < 0 ? units.at(-1) : units[end - 1];
    return [{ owner, span: { start: first.start, end: last?.end ?? first.end } }];
  });
}
