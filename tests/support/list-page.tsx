import { type DataProvider, type GetListParams, Refine, type UpdateParams } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { queryClient } from '#src/api/queries.ts';
import { calls, resources } from '#src/resources/index.ts';

interface Parts {
  page: ComponentType;
  /** Where the list is; a row opened over it is at the same path with its id. */
  path: string;
  address?: string;
  /** What the data provider has, by resource. */
  rows: Readonly<Record<string, readonly { id: string }[]>>;
  can?: boolean;
  getList?: DataProvider['getList'];
  update?: DataProvider['update'];
}

/** A list page as an administrator opens it, over a data provider that answers from memory. */
export function openList({ page: Page, path, address = path, rows, can = true, ...parts }: Parts) {
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
    getOne: ({ resource, id }) => {
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
    create: () => Promise.reject(new Error('Nothing is made here')),
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
  const element = (
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider}
      accessControlProvider={{ can: () => Promise.resolve({ can }) }}
      resources={resources}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      <ConfigProvider theme={{ token: { motion: false } }}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </ConfigProvider>
    </Refine>
  );
  const router = createMemoryRouter(
    [path, `${path}/:id`].map((one) => ({ path: one, element })),
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return {
    asked,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
