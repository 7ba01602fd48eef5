import { useEffect } from 'react';
import type { ListChange, ListState } from './address.ts';

/**
 * Goes to the last page there is, since rows can go while one looks at it.
 * @param total undefined while it is not known
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
