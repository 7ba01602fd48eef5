import type { Choice } from './choice.ts';
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
const FIRST = new RegExp(`^${PARTICIPLE}`, 'u');

export function participlesIn(lower: string, start: number): Choice[] {
  return [...lower.matchAll(RUN)].flatMap((match): Choice[] => {
    const before = lower.slice(0, match.index).trim().split(' ').at(-1) ?? '';
    if (IS_LABEL.test(before)) return [];
    const listed = match[1] ?? '';
    const values = listed
      .split(new RegExp(JOINT, 'u'))
      .flatMap((part) => FIRST.exec(part.trim())?.[0] ?? [])
      .filter((value) => value !== '');
    const from = start + match.index + match[0].length - listed.length;
    const span = { start: from, end: from + listed.length };
    return [{ label: '', values: [...new Set(values)], isLife: true, ...span, valuesSpan: span }];
  });
}
