import type { ResourcePaths } from '../resource.ts';

export const userPaths = {
  list: { path: '/user-management', roles: ['Admin'] },
  create: { path: '/create-user', roles: ['Admin'] },
  edit: { path: '/edit-user/:id', roles: ['Admin'] },
  show: { path: '/user-management/:id', roles: ['Admin'] },
} as const satisfies ResourcePaths;
