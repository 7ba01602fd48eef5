// Stretches of days that server and screens share. No time zone is involved here.

import { addDays, addMonths, dateOf, dayNumber, daysIntoWeek, monthEnd, monthStart } from './days.ts';

export const UNITS = ['day', 'week', 'month'] as const;
export type Unit = (typeof UNITS)[number];
/** What a period is held against: as many days right before it, or the same days of the month or year before. */
export const COMPARES = ['days', 'month', 'year'] as const;
export type Compare = (typeof COMPARES)[number];

/** The most days a period may have. */
export const MOST_DAYS = 731;

/** Both days are part of it. */
export interface Period {
  from: string;
  to: string;
}

export const daysOf = ({ from, to }: Period) => dayNumber(to) - dayNumber(from) + 1;

/** What a period is held against. A whole month is held against the whole one before, whatever their lengths. */
export function periodBefore(period: Period, compare: Compare): Period {
  const { from, to } = period;
  if (compare === 'days') return { from: addDays(from, -daysOf(period)), to: addDays(from, -1) };
  const months = compare === 'month' ? -1 : -12;
  const end = addMonths(to, months);
  return { from: addMonths(from, months), to: to === monthEnd(to) ? monthEnd(end) : end };
}

/** The first day of the next day, week (from Monday) or month. */
function nextStart(day: number, unit: Unit): number {
  if (unit === 'day') return day + 1;
  if (unit === 'week') return day + 7 - daysIntoWeek(day);
  return dayNumber(addMonths(monthStart(dateOf(day)), 1));
}

/** The first day of each day, week or month of a period; what it cuts off at either end is left off. */
export function bucketStarts({ from, to }: Period, unit: Unit): string[] {
  const starts: string[] = [];
  const last = dayNumber(to);
  for (let day = dayNumber(from); day <= last; day = nextStart(day, unit)) starts.push(dateOf(day));
  return starts;
}

/** The sums of each bucket; null for one that none of the days falls in. @param daily one value a day, from `first` on */
export function folded(
  daily: readonly number[],
  first: string,
  starts: readonly string[],
): (number | null)[] {
  const offsets = starts.map((start) => dayNumber(start) - dayNumber(first));
  return offsets.map((from, index) => {
    const days = daily.slice(from, offsets[index + 1] ?? daily.length);
    return days.length === 0 ? null : days.reduce((sum, one) => sum + one, 0);
  });
}
