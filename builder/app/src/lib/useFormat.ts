import type { Cell, Field } from './model.ts';
import { formatCell } from './format.ts';
import { useAllRows } from './useRows.ts';

/** Formats cells with references read from the store. */
export function useFormat(): (field: Field, cell: Cell | undefined) => string {
  const rowsOf = useAllRows();
  return (field, cell) => formatCell(field, cell, rowsOf);
}
