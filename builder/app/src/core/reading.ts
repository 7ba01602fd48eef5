import type { Actor, ListAnswer, ListQuery, SummaryAnswer, SummaryQuery } from './calls.ts';
import { ApiError } from './calls.ts';
import type { Computing } from './compute.ts';
import { withComputed } from './compute.ts';
import type { Cell, Entity, Field, Row } from './entity.ts';
import { fieldOf } from './fields.ts';
import type { Messages } from './messages.ts';
import { conditionsOf, listRows, pageOf, sortOf, writeCursor } from './query.ts';
import { cleanRow } from './fields.ts';
import { scopeOf, searchConditions } from './search.ts';
import type { Condition } from './storage.ts';
import { checkSummary, summarize } from './summary.ts';
import { titlesFor, titlesOfIds } from './titles.ts';

// Lists and summaries of what an actor may read. Storage answers them, but for values that no storage keeps: a list that filters
// by a computed value, or sorts by one or by what a reference is called, is put in order here.

interface Reading extends Computing {
  readonly messages: Messages;
}

function scope({ messages }: Reading, actor: Actor, entity: Entity): readonly Condition[] {
  const conditions = scopeOf(entity, actor);
  if (!conditions) throw new ApiError(404, messages.notFound);
  return conditions;
}

const typeOf = (entity: Entity, name: string | undefined) => fieldOf(entity, name)?.type;

const isKept = (entity: Entity) => (condition: Condition) =>
  condition.op === 'word' || condition.op === 'either' || typeOf(entity, condition.field) !== 'computed';

/** The rows that meet all conditions, with their computed values. */
async function findComputed(
  reading: Reading,
  entity: Entity,
  where: readonly Condition[],
): Promise<readonly Row[]> {
  return withComputed(reading, entity, await reading.db.find(entity, where.filter(isKept(entity))));
}

export async function readList(
  reading: Reading,
  actor: Actor,
  entity: Entity,
  query: ListQuery,
): Promise<ListAnswer> {
  const { db, messages, format } = reading;
  const where = [
    ...scope(reading, actor, entity),
    ...conditionsOf(entity, query.filters, messages),
    ...(await searchConditions(reading, actor, entity, query.q)),
  ];
  const page = { ...pageOf(query, messages), where, sort: sortOf(entity, query.sort, messages) };
  const sorted = typeOf(entity, page.sort.field);
  const isHere = sorted === 'computed' || sorted === 'reference' || !where.every(isKept(entity));

  let found: { readonly rows: readonly Row[]; readonly total: number };
  if (isHere) {
    const rows = await findComputed(reading, entity, where);
    const titles = sorted === 'reference' ? await titlesFor(reading, actor, entity, rows) : {};
    const textOf = (field: Field, cell: Cell) =>
      field.type === 'reference' ? format.cell(field, cell, titles) : String(cell);
    found = listRows(entity, rows, page, format.locale, textOf);
  } else {
    const { rows, total } = await db.list(entity, page);
    found = { rows: await withComputed(reading, entity, rows), total };
  }

  const end = page.offset + found.rows.length;
  return {
    rows: found.rows.map((row) => cleanRow(entity, row)),
    total: found.total,
    next: end < found.total && found.rows.length > 0 ? writeCursor(end) : null,
    previous: page.offset > 0 ? writeCursor(Math.max(0, page.offset - page.limit)) : null,
    titles: await titlesFor(reading, actor, entity, found.rows),
  };
}

export async function readSummary(
  reading: Reading,
  actor: Actor,
  entity: Entity,
  { filters, ...query }: SummaryQuery,
): Promise<SummaryAnswer> {
  checkSummary(entity, query, reading.messages);
  const where = [...scope(reading, actor, entity), ...conditionsOf(entity, filters, reading.messages)];
  const names = [query.field, query.by, query.stack];
  const isHere = names.some((name) => typeOf(entity, name) === 'computed') || !where.every(isKept(entity));
  const groups = isHere
    ? summarize(entity, await findComputed(reading, entity, where), { ...query, where })
    : await reading.db.summary(entity, { ...query, where });

  const titles: Record<string, Readonly<Record<string, string>>> = {};
  for (const [name, keys] of [
    [query.by, groups.map(({ key }) => key)],
    [query.stack, groups.map(({ stack }) => stack ?? '')],
  ] as const) {
    const target = fieldOf(entity, name)?.entity;
    if (target === undefined) continue;
    const found = await titlesOfIds(reading, actor, target, keys.filter(Boolean));
    titles[target] = { ...titles[target], ...found[target] };
  }
  return { groups, titles };
}
