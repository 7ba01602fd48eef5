import { wordAt } from './lists.ts';
import type { Unit } from './phrases.ts';

const WHICH = /^(?:which|that)$/;
const HAS = /^(?:has|have|includes?|contains?)$/;
const AT = /^(?:at|in|on|for|from|to|by|with|of)$/;

/**
 * "They book an appointment at a clinic, which has an address and a phone": what a clause behind a noun says it has is
 * a sentence of its own, of that noun.
 * @returns the sentence, and those that were told in it
 */
export function withRelatives(units: readonly Unit[]): (readonly Unit[])[] {
  for (const [at, unit] of units.entries()) {
    if (unit.type !== 'noun') continue;
    const isApart = wordAt(units, at + 1)?.lower === ',';
    const which = isApart ? at + 2 : at + 1;
    if (!WHICH.test(wordAt(units, which)?.lower ?? '') || !HAS.test(wordAt(units, which + 1)?.lower ?? ''))
      continue;
    if (units[which + 2]?.type === 'word') continue;
    // "Dogs that have a name" are read as they stand, but not those of which something else is told.
    if (!isApart && !AT.test(wordAt(units, at - 1)?.lower ?? '')) continue;
    const told = { ...unit, determiner: 'each' };
    return [units.slice(0, at + 1), ...withRelatives([told, ...units.slice(which + 1)])];
  }
  return [units];
}
