// Days of the calendar as `2026-11-21`, and stretches of them: plain arithmetic that server and screens share. No zone is involved here.

const DAY = 86_400_000;

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

/** Days since 1970-01-01. */
export const dayNumber = (date: string) => Date.parse(date) / DAY;
export const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
export const addDays = (date: string, days: number) => dateOf(dayNumber(date) + days);
export const daysOf = ({ from, to }: Period) => dayNumber(to) - dayNumber(from) + 1;

export const monthStart = (date: string) => `${date.slice(0, 8)}01`;
export function monthEnd(date: string): string {
  return addDays(addMonths(monthStart(date), 1), -1);
}

/** The same day so many months on; the month's last where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return dateOf(
    dayNumber(last.toISOString().slice(0, 8) + String(Math.min(day, last.getUTCDate())).padStart(2, '0')),
  );
}

/** What a period is held against. A whole month is held against the whole one before, whatever their lengths. */
export function periodBefore(period: Period, compare: Compare): Period {
  const { from, to } = period;
  if (compare === 'days') return { from: addDays(from, -daysOf(period)), to: addDays(from, -1) };
  const months = compare === 'month' ? -1 : -12;
  const end = addMonths(to, months);
  return { from: addMonths(from, months), to: to === monthEnd(to) ? monthEnd(end) : end };
}

/** The first day of each day, week (from Monday) or month of a period; what it cuts off at either end is left off. */
export function bucketStarts({ from, to }: Period, unit: Unit): string[] {
  const starts: string[] = [];
  for (let start = from; start <= to;) {
    starts.push(start);
    if (unit === 'month') start = addMonths(monthStart(start), 1);
    else if (unit === 'day') start = addDays(start, 1);
    // 1970-01-01 was a Thursday.
    else start = addDays(start, 7 - ((dayNumber(start) + 3) % 7));
  }
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
