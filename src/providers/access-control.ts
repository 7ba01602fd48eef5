import type { AccessControlProvider, ResourceProps } from '@refinedev/core';
import type { RoutePath } from '../paths.ts';
import { hasRole } from '#contract/roles.ts';

export interface AccessParts {
  /** The roles of whoever is signed in. */
  authority: () => readonly string[];
  resources: readonly ResourceProps[];
  matchRoute: (path: string, authority: readonly string[]) => RoutePath | undefined;
}

/** Who may do something with a resource is who may enter the page where it is done; what has no page of its own is done on the list. */
export function createAccessControl({
  authority,
  resources,
  matchRoute,
}: AccessParts): AccessControlProvider {
  return {
    can: ({ resource, action }) => {
      const found = resources.find(({ name }) => name === resource);
      const pages = new Map(Object.entries({ create: found?.create, edit: found?.edit }));
      const page = pages.get(action) ?? found?.list;
      const route = typeof page === 'string' ? matchRoute(page, authority()) : undefined;
      const can = route !== undefined && hasRole(authority(), route.roles);
      return Promise.resolve(can ? { can } : { can, reason: 'role' });
    },
    // Roles can't change within a session: changing one revokes it.
    options: { queryOptions: { staleTime: Infinity } },
  };
}
