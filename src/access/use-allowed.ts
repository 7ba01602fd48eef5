import { useCan, useCanWithoutCache, useKeys } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import type { ResourceName } from '../resources/resource.ts';
import { SESSION_QUERY } from './session-query.ts';

export interface Permission {
  resource: ResourceName;
  action: string;
}

interface Permissions {
  /** True once every permission is known. */
  ready: boolean;
  /** Whether one of the listed permissions is granted; false until it is known. */
  may: (resource: ResourceName, action: string) => boolean;
}

/** Checks several permissions at once. It shares its cache keys with Refine's `useCan`. */
export function useAllowed(permissions: readonly Permission[]): Permissions {
  const { can } = useCanWithoutCache();
  const { keys } = useKeys();
  const answers = useQueries({
    queries: permissions.map(({ resource, action }) => ({
      queryKey: keys().access().resource(resource).action(action).params({ params: {} }).get(),
      queryFn: () => can?.({ resource, action, params: {} }) ?? Promise.resolve({ can: true }),
      retry: false,
      ...SESSION_QUERY,
    })),
  });
  const allowed = new Set(
    permissions
      .filter((_, index) => answers[index]?.data?.can === true)
      .map(({ resource, action }) => `${resource} ${action}`),
  );
  return {
    ready: answers.every(({ isPending }) => !isPending),
    may: (resource, action) => allowed.has(`${resource} ${action}`),
  };
}

/** Whether one permission is granted; false until it is known. */
export function useMay(resource: ResourceName, action: string): boolean {
  return useCan({ resource, action, params: {} }).data?.can === true;
}
