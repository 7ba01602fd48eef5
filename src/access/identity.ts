import { keys, useGetIdentity, usePermissions } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#contract/account/auth.ts';
import { type Role, hasRole } from '#contract/core/roles.ts';
import { useSession } from '../api/session.ts';
import { KEPT } from './kept.ts';

const IDENTITY = keys().auth().action('identity').get();
const PERMISSIONS = keys().auth().action('permissions').get();

/** Who is signed in; null only until the auth provider has answered. */
export function useIdentity(): SessionUser | null {
  const { data } = useGetIdentity<SessionUser | null>({ queryOptions: KEPT });
  return data ?? null;
}

/** The role of whoever is signed in; undefined until the auth provider has answered. */
export function useRole(): Role | undefined {
  const { data } = usePermissions<string[]>({ options: { queryKey: PERMISSIONS, ...KEPT } });
  if (data === undefined) return undefined;
  return hasRole(data, ['Admin']) ? 'Admin' : 'User';
}

/** Has Refine ask again who is signed in whenever names, picture or address change, here or in another tab. */
export function followIdentity(client: QueryClient): () => void {
  return useSession.subscribe(({ user }, before) => {
    if (user && user !== before.user) void client.invalidateQueries({ queryKey: IDENTITY });
  });
}
