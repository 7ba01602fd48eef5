import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery } from '#contract/core/endpoint.ts';
import type { Database } from '../database/schema.ts';
import { containing, escapeLike, isIndexed, matching, searching, wordsOf } from '../database/search.ts';

/** A list that administrators read: what it is read from, and how. */
export interface ListSource<TB extends keyof Database, Row> {
  /** The select with its joins, conditions of ownership and columns. */
  query: (db: Kysely<Database>) => SelectQueryBuilder<Database, TB, Row>;
  table: keyof Database;
  /** The database's name for each column of the contract; a name stands for itself when absent. */
  columns?: Readonly<Record<string, string>>;
  /** Columns that `q` looks in. */
  search: readonly string[];
  /** Whether the table has a text index, of those columns. */
  textIndex?: true;
  /** Columns whose values the table's triggers count, beside all of its rows; absent where nothing is counted. */
  counted?: readonly string[];
  /** Whether the select joins other tables, which is then put off until it is known which rows are wanted. */
  joined?: boolean;
  /** The column a list is ordered by when nothing is asked, newest first. */
  newest?: string;
}

type Filter = ListQuery['filters'][number];

/** Pages further in than this are looked for on a reading thread. */
export const NEAR = 2_000;

const nameIn =
  ({ columns, table }: Pick<ListSource<keyof Database, unknown>, 'columns' | 'table'>) =>
  (column: string) =>
    sql.ref(columns?.[column] ?? `${table}.${column}`);

function condition(
  { column, operator, values }: Filter,
  name: RawBuilder<unknown>,
  source: Pick<ListSource<keyof Database, unknown>, 'table' | 'search' | 'textIndex'>,
  walk: boolean,
): RawBuilder<boolean> {
  if (operator === 'eq') {
    // A plus keeps SQLite from the column's index: it would sort every row that has the value, where walking the order's index ends soon.
    const searched = walk ? sql`+${name}` : name;
    return sql<boolean>`${searched} in (${sql.join(values)})`;
  }
  if (operator === 'ne') return sql<boolean>`(${name} not in (${sql.join(values)}) or ${name} is null)`;
  if (operator === 'like') {
    const looked = source.textIndex && !walk && source.search.includes(column);
    return sql.join(
      values
        .map(String)
        .map((value) =>
          looked && isIndexed(value)
            ? matching(source, [value], column)
            : sql<boolean>`${name} like ${`%${escapeLike(value)}%`} escape '\\'`,
        ),
      sql` and `,
    );
  }
  const sign = sql.raw(operator === 'gte' ? '>=' : '<=');
  return sql.join(
    values.map((value) => sql<boolean>`${name} ${sign} ${value}`),
    sql` and `,
  );
}

/** Narrows a select to what is asked for. @param walk whether text is read row by row rather than looked up */
export function narrowed<TB extends keyof Database, Row>(
  source: ListSource<TB, Row>,
  asked: ListQuery,
  db: Kysely<Database>,
  walk: boolean,
): SelectQueryBuilder<Database, TB, Row> {
  const named = nameIn(source);
  let query = source.query(db);
  for (const filter of asked.filters)
    query = query.where(condition(filter, named(filter.column), source, walk));
  if (asked.id) query = query.where(sql<boolean>`${named('id')} in (${sql.join(asked.id)})`);
  if (asked.q) {
    const columns = source.search.map(named);
    if (source.textIndex && !walk) query = query.where(searching(source, asked.q));
    else for (const word of wordsOf(asked.q)) query = query.where(containing(columns, word));
  }
  return query;
}

export function ordered<TB extends keyof Database, Row>(
  source: ListSource<TB, Row>,
  asked: ListQuery,
  query: SelectQueryBuilder<Database, TB, Row>,
): SelectQueryBuilder<Database, TB, Row> {
  const named = nameIn(source);
  const sorts = asked._sort.length > 0 ? asked._sort : [source.newest ?? 'createdAt'];
  let last: 'asc' | 'desc' = 'desc';
  let result = query;
  sorts.forEach((column, index) => {
    last = asked._order[index] ?? (asked._sort.length > 0 ? 'asc' : 'desc');
    result = result.orderBy(named(column), last);
  });
  return result.orderBy(named('id'), last);
}

/**
 * One page of a select. Where it joins other tables the rows are found by their ids first: to skip rows, an index is then walked
 * without reading what the rows and their joins hold.
 */
export function pageOf<TB extends keyof Database, Row>(
  source: ListSource<TB, Row>,
  asked: ListQuery,
  db: Kysely<Database>,
  walk: boolean,
): Promise<Row[]> {
  if (!source.joined && asked._start <= NEAR)
    return ordered(source, asked, narrowed(source, asked, db, walk))
      .limit(asked._end - asked._start)
      .offset(asked._start)
      .execute();
  const id = nameIn(source)('id');
  const ids = ordered(source, asked, narrowed(source, asked, db, walk))
    .clearSelect()
    .select(id.as('id'))
    .limit(asked._end - asked._start)
    .offset(asked._start);
  return ordered(source, asked, source.query(db).where(sql<boolean>`${id} in ${ids}`)).execute();
}
