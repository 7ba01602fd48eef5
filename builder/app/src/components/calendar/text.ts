import { app } from '../../app.ts';
import type { Day } from './days.ts';
import { type Entry, timeOf } from './entries.ts';

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(app.language, { ...options, timeZone: 'UTC' });
  return (day: Day) => format.format(Date.parse(`${day}T00:00Z`));
};

export const dayName = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
export const monthName = formatter({ month: 'long', year: 'numeric' });
export const weekdayName = formatter({ weekday: 'short' });
export const dayNumber = formatter({ day: 'numeric' });
export const shortDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' });

const ranges = new Intl.DateTimeFormat(app.language, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
export const rangeName = (first: Day, last: Day) =>
  ranges.formatRange(Date.parse(`${first}T00:00Z`), Date.parse(`${last}T00:00Z`));

const times = new Intl.DateTimeFormat(app.language, { timeStyle: 'short', timeZone: 'UTC' });
const DAY = 24 * 60;
/** The time of day, of minutes from midnight. */
export const timeName = (minutes: number) => times.format(Date.parse(`2000-01-01T${timeOf(minutes % DAY)}Z`));

/** When it begins, such as "09:30"; nothing for whole days. */
export const startTime = (entry: Entry): string => (entry.from === null ? '' : timeName(entry.from));
export const span = (entry: Entry): string =>
  entry.from === null || entry.to === null
    ? ''
    : times.formatRange(
        Date.parse(`${entry.first}T${timeOf(entry.from)}Z`),
        Date.parse(`${entry.last}T00:00Z`) + entry.to * 60_000,
      );
