import { useSyncExternalStore } from 'react';
import { dateTime, relativeTime } from './index.ts';
import './time.css';

const MINUTE = 60_000;
let minute = Date.now();
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** One shared timer for all relative times on the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= setInterval(() => {
    minute = Date.now();
    for (const reader of listeners) reader();
  }, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** A relative time; the tooltip shows the full one. */
export function Time({ at }: { at: string }) {
  const tick = useSyncExternalStore(subscribe, () => minute);
  // Clamped, since a row that arrived after the last tick would otherwise lie in the future.
  const now = Math.max(tick, Math.min(Date.now(), tick + MINUTE));
  return (
    <time className="time" dateTime={at} data-full={dateTime(at)} tabIndex={0}>
      {relativeTime(at, now)}
    </time>
  );
}
