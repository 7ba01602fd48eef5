import type { ResourcePaths } from '../resource.ts';

export const orderPaths = {
  list: { path: '/order-management', roles: ['Admin'] },
  show: { path: '/order-management/:id', roles: ['Admin'] },
} as const satisfies ResourcePaths;
