import type { orderEndpoints } from '#contract/resources/orders/calls.ts';
import type { paymentEndpoints } from '#contract/resources/payments/calls.ts';
import { notFound } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { list, ownList } from '../../platform/http/list.ts';
import type { Services } from '../../services.ts';
import { ownOrder, refundsOf, toOrder } from '../orders/store.ts';
import { iso } from '../../platform/times.ts';
import { checkoutRoutes } from './checkout.ts';
import { confirmRoutes } from './confirm.ts';
import { paymentList, paymentQuery, paymentsOf, toPayment } from './store.ts';

/** What a customer does with an order: what an administrator does is with the orders. */
type PaymentKey =
  Exclude<keyof typeof orderEndpoints, `${string} /api/admin/${string}`> | keyof typeof paymentEndpoints;

export function paymentRoutes(services: Services): Handlers<PaymentKey> {
  const { db, reader } = services;

  return {
    ...checkoutRoutes(services),
    ...confirmRoutes(services),

    'GET /api/payments/payment-history': async ({ session, query, reply }) => {
      // A few people's payments are found by their orders, whatever else is asked of them.
      const users =
        session.role === 'Admin'
          ? query.filters.find(({ column, operator }) => column === 'userId' && operator === 'eq')?.values
          : [session.userId];
      const rows = users
        ? await ownList(
            reply,
            {
              ...paymentList,
              query: (from) => paymentQuery(from).where('orders.userId', 'in', users.map(String)),
            },
            query,
            db,
          )
        : await list(reply, paymentList, query, { db, reader });
      return rows.map(toPayment);
    },

    'GET /api/payments/config': async () => ({ gateway: services.gateway?.name ?? null }),

    'GET /api/payments/orders/:orderId': async ({ session, params }) => {
      const order = await ownOrder(db, session, params.orderId);
      return { ...toOrder(order), payments: await paymentsOf(db, order.id) };
    },

    'GET /api/payments/:id/invoice': async ({ session, params }) => {
      const payment = await paymentQuery(db)
        .where('payments.id', '=', params.id)
        .where('payments.state', '=', 'succeeded')
        .executeTakeFirst();
      if (!payment) throw notFound('invoice');
      const order = await ownOrder(db, session, payment.orderId);
      const refunds = await refundsOf(db, order.id);
      const { gateway, brand, last4, reference } = payment;
      return {
        number: order.number,
        issuedAt: iso(payment.createdAt),
        seller: { name: 'Selvedge', url: services.publicUrl() },
        buyer: { name: order.userName, email: order.userEmail },
        plan: order.plan,
        projectName: order.projectName,
        currency: order.currency,
        price: order.amount + order.creditUsed,
        creditUsed: order.creditUsed,
        paid: payment.amount,
        refunds: refunds
          .filter(({ state, amount }) => state === 'succeeded' && amount > 0)
          .map(({ id, amount, createdAt, reason }) => ({ id, amount, createdAt, reason })),
        payment: { gateway, brand, last4, reference },
      };
    },
  };
}
