import type { dashboardEndpoints } from '#contract/resources/dashboard/calls.ts';
import { addDays, addMonths, monthEnd, todayIn } from '#contract/core/days.ts';
import {
  bucketStarts,
  type Compare,
  daysOf,
  folded,
  MOST_DAYS,
  type Period,
  periodBefore,
} from '#contract/core/periods.ts';
import { CURRENCY, PLAN_NAMES } from '#contract/builder/plans.ts';
import { PROJECT_STATES } from '#contract/builder/projects/index.ts';
import { counterName } from '../../platform/database/counts.ts';
import { invalid } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Services } from '../../services.ts';
import { toOrder } from '../orders/store.ts';
import { builds, daily, type Series, startsAt, sums } from './store.ts';
import { t } from '../../texts/index.ts';

const LATEST_ORDERS = 8;

/** @throws 422 for a period that ends before it begins, or is longer than anybody looks at */
function periodOf(query: { from?: string | undefined; to?: string | undefined; tz: string }): Period {
  const to = query.to ?? todayIn(query.tz);
  const period = { from: query.from ?? addDays(to, -29), to };
  if (daysOf(period) < 1) throw invalid('to', 'Must not be before the start date.');
  if (daysOf(period) > MOST_DAYS)
    throw invalid('from', t('Must be at most {count} days before the end date.', { count: MOST_DAYS }));
  return period;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** The buckets of the period before that stand for those of a period: the same days of the year before, or as far in. */
function startsBefore(starts: readonly string[], before: Period, compare: Compare): string[] {
  const [first = before.from] = starts;
  return starts.map((start) =>
    compare === 'year' ? addMonths(start, -12) : addDays(before.from, daysOf({ from: first, to: start }) - 1),
  );
}

export function dashboardRoutes({ reader: { db } }: Services): Handlers<keyof typeof dashboardEndpoints> {
  return {
    'GET /api/admin/dashboard': async ({ query }) => {
      const { tz } = query;
      const period = periodOf(query);
      const before = periodBefore(period, query.compare);
      const figure = async (kind: Parameters<typeof daily>[1]) => {
        const [now, then] = await Promise.all([daily(db, kind, period, tz), sums(db, kind, before, tz)]);
        const whole = (measure: 'counts' | 'values') => ({
          now: sum(now[measure]),
          before: sum([...then.values()].map(({ count, value }) => (measure === 'counts' ? count : value))),
          series: now[measure],
        });
        return { counted: whole('counts'), earned: whole('values') };
      };
      const [users, projects, orders, built, latest, runningBuilds, failedBuilds] = await Promise.all([
        figure('users'),
        figure('projects'),
        figure('orders'),
        figure('builds'),
        db
          .selectFrom('orders')
          .selectAll()
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(LATEST_ORDERS)
          .execute(),
        builds(db, ['queued', 'running'], 0, false),
        builds(db, ['error'], startsAt(period, tz), true),
      ]);
      return {
        ...period,
        before,
        currency: CURRENCY,
        users: users.counted,
        projects: projects.counted,
        orders: orders.counted,
        revenue: orders.earned,
        builds: built.counted,
        latestOrders: latest.map(toOrder),
        runningBuilds,
        failedBuilds,
      };
    },

    'GET /api/admin/dashboard/multi-line-chart': async ({ query }) => {
      const { tz, unit, compare } = query;
      const period = periodOf(query);
      const before = periodBefore(period, compare);
      const starts = bucketStarts(period, unit);
      const earlier = startsBefore(starts, before, compare);
      const line = async (kind: Parameters<typeof daily>[1]) => {
        const [now, then]: Series[] = await Promise.all([
          daily(db, kind, period, tz),
          daily(db, kind, before, tz),
        ]);
        return {
          now: folded(now?.counts ?? [], period.from, starts).map((value) => value ?? 0),
          before: folded(then?.counts ?? [], before.from, earlier),
        };
      };
      const [users, projects, orders] = await Promise.all([line('users'), line('projects'), line('orders')]);
      return { ...period, before, unit, starts, users, projects, orders };
    },

    'GET /api/admin/dashboard/chart2': async ({ query }) => {
      const period = periodOf(query);
      const [made, counters] = await Promise.all([
        sums(db, 'projects', period, query.tz),
        db
          .selectFrom('rowCounts')
          .selectAll()
          .where(
            'name',
            'in',
            PROJECT_STATES.map((state) => counterName('projects', 'state', state)),
          )
          .execute(),
      ]);
      const all = new Map(counters.map(({ name, value }) => [name, value]));
      return {
        ...period,
        states: PROJECT_STATES.map((state) => ({
          state,
          made: made.get(state)?.count ?? 0,
          all: all.get(counterName('projects', 'state', state)) ?? 0,
        })),
      };
    },

    'GET /api/admin/dashboard/chart3': async ({ query }) => {
      const period = periodOf(query);
      const months = await Promise.all(
        bucketStarts(period, 'month').map(async (start) => {
          const end = monthEnd(start);
          const month = { from: start, to: end < period.to ? end : period.to };
          const paid = await sums(db, 'orders', month, query.tz);
          return {
            start,
            plans: PLAN_NAMES.map((plan) => ({
              plan,
              amount: paid.get(plan)?.value ?? 0,
              orders: paid.get(plan)?.count ?? 0,
            })),
          };
        }),
      );
      return { ...period, currency: CURRENCY, months };
    },
  };
}
