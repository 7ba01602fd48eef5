import { CURRENCY, type PlanName } from '#contract/builder/plans.ts';
import { ORDER_LIVES } from '#contract/core/limits.ts';
import type { Order } from '#contract/resources/orders/calls.ts';
import type { Refund } from '#contract/resources/payments/calls.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { OrderRow, ProjectRow, UserRow } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { fullName, type Session } from '../../platform/http/session.ts';
import type { Change } from '../../platform/transact.ts';
import { iso, isoOrNull } from '../../platform/times.ts';

export const toOrder = ({ updatedAt: _updatedAt, ...row }: OrderRow): Order => ({
  ...row,
  createdAt: iso(row.createdAt),
  expiresAt: iso(row.expiresAt),
  paidAt: isoOrNull(row.paidAt),
});

export const orderList = {
  table: 'orders',
  query: (db) => db.selectFrom('orders').selectAll(),
  search: ['number', 'userName', 'userEmail', 'projectName'],
  textIndex: true,
  counted: ['state', 'plan'],
} satisfies ListSource<'orders', OrderRow>;

export async function refundsOf(db: Db | Trx, orderId: string): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }));
}

/** The order of a checkout that `session` may see. @throws 404 */
export async function ownOrder(db: Db | Trx, session: Session, id: string): Promise<OrderRow> {
  let query = db.selectFrom('orders').selectAll().where('id', '=', id);
  if (session.role !== 'Admin') query = query.where('userId', '=', session.userId);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound('order');
  return row;
}

/** `S-2026-000123`: counted up within the year, without gaps where orders are rolled back. */
async function nextNumber(trx: Trx, at: number): Promise<string> {
  const year = new Date(at).getUTCFullYear();
  const { value } = await trx
    .insertInto('counters')
    .values({ name: `orders-${year}`, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return `S-${year}-${String(value).padStart(6, '0')}`;
}

export async function insertOrder(
  trx: Trx,
  {
    project,
    owner,
    plan,
    amount,
    creditUsed,
    createdAt = Date.now(),
  }: {
    project: Pick<ProjectRow, 'id' | 'name'>;
    owner: UserRow;
    plan: PlanName;
    amount: number;
    creditUsed: number;
    createdAt?: number;
  },
): Promise<OrderRow> {
  const row: OrderRow = {
    id: newId(createdAt),
    number: await nextNumber(trx, createdAt),
    userId: owner.id,
    userName: fullName(owner),
    userEmail: owner.email,
    projectId: project.id,
    projectName: project.name,
    plan,
    amount,
    currency: CURRENCY,
    creditUsed,
    refunded: 0,
    state: 'pending',
    expiresAt: createdAt + ORDER_LIVES,
    paidAt: null,
    createdAt,
    updatedAt: createdAt,
  };
  await trx.insertInto('orders').values(row).execute();
  return row;
}

/** The order of a project that can still be paid; there is one at most. */
export const openOrderOf = (trx: Trx, projectId: string): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('projectId', '=', projectId)
    .where('state', '=', 'pending')
    .executeTakeFirst();

/** Gives a customer back the credit that an order used. */
export async function returnCredit(trx: Trx, { creditUsed, userId }: OrderRow): Promise<void> {
  if (creditUsed === 0 || !userId) return;
  await trx
    .updateTable('users')
    .set((eb) => ({ credit: eb('credit', '+', creditUsed) }))
    .where('id', '=', userId)
    .execute();
}

/** Closes an open order, gives reserved credit back, and lets an unpaid project be a draft again. */
export async function closeOrder(
  change: Change,
  order: OrderRow,
  state: 'cancelled' | 'expired',
): Promise<void> {
  const { numUpdatedRows } = await change.trx
    .updateTable('orders')
    .set({ state, updatedAt: Date.now() })
    .where('id', '=', order.id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await returnCredit(change.trx, order);
  if (order.projectId) {
    const unpaid = change.trx
      .updateTable('projects')
      .where('id', '=', order.projectId)
      .where('plan', 'is', null);
    await unpaid.set({ state: 'draft' }).where('state', '=', 'awaiting-payment').execute();
    // A project set aside meanwhile returns to where it would be now.
    await unpaid.set({ resumeState: 'draft' }).where('resumeState', '=', 'awaiting-payment').execute();
    await change.notifyChanged('projects', [order.projectId], order.userId);
  }
  await change.notifyChanged('orders', [order.id], order.userId);
}
