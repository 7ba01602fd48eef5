import { Refine } from '@refinedev/core';
import i18next from 'i18next';
import { lazy, StrictMode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, Outlet, ScrollRestoration, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../api/queries.ts';
import { CrashBoundary, CrashScreen } from '../components/feedback/crash-screen.tsx';
import { Loading } from '../components/feedback/states.tsx';
import { ShellLayout } from '../layouts/shell-layout.tsx';
import { SupportEnded } from '../layouts/support-ended.tsx';
import { createI18nProvider } from '../providers/i18n.ts';
import { resources } from '../resources/index.ts';
import { routes } from '../routes.ts';
import { Redirect, useEntry } from './guard.tsx';
import { Live } from './live.tsx';
import { usePageKey } from './page-key.ts';
import type { Providers } from './providers.ts';
import { Themed } from './themed.tsx';

const options = {
  disableTelemetry: true,
  syncWithLocation: false,
  // A form that is being filled in must not change under one's hands; lists ask for live rows themselves.
  liveMode: 'manual',
  reactQuery: { clientConfig: queryClient },
} as const;

function Root({ providers }: { providers: Providers }) {
  const { i18n } = useTranslation('shell');
  const { language } = i18n;
  // Refine keeps its translate function for as long as the provider is the same one.
  const i18nProvider = useMemo(() => createI18nProvider(i18next, language), [language]);
  return (
    <Refine {...providers} i18nProvider={i18nProvider} resources={resources} options={options}>
      <Themed>
        <Guarded />
        <SupportEnded />
        <ScrollRestoration />
      </Themed>
    </Refine>
  );
}

/** The layout with the page of the address; nothing of either before the first page is known to be allowed. */
function Guarded() {
  const entry = useEntry();
  const page = usePageKey();
  const [entered, setEntered] = useState(false);
  if (entry.kind === 'in' && !entered) setEntered(true);
  if (!entered) return entry.kind === 'out' ? <Redirect to={entry.to} /> : null;
  return (
    <>
      <Live />
      <ShellLayout>
        {entry.kind === 'out' ? (
          <Redirect to={entry.to} />
        ) : entry.kind === 'asking' ? (
          <Loading rows={6} />
        ) : (
          // Keyed, so that a page that is still on its way shows that at once.
          <Suspense key={page} fallback={<Loading rows={6} />}>
            <Outlet />
          </Suspense>
        )}
      </ShellLayout>
    </>
  );
}

function Crash() {
  return <CrashScreen error={useRouteError()} />;
}

function createRouter(providers: Providers) {
  const contents = new Map<string, React.ComponentType>();
  const pages = new Map(routes.filter(({ half }) => half === 'shell').map((route) => [route.path, route]));
  return createBrowserRouter([
    {
      element: <Root providers={providers} />,
      errorElement: <Crash />,
      children: [
        ...[...pages.values()].map(({ path, page }) => {
          // A list and a row opened over it are one page, which stays as it is between the two addresses.
          const list = path.replace(/\/:id$/, '');
          const key = pages.get(list)?.page === page ? list : path;
          const Content = contents.get(key) ?? lazy(page);
          contents.set(key, Content);
          return { path, element: <Content />, handle: { page: key } };
        }),
        { path: '*', element: null },
      ],
    },
  ]);
}

/** The signed-in half of the site. */
export function Shell({ providers }: { providers: Providers }) {
  const [router] = useState(() => createRouter(providers));
  return (
    <StrictMode>
      <CrashBoundary>
        <Suspense fallback={null}>
          <RouterProvider router={router} />
        </Suspense>
      </CrashBoundary>
    </StrictMode>
  );
}
