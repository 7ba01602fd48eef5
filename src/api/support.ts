import type { SessionUser } from '#contract/account/auth.ts';

/** What is kept of an administrator who is signed in as a user for support. */
export interface Support {
  /** The administrator's own token and user, for the way back. */
  token: string;
  user: SessionUser;
  /** Epoch milliseconds. */
  endsAt: number;
  /** The page they came from. */
  back: string;
}

const KEY = 'support';

/** The support session of this browser. In local storage like the session itself: every tab must know of it, and can leave it. */
export function support(): Support | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isSupport(kept) ? kept : null;
  } catch (error) {
    console.warn('The kept session could not be read.', error);
    return null;
  }
}

function isSupport(value: unknown): value is Support {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'user' in value &&
    typeof value.user === 'object' &&
    value.user !== null &&
    'endsAt' in value &&
    typeof value.endsAt === 'number' &&
    'back' in value &&
    typeof value.back === 'string'
  );
}

export const keepSupport = (kept: Support) => localStorage.setItem(KEY, JSON.stringify(kept));
export const dropSupport = () => localStorage.removeItem(KEY);
