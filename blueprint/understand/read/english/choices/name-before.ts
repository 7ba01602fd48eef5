import { isPlural } from '../inflect.ts';
import type { Knows } from './choice.ts';
import { IS_CHOSEN } from './labels.ts';
import { nameAtEnd } from './row-signs.ts';
import type { Row } from './rows.ts';
import { type Piece, textOf } from './stretches.ts';

// The name of what is chosen where it doesn't stand right before the values.

const TELLS = /^(?:which|that|that['’]s)$/u;
const LINKS = /^(?:is|are|can|may|be|either|one|of)$/u;
const OWNED = /^(?:the|its|their|his|her)$/u;
/** "The fuel that's wood or oil", "name, light needs which can be low or high" */
function toldOf({ head, joinedBefore }: Row, knows: Knows): readonly Piece[] {
  const clause = head.findLastIndex(({ text }) => TELLS.test(text));
  if (clause < 1 || !head.slice(clause + 1).every(({ text }) => LINKS.test(text))) return [];
  const name = nameAtEnd(head.slice(0, clause));
  const before = head[head.findIndex(({ start }) => start === name[0]?.start) - 1];
  const isListed = before === undefined && joinedBefore !== undefined;
  const isNamed = isListed || OWNED.test(before?.text ?? '');
  // "The orders that are new or paid": what becomes of them, and no name of it.
  const last = name.at(-1)?.text ?? '';
  const isThing = knows.thing(textOf(name)) || (isPlural(last) && knows.thing(last));
  return isNamed && !isThing ? name : [];
}

const NAMES = /^(?:levels?|size|method|mode|format|kind|grade|rank|tier|class)$/u;
/** "A service level, basic or full" */
function listedBefore({ head, stretch, start, joinedBefore, joints, values }: Row): readonly Piece[] {
  if (head.length > 0 || joinedBefore !== 'comma' || joints.at(-1) !== 'or' || values.length > 2) return [];
  const before = stretch.parts.findLast(({ words }) => (words.at(-1)?.end ?? start) < start);
  // "Box size (small, large), weekly or monthly" names the sizes.
  const isNext = start - (before?.words.at(-1)?.end ?? 0) < 3;
  const name = isNext ? nameAtEnd(before?.words ?? []) : [];
  const last = name.at(-1)?.text ?? '';
  const words = before?.words ?? [];
  // "Grade, gym or outdoor" lists two fields.
  const isHad = /^(?:an?|the|its|their)$/u.test(words[words.length - name.length - 1]?.text ?? '');
  if (!isHad) return [];
  return IS_CHOSEN.test(last) || NAMES.test(last) ? name : [];
}

export function nameBefore(row: Row, knows: Knows): readonly Piece[] {
  const told = toldOf(row, knows);
  return told.length > 0 ? told : listedBefore(row);
}
