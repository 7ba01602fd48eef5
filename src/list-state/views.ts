import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ExportedList } from '#contract/resources/index.ts';
import type { SavedView } from '#contract/account/saved-views.ts';
import { useCall } from '../api/queries.ts';

/** What an address says besides how its list is narrowed and ordered. */
const OTHER = ['page', 'import', 'view'];

/** The part of a list's address that a view keeps, the same however it was put together. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of OTHER) kept.delete(name);
  kept.sort();
  return kept.toString();
}

/** The address of a view. */
export function viewParams({ id, query }: Pick<SavedView, 'id' | 'query'>): URLSearchParams {
  const params = new URLSearchParams(query);
  params.set('view', id);
  return params;
}

/**
 * A list's saved views. Opened without a word in its address, the list takes up the person's default view.
 * @param offered whether whoever reads the list may have views
 * @returns `settled`: whether it is known how the list opens
 */
export function useListViews(list: ExportedList, offered = true) {
  const [params, setParams] = useSearchParams();
  const bare = viewQuery(params) === '' && !params.has('view');
  const views = useCall('GET /api/admin/views', { query: { resource: list } }, { enabled: offered });
  const opened = useRef(!bare);
  const preferred = views.data?.find(({ isDefault }) => isDefault);
  const due = !opened.current && preferred !== undefined;
  useEffect(() => {
    if (opened.current || views.isPending) return;
    opened.current = true;
    if (!preferred) return;
    setParams(
      (before) => {
        const next = viewParams(preferred);
        // A drawer that the address opens stays open.
        for (const name of OTHER.slice(1)) {
          const value = before.get(name);
          if (value !== null && name !== 'view') next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  });
  const settled = !offered || !bare || (!views.isPending && !due);
  return { views: views.data ?? [], settled };
}
