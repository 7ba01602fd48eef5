import { ShoppingOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import type { DataResource, Page } from '../resource.ts';
import { orderActions } from './calls.ts';
import { orderPaths } from './paths.ts';

const page: Page = () => import('./list.tsx');

export const orders: DataResource<typeof orderPaths> = {
  name: 'orders',
  paths: orderPaths,
  pages: { list: page, show: page },
  meta: {
    menu: { Admin: { section: 'business', label: 'orders' } },
    icon: createElement(ShoppingOutlined),
    order: 60,
  },
  calls: {
    list: 'GET /api/admin/orders',
    one: (id) => call('GET /api/admin/orders/:id', { params: { id } }),
    actions: orderActions,
  },
};
