import type { DataProvider, GetListParams, GetOneParams, UpdateParams } from '@refinedev/core';
import { createDataProvider } from '#src/providers/data.ts';
import { calls } from '#src/resources/index.ts';

interface Parts {
  getList?: DataProvider['getList'];
  getOne?: (request: GetOneParams) => Promise<{ data: object }>;
  update?: DataProvider['update'];
}

/**
 * A data provider that answers from memory, and keeps what it was asked.
 * @param rows what it has, by resource
 */
export function memoryData(rows: Readonly<Record<string, readonly { id: string }[]>>, parts: Parts = {}) {
  const of = (resource: string) => rows[resource] ?? [];
  const asked: { getList: GetListParams[]; update: UpdateParams<unknown>[] } = { getList: [], update: [] };
  const dataProvider: DataProvider = {
    getApiUrl: () => '/api',
    // Refine's generics take the rows as each caller names them.
    getList: (request) => {
      asked.getList.push(request);
      const data = [...of(request.resource)];
      return parts.getList?.(request) ?? Promise.resolve({ data, total: data.length } as never);
    },
    getMany: ({ resource, ids }) =>
      Promise.resolve({ data: of(resource).filter(({ id }) => ids.includes(id)) } as never),
    getOne: (request) => {
      if (parts.getOne) return parts.getOne(request) as Promise<never>;
      const { resource, id } = request;
      const row = of(resource).find((one) => one.id === id);
      return row
        ? Promise.resolve({ data: row } as never)
        : Promise.reject({ message: 'Not found', statusCode: 404 });
    },
    update: (request) => {
      asked.update.push(request);
      return (
        parts.update?.(request) ??
        Promise.resolve({ data: { id: request.id, ...request.variables } } as never)
      );
    },
    create: createDataProvider({ apiUrl: '/api', calls, token: () => null, onError: () => undefined }).create,
    deleteOne: () => Promise.reject(new Error('Nothing is deleted here')),
    // Several rows at once are the server's to answer for.
    updateMany: async ({ resource, ids, variables }) => {
      const reply = await calls[resource]?.updateMany?.(ids.map(String), Object(variables));
      return { data: reply?.results ?? [] } as never;
    },
    deleteMany: async ({ resource, ids }) => {
      const reply = await calls[resource]?.remove?.(ids.map(String));
      return { data: reply?.results ?? [] } as never;
    },
  };
  return { asked, dataProvider };
}
