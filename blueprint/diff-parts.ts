import type { Rule } from './schema.ts';

// A difference between two apps as data, and the ways to find one.

export const DIFFERENCE_PARTS = [
  'app',
  'look',
  'role',
  'entity',
  'field',
  'option',
  'state',
  'access',
  'rule',
  'page',
  'section',
  'figure',
  'plan',
  'question',
  'rows',
] as const;
export type DifferencePart = (typeof DIFFERENCE_PARTS)[number];
export interface Difference {
  kind: 'added' | 'removed' | 'changed';
  what: DifferencePart;
  /** What people call it; of a rule its kind. */
  label: string;
  /** The rule that it is, for its words. */
  rule?: Rule;
  /** What it belongs to. */
  of?: string;
  /** Which property of it changed. */
  part?: string;
  from?: string | number | boolean;
  to?: string | number | boolean;
}

type Plain = string | number | boolean | undefined;
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** A value that can be shown as it is; others only differ. */
const plain = (value: unknown): Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : Array.isArray(value) && value.every((item) => typeof item === 'string')
      ? value.join(', ')
      : undefined;

export const difference = (
  kind: Difference['kind'],
  what: DifferencePart,
  label: string,
  more: { of?: string | undefined; part?: string; from?: Plain; to?: Plain } = {},
): Difference => ({
  kind,
  what,
  label,
  ...(more.of === undefined ? {} : { of: more.of }),
  ...(more.part === undefined ? {} : { part: more.part }),
  ...(more.from === undefined ? {} : { from: more.from }),
  ...(more.to === undefined ? {} : { to: more.to }),
});

/**
 * One difference for each property that is not the same.
 * @param told both as people call what is in them, where the properties hold names
 */
export function changes<T extends object>(
  what: DifferencePart,
  before: T,
  after: T,
  parts: readonly (keyof T & string)[],
  label: string,
  of?: string,
  told: readonly [Partial<Record<keyof T, unknown>>, Partial<Record<keyof T, unknown>>] = [before, after],
): Difference[] {
  const [from, to] = told;
  return parts
    .filter((part) => !same(before[part], after[part]))
    .map((part) =>
      difference('changed', what, label, { of, part, from: plain(from[part]), to: plain(to[part]) }),
    );
}

/** Pairs what is the same thing in both, and reports what stands in one only. */
export function paired<T>(
  before: readonly T[],
  after: readonly T[],
  key: (item: T) => string,
  alone: (kind: 'added' | 'removed', item: T) => Difference[],
  both: (before: T, after: T) => Difference[],
): Difference[] {
  const old = new Map(before.map((item) => [key(item), item]));
  const still = new Set(after.map(key));
  return [
    ...before.flatMap((item) => (still.has(key(item)) ? [] : alone('removed', item))),
    ...after.flatMap((item) => {
      const match = old.get(key(item));
      return match === undefined ? alone('added', item) : both(match, item);
    }),
  ];
}

/** The same things in another order, listed as people call them. */
export function reordered<T>(
  before: readonly T[],
  after: readonly T[],
  key: (item: T) => string,
  labelOf: (item: T) => string,
  tell: (order: { from: string; to: string }) => Difference,
): Difference[] {
  const [old, now] = [before.map(key), after.map(key)];
  if (same(old, now) || !same(old.toSorted(), now.toSorted())) return [];
  const listed = (items: readonly T[]) => items.map(labelOf).join(', ');
  return [tell({ from: listed(before), to: listed(after) })];
}
