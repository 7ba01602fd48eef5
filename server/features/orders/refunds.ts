import { planByName, type PlanName } from '#contract/builder/plans.ts';
import { canMove } from '#contract/core/states.ts';
import { ORDER_MOVES, type OrderState } from '#contract/resources/orders/index.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Trx } from '../../platform/database/index.ts';
import type { OrderRow, ProjectRow, RefundRow } from '../../platform/database/schema.ts';
import { invalid, HttpError } from '../../platform/errors.ts';
import type { JobHandler } from '../../platform/jobs/index.ts';
import { notify } from '../notifications/notify.ts';
import { type Actor, type Change, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { t } from '../../texts/index.ts';
import { returnCredit } from './store.ts';

/** How long the call itself has before the job takes a refund over. */
const TAKEN_OVER_AFTER = 60_000;

/**
 * What a refund gives back, in minor units: what is asked, or all that is left.
 * @param underWay refunds that were begun and have not ended
 * @throws 409 for an order that was not paid, 422 for more than is left
 */
export function refundAmount(
  order: { state: OrderState; amount: number; refunded: number; currency: string },
  underWay: number,
  asked: number | undefined,
): number {
  if (!canMove(ORDER_MOVES, order.state, 'refunded'))
    throw new HttpError(
      'state',
      t('An order that is {state} cannot be refunded.', { state: { word: order.state } }),
    );
  const left = order.amount - order.refunded - underWay;
  // An order paid by credit alone has nothing to send back but the credit.
  if (order.amount === 0 && asked === undefined) return 0;
  if (left <= 0) throw new HttpError('state', 'A full refund of this order is already in progress.');
  if (asked !== undefined && asked > left)
    throw invalid(
      'amount',
      t('Enter at most {money}, the amount that can still be refunded.', {
        money: { amount: left, currency: order.currency },
      }),
    );
  return asked ?? left;
}

interface RefundRequest {
  /** Minor units; all that is left when absent. */
  amount?: number | undefined;
  /** What had been refunded when the administrator decided, so that a request sent twice is one refund. */
  refunded?: number | undefined;
  reason?: string | undefined;
}

/** Records that a refund is to be made, before the gateway is asked to make it. @throws 409, 422 */
export async function beginRefund(
  change: Change,
  order: OrderRow,
  request: RefundRequest,
  actor: Actor,
): Promise<RefundRow> {
  const begun = await change.trx
    .selectFrom('refunds')
    .select('amount')
    .where('orderId', '=', order.id)
    .where('state', '=', 'initiated')
    .execute();
  const underWay = begun.reduce((sum, row) => sum + row.amount, 0);
  if (request.refunded !== undefined && request.refunded !== order.refunded + underWay)
    throw new HttpError(
      'stale',
      'Another refund of this order was made after you opened it. Reload the order and check how much is left.',
    );
  const amount = refundAmount(order, underWay, request.amount);
  if (amount === order.amount - order.refunded) await requireWithdrawable(change.trx, order);
  const createdAt = Date.now();
  const refund: RefundRow = {
    id: newId(createdAt),
    orderId: order.id,
    amount,
    currency: order.currency,
    state: 'initiated',
    reason: request.reason ?? '',
    actorId: actor.id,
    actorName: actor.name,
    actorIp: actor.ip,
    createdAt,
    finishedAt: null,
  };
  await change.trx.insertInto('refunds').values(refund).execute();
  await change.enqueue({
    id: `refund:${refund.id}`,
    kind: 'refund',
    payload: { refundId: refund.id },
    runAt: createdAt + TAKEN_OVER_AFTER,
  });
  return refund;
}

const projectOf = (trx: Trx, order: OrderRow): Promise<ProjectRow | undefined> =>
  trx
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', order.projectId ?? '')
    .executeTakeFirst();

/** @throws 409 while a build runs: a full refund would unpublish what is being built */
async function requireWithdrawable(trx: Trx, order: OrderRow): Promise<void> {
  const project = await projectOf(trx, order);
  if (project?.state === 'queued' || project?.state === 'building')
    throw new HttpError(
      'state',
      'The app is being built right now. Refund the rest once the build has ended.',
    );
}

/** Records a refund that the gateway has made and notifies the customer; once all of an order is refunded, what it paid for is withdrawn. */
async function finishRefund(change: Change, refund: RefundRow, publicUrl: string): Promise<OrderRow> {
  const order = await change.trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', refund.orderId)
    .executeTakeFirstOrThrow();
  const now = Date.now();
  const { numUpdatedRows } = await change.trx
    .updateTable('refunds')
    .set({ state: 'succeeded', finishedAt: now })
    .where('id', '=', refund.id)
    .where('state', '=', 'initiated')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return order;
  const refunded = order.refunded + refund.amount;
  const state: OrderState = refunded === order.amount ? 'refunded' : order.state;
  await change.trx
    .updateTable('orders')
    .set({ refunded, state, updatedAt: now })
    .where('id', '=', order.id)
    .execute();
  if (state === 'refunded') await takeBack(change, order);
  if (order.userId) {
    const body =
      refund.amount === 0
        ? t('The credit used for order {number} was returned to your account.', { number: order.number })
        : t('A refund of {money} for order {number} is on its way.', {
            money: { amount: refund.amount, currency: refund.currency },
            number: order.number,
          });
    await notify(
      change,
      order.userId,
      { kind: 'payment', title: t('Refund for {name}', { name: order.projectName }), body, link: '/billing' },
      {
        id: `refund-mail:${refund.id}`,
        to: order.userEmail,
        subject: t('Refund for order {number}', { number: order.number }),
        lines: [body, ...(refund.reason ? [t('Reason: {reason}', { reason: refund.reason })] : [])],
        button: { label: 'View your payments', url: `${publicUrl}/billing` },
      },
    );
  }
  await change.audit(
    'order.refund',
    'order',
    order.id,
    { state: order.state, refunded: order.refunded },
    { state, refunded, currency: refund.currency, reason: refund.reason },
  );
  await change.notifyChanged('orders', [order.id], order.userId);
  await change.notifyChanged('payments', [order.id], order.userId);
  await change.emit('admins', 'changed', { resource: 'dashboard' });
  return { ...order, refunded, state };
}

/** Takes back what a whole order paid for: its credit returns, and the project falls to what other orders still pay for. */
async function takeBack(change: Change, order: OrderRow): Promise<void> {
  await returnCredit(change.trx, order);
  const project = await projectOf(change.trx, order);
  if (!project) return;
  const others = await change.trx
    .selectFrom('orders')
    .select('plan')
    .where('projectId', '=', project.id)
    .where('state', '=', 'paid')
    .where('id', '!=', order.id)
    .execute();
  const plan = others.reduce<PlanName | null>(
    (best, one) => (best === null || planByName(one.plan).amount > planByName(best).amount ? one.plan : best),
    null,
  );
  if (plan !== null) {
    await change.trx.updateTable('projects').set({ plan }).where('id', '=', project.id).execute();
  } else {
    const aside = project.state === 'archived' || project.state === 'suspended';
    await change.trx
      .updateTable('projects')
      .set({
        plan: null,
        published: 0,
        ...(aside ? { resumeState: 'awaiting-payment' } : { state: 'awaiting-payment' }),
      })
      .where('id', '=', project.id)
      .execute();
    // Previews and downloads that are still open would outlive what was paid for.
    await change.trx.deleteFrom('addresses').where('projectId', '=', project.id).execute();
  }
  await change.notifyChanged('projects', [project.id], project.ownerId);
}

/** Refunds by the gateway, then records it. Idempotent: the gateway gets the refund's id as its key. */
export async function carryOut(services: Services, refundId: string): Promise<void> {
  const { db, gateway, publicUrl } = services;
  const refund = await db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
  if (refund?.state !== 'initiated') return;
  if (refund.amount > 0) {
    const payment = await db
      .selectFrom('payments')
      .select('reference')
      .where('orderId', '=', refund.orderId)
      .where('state', '=', 'succeeded')
      .executeTakeFirst();
    if (!gateway || !payment) throw new Error('There is no payment to send this refund back by');
    await gateway.refund(payment.reference, refund.amount, refund.currency, refund.id);
  }
  const actor: Actor = { id: refund.actorId, name: refund.actorName, ip: refund.actorIp };
  await transact(services, actor, (change) => finishRefund(change, refund, publicUrl()));
}

/** Finishes a refund whose server ended, or whose gateway did not answer, between its intent and its end. */
export function refundJob(services: Services): JobHandler {
  return {
    async run({ payload }) {
      if (typeof payload !== 'object' || payload === null || !('refundId' in payload))
        throw new Error('A refund without its row');
      await carryOut(services, String(payload.refundId));
    },
  };
}
