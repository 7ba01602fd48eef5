import type { Role } from '#contract/core/roles.ts';
import { resourcePaths } from './resources/paths.ts';

/** Everything about a route but its page, so that who needs only the paths does not name every page. */
export interface RoutePath {
  path: string;
  /** Empty lets anyone in. */
  roles: readonly Role[];
  half: 'public' | 'shell';
  layout: 'simple' | 'blank' | 'contained' | 'document' | 'shell';
  /** Whether someone signed in may stay, where other public pages lead home. */
  stays?: true;
}

const open = (path: string, layout: RoutePath['layout']): RoutePath => ({
  path,
  roles: [],
  half: 'public',
  layout,
});
const read = (path: string): RoutePath => ({
  path,
  roles: ['User', 'Admin'],
  half: 'public',
  layout: 'document',
});
const shell = (path: string, ...roles: Role[]): RoutePath => ({
  path,
  roles,
  half: 'shell',
  layout: 'shell',
});

/** PRODUCT section 2, spelling included; those of lists stand in the lists' folders. Every router parameter is named `:id`, without which Refine finds none. */
export const paths: readonly RoutePath[] = [
  { ...open('/landing', 'blank'), stays: true },
  open('/sign-in', 'simple'),
  open('/sign-up', 'simple'),
  open('/otp-verification', 'simple'),
  open('/forgot-password', 'simple'),
  open('/reset-password', 'simple'),
  { ...open('/access-denied', 'contained'), stays: true },
  read('/terms-and-conditions'),
  read('/privacy-policy'),
  read('/ai-code-gen-poilcy'),
  read('/refund-policy'),
  read('/timeline'),
  shell('/home', 'User', 'Admin'),
  shell('/applications', 'User'),
  shell('/create-project', 'User'),
  shell('/manage-pages/:id', 'User'),
  shell('/demo/payment/:id/', 'User', 'Admin'),
  shell('/profile', 'User', 'Admin'),
  shell('/notification', 'User'),
  shell('/faqs', 'User', 'Admin'),
  ...Object.values(resourcePaths)
    .flatMap((own) => Object.values(own))
    .map(({ path, roles }) => shell(path, ...roles)),
  shell('/terms-of-service-page', 'User', 'Admin'),
  shell('/privacy-policy-page', 'User', 'Admin'),
  shell('/refund-policy-page', 'User', 'Admin'),
  shell('/ai-code-generation-poilcy', 'User', 'Admin'),
];

const segments = (path: string) => path.split('/').filter(Boolean);

/** The route of an address. */
export function matchRoute(pathname: string): RoutePath | undefined {
  const asked = segments(pathname);
  return paths.find(({ path }) => {
    const parts = segments(path);
    return (
      parts.length === asked.length &&
      parts.every((part, index) => part.startsWith(':') || part === asked[index])
    );
  });
}

/** `/landing`, keeping where the visitor wanted to go. */
export function landingPath(wanted: string): string {
  return wanted === '/' ? '/landing' : `/landing?redirectUrl=${encodeURIComponent(wanted)}`;
}

/** `/access-denied`, naming what was refused. */
export function deniedPath(refused: string): string {
  return `/access-denied?path=${encodeURIComponent(refused)}`;
}

/**
 * Where to go after sign-in: `wanted` when it starts with `/` and stays on this origin, else `/home`. Only its path and query are used.
 * The second check catches `//elsewhere` and `/\elsewhere`, which browsers read as another host.
 */
export function safeRedirect(wanted: string | null, origin: string = location.origin): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/home';
  const url = new URL(wanted, origin);
  return url.origin === origin ? url.pathname + url.search : '/home';
}

/** Another public page, with where the visitor wanted to go. */
export function withRedirect(path: string, redirectUrl: string | null): string {
  return redirectUrl ? `${path}?redirectUrl=${encodeURIComponent(redirectUrl)}` : path;
}
