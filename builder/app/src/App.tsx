import { useState } from 'react';
import type { RouteObject } from 'react-router';
import { createHashRouter, RouterProvider } from 'react-router';
import { ErrorPage } from './components/ErrorPage.tsx';
import { NotFound } from './components/NotFound.tsx';
import { Shell } from './components/Shell.tsx';
import type { Store } from './lib/store.ts';
import { StoreContext } from './lib/useRows.ts';
import { routes } from './routes.tsx';

export const appRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [...routes, { path: '*', element: <NotFound /> }],
  },
];

export function App({
  store,
  createRouter = createHashRouter,
}: {
  store: Store;
  createRouter?: typeof createHashRouter;
}) {
  const [router] = useState(() => createRouter(appRoutes));
  return (
    <StoreContext value={store}>
      <RouterProvider router={router} />
    </StoreContext>
  );
}
