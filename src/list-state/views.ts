import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ExportedList } from '#contract/resources/index.ts';
import type { SavedView } from '#contract/account/saved-views.ts';
import { useCall } from '../api/queries.ts';

/** URL parameters that are not part of a view. */
const UNSAVED_PARAMS = ['page', 'import', 'view'];

/** The part of a list's URL that a view saves, normalised. */
export function viewQuery(params: URLSearchParams): string {
  const saved = new URLSearchParams(params);
  for (const name of UNSAVED_PARAMS) saved.delete(name);
  saved.sort();
  return saved.toString();
}

/** A view as URL parameters. */
export function viewParams({ id, query }: Pick<SavedView, 'id' | 'query'>): URLSearchParams {
  const params = new URLSearchParams(query);
  params.set('view', id);
  return params;
}

/**
 * A list's saved views. Opened without parameters, the list applies the user's default view.
 * @param enabled whether the reader may have views
 * @returns `ready`: whether the list's initial state is known
 */
export function useListViews(list: ExportedList, enabled = true) {
  const [params, setParams] = useSearchParams();
  const noParams = viewQuery(params) === '' && !params.has('view');
  const views = useCall('GET /api/admin/views', { query: { resource: list } }, { enabled });
  const initialised = useRef(!noParams);
  const defaultView = views.data?.find(({ isDefault }) => isDefault);
  const willApply = !initialised.current && defaultView !== undefined;
  useEffect(() => {
    if (initialised.current || views.isPending) return;
    initialised.current = true;
    if (!defaultView) return;
    setParams(
      (before) => {
        const next = viewParams(defaultView);
        // Keeps a drawer open that the URL opens.
        for (const name of UNSAVED_PARAMS.slice(1)) {
          const value = before.get(name);
          if (value !== null && name !== 'view') next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  });
  const ready = !enabled || !noParams || (!views.isPending && !willApply);
  return { views: views.data ?? [], ready };
}
