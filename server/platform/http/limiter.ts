const MAX_KEYS = 50_000;
/** Several at once: a Map walks over the holes of its deleted entries each time it is read from the start. */
const EVICTED_AT_ONCE = MAX_KEYS / 10;

export interface Limiter {
  /** Counts one attempt. @returns seconds until the next is allowed, or null when this one is */
  take(key: string): number | null;
  /** Takes a counted attempt back: it succeeded. */
  forgive(key: string): void;
}

interface Window {
  attempts: number;
  endsAt: number;
}

/** Fixed-window rate limiter, kept in memory and bounded: past 50,000 keys the oldest windows give way. */
export function createLimiter(max: number, duration: number): Limiter {
  /** In the order in which the windows end, since all are equally long and a new one is added at the end. */
  const windows = new Map<string, Window>();

  const makeRoom = (now: number) => {
    let evicted = 0;
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && evicted >= EVICTED_AT_ONCE) return;
      windows.delete(key);
      evicted += 1;
    }
  };
  const windowOf = (key: string): Window => {
    const now = Date.now();
    const current = windows.get(key);
    if (current && current.endsAt > now) return current;
    windows.delete(key);
    if (windows.size >= MAX_KEYS) makeRoom(now);
    const fresh = { attempts: 0, endsAt: now + duration };
    windows.set(key, fresh);
    return fresh;
  };

  return {
    take(key) {
      const window = windowOf(key);
      window.attempts += 1;
      return window.attempts > max ? Math.max(1, Math.ceil((window.endsAt - Date.now()) / 1000)) : null;
    },
    forgive(key) {
      const window = windows.get(key);
      if (window && window.attempts > 0) window.attempts -= 1;
    },
  };
}
