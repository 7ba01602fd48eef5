import { useSyncExternalStore } from 'react';
import { dateTime, relativeTime } from './index.ts';
import './time.css';

const MINUTE = 60_000;
let minute = Date.now();
const readers = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** One clock for all times on the page. */
function subscribe(read: () => void): () => void {
  readers.add(read);
  ticking ??= setInterval(() => {
    minute = Date.now();
    for (const reader of readers) reader();
  }, MINUTE);
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** How long ago, or until; the full time on hover and focus. */
export function Time({ at }: { at: string }) {
  const tick = useSyncExternalStore(subscribe, () => minute);
  // A row that arrived since the last tick would otherwise lie in the future.
  const now = Math.max(tick, Math.min(Date.now(), tick + MINUTE));
  return (
    <time className="time" dateTime={at} data-full={dateTime(at)} tabIndex={0}>
      {relativeTime(at, now)}
    </time>
  );
}
