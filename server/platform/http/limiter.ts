const MOST_KEYS = 50_000;

export interface Limiter {
  /** Counts one try. @returns seconds until the next is allowed, or null when this one is */
  take(key: string): number | null;
  /** Takes a counted try back: it turned out to be a good one. */
  forgive(key: string): void;
}

/** So many tries in a window that starts with the first; kept in memory, since a restart may forgive. */
export function createLimiter(most: number, windowMs: number): Limiter {
  const windows = new Map<string, { until: number; tries: number }>();
  const open = (key: string) => {
    const now = Date.now();
    const known = windows.get(key);
    if (known && known.until > now) return known;
    if (windows.size >= MOST_KEYS)
      for (const [other, { until }] of windows) if (until <= now) windows.delete(other);
    // Still full of live windows: someone is trying with ever new keys, and the oldest gives way.
    if (windows.size >= MOST_KEYS)
      for (const oldest of windows.keys()) {
        windows.delete(oldest);
        break;
      }
    const fresh = { until: now + windowMs, tries: 0 };
    windows.delete(key);
    windows.set(key, fresh);
    return fresh;
  };
  const wait = (window: { until: number; tries: number }) =>
    window.tries >= most ? Math.max(1, Math.ceil((window.until - Date.now()) / 1000)) : null;
  return {
    take(key) {
      const window = open(key);
      const seconds = wait(window);
      window.tries += 1;
      return seconds;
    },
    forgive(key) {
      const window = windows.get(key);
      if (window && window.tries > 0) window.tries -= 1;
    },
  };
}
