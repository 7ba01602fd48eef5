import { auditLog } from './audit-log/index.ts';
import { jobs } from './jobs/index.ts';
import { orders } from './orders/index.ts';
import { projects } from './projects/index.ts';
import { recentUpdates } from './recent-updates/index.ts';
import type { Resource } from './resource.ts';
import { users } from './users/index.ts';

/** Everything Refine knows of, by the names server events use. */
export const resources: Resource[] = [
  users,
  projects,
  orders,
  recentUpdates,
  auditLog,
  jobs,
  { name: 'payments', list: '/billing', calls: { list: 'GET /api/payments/payment-history' } },
];
