import { keys, useGetIdentity, usePermissions } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#contract/account/auth.ts';
import { type Role, hasRole } from '#contract/core/roles.ts';
import { useSession } from '../api/session.ts';
import { SESSION_QUERY } from './session-query.ts';

const IDENTITY = keys().auth().action('identity').get();
const PERMISSIONS = keys().auth().action('permissions').get();

/** The signed-in user; null until the auth provider has answered. */
export function useIdentity(): SessionUser | null {
  const { data } = useGetIdentity<SessionUser | null>({ queryOptions: SESSION_QUERY });
  return data ?? null;
}

/** The signed-in user's role; undefined until the auth provider has answered. */
export function useRole(): Role | undefined {
  const { data } = usePermissions<string[]>({ options: { queryKey: PERMISSIONS, ...SESSION_QUERY } });
  if (data === undefined) return undefined;
  return hasRole(data, ['Admin']) ? 'Admin' : 'User';
}

/** Refetches the identity whenever the user's names, picture or e-mail address change, here or in another tab. */
export function followIdentity(client: QueryClient): () => void {
  return useSession.subscribe(({ user }, before) => {
    if (user && user !== before.user) void client.invalidateQueries({ queryKey: IDENTITY });
  });
}
