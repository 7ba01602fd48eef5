import type { CrudFilter, CrudSort } from '@refinedev/core';
import { useSearchParams } from 'react-router';
import type { Columns } from '#contract/endpoint.ts';
import { PAGE } from '#contract/limits.ts';

export interface ListState {
  page: number;
  size: number;
  q: string;
  sort: CrudSort | null;
  /** The value asked of a column, of those the contract lets be filtered. */
  filters: Record<string, string>;
}

export const SIZES = [PAGE.default, 50, 100];

const whole = (text: string | null) => (text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined);

/** What an address says of a list; what it may not say is as if it weren't there. */
export function readListState(params: URLSearchParams, columns: Columns): ListState {
  const size = whole(params.get('size'));
  const asked = params.get('sort') ?? '';
  const field = asked.replace(/^-/, '');
  const filters: Record<string, string> = {};
  for (const [name, column] of Object.entries(columns)) {
    const value = params.get(name);
    if (!value || !column.filter || name === 'id') continue;
    if (column.type === 'choice' && !column.values?.includes(value)) continue;
    if (column.type === 'boolean' && value !== 'true' && value !== 'false') continue;
    filters[name] = value;
  }
  return {
    page: whole(params.get('page')) ?? 1,
    size: size && SIZES.includes(size) ? size : PAGE.default,
    q: params.get('q') ?? '',
    sort: columns[field]?.sort ? { field, order: asked.startsWith('-') ? 'desc' : 'asc' } : null,
    filters,
  };
}

/** The list's state as Refine's filters; the search is one of them. */
export function toFilters({ q, filters }: ListState): CrudFilter[] {
  const fields = Object.entries(filters).map(([field, value]): CrudFilter => ({
    field,
    operator: 'eq',
    value,
  }));
  return q ? [{ field: 'q', operator: 'eq', value: q }, ...fields] : fields;
}

export type ListChange = Record<string, string | null>;

/** The state of a list, kept in the address: it survives a reload, and a link to it can be sent. */
export function useListState(columns: Columns): [ListState, (change: ListChange, replace?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changes: ListChange, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        // Another question starts at its first page.
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  return [readListState(params, columns), change];
}
