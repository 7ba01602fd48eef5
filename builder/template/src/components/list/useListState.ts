import type { ListQuery } from '../../api/client.ts';

export interface ListState {
  readonly query: ListQuery;
}

/** What is searched, filtered and sorted, which stands in the address. */
export function useListState(start: { sort?: string } = {}): ListState {
  return { query: start };
}
