import { useMatches } from 'react-router';

/** The key of the current page; a list and a row opened over it share one. */
export function usePageKey(): string {
  const handle: unknown = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null && 'page' in handle ? String(handle.page) : '';
}
