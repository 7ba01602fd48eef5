import { useEffect } from 'react';
import type { ListChange, ListState } from './url-state.ts';

/**
 * Goes to the last page when the current one no longer exists, because rows were deleted.
 * @param total undefined while loading
 */
export function useLastPage(
  { page, size }: Pick<ListState, 'page' | 'size'>,
  total: number | undefined,
  change: (change: ListChange, replace?: boolean) => void,
): void {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / size));
  useEffect(() => {
    if (page > last) change({ page: last > 1 ? String(last) : null }, true);
  });
}
