import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the table in `box` is wider than it. With room for every column the page scrolls, and the head can stay in view. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.querySelector('table');
    if (!outer || !inner) return undefined;
    const measure = () => setWide(inner.scrollWidth > outer.clientWidth);
    const watch = new ResizeObserver(measure);
    watch.observe(outer);
    watch.observe(inner);
    measure();
    return () => watch.disconnect();
  });
  return wide;
}
