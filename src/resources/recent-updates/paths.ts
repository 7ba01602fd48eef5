import type { ResourcePaths } from '../resource.ts';

export const updatePaths = {
  list: { path: '/recent-update-management', roles: ['Admin'] },
  create: { path: '/create-recent-update', roles: ['Admin'] },
  edit: { path: '/edit-recent-update/:id', roles: ['Admin'] },
} as const satisfies ResourcePaths;
