import type { Span } from '../../facts.ts';
import { lowerOf, type Unit } from './phrases.ts';
import { lemmaOf } from './verbs.ts';

// When something is written down: "each time it's caught we note its weight", "after a session I write what we did", "we measure the height at every visit".

export interface Occasion {
  /** Where it is said when. */
  when: Span;
  /** What is written down then. */
  noted: Span;
}

const NOTING =
  /^(?:record|log|note|write|enter|measure|fill|type|count|mark|tick|register|keep|document|take|weigh|jot|put|describe|photograph|rate|score)$/;
/** A clause follows: "whenever someone takes something out". */
const CLAUSE = /^(?:whenever|when|once|after|before|if)$/;
/** A thing follows: "at each inspection", "after visits". */
const BEFORE_NOUN = /^(?:after|before|at|during|for|on|upon|per|in)$/;
const STARTS = /^(?:[,;:–-]|and|but|also|then|so)$/;
/** As many phrases and words as it takes to say when. */
const LONGEST = 12;

const isVerb = (unit: Unit | undefined): boolean => unit?.type === 'word' && unit.pos === 'VERB';
const isNoting = (unit: Unit | undefined): boolean => isVerb(unit) && NOTING.test(lemmaOf(lowerOf(unit)));
const SUBJECT = /^(?:i|we|they|he|she|someone|somebody|everyone|everybody|you|who|whoever)$/;

const EACH_TIME = /^(?:each|every|any)$/;
const isTime = (unit: Unit | undefined): boolean =>
  lowerOf(unit) === 'time' || (unit?.type === 'noun' && unit.noun === 'time');

/** Where the words begin that say when, whatever stands behind: "each time …", "whenever …", "at every visit". */
function saysWhen(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  if (unit?.type === 'noun') return EACH_TIME.test(unit.determiner) && isTime(unit);
  const lower = lowerOf(unit);
  if (EACH_TIME.test(lower)) return isTime(next);
  if (lower === 'whenever') return true;
  return BEFORE_NOUN.test(lower) && next?.type === 'noun' && EACH_TIME.test(next.determiner);
}

/** The same where something is told of it first: "after a session I write". */
function opensAt(units: readonly Unit[], at: number): boolean {
  if (saysWhen(units, at)) return true;
  const [lower, next] = [lowerOf(units[at]), units[at + 1]];
  const isFirst = at === 0 || STARTS.test(lowerOf(units[at - 1]));
  if (!isFirst) return false;
  if (units[at]?.type === 'noun') return /^(?:each|every)$/.test(units[at].determiner);
  const isThing = next?.type === 'noun' && (/^(?:an?|the)$/.test(next.determiner) || next.isPlural);
  return CLAUSE.test(lower) || (BEFORE_NOUN.test(lower) && isThing);
}

/** @returns where the subject of a verb begins */
function subjectBefore(units: readonly Unit[], verb: number): number {
  let at = verb - 1;
  while (at >= 0 && /^(?:also|then|always|must|should|can|have|to|need|will|just)$/.test(lowerOf(units[at])))
    at -= 1;
  if (SUBJECT.test(lowerOf(units[at])) || units[at]?.type === 'noun') return at;
  return verb;
}

const spanOf = (units: readonly Unit[]): Span => ({
  start: units[0]?.start ?? 0,
  end: units.at(-1)?.end ?? 0,
});

/** @returns the occasions of a sentence, in their order */
export function occasionsIn(units: readonly Unit[]): Occasion[] {
  return units.flatMap((unit, verb): Occasion[] => {
    if (!isNoting(unit)) return [];
    const subject = subjectBefore(units, verb);
    // "After a session I write": said before it.
    const least = Math.max(0, subject - LONGEST);
    const opener = units.findIndex((_, at) => at >= least && at < subject && opensAt(units, at));
    const end = units.findIndex((one, at) => at > verb && lowerOf(one) === ';');
    const noted = units.slice(verb + 1, end < 0 ? undefined : end);
    if (noted.length === 0) return [];
    if (opener >= 0) return [{ when: spanOf(units.slice(opener, subject)), noted: spanOf(noted) }];
    // "We measure the height at every visit": said behind it.
    const behind = noted.findIndex((_, at) => at > 0 && saysWhen(noted, at));
    if (behind < 0) return [];
    return [{ when: spanOf(noted.slice(behind)), noted: spanOf(noted.slice(0, behind)) }];
  });
}
