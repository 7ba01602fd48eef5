import type { Facts, Source, Span } from '../../facts.ts';
import { singular } from '../../read/english/inflect.ts';
import { PAIRED_SORTS } from '../../words/paired-sorts.ts';

// "Theory and practical exams": exams, each of one sort.

/** The facts with the sorts of which each of something is one, unless they are told already. */
export function withType(facts: Facts, owner: string, options: readonly string[], span: Span): Facts {
  if (facts.fields.some((field) => field.owner === owner && field.label === 'type')) return facts;
  const source: Source = { from: 'text', spans: [span] };
  return { ...facts, fields: [...facts.fields, { owner, label: 'type', type: 'select', options, source }] };
}

/** @param given facts of an English description */
export const withPairedSorts = (given: Facts, text: string): Facts =>
  [...text.matchAll(PAIRED_SORTS)].reduce((facts, match) => {
    const [said, one = '', other = '', many = ''] = match;
    const owner = facts.entities.find(({ noun }) => noun === singular(many.toLowerCase()))?.noun;
    if (owner === undefined) return facts;
    const place = { start: match.index, end: match.index + said.length - many.length };
    return withType(
      facts,
      owner,
      [one, other].map((sort) => sort.toLowerCase()),
      place,
    );
  }, given);
