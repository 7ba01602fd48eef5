import type { KeyboardEvent } from 'react';

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};
const FOCUSABLE = 'a[href], button, input[type="checkbox"]';

/** Moves the focus between table rows, in the same column where possible; `x` selects the row. */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  const cell = target.closest<HTMLTableCellElement>('tr.ant-table-row > td');
  const row = cell?.closest<HTMLTableRowElement>('tr.ant-table-row');
  // An open menu handles these keys itself.
  if (!cell || !row || target.closest('[role="menu"], .cell-editor')) return;
  if (key === 'x') {
    row.querySelector<HTMLInputElement>('input.ant-checkbox-input')?.click();
    return;
  }
  const move = MOVES[key];
  if (!move) return;
  event.preventDefault();
  const rows = [...(row.parentElement?.querySelectorAll<HTMLTableRowElement>('tr.ant-table-row') ?? [])];
  const next = rows[move(rows.indexOf(row), rows.length - 1)];
  const sameColumn = next?.children[cell.cellIndex]?.querySelector<HTMLElement>(FOCUSABLE);
  (sameColumn ?? next?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}
