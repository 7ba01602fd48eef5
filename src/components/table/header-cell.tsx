import type { KeyboardEvent, PointerEvent, ThHTMLAttributes } from 'react';

export interface HeaderCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  'data-column'?: string;
  /** What the handle that changes the column's width is called; without it there is none. */
  resizeLabel?: string;
  onResize?: (widths: Record<string, number>) => void;
}

const NARROWEST = 72;
const WIDEST = 800;
/** Pixels that an arrow key changes a width by. */
const STEP = 16;

/** The widths of all columns as they are drawn, since a fixed layout needs each. */
function drawnWidths(cell: HTMLElement): Record<string, number> {
  const cells = cell.parentElement?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  return Object.fromEntries(
    [...cells].map((one) => [one.dataset['column'] ?? '', Math.round(one.getBoundingClientRect().width)]),
  );
}

/** A column's head with a handle at its end that changes its width, by pointer or with the arrow keys. */
export function HeaderCell({ resizeLabel, onResize, children, ...cell }: HeaderCellProps) {
  const column = cell['data-column'];
  if (!resizeLabel || !onResize || !column) return <th {...cell}>{children}</th>;

  const resize = (head: HTMLElement, by: number, from = drawnWidths(head)) => {
    const turned = getComputedStyle(head).direction === 'rtl' ? -by : by;
    const width = Math.min(WIDEST, Math.max(NARROWEST, (from[column] ?? 0) + turned));
    onResize({ ...from, [column]: width });
  };

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const handle = event.currentTarget;
    const head = handle.closest('th');
    if (!head) return;
    event.preventDefault();
    event.stopPropagation();
    const start = event.clientX;
    const widths = drawnWidths(head);
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = (move) => resize(head, move.clientX - start, widths);
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
    };
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    // The head sorts on Enter; the handle does not.
    if (event.key !== 'Tab') event.stopPropagation();
    const head = event.currentTarget.closest('th');
    if (by === undefined || !head) return;
    event.preventDefault();
    resize(head, by);
  }

  return (
    <th {...cell}>
      {children}
      <span
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={resizeLabel}
        aria-valuenow={0}
        className="resize-handle"
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
      />
    </th>
  );
}
