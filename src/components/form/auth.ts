import { CODE } from '#contract/core/limits.ts';

export { authProvider as auth } from '../../providers/auth-instance.ts';

/** Gets the shell on its way while a password is being typed, so that it is there when the person is in. */
let fetched = false;
export function prefetchShell(): void {
  if (fetched) return;
  fetched = true;
  import('../../shell.tsx').catch((error: unknown) =>
    console.warn('The shell could not be fetched ahead.', error),
  );
}

const KEY = 'verify';

/** Whose address waits for its code, kept for this tab so that a reload does not ask again. */
export interface Waiting {
  email: string;
  /** Epoch ms from which another code may be asked for. */
  until: number;
}

/** @param retryAfter seconds until another code may be asked for */
export const keepWaiting = (email: string, retryAfter = CODE.resendAfter / 1000) =>
  sessionStorage.setItem(
    KEY,
    JSON.stringify({ email, until: Date.now() + retryAfter * 1000 } satisfies Waiting),
  );
export const dropWaiting = () => sessionStorage.removeItem(KEY);

export function waiting(): Waiting | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  return typeof kept === 'object' &&
    kept !== null &&
    'email' in kept &&
    typeof kept.email === 'string' &&
    'until' in kept
    ? { email: kept.email, until: Number(kept.until) }
    : null;
}
