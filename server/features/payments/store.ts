import type { Kysely } from 'kysely';
import type { Payment } from '#contract/resources/payments/calls.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { Database, PaymentRow } from '../../platform/database/schema.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { iso } from '../../platform/times.ts';

export const paymentQuery = (db: Kysely<Database>) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select([
      'payments.id',
      'payments.orderId',
      'payments.gateway',
      'payments.amount',
      'payments.currency',
      'payments.state',
      'payments.reference',
      'payments.brand',
      'payments.last4',
      'payments.reason',
      'payments.createdAt',
      'orders.number as orderNumber',
      'orders.projectId',
      'orders.projectName',
      'orders.userName',
      'orders.plan',
    ]);

export const toPayment = (
  row: Awaited<ReturnType<ReturnType<typeof paymentQuery>['execute']>>[number],
): Payment => ({ ...row, createdAt: iso(row.createdAt) });

export const paymentList = {
  table: 'payments',
  query: paymentQuery,
  joined: true,
  columns: {
    orderNumber: 'orders.number',
    projectName: 'orders.projectName',
    projectId: 'orders.projectId',
    userId: 'orders.userId',
  },
  search: ['orderNumber', 'projectName'],
} satisfies ListSource<
  'payments' | 'orders',
  Awaited<ReturnType<ReturnType<typeof paymentQuery>['execute']>>[number]
>;

export async function paymentsOf(db: Db | Trx, orderId: string): Promise<Payment[]> {
  return (
    await paymentQuery(db)
      .where('payments.orderId', '=', orderId)
      .orderBy('payments.createdAt', 'desc')
      .execute()
  ).map(toPayment);
}

export async function insertPayment(
  trx: Trx,
  payment: Omit<PaymentRow, 'id' | 'createdAt'> & { createdAt?: number },
): Promise<PaymentRow> {
  const createdAt = payment.createdAt ?? Date.now();
  const row: PaymentRow = { id: newId(createdAt), ...payment, createdAt };
  await trx.insertInto('payments').values(row).execute();
  return row;
}
