import { API_TIMEOUT } from '#contract/core/limits.ts';
import { canMove } from '#contract/core/states.ts';
import { PROJECT_MOVES } from '#contract/builder/projects/index.ts';
import { newId } from '../../platform/database/ids.ts';
import type { OrderRow, PaymentRow, ProjectRow } from '../../platform/database/schema.ts';
import { invalid, notFound, HttpError } from '../../platform/errors.ts';
import type { CallChange, Handlers } from '../../platform/http/bind.ts';
import type { Charge } from '../../platform/payments/gateway.ts';
import type { Services } from '../../services.ts';
import { type Text, t } from '../../texts/index.ts';
import { queueBuild } from '../builds/store.ts';
import { notify } from '../notifications/notify.ts';
import { ownOrder, toOrder } from '../orders/store.ts';
import { ownProject } from '../projects/store.ts';
import { requireGateway } from './gateway.ts';
import { requirePayable, requirePlanFits } from './rules.ts';
import { insertPayment, paymentQuery, toPayment } from './store.ts';

type ConfirmKey = 'POST /api/payments/:orderId/confirm' | 'POST /api/payments/demo-bank/:reference';

/** Pays an order by the gateway, and starts what was paid for. */
export function confirmRoutes(services: Services): Handlers<ConfirmKey> {
  const { db } = services;

  const paymentView = async (id: string) =>
    toPayment(await paymentQuery(db).where('payments.id', '=', id).executeTakeFirstOrThrow());

  /** Writes what came of a charge: the payment, and for a success the paid order, the plan and the first build. */
  async function settle(
    change: CallChange,
    order: OrderRow,
    project: ProjectRow,
    payment: PaymentRow,
    charge: Pick<Charge, 'state'> & { reason?: Text },
  ): Promise<void> {
    const state = charge.state === 'succeeded' ? 'succeeded' : 'failed';
    const settled = await change.trx
      .updateTable('payments')
      .set({ state, reason: charge.reason ?? null })
      .where('id', '=', payment.id)
      .where('state', '=', 'initiated')
      .executeTakeFirst();
    if (settled.numUpdatedRows === 0n) throw new HttpError('state', 'This payment is already complete.');
    if (state === 'succeeded') await fulfil(change, order, project);
    await change.record(
      order.id,
      { state: order.state },
      {
        state: state === 'succeeded' ? 'paid' : order.state,
        payment: state,
        ...(charge.reason ? { reason: charge.reason } : {}),
      },
      order.userId,
      { action: state === 'succeeded' ? 'order.pay' : 'order.decline' },
    );
  }

  async function fulfil(change: CallChange, order: OrderRow, project: ProjectRow): Promise<void> {
    const now = Date.now();
    const paid = await change.trx
      .updateTable('orders')
      .set({ state: 'paid', paidAt: now, updatedAt: now })
      .where('id', '=', order.id)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (paid.numUpdatedRows === 0n) throw new HttpError('state', 'This order is already paid.');
    await change.trx.updateTable('projects').set({ plan: order.plan }).where('id', '=', project.id).execute();
    // An upgrade that arrives while a build runs is picked up by the next build.
    if (canMove(PROJECT_MOVES, project.state, 'queued'))
      await queueBuild(change, { ...project, plan: order.plan });
    if (order.userId) {
      const link = `/project/details/${project.id}`;
      await notify(
        change,
        order.userId,
        {
          kind: 'payment',
          title: t('Payment received for {name}', { name: order.projectName }),
          body: t('Order {number} is paid. The build starts automatically.', { number: order.number }),
          link,
        },
        {
          to: order.userEmail,
          subject: t('Receipt for order {number}', { number: order.number }),
          lines: [
            t('We received {money} for {name}, plan {plan}.', {
              money: { amount: order.amount, currency: order.currency },
              name: order.projectName,
              plan: { word: order.plan },
            }),
          ],
          button: { label: 'View build', url: `${services.publicUrl()}${link}` },
        },
      );
    }
  }

  /**
   * Makes sure that one payment of an order is under way at a time, whatever two tabs do: one at the gateway is waited for, one whose
   * customer never answered their bank gives way.
   */
  async function supersede(change: CallChange, orderId: string): Promise<void> {
    const open = await change.trx
      .selectFrom('payments')
      .select(['id', 'brand', 'createdAt'])
      .where('orderId', '=', orderId)
      .where('state', '=', 'initiated')
      .execute();
    for (const payment of open) {
      if (payment.brand === null && payment.createdAt > Date.now() - API_TIMEOUT) {
        throw new HttpError('conflict', 'A payment for this order is already in progress. Wait a moment.', {
          retryAfter: 5,
        });
      }
      await change.trx
        .updateTable('payments')
        .set({ state: 'failed', reason: 'It was not confirmed.' })
        .where('id', '=', payment.id)
        .execute();
    }
  }

  /** A payment that its customer is still to answer their bank about. @throws 409 */
  async function waitingPayment(reference: string, orderId: string): Promise<PaymentRow> {
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('reference', '=', reference)
      .where('orderId', '=', orderId)
      .executeTakeFirst();
    if (payment?.state !== 'initiated' || payment.brand === null)
      throw new HttpError('state', 'No payment is waiting for this confirmation.');
    return payment;
  }

  /** The order, its project as it stands now, and that it may be paid. */
  async function payable(change: CallChange, order: OrderRow): Promise<ProjectRow> {
    requirePayable(order, Date.now());
    const project =
      order.projectId === null
        ? undefined
        : await change.trx
            .selectFrom('projects')
            .selectAll()
            .where('id', '=', order.projectId)
            .executeTakeFirst();
    if (!project) throw notFound('project');
    requirePlanFits(project, order.plan);
    return project;
  }

  return {
    'POST /api/payments/:orderId/confirm': async ({ session, params, body, write }) => {
      const gateway = requireGateway(services);
      await ownOrder(db, session, params.orderId);
      const finish = async (payment: PaymentRow, confirm?: { reference: string }) => {
        const order = toOrder(await ownOrder(db, session, params.orderId));
        return { order, payment: await paymentView(payment.id), ...(confirm ? { confirm } : {}) };
      };
      const settled = (payment: PaymentRow, charge: Pick<Charge, 'state'> & { reason?: Text }) =>
        write(async (change) => {
          const order = await ownOrder(change.trx, session, params.orderId);
          const project =
            charge.state === 'succeeded'
              ? await payable(change, order)
              : await ownProject(change.trx, session, order.projectId ?? '');
          await settle(change, order, project, payment, charge);
        });
      const declined = (reason: Text) =>
        new HttpError('declined', reason, { fields: { 'card.number': [reason] } });

      if (body.confirmation) {
        const payment = await waitingPayment(body.confirmation.reference, params.orderId);
        const charge = await gateway.confirm(payment.reference);
        if (charge.state === 'confirm')
          throw new HttpError('state', 'Your bank has not confirmed this payment yet.');
        await settled(payment, charge);
        if (charge.state === 'failed') throw declined(charge.reason);
        return finish(payment);
      }

      // The intent is committed before the gateway is called, so that no charge goes without its row.
      const payment = await write(async (change) => {
        const order = await ownOrder(change.trx, session, params.orderId);
        await payable(change, order);
        if (order.amount > 0 && !body.card) throw invalid('card', 'Enter your card details.');
        await supersede(change, order.id);
        const id = newId();
        return insertPayment(change.trx, {
          orderId: order.id,
          gateway: order.amount === 0 ? 'credit' : gateway.name,
          amount: order.amount,
          currency: order.currency,
          state: 'initiated',
          reference: `${order.number}-${id.slice(-12)}`,
          brand: null,
          last4: null,
          reason: null,
        });
      });
      if (payment.amount === 0 || !body.card) {
        await settled(payment, { state: 'succeeded' });
        return finish(payment);
      }
      const charge = await gateway.charge(body.card, payment.amount, payment.currency, payment.reference);
      const { reference, brand, last4 } = charge;
      await db
        .updateTable('payments')
        .set({ reference, brand, last4 })
        .where('id', '=', payment.id)
        .execute();
      if (charge.state === 'confirm') return finish(payment, { reference });
      await settled(payment, charge);
      if (charge.state === 'failed') throw declined(charge.reason);
      return finish(payment);
    },

    'POST /api/payments/demo-bank/:reference': async ({ session, params, body }) => {
      const payment = await db
        .selectFrom('payments')
        .select('orderId')
        .where('reference', '=', params.reference)
        .executeTakeFirst();
      if (!payment || services.gateway?.name !== 'demo') throw notFound('payment');
      await ownOrder(db, session, payment.orderId);
      const { reference } = await waitingPayment(params.reference, payment.orderId);
      if (!(await services.gateway.answer(reference, body.accepted)))
        throw new HttpError('state', 'Your bank has already received a different answer for this payment.');
      return { accepted: body.accepted };
    },
  };
}
