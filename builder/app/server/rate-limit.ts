/** Fixed-window rate limiter in memory. Returns whether the call is still within the limit. */
export type RateLimit = (key: string) => boolean;

const MAX_KEYS = 50_000;

export function rateLimit(limit: number, windowMs: number, now: () => number): RateLimit {
  let windows = new Map<string, { start: number; count: number }>();
  return (key) => {
    const time = now();
    const known = windows.get(key);
    if (known && time - known.start < windowMs) {
      known.count += 1;
      return known.count <= limit;
    }
    if (windows.size >= MAX_KEYS) {
      windows = new Map([...windows].filter(([, { start }]) => time - start < windowMs));
      // Still full of live keys: forgetting them beats running out of memory.
      if (windows.size >= MAX_KEYS) windows.clear();
    }
    windows.set(key, { start: time, count: 1 });
    return limit > 0;
  };
}
