import type { Titles } from '../api/client.ts';
import { app } from '../app.ts';
import type { Cell, Field } from '../core/entity.ts';
import { isEmpty, minorDigits } from '../core/format.ts';
import { format } from './format.ts';

/** Spreadsheets run a text that begins like a formula; the apostrophe makes it a text again. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function cellForCsv(field: Field, cell: Cell | undefined, titles: Titles): string {
  if (isEmpty(cell)) return '';
  if (typeof cell === 'number') {
    const isMoney = (field.as ?? field.type) === 'money';
    const digits = minorDigits(field.currency ?? app.currency);
    return isMoney ? (cell / 10 ** digits).toFixed(digits) : String(cell);
  }
  if (field.type === 'date' || field.type === 'dateTime') return String(cell);
  return asText(format.cell(field, cell, titles));
}

/** A table as a file, with a byte order mark, by which spreadsheets know UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([`\uFEFF${lines.map((line) => line.map(quote).join(',')).join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  });
