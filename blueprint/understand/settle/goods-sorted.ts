import type { Facts, FieldFact } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { goodsIn } from '../prepare/goods.ts';

// "Skis, boots and helmets … the same item": each item is one of these.

/** @param given facts of an English description */
export const withGoodsSorted = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  goodsIn(text, lexicon).reduce((facts, { noun, options, start, end }) => {
    const isKept = facts.entities.some((entity) => entity.noun === noun);
    const isChosen = facts.fields.some(({ owner, label }) => owner === noun && label === 'type');
    const type: FieldFact = {
      owner: noun,
      label: 'type',
      type: 'select',
      options,
      source: { from: 'text', spans: [{ start, end }] },
    };
    return isKept && !isChosen ? { ...facts, fields: [...facts.fields, type] } : facts;
  }, given);
