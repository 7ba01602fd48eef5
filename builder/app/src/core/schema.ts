import { z } from 'zod';
import { isDate, isDateTime } from './dates.ts';
import type { Cell, Entity, Field } from './entity.ts';
import { writableFields } from './fields.ts';
import type { Format } from './format.ts';
import type { Messages } from './messages.ts';

// What the fields of an entity accept. The same schema checks a form before it is sent and a call when it arrives.

// The content security policy forbids eval, which zod would try to use.
z.config({ jitless: true });

const MAX_TEXT = 500;
const MAX_LONG_TEXT = 20_000;
const MAX_LIST = 200;

const EMAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(?:\.[^\s@<>(),;:".]+)+$/;
const PHONE = /^\+?[\d\s().\-/]{5,24}$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

export interface SchemaTexts {
  readonly messages: Messages;
  readonly format: Format;
}

export const isWebAddress = (text: string): boolean =>
  text.length <= 2000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

// NUL cuts texts short in databases, and half a surrogate pair can't be written as UTF-8.
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const isPlain = (text: string) => !UNSTORABLE.test(text);

const textOf = (messages: Messages) =>
  z.string({ error: messages.required }).trim().refine(isPlain, messages.invalidCharacters);

/** An optional text that is blank is no text. */
const blankToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

function textSchema(field: Field, { messages }: SchemaTexts): z.ZodType<Cell> {
  const text = textOf(messages);
  switch (field.type) {
    case 'email':
      return text.max(254, messages.email).regex(EMAIL, messages.email);
    case 'phone':
      return text.regex(PHONE, messages.phone);
    case 'url':
      return text.refine(isWebAddress, messages.url);
    case 'image':
    case 'file':
      return text.refine((value) => ID.test(value) || isWebAddress(value), messages.file);
    case 'date':
      return text.refine(isDate, messages.date);
    case 'dateTime':
      return text.refine(isDateTime, messages.dateTime);
    case 'reference':
      return text.regex(ID, messages.missingRow);
    default: {
      const limit = field.type === 'longText' ? MAX_LONG_TEXT : MAX_TEXT;
      const max = Math.min(field.max ?? limit, limit);
      const min = field.min ?? 0;
      return text.min(min, messages.minCharacters(min)).max(max, messages.maxCharacters(max));
    }
  }
}

function numberSchema(field: Field, { messages, format }: SchemaTexts): z.ZodType<Cell> {
  const shown = (value: number) => format.cell({ ...field, unit: '' }, value);
  const number =
    field.type === 'number'
      ? z.number({ error: messages.number }).min(-1e15, messages.number).max(1e15, messages.number)
      : z
          .number({ error: messages.number })
          .int(field.type === 'money' ? messages.number : messages.wholeNumber);
  // A duration never runs backwards.
  const min = field.min ?? (field.type === 'duration' ? 0 : undefined);
  const atLeast = min === undefined ? number : number.min(min, messages.atLeast(shown(min)));
  return field.max === undefined ? atLeast : atLeast.max(field.max, messages.atMost(shown(field.max)));
}

function fieldSchema(field: Field, texts: SchemaTexts): z.ZodType<Cell> {
  const { messages } = texts;
  switch (field.type) {
    case 'number':
    case 'money':
    case 'duration':
      return numberSchema(field, texts);
    case 'boolean':
      return z.boolean({ error: messages.boolean });
    case 'select': {
      const options = field.options ?? [];
      return z.string({ error: messages.choose }).refine((value) => options.includes(value), messages.choose);
    }
    case 'references':
      return z
        .array(z.string().regex(ID, messages.missingRow), { error: messages.choose })
        .max(MAX_LIST, messages.choose)
        .refine((ids) => new Set(ids).size === ids.length, messages.twice);
    default:
      return textSchema(field, texts);
  }
}

/** The schema of one field: a required one must have a value, an optional one may be null. A boolean is false without one. */
export function cellSchema(field: Field, texts: SchemaTexts): z.ZodType<Cell> {
  const { messages } = texts;
  const schema = fieldSchema(field, texts);
  if (field.type === 'boolean') return z.preprocess((value) => value ?? false, schema);
  if (field.type === 'references') {
    const list = z.preprocess((value) => value ?? [], schema);
    return field.required
      ? list.refine((ids) => !Array.isArray(ids) || ids.length > 0, messages.required)
      : list;
  }
  if (!field.required) return z.preprocess(blankToNull, schema.nullable()).default(null);
  const required = z
    .unknown()
    .refine((value) => (blankToNull(value) ?? null) !== null, { error: messages.required, abort: true });
  return required.pipe(schema);
}

/** The schema of a new row, or of what may be changed in one. An unknown field is an error at its name. */
export function schemaOf(entity: Entity, texts: SchemaTexts, only?: readonly string[]) {
  const schema = (field: Field) =>
    only?.includes(field.name) === false ? z.unknown() : cellSchema(field, texts);
  return z.strictObject(
    Object.fromEntries(writableFields(entity).map((field) => [field.name, schema(field)])),
  );
}

export type FieldErrors = Readonly<Record<string, string>>;
export type Reading<T> = { readonly values: T } | { readonly errors: FieldErrors };

/** Reads the values of a call, or says at each field what is wrong. With `given`, only those fields are checked. */
export function readValues(
  entity: Entity,
  given: Readonly<Record<string, unknown>>,
  texts: SchemaTexts,
): Reading<Readonly<Record<string, Cell>>> {
  const fields = new Map(writableFields(entity).map((field) => [field.name, field]));
  // Entries become own properties, whatever a caller names them.
  const errors: [string, string][] = [];
  const values: [string, Cell][] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = fields.get(name);
    if (!field) {
      errors.push([name, texts.messages.unknownField(name)]);
      continue;
    }
    const reading = cellSchema(field, texts).safeParse(value);
    if (reading.success) values.push([name, reading.data]);
    else errors.push([name, reading.error.issues[0]?.message ?? texts.messages.required]);
  }
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { values: Object.fromEntries(values) };
}
