import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the table is wider than its container. If it fits, the page scrolls and the header can stay sticky. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.querySelector('table');
    if (!outer || !inner) return undefined;
    const measure = () => setOverflows(inner.scrollWidth > outer.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    measure();
    return () => observer.disconnect();
  });
  return overflows;
}
