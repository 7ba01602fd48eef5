import { addDays } from '../../core/dates.ts';

// Days as `YYYY-MM-DD` and months as `YYYY-MM`, counted in UTC so that no time zone or summer time shifts them.

export type Day = string;
export type Month = string;

const toUtc = (day: Day): number => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
};
const fromUtc = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The same day of another month, or that month's last day. */
export function addMonths(day: Day, count: number): Day {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return fromUtc(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** 0 is Sunday. */
export const weekday = (day: Day): number => new Date(toUtc(day)).getUTCDay();

/** A real day between 1970 and 2100. */
export function isDay(value: string): value is Day {
  if (!/^(?:19[7-9]\d|20\d\d|2100)-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && fromUtc(time) === value;
}

// For browsers whose Intl.Locale doesn't know weeks; every other region starts on Monday.
const SUNDAY_FIRST =
  'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  );
const SATURDAY_FIRST = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');

interface WeekInfo {
  firstDay: number;
}
/** Some browsers have the method, some the property, some neither. */
type LocaleWithWeeks = Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo };

/** The weekday a week starts with, 0 for Sunday. */
export function firstWeekday(tag: string): number {
  const locale: LocaleWithWeeks = new Intl.Locale(tag).maximize();
  const known = locale.getWeekInfo?.() ?? locale.weekInfo;
  return known ? known.firstDay % 7 : fallbackWeekday(locale.region ?? '');
}

export function fallbackWeekday(region: string): number {
  if (SUNDAY_FIRST.includes(region)) return 0;
  return SATURDAY_FIRST.includes(region) ? 6 : 1;
}

/** The seven days of the week that holds `day`. */
export function weekOf(day: Day, first: number): Day[] {
  const start = addDays(day, -((weekday(day) - first + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
}

/** The weeks that hold any day of the month. */
export function weeksOfMonth(month: Month, first: number): Day[][] {
  const weeks: Day[][] = [];
  let week = weekOf(`${month}-01`, first);
  do {
    weeks.push(week);
    week = week.map((day) => addDays(day, 7));
  } while (monthOf(week[0] ?? '') === month);
  return weeks;
}
