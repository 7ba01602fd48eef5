import { z } from 'zod';
import { build, step } from '../../builder/builds/calls.ts';
import { isDay } from '../../core/days.ts';
import { endpoints } from '../../core/endpoint.ts';
import { order } from '../orders/calls.ts';
import { COMPARES, UNITS } from '../../core/periods.ts';
import { PLAN_NAMES } from '../../builder/plans.ts';
import { PROJECT_STATES } from '../../builder/projects/index.ts';
import { isZone } from '../../core/zones.ts';

const day = z.string().refine(isDay, 'Enter a date between 1970 and 2100, such as 2026-11-21.');

const period = {
  /** inclusive days in `tz`; the last 30 days when not given */
  from: day.optional(),
  to: day.optional(),
  tz: z.string().max(64).refine(isZone, 'Enter a valid time zone.').default('UTC'),
};
const compared = { ...period, compare: z.enum(COMPARES).default('days') };

const span = { from: z.iso.date(), to: z.iso.date() };
const between = { ...span, before: z.object(span) };

const figure = z.object({
  now: z.int(),
  before: z.int(),
  /** one value a day of the period */ series: z.array(z.int()),
});
const liveBuild = build
  .pick({
    id: true,
    projectId: true,
    number: true,
    state: true,
    reason: true,
    createdAt: true,
    startedAt: true,
    finishedAt: true,
  })
  .extend({ projectName: z.string(), steps: z.array(step.pick({ name: true, status: true })) });

/** One value a bucket; `before` has null where the period before has no such stretch. */
const line = z.object({ now: z.array(z.int()), before: z.array(z.int().nullable()) });

export const dashboardEndpoints = endpoints({
  'GET /api/admin/dashboard': {
    summary:
      'The figures of a period beside those of the period before, and what is going on. Orders and revenue are of paid orders by the time they were paid.',
    caller: 'Admin',
    query: z.strictObject(compared),
    replies: {
      200: z.object({
        ...between,
        users: figure,
        projects: figure,
        orders: figure,
        /** minor units, refunds taken off */ revenue: figure,
        builds: figure,
        currency: z.string(),
        latestOrders: z.array(order),
        runningBuilds: z.array(liveBuild),
        /** those of the period that nobody has tried again yet */ failedBuilds: z.array(liveBuild),
      }),
    },
  },
  'GET /api/admin/dashboard/multi-line-chart': {
    summary: 'New users, new projects and paid orders by day, week or month, beside the period before.',
    caller: 'Admin',
    query: z.strictObject({ ...compared, unit: z.enum(UNITS).default('day') }),
    replies: {
      200: z.object({
        ...between,
        unit: z.enum(UNITS),
        /** the first day of each bucket */ starts: z.array(z.iso.date()),
        users: line,
        projects: line,
        orders: line,
      }),
    },
  },
  'GET /api/admin/dashboard/chart2': {
    summary: 'Projects by the state they are in: those made in the period, and all.',
    caller: 'Admin',
    query: z.strictObject(period),
    replies: {
      200: z.object({
        ...span,
        states: z.array(z.object({ state: z.enum(PROJECT_STATES), made: z.int(), all: z.int() })),
      }),
    },
  },
  'GET /api/admin/dashboard/chart3': {
    summary: 'Revenue of paid orders by plan and month, refunds taken off.',
    caller: 'Admin',
    query: z.strictObject(period),
    replies: {
      200: z.object({
        ...span,
        currency: z.string(),
        months: z.array(
          z.object({
            /** its first day, or the period’s */ start: z.iso.date(),
            plans: z.array(z.object({ plan: z.enum(PLAN_NAMES), amount: z.int(), orders: z.int() })),
          }),
        ),
      }),
    },
  },
});
