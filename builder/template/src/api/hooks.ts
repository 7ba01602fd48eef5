import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Entity, RowOf } from '../core/entity.ts';
import type { ApiError, Client, ListAnswer, ListQuery, RowAnswer, Values } from './client.ts';

const ClientContext = createContext<Client | null>(null);
export const ClientProvider = ClientContext;

export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('No client is provided.');
  return client;
}

export type RowsResult<E extends Entity> = UseQueryResult<ListAnswer<RowOf<E>>, ApiError>;
export type RowResult<E extends Entity> = UseQueryResult<RowAnswer<RowOf<E>>, ApiError>;

export function useRows<E extends Entity>(entity: E, query: ListQuery): RowsResult<E> {
  const client = useClient();
  return useQuery({
    queryKey: ['rows', entity.name, 'list', query],
    // The server answers with the entity's own rows.
    queryFn: async () => (await client.list(entity.name, query)) as ListAnswer<RowOf<E>>,
    placeholderData: keepPreviousData,
  });
}

export function useRow<E extends Entity>(entity: E, id: string | undefined): RowResult<E> {
  const client = useClient();
  return useQuery({
    queryKey: ['rows', entity.name, 'row', id],
    queryFn:
      id === undefined ? skipToken : async () => (await client.get(entity.name, id)) as RowAnswer<RowOf<E>>,
  });
}

export interface Save<E extends Entity = Entity> {
  /** Changes the row, or creates one where none is given. */
  mutateAsync(change: {
    row?: { id: string; version: number };
    values: Values;
  }): Promise<RowAnswer<RowOf<E>>>;
  readonly isPending: boolean;
}

export function useSaveRow<E extends Entity>(entity: E): Save<E> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ row, values }: { row?: { id: string; version: number }; values: Values }) =>
      (await (row
        ? client.update(entity.name, row.id, values, row.version)
        : client.create(entity.name, values))) as RowAnswer<RowOf<E>>,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['rows'] }),
  });
}
