import type { CrudFilter, CrudSort } from '@refinedev/core';
import dayjs from 'dayjs';
import { useSearchParams } from 'react-router';
import { type Column, type Columns, filtersOf, type Operator, partsOf } from '#contract/core/columns.ts';
import { PAGE } from '#contract/core/limits.ts';

export interface ListState {
  page: number;
  size: number;
  q: string;
  /** The first column sorts; each next one breaks ties. */
  sorts: CrudSort[];
  /** Filter values by their name in the URL: `status`, `createdAt_gte`. */
  filters: Record<string, string[]>;
}

export const SIZES = [PAGE.default, 50, 100];
export const MAX_SORTS = 3;

const positiveInteger = (text: string | null) =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;

function isValid({ type, values }: Column, value: string): boolean {
  if (value === '') return false;
  if (type === 'choice') return values?.includes(value) ?? false;
  if (type === 'boolean') return value === 'true' || value === 'false';
  if (type === 'number') return Number.isFinite(Number(value));
  if (type === 'time') return !Number.isNaN(Date.parse(value));
  return true;
}

/** Parses a list's state from the URL; invalid parameters are ignored. */
export function readListState(params: URLSearchParams, columns: Columns): ListState {
  const size = positiveInteger(params.get('size'));
  const filters: Record<string, string[]> = {};
  for (const { name, column } of filtersOf(columns)) {
    const definition = columns[column];
    const values = definition ? params.getAll(name).filter((value) => isValid(definition, value)) : [];
    if (values.length > 0) filters[name] = [...new Set(values)];
  }
  const sorts = (params.get('sort') ?? '')
    .split(',')
    .map((part): CrudSort => ({
      field: part.replace(/^-/, ''),
      order: part.startsWith('-') ? 'desc' : 'asc',
    }))
    .filter(({ field }, index, all) => {
      const first = all.findIndex((other) => other.field === field) === index;
      return Object.hasOwn(columns, field) && columns[field]?.sort === true && first;
    });
  return {
    page: positiveInteger(params.get('page')) ?? 1,
    size: size && SIZES.includes(size) ? size : PAGE.default,
    q: params.get('q') ?? '',
    sorts: sorts.slice(0, MAX_SORTS),
    filters,
  };
}

/** Turns a day into its first or last instant in the reader's time zone. */
function toInstant(value: string, operator: Operator): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const day = dayjs(value);
  return (operator === 'lte' ? day.endOf('day') : day.startOf('day')).toISOString();
}

/** The list's state as Refine filters, the search included. */
export function toFilters({ q, filters }: Pick<ListState, 'q' | 'filters'>, columns: Columns): CrudFilter[] {
  const fields = Object.entries(filters).map(([name, values]): CrudFilter => {
    const { column, operator } = partsOf(name);
    const sent =
      columns[column]?.type === 'time' ? values.map((value) => toInstant(value, operator)) : values;
    return {
      field: column,
      operator: operator === 'like' ? 'contains' : operator,
      value: sent.length === 1 ? sent[0] : sent,
    };
  });
  return q ? [{ field: 'q', operator: 'eq', value: q }, ...fields] : fields;
}

/** The list's state as the query of the server's lists and exports. */
export function toQuery(
  { q, sorts, filters }: Pick<ListState, 'q' | 'sorts' | 'filters'>,
  columns: Columns,
): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, values] of Object.entries(filters)) {
    const { column, operator } = partsOf(name);
    query[name] =
      columns[column]?.type === 'time' ? values.map((value) => toInstant(value, operator)) : values;
  }
  if (q) query['q'] = q;
  if (sorts.length > 0) {
    query['_sort'] = sorts.map(({ field }) => field).join(',');
    query['_order'] = sorts.map(({ order }) => order).join(',');
  }
  return query;
}

export type ListChange = Record<string, string | readonly string[] | null>;

/** A list's state, kept in the URL: it survives a reload and can be shared as a link. */
export function useListState(columns: Columns): [ListState, (change: ListChange, replace?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changes: ListChange, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        // A new search, filter or order starts at the first page.
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          next.delete(name);
          for (const one of typeof value === 'string' ? [value] : (value ?? []))
            if (one !== '') next.append(name, one);
        }
        return next;
      },
      { replace },
    );
  return [readListState(params, columns), change];
}
