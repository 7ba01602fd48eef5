import type { Choice } from './choices/choice.ts';
import { IS_LABEL, LIFE } from './choices/labels.ts';
import { type Item, wordAt } from './lists.ts';
import type { NounPhrase, Unit } from './phrases.ts';

// Whose a choice is, by what stands right before it.

/** "Shifts - morning or evening". */
export function nounBefore(units: readonly Unit[], index: number): NounPhrase | undefined {
  const at = /^[-–:,=]$/.test(wordAt(units, index - 1)?.lower ?? '') ? index - 2 : index - 1;
  const unit = units[at];
  return unit?.type === 'noun' ? unit : undefined;
}

/** "Status of a repair: received, repaired": the repair, and the choices with what is chosen. */
export function headingOf(
  items: readonly Item[],
  listed: readonly Item[],
): { owner: NounPhrase; choices: readonly Choice[] } | undefined {
  const [item] = items;
  const label = item?.noun?.noun ?? '';
  const owner = item?.links.find(({ word }) => /^(?:of|for)$/.test(word))?.to;
  const choices = listed.flatMap(({ choice }) => choice ?? []);
  if (items.length !== 1 || !owner || !IS_LABEL.test(label)) return undefined;
  if (choices.length === 0 || choices.length < listed.length) return undefined;
  return { owner, choices: choices.map((choice) => ({ ...choice, label, isLife: LIFE.test(label) })) };
}

export const areLives = (listed: readonly Item[]): boolean =>
  listed.length > 0 && listed.every(({ choice }) => choice?.isLife);
