/** Tables whose rows are counted as they come and go, as a whole and by the values of a column: `count(*)` was nine tenths of a list. */
export const COUNTED = {
  users: ['status', 'role'],
  projects: ['state', 'plan', 'published'],
  orders: ['state', 'plan'],
  auditEntries: [],
  recentUpdates: ['state', 'category'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const isCounted = (table: string): table is keyof typeof COUNTED => table in COUNTED;

/** The counter of a table's rows, or of those with `value` in `column`. */
export const counterName = (table: string, column?: string, value?: string | number) =>
  column === undefined ? `${table}:` : `${table}:${column}=${value ?? ''}`;
