import { useEffect, useRef, useState } from 'react';

/** True once the element has come near the viewport. */
export function useNearViewport() {
  const element = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several are told at once: that it was away first, and then that it is near.
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, near };
}
