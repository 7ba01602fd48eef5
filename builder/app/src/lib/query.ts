import type { Cell, Field, Model, Row } from './model.ts';
import { isEmpty } from './model.ts';

export const PAGE_SIZE = 20;

/** What a list shows, kept in the address so that going back finds it again. */
export interface Query {
  search: string;
  sort: string;
  descending: boolean;
  page: number;
  filters: Record<string, string>;
}

const FILTER = 'f.';

export function readQuery(params: URLSearchParams): Query {
  const sort = params.get('sort') ?? '';
  const filters = [...params].filter(([key, value]) => key.startsWith(FILTER) && value !== '');
  return {
    search: params.get('q') ?? '',
    sort: sort.replace(/^-/, ''),
    descending: sort.startsWith('-'),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    filters: Object.fromEntries(filters.map(([key, value]) => [key.slice(FILTER.length), value])),
  };
}

export function writeQuery(query: Query): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set('q', query.search);
  if (query.sort) params.set('sort', `${query.descending ? '-' : ''}${query.sort}`);
  for (const [name, value] of Object.entries(query.filters)) if (value) params.set(FILTER + name, value);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** Where a choice stands among its field's options. */
const place = (field: Field, cell: Cell | undefined) => field.options.findIndex(({ name }) => name === cell);

type Words = (field: Field, cell: Cell | undefined) => string;

function compare(field: Field, words: Words, a: Cell | undefined, b: Cell | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (field.type === 'date' || field.type === 'dateTime') return String(a) < String(b) ? -1 : a === b ? 0 : 1;
  if (field.type === 'select') return place(field, a) - place(field, b);
  return collator.compare(words(field, a), words(field, b));
}

/** Searches, filters and sorts; empty cells stand last in either direction. */
export function queryRows<R extends Row>(model: Model, rows: readonly R[], query: Query, words: Words): R[] {
  const needles = query.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const kept = rows.filter((row) => {
    for (const [name, value] of Object.entries(query.filters))
      if (String(row[name] ?? false) !== value) return false;
    if (needles.length === 0) return true;
    const text = model.fields
      .filter((field) => field.type !== 'boolean' && field.type !== 'image')
      .map((field) => words(field, row[field.name]))
      .join('\n')
      .toLocaleLowerCase();
    return needles.every((needle) => text.includes(needle));
  });
  const field = model.fields.find((candidate) => candidate.name === query.sort);
  if (!field) return kept;
  const direction = query.descending ? -1 : 1;
  return kept.sort((a, b) => {
    const left = a[field.name];
    const right = b[field.name];
    if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right));
    return direction * compare(field, words, left, right);
  });
}
