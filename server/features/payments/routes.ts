import type { orderEndpoints } from '#contract/resources/orders/calls.ts';
import type { paymentEndpoints } from '#contract/resources/payments/calls.ts';
import { API_TIMEOUT } from '#contract/core/limits.ts';
import { amountDue } from '#contract/builder/plans.ts';
import { ORDER_MOVES } from '#contract/resources/orders/index.ts';
import { PROJECT_MOVES } from '#contract/builder/projects/index.ts';
import { canMove } from '#contract/core/states.ts';
import type { OrderRow, PaymentRow, ProjectRow, UserRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/database/ids.ts';
import { invalid, notFound, Refusal } from '../../platform/errors.ts';
import type { CallChange, Handlers } from '../../platform/http/bind.ts';
import { list, ownList } from '../../platform/http/list.ts';
import { actorOf } from '../../platform/http/session.ts';
import type { Charge, Gateway } from '../../platform/payments/gateway.ts';
import type { Services } from '../../services.ts';
import { userById } from '../accounts/store.ts';
import { tell } from '../notifications/tell.ts';
import { queueBuild } from '../builds/store.ts';
import { beginRefund, carryOut } from './refunds.ts';
import { ownProject } from '../projects/store.ts';
import { iso } from '../users/store.ts';
import { requirePayable, requirePlanFits, splitPrice } from './rules.ts';
import {
  closeOrder,
  insertOrder,
  insertPayment,
  ownOrder,
  paymentQuery,
  paymentsOf,
  toOrder,
  toPayment,
  orderList,
  refundsOf,
  paymentList,
} from './store.ts';
import { type Said, type Text, t } from '../../texts/index.ts';

export function paymentRoutes(
  services: Services,
): Handlers<keyof typeof paymentEndpoints | keyof typeof orderEndpoints> {
  const { db, reader } = services;

  function requireGateway(): Gateway {
    if (!services.gateway)
      throw new Refusal('payments_off', 'Payments are not set up on this server. Contact an administrator.');
    return services.gateway;
  }

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
    if (settled.numUpdatedRows === 0n) throw new Refusal('state', 'This payment is already complete.');
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
    if (paid.numUpdatedRows === 0n) throw new Refusal('state', 'This order is already paid.');
    await change.trx.updateTable('projects').set({ plan: order.plan }).where('id', '=', project.id).execute();
    // An upgrade that arrives while a build runs is picked up by the next build.
    if (canMove(PROJECT_MOVES, project.state, 'queued'))
      await queueBuild(change, { ...project, plan: order.plan });
    if (order.userId) {
      const link = `/project/details/${project.id}`;
      await tell(
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
        throw new Refusal('conflict', 'A payment for this order is already in progress. Wait a moment.', {
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
      throw new Refusal('state', 'No payment is waiting for this confirmation.');
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

  const whole = async (row: OrderRow, say: (said: Said) => string) => ({
    ...toOrder(row),
    payments: (await paymentsOf(db, row.id)).map((payment) => ({
      ...payment,
      reason: payment.reason && say({ kept: payment.reason }),
    })),
    refunds: await refundsOf(db, row.id),
  });

  return {
    'POST /api/payments/checkout': async ({ session, body, write }) => {
      const gateway = requireGateway();
      const result = await write(async (change) => {
        const project = await ownProject(change.trx, session, body.projectId);
        requirePlanFits(project, body.plan);
        const owner: UserRow | undefined = await userById(change.trx, project.ownerId);
        if (!owner) throw notFound('user');
        const useCredit = body.useCredit === true && session.role === 'User';
        const open = await change.trx
          .selectFrom('orders')
          .selectAll()
          .where('projectId', '=', project.id)
          .where('state', '=', 'pending')
          .executeTakeFirst();
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
          { number: order.number, plan: order.plan, amount: order.amount, creditUsed: order.creditUsed },
          owner.id,
        );
        await change.changed('projects', [project.id], owner.id);
        return order;
      });
      return { order: toOrder(result), gateway: gateway.name };
    },

    'POST /api/payments/:orderId/confirm': async ({ session, params, body, write }) => {
      const gateway = requireGateway();
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
        new Refusal('declined', reason, { fields: { 'card.number': [reason] } });

      if (body.confirmation) {
        const payment = await waitingPayment(body.confirmation.reference, params.orderId);
        const charge = await gateway.confirm(payment.reference);
        if (charge.state === 'confirm')
          throw new Refusal('state', 'Your bank has not confirmed this payment yet.');
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
        throw new Refusal('state', 'Your bank has already received a different answer for this payment.');
      return { accepted: body.accepted };
    },

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

    'GET /api/admin/orders': async ({ query, reply }) =>
      (await list(reply, orderList, query, { db, reader })).map(toOrder),

    'GET /api/admin/orders/:id': async ({ session, params, say }) => {
      const order = await ownOrder(db, session, params.id);
      return whole(order, say);
    },

    'POST /api/admin/orders/:id/refund': async ({ session, params, body, ip, write, say }) => {
      const refund = await write(async (change) =>
        beginRefund(change, await ownOrder(change.trx, session, params.id), body, actorOf(session, ip)),
      );
      await carryOut(services, refund.id);
      return whole(await ownOrder(db, session, params.id), say);
    },

    'POST /api/admin/orders/:id/cancel': async ({ session, params, body, write, say }) => {
      await write(async (change) => {
        const order = await ownOrder(change.trx, session, params.id);
        if (!canMove(ORDER_MOVES, order.state, 'cancelled'))
          throw new Refusal(
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
          const told = t('Nothing was charged. {name} can be ordered again at any time.', {
            name: order.projectName,
          });
          const why = body.reason ? [t('Reason: {reason}', { reason: body.reason })] : [];
          const link = order.projectId ? `/project/details/${order.projectId}` : '/applications';
          await tell(
            change,
            order.userId,
            { kind: 'order', title, body: [told, ...why], link },
            {
              to: order.userEmail,
              subject: title,
              lines: [told, ...why],
              button: { label: 'View app', url: `${services.publicUrl()}${link}` },
            },
          );
        }
      });
      return whole(await ownOrder(db, session, params.id), say);
    },
  };
}
