import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

const NEAR = '600px';

/** Whether an element has been near what the reader sees. */
export function useNear<T extends Element>(): [RefObject<T | null>, boolean] {
  const place = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isNear];
}
