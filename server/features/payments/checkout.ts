import { amountDue } from '#contract/builder/plans.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Services } from '../../services.ts';
import { userById } from '../accounts/store.ts';
import { closeOrder, insertOrder, openOrderOf, toOrder } from '../orders/store.ts';
import { ownProject } from '../projects/store.ts';
import { requireGateway } from './gateway.ts';
import { requirePlanFits, splitPrice } from './rules.ts';

/** Opens an order for a project. */
export function checkoutRoutes(services: Services): Handlers<'POST /api/payments/checkout'> {
  return {
    'POST /api/payments/checkout': async ({ session, body, write }) => {
      const gateway = requireGateway(services);
      const result = await write(async (change) => {
        const project = await ownProject(change.trx, session, body.projectId);
        requirePlanFits(project, body.plan);
        const owner: UserRow | undefined = await userById(change.trx, project.ownerId);
        if (!owner) throw notFound('user');
        const useCredit = body.useCredit === true && session.role === 'User';
        const open = await openOrderOf(change.trx, project.id);
        const due = amountDue(body.plan, project.plan);
        if (open) {
          const same =
            open.plan === body.plan &&
            open.amount + open.creditUsed === due &&
            open.creditUsed > 0 === useCredit &&
            open.expiresAt > Date.now();
          // Opened twice, in two tabs or by a double click: the same order.
          if (same) return open;
          await closeOrder(change, open, open.expiresAt > Date.now() ? 'cancelled' : 'expired');
          owner.credit += open.creditUsed;
        }
        const price = splitPrice(due, owner.credit, useCredit);
        if (price.creditUsed > 0)
          await change.trx
            .updateTable('users')
            .set((eb) => ({ credit: eb('credit', '-', price.creditUsed) }))
            .where('id', '=', owner.id)
            .execute();
        const order = await insertOrder(change.trx, { project, owner, plan: body.plan, ...price });
        await change.trx
          .updateTable('projects')
          .set({ state: 'awaiting-payment' })
          .where('id', '=', project.id)
          .where('state', '=', 'draft')
          .execute();
        await change.enqueue({
          id: `expire:${order.id}`,
          kind: 'expire-order',
          payload: { orderId: order.id },
          runAt: order.expiresAt,
        });
        await change.record(
          order.id,
          null,
          {
            number: order.number,
            plan: order.plan,
            amount: order.amount,
            creditUsed: order.creditUsed,
            currency: order.currency,
          },
          owner.id,
        );
        await change.notifyChanged('projects', [project.id], owner.id);
        return order;
      });
      return { order: toOrder(result), gateway: gateway.name };
    },
  };
}
