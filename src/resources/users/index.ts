import type { BodyOf } from '#contract/index.ts';
import { call } from '../../api/call.ts';
import type { Resource } from '../resource.ts';

export const users: Resource = {
  name: 'users',
  list: '/user-management',
  create: '/create-user',
  edit: '/edit-user/:id',
  show: '/user-management/:id',
  calls: {
    list: 'GET /api/admin/users',
    one: (id) => call('GET /api/admin/users/:id', { params: { id } }),
    create: (values) =>
      call('POST /api/admin/create/users', { body: values as BodyOf<'POST /api/admin/create/users'> }),
    update: (id, values) =>
      call('PUT /api/admin/users/update', {
        body: { ...values, id } as BodyOf<'PUT /api/admin/users/update'>,
      }),
    remove: (id) => call('POST /api/admin/users/delete', { body: { ids: [id] } }),
  },
};
