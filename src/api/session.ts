import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { SessionUser } from '#contract/account/auth.ts';
import { SUPPORT } from '#contract/core/limits.ts';
import { dropSupport, keepSupport, support } from './support.ts';

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

let leaving = false;

/** Loads another page. The answer never comes: what follows belongs to that page, and nothing here may act on a session that is gone. */
export function leave(to: string, how: 'assign' | 'replace' = 'assign'): Promise<void> {
  leaving = true;
  location[how](to);
  return new Promise(() => undefined);
}

/** Whether the browser is on its way to another page; a redirect would cancel that load and start another. */
export const isLeaving = () => leaving;

const ENDED = { own: 'session-ended', support: 'support-ended' } as const;
export type Ended = 'expired' | 'revoked';

/** Stores the reason for the next page, which shows it. */
export const keepEnded = (kind: Ended, of: keyof typeof ENDED) => sessionStorage.setItem(ENDED[of], kind);

function take(of: keyof typeof ENDED): Ended | null {
  const kind = sessionStorage.getItem(ENDED[of]);
  sessionStorage.removeItem(ENDED[of]);
  return kind === 'expired' || kind === 'revoked' ? kind : null;
}

/** Why the last session ended; reading it removes it. */
export const takeEnded = () => take('own');

/** Why the support session ended by itself; reading it removes it. */
export const takeSupportEnded = () => take('support');

/** Wizard drafts are kept in this browser by user, under keys that start so. They outlive an expired session, not a sign-out. */
export const draftKey = (userId: string) => `draft:${userId}`;

export function dropDrafts(userId: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftKey(userId))) localStorage.removeItem(key);
  }
}

/** Goes on as a user for support, with the administrator's own session kept aside; a page load, so that no cache is shared. */
export async function startSupport(token: string, user: SessionUser): Promise<void> {
  const own = tokenStore.get();
  const { user: administrator, signIn } = useSession.getState();
  if (own === null || administrator === null) return;
  keepSupport({
    token: own,
    user: administrator,
    // By this browser's clock, which need not be the server's; the server ends the session by its own.
    endsAt: Date.now() + SUPPORT.lives,
    back: location.pathname + location.search,
  });
  signIn(token, user);
  await leave('/home');
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

/** Signing in or out in another tab is followed here: no tab may go on as someone who left. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (leaving || (event.key !== 'sessionUser' && event.key !== KEY && event.key !== null)) return;
    const before = useSession.getState().user?._id;
    void useSession.persist.rehydrate();
    const after = isAuthenticated() ? useSession.getState().user?._id : undefined;
    if (before !== after) location.reload();
  });
}
