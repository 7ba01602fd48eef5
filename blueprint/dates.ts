// Sample dates are kept as days from the day an app is seeded, so that a diary opened in a year is not all in the past:
// `today`, `today+3`, `today-12T09:30`. A day that someone typed stands as itself.

const RELATIVE = /^today(?:([+-])(\d{1,4}))?(T\d{2}:\d{2})?$/;
const DAY = 86_400_000;

/** Whether a value is a sample day, with a time where `time` asks for one. */
export const isRelativeDay = (value: string, time: boolean): boolean => {
  const match = RELATIVE.exec(value);
  return match !== null && (match[3] !== undefined) === time;
};

/** @param days from the day of seeding @param time `T09:30` */
export const relativeDay = (days: number, time = ''): string =>
  `today${days === 0 ? '' : days > 0 ? `+${days}` : days}${time}`;

/** The day a sample value stands for. @param today `YYYY-MM-DD` */
export function resolveDay(value: string, today: string): string {
  const match = RELATIVE.exec(value);
  if (!match) return value;
  const [, sign, days = '0', time = ''] = match;
  const offset = Number(days) * (sign === '-' ? -1 : 1);
  return new Date(Date.parse(`${today}T00:00Z`) + offset * DAY).toISOString().slice(0, 10) + time;
}

/** A day as an offset from `today`, which keeps its time. Anything that is no day, or lies far away, stays as it is. */
export function toRelativeDay(value: string, today: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2})?$/.exec(value);
  if (!match) return value;
  const days = Math.round((Date.parse(`${match[1]}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / DAY);
  return Number.isNaN(days) || Math.abs(days) > 9999 ? value : relativeDay(days, match[2]);
}

/** The calendar day of a moment where the reader is. */
export const dayOf = (moment: Date): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
};
