import { loadOnce } from './load-once.ts';
import type { RoutePath } from './paths.ts';
import { matchRoute, paths } from './paths.ts';
import { publicPages } from './public-pages.ts';
import { tablePages } from './resources/index.ts';
import type { Page } from './resources/resource.ts';

const policiesInShell: Page = () => import('./pages/policies/in-shell.tsx');

/** The page component of every path. */
const pages: Record<string, Page> = {
  ...publicPages,
  ...tablePages,
  '/home': () => import('./pages/home/index.tsx'),
  '/applications': () => import('./pages/applications/index.tsx'),
  '/manage-pages/:id': () => import('./pages/manage-pages/index.tsx'),
  '/demo/payment/:id/': () => import('./pages/payment/index.tsx'),
  '/profile': () => import('./pages/profile/index.tsx'),
  '/notification': () => import('./pages/notification/index.tsx'),
  '/faqs': () => import('./pages/faqs/index.tsx'),
  '/terms-of-service-page': policiesInShell,
  '/privacy-policy-page': policiesInShell,
  '/refund-policy-page': policiesInShell,
  '/ai-code-generation-poilcy': policiesInShell,
};

export interface AppRoute extends RoutePath {
  page: Page;
}

/** The route table. `/create-project` occurs twice, once per role, as in the specification. */
export const routes: AppRoute[] = paths.map((route) => {
  const page = pages[route.path];
  if (!page) throw new Error(`No page is named for ${route.path}`);
  return { ...route, page };
});

/** Asks for the page of this address while what it stands in is still loading; what fails here fails again where it is shown. */
export function prefetchPage(): void {
  const { path } = matchRoute(location.pathname) ?? {};
  const route = routes.find((one) => one.path === path);
  if (!route) return;
  loadOnce(route.page).catch((error: unknown) => console.warn('The page could not be prefetched.', error));
}
