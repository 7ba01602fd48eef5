// Dates are calendar days and times of day without a zone, as text that sorts: `2026-11-22`, `2026-11-22T09:30`.

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DATE = /^(\d{4})-\d{2}-\d{2}$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

const RELATIVE = /^today(?:([+-])(\d{1,4}))?(T\d{2}:\d{2})?$/;

const dayFrom = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar between 1900 and 2200. */
export function isDate(text: string): boolean {
  const year = Number(DATE.exec(text)?.[1]);
  if (!(year >= 1900 && year <= 2200)) return false;
  const moment = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(moment) && dayFrom(moment) === text;
}

export function isDateTime(text: string): boolean {
  const day = DATE_TIME.exec(text)?.[1];
  return day !== undefined && isDate(day);
}

/** Minutes since 1970 of a date or of a date with time. */
export const minutesOf = (text: string): number =>
  Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`) / MINUTE_MS;

/** The date with time that is so many minutes after 1970. */
export const dateTimeOf = (minutes: number): string =>
  new Date(minutes * MINUTE_MS).toISOString().slice(0, 16);

export const addDays = (date: string, days: number): string =>
  dayFrom(Date.parse(`${date.slice(0, 10)}T00:00Z`) + days * DAY_MS);

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / DAY_MS;

/** The Monday on or before a date. */
export const weekOf = (date: string): string =>
  addDays(date, -((new Date(`${date.slice(0, 10)}T00:00Z`).getUTCDay() + 6) % 7));

export type TimeUnit = 'day' | 'week' | 'month' | 'year';
/** The first and the last day of a period. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

/** The day, week, month or year that a date lies in. */
export function periodOf(date: string, unit: TimeUnit = 'day'): Period {
  const day = date.slice(0, 10);
  if (unit === 'day') return { first: day, last: day };
  if (unit === 'week') return { first: weekOf(day), last: addDays(weekOf(day), 6) };
  if (unit === 'year') return { first: `${day.slice(0, 4)}-01-01`, last: `${day.slice(0, 4)}-12-31` };
  const first = `${day.slice(0, 7)}-01`;
  return { first, last: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) };
}

/** The calendar day of a moment, in the time zone of this computer; on a server `TZ` sets it. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The day that a sample value such as `today+3T09:30` stands for; any other text stands for itself. */
export function resolveDay(value: string, today: string): string {
  const match = RELATIVE.exec(value);
  if (!match) return value;
  const [, sign, days = '0', time = ''] = match;
  return addDays(today, Number(days) * (sign === '-' ? -1 : 1)) + time;
}
