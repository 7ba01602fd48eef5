import { order } from '#contract/resources/orders/calls.ts';
import { newestFound } from '../../platform/database/search.ts';
import { exportOf, type Find, namesById, type Subject } from '../../platform/resource.ts';
import { orderList, toOrder } from './store.ts';

const find: Find = async (q, { db, reader }, most) => {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'userName', 'userEmail', 'projectName'])
    .where('id', 'in', await newestFound(reader.db, orderList, q, most))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.number,
    detail: [row.userName, row.projectName].filter(Boolean).join(', '),
    texts: [row.number, row.userName, row.userEmail, row.projectName],
  }));
};

const subject: Subject<'order'> = {
  entity: 'order',
  nameIn: (field) => field('number'),
  namesOf: async (db, ids) =>
    namesById(
      await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute(),
      ({ number }) => number,
    ),
};

export const orders = {
  exported: exportOf(order, orderList, toOrder, ['amount', 'creditUsed', 'refunded']),
  find,
  subject,
};
