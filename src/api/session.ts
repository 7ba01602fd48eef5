import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { SessionUser } from '#contract/auth.ts';
import { SUPPORT } from '#contract/limits.ts';
import { call } from './call.ts';
import { dropSupport, keepSupport, type Support, support } from './support.ts';
import { landingPath, matchRoute } from '../paths.ts';

const KEY = 'token';

export interface TokenStore {
  get(): string | null;
  set(token: string): void;
  clear(): void;
}

const local: TokenStore = {
  get: () => localStorage.getItem(KEY),
  set: (token) => localStorage.setItem(KEY, token),
  clear: () => localStorage.removeItem(KEY),
};

const DAY = 24 * 60 * 60;
const setCookie = (value: string, seconds: number) => {
  document.cookie = `${KEY}=${value}; path=/; max-age=${seconds}; SameSite=Lax`;
};
const cookie: TokenStore = {
  get: () => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? null,
  set: (token) => setCookie(token, DAY),
  clear: () => setCookie('', 0),
};

/** Where the token is kept is chosen when the app is built. */
export const tokenStore: TokenStore = import.meta.env.VITE_TOKEN_STORE === 'cookie' ? cookie : local;

export interface Session {
  signedIn: boolean;
  user: SessionUser | null;
  signIn(token: string, user: SessionUser): void;
  /** Takes over names or a picture that changed; who is signed in stays the same. */
  update(user: SessionUser): void;
  reset(): void;
}

export const useSession = create<Session>()(
  persist(
    (set) => ({
      signedIn: false,
      user: null,
      signIn: (token, user) => {
        tokenStore.set(token);
        set({ signedIn: true, user });
      },
      update: (user) => set({ user }),
      reset: () => {
        tokenStore.clear();
        set({ signedIn: false, user: null });
      },
    }),
    { name: 'sessionUser', partialize: ({ signedIn, user }) => ({ signedIn, user }) },
  ),
);

/** Authenticated is a stored token and `signedIn`; either alone is not. */
export const isAuthenticated = () => tokenStore.get() !== null && useSession.getState().signedIn;

const ENDED = 'session-ended';
const SUPPORT_ENDED = 'support-ended';
export type Ended = 'expired' | 'revoked';
let ending = false;

/** Whoever ends the session has said where to go, and the browser is on its way there. */
export const isLeaving = () => ending;

/** Ends the session in this browser, once however many calls found out, and leaves the reason for one toast on `/landing`. */
export function endSession(kind: Ended): void {
  if (ending) return;
  ending = true;
  const own = support();
  if (own) {
    backToOwnSession(own, kind);
    return;
  }
  useSession.getState().reset();
  sessionStorage.setItem(ENDED, kind);
  const here = matchRoute(location.pathname)?.half === 'shell';
  location.assign(landingPath(here ? location.pathname + location.search : '/'));
}

/** Why the last session ended, told once. */
export function takeEnded(): Ended | null {
  const kind = sessionStorage.getItem(ENDED);
  sessionStorage.removeItem(ENDED);
  return kind === 'expired' || kind === 'revoked' ? kind : null;
}

/** Wizard drafts are kept in this browser by user, under keys that start so. They outlive an expired session, not a sign-out. */
export const draftKey = (userId: string) => `draft:${userId}`;

function dropDrafts(userId: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftKey(userId))) localStorage.removeItem(key);
  }
}

/** Goes on as a user for support, with the administrator's own session kept aside; a page load, so that no cache is shared. */
export function startSupport(token: string, user: SessionUser): void {
  const own = tokenStore.get();
  const { user: administrator, signIn } = useSession.getState();
  if (own === null || administrator === null) return;
  ending = true;
  keepSupport({
    token: own,
    user: administrator,
    // By this browser's clock, which need not be the server's; the server ends the session by its own.
    endsAt: Date.now() + SUPPORT.lives,
    back: location.pathname + location.search,
  });
  signIn(token, user);
  location.assign('/home');
}

/**
 * Takes up the administrator's own session again after a support session. It happens on the next page load, in whichever tab, so that
 * whatever this page still does finds nobody signed in.
 */
export function resumeOwnSession(): void {
  const own = support();
  if (!own || tokenStore.get() !== null) return;
  useSession.getState().signIn(own.token, own.user);
  dropSupport();
}

function backToOwnSession(own: Support, why: Ended | null): void {
  const { user, reset } = useSession.getState();
  if (user) dropDrafts(user._id);
  reset();
  if (why) sessionStorage.setItem(SUPPORT_ENDED, why);
  location.assign(own.back);
}

/** Why the support session ended that nobody left, told once. */
export function takeSupportEnded(): Ended | null {
  const kind = sessionStorage.getItem(SUPPORT_ENDED);
  sessionStorage.removeItem(SUPPORT_ENDED);
  return kind === 'expired' || kind === 'revoked' ? kind : null;
}

/**
 * Ends the session on the server and here, then loads `/landing` anew so that nothing in memory outlives it. Out of a support session it
 * leads back to the administrator's own.
 */
export async function signOut(): Promise<void> {
  ending = true;
  try {
    await call('POST /api/auth/logout');
  } catch (error) {
    // Leaving must work without the server too; the session then lapses there by itself.
    console.warn('The server could not be told of the sign-out.', error);
  }
  const own = support();
  if (own) {
    backToOwnSession(own, null);
    return;
  }
  const { user, reset } = useSession.getState();
  if (user) dropDrafts(user._id);
  reset();
  location.assign('/landing');
}

/** Signing in or out in another tab is followed here: no tab may go on as someone who left. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (ending || (event.key !== 'sessionUser' && event.key !== KEY && event.key !== null)) return;
    const before = useSession.getState().user?._id;
    void useSession.persist.rehydrate();
    const after = isAuthenticated() ? useSession.getState().user?._id : undefined;
    if (before !== after) location.reload();
  });
}
