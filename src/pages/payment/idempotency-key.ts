/**
 * The Idempotency-Key of an operation, stored for the tab: a reload, a double click or a lost reply reuses the key,
 * so that the server performs it only once.
 */
export function idempotencyKey(operation: string): string {
  const name = `attempt:${operation}`;
  const stored = sessionStorage.getItem(name);
  if (stored) return stored;
  const key = crypto.randomUUID();
  sessionStorage.setItem(name, key);
  return key;
}

/** Deletes the key once the outcome is known, so that the next attempt gets a new one. */
export const clearIdempotencyKey = (operation: string) => sessionStorage.removeItem(`attempt:${operation}`);
