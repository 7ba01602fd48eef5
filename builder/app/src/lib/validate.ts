import { formatMoney, formatNumber } from './format.ts';
import type { Cell, Field, Model, Row } from './model.ts';
import { isEmpty } from './model.ts';

/** What stands in a form: text as typed, or a tick. */
export type Draft = Record<string, string | boolean>;
export type Errors = Record<string, string>;

/** A new row, with what the address says of it. */
export function emptyDraft(model: Model, given: URLSearchParams): Draft {
  return Object.fromEntries(
    model.fields.map((field) => {
      const value = given.get(field.name) ?? '';
      return [field.name, field.type === 'boolean' ? value === 'true' : value];
    }),
  );
}

export function draftOf(model: Model, row: Row): Draft {
  return Object.fromEntries(
    model.fields.map((field) => {
      const cell = row[field.name];
      if (field.type === 'boolean') return [field.name, cell === true];
      if (isEmpty(cell)) return [field.name, ''];
      return [
        field.name,
        field.type === 'money' && typeof cell === 'number' ? (cell / 100).toFixed(2) : String(cell),
      ];
    }),
  );
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s().-]{5,24}$/;
const AMOUNT = /^-?\d+(?:\.\d{1,2})?$/;

type Reading = { cell: Cell } | { error: string };

function readNumber(field: Field, text: string): Reading {
  const plain = text.replace(/[,\s$]/g, '');
  const isMoney = field.type === 'money';
  if (isMoney && !AMOUNT.test(plain)) return { error: 'Enter an amount such as 12.50' };
  const value = isMoney ? Math.round(Number(plain) * 100) : Number(plain);
  if (!Number.isFinite(value) || Math.abs(value) > 1e15) return { error: 'Enter a number such as 12.5' };
  const format = isMoney ? formatMoney : formatNumber;
  if (field.min !== undefined && value < field.min) return { error: `Enter ${format(field.min)} or more` };
  if (field.max !== undefined && value > field.max) return { error: `Enter ${format(field.max)} or less` };
  return { cell: value };
}

function readText(field: Field, text: string): Reading {
  if (field.type === 'email' && !EMAIL.test(text))
    return { error: 'Enter an e-mail address such as name@example.com' };
  if (field.type === 'phone' && !PHONE.test(text))
    return { error: 'Enter a phone number such as +1 555 010 0199' };
  if ((field.type === 'url' || field.type === 'image') && !URL.canParse(text)) {
    return { error: 'Enter a web address such as https://example.com' };
  }
  if (field.type === 'text' || field.type === 'longText') {
    if (field.min !== undefined && text.length < field.min)
      return { error: `Use at least ${field.min} characters` };
    if (field.max !== undefined && text.length > field.max)
      return { error: `Use at most ${field.max} characters` };
  }
  return { cell: text };
}

function read(field: Field, typed: string | boolean | undefined): Reading {
  if (typeof typed === 'boolean') return { cell: typed };
  const text = (typed ?? '').trim();
  if (text === '') {
    if (!field.required) return { cell: null };
    return { error: field.type === 'select' || field.type === 'reference' ? 'Choose one' : 'Fill this in' };
  }
  return field.type === 'number' || field.type === 'money' ? readNumber(field, text) : readText(field, text);
}

const same = (a: Cell | undefined, b: Cell) =>
  typeof a === 'string' && typeof b === 'string' ? a.trim().toLowerCase() === b.toLowerCase() : a === b;

/** Turns what was typed into a row, or says at each field what is wrong. */
export function readDraft(
  model: Model,
  draft: Draft,
  id: string,
  rows: readonly Row[],
): { row: Row; errors?: undefined } | { row?: undefined; errors: Errors } {
  const errors: Errors = {};
  const cells: Record<string, Cell> = {};
  for (const field of model.fields) {
    const reading = read(field, draft[field.name]);
    if ('error' in reading) errors[field.name] = reading.error;
    else if (
      field.unique &&
      reading.cell !== null &&
      rows.some((row) => row.id !== id && same(row[field.name], reading.cell))
    ) {
      errors[field.name] = 'This is already taken; it must be different in each';
    } else cells[field.name] = reading.cell;
  }
  return Object.keys(errors).length > 0 ? { errors } : { row: { ...cells, id } };
}
