import { type KeyboardEvent, useRef, useState } from 'react';

interface Grid {
  readonly columns: number;
  readonly count: number;
  /** Where Tab arrives at first. */
  readonly start: number;
  /** A page further, such as the next month. */
  readonly onPage?: (step: 1 | -1) => void;
}

/** One tab stop for a grid of buttons; arrow keys, Home and End move within it. */
export function useGridKeys({ columns, count, start, onPage }: Grid) {
  const box = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const current = moved !== null && moved < count ? moved : Math.max(0, start);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target instanceof HTMLElement ? event.target.dataset['cell'] : undefined;
    if (cell === undefined) return;
    const at = Number(cell);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const rowStart = at - (at % columns);
    const targets: Partial<Record<string, number>> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: rowStart,
      End: rowStart + columns - 1,
    };
    const to = targets[event.key];
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      if (!onPage) return;
      event.preventDefault();
      onPage(event.key === 'PageDown' ? 1 : -1);
      return;
    }
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < count) {
      setMoved(to);
      box.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
    } else onPage?.(to < 0 ? -1 : 1);
  };

  return {
    box,
    onKeyDown,
    /** For each button of the grid. */
    cell: (index: number) => ({
      'data-cell': index,
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setMoved(index),
    }),
  };
}
