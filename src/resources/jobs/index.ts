import type { Resource } from '../resource.ts';

export const jobs: Resource = {
  name: 'jobs',
  list: '/jobs',
  show: '/jobs/:id',
  calls: { list: 'GET /api/admin/jobs' },
};
