import { z } from 'zod';
import { build } from './builds.ts';
import { endpoints } from './endpoint.ts';
import { order } from './payments.ts';

const figure = z.object({
  now: z.number(),
  before: z.number(),
  /** one value a day of the period */ series: z.array(z.number()),
});
const liveBuild = build.extend({ projectName: z.string() });

export const dashboardEndpoints = endpoints({
  'GET /api/admin/dashboard': {
    summary:
      'The figures of a period beside the period before; from and to are inclusive dates, the last 30 days when not given.',
    caller: 'Admin',
    query: z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    replies: {
      200: z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        users: figure,
        projects: figure,
        orders: figure,
        /** minor units, refunds taken off */ revenue: figure,
        builds: figure,
        currency: z.string(),
        latestOrders: z.array(order),
        runningBuilds: z.array(liveBuild),
        failedBuilds: z.array(liveBuild),
      }),
    },
  },
});
