import type { ResourcePaths } from '../resource.ts';

export const auditPaths = {
  list: { path: '/audit-log', roles: ['Admin'] },
  show: { path: '/audit-log/:id', roles: ['Admin'] },
} as const satisfies ResourcePaths;
