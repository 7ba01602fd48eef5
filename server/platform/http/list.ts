import type { FastifyReply } from 'fastify';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery } from '#contract/core/endpoint.ts';
import { counterName } from '../database/counts.ts';
import type { Reader } from '../database/reader.ts';
import type { Database } from '../database/schema.ts';
import { found, isAscii, isIndexed, wordsOf } from '../database/search.ts';

import { type ListSource, NEAR, narrowed, ordered, pageOf } from './list-query.ts';

export type { ListSource } from './list-query.ts';

/** From this many matches on, walking the order's index until the page is full beats sorting all that match. */
const WALK_FROM = 20_000;
const countOf = <TB extends keyof Database, Row>(query: SelectQueryBuilder<Database, TB, Row>) =>
  query
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>();

/** Counts the rows that match. What only the text index is asked for need not be looked up row by row. */
function matches<TB extends keyof Database, Row>(
  source: ListSource<TB, Row>,
  asked: ListQuery,
  reader: Reader,
): Promise<number> {
  const words = wordsOf(asked.q ?? '');
  const textOnly = words.length > 0 && words.every(isIndexed) && !asked.id && asked.filters.length === 0;
  return reader.number(
    source.textIndex && textOnly
      ? found(reader.db, source, words)
      : countOf(narrowed(source, asked, reader.db, false)),
  );
}

/** The counters that together answer how many rows match; null where no counter does. */
function countersFor(
  { table, counted: columns }: Pick<ListSource<keyof Database, unknown>, 'table' | 'counted'>,
  asked: ListQuery,
): string[] | null {
  if (!columns || asked.q || asked.id || asked.filters.length > 1) return null;
  const [filter] = asked.filters;
  if (!filter) return [counterName(table)];
  if (filter.operator !== 'eq' || !columns.includes(filter.column)) return null;
  return [...new Set(filter.values)].map((value) => counterName(table, filter.column, value));
}

/**
 * Whether walking the sort's index to row `end` looks at fewer rows than sorting all that match: the rarer a match is, the more others it
 * passes, and each is looked up where sorting reads in order, which was measured to cost three times as much.
 */
const walkingIsLess = (end: number, matching: number, all: number) => 3 * end * all < matching * matching;

async function counted(db: Kysely<Database>, counters: readonly string[]): Promise<number> {
  const { total } = await db
    .selectFrom('rowCounts')
    .select(sql<number>`coalesce(sum("value"), 0)`.as('total'))
    .where('name', 'in', counters)
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * A page of a whole list ordered first by a counted column, read value by value: the counters say which values the page falls on, and
 * within one the next column decides. Sorting by both would put a million rows in order for the sake of one page.
 * @returns null where the counters cannot tell
 */
async function pageByValue<TB extends keyof Database, Row>(
  source: ListSource<TB, Row>,
  asked: ListQuery,
  { db, reader }: { db: Kysely<Database>; reader: Reader },
): Promise<Row[] | null> {
  const { table, counted: columns } = source;
  const [first, ...others] = asked._sort;
  if (first === undefined || others.length !== 1 || !columns) return null;
  if (!columns.includes(first) || asked.q || asked.id || asked.filters.length > 0) return null;
  const start = counterName(table, first, '');
  const groups = await db
    .selectFrom('rowCounts')
    .select(['name', 'value'])
    .where(sql<boolean>`substr("name", 1, ${start.length}) = ${start}`)
    .where('value', '>', 0)
    .orderBy('name', asked._order[0] ?? 'asc')
    .execute();
  // An absent value is counted as an empty one, which no row is equal to.
  if (groups.some(({ name }) => name === start)) return null;
  const all = await counted(db, [counterName(table)]);
  const rows: Row[] = [];
  let before = 0;
  for (const { name, value: count } of groups) {
    const from = Math.max(0, asked._start - before);
    const to = Math.min(count, asked._end - before);
    before += count;
    if (from >= to) continue;
    const group: ListQuery = {
      ...asked,
      _start: from,
      _end: to,
      _sort: others,
      _order: asked._order.slice(1),
      filters: [{ column: first, operator: 'eq', values: [name.slice(start.length)] }],
    };
    rows.push(...(await pageOf(source, group, reader.db, walkingIsLess(to, count, all))));
  }
  return rows;
}

const hasText = (asked: ListQuery) =>
  asked.q !== undefined || asked.filters.some(({ operator }) => operator === 'like');
const textIsAscii = (asked: ListQuery) =>
  isAscii(asked.q ?? '') &&
  asked.filters.every(
    ({ operator, values }) => operator !== 'like' || values.every((value) => isAscii(String(value))),
  );

/**
 * How a list is best read: from counters and an index on the main connection, or counted and looked for on a reading thread.
 * @returns the exact number of matches, and where and how to read them
 */
async function plan<TB extends keyof Database, Row>(
  source: ListSource<TB, Row>,
  asked: ListQuery,
  { db, reader }: { db: Kysely<Database>; reader: Reader },
): Promise<{ total: number; from: Kysely<Database>; walk: boolean }> {
  const counters = countersFor(source, asked);
  if (counters) {
    const total = await counted(db, counters);
    const filtered = asked.filters.length > 0;
    if (filtered && asked._sort.length === 1) {
      const all = await counted(db, [counterName(source.table)]);
      return { total, from: reader.db, walk: walkingIsLess(asked._end, total, all) };
    }
    if (asked.filters.some(({ values }) => values.length > 1))
      return { total, from: reader.db, walk: total > WALK_FROM };
    const simple = asked._sort.length <= (filtered ? 0 : 1);
    const near = simple && asked._start <= NEAR;
    return { total, from: near ? db : reader.db, walk: false };
  }
  const total = await matches(source, asked, reader);
  return {
    total,
    from: reader.db,
    walk: hasText(asked) && total > WALK_FROM && textIsAscii(asked),
  };
}

/**
 * Filters, searches, sorts and pages a list of all rows as the list contract says, and sets `X-Total-Count`.
 * @returns the rows of the page
 */
export async function list<TB extends keyof Database, Row>(
  reply: FastifyReply,
  source: ListSource<TB, Row>,
  asked: ListQuery,
  connections: { db: Kysely<Database>; reader: Reader },
): Promise<Row[]> {
  const { total, from, walk } = await plan(source, asked, connections);
  void reply.header('X-Total-Count', total);
  if (asked._start >= total) return [];
  return (await pageByValue(source, asked, connections)) ?? pageOf(source, asked, from, walk);
}

/** As `list` for one person's own rows: they are few, found by an index, and read where they are. */
export async function ownList<TB extends keyof Database, Row>(
  reply: FastifyReply,
  source: ListSource<TB, Row>,
  asked: ListQuery,
  db: Kysely<Database>,
): Promise<Row[]> {
  const { total } = await countOf(narrowed(source, asked, db, true)).executeTakeFirstOrThrow();
  void reply.header('X-Total-Count', total);
  return pageOf(source, asked, db, true);
}

/** All rows that match, in their order, a few at a time from a reading thread. */
export async function* listAll<TB extends keyof Database, Row>(
  source: ListSource<TB, Row>,
  asked: ListQuery,
  connections: { db: Kysely<Database>; reader: Reader },
): AsyncGenerator<Row> {
  const { walk } = await plan(source, { ...asked, _end: Number.MAX_SAFE_INTEGER }, connections);
  yield* ordered(source, asked, narrowed(source, asked, connections.reader.db, walk)).stream(500);
}
