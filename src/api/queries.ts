import type { QueryClient as Client, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { CHANGES, declarations, type Resource } from '#contract/resources/index.ts';
import type { Key, ReplyOf } from '#contract/index.ts';
import type { CallOptions, PlainKey } from './call.ts';
import { call, callList, CallError } from './call.ts';

/** Trying again helps only where nothing was decided: no answer, or a fault of the server's. */
function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 2 || typeof error !== 'object' || error === null) return false;
  const status =
    error instanceof CallError ? (error.status ?? 0) : 'statusCode' in error ? Number(error.statusCode) : 0;
  return status === 0 || status >= 502;
}

/** The one cache of server state; Refine and `useCall` share it, and a sign-in or sign-out, being a page load, empties it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: worthRetrying } },
});

/** Which calls show rows of a resource, as its declaration says. */
const SHOWN_BY = new Map<Resource, readonly Key[]>(
  declarations.flatMap((one) => ('shownBy' in one ? [[one.name, one.shownBy]] : [])),
);

/** Has every `useCall` that shows rows of `resource` look again. Refine's lists hear of it through its live provider. */
export function refreshCalls(resource: Resource, client: Client = queryClient): void {
  const keys: readonly string[] = SHOWN_BY.get(resource) ?? [];
  void client.invalidateQueries({
    predicate: ({ queryKey: [key] }) => typeof key === 'string' && keys.includes(key),
  });
}

/** Has everything shown look again, but for who is signed in and what they may do: that ends only with the session. */
export function refreshAll(client: Client = queryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first !== 'auth' && first !== 'access',
  });
}

/** As `refreshCalls`, and Refine's lists of the resource too. */
export function refreshResource(resource: Resource, client: Client = queryClient): void {
  refreshCalls(resource, client);
  void client.invalidateQueries({
    predicate: ({ queryKey: [first, , name] }) => first === 'data' && name === resource,
  });
}

function refreshAfter(key: Key): void {
  for (const resource of CHANGES.get(key) ?? []) refreshResource(resource);
}

export interface CallQueryOptions {
  enabled?: boolean;
  staleTime?: number;
  /** Shows the rows of the last query while the next one loads. */
  keepPrevious?: boolean;
  refetchInterval?: number | false;
}

function queryOf({ keepPrevious, ...options }: CallQueryOptions) {
  return { ...options, ...(keepPrevious ? { placeholderData: <T>(previous: T) => previous } : {}) };
}

const callQuery = <K extends Key>(key: K, options: CallOptions<K>) => ({
  queryKey: [key, options.params ?? null, options.query ?? null],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(key, { ...options, signal }),
});

const listQuery = <K extends Key>(key: K, options: CallOptions<K>) => ({
  queryKey: [key, options.params ?? null, options.query ?? null, 'list'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callList(key, { ...options, signal }),
});

/** Reads what `useCall` is going to show. */
export const prefetchCall = <K extends Key>(key: K, options: CallOptions<K>): void =>
  void queryClient.prefetchQuery(callQuery(key, options));

/** Reads what `useCallList` is going to show. */
export const prefetchList = <K extends Key>(key: K, options: CallOptions<K>): void =>
  void queryClient.prefetchQuery(listQuery(key, options));

/** Reads one call of the contract; events refresh it. */
export function useCall<K extends PlainKey>(
  key: K,
  options?: CallOptions<K>,
  queryOptions?: CallQueryOptions,
): UseQueryResult<ReplyOf<K>, CallError>;
export function useCall<K extends Key>(
  key: K,
  options: CallOptions<K>,
  queryOptions?: CallQueryOptions,
): UseQueryResult<ReplyOf<K>, CallError>;
export function useCall<K extends Key>(
  key: K,
  options?: CallOptions<K>,
  queryOptions: CallQueryOptions = {},
): UseQueryResult<ReplyOf<K>, CallError> {
  return useQuery<ReplyOf<K>, CallError>({
    ...callQuery(key, { ...options } as CallOptions<K>),
    ...queryOf(queryOptions),
  });
}

/** Reads a list with the number of all rows that match. */
export function useCallList<K extends Key>(
  key: K,
  options: CallOptions<K>,
  queryOptions: CallQueryOptions = {},
): UseQueryResult<{ rows: ReplyOf<K>; total: number }, CallError> {
  return useQuery<{ rows: ReplyOf<K>; total: number }, CallError>({
    ...listQuery(key, options),
    ...queryOf(queryOptions),
  });
}

/** Makes a call that changes something, and refreshes what the contract says it changed. */
export async function send<K extends Key>(key: K, options: CallOptions<K>): Promise<ReplyOf<K>> {
  const reply = await call(key, options);
  refreshAfter(key);
  return reply;
}

/** `send` as a hook, with its state. */
export function useSend<K extends Key>(key: K): UseMutationResult<ReplyOf<K>, CallError, CallOptions<K>> {
  return useMutation<ReplyOf<K>, CallError, CallOptions<K>>({
    mutationFn: (options) => send(key, options),
  });
}
