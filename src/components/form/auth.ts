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
  /** Epoch ms of the last code. */
  sentAt: number;
}

export const keepWaiting = (email: string) =>
  sessionStorage.setItem(KEY, JSON.stringify({ email, sentAt: Date.now() } satisfies Waiting));
export const dropWaiting = () => sessionStorage.removeItem(KEY);

export function waiting(): Waiting | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  return typeof kept === 'object' &&
    kept !== null &&
    'email' in kept &&
    typeof kept.email === 'string' &&
    'sentAt' in kept
    ? { email: kept.email, sentAt: Number(kept.sentAt) }
    : null;
}
