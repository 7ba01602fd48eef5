import type { Facts, FieldFact, Source, Span } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { goodsIn } from '../../prepare/goods.ts';
import { singular } from '../../read/english/inflect.ts';
import { PAIRED_SORTS } from '../../words/paired-sorts.ts';

// What each of something is one of: "theory and practical exams", "skis, boots and helmets … the same item".

interface Sorts extends Span {
  noun: string;
  options: readonly string[];
}

const pairsIn = (text: string): Sorts[] =>
  [...text.matchAll(PAIRED_SORTS)].map((match) => {
    const [said, one = '', other = '', many = ''] = match;
    return {
      noun: singular(many.toLowerCase()),
      options: [one, other].map((sort) => sort.toLowerCase()),
      start: match.index,
      end: match.index + said.length - many.length,
    };
  });

const NAMED = /^(?:category|kind|sort)$/u;

/** @param given facts of an English description */
export const withSortsTold = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...pairsIn(text), ...goodsIn(text, lexicon)].reduce((facts, { noun: owner, options, start, end }) => {
    const isThere = facts.entities.some(({ noun }) => noun === owner);
    const isTold = facts.fields.some((field) => field.owner === owner && field.label === 'type');
    if (!isThere || isTold) return facts;
    // "Every item has a category and a condition": the sorts are its categories.
    const named = facts.fields.find(
      (field) => field.owner === owner && NAMED.test(field.label) && field.type === 'text',
    );
    const source: Source = { from: 'text', spans: [{ start, end }] };
    if (!named)
      return {
        ...facts,
        fields: [...facts.fields, { owner, label: 'type', type: 'select', options, source }],
      };
    const chosen: FieldFact = { ...named, type: 'select', options };
    return { ...facts, fields: facts.fields.map((field) => (field === named ? chosen : field)) };
  }, given);
