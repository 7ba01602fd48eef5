import { useCan, useIsAuthenticated, useResourceParams } from '@refinedev/core';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useIdentity, useRole } from '../access/identity.ts';
import { SESSION_QUERY } from '../access/session-query.ts';
import { useAllowed } from '../access/use-allowed.ts';
import { isLeaving, leave } from '../api/session.ts';
import { deniedPath, matchRoute } from '../paths.ts';
import { resources } from '../resources/index.ts';

export type Access = { kind: 'asking' } | { kind: 'in' } | { kind: 'out'; to: string };

/** All page permissions, requested at the start so that no page or menu flashes later. */
const PAGE_PERMISSIONS = resources.flatMap((resource) =>
  (['list', 'create', 'edit', 'show'] as const)
    .filter((action) => resource[action] !== undefined)
    .map((action) => ({ resource: resource.name, action })),
);

/** Whether the user may open this URL: the auth provider checks the session, the access control provider the role. */
export function usePageAccess(): Access {
  const location = useLocation();
  const { pathname, search } = location;
  const { resource, action = '' } = useResourceParams();
  const identity = useIdentity();
  const role = useRole();
  const { ready } = useAllowed(PAGE_PERMISSIONS);
  const { data: check, refetch } = useIsAuthenticated({ queryOptions: SESSION_QUERY });
  const { data: access } = useCan({ resource: resource?.name ?? '', action, params: {} });
  // Checks the session again on each navigation, while the current page stays visible.
  useEffect(() => void refetch({ cancelRefetch: false }), [location, refetch]);

  const route = matchRoute(pathname);
  if (pathname === '/' || !route) return { kind: 'out', to: '/home' };
  if (route.half === 'public') return { kind: 'out', to: pathname + search };
  if (check?.authenticated === false) return { kind: 'out', to: check.redirectTo ?? '/landing' };
  if (!check || !access || !ready || !identity || !role) return { kind: 'asking' };
  return access.can ? { kind: 'in' } : { kind: 'out', to: deniedPath(pathname + search) };
}

/** Redirects inside the shell, or by a page load to the public half. */
export function Redirect({ to }: { to: string }) {
  const [path = ''] = to.split('?');
  const outside = matchRoute(path)?.half !== 'shell';
  useEffect(() => {
    // Signing out chooses its own destination.
    if (outside && !isLeaving()) void leave(to, 'replace');
  }, [outside, to]);
  return outside ? null : <Navigate to={to} replace />;
}
