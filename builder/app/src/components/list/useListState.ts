import { useSearchParams } from 'react-router';
import type { Filter, Filters, ListQuery } from '../../api/client.ts';
import { readListQuery, writeListQuery } from '../../core/query.ts';
import { messages } from '../../words/index.ts';

export interface ListState {
  /** What is asked for: the start of the list, and what was chosen. */
  readonly query: ListQuery;
  /** What was chosen, as chips show it: without the filters that always hold. */
  readonly chosen: ListQuery;
  readonly change: (part: Partial<ListQuery>) => void;
  readonly filterBy: (field: string, filter: Filter | undefined) => void;
}

function readAddress(params: URLSearchParams): ListQuery {
  try {
    return readListQuery(params, messages);
  } catch {
    // A mistyped address shows the whole list.
    return {};
  }
}

const withoutFixed = (filters: Filters = {}, fixed: Filters = {}): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !Object.hasOwn(fixed, name)));

/** What is searched, filtered and sorted. It stands in the address, so that it can be kept and sent. The filters of `start` always hold. */
export function useListState(start: Pick<ListQuery, 'sort' | 'limit' | 'filters'> = {}): ListState {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const chosen = { ...address, filters: withoutFixed(address.filters, start.filters) };

  function change(part: Partial<ListQuery>) {
    // Another search or order begins at its first page.
    const next = { ...chosen, cursor: undefined, ...part };
    setParams(writeListQuery({ ...next, q: next.q || undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  function filterBy(field: string, filter: Filter | undefined) {
    const { [field]: _, ...others } = chosen.filters ?? {};
    change({ filters: filter ? { ...others, [field]: filter } : others });
  }

  const filters = { ...chosen.filters, ...start.filters };
  return { query: { ...start, ...chosen, filters }, chosen, change, filterBy };
}
