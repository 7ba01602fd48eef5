import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { FastifyReply } from 'fastify';
import type { ListQuery } from '#contract/endpoint.ts';
import type { Database } from '../database/schema.ts';

interface ListOptions<TB extends keyof Database, Row> {
  /** The select with its joins, conditions of ownership and columns. */
  query: SelectQueryBuilder<Database, TB, Row>;
  asked: ListQuery;
  /** The database's name for each column of the contract; a name stands for itself when absent. */
  columns?: Readonly<Record<string, string>>;
  table: string;
  /** Columns that `q` looks in. */
  search: readonly string[];
  /** The column a list is ordered by when nothing is asked, newest first. */
  newest?: string;
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/**
 * Filters, searches, sorts and pages a query as the list contract says, and sets `X-Total-Count`.
 * @returns the rows of the page
 */
export async function list<TB extends keyof Database, Row>(
  reply: FastifyReply,
  options: ListOptions<TB, Row>,
): Promise<Row[]> {
  const { asked, table, search, newest = 'createdAt' } = options;
  const named = (column: string) => sql.ref(options.columns?.[column] ?? `${table}.${column}`);
  let query = options.query;
  for (const { column, operator, values } of asked.filters) {
    query = query.where((eb: ExpressionBuilder<Database, TB>) => {
      const name = named(column);
      if (operator === 'eq') return sql<boolean>`${name} in (${sql.join(values)})`;
      if (operator === 'ne') return sql<boolean>`(${name} not in (${sql.join(values)}) or ${name} is null)`;
      if (operator === 'like')
        return eb.and(
          values.map((value) => sql<boolean>`${name} like ${`%${escapeLike(String(value))}%`} escape '\\'`),
        );
      const sign = sql.raw(operator === 'gte' ? '>=' : '<=');
      return eb.and(values.map((value) => sql<boolean>`${name} ${sign} ${value}`));
    });
  }
  if (asked.id) query = query.where(sql<boolean>`${named('id')} in (${sql.join(asked.id)})`);
  if (asked.q && search.length > 0) {
    const pattern = `%${escapeLike(asked.q)}%`;
    query = query.where((eb) =>
      eb.or(search.map((column) => sql<boolean>`${named(column)} like ${pattern} escape '\\'`)),
    );
  }
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  void reply.header('X-Total-Count', total);
  const sorts = asked._sort.length > 0 ? asked._sort : [newest];
  let last: 'asc' | 'desc' = 'desc';
  sorts.forEach((column, index) => {
    last = asked._order[index] ?? (asked._sort.length > 0 ? 'asc' : 'desc');
    query = query.orderBy(named(column), last);
  });
  return query
    .orderBy(named('id'), last)
    .limit(asked._end - asked._start)
    .offset(asked._start)
    .execute();
}
