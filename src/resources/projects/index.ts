import { FolderOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import type { BodyOf } from '#contract/index.ts';
import { call } from '../../api/call.ts';
import type { DataResource } from '../resource.ts';

export const projects: DataResource = {
  name: 'projects',
  list: '/project-management',
  create: '/create-project',
  edit: '/edit-project/:id',
  show: '/project/details/:id',
  meta: {
    menu: { Admin: { section: 'business', label: 'projects', below: ['/demo/payment'] } },
    icon: createElement(FolderOutlined),
    order: 50,
  },
  calls: {
    list: 'GET /api/admin/projects',
    one: (id) => call('GET /api/admin/projects/:id', { params: { id } }),
    update: (id, values) =>
      call('PUT /api/admin/projects/update', {
        body: { ...values, id } as BodyOf<'PUT /api/admin/projects/update'>,
      }),
    remove: (ids) => call('POST /api/admin/projects/delete', { body: { ids } }),
  },
};
