import type { Choice, Knows } from './choice.ts';
import { IS_LABEL } from './patterns.ts';

// What is done to something, one after the other: "is raised, assigned, fixed and closed".

const PARTICIPLE =
  '(?:[a-z]+(?:ed|en)|sent|paid|sold|built|bought|made|put|cut|held|lent|kept|done|shot|won|lost)(?: (?:off|out|up|in|back|down))?';
const AFTER = '(?: (?:to|by|into|from|with|for|at|on) (?:the |a |an |our |their )?[a-z]+(?: [a-z]+)?)?';
const JOINT = '(?:,? (?:and then|then|and finally|finally|and|or) |, )(?:(?:is|are|gets?) )?';
const RUN = new RegExp(
  `\\b(?:is|are|be|been|gets?|being) (?:first )?(${PARTICIPLE}${AFTER}(?:${JOINT}${PARTICIPLE}${AFTER}){2,9})(?=[.,;)]|$)`,
  'gu',
);
/** "Claim received, sent to the manufacturer, replaced or refused." */
const TOLD = new RegExp(
  `^(?:an? |the |each )?([a-z]+(?: [a-z]+)?) (${PARTICIPLE}${AFTER}(?:${JOINT}${PARTICIPLE}${AFTER}){2,9})$`,
  'gu',
);
const FIRST = new RegExp(`^${PARTICIPLE}`, 'u');

function runOf(listed: string, end: number): Choice {
  const values = listed.split(new RegExp(JOINT, 'u')).flatMap((part) => FIRST.exec(part.trim())?.[0] ?? []);
  const span = { start: end - listed.length, end };
  return { label: '', values: [...new Set(values)], isLife: true, ...span, valuesSpan: span };
}

export function participlesIn(lower: string, start: number, knows: Knows): Choice[] {
  const runs = [...lower.matchAll(RUN)].filter(({ index }) => {
    const before = lower.slice(0, index).trim().split(' ').at(-1) ?? '';
    return !IS_LABEL.test(before);
  });
  const told = [...lower.matchAll(TOLD)].filter(([, name = '']) => knows.thing(name));
  return [
    ...runs.map(({ 0: all, 1: listed = '', index }) => runOf(listed, start + index + all.length)),
    ...told.map(({ 0: all, 2: listed = '', index }) => runOf(listed, start + index + all.length)),
  ];
}
