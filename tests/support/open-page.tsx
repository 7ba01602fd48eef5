import { type AuthProvider, type DataProvider, Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { cleanup, render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { type ComponentType, Suspense } from 'react';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { SessionUser } from '#contract/account/auth.ts';
import type { Role } from '#contract/core/roles.ts';
import { queryClient } from '#src/api/queries.ts';
import { startLocales } from '#src/locales/index.ts';
import { createDataProvider } from '#src/providers/data.ts';
import { calls, resources } from '#src/resources/index.ts';
import { memoryData } from './memory-data.ts';

/** What a list call answers: its rows, and how many match in all. */
export const listOf = (rows: readonly JsonBodyType[], total = rows.length) =>
  HttpResponse.json([...rows], { headers: { 'X-Total-Count': String(total) } });

/** A server that answers only what a test gives it, and counts saved views as none. */
export function pageServer() {
  const server = setupServer();
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' });
    await startLocales(
      ['common', 'shell', 'admin', 'you', 'create', 'invoice', 'repository'],
      initReactI18next,
    );
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    server.resetHandlers();
    localStorage.clear();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());
  return {
    use: (...handlers: Parameters<typeof server.use>) => server.use(...handlers),
    noViews: () => server.use(http.get('*/api/admin/views', () => HttpResponse.json([]))),
  };
}

interface Parts {
  page: ComponentType;
  /** Where the page is; a row opened over it is at the same path with its id. */
  path: string;
  address?: string;
  state?: object;
  role?: Role;
  can?: boolean;
  /** The real one over what the server of a test answers, unless told. */
  dataProvider?: DataProvider;
}

const identity = (role: Role): SessionUser => ({
  _id: 'own',
  avatar: '',
  userName: 'ada',
  email: 'ada@example.com',
  authority: [role],
  firstName: 'Ada',
  lastName: 'Lindqvist',
  role,
});

const realData = () =>
  createDataProvider({ apiUrl: '/api', calls, token: () => null, onError: () => undefined });

/** A page of the shell as one person opens it. */
export function openPage({
  page: Page,
  path,
  address = path,
  state,
  role = 'Admin',
  can = true,
  dataProvider = realData(),
}: Parts) {
  const signedIn: Partial<AuthProvider> = {
    getIdentity: () => Promise.resolve(identity(role)),
    getPermissions: () => Promise.resolve([role]),
  };
  const element = (
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider}
      authProvider={signedIn as AuthProvider}
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
  const routes = (path.endsWith('/:id') ? [path] : [path, `${path}/:id`]).map((one) => ({
    path: one,
    element,
  }));
  const router = createMemoryRouter([...routes, { path: '*', element: null }], {
    initialEntries: [state ? { ...at(address), state } : address],
  });
  render(<RouterProvider router={router} />);
  return { address: () => router.state.location.pathname + router.state.location.search };
}

/** A page over rows in memory, as an administrator opens it. */
export function openList({
  rows,
  getList,
  getOne,
  update,
  ...page
}: Omit<Parts, 'dataProvider'> &
  NonNullable<Parameters<typeof memoryData>[1]> & {
    rows: Parameters<typeof memoryData>[0];
  }) {
  const { asked, dataProvider } = memoryData(rows, {
    ...(getList ? { getList } : {}),
    ...(getOne ? { getOne } : {}),
    ...(update ? { update } : {}),
  });
  return { asked, ...openPage({ ...page, dataProvider }) };
}

function at(address: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
}
