import { auditLog } from './audit-log/index.ts';
import { jobs } from './jobs/index.ts';
import { orders } from './orders/index.ts';
import { pages } from './pages.ts';
import { payments } from './payments/index.ts';
import { projects } from './projects/index.ts';
import { recentUpdates } from './recent-updates/index.ts';
import type { Calls, Resource } from './resource.ts';
import { users } from './users/index.ts';

const tables = [users, projects, orders, recentUpdates, payments, jobs, auditLog];

/** Everything Refine knows of: every address of the shell belongs to an action of one of these. */
export const resources: Resource[] = [...tables, ...pages];

/** What stands behind the data provider, by resource. */
export const calls: Record<string, Calls> = Object.fromEntries(
  tables.map((table) => [table.name, table.calls]),
);
