import type { KeyboardEvent } from 'react';

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};
const REACHABLE = 'a[href], button, input[type="checkbox"]';

/**
 * Moves between a table's rows from whatever has the focus in one: up, down, to the first and the last, staying in the column; `x`
 * chooses the row.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  const cell = target.closest<HTMLTableCellElement>('tr.ant-table-row > td');
  const row = cell?.parentElement;
  if (!cell || !row) return;
  if (key === 'x') {
    const box = row.querySelector<HTMLInputElement>('.ant-table-selection-column input');
    if (!box) return;
    event.preventDefault();
    box.click();
    return;
  }
  const move = MOVES[key];
  if (!move) return;
  event.preventDefault();
  const rows = [...(row.parentElement?.querySelectorAll<HTMLTableRowElement>('tr.ant-table-row') ?? [])];
  const next = rows[move(rows.indexOf(row as HTMLTableRowElement), rows.length - 1)];
  const beside = next?.children[cell.cellIndex]?.querySelector<HTMLElement>(REACHABLE);
  (beside ?? next?.querySelector<HTMLElement>(REACHABLE))?.focus();
}
