import type { AccessControlProvider, ResourceProps } from '@refinedev/core';
import { SESSION_QUERY } from '../access/session-query.ts';
import { hasRole } from '#contract/core/roles.ts';
import type { RoutePath } from '../paths.ts';

export interface AccessParts {
  /** The roles of whoever is signed in: the auth provider's `getPermissions`. */
  permissions: () => Promise<readonly string[]>;
  resources: readonly ResourceProps[];
  paths: readonly Pick<RoutePath, 'path' | 'roles'>[];
}

const PAGES = ['list', 'create', 'edit', 'show'] as const;

/** Who may do something with a resource is who may enter the page where it is done; what has no page of its own is done on the list. */
export function createAccessControl({ permissions, resources, paths }: AccessParts): AccessControlProvider {
  return {
    async can({ resource, action }) {
      const found = resources.find(({ name }) => name === resource);
      const own = PAGES.find((page) => page === action);
      const page = (own && found?.[own]) ?? found?.list;
      const authority = await permissions();
      const can = paths.some(({ path, roles }) => path === page && hasRole(authority, roles));
      return can ? { can } : { can, reason: 'role' };
    },
    // Roles can't change within a session: changing one revokes it.
    options: {
      queryOptions: SESSION_QUERY,
      // What one may not do isn't offered; Refine's own buttons would stay, disabled.
      buttons: { enableAccessControl: true, hideIfUnauthorized: true },
    },
  };
}
