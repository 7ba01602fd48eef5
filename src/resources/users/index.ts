import { UserOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import type { BodyOf } from '#contract/index.ts';
import { call } from '../../api/call.ts';
import { send } from '../../api/queries.ts';
import type { SignInAsValues } from './sign-in-as.tsx';
import type { DataResource } from '../resource.ts';
import { userPaths } from './paths.ts';

export const users: DataResource<typeof userPaths> = {
  name: 'users',
  paths: userPaths,
  pages: {
    list: () => import('./list.tsx'),
    create: () => import('./create.tsx'),
    edit: () => import('./edit.tsx'),
    show: () => import('./show/index.tsx'),
  },
  meta: {
    menu: { Admin: { section: 'business', label: 'users' } },
    icon: createElement(UserOutlined),
    order: 40,
    createLabel: 'createUser',
  },
  calls: {
    list: 'GET /api/admin/users',
    one: (id) => call('GET /api/admin/users/:id', { params: { id } }),
    create: (values) =>
      call('POST /api/admin/create/users', { body: values as BodyOf<'POST /api/admin/create/users'> }),
    update: (id, values) =>
      call('PUT /api/admin/users/update', {
        body: { ...values, id } as BodyOf<'PUT /api/admin/users/update'>,
      }),
    updateMany: (ids, values) =>
      call('PUT /api/admin/users/status', {
        body: { ...values, ids } as BodyOf<'PUT /api/admin/users/status'>,
      }),
    remove: (ids) => call('POST /api/admin/users/delete', { body: { ids } }),
    actions: {
      'sign-in-as': (values) => {
        const { id, reason } = values as SignInAsValues;
        return send('POST /api/admin/users/:id/sign-in-as', { params: { id }, body: { reason } });
      },
    },
  },
};
