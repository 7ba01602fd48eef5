import { FolderOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import type { BodyOf } from '#contract/index.ts';
import { call } from '../../api/call.ts';
import type { DataResource } from '../resource.ts';
import { projectPaths } from './paths.ts';

export const projects: DataResource<typeof projectPaths> = {
  name: 'projects',
  paths: projectPaths,
  pages: {
    list: () => import('./list.tsx'),
    create: () => import('../../pages/create-project/index.tsx'),
    edit: () => import('./edit.tsx'),
    show: () => import('../../pages/project-details/index.tsx'),
  },
  meta: {
    menu: { Admin: { section: 'business', label: 'projects', below: ['/demo/payment'] } },
    icon: createElement(FolderOutlined),
    order: 50,
    createLabel: 'createAppFor',
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
