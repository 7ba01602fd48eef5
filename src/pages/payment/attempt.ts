/**
 * The Idempotency-Key of something that must happen once, kept for the tab: a reload, a double click or a lost answer sends the same key
 * again, and the server does it once.
 */
export function attemptKey(what: string): string {
  const name = `attempt:${what}`;
  const known = sessionStorage.getItem(name);
  if (known) return known;
  const key = crypto.randomUUID();
  sessionStorage.setItem(name, key);
  return key;
}

/** Forgets the key once the answer is known, so that the next try is a new one. */
export const attemptOver = (what: string) => sessionStorage.removeItem(`attempt:${what}`);
