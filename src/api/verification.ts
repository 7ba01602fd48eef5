import { CODE } from '#contract/core/limits.ts';

const KEY = 'verify';

/** Whose e-mail address waits for its code, kept for this tab so that a reload does not ask again. */
export interface PendingVerification {
  email: string;
  /** Epoch ms from which another code may be asked for. */
  until: number;
}

/** @param retryAfter seconds until another code may be asked for */
export const keepPendingVerification = (email: string, retryAfter = CODE.resendAfter / 1000) =>
  sessionStorage.setItem(
    KEY,
    JSON.stringify({ email, until: Date.now() + retryAfter * 1000 } satisfies PendingVerification),
  );
export const dropPendingVerification = () => sessionStorage.removeItem(KEY);

export function pendingVerification(): PendingVerification | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  return typeof kept === 'object' &&
    kept !== null &&
    'email' in kept &&
    typeof kept.email === 'string' &&
    'until' in kept
    ? { email: kept.email, until: Number(kept.until) }
    : null;
}
