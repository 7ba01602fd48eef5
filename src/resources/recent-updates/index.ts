import type { BodyOf } from '#contract/index.ts';
import { call } from '../../api/call.ts';
import type { Resource } from '../resource.ts';

export const recentUpdates: Resource = {
  name: 'recent-updates',
  list: '/recent-update-management',
  create: '/create-recent-update',
  edit: '/edit-recent-update/:id',
  calls: {
    list: 'GET /api/admin/recent-updates-list',
    one: (id) => call('GET /api/admin/recent-updates-by-id/:id', { params: { id } }),
    create: (values) =>
      call('POST /api/admin/create-recent-update', {
        body: values as BodyOf<'POST /api/admin/create-recent-update'>,
      }),
    update: (id, values) =>
      call('PUT /api/admin/recent-updates/:id', {
        params: { id },
        body: values as BodyOf<'PUT /api/admin/recent-updates/:id'>,
      }),
    remove: async (id) => {
      await call('DELETE /api/admin/recent-updates/:id', { params: { id } });
      return { results: [{ id, ok: true }] };
    },
  },
};
