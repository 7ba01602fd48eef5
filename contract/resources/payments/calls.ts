import { z } from 'zod';
import { paymentColumns, PAYMENT_STATES, REFUND_STATES } from './index.ts';
import { idParams, endpoints, id, listQuery, time } from '../../core/endpoint.ts';
import { PLAN_NAMES } from '../../builder/plans.ts';

export const money = { /** minor units */ amount: z.int(), currency: z.string() };

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

export const paymentEndpoints = endpoints({
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
  'GET /api/payments/:id/invoice': {
    summary: 'The invoice of a payment that succeeded.',
    caller: 'owner-or-admin',
    params: idParams,
    replies: { 200: invoice },
  },
  'GET /api/payments/config': {
    summary: 'Which gateway takes the payment; null where payments are not set up.',
    caller: 'signed-in',
    replies: { 200: z.object({ gateway: z.enum(['demo', 'stripe']).nullable() }) },
  },
});
