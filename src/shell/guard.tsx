import { useCan, useIsAuthenticated, useResourceParams } from '@refinedev/core';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useIdentity, useRole } from '../access/identity.ts';
import { KEPT } from '../access/kept.ts';
import { useAllowed } from '../access/use-allowed.ts';
import { isLeaving, leave } from '../api/session.ts';
import { deniedPath, matchRoute } from '../paths.ts';
import { resources } from '../resources/index.ts';

export type Entry = { kind: 'asking' } | { kind: 'in' } | { kind: 'out'; to: string };

/** All that pages are guarded by, asked at the start, so that no page and no menu flashes while it is asked later. */
const PAGES = resources.flatMap((resource) =>
  (['list', 'create', 'edit', 'show'] as const)
    .filter((action) => resource[action] !== undefined)
    .map((action) => ({ resource: resource.name, action })),
);

/** Whether the person may be at this address: the auth provider says who is signed in, the access control provider what they may do. */
export function useEntry(): Entry {
  const address = useLocation();
  const { pathname, search } = address;
  const { resource, action = '' } = useResourceParams();
  const identity = useIdentity();
  const role = useRole();
  const { ready } = useAllowed(PAGES);
  const { data: check, refetch } = useIsAuthenticated({ queryOptions: KEPT });
  const { data: access } = useCan({ resource: resource?.name ?? '', action, params: {} });
  // Each navigation asks anew; what is on the page stays there meanwhile.
  useEffect(() => void refetch({ cancelRefetch: false }), [address, refetch]);

  const route = matchRoute(pathname);
  if (pathname === '/' || !route) return { kind: 'out', to: '/home' };
  if (route.half === 'public') return { kind: 'out', to: pathname + search };
  if (check?.authenticated === false) return { kind: 'out', to: check.redirectTo ?? '/landing' };
  if (!check || !access || !ready || !identity || !role) return { kind: 'asking' };
  return access.can ? { kind: 'in' } : { kind: 'out', to: deniedPath(pathname + search) };
}

/** Goes on inside the shell, or to the other half of the site by loading it. */
export function Redirect({ to }: { to: string }) {
  const [path = ''] = to.split('?');
  const outside = matchRoute(path)?.half !== 'shell';
  useEffect(() => {
    // Whoever ends the session also says where to.
    if (outside && !isLeaving()) void leave(to, 'replace');
  }, [outside, to]);
  return outside ? null : <Navigate to={to} replace />;
}
