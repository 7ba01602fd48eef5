import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import {
  keepPreviousData,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { RowReference } from '../core/compute.ts';
import type { Entity, Row, RowMeta, RowOf } from '../core/entity.ts';
import type {
  Actor,
  DeletionAnswer,
  ListAnswer,
  ListQuery,
  Me,
  Member,
  RowAnswer,
  StoredFile,
  SummaryAnswer,
  SummaryQuery,
  Values,
} from './client.ts';
import { ApiError, VISITOR } from './client.ts';
import { useClient } from './provider.tsx';

export { ClientProvider, useClient } from './provider.tsx';

// The data in React. A write refreshes all rows on the screen: a title, a stock or a computed value anywhere may hang on it.

/** Keys of the cache: all that shows rows begins with `rows` and the name of its entity. */
const ROWS = ['rows'] as const;
const ME = ['me'] as const;
const MEMBERS = ['members'] as const;

/** The client doesn't know the fields of an entity; its rows have them, as the server and the rules see to it. */
const asTyped = <T>(answer: unknown) => answer as T;

export type RowsResult<E extends Entity> = UseQueryResult<ListAnswer<RowOf<E>>, ApiError>;
export type RowResult<E extends Entity> = UseQueryResult<RowAnswer<RowOf<E>>, ApiError>;

/** Whether the reader may not have the row any more: what was loaded of it before isn't shown either. */
export const isClosed = ({ error }: { error: ApiError | null }): boolean =>
  error !== null && [401, 403, 404].includes(error.status);

/** A list; none is asked for without a query. */
export function useRows<E extends Entity>(entity: E, query: ListQuery | undefined): RowsResult<E> {
  const client = useClient();
  return useQuery({
    queryKey: [...ROWS, entity.name, 'list', query],
    queryFn: query
      ? async () => asTyped<ListAnswer<RowOf<E>>>(await client.list(entity.name, query))
      : skipToken,
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
  });
}

export function useRow<E extends Entity>(entity: E, id: string | undefined): RowResult<E> {
  const client = useClient();
  return useQuery({
    queryKey: [...ROWS, entity.name, 'row', id],
    queryFn:
      id === undefined
        ? skipToken
        : async () => asTyped<RowAnswer<RowOf<E>>>(await client.get(entity.name, id)),
  });
}

/** The rows of any entities that are loaded so far; those that the reader may not see are missing. */
export function useRowsById(wanted: readonly RowReference[]): readonly Row[] {
  const client = useClient();
  return useQueries({
    queries: wanted.map(({ entity, id }) => ({
      queryKey: [...ROWS, entity, 'row', id],
      queryFn: () => client.get(entity, id),
    })),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [data.row] : [])),
  });
}

export function useSummary(entity: Entity, query: SummaryQuery): UseQueryResult<SummaryAnswer, ApiError> {
  const client = useClient();
  return useQuery({
    queryKey: [...ROWS, entity.name, 'summary', query],
    queryFn: () => client.summary(entity.name, query),
    placeholderData: keepPreviousData,
  });
}

/** What deleting a row would do; asked when someone is about to. */
export function useDeletion(
  entity: Entity,
  id: string | undefined,
): UseQueryResult<DeletionAnswer, ApiError> {
  const client = useClient();
  return useQuery({
    queryKey: [...ROWS, entity.name, 'deletion', id],
    queryFn: id === undefined ? skipToken : () => client.deletion(entity.name, id),
  });
}

export interface Change {
  /** The row as it was read; a new one is made without. */
  readonly row?: Pick<RowMeta, 'id' | 'version'>;
  readonly values: Values;
}
export type Save<E extends Entity = Entity> = UseMutationResult<RowAnswer<RowOf<E>>, ApiError, Change>;

export function useSaveRow<E extends Entity>(entity: E): Save<E> {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ row, values }: Change) =>
      asTyped<RowAnswer<RowOf<E>>>(
        row
          ? await client.update(entity.name, row.id, values, row.version)
          : await client.create(entity.name, values),
      ),
    // A save is done once what is on the screen was read again: what was moved doesn't jump back in between.
    async onSuccess(saved) {
      cache.setQueryData([...ROWS, entity.name, 'row', saved.row.id], saved);
      await cache.invalidateQueries({ queryKey: ROWS });
    },
    onError: (error) => {
      // Someone else saved first: show what they saved.
      if (error.status === 409) void cache.invalidateQueries({ queryKey: [...ROWS, entity.name] });
    },
  });
}

/** Saves several rows one after the other, and reads what is on the screen again once. */
export function useSaveRows(entity: Entity): UseMutationResult<void, ApiError, readonly Change[]> {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (changes: readonly Change[]) => {
      for (const { row, values } of changes)
        await (row
          ? client.update(entity.name, row.id, values, row.version)
          : client.create(entity.name, values));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ROWS }),
  });
}

export function useDeleteRow(entity: Entity): UseMutationResult<void, ApiError, string> {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.remove(entity.name, id),
    onSuccess(_, id) {
      // Its page is about to be left; asking for the row again would only find that it is gone.
      cache.removeQueries({ queryKey: [...ROWS, entity.name, 'row', id], type: 'inactive' });
      void cache.invalidateQueries({
        queryKey: ROWS,
        predicate: ({ queryKey }) => !(queryKey[1] === entity.name && queryKey[3] === id),
      });
    },
  });
}

export function useUpload(): UseMutationResult<StoredFile, ApiError, File> {
  const client = useClient();
  return useMutation({ mutationFn: (file: File) => client.upload(file) });
}

/** What an upload is called, and how large it is. */
export function useFileInfo(id: string): UseQueryResult<StoredFile, ApiError> {
  const client = useClient();
  return useQuery({
    queryKey: ['file-info', id],
    queryFn: () => client.fileInfo(id),
    staleTime: Infinity,
  });
}

/** The bytes of an upload. */
export function useFile(id: string | undefined): UseQueryResult<Blob, ApiError> {
  const client = useClient();
  return useQuery({
    queryKey: ['file', id],
    queryFn: id === undefined ? skipToken : () => client.file(id),
    staleTime: Infinity,
  });
}

/** Who is signed in; null for a visitor. */
export function useMe(): UseQueryResult<Me | null, ApiError> {
  const client = useClient();
  return useQuery({ queryKey: ME, queryFn: () => client.me(), staleTime: Infinity });
}

/** Who is asking, for what the access of an entity allows. */
export function useActor(): Actor {
  const { data } = useMe();
  return data ?? VISITOR;
}

/** A call that changes who is signed in: everything is asked for anew. */
function useSession<T, V>(call: (variables: V) => Promise<T>): UseMutationResult<T, ApiError, V> {
  const cache = useQueryClient();
  return useMutation({ mutationFn: call, onSuccess: () => cache.resetQueries() });
}

/** Sends a code to an e-mail address. */
export function useSignIn(): UseMutationResult<void, ApiError, string> {
  const client = useClient();
  return useMutation({ mutationFn: (email: string) => client.signIn(email) });
}
export function useVerify(): UseMutationResult<Member, ApiError, { email: string; code: string }> {
  const client = useClient();
  return useSession(({ email, code }) => client.verify(email, code));
}
export function useSignOut(): UseMutationResult<void, ApiError, void> {
  const client = useClient();
  return useSession(() => client.signOut());
}
export function useRename(): UseMutationResult<Member, ApiError, string> {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => client.rename(name),
    onSuccess: (member) => cache.setQueryData(ME, member),
  });
}

export function useMembers(): UseQueryResult<readonly Member[], ApiError> {
  const client = useClient();
  return useQuery({ queryKey: MEMBERS, queryFn: () => client.members() });
}
export function useInvite(): UseMutationResult<
  Member,
  ApiError,
  { email: string; roles: readonly string[] }
> {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ email, roles }) => client.invite(email, roles),
    onSuccess: () => cache.invalidateQueries({ queryKey: MEMBERS }),
  });
}
export interface MemberChange {
  readonly id: string;
  readonly roles?: readonly string[];
  readonly isBlocked?: boolean;
}
export function useChangeMember(): UseMutationResult<Member, ApiError, MemberChange> {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }) => client.changeMember(id, change),
    onSuccess: () => cache.invalidateQueries({ queryKey: MEMBERS }),
  });
}
export function useClearSamples(): UseMutationResult<void, ApiError, void> {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.clearSamples(),
    onSuccess: () => cache.invalidateQueries({ queryKey: ROWS }),
  });
}
