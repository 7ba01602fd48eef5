import type { RoutePath } from './paths.ts';
import { paths } from './paths.ts';
import type { Page } from './public-pages.ts';
import { publicPages } from './public-pages.ts';

const policiesInShell: Page = () => import('./pages/policies/in-shell.tsx');
const billing: Page = () => import('./pages/billing/index.tsx');
const orders: Page = () => import('./resources/orders/list.tsx');
const auditLog: Page = () => import('./resources/audit-log/list.tsx');
const jobs: Page = () => import('./resources/jobs/list.tsx');

/** The page of every path. */
const pages: Record<string, Page> = {
  ...publicPages,
  '/home': () => import('./pages/home/index.tsx'),
  '/applications': () => import('./pages/applications/index.tsx'),
  '/create-project': () => import('./pages/create-project/index.tsx'),
  '/manage-pages/:id': () => import('./pages/manage-pages/index.tsx'),
  '/project/details/:id': () => import('./pages/project-details/index.tsx'),
  '/demo/payment/:id/': () => import('./pages/payment/index.tsx'),
  '/billing': billing,
  '/billing/:id': billing,
  '/profile': () => import('./pages/profile/index.tsx'),
  '/notification': () => import('./pages/notification/index.tsx'),
  '/faqs': () => import('./pages/faqs/index.tsx'),
  '/user-management': () => import('./resources/users/list.tsx'),
  '/user-management/:id': () => import('./resources/users/show/index.tsx'),
  '/create-user': () => import('./resources/users/create.tsx'),
  '/edit-user/:id': () => import('./resources/users/edit.tsx'),
  '/project-management': () => import('./resources/projects/list.tsx'),
  '/edit-project/:id': () => import('./resources/projects/edit.tsx'),
  '/order-management': orders,
  '/order-management/:id': orders,
  '/recent-update-management': () => import('./resources/recent-updates/list.tsx'),
  '/create-recent-update': () => import('./resources/recent-updates/create.tsx'),
  '/edit-recent-update/:id': () => import('./resources/recent-updates/edit.tsx'),
  '/audit-log': auditLog,
  '/audit-log/:id': auditLog,
  '/jobs': jobs,
  '/jobs/:id': jobs,
  '/terms-of-service-page': policiesInShell,
  '/privacy-policy-page': policiesInShell,
  '/refund-policy-page': policiesInShell,
  '/ai-code-generation-poilcy': policiesInShell,
};

export interface AppRoute extends RoutePath {
  page: Page;
}

/** The route table. `/create-project` stands in it twice, once per role, as the specification has it. */
export const routes: AppRoute[] = paths.map((route) => {
  const page = pages[route.path];
  if (!page) throw new Error(`No page is named for ${route.path}`);
  return { ...route, page };
});
