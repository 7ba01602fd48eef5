import type { SummaryAnswer, SummaryQuery } from '../../api/client.ts';
import { addDays } from '../../core/dates.ts';

export type Unit = NonNullable<SummaryQuery['unit']>;

/** One value for each key and each part of it. */
export interface Series {
  readonly keys: readonly string[];
  /** `''` where nothing parts them. */
  readonly stacks: readonly string[];
  /** By stack, then by key. */
  readonly values: readonly (readonly number[])[];
}

type Groups = SummaryAnswer['groups'];

const MOST_KEYS = 12;
const MOST_STACKS = 5;
const MOST_PERIODS = 400;

/** Stands for all that don't fit; no option is called so, since names have no spaces. */
export const OTHERS = ' others';

const totals = (groups: Groups, keyOf: (group: Groups[number]) => string): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const group of groups) sums.set(keyOf(group), (sums.get(keyOf(group)) ?? 0) + group.value);
  return sums;
};

/** In the given order, or the largest first; the smallest together as others. */
function choose(sums: Map<string, number>, order: readonly string[] | undefined, most: number): string[] {
  const keys = order
    ? [...order, ...[...sums.keys()].filter((key) => !order.includes(key))]
    : [...sums].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  return keys.length <= most ? keys : [...keys.slice(0, most - 1), OTHERS];
}

function tabulate(groups: Groups, keys: readonly string[], stacks: readonly string[]): Series {
  const column = new Map(keys.map((key, index) => [key, index]));
  const line = new Map(stacks.map((stack, index) => [stack, index]));
  const values = stacks.map(() => keys.map(() => 0));
  for (const { key, stack = '', value } of groups) {
    const row = values[line.get(stack) ?? line.get(OTHERS) ?? -1];
    const index = column.get(key) ?? column.get(OTHERS);
    if (row && index !== undefined) row[index] = (row[index] ?? 0) + value;
  }
  return { keys, stacks, values };
}

interface Order {
  readonly options?: readonly string[];
  readonly stackOptions?: readonly string[];
}

const stacksOf = (groups: Groups, { stackOptions }: Order) => {
  const sums = totals(groups, ({ stack = '' }) => stack);
  return sums.size === 0 ? [''] : choose(sums, stackOptions, MOST_STACKS);
};

/** Choices in their own order, anything else by size. */
export const byOption = (groups: Groups, order: Order): Series =>
  tabulate(
    groups,
    choose(
      totals(groups, ({ key }) => key),
      order.options,
      MOST_KEYS,
    ),
    stacksOf(groups, order),
  );

/** The period that follows: keys are `2026`, `2026-11`, or the first day of a week, or a day. */
export function nextPeriod(key: string, unit: Unit): string {
  if (unit === 'day') return addDays(key, 1);
  if (unit === 'week') return addDays(key, 7);
  const year = Number(key.slice(0, 4));
  if (unit === 'year') return String(year + 1);
  const month = Number(key.slice(5, 7));
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** Every period from the first to the last, with those that have no rows. */
export function byTime(groups: Groups, unit: Unit, order: Order): Series {
  const dated = groups.filter(({ key }) => key !== '');
  const known = [...new Set(dated.map(({ key }) => key))].sort();
  const last = known.at(-1);
  const keys: string[] = [];
  for (
    let key = known[0];
    key !== undefined && last !== undefined && key <= last && keys.length < MOST_PERIODS;
    key = nextPeriod(key, unit)
  )
    keys.push(key);
  return tabulate(dated, keys, stacksOf(dated, order));
}
