import { sql } from 'kysely';
import type { dashboardEndpoints } from '#contract/dashboard.ts';
import { CURRENCY } from '#contract/plans.ts';
import type { BuildState } from '#contract/states.ts';
import { invalid } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Services } from '../../services.ts';
import { BUILD_COLUMNS, toBuild } from '../builds/store.ts';
import { toOrder } from '../payments/store.ts';

const DAY = 86_400_000;
const MOST_DAYS = 731;

export function dashboardRoutes({ db }: Services): Handlers<keyof typeof dashboardEndpoints> {
  /** Sums by day of a period and the one of the same length before it, in one pass over an index. */
  async function figure(
    table: 'users' | 'projects' | 'orders' | 'builds',
    start: number,
    days: number,
    column: 'createdAt' | 'paidAt' = 'createdAt',
    value = '1',
  ) {
    const first = start - days * DAY;
    const at = sql.ref(column);
    const rows = await db
      .selectFrom(table)
      .select([
        sql<number>`(${at} - ${first}) / ${DAY}`.as('day'),
        sql<number>`sum(${sql.raw(value)})`.as('sum'),
      ])
      .where(sql<boolean>`${at} >= ${first} and ${at} < ${start + days * DAY}`)
      .groupBy('day')
      .execute();
    const series = Array.from({ length: days }, () => 0);
    let before = 0;
    for (const row of rows) {
      const day = Math.floor(row.day);
      if (day < days) before += Number(row.sum);
      else series[day - days] = Number(row.sum);
    }
    return { now: series.reduce((sum, one) => sum + one, 0), before, series };
  }

  const builds = async (states: BuildState[], since: number) => {
    const rows = await db
      .selectFrom('builds')
      .innerJoin('projects', 'projects.id', 'builds.projectId')
      .select([...BUILD_COLUMNS, 'projects.name as projectName'])
      .where('builds.state', 'in', states)
      .where('builds.createdAt', '>=', since)
      .orderBy('builds.createdAt', 'desc')
      .limit(10)
      .execute();
    return rows.map(({ projectName, ...build }) => ({ ...toBuild(build), projectName }));
  };

  return {
    'GET /api/admin/dashboard': async ({ query }) => {
      const today = new Date(Date.now()).toISOString().slice(0, 10);
      const to = query.to ?? today;
      const from = query.from ?? new Date(Date.parse(to) - 29 * DAY).toISOString().slice(0, 10);
      const start = Date.parse(from);
      const days = Math.round((Date.parse(to) - start) / DAY) + 1;
      if (days < 1) throw invalid('to', 'must not be before the first day');
      if (days > MOST_DAYS) throw invalid('from', `must be at most ${MOST_DAYS} days before the last day`);
      const latest = await db
        .selectFrom('orders')
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(8)
        .execute();
      return {
        from,
        to,
        currency: CURRENCY,
        users: await figure('users', start, days),
        projects: await figure('projects', start, days),
        orders: await figure('orders', start, days),
        revenue: await figure('orders', start, days, 'paidAt', '"amount" - "refunded"'),
        builds: await figure('builds', start, days),
        latestOrders: latest.map(toOrder),
        runningBuilds: await builds(['queued', 'running'], 0),
        failedBuilds: await builds(['error'], start),
      };
    },
  };
}
