import type { FieldFact } from '../../facts.ts';
import { DAYS } from '../../words/others/days.ts';
import type { Asking } from './asking.ts';

// "The end lies after the start": which day of a thing has to come before which.

const CLAUSES = /[^.,;:،؛，。；：]+/gu;
const SIGNS = /[.*+?^${}()|[\]\\]/gu;
const LONGEST = 6;

export function readDays(asking: Asking): void {
  const { lower, span, vocabulary, notebook, near, suited, isMade, isTimed, isRow } = asking;
  const { language } = vocabulary;
  const { compares, ends, begins, generic } = DAYS[language];

  /** Whether a part of the text names a day by its label. */
  const names = (part: string, label: string): boolean => {
    const words =
      language === 'zh'
        ? [label.replace(/(?:日期|时间|日)$/u, '')]
        : label
            .toLowerCase()
            .split(/[^\p{L}]+/u)
            .map((word) => word.replace(/^ال(?=\p{L}{3})/u, ''));
    return words.some((word) => {
      if (word === '' || generic.test(word)) return false;
      if (language === 'zh') return part.includes(word);
      const stem = word.slice(0, LONGEST).replaceAll(SIGNS, String.raw`\$&`);
      return new RegExp(`(?<!\\p{L})(?:ال)?${stem}${word.length > 3 ? '' : '(?!\\p{L})'}`, 'u').test(part);
    });
  };
  const daysOf = (noun: string): FieldFact[] =>
    notebook.fieldsOf(noun).filter(({ type }) => /^date/u.test(type));

  for (const { 0: clause, index } of lower.matchAll(CLAUSES)) {
    const match = compares.exec(clause);
    if (!match) continue;
    const sides = [clause.slice(0, match.index), clause.slice(match.index + match[0].length)] as const;
    const [earlier, later] = match[1] === undefined ? sides : [sides[1], sides[0]];
    const told = notebook.entities().flatMap((owner) => {
      const days = daysOf(owner);
      const first = days.find(({ label }) => names(earlier, label));
      const second = days.find((day) => day !== first && names(later, day.label));
      return first && second ? [{ owner, first: first.label, second: second.label }] : [];
    });
    const at = index + match.index;
    const nearest = near(at, (noun) => told.some(({ owner }) => owner === noun));
    const found = told.find(({ owner }) => owner === nearest) ?? told[0];
    if (found) {
      const { owner, first, second } = found;
      notebook.rule({ owner, kind: 'before', details: { first, second } }, span);
    } else if (begins.test(earlier) && ends.test(later)) {
      const owner = suited(
        at,
        (noun) => daysOf(noun).length > 1,
        (noun) => isMade(noun) && isTimed(noun),
        isMade,
        isRow,
      );
      if (owner !== undefined) notebook.rule({ owner, kind: 'before', details: {} }, span);
    }
  }
}
