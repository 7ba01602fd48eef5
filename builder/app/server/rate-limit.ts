/** Fixed-window rate limiter in memory. Counts the call and returns for how many seconds it has to wait: 0 while it is within the limit. */
export type RateLimit = (key: string) => number;

const MAX_KEYS = 50_000;

export function rateLimit(limit: number, windowMs: number, now: () => number): RateLimit {
  let windows = new Map<string, { start: number; count: number }>();
  return (key) => {
    const time = now();
    const known = windows.get(key);
    if (known && time - known.start < windowMs) {
      known.count += 1;
      return known.count <= limit ? 0 : Math.ceil((known.start + windowMs - time) / 1000);
    }
    if (windows.size >= MAX_KEYS) {
      windows = new Map([...windows].filter(([, { start }]) => time - start < windowMs));
      // Still full of live keys: forgetting them beats running out of memory.
      if (windows.size >= MAX_KEYS) windows.clear();
    }
    windows.set(key, { start: time, count: 1 });
    return limit > 0 ? 0 : Math.ceil(windowMs / 1000);
  };
}

/** What limits know a caller by: the IPv4 address, or the network of an IPv6 one, whose lower half its holder picks at will. */
export function callerOf({ ip }: { readonly ip: string }): string {
  if (!ip.includes(':')) return ip;
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [start = '', end] = ip.split('::');
  const groups = start === '' ? [] : start.split(':');
  return (end === undefined ? groups : [...groups, '0', '0', '0', '0']).slice(0, 4).join(':');
}
