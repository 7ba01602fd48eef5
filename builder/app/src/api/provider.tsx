import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useState } from 'react';
import type { Client } from './client.ts';
import { ApiError } from './client.ts';

const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}

/** Only what may go better the next time is tried again. */
const mayRetry = (count: number, error: Error) =>
  count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

const createCache = () =>
  new QueryClient({
    defaultOptions: {
      // A call without a network fails at once with a message, instead of waiting unseen for one.
      queries: { networkMode: 'always', retry: mayRetry, staleTime: 5_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });

interface Props {
  client: Client;
  /** Called once with the new cache, to fill it with what an earlier visit loaded. */
  prepare?: (cache: QueryClient, client: Client) => void;
  children: ReactNode;
}

/** Gives the pages their data, and asks anew for it when it changed by other means. */
export function ClientProvider({ client, prepare, children }: Props) {
  const [cache] = useState(() => {
    const created = createCache();
    prepare?.(created, client);
    return created;
  });
  useEffect(
    () =>
      client.subscribe((change) => {
        if (change === 'rows') return void cache.invalidateQueries();
        // Nothing that an earlier session loaded stays, on the screen or behind it.
        cache.removeQueries({ type: 'inactive' });
        return void cache.resetQueries();
      }),
    [client, cache],
  );
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </ClientContext>
  );
}
