import type { RoutePath } from './paths.ts';
import { matchRoute } from './paths.ts';

type Check = () => Promise<{ authenticated: boolean; redirectTo?: string }>;

/** The route of the first page load. The shell checks roles. */
export async function firstRoute(check: Check): Promise<RoutePath> {
  const { authenticated, redirectTo = '/landing' } = await check();
  const redirect = (to: string) => {
    history.replaceState(null, '', to);
    return firstRoute(check);
  };
  const { pathname, search } = location;
  if (pathname === '/') return redirect(authenticated ? '/home' : redirectTo);
  if (pathname === '/sign-in/') return redirect(`/sign-in${search}`);
  const route = matchRoute(pathname);
  if (!route) return redirect('/');
  if (route.half === 'shell') return authenticated ? route : redirect(redirectTo);
  if (route.allowsSignedIn) return route;
  if (authenticated) return redirect('/home');
  // While the auth check insists on one page, every other public page except the policies redirects to it.
  const [required] = redirectTo.split('?');
  const open = required === '/landing' || required === route.path || route.layout === 'document';
  return open ? route : redirect(redirectTo);
}
