import type { ResourcePaths } from '../resource.ts';

export const jobPaths = {
  list: { path: '/jobs', roles: ['Admin'] },
  show: { path: '/jobs/:id', roles: ['Admin'] },
} as const satisfies ResourcePaths;
