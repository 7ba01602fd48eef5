import { NotificationOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import type { BodyOf } from '#contract/index.ts';
import { call } from '../../api/call.ts';
import { eachOf } from '../each.ts';
import type { DataResource } from '../resource.ts';
import { updatePaths } from './paths.ts';

export const recentUpdates: DataResource<typeof updatePaths> = {
  name: 'recent-updates',
  paths: updatePaths,
  pages: {
    list: () => import('./list.tsx'),
    create: () => import('./create.tsx'),
    edit: () => import('./edit.tsx'),
  },
  meta: {
    menu: { Admin: { section: 'product', label: 'updates' } },
    icon: createElement(NotificationOutlined),
    order: 80,
    createLabel: 'writeUpdate',
  },
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
    remove: (ids) => eachOf(ids, (id) => call('DELETE /api/admin/recent-updates/:id', { params: { id } })),
  },
};
