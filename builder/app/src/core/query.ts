import type { Filter, ListQuery, SummaryQuery } from './calls.ts';
import { ApiError } from './calls.ts';
import { isDate, isDateTime } from './dates.ts';
import type { Cell, Entity, Field, Row } from './entity.ts';
import { fieldOf } from './fields.ts';
import { isEmpty } from './format.ts';
import type { Messages } from './messages.ts';
import type { Condition, Sort, StorageQuery } from './storage.ts';

// Lists as they are asked for: read from an address, checked against the entity, and matched against rows in memory.

const LIMIT = 25;
const MAX_LIMIT = 200;

/** What two texts have in common when case, accents and outer spaces don't count. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

const META: Readonly<Record<string, 'text' | 'dateTime'>> = {
  id: 'text',
  createdBy: 'text',
  createdAt: 'dateTime',
  updatedAt: 'dateTime',
};

type Kind = 'text' | 'number' | 'boolean' | 'date' | 'dateTime';

/** How the cells of a field are compared, or null where there is no such field. */
function kindOf(entity: Entity, name: string): Kind | null {
  const field = fieldOf(entity, name);
  if (!field) return Object.hasOwn(META, name) ? (META[name] ?? null) : null;
  switch (field.type === 'computed' ? (field.as ?? 'number') : field.type) {
    case 'number':
    case 'money':
    case 'duration':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'date';
    case 'dateTime':
      return 'dateTime';
    default:
      return 'text';
  }
}

/** What queries call their own parts; a field of such a name is asked for by `_is`. */
const LIST_KEYS = new Set(['q', 'sort', 'limit', 'cursor']);
const SUMMARY_KEYS = new Set(['measure', 'field', 'by', 'unit', 'stack']);
export const QUERY_KEYS: ReadonlySet<string> = new Set([...LIST_KEYS, ...SUMMARY_KEYS]);

const SUFFIXES = { _is: 'is', _gte: 'from', _lte: 'to', _like: 'contains', _empty: 'empty' } as const;

/** `part_no_gte` asks for `from` of the field `part_no`. */
function readKey(key: string): readonly [name: string, part: keyof Filter] {
  for (const [suffix, part] of Object.entries(SUFFIXES))
    if (key.length > suffix.length && key.endsWith(suffix)) return [key.slice(0, -suffix.length), part];
  return [key, 'is'];
}

function readFilters(params: URLSearchParams, known: ReadonlySet<string>): Record<string, Filter> {
  const filters: Record<string, Filter> = Object.create(null);
  for (const key of new Set(params.keys())) {
    if (known.has(key)) continue;
    const [name, part] = readKey(key);
    const values = params.getAll(key);
    const [value = ''] = values;
    const given = part === 'is' ? values : part === 'empty' ? value === 'true' : value;
    filters[name] = { ...filters[name], [part]: given };
  }
  return filters;
}

function writeFilters(params: URLSearchParams, filters: ListQuery['filters']): void {
  for (const [name, filter] of Object.entries(filters ?? {})) {
    const isAmbiguous = QUERY_KEYS.has(name) || readKey(name)[0] !== name;
    const key = isAmbiguous ? `${name}_is` : name;
    for (const value of filter.is ?? []) params.append(key, value);
    if (filter.from !== undefined) params.set(`${name}_gte`, filter.from);
    if (filter.to !== undefined) params.set(`${name}_lte`, filter.to);
    if (filter.contains !== undefined) params.set(`${name}_like`, filter.contains);
    if (filter.empty !== undefined) params.set(`${name}_empty`, String(filter.empty));
  }
}

const MEASURES = ['count', 'sum', 'average'] as const;
const UNITS = ['day', 'week', 'month', 'year'] as const;

const withFilters = <Q extends object>(query: Q, filters: Record<string, Filter>) =>
  Object.keys(filters).length > 0 ? { ...query, filters: { ...filters } } : query;

export function readListQuery(params: URLSearchParams, messages: Messages): ListQuery {
  const { q, sort, limit, cursor } = Object.fromEntries(params);
  if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit))
    throw new ApiError(400, messages.badQuery('limit'));
  return withFilters(
    {
      ...(q !== undefined && { q }),
      ...(sort !== undefined && { sort }),
      ...(limit !== undefined && { limit: Number(limit) }),
      ...(cursor !== undefined && { cursor }),
    },
    readFilters(params, LIST_KEYS),
  );
}

export function writeListQuery({ q, filters, sort, limit, cursor }: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== undefined) params.set('q', q);
  writeFilters(params, filters);
  if (sort !== undefined) params.set('sort', sort);
  if (limit !== undefined) params.set('limit', String(limit));
  if (cursor !== undefined) params.set('cursor', cursor);
  return params;
}

export function readSummaryQuery(params: URLSearchParams, messages: Messages): SummaryQuery {
  const { field, by, stack, ...rest } = Object.fromEntries(params);
  const measure = MEASURES.find((candidate) => candidate === (rest['measure'] ?? 'count'));
  const unit = UNITS.find((candidate) => candidate === rest['unit']);
  if (!measure) throw new ApiError(400, messages.badQuery('measure'));
  if (rest['unit'] !== undefined && !unit) throw new ApiError(400, messages.badQuery('unit'));
  return withFilters(
    {
      measure,
      ...(field !== undefined && { field }),
      ...(by !== undefined && { by }),
      ...(unit && { unit }),
      ...(stack !== undefined && { stack }),
    },
    readFilters(params, SUMMARY_KEYS),
  );
}

export function writeSummaryQuery({ filters, ...query }: SummaryQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, value);
  writeFilters(params, filters);
  return params;
}

/** A place in a list, as callers hand it back. */
export const writeCursor = (offset: number): string =>
  btoa(`o${offset}`).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');

export function readCursor(cursor: string): number | null {
  try {
    const offset = /^o(\d{1,9})$/.exec(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')))?.[1];
    return offset === undefined ? null : Number(offset);
  } catch {
    // Not base64, so not a cursor of ours.
    return null;
  }
}

function readValue(kind: Kind, text: string): string | number | boolean | null {
  switch (kind) {
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : null;
    case 'date':
      return isDate(text) ? text : null;
    case 'dateTime': {
      const plain = text.replace(/^(.{16}):\d{2}(?:\.\d+)?Z?$/, '$1');
      return isDate(text) || isDateTime(plain) ? text : null;
    }
    case 'text':
      return text;
  }
}

/** The conditions of a list's filters. An unknown field or a value that it can't have is a 400. */
export function conditionsOf(
  entity: Entity,
  filters: ListQuery['filters'],
  messages: Messages,
): readonly Condition[] {
  return Object.entries(filters ?? {}).flatMap(([field, filter]): Condition[] => {
    const kind = kindOf(entity, field);
    if (!kind) throw new ApiError(400, messages.badQuery(field));
    const read = (text: string) => {
      const value = readValue(kind, text);
      if (value === null) throw new ApiError(400, messages.badQuery(field));
      return value;
    };
    const bound = (text: string) => {
      const value = read(text);
      if (typeof value === 'boolean') throw new ApiError(400, messages.badQuery(field));
      return value;
    };
    const conditions: Condition[] = [];
    if (filter.is && filter.is.length > 0) conditions.push({ op: 'is', field, values: filter.is.map(read) });
    if (filter.from !== undefined) conditions.push({ op: 'from', field, value: bound(filter.from) });
    if (filter.to !== undefined) {
      const value = bound(filter.to);
      // A day as the end of a span of times means all of that day.
      const isDay = kind === 'dateTime' && typeof value === 'string' && value.length === 10;
      conditions.push({ op: 'to', field, value: isDay ? `${value}T23:59:59.999Z` : value });
    }
    if (filter.contains !== undefined) {
      if (kind !== 'text') throw new ApiError(400, messages.badQuery(field));
      conditions.push({ op: 'contains', field, text: filter.contains });
    }
    if (filter.empty !== undefined) conditions.push({ op: 'empty', field, isEmpty: filter.empty });
    return conditions;
  });
}

export function sortOf(entity: Entity, sort: string | undefined, messages: Messages): Sort {
  if (!sort) return { field: 'createdAt', descending: true };
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  const type = fieldOf(entity, field)?.type;
  if (!kindOf(entity, field) || type === 'references') throw new ApiError(400, messages.badQuery(field));
  return { field, descending };
}

export function pageOf(query: ListQuery, messages: Messages): Pick<StorageQuery, 'offset' | 'limit'> {
  const offset = query.cursor === undefined ? 0 : readCursor(query.cursor);
  if (offset === null) throw new ApiError(400, messages.badQuery('cursor'));
  const limit = query.limit ?? LIMIT;
  if (!Number.isInteger(limit) || limit < 1) throw new ApiError(400, messages.badQuery('limit'));
  return { offset, limit: Math.min(limit, MAX_LIMIT) };
}

/** The words of a search, folded. */
export const wordsOf = (q: string | undefined): readonly string[] =>
  fold(q ?? '')
    .split(/\s+/)
    // A title such as “Blue bike, Ada” can be searched for as it is read.
    .map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ''))
    .filter(Boolean)
    .slice(0, 10);

const contains = (cell: Cell | undefined, text: string) =>
  typeof cell === 'string' && fold(cell).includes(fold(text));

function holds(cell: Cell | undefined, values: readonly (string | number | boolean)[]): boolean {
  if (typeof cell === 'object' && cell !== null) return cell.some((id) => values.includes(id));
  return values.includes(cell ?? false);
}

const isAmong = (row: Row, among: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.entries(among).some(([field, values]) => holds(row[field], values));

/** An e-mail address as it is compared: another accent is another mailbox. */
export const addressKey = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell.trim().toLowerCase() : '';

export function matches(row: Row, condition: Condition): boolean {
  switch (condition.op) {
    case 'is':
      return holds(row[condition.field], condition.values);
    case 'same': {
      const cell = row[condition.field];
      return typeof cell === 'string' && fold(cell) === fold(condition.text);
    }
    case 'address':
      return addressKey(row[condition.field]) === addressKey(condition.text);
    case 'from':
    case 'to': {
      const cell = row[condition.field];
      if (isEmpty(cell) || typeof cell !== typeof condition.value) return false;
      return condition.op === 'from' ? cell >= condition.value : cell <= condition.value;
    }
    case 'contains':
      return contains(row[condition.field], condition.text);
    case 'empty':
      return isEmpty(row[condition.field]) === condition.isEmpty;
    case 'either':
      return condition.of.some((all) => all.every((one) => matches(row, one)));
    case 'word':
      return (
        condition.fields.some((field) => contains(row[field], condition.text)) ||
        isAmong(row, condition.among)
      );
  }
}

/** Sorts rows; `textOf` gives what a cell is sorted by where that isn't the cell itself, such as the title of a reference. */
export function sortRows(
  entity: Entity,
  rows: readonly Row[],
  sort: Sort,
  locale: string,
  textOf?: (field: Field, cell: Cell) => string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const field = fieldOf(entity, sort.field);
  const places = new Map((field?.options ?? []).map((option, index) => [option, index]));
  const direction = sort.descending ? -1 : 1;

  function compare(a: Cell, b: Cell): number {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    if (typeof a === 'boolean' || typeof b === 'boolean') return Number(a) - Number(b);
    if (field?.type === 'select')
      return (places.get(String(a)) ?? places.size) - (places.get(String(b)) ?? places.size);
    if (!field || field.type === 'date' || field.type === 'dateTime')
      return String(a) < String(b) ? -1 : Number(String(a) > String(b));
    const text = textOf ?? ((_: Field, cell: Cell) => String(cell));
    return collator.compare(text(field, a), text(field, b));
  }

  return rows.toSorted((left, right) => {
    const a = left[sort.field];
    const b = right[sort.field];
    const order =
      isEmpty(a) || isEmpty(b) ? Number(isEmpty(a)) - Number(isEmpty(b)) : direction * compare(a, b);
    return order || (left.id < right.id ? -1 : 1);
  });
}

/** A list as `Storage.list` answers it, from rows in memory. */
export function listRows(
  entity: Entity,
  rows: readonly Row[],
  query: StorageQuery,
  locale: string,
  textOf?: (field: Field, cell: Cell) => string,
): { rows: readonly Row[]; total: number } {
  const found = rows.filter((row) => query.where.every((condition) => matches(row, condition)));
  const sorted = sortRows(entity, found, query.sort, locale, textOf);
  return { rows: sorted.slice(query.offset, query.offset + query.limit), total: found.length };
}
