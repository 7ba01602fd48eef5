import { PLAN_NAMES } from '../../builder/plans.ts';
import { type Columns, commonColumns } from '../../core/columns.ts';
import type { ResourceDeclaration } from '../../core/resource.ts';
import type { Moves } from '../../core/states.ts';

export const ORDER_STATES = ['pending', 'paid', 'cancelled', 'expired', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_MOVES: Moves<OrderState> = {
  pending: ['paid', 'cancelled', 'expired'],
  paid: ['refunded'],
  cancelled: [],
  expired: [],
  refunded: [],
};

export const orderColumns = {
  ...commonColumns,
  number: { type: 'text', sort: true, filter: true },
  state: { type: 'choice', values: ORDER_STATES, sort: true, filter: true },
  plan: { type: 'choice', values: PLAN_NAMES, filter: true },
  amount: { type: 'number', sort: true, filter: true },
  paidAt: { type: 'time', sort: true, filter: true },
  userId: { type: 'id', filter: true },
  projectId: { type: 'id', filter: true },
} as const satisfies Columns;

export const orders = {
  name: 'orders',
  columns: orderColumns,
  exported: true,
  searched: true,
  audit: { entity: 'order', actions: ['create', 'pay', 'decline', 'cancel', 'expire', 'refund'] },
  states: {
    kind: 'order',
    tones: { pending: 'wait', paid: 'good', cancelled: 'off', expired: 'off', refunded: 'off' },
  },
  shownBy: ['GET /api/admin/orders', 'GET /api/admin/orders/:id', 'GET /api/payments/orders/:orderId'],
  invalidates: {
    'POST /api/payments/checkout': ['orders', 'projects', 'dashboard'],
    'POST /api/payments/:orderId/confirm': ['orders', 'payments', 'projects', 'builds', 'dashboard'],
    'POST /api/admin/orders/:id/refund': ['orders', 'payments', 'projects', 'dashboard'],
    'POST /api/admin/orders/:id/cancel': ['orders', 'projects', 'dashboard'],
  },
} as const satisfies ResourceDeclaration;
