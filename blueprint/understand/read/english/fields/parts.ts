import { wordAt } from '../lists.ts';
import { yesOrNo } from '../loose.ts';
import type { Unit } from '../phrases.ts';

// The parts of a sentence between its separators, and the lists they make.

export interface Part {
  row: number;
  /** Which one of its sentence. */
  at: number;
  from: number;
  next: number;
  /** How many brackets are open. */
  depth: number;
  /** Which pair of brackets of its sentence it stands in; 0 for none. */
  bracket: number;
  /** The separator before it. */
  before: string;
}

const SEPARATES = /^(?:,|;|\(|\)|and|or|&|\+|\/|:|=|–|-|→|\?|!|\||\.|but|then|so)$/;
/** Said beside another separator they add nothing: ", and" is a comma. */
const WEAK = /^(?:and|or|then|so|but)$/;
const JOINS = /^(?:,|;|and|&|\+|\/|or)$/;

export function partsOf(units: readonly Unit[], row: number): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let brackets = 0;
  let before = '';
  let from = 0;
  const close = (next: number) => {
    if (next > from)
      parts.push({ row, at: parts.length, from, next, depth, bracket: depth > 0 ? brackets : 0, before });
  };
  for (let index = 0; index < units.length; index += 1) {
    const lower = wordAt(units, index)?.lower ?? '';
    if (!SEPARATES.test(lower)) continue;
    // "Paid or not" is one part.
    if (lower === 'or' && yesOrNo(units, index) > 0) {
      index += 1;
      continue;
    }
    const either = yesOrNo(units, index - 1);
    if (either > 1) {
      index += either - 2;
      continue;
    }
    close(index);
    if (lower === '(') {
      depth += 1;
      brackets += 1;
    }
    if (lower === ')') depth = Math.max(0, depth - 1);
    before = index > from || before === '' || !WEAK.test(lower) ? lower : before;
    from = index + 1;
  }
  close(units.length);
  return parts;
}

/** The parts that stand in one list with another, and that one. */
export function listAround(parts: readonly Part[], { at, depth }: Part): Part[] {
  const isJoined = (next: number) =>
    JOINS.test(parts[next]?.before ?? '') && parts[next - 1]?.depth === parts[next]?.depth;
  let first = at;
  while (isJoined(first) && parts[first - 1]?.depth === depth) first -= 1;
  let last = at;
  while (isJoined(last + 1)) last += 1;
  return parts.slice(first, last + 1);
}
