import i18next from 'i18next';
import { directionOf, localeOf } from '#contract/core/languages.ts';

// Locale-aware numbers, money and dates. Formatters are cached, since creating one costs more than using it.

const locale = () => localeOf(i18next.language || 'en');
const cache = new Map<string, unknown>();
function cached<T>(name: string, make: (language: string) => T): T {
  const key = `${locale()} ${name}`;
  if (!cache.has(key)) cache.set(key, make(locale()));
  return cache.get(key) as T;
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return cached(JSON.stringify(options), (language) => new Intl.NumberFormat(language, options)).format(
    value,
  );
}

/** The decimal separator, for fields that take typed amounts. */
export const decimalSign = (): string =>
  cached('decimal', (language) =>
    new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal'),
  )?.value ?? '.';

function moneyFormat(currency: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const all = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...options } as const;
  return cached(`money ${JSON.stringify(all)}`, (language) => new Intl.NumberFormat(language, all));
}

/** Money as text. In right-to-left text the currency is isolated: `US$` is torn apart otherwise, and a minus strays into it. */
function moneyText(format: Intl.NumberFormat, value: number): string {
  if (directionOf(i18next.language) === 'ltr') return format.format(value);
  return format
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'currency' ? `\u2066${part}\u2069` : part))
    .join('');
}

/** Minor units in one unit of the currency. */
const minorUnits = (currency: string): number =>
  10 ** (moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2);

/** @param amount minor units of `currency` */
export function money(amount: number, currency: string): string {
  return moneyText(moneyFormat(currency), amount / minorUnits(currency));
}

export function bytes(value: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = value < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(value) / 3));
  return number(value / 1000 ** power, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  });
}

/**
 * Compact money for an axis.
 * @param amount minor units of `currency`
 */
export function moneyCompact(amount: number, currency: string): string {
  const format = moneyFormat(currency, { notation: 'compact', maximumFractionDigits: 1 });
  return moneyText(format, amount / minorUnits(currency));
}

/**
 * A calendar day, independent of the time zone.
 * @param day as `2026-11-21`
 */
export function calendarDay(
  day: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return cached(
    `day ${JSON.stringify(options)}`,
    (language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
  ).format(new Date(day));
}

export function calendarDays(from: string, to: string): string {
  return cached(
    'days',
    (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
  ).formatRange(new Date(from), new Date(to));
}

type Moment = string | number | Date;

/** Date and time in the reader's time zone. */
export function dateTime(at: Moment): string {
  return cached(
    'dateTime',
    (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(new Date(at));
}

export function date(at: Moment): string {
  return cached('date', (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' })).format(
    new Date(at),
  );
}

const SPANS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** “5 minutes ago”, “tomorrow”; under a minute, “now”. */
export function relativeTime(at: Moment, now = Date.now()): string {
  const seconds = (new Date(at).getTime() - now) / 1000;
  const format = cached('relative', (language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  for (const [unit, length] of SPANS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}
