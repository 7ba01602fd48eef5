import { auditPaths } from './audit-log/paths.ts';
import { jobPaths } from './jobs/paths.ts';
import { orderPaths } from './orders/paths.ts';
import { paymentPaths } from './payments/paths.ts';
import { projectPaths } from './projects/paths.ts';
import { updatePaths } from './recent-updates/paths.ts';
import type { DataName, ResourcePaths } from './resource.ts';
import { userPaths } from './users/paths.ts';

/** The addresses of every list of the data provider, apart from its pages because both halves of the site know all addresses. */
export const resourcePaths: Readonly<Record<DataName, ResourcePaths>> = {
  users: userPaths,
  projects: projectPaths,
  orders: orderPaths,
  'recent-updates': updatePaths,
  payments: paymentPaths,
  jobs: jobPaths,
  'audit-log': auditPaths,
};

/** Where a row is opened: on its own page, or else where it is changed. */
export function rowPath(resource: DataName, id: string): string {
  const { show, edit, list } = resourcePaths[resource];
  return (show ?? edit ?? list).path.replace(':id', id);
}
