import type { ResourcePaths } from '../resource.ts';

export const projectPaths = {
  list: { path: '/project-management', roles: ['Admin'] },
  // An administrator’s, who first picks the owner; `create-project` among the pages is a user’s.
  create: { path: '/create-project', roles: ['Admin'] },
  edit: { path: '/edit-project/:id', roles: ['Admin'] },
  show: { path: '/project/details/:id', roles: ['User', 'Admin'] },
} as const satisfies ResourcePaths;
