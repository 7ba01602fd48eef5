import type { QueryClient as Client, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { Resource } from '#contract/core/events.ts';
import type { Contract, Key, ReplyOf } from '#contract/index.ts';
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

/** Which calls show rows of a resource. A draft's blueprint is not among them: a refetch would undo what is being typed. */
const SHOWN_BY: Record<Resource, readonly Key[]> = {
  users: ['GET /api/admin/users', 'GET /api/admin/users/:id'],
  projects: [
    'GET /api/projects',
    'GET /api/projects/:id',
    'GET /api/admin/projects',
    'GET /api/admin/projects/:id',
    'GET /api/user/stats',
  ],
  builds: [
    'GET /api/projects/:id/builds',
    'GET /api/projects/:id/builds/:n',
    'GET /api/progress-updates',
    'GET /api/user/stats',
    'GET /api/admin/dashboard',
  ],
  orders: ['GET /api/admin/orders', 'GET /api/admin/orders/:id', 'GET /api/payments/orders/:orderId'],
  payments: [
    'GET /api/payments/payment-history',
    'GET /api/payments/orders/:orderId',
    'GET /api/payments/:id/invoice',
    'GET /api/admin/orders/:id',
  ],
  notifications: ['GET /api/notifications', 'GET /api/user/stats'],
  'recent-updates': ['GET /api/admin/recent-updates-list', 'GET /api/admin/recent-updates-by-id/:id'],
  'news-updates': ['GET /api/news-updates'],
  'audit-log': ['GET /api/admin/audit-log'],
  jobs: ['GET /api/admin/jobs'],
  dashboard: [
    'GET /api/admin/dashboard',
    'GET /api/admin/dashboard/multi-line-chart',
    'GET /api/admin/dashboard/chart2',
    'GET /api/admin/dashboard/chart3',
  ],
  profile: ['GET /api/user/profile', 'GET /api/user/identities'],
  sessions: ['GET /api/user/sessions', 'GET /api/admin/users/:id/sessions'],
  'saved-views': ['GET /api/admin/views'],
  rewards: ['GET /api/user/rewards', 'GET /api/user/stats'],
};

type ChangesOf<K extends Key> = Contract[K] extends { changes: infer C } ? C : never;
type ChangingKey = { [K in Key]: [ChangesOf<K>] extends [never] ? never : K }[Key];
/** What the contract says a call changes; the types hold the two together, since the contract itself stays out of the browser. */
const CHANGES: { [K in ChangingKey]: ChangesOf<K> } = {
  'POST /api/auth/verify': ['users', 'dashboard'],
  'PATCH /api/user/profile': ['users', 'profile'],
  'POST /api/user/avatar': ['users', 'profile'],
  'POST /api/user/email/confirm': ['users', 'profile'],
  'DELETE /api/user': ['users', 'projects'],
  'POST /api/user/send-reward-emails': ['rewards'],
  'DELETE /api/user/identities/:provider': ['profile'],
  'DELETE /api/user/avatar': ['users', 'profile'],
  'POST /api/admin/create/users': ['users', 'dashboard'],
  'POST /api/admin/users/import': ['users', 'dashboard'],
  'PUT /api/admin/users/update': ['users'],
  'PUT /api/admin/users/status': ['users'],
  'POST /api/admin/users/delete': ['users', 'projects', 'orders', 'dashboard'],
  'DELETE /api/user/sessions/:id': ['sessions'],
  'DELETE /api/admin/users/:id/sessions/:sessionId': ['sessions'],
  'POST /api/admin/users/:id/sign-in-as': ['sessions'],
  'POST /api/projects': ['projects', 'dashboard'],
  'PATCH /api/projects/:id': ['projects'],
  'DELETE /api/projects/:id': ['projects', 'dashboard'],
  'POST /api/projects/:id/duplicate': ['projects', 'dashboard'],
  'PUT /api/projects/:id/blueprint': ['projects'],
  'POST /api/projects/:id/publish': ['projects'],
  'PUT /api/admin/projects/update': ['projects'],
  'POST /api/admin/projects/delete': ['projects', 'dashboard'],
  'POST /api/projects/:id/builds': ['builds', 'projects'],
  'POST /api/projects/:id/builds/:n/restore': ['projects'],
  'POST /api/admin/orders/:id/refund': ['orders', 'payments', 'projects', 'dashboard'],
  'POST /api/admin/orders/:id/cancel': ['orders', 'projects', 'dashboard'],
  'POST /api/payments/checkout': ['orders', 'projects', 'dashboard'],
  'POST /api/payments/:orderId/confirm': ['orders', 'payments', 'projects', 'builds', 'dashboard'],
  'POST /api/admin/create-recent-update': ['recent-updates', 'news-updates'],
  'PUT /api/admin/recent-updates/:id': ['recent-updates', 'news-updates'],
  'DELETE /api/admin/recent-updates/:id': ['recent-updates', 'news-updates'],
  'POST /api/admin/jobs/:id/replay': ['jobs'],
  'POST /api/admin/views': ['saved-views'],
  'PUT /api/admin/views/:id': ['saved-views'],
  'PUT /api/admin/views/:id/default': ['saved-views'],
  'DELETE /api/admin/views/:id': ['saved-views'],
};

/** Has every `useCall` that shows rows of `resource` look again. Refine's lists hear of it through its live provider. */
export function refreshCalls(resource: Resource, client: Client = queryClient): void {
  const keys: readonly string[] = SHOWN_BY[resource];
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
  const changed: Partial<Record<Key, readonly Resource[]>> = CHANGES;
  for (const resource of changed[key] ?? []) refreshResource(resource);
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
    queryKey: [key, options?.params ?? null, options?.query ?? null],
    queryFn: ({ signal }) => call(key, { ...options, signal } as CallOptions<K>),
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
    queryKey: [key, options.params ?? null, options.query ?? null, 'list'],
    queryFn: ({ signal }) => callList(key, { ...options, signal }),
    ...queryOf(queryOptions),
  });
}

/** Makes a call that changes something, and refreshes what the contract says it changed. */
export function useSend<K extends Key>(key: K): UseMutationResult<ReplyOf<K>, CallError, CallOptions<K>> {
  return useMutation<ReplyOf<K>, CallError, CallOptions<K>>({
    mutationFn: (options) => call(key, options),
    onSuccess: () => refreshAfter(key),
  });
}
