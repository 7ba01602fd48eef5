import { landingPath, matchRoute, withRedirect } from '../paths.ts';
import type { Session, TokenStore } from './session.ts';
import { needsFirstPassword } from './sign-up.ts';

// Whether this browser's visitor is let in, which every first load asks: this brings neither calls nor the rest of signing in along.

interface Stores {
  tokenStore: Pick<TokenStore, 'get'>;
  sessionStore: { getState(): Pick<Session, 'signedIn' | 'user'> };
}

export const here = () => location.pathname + location.search;

export const isSignedIn = ({ tokenStore, sessionStore }: Stores) =>
  tokenStore.get() !== null && sessionStore.getState().signedIn;

/** Who was let in by a code without a password is not in before they have chosen one. */
export function admission(stores: Stores): { authenticated: boolean; redirectTo?: string } {
  if (!isSignedIn(stores)) return { authenticated: false, redirectTo: landingPath(here()) };
  if (!needsFirstPassword(stores.sessionStore.getState().user?._id)) return { authenticated: true };
  const wanted = matchRoute(location.pathname)?.half === 'shell' ? here() : null;
  return { authenticated: false, redirectTo: withRedirect('/otp-verification', wanted) };
}
