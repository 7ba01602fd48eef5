import { canMove } from '#contract/core/states.ts';
import type { orderEndpoints } from '#contract/resources/orders/calls.ts';
import { ORDER_MOVES } from '#contract/resources/orders/index.ts';
import type { OrderRow } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { list } from '../../platform/http/list.ts';
import { actorOf } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { type Message, t } from '../../texts/index.ts';
import { notify } from '../notifications/notify.ts';
import { paymentsOf } from '../payments/store.ts';
import { beginRefund, carryOut } from './refunds.ts';
import { closeOrder, orderList, ownOrder, refundsOf, toOrder } from './store.ts';

type OrderKey = Extract<keyof typeof orderEndpoints, `${string} /api/admin/${string}`>;

/** What an administrator sees of orders and does with them. */
export function orderRoutes(services: Services): Handlers<OrderKey> {
  const { db, reader } = services;

  const whole = async (row: OrderRow, translate: (message: Message) => string) => ({
    ...toOrder(row),
    payments: (await paymentsOf(db, row.id)).map((payment) => ({
      ...payment,
      reason: payment.reason && translate({ stored: payment.reason }),
    })),
    refunds: await refundsOf(db, row.id),
  });

  return {
    'GET /api/admin/orders': async ({ query, reply }) =>
      (await list(reply, orderList, query, { db, reader })).map(toOrder),

    'GET /api/admin/orders/:id': async ({ session, params, translate }) => {
      const order = await ownOrder(db, session, params.id);
      return whole(order, translate);
    },

    'POST /api/admin/orders/:id/refund': async ({ session, params, body, ip, write, translate }) => {
      const refund = await write(async (change) =>
        beginRefund(change, await ownOrder(change.trx, session, params.id), body, actorOf(session, ip)),
      );
      await carryOut(services, refund.id);
      return whole(await ownOrder(db, session, params.id), translate);
    },

    'POST /api/admin/orders/:id/cancel': async ({ session, params, body, write, translate }) => {
      await write(async (change) => {
        const order = await ownOrder(change.trx, session, params.id);
        if (!canMove(ORDER_MOVES, order.state, 'cancelled'))
          throw new HttpError(
            'state',
            t('An order that is {state} cannot be cancelled.', { state: { word: order.state } }),
          );
        await closeOrder(change, order, 'cancelled');
        await change.record(
          order.id,
          { state: order.state },
          { state: 'cancelled', reason: body.reason ?? '' },
          order.userId,
        );
        if (order.userId) {
          const title = t('Order {number} is cancelled', { number: order.number });
          const text = t('Nothing was charged. {name} can be ordered again at any time.', {
            name: order.projectName,
          });
          const why = body.reason ? [t('Reason: {reason}', { reason: body.reason })] : [];
          const link = order.projectId ? `/project/details/${order.projectId}` : '/applications';
          await notify(
            change,
            order.userId,
            { kind: 'order', title, body: [text, ...why], link },
            {
              to: order.userEmail,
              subject: title,
              lines: [text, ...why],
              button: { label: 'View app', url: `${services.publicUrl()}${link}` },
            },
          );
        }
      });
      return whole(await ownOrder(db, session, params.id), translate);
    },
  };
}
