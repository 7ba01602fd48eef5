import type { RouteObject } from 'react-router';
import { createBrowserRouter, createHashRouter, RouterProvider } from 'react-router';
import type { Data } from './api/choose.ts';
import { ClientProvider } from './api/hooks.ts';
import { app } from './app.ts';
import { DataContext } from './components/shell/DataBar.tsx';
import { ErrorPage } from './components/shell/ErrorPage.tsx';
import { page } from './components/shell/lazy-page.ts';
import { NotFound } from './components/shell/NotFound.tsx';
import { Shell } from './components/shell/Shell.tsx';
import { keepLoaded } from './lib/offline.ts';
import { routes } from './routes.tsx';

export const appRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage />,
        // The name and the menu stand while the first page's code is fetched.
        hydrateFallbackElement: <div className="loading-page" />,
        children: [
          ...routes,
          { path: app.paths.signIn, lazy: page(() => import('./components/account/SignInPage.tsx')) },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];

/**
 * Begins to load the page of the address. A sandboxed frame has no origin and may not change its address: there the path stands
 * behind a `#`.
 */
export function createRouter() {
  if (window.origin === 'null') return createHashRouter(appRoutes);
  const basename = new URL('.', document.baseURI).pathname.replace(/\/$/, '');
  return createBrowserRouter(appRoutes, { basename });
}

export function Root({ data, router }: { data: Data; router: ReturnType<typeof createRouter> }) {
  return (
    <DataContext value={data}>
      <ClientProvider client={data.client} prepare={data.kind === 'server' ? keepLoaded : undefined}>
        <RouterProvider router={router} />
      </ClientProvider>
    </DataContext>
  );
}
