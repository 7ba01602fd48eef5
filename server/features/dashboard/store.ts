import { type RawBuilder, sql } from 'kysely';
import { addDays, dayNumber } from '#contract/core/days.ts';
import { daysOf, type Period } from '#contract/core/periods.ts';
import type { BuildState } from '#contract/builder/builds/index.ts';
import type { Db } from '../../platform/database/index.ts';
import type { TallyRow } from '../../platform/database/schema.ts';
import { stepsOf } from '../builds/store.ts';
import { iso, isoOrNull } from '../../platform/times.ts';
import { startOfDay, stretches } from './zones.ts';

const QUARTER = 900_000;
const SHOWN = 10;

type Kind = TallyRow['kind'];
const SUMS = [sql<number>`sum("count")`.as('count'), sql<number>`sum("value")`.as('value')] as const;

/** When a period begins and the one after it, in quarters of an hour. */
function bounds({ from, to }: Period, zone: string): { first: number; end: number } {
  return { first: startOfDay(from, zone), end: startOfDay(addDays(to, 1), zone) };
}

/** Which day of the calendar a tally falls on in a zone. */
function dayIn(zone: string, first: number, end: number): RawBuilder<number> {
  const [last, ...earlier] = stretches(zone, first, end).reverse();
  const slot = sql.ref('slot');
  const cases = earlier
    .reverse()
    .map((one) => sql`when ${slot} < ${sql.lit(one.end)} then ${sql.lit(one.offset)}`);
  const rest = sql.lit(last?.offset ?? 0);
  const offset = cases.length === 0 ? rest : sql`case ${sql.join(cases, sql` `)} else ${rest} end`;
  return sql<number>`(${slot} + ${offset}) / 96`;
}

export interface Series {
  counts: number[];
  /** Money in minor units, refunds taken off; orders only. */
  values: number[];
}

/** What was made or paid on each day of a period. */
export async function daily(db: Db, kind: Kind, period: Period, zone: string): Promise<Series> {
  const { first, end } = bounds(period, zone);
  const rows = await db
    .selectFrom('tallies')
    .select([dayIn(zone, first, end).as('day'), ...SUMS])
    .where('kind', '=', kind)
    .where('slot', '>=', first)
    .where('slot', '<', end)
    .groupBy('day')
    .execute();
  const empty = () => Array.from({ length: daysOf(period) }, () => 0);
  const series: Series = { counts: empty(), values: empty() };
  const start = dayNumber(period.from);
  for (const { day, count, value } of rows) {
    series.counts[day - start] = count;
    series.values[day - start] = value;
  }
  return series;
}

/** The sums of a whole period by part: a project's state, an order's plan. */
export async function sums(
  db: Db,
  kind: Kind,
  period: Period,
  zone: string,
): Promise<Map<string, { count: number; value: number }>> {
  const { first, end } = bounds(period, zone);
  const rows = await db
    .selectFrom('tallies')
    .select(['part', ...SUMS])
    .where('kind', '=', kind)
    .where('slot', '>=', first)
    .where('slot', '<', end)
    .groupBy('part')
    .execute();
  return new Map(rows.map(({ part, count, value }) => [part, { count, value }]));
}

/** Builds in one of `states`, newest first, of the projects' last ones only where they are to be tried again. */
export async function builds(db: Db, states: BuildState[], since: number, last: boolean) {
  let query = db
    .selectFrom('builds')
    .innerJoin('projects', 'projects.id', 'builds.projectId')
    .select([
      'builds.id',
      'builds.projectId',
      'builds.number',
      'builds.state',
      'builds.steps',
      'builds.reason',
      'builds.createdAt',
      'builds.startedAt',
      'builds.finishedAt',
      'projects.name as projectName',
    ])
    .where('builds.state', 'in', states)
    .where('builds.createdAt', '>=', since);
  if (last)
    query = query
      .whereRef('builds.number', '=', 'projects.lastBuild')
      .where('projects.state', 'in', ['failed', 'ready']);
  const rows = await query.orderBy('builds.createdAt', 'desc').limit(SHOWN).execute();
  return rows.map((row) => ({
    ...row,
    steps: stepsOf(row).map(({ name, status }) => ({ name, status })),
    createdAt: iso(row.createdAt),
    startedAt: isoOrNull(row.startedAt),
    finishedAt: isoOrNull(row.finishedAt),
  }));
}

export const startsAt = (period: Period, zone: string) => startOfDay(period.from, zone) * QUARTER;
