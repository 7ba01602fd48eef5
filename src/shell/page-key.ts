import { useMatches } from 'react-router';

/** What the page of the address is called: the same for a list and for a row that is opened over it. */
export function usePageKey(): string {
  const handle: unknown = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null && 'page' in handle ? String(handle.page) : '';
}
