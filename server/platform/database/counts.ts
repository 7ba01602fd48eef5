/**
 * The counter of a table's rows, or of those with `value` in `column`, kept by the table's triggers: `count(*)` was nine tenths of a list.
 */
export const counterName = (table: string, column?: string, value?: string | number) =>
  column === undefined ? `${table}:` : `${table}:${column}=${value ?? ''}`;
