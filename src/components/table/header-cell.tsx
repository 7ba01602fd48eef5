import type { KeyboardEvent, PointerEvent, ThHTMLAttributes } from 'react';

export interface HeaderCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  'data-column'?: string;
  /** Accessible name of the resize handle; without it the column can't be resized. */
  resizeLabel?: string;
  onResize?: (widths: Record<string, number>) => void;
}

const MIN_WIDTH = 72;
const MAX_WIDTH = 800;
/** Pixels per arrow key press. */
const STEP = 16;

/** Rendered widths of all columns, since a fixed table layout needs every one. */
function renderedWidths(cell: HTMLElement): Record<string, number> {
  const cells = cell.parentElement?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  return Object.fromEntries(
    [...cells].map((one) => [one.dataset['column'] ?? '', Math.round(one.getBoundingClientRect().width)]),
  );
}

/** A column header with a resize handle, for the pointer and the arrow keys. */
export function HeaderCell({ resizeLabel, onResize, children, ...cell }: HeaderCellProps) {
  const column = cell['data-column'];
  if (!resizeLabel || !onResize || !column) return <th {...cell}>{children}</th>;

  const resize = (head: HTMLElement, by: number, from = renderedWidths(head)) => {
    const delta = getComputedStyle(head).direction === 'rtl' ? -by : by;
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, (from[column] ?? 0) + delta));
    onResize({ ...from, [column]: width });
  };

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const handle = event.currentTarget;
    const head = handle.closest('th');
    if (!head) return;
    event.preventDefault();
    event.stopPropagation();
    const start = event.clientX;
    const widths = renderedWidths(head);
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = (move) => resize(head, move.clientX - start, widths);
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
    };
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    // Enter must sort only when the header has the focus, not the handle.
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
