import { type Columns, commonColumns } from '../../core/columns.ts';
import type { ResourceDeclaration } from '../../core/resource.ts';

export const PAYMENT_STATES = ['initiated', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const REFUND_STATES = ['initiated', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const paymentColumns = {
  ...commonColumns,
  /** whose order it pays */
  userId: { type: 'id', filter: true },
  projectId: { type: 'id', filter: true },
  state: { type: 'choice', values: PAYMENT_STATES, sort: true, filter: true },
  amount: { type: 'number', sort: true, filter: true },
} as const satisfies Columns;

export const payments = {
  name: 'payments',
  columns: paymentColumns,
  exported: true,
  states: {
    kind: 'payment',
    tones: { initiated: 'wait', succeeded: 'good', failed: 'bad' },
  },
  shownBy: [
    'GET /api/payments/payment-history',
    'GET /api/payments/orders/:orderId',
    'GET /api/payments/:id/invoice',
    'GET /api/admin/orders/:id',
  ],
} as const satisfies ResourceDeclaration;
