import { useEffect, useRef, useState } from 'react';
import type { Size } from './fitted.ts';

/** How much room an element has, as it changes. */
export function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { box, room };
}
