import { z } from 'zod';
import { orderColumns, paymentColumns } from './columns.ts';
import { byId, endpoints, filled, id, listQuery, text, time } from '../core/endpoint.ts';
import { PLAN_NAMES } from '../builder/plans.ts';
import { ORDER_STATES, PAYMENT_STATES, REFUND_STATES } from './states.ts';

const money = { /** minor units */ amount: z.int(), currency: z.string() };

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

export const payment = z.object({
  id,
  orderId: id,
  orderNumber: z.string(),
  projectId: id.nullable(),
  projectName: z.string(),
  userName: z.string(),
  plan: z.enum(PLAN_NAMES),
  gateway: z.enum(['demo', 'stripe', 'credit']),
  ...money,
  state: z.enum(PAYMENT_STATES),
  reference: z.string(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  /** Why a payment failed, in a sentence. */
  reason: z.string().nullable(),
  createdAt: time,
});
export type Payment = z.infer<typeof payment>;

export const refund = z.object({
  id,
  ...money,
  state: z.enum(REFUND_STATES),
  reason: z.string(),
  actorName: z.string(),
  createdAt: time,
});
export type Refund = z.infer<typeof refund>;

/** What a payment was made for, as it is written on paper. */
export const invoice = z.object({
  /** The order's number. */
  number: z.string(),
  issuedAt: time,
  /** This installation, and where it is reached. */
  seller: z.object({ name: z.string(), url: z.string() }),
  /** Empty once the person is erased. */
  buyer: z.object({ name: z.string(), email: z.string() }),
  plan: z.enum(PLAN_NAMES),
  projectName: z.string(),
  currency: z.string(),
  /** minor units: the price, what credit took off it, what was paid, and what went back */
  price: z.int(),
  creditUsed: z.int(),
  paid: z.int(),
  refunds: z.array(refund.pick({ id: true, amount: true, createdAt: true, reason: true })),
  payment: payment.pick({ gateway: true, brand: true, last4: true, reference: true }),
});
export type Invoice = z.infer<typeof invoice>;

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
  name: filled(80),
});

export const paymentEndpoints = endpoints({
  'POST /api/payments/checkout': {
    summary: 'Open an order for a project, or answer the one that is open.',
    caller: 'signed-in',
    idempotent: true,
    body: z.strictObject({ projectId: id, plan: z.enum(PLAN_NAMES), useCredit: z.boolean().optional() }),
    replies: {
      200: z.object({ order, gateway: z.enum(['demo', 'stripe']), clientSecret: z.string().optional() }),
    },
    audit: 'order.create',
    changes: ['orders', 'projects', 'dashboard'],
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
    changes: ['orders', 'payments', 'projects', 'builds', 'dashboard'],
  },
  'POST /api/payments/demo-bank/:reference': {
    summary:
      'Stands in for the page of a customer’s bank, where the demo gateway asks for a confirmation: the gateway records the answer.',
    caller: 'owner-or-admin',
    params: z.object({ reference: z.string().max(80) }),
    body: z.strictObject({ accepted: z.boolean() }),
    replies: { 200: z.object({ accepted: z.boolean() }) },
  },
  'GET /api/payments/payment-history': {
    summary: 'Own payments; an administrator’s call lists all.',
    caller: 'signed-in',
    query: listQuery(paymentColumns),
    replies: { 200: z.array(payment) },
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
    params: byId,
    replies: { 200: orderWhole },
  },
  'POST /api/admin/orders/:id/refund': {
    summary:
      'Send money back: part of what was paid, or the rest of it. Once all is back the project is unpublished and awaits payment.',
    caller: 'Admin',
    idempotent: true,
    params: byId,
    body: z.strictObject({
      /** minor units */ amount: z.int().min(1).optional(),
      reason: reason.optional(),
    }),
    replies: { 200: orderWhole },
    audit: 'order.refund',
    changes: ['orders', 'payments', 'projects', 'dashboard'],
  },
  'POST /api/admin/orders/:id/cancel': {
    summary: 'Close an order that was not paid.',
    caller: 'Admin',
    params: byId,
    body: z.strictObject({ reason: reason.optional() }),
    replies: { 200: orderWhole },
    audit: 'order.cancel',
    changes: ['orders', 'projects', 'dashboard'],
  },
  'GET /api/payments/orders/:orderId': {
    summary: 'One order, for its checkout and receipt.',
    caller: 'owner-or-admin',
    params: z.object({ orderId: id }),
    replies: { 200: order.extend({ payments: z.array(payment) }) },
  },
  'GET /api/payments/:id/invoice': {
    summary: 'The invoice of a payment that succeeded.',
    caller: 'owner-or-admin',
    params: byId,
    replies: { 200: invoice },
  },
  'GET /api/payments/config': {
    summary: 'Which gateway takes the payment; null where payments are not set up.',
    caller: 'signed-in',
    replies: { 200: z.object({ gateway: z.enum(['demo', 'stripe']).nullable() }) },
  },
});
