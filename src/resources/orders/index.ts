import { call } from '../../api/call.ts';
import type { Resource } from '../resource.ts';

export const orders: Resource = {
  name: 'orders',
  list: '/order-management',
  show: '/order-management/:id',
  calls: {
    list: 'GET /api/admin/orders',
    one: (id) => call('GET /api/admin/orders/:id', { params: { id } }),
  },
};
