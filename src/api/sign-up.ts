// What this browser keeps about signing up and signing in, besides the session.

const SIGN_UP = 'sign-up:';
const FIRST_PASSWORD = 'first-password';
const DEVICE = 'device';

const keyOf = (email: string) => SIGN_UP + email.trim().toLowerCase();

/** The secret that proves, with the code, that this browser signed an address up. It outlives a reload and the tab. */
export const keepSignUp = (email: string, secret: string) => localStorage.setItem(keyOf(email), secret);
export const signUpOf = (email: string) => localStorage.getItem(keyOf(email)) ?? undefined;
export const dropSignUp = (email: string) => localStorage.removeItem(keyOf(email));

/** Whoever signed in without a password has to choose one before anything else, also after a reload. */
export function markFirstPassword(userId: string | null): void {
  if (userId === null) localStorage.removeItem(FIRST_PASSWORD);
  else localStorage.setItem(FIRST_PASSWORD, userId);
}
export const needsFirstPassword = (userId: string | undefined) =>
  userId !== undefined && localStorage.getItem(FIRST_PASSWORD) === userId;

/** A random mark of this browser: once it has signed in to an account, nobody's wrong guesses keep it out. */
export function deviceMark(): string {
  const kept = localStorage.getItem(DEVICE);
  if (kept !== null) return kept;
  const mark = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  localStorage.setItem(DEVICE, mark);
  return mark;
}
