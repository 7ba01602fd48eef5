import type { RoutePath } from './paths.ts';
import { matchRoute } from './paths.ts';

type Check = () => Promise<{ authenticated: boolean; redirectTo?: string }>;

/** The route that the first load ends at, after the redirects of PRODUCT section 2. Roles are the shell's to ask about. */
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
  if (route.stays) return route;
  if (authenticated) return redirect('/home');
  // Where the check insists on one page, the other public ones but the policies lead there too.
  const [wanted] = redirectTo.split('?');
  const open = wanted === '/landing' || wanted === route.path || route.layout === 'document';
  return open ? route : redirect(redirectTo);
}
