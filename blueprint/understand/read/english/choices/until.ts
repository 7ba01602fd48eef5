import { DENIED } from '../negation.ts';
import { ADJECTIVAL, type Choice } from './choice.ts';

// Two states of which the second ends the first, and a third that comes after it: "calls are open till visited",
// "out of order until somebody marks it fixed", "new until it's checked, then stored".

const PLACED = '(?:(?:on|in|under|out of|not|waiting for|waiting|up for) )?';
const STATE = String.raw`${PLACED}[a-z][a-z-]*`;
const DONE = String.raw`[a-z-]*(?:ed|en|ght)(?: (?:up|off|out|back|down|in|away))?|paid|sent|sold|done|fixed|met|read|returned`;
const SAYS = new RegExp(
  String.raw`(?<before>(?<![a-z])(?:status|state) ?[:=]? ?|^|[,:;(.>] ?|\b(?:is|are|be|stays?|remains?) (?:always |still )?|\b[a-z]+ (?=(?:on|in|under|out of) ))(?<first>${STATE}) (?:until|till|til) (?:(?:it(?:'s| is| has been| gets)|they(?:'re| are)) |(?:an?|the|some|any|our|my)? ?[a-z]+ (?:marks?|sets?|ticks?|flags?) (?:it|them|this)(?: off)?(?: as| to)? )?(?<second>${DONE})(?= ?(?:[.,;)\n]|$|(?:by|and|then|in|at)\b))`,
  'gu',
);
/** A door and a deadline are open until some time, and no thing passes through that. */
const NO_STATE = /^(?:not|it|is|are|stays?|valid|kept|keep|wait|waits|waiting)$/u;

const DENIED_BEFORE = new RegExp(String.raw`(?:${DENIED}|\bnot)(?: [a-z]+)? ?$`, 'u');

/** "Open until it's signed off, then it's closed": what it is then stands for what is done to it. */
const THEN =
  /^,? ?(?:and |when |from )?(?:then|after that|afterwards) (?<is>(?:it(?:'s| is| gets)|they(?:'re| are)) )?(?<last>[a-z][a-z-]*)(?= ?(?:[.,;)\n]|$))/u;

export const untilIn = (lower: string, start: number): Choice[] =>
  [...lower.matchAll(SAYS)].flatMap(({ 0: said, index, groups = {} }): Choice[] => {
    const { before = '', first = '', second = '' } = groups;
    // "Can't be rented until they are repaired"
    if (DENIED_BEFORE.test(lower.slice(0, index))) return [];
    if (NO_STATE.test(first) || !ADJECTIVAL.test(first)) return [];
    const named = /^stat/u.test(before);
    const then = THEN.exec(lower.slice(index + said.length));
    const { is, last = '' } = then?.groups ?? {};
    const isLast = then !== null && ADJECTIVAL.test(last) && last !== first;
    const ends = isLast ? [...(is === undefined ? [second] : []), last] : [second];
    const end = start + index + said.length + (isLast ? then[0].length : 0);
    const span = { start: start + index + (named ? 0 : before.length), end };
    return [{ label: '', values: [first, ...ends], isLife: true, ...span, valuesSpan: span }];
  });
