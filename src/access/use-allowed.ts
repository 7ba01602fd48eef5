import { useCan, useCanWithoutCache, useKeys } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import type { ResourceName } from '../resources/resource.ts';
import { KEPT } from './kept.ts';

export interface Asked {
  resource: ResourceName;
  action: string;
}

interface Allowed {
  /** Whether every question has its answer. */
  ready: boolean;
  /** Whether one of the things asked about is allowed; no until it is answered. */
  may: (resource: ResourceName, action: string) => boolean;
}

/** Asks the access control provider about many things at once. The answers are those of `useCan`, kept under the same keys. */
export function useAllowed(asked: readonly Asked[]): Allowed {
  const { can } = useCanWithoutCache();
  const { keys } = useKeys();
  const answers = useQueries({
    queries: asked.map(({ resource, action }) => ({
      queryKey: keys().access().resource(resource).action(action).params({ params: {} }).get(),
      queryFn: () => can?.({ resource, action, params: {} }) ?? Promise.resolve({ can: true }),
      retry: false,
      ...KEPT,
    })),
  });
  const allowed = new Set(
    asked
      .filter((_, index) => answers[index]?.data?.can === true)
      .map(({ resource, action }) => `${resource} ${action}`),
  );
  return {
    ready: answers.every(({ isPending }) => !isPending),
    may: (resource, action) => allowed.has(`${resource} ${action}`),
  };
}

/** Whether one thing is allowed; no until it is answered. */
export function useMay(resource: ResourceName, action: string): boolean {
  return useCan({ resource, action, params: {} }).data?.can === true;
}
