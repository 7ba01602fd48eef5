// Sample dates are kept as days from the day the app is first opened: `today`, `today+3`, `today-12T09:30`.

const RELATIVE = /^today(?:([+-])(\d{1,4}))?(T\d{2}:\d{2})?$/;

/** The calendar day of a moment where the reader is. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The day that a sample value stands for, seen from `today`; any other value stands for itself. */
export function resolveDay(value: string, today: string): string {
  const match = RELATIVE.exec(value);
  if (!match) return value;
  const [, sign, days = '0', time = ''] = match;
  const offset = Number(days) * (sign === '-' ? -1 : 1);
  const day = new Date(Date.parse(`${today}T00:00Z`) + offset * 86_400_000);
  return day.toISOString().slice(0, 10) + time;
}
