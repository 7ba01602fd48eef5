import { useSearchParams } from 'react-router';
import type { Filter, ListQuery } from '../../api/client.ts';
import { readListQuery, writeListQuery } from '../../core/query.ts';
import { messages } from '../../words/index.ts';

export interface ListState {
  readonly query: ListQuery;
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

/** What is searched, filtered and sorted. It stands in the address, so that it can be kept and sent. */
export function useListState(start: Pick<ListQuery, 'sort' | 'limit'> = {}): ListState {
  const [params, setParams] = useSearchParams();
  const chosen = readAddress(params);

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

  return { query: { ...start, ...chosen }, change, filterBy };
}
