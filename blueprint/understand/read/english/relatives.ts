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

/** What apps are called, and what else is: people apply with applications, and take part in programmes. */
const OFTEN_KEPT = /^(?:application|programme|program)$/;
const TELLS = /^(?:has|belongs|contains|goes)$/;
/** "An application has a candidate": one of those that are kept; of the app one says "the app". */
export function withOneOfThem(units: readonly Unit[]): readonly Unit[] {
  const [first, ...rest] = units;
  if (first?.type !== 'noun' || !OFTEN_KEPT.test(first.noun)) return units;
  const isOne = /^(?:an?|each|every)$/.test(first.determiner);
  const isTold = TELLS.test(wordAt(units, 1)?.lower ?? '') && wordAt(units, 2)?.lower !== 'to';
  return isOne && isTold ? [{ ...first, determiner: 'each', lives: true }, ...rest] : units;
}
