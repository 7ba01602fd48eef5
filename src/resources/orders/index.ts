import { ShoppingOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import type { DataResource } from '../resource.ts';

export const orders: DataResource = {
  name: 'orders',
  list: '/order-management',
  show: '/order-management/:id',
  meta: {
    menu: { Admin: { section: 'business', label: 'orders' } },
    icon: createElement(ShoppingOutlined),
    order: 60,
  },
  calls: {
    list: 'GET /api/admin/orders',
    one: (id) => call('GET /api/admin/orders/:id', { params: { id } }),
  },
};
