import '@ant-design/v5-patch-for-react-19';
import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { ConfigProvider } from 'antd';
import i18next from 'i18next';
import { lazy, StrictMode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { apiBase, call } from './api/call.ts';
import { queryClient, refreshCalls, refreshResource } from './api/queries.ts';
import { endSession, isAuthenticated, isLeaving, tokenStore, useSession } from './api/session.ts';
import { CrashBoundary, CrashScreen } from './components/crash-screen.tsx';
import { Loading } from './components/states.tsx';
import { toast } from './components/toast.ts';
import { ToastArea } from './components/toast-area.tsx';
import { SupportEnded } from './layouts/support-ended.tsx';
import { ShellLayout } from './layouts/shell-layout.tsx';
import { matchRoute } from './paths.ts';
import { createAccessControl } from './providers/access-control.ts';
import { createAuthProvider } from './providers/auth.ts';
import { createDataProvider } from './providers/data.ts';
import { createI18nProvider } from './providers/i18n.ts';
import { createLiveProvider, serverEvents, useServerEvent } from './providers/live.ts';
import { createNotificationProvider } from './providers/notification.ts';
import { resources } from './resources/index.ts';
import { decide, routes } from './routes.ts';
import { antdTheme } from './theme/antd.ts';
import { UNITS, useTheme } from './theme/store.ts';

const authority = () => useSession.getState().user?.authority ?? [];

const providers = {
  routerProvider,
  authProvider: createAuthProvider({ http: call, tokenStore, sessionStore: useSession }),
  dataProvider: createDataProvider({
    apiUrl: `${apiBase}/api`,
    calls: Object.fromEntries(resources.map(({ name, calls }) => [name, calls])),
    token: tokenStore.get,
    onSessionEnded: (status) => endSession(status === 419 ? 'revoked' : 'expired'),
  }),
  accessControlProvider: createAccessControl({ authority, resources, matchRoute }),
  notificationProvider: createNotificationProvider(toast),
  liveProvider: createLiveProvider(serverEvents),
};

const options = {
  disableTelemetry: true,
  syncWithLocation: false,
  // A form that is being filled in must not change under one's hands; lists ask for live rows themselves.
  liveMode: 'manual',
  reactQuery: { clientConfig: queryClient },
} as const;

function Root() {
  const { i18n } = useTranslation('shell');
  const { language } = i18n;
  // Refine keeps its translate function for as long as the provider is the same one.
  const i18nProvider = useMemo(() => createI18nProvider(i18next, language), [language]);
  return (
    <Refine {...providers} i18nProvider={i18nProvider} resources={resources} options={options}>
      <Themed>
        <Live />
        <ShellLayout>
          <Page />
        </ShellLayout>
        <ToastArea />
        <SupportEnded />
        <ScrollRestoration />
      </Themed>
    </Refine>
  );
}

type AntdLocale = NonNullable<React.ComponentProps<typeof ConfigProvider>['locale']>;
/** antd's own few texts; English is built in. */
const ANTD_TEXTS: Partial<Record<string, () => Promise<{ default: AntdLocale }>>> = {
  es: () => import('antd/es/locale/es_ES'),
  fr: () => import('antd/es/locale/fr_FR'),
  de: () => import('antd/es/locale/de_DE'),
  'zh-CN': () => import('antd/es/locale/zh_CN'),
  ar: () => import('antd/es/locale/ar_EG'),
};

function useAntdTexts(): AntdLocale | undefined {
  const { i18n } = useTranslation('shell');
  const { language } = i18n;
  const [texts, setTexts] = useState<{ language: string; locale: AntdLocale } | null>(null);
  useEffect(() => {
    let wanted = true;
    void ANTD_TEXTS[language]?.().then((file) => {
      if (wanted) setTexts({ language, locale: file.default });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return texts?.language === language ? texts.locale : undefined;
}

function Themed({ children }: { children: React.ReactNode }) {
  const locale = useAntdTexts();
  const { themeSchema, mode, controlSize, direction } = useTheme();
  const touch = useMedia('(pointer: coarse)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const height = touch ? Math.max(44, 3 * UNITS[controlSize]) : 3 * UNITS[controlSize];
  const theme = useMemo(
    () => antdTheme(themeSchema, mode, height, !still),
    [themeSchema, mode, height, still],
  );
  return (
    <ConfigProvider theme={theme} direction={direction} {...(locale ? { locale } : {})}>
      {children}
    </ConfigProvider>
  );
}

function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (changed) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => media.matches,
  );
}

/** What other people and the builder do is seen here without reloading. */
function Live() {
  useServerEvent('changed', ({ resource }) => refreshCalls(resource));
  useServerEvent('step', () => refreshCalls('builds'));
  useServerEvent('notification', ({ id, title }) => {
    refreshResource('notifications');
    toast.info(title, id);
  });
  useEffect(() => serverEvents.onReturn(() => void queryClient.invalidateQueries()), []);
  return null;
}

/** The page of the address, if the visitor may see it; every navigation asks anew. */
function Page() {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const decision = decide(pathname, search, { authenticated: isAuthenticated(), authority: authority() });
  // Whoever ends the session also says where to; a redirect from here would cancel that load and start another.
  if ('redirect' in decision) return isLeaving() ? null : <Elsewhere to={decision.redirect} />;
  if (decision.route.half === 'public') return <Elsewhere to={pathname + search} />;
  return (
    // Keyed, so that a page that is still on its way shows that at once.
    <Suspense key={matches.at(-1)?.id ?? pathname} fallback={<Loading rows={6} />}>
      <Outlet />
    </Suspense>
  );
}

/** Goes on inside the shell, or to the other half of the site by loading it. */
function Elsewhere({ to }: { to: string }) {
  const [path = ''] = to.split('?');
  const outside = path !== '/' && matchRoute(path)?.half !== 'shell';
  useEffect(() => {
    if (outside) location.replace(to);
  }, [outside, to]);
  return outside ? null : <Navigate to={to} replace />;
}

function Crash() {
  return <CrashScreen error={useRouteError()} />;
}

function createRouter() {
  const shell = routes.filter(({ half }) => half === 'shell');
  const byPath = new Map(shell.map((route) => [route.path, route]));
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <Crash />,
      children: [
        ...[...byPath.values()].map(({ path, page }) => {
          const Content = lazy(page);
          return { path, element: <Content />, id: path };
        }),
        { path: '*', element: null },
      ],
    },
  ]);
}

export function mount(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary>
        <Suspense fallback={null}>
          <RouterProvider router={createRouter()} />
        </Suspense>
      </CrashBoundary>
    </StrictMode>,
  );
}
