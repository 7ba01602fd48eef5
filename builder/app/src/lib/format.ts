import { modelOf } from './links.ts';
import type { Cell, Field, Model, Row } from './model.ts';
import { isEmpty, optionOf } from './model.ts';

const LOCALE = 'en-US';
const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 4 });
// Dates are calendar days without a zone: reading and showing them in UTC keeps the day that was typed.
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const dateTime = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const formatMoney = (cents: number) => money.format(cents / 100);
export const formatNumber = (value: number) => number.format(value);

function formatMoment(format: Intl.DateTimeFormat, text: string): string {
  const moment = new Date(`${text}Z`);
  return Number.isNaN(moment.getTime()) ? text : format.format(moment);
}

/** A cell as people read it; references need the rows they point to. */
export function formatCell(
  field: Field,
  cell: Cell | undefined,
  rowsOf: (model: Model) => readonly Row[],
): string {
  if (isEmpty(cell)) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (typeof cell === 'number') return field.type === 'money' ? formatMoney(cell) : formatNumber(cell);
  switch (field.type) {
    case 'date':
      return formatMoment(date, `${cell}T00:00`);
    case 'dateTime':
      return formatMoment(dateTime, cell);
    case 'reference': {
      const model = modelOf(field.to);
      const row = model && rowsOf(model).find((other) => other.id === cell);
      return model && row ? rowTitle(model, row) : 'Removed';
    }
    case 'select':
      return optionOf(field, cell)?.label ?? cell;
    default:
      return cell;
  }
}

/** The field that a row is called by. */
export function titleField(model: Model): Field | undefined {
  return model.fields.find(({ name }) => name === model.title);
}

export function rowTitle(model: Model, row: Row): string {
  const field = titleField(model);
  const text = field && field.type !== 'reference' ? formatCell(field, row[field.name], () => []) : '';
  return text.trim() || `${model.label} ${row.id}`;
}

/** Only addresses that are safe to follow become links. */
export function safeUrl(text: string): string | undefined {
  return /^https?:\/\//i.test(text.trim()) ? text.trim() : undefined;
}

export function safeImage(text: string): string | undefined {
  return safeUrl(text) ?? (/^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i.test(text) ? text : undefined);
}

export const countOf = (count: number, model: Model): string =>
  `${formatNumber(count)} ${(count === 1 ? model.label : model.plural).toLocaleLowerCase(LOCALE)}`;
