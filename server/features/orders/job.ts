import type { JobHandler } from '../../platform/jobs/index.ts';
import { SYSTEM_ACTOR, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { closeOrder } from './store.ts';

/** Closes an order that was not paid within its day. */
export function expireOrderJob(services: Services): JobHandler {
  return {
    async run({ payload }) {
      if (typeof payload !== 'object' || payload === null || !('orderId' in payload))
        throw new Error('An expiry without its order');
      const orderId = String(payload.orderId);
      await transact(services, SYSTEM_ACTOR, async (change) => {
        const order = await change.trx
          .selectFrom('orders')
          .selectAll()
          .where('id', '=', orderId)
          .executeTakeFirst();
        if (order?.state !== 'pending') return;
        await closeOrder(change, order, 'expired');
        await change.audit('order.expire', 'order', order.id, { state: 'pending' }, { state: 'expired' });
      });
    },
  };
}
