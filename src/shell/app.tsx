import { Refine } from '@refinedev/core';
import i18next from 'i18next';
import { lazy, StrictMode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, Outlet, ScrollRestoration, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../api/queries.ts';
import { CrashBoundary, CrashScreen } from '../components/feedback/crash-screen.tsx';
import { Loading } from '../components/feedback/states.tsx';
import { ShellLayout } from '../layouts/shell-layout.tsx';
import { SupportEnded } from '../layouts/support-ended.tsx';
import { loadOnce } from '../load-once.ts';
import { createI18nProvider } from '../providers/i18n.ts';
import { resources } from '../resources/index.ts';
import { prefetchPage, routes } from '../routes.ts';
import { Redirect, usePageAccess } from './guard.tsx';
import { Live } from './live.tsx';
import { usePageKey } from './page-key.ts';
import type { Providers } from './providers.ts';

const options = {
  disableTelemetry: true,
  syncWithLocation: false,
  // Live updates must not change a form while it is being filled in; lists enable them individually.
  liveMode: 'manual',
  reactQuery: { clientConfig: queryClient },
} as const;

function Root({ providers }: { providers: Providers }) {
  const { i18n } = useTranslation('shell');
  const { language } = i18n;
  // Refine picks up a new translate function only with a new provider object.
  const i18nProvider = useMemo(() => createI18nProvider(i18next, language), [language]);
  return (
    <Refine {...providers} i18nProvider={i18nProvider} resources={resources} options={options}>
      <Guarded />
      <SupportEnded />
      <ScrollRestoration />
    </Refine>
  );
}

/** Shows nothing of Ant Design at first, so that it needn't wait for it; what it opens brings it. */
const PLAIN_PAGE = '/home';

const Themed = lazy(async () => {
  // Its page would ask for itself only once this is there.
  prefetchPage();
  return { default: (await import('./themed.tsx')).Themed };
});

/** The layout with the current page; renders nothing before the first access check has passed. */
function Guarded() {
  const access = usePageAccess();
  const page = usePageKey();
  const [entered, setEntered] = useState(false);
  if (access.kind === 'in' && !entered) setEntered(true);
  // The first answers come in updates that can't be interrupted; deferred, the layout and its page are drawn in steps.
  const shown = useDeferredValue(entered);
  if (!shown) return access.kind === 'out' ? <Redirect to={access.to} /> : null;
  const content = (
    // The key shows the loading state at once when the next page is still loading.
    <Suspense key={page} fallback={<Loading rows={6} />}>
      <Outlet />
    </Suspense>
  );
  return (
    <>
      <Live />
      <ShellLayout>
        {access.kind === 'out' ? (
          <Redirect to={access.to} />
        ) : access.kind === 'asking' ? (
          <Loading rows={6} />
        ) : page === PLAIN_PAGE ? (
          content
        ) : (
          <Suspense fallback={<Loading rows={6} />}>
            <Themed>{content}</Themed>
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
          // A list and a row opened over it are one page, so that moving between the two URLs does not remount it.
          const list = path.replace(/\/:id$/, '');
          const key = pages.get(list)?.page === page ? list : path;
          const Content = contents.get(key) ?? lazy(() => loadOnce(page));
          contents.set(key, Content);
          return { path, element: <Content />, handle: { page: key } };
        }),
        { path: '*', element: null },
      ],
    },
  ]);
}

/** The signed-in half of the app. */
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
