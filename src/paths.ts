import type { Role } from '#contract/core/roles.ts';
import { resourcePaths } from './resources/paths.ts';

/** A route without its page component, so that code that needs only the paths does not import every page. */
export interface RoutePath {
  path: string;
  /** Empty means public. */
  roles: readonly Role[];
  half: 'public' | 'shell';
  layout: 'simple' | 'blank' | 'contained' | 'document' | 'shell';
  /** Whether signed-in users may open it; other public pages redirect them to the home page. */
  allowsSignedIn?: true;
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

/** list paths come from the resources' folders. Every route parameter is named `:id`, as Refine requires. */
export const paths: readonly RoutePath[] = [
  { ...open('/landing', 'blank'), allowsSignedIn: true },
  open('/sign-in', 'simple'),
  open('/sign-up', 'simple'),
  open('/otp-verification', 'simple'),
  open('/forgot-password', 'simple'),
  open('/reset-password', 'simple'),
  { ...open('/access-denied', 'contained'), allowsSignedIn: true },
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

/** The route that matches a URL's path. */
export function matchRoute(pathname: string): RoutePath | undefined {
  const requested = segments(pathname);
  return paths.find(({ path }) => {
    const parts = segments(path);
    return (
      parts.length === requested.length &&
      parts.every((part, index) => part.startsWith(':') || part === requested[index])
    );
  });
}

/** `/landing` with the URL to return to after signing in. */
export function landingPath(returnTo: string): string {
  return returnTo === '/' ? '/landing' : `/landing?redirectUrl=${encodeURIComponent(returnTo)}`;
}

/** `/access-denied` with the path that was denied. */
export function deniedPath(deniedPathname: string): string {
  return `/access-denied?path=${encodeURIComponent(deniedPathname)}`;
}

/**
 * Where to go after sign-in: `wanted` if it starts with `/` and stays on this origin, else `/home`. Only its path and
 * query are used.
 * The origin check catches `//elsewhere` and `/\elsewhere`, which browsers read as another host.
 */
export function safeRedirect(wanted: string | null, origin: string = location.origin): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/home';
  const url = new URL(wanted, origin);
  return url.origin === origin ? url.pathname + url.search : '/home';
}

/** Another public page, keeping the URL to return to after signing in. */
export function withRedirect(path: string, redirectUrl: string | null): string {
  return redirectUrl ? `${path}?redirectUrl=${encodeURIComponent(redirectUrl)}` : path;
}
