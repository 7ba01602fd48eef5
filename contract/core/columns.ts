// Which columns of which list can be sorted and filtered: plain tables, because the screens offer from them too.

/** How a column may be asked for: its type decides which comparisons a filter may make. */
export interface Column {
  type: 'text' | 'choice' | 'number' | 'time' | 'boolean' | 'id';
  sort?: true;
  filter?: true;
  /** The values of a `choice`. */
  values?: readonly string[];
}
export type Columns = Readonly<Record<string, Column>>;

/** What most rows have. */
export const commonColumns = {
  id: { type: 'id', filter: true },
  createdAt: { type: 'time', sort: true, filter: true },
} as const satisfies Columns;

/** The comparisons a filter can make, by what is put after its column's name. */
const OPERATORS = { '': 'eq', _ne: 'ne', _gte: 'gte', _lte: 'lte', _like: 'like' } as const;
type Suffix = keyof typeof OPERATORS;
export type Operator = (typeof OPERATORS)[Suffix];

const SUFFIXES: Record<Column['type'], readonly Suffix[]> = {
  text: ['', '_ne', '_like'],
  choice: ['', '_ne'],
  number: ['', '_ne', '_gte', '_lte'],
  time: ['_gte', '_lte'],
  boolean: [''],
  id: ['', '_ne'],
};

export interface Filter {
  /** As it is sent: `status`, `createdAt_gte`. */
  name: string;
  column: string;
  operator: Operator;
}

/** Every filter that a list over `columns` takes. `id` is asked for apart. */
export const filtersOf = (columns: Columns): Filter[] =>
  Object.entries(columns).flatMap(([column, { type, filter }]) =>
    filter && column !== 'id'
      ? SUFFIXES[type].map((suffix) => ({ name: column + suffix, column, operator: OPERATORS[suffix] }))
      : [],
  );

/** A column's name and comparison, of a filter's name. */
export function partsOf(name: string): Pick<Filter, 'column' | 'operator'> {
  const suffix = (['_ne', '_gte', '_lte', '_like'] as const).find((one) => name.endsWith(one)) ?? '';
  return { column: suffix ? name.slice(0, -suffix.length) : name, operator: OPERATORS[suffix] };
}
