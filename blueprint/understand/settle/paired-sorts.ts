import type { Facts, FieldFact } from '../facts.ts';
import { singular } from '../read/english/inflect.ts';
import { PAIRED_SORTS } from '../words/paired-sorts.ts';

// "Theory and practical exams": exams, each of one sort.

/** @param given facts of an English description */
export const withPairedSorts = (given: Facts, text: string): Facts =>
  [...text.matchAll(PAIRED_SORTS)].reduce((facts, match) => {
    const [said, one = '', other = '', many = ''] = match;
    const owner = facts.entities.find(({ noun }) => noun === singular(many.toLowerCase()))?.noun;
    const isChosen = facts.fields.some((field) => field.owner === owner && field.label === 'type');
    if (owner === undefined || isChosen) return facts;
    const type: FieldFact = {
      owner,
      label: 'type',
      type: 'select',
      options: [one, other].map((sort) => sort.toLowerCase()),
      source: { from: 'text', spans: [{ start: match.index, end: match.index + said.length - many.length }] },
    };
    return { ...facts, fields: [...facts.fields, type] };
  }, given);
