import type { ResourcePaths } from '../resource.ts';

export const paymentPaths = {
  list: { path: '/billing', roles: ['User', 'Admin'] },
  show: { path: '/billing/:id', roles: ['User', 'Admin'] },
} as const satisfies ResourcePaths;
