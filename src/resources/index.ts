import type { ResourceProps } from '@refinedev/core';
import { auditLog } from './audit-log/index.ts';
import { jobs } from './jobs/index.ts';
import { orders } from './orders/index.ts';
import { pages } from './pages.ts';
import { payments } from './payments/index.ts';
import { projects } from './projects/index.ts';
import { recentUpdates } from './recent-updates/index.ts';
import { ACTIONS, type Calls, type DataResource, type Page, type ResourceName } from './resource.ts';
import { users } from './users/index.ts';

const tables: readonly DataResource[] = [users, projects, orders, recentUpdates, payments, jobs, auditLog];

interface Resource extends ResourceProps {
  name: ResourceName;
  list: string;
}

/** All Refine resources: every shell URL belongs to an action of one of them. */
export const resources: Resource[] = [
  ...tables.map(({ name, meta, paths: { list, create, edit, show } }) => ({
    name,
    meta: { ...meta },
    list: list.path,
    create: create?.path,
    edit: edit?.path,
    show: show?.path,
  })),
  ...pages,
];

/** The contract calls behind the data provider, by resource. */
export const calls: Record<string, Calls> = Object.fromEntries(
  tables.map((table) => [table.name, table.calls]),
);

/** The pages of every list, by their addresses. */
export const tablePages: Record<string, Page> = Object.fromEntries(
  tables.flatMap(({ paths, pages: own }) =>
    ACTIONS.flatMap((action) => {
      const [address, page] = [paths[action], own[action]];
      return address && page ? [[address.path, page]] : [];
    }),
  ),
);
