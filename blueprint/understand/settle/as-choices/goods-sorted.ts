import type { Facts } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { goodsIn } from '../../prepare/goods.ts';
import { withType } from './paired-sorts.ts';

// "Skis, boots and helmets … the same item": each item is one of these.

/** @param given facts of an English description */
export const withGoodsSorted = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  goodsIn(text, lexicon).reduce(
    (facts, { noun, options, ...span }) =>
      facts.entities.some((entity) => entity.noun === noun) ? withType(facts, noun, options, span) : facts,
    given,
  );
