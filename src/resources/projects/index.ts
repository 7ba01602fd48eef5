import type { BodyOf } from '#contract/index.ts';
import { call } from '../../api/call.ts';
import type { Resource } from '../resource.ts';

export const projects: Resource = {
  name: 'projects',
  list: '/project-management',
  create: '/create-project',
  edit: '/edit-project/:id',
  show: '/project/details/:id',
  calls: {
    list: 'GET /api/admin/projects',
    one: (id) => call('GET /api/admin/projects/:id', { params: { id } }),
    update: (id, values) =>
      call('PUT /api/admin/projects/update', {
        body: { ...values, id } as BodyOf<'PUT /api/admin/projects/update'>,
      }),
    remove: (id) => call('POST /api/admin/projects/delete', { body: { ids: [id] } }),
  },
};
