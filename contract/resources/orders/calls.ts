import { z } from 'zod';
import { PLAN_NAMES } from '../../builder/plans.ts';
import { idParams, endpoints, requiredText, id, listQuery, text, time } from '../../core/endpoint.ts';
import { money, payment, refund } from '../payments/calls.ts';
import { ORDER_STATES, orderColumns } from './index.ts';

export const order = z.object({
  id,
  number: z.string(),
  userId: id.nullable(),
  userName: z.string(),
  userEmail: z.string(),
  projectId: id.nullable(),
  projectName: z.string(),
  plan: z.enum(PLAN_NAMES),
  ...money,
  creditUsed: z.int(),
  refunded: z.int(),
  state: z.enum(ORDER_STATES),
  createdAt: time,
  expiresAt: time,
  paidAt: time.nullable(),
});
export type Order = z.infer<typeof order>;

const orderWhole = order.extend({ payments: z.array(payment), refunds: z.array(refund) });
const reason = text(500).trim();

const card = z.strictObject({
  number: z
    .string()
    .transform((value) => value.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'Enter the 12 to 19 digits of the card number.')),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(2100),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, 'Enter the 3 or 4 digits on the back of the card.'),
  name: requiredText(80),
});

export const orderEndpoints = endpoints({
  'POST /api/payments/checkout': {
    summary: 'Open an order for a project, or answer the one that is open.',
    caller: 'signed-in',
    idempotent: true,
    body: z.strictObject({ projectId: id, plan: z.enum(PLAN_NAMES), useCredit: z.boolean().optional() }),
    replies: {
      200: z.object({ order, gateway: z.enum(['demo', 'stripe']), clientSecret: z.string().optional() }),
    },
    audit: 'order.create',
  },
  'POST /api/payments/:orderId/confirm': {
    summary:
      'Pay an order. A declined card is 402 and the order stays payable; a card that asks for confirmation answers `confirm`.',
    caller: 'signed-in',
    idempotent: true,
    params: z.object({ orderId: id }),
    body: z.strictObject({
      card: card.optional(),
      /** a payment that its customer has answered their bank about; the gateway knows the answer */
      confirmation: z.strictObject({ reference: z.string().max(80) }).optional(),
    }),
    replies: {
      200: z.object({
        order,
        payment,
        /** the gateway asks its customer to confirm */ confirm: z
          .object({ reference: z.string() })
          .optional(),
      }),
    },
    audit: ['order.pay', 'order.decline'],
  },
  'GET /api/admin/orders': {
    summary: 'All orders.',
    caller: 'Admin',
    query: listQuery(orderColumns),
    replies: { 200: z.array(order) },
  },
  'GET /api/admin/orders/:id': {
    summary: 'One order with its payments.',
    caller: 'Admin',
    params: idParams,
    replies: { 200: orderWhole },
  },
  'POST /api/admin/orders/:id/refund': {
    summary:
      'Send money back: part of what was paid, or the rest of it. Once all is back the project is unpublished and awaits payment. With `refunded`, 409 when more than that has been refunded by then.',
    caller: 'Admin',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      /** minor units */ amount: z.int().min(1).optional(),
      /** minor units: the `refunded` of the order as the caller last read it, under way included */
      refunded: z.int().min(0).optional(),
      reason: reason.optional(),
    }),
    replies: { 200: orderWhole },
    audit: 'order.refund',
  },
  'POST /api/admin/orders/:id/cancel': {
    summary: 'Close an order that was not paid.',
    caller: 'Admin',
    params: idParams,
    body: z.strictObject({ reason: reason.optional() }),
    replies: { 200: orderWhole },
    audit: 'order.cancel',
  },
  'GET /api/payments/orders/:orderId': {
    summary: 'One order, for its checkout and receipt.',
    caller: 'owner-or-admin',
    params: z.object({ orderId: id }),
    replies: { 200: order.extend({ payments: z.array(payment) }) },
  },
});
