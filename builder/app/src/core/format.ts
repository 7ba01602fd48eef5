import type { Titles } from './calls.ts';
import type { Cell, Entity, Field, Row } from './entity.ts';
import { fieldOf } from './fields.ts';
import type { Messages } from './messages.ts';
import { once } from './once.ts';

/** What cells look like to people, in one language. */
export interface Format {
  readonly locale: string;
  readonly number: (value: number) => string;
  readonly money: (minorUnits: number, currency?: string) => string;
  readonly duration: (minutes: number) => string;
  readonly date: (date: string) => string;
  /** From one day to another, or the one day. */
  readonly days: (first: string, last: string) => string;
  readonly dateTime: (dateTime: string) => string;
  /** The time of day alone. */
  readonly time: (dateTime: string) => string;
  readonly list: (texts: readonly string[]) => string;
  /** Any cell; references need the titles of the rows that they point to. */
  readonly cell: (field: Field, cell: Cell | undefined, titles?: Titles) => string;
}

/** How many digits of a currency stand after the point: 2 for dollars, 0 for yen. */
export function minorDigits(currency: string): number {
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return options.maximumFractionDigits ?? 2;
}

export const isEmpty = (cell: Cell | undefined): cell is null | undefined | '' | readonly never[] =>
  cell === null || cell === undefined || cell === '' || (Array.isArray(cell) && cell.length === 0);

interface FormatOptions {
  readonly locale: string;
  /** Of amounts whose field names none. */
  readonly currency: string;
  readonly messages: Messages;
}

export function createFormat({ locale, currency: usual, messages }: FormatOptions): Format {
  const numbers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }));
  /** A number that always has four digits is a year, which is written without a separator. */
  const years = once(() => new Intl.NumberFormat(locale, { useGrouping: false }));
  const currencies = new Map<string, { format: Intl.NumberFormat; unit: number }>();
  // Dates have no zone: reading and showing them in UTC keeps the day that was typed.
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const dateTimes = once(
    () =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'UTC',
      }),
  );
  const times = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }));
  const hours = once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour' }));
  const minutes = once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }));
  const percents = once(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'percent',
        maximumFractionDigits: 4,
      }),
  );
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

  function moment(format: Intl.DateTimeFormat, text: string): string {
    const time = Date.parse(text.length === 10 ? `${text}T00:00Z` : text.endsWith('Z') ? text : `${text}Z`);
    return Number.isNaN(time) ? text : format.format(time);
  }

  function money(minorUnits: number, currency = usual): string {
    let known = currencies.get(currency);
    if (!known) {
      known = {
        format: new Intl.NumberFormat(locale, { style: 'currency', currency }),
        unit: 10 ** minorDigits(currency),
      };
      currencies.set(currency, known);
    }
    return known.format.format(minorUnits / known.unit);
  }

  function duration(total: number): string {
    const whole = Math.floor(Math.abs(total) / 60);
    const rest = Math.abs(total) % 60;
    const parts = [
      ...(whole > 0 ? [hours().format(whole)] : []),
      ...(rest > 0 ? [minutes().format(rest)] : []),
    ];
    return (total < 0 ? '-' : '') + (parts.join(' ') || minutes().format(0));
  }

  function amount(value: number, { unit, min, max }: Field): string {
    if (unit === '%') return percents().format(value);
    if (min !== undefined && min >= 1000 && max !== undefined && max <= 9999) return years().format(value);
    return unit === '' ? numbers().format(value) : `${numbers().format(value)} ${unit}`;
  }

  const date = (text: string) => moment(dates(), text);
  const dateTime = (text: string) => moment(dateTimes(), text);
  const days = (first: string, last: string) =>
    first === last
      ? date(first)
      : dates().formatRange(Date.parse(`${first}T00:00Z`), Date.parse(`${last}T00:00Z`));

  function cellText(field: Field, cell: Cell | undefined, titles: Titles = {}): string {
    if (isEmpty(cell)) return '';
    if (typeof cell === 'boolean') return cell ? messages.yes : messages.no;
    if (typeof cell === 'object') {
      const names = cell.map((id) => titles[field.entity ?? '']?.[id] ?? '').filter((name) => name !== '');
      return lists().format(names);
    }
    const shown = field.type === 'computed' ? field.as : field.type;
    if (typeof cell === 'number') {
      if (shown === 'money') return money(cell, field.currency);
      if (shown === 'duration') return duration(cell);
      return amount(cell, field);
    }
    if (shown === 'date') return date(cell);
    if (shown === 'dateTime') return dateTime(cell);
    if (shown === 'reference') return titles[field.entity ?? '']?.[cell] ?? '';
    return field.optionTexts[cell]?.label ?? cell;
  }

  return {
    locale,
    number: (value) => numbers().format(value),
    money,
    duration,
    date,
    days,
    dateTime,
    time: (text) => moment(times(), text),
    list: (texts) => lists().format(texts),
    cell: cellText,
  };
}

const PLACEHOLDER = /\{([A-Za-z0-9]+)\}/g;

/** The names of the fields that the title of a row is made of. */
export function titleFields({ definition: { title } }: Entity): readonly string[] {
  const names = [...title.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);
  return names.length > 0 ? names : [title];
}

/** What joins the parts of a title, where nothing is left to be joined. */
const LOOSE_ENDS = /\(\s*\)|\[\s*\]|^[\s,;:·–—|/-]+|[\s,;:·–—|/-]+$/g;

/** What a row is called; `without` names fields that stand beside it, and needn't be said twice. */
export function titleOf(
  entity: Entity,
  row: Row,
  format: Format,
  titles?: Titles,
  without: readonly string[] = [],
): string {
  const text = (name: string) => {
    const field = fieldOf(entity, name);
    return field ? format.cell(field, row[name], titles) : '';
  };
  const { title } = entity.definition;
  const fill = (shown: (name: string) => string) =>
    (title.includes('{') ? title.replace(PLACEHOLDER, (_, name: string) => shown(name)) : shown(title))
      .replace(/\s+/g, ' ')
      .trim();
  const isShort = titleFields(entity).some((name) => without.includes(name));
  const short = isShort
    ? fill((name) => (without.includes(name) ? '' : text(name)))
        .replace(LOOSE_ENDS, '')
        .trim()
    : '';
  return short || fill(text) || entity.text.label;
}
