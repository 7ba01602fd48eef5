import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

// Days of the calendar as `2026-11-21`, and the clocks of time zones.

const DAY = 86_400_000;
const FORMAT = 'YYYY-MM-DD';

/** The years that a caller may ask for. */
export const YEARS = { first: 1970, last: 2100 } as const;

/** A day of the calendar between those years, written as `2026-11-21`; the thirtieth of February is none. */
export function isDay(text: string): boolean {
  const day = dayjs.utc(text);
  return day.format(FORMAT) === text && day.year() >= YEARS.first && day.year() <= YEARS.last;
}

/** Days since 1970-01-01. */
export const dayNumber = (date: string) => dayjs.utc(date).valueOf() / DAY;
export const dateOf = (day: number) => dayjs.utc(day * DAY).format(FORMAT);

export const addDays = (date: string, days: number) => dayjs.utc(date).add(days, 'day').format(FORMAT);
/** The same day so many months on; the month's last where it has no such day. */
export const addMonths = (date: string, months: number) =>
  dayjs.utc(date).add(months, 'month').format(FORMAT);
export const monthStart = (date: string) => dayjs.utc(date).startOf('month').format(FORMAT);
export const monthEnd = (date: string) => dayjs.utc(date).endOf('month').format(FORMAT);
/** 1970-01-01 was a Thursday; weeks begin on Monday. */
export const daysIntoWeek = (day: number) => (((day + 3) % 7) + 7) % 7;

/** Today where the clock is that of `zone`. */
export const todayIn = (zone: string) => dayjs.utc().tz(zone).format(FORMAT);
/** The day that this machine's own clock shows. */
export const localDay = (at = new Date()) => dayjs(at).format(FORMAT);
/** This machine's own zone; some browsers keep it to themselves. */
export function localZone(): string {
  const name = dayjs.tz.guess();
  return name && name !== 'Etc/Unknown' ? name : 'UTC';
}
/** How many minutes a zone's clock is ahead of UTC at a moment. @param at epoch milliseconds */
export const minutesAhead = (zone: string, at: number) => dayjs.utc(at).tz(zone).utcOffset();
