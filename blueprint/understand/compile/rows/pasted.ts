import { minorUnits } from '../../../currencies.ts';
import { fits, isReference } from '../../../fields.ts';
import { type AppLanguage, LIMITS } from '../../../kinds.ts';
import type { Entity, Field, Row } from '../../../schema.ts';
import { type Facts, isSaidIn, type PastedFact } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import type { Made } from '../entities.ts';

// Rows that were pasted with the description: they are the first rows of the app, in the place of made-up ones.

/** What a column of a pasted table became: a field, or a link to another table whose rows it names. */
export interface PastedColumn {
  field: Field;
  /** Of a link the entity that its values name. */
  to?: string;
}
export interface PastedRows {
  entity: string;
  /** By columns; nothing where a column was not understood, or was corrected away. */
  columns: readonly (PastedColumn | undefined)[];
  rows: readonly (readonly string[])[];
}

/** Which tables of the app the pasted ones are, found by the words of their headers. */
export function pastedRowsOf(facts: Facts, made: readonly Made[], entities: readonly Entity[]): PastedRows[] {
  const entityOf = (noun: string) => {
    const name = made.find(({ fact }) => fact.noun === noun)?.entity.name;
    return entities.find((one) => one.name === name);
  };
  return (facts.pasted ?? []).flatMap(({ columns, rows }: PastedFact): PastedRows[] => {
    const found = columns.map((column) => {
      const field = facts.fields.find((one) => isSaidIn(one, [column]));
      const link = field ? undefined : facts.relations.find((one) => isSaidIn(one, [column]));
      return { owner: field?.owner ?? link?.from, field, link };
    });
    const owners = found.flatMap(({ owner }) => owner ?? []);
    const owner = [...new Set(owners)].sort(
      (a, b) => owners.filter((one) => one === b).length - owners.filter((one) => one === a).length,
    )[0];
    const entity = owner === undefined ? undefined : entityOf(owner);
    if (!entity || owner === undefined) return [];
    const known = found.map((one): PastedColumn | undefined => {
      if (one.owner !== owner) return undefined;
      if (one.field) {
        const label = keyOf(one.field.label);
        const field = entity.fields.find((candidate) => keyOf(candidate.label) === label);
        return field && !isReference(field) ? { field } : undefined;
      }
      const to = one.link ? entityOf(one.link.to)?.name : undefined;
      const field = entity.fields.find(({ type, entity: target }) => type === 'reference' && target === to);
      return field && to !== undefined ? { field, to } : undefined;
    });
    return [{ entity: entity.name, columns: known, rows }];
  });
}

/** The names by which pasted rows call the rows of another table, each once. */
export const namesPasted = (pasted: readonly PastedRows[], entity: string): string[] =>
  [
    ...new Set(
      pasted.flatMap(({ columns, rows }) =>
        columns.flatMap((column, at) =>
          column?.to === entity ? rows.map((row) => row[at]?.trim() ?? '').filter((name) => name !== '') : [],
        ),
      ),
    ),
  ].slice(0, LIMITS.rowsPerEntity);

const YES = /^(?:y|yes|true|x|✓|✔|1|ja|j|oui|s[ií]|是|有|نعم|paid|done)$/iu;

/** "1,062.50", "1.062,50", "1 062,5 kg" */
function numberIn(text: string): number | null {
  const bare = text.replace(/[^\d.,-]/gu, '');
  const decimal =
    /[.,](?=\d{1,2}$)/u.exec(bare)?.index ?? (/^-?\d+[.,]\d+$/u.test(bare) ? bare.search(/[.,]/u) : -1);
  const isGroup = decimal >= 0 && /^-?\d{1,3}[.,]\d{3}$/u.test(bare);
  const whole = decimal >= 0 && !isGroup ? bare.slice(0, decimal) : bare;
  const rest = decimal >= 0 && !isGroup ? bare.slice(decimal + 1) : '';
  const digits = `${whole.replace(/[.,]/gu, '')}${rest === '' ? '' : `.${rest}`}`;
  return /\d/u.test(digits) && Number.isFinite(Number(digits)) ? Number(digits) : null;
}

const DAY = /(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})/u;
const CLOCK = /(?:^|[ T])(\d{1,2}):(\d{2})/u;
/** Whether a column writes the month first: only where a day tells so, or where English says nothing else. */
function isMonthFirst(cells: readonly string[], language: AppLanguage): boolean {
  const parts = cells.flatMap((cell) => {
    const [, first = '', second = ''] = DAY.exec(cell) ?? [];
    return first.length > 2 || first === '' ? [] : [[Number(first), Number(second)] as const];
  });
  if (parts.some(([first]) => first > 12) || cells.some((cell) => /\d\.\d/u.test(cell))) return false;
  return parts.some(([, second]) => second > 12) || language === 'en';
}

function dayIn(text: string, monthFirst: boolean): string | null {
  const [, first = '', second = '', third = ''] = DAY.exec(text) ?? [];
  const pad = (part: string) => part.padStart(2, '0');
  let parts: readonly [year: string, month: string, day: string];
  if (first.length === 4) parts = [first, pad(second), pad(third)];
  else if (third.length === 4 || third.length === 2) {
    const year = third.length === 2 ? `20${third}` : third;
    parts = monthFirst ? [year, pad(first), pad(second)] : [year, pad(second), pad(first)];
  } else {
    // "3 Feb 2024"; noon, so that no time zone moves the day.
    const time = /\d{4}/u.test(text) ? Date.parse(`${text} 12:00 UTC`) : Number.NaN;
    return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
  }
  const day = parts.join('-');
  const time = Date.parse(`${day}T00:00:00Z`);
  // The 31st of February is the 2nd of March, and no day that anyone wrote.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

/** The value of a pasted cell; nothing where it doesn't fit its field. */
function cellIn(field: Field, text: string, monthFirst: boolean): Row[string] {
  const said = text.trim();
  if (said === '' || said === '-') return null;
  switch (field.type) {
    case 'number':
      return numberIn(said);
    case 'money': {
      const amount = numberIn(said);
      return amount === null ? null : Math.round(amount * minorUnits(field.currency));
    }
    case 'duration': {
      const clock = CLOCK.exec(said);
      return clock ? Number(clock[1]) * 60 + Number(clock[2]) : numberIn(said);
    }
    case 'boolean':
      return YES.test(said);
    case 'date':
      return dayIn(said, monthFirst);
    case 'dateTime': {
      const day = dayIn(said, monthFirst);
      const [, hour = '9', minute = '00'] = CLOCK.exec(said) ?? [];
      return day && `${day}T${hour.padStart(2, '0')}:${minute}`;
    }
    case 'select':
      return field.options?.find(({ label }) => keyOf(label) === keyOf(said))?.name ?? null;
    case 'image':
    case 'file':
    case 'computed':
      return null;
    default:
      return said;
  }
}

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
/** Whether the form of the app would take the value. */
function isAllowed(field: Field, cell: NonNullable<Row[string]>): boolean {
  if (!fits(field, cell)) return false;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
  if (typeof cell === 'number') return cell >= min && cell <= max;
  if (typeof cell !== 'string') return true;
  if (field.type === 'email') return MAIL.test(cell);
  if (field.type === 'url') return /^https?:\/\/\S+$/iu.test(cell);
  return (field.type !== 'text' && field.type !== 'longText') || (cell.length >= min && cell.length <= max);
}

/** A row of somebody's own bears nothing made up but what no row can be without. */
const madeUp = (entity: Entity, field: Field, base: Row): Row[string] => {
  if (field.name === entity.states?.field) return field.options?.[0]?.name ?? null;
  if (field.required === true || field.type === 'reference') return base[field.name] ?? null;
  return field.type === 'references' ? [] : null;
};

/**
 * The pasted rows of a table, each over the made-up one in whose place it stands.
 * @param own the made-up rows; of what was not pasted only what no row can be without is kept of them
 * @param rowsOf the rows of the tables that it links to, which bear the names that were pasted
 */
export function overPasted(
  entity: Entity,
  own: readonly Row[],
  { columns, rows }: PastedRows,
  rowsOf: (name: string) => readonly { id: string; title: string }[],
  language: AppLanguage,
): Row[] {
  // Whoever writes the day first in one column does so in all.
  const days = rows.flatMap((row) =>
    columns.flatMap((column, at) => (/^date/.test(column?.field.type ?? '') ? [row[at] ?? ''] : [])),
  );
  const monthFirst = isMonthFirst(days, language);
  const places = entity.fields.map((field) => ({
    field,
    at: columns.findIndex((column) => column?.field.name === field.name),
  }));
  // Of two rows of one name the first is meant.
  const named = columns.map((column) => {
    const targets = column?.to === undefined ? [] : rowsOf(column.to);
    return new Map(targets.toReversed().map(({ title, id }) => [title, id]));
  });
  return rows.map((row, index) => {
    const base = own[index % Math.max(own.length, 1)] ?? {};
    const cells = places.map(({ field, at }): [string, Row[string]] => {
      const column = columns[at];
      if (!column) return [field.name, madeUp(entity, field, base)];
      const text = row[at] ?? '';
      if (column.to !== undefined) {
        const id = named[at]?.get(text.trim());
        return [field.name, id ?? (field.required === true ? (base[field.name] ?? null) : null)];
      }
      const cell = cellIn(field, text, monthFirst);
      return [field.name, cell !== null && isAllowed(field, cell) ? cell : madeUp(entity, field, base)];
    });
    return { id: `row-${index + 1}`, ...Object.fromEntries(cells) };
  });
}

/** Rows that bear the names that were pasted, over the made-up ones. */
export const withPastedNames = (
  entity: Entity,
  own: readonly Row[],
  names: readonly string[],
  title: string,
): Row[] =>
  names.map((name, index) => {
    const base = own[index % Math.max(own.length, 1)] ?? {};
    const cells = entity.fields.map((field): [string, Row[string]] => [
      field.name,
      field.name === title ? name : madeUp(entity, field, base),
    ]);
    return { id: `row-${index + 1}`, ...Object.fromEntries(cells) };
  });
