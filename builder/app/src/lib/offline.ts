import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { dehydrate, hydrate } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { hasServer } from '../api/choose.ts';
import type { Client } from '../api/client.ts';
import { local } from './kept.ts';

// What was loaded is kept, so that it can be read without a connection.

const NAME = 'loaded';
const KEEP_AFTER_MS = 1000;
const MOST_QUERIES = 60;

const isState = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries);

function restoreQueries(cache: QueryClient): void {
  const kept = local.read(NAME);
  if (!isState(kept)) return;
  hydrate(cache, kept);
  // It is shown at once, and asked for again.
  void cache.invalidateQueries({ refetchType: 'none' });
}

function keepQueries(cache: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  cache.getQueryCache().subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      local.write(NAME, loadedRows(cache));
    }, KEEP_AFTER_MS);
  });
}

/** Rows and who is signed in, the newest first as far as there is room; never the members or the bytes of files. */
function loadedRows(cache: QueryClient): DehydratedState {
  const { queries } = dehydrate(cache, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ queryKey: [kind], state: { status } }) =>
      status === 'success' && (kind === 'rows' || kind === 'me'),
  });
  const newest = queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return { mutations: [], queries: newest.slice(0, MOST_QUERIES) };
}

/** Shows what an earlier visit loaded, and keeps what this one loads until the session changes: somebody else may use this browser next. */
export function keepLoaded(cache: QueryClient, client: Client): void {
  restoreQueries(cache);
  keepQueries(cache);
  client.subscribe((change) => {
    if (change === 'session') local.remove(NAME);
  });
}

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useIsOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine);

/** Keeps the app's own files, where its server serves it. */
export function registerWorker(): void {
  if (!hasServer() || !import.meta.env.PROD || !('serviceWorker' in navigator) || window.origin === 'null')
    return;
  navigator.serviceWorker
    .register(new URL('sw.js', document.baseURI))
    .catch((error: unknown) => console.warn('The app can’t be kept for reading offline.', error));
}
