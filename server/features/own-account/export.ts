import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, zip, type Zippable } from 'fflate';
import type { Db } from '../../platform/database/index.ts';
import { toAuditEntry } from '../audit/store.ts';
import { toOrder } from '../orders/store.ts';
import { iso, isoOrNull } from '../../platform/times.ts';
import { toUser } from '../users/store.ts';
import type { UserRow } from '../../platform/database/schema.ts';

const README = `What Selvedge keeps about you, as JSON.

profile.json        your account
projects/           one file for each app: its description and its blueprint
orders.json         what you ordered, with payments and refunds; of a card only brand and last four digits are kept
notifications.json  what you were told
sessions.json       where you are or were signed in
activity.json       what you did, as the audit log has it
`;

/** All that is kept about a person. Passwords and tokens are not: only their hashes are, which say nothing. */
export async function exportOf(db: Db, user: UserRow): Promise<Uint8Array> {
  const of = { projects: 'ownerId', orders: 'userId' } as const;
  const projects = await db.selectFrom('projects').selectAll().where(of.projects, '=', user.id).execute();
  const orders = await db.selectFrom('orders').selectAll().where(of.orders, '=', user.id).execute();
  const orderIds = orders.map(({ id }) => id);
  const payments = await db.selectFrom('payments').selectAll().where('orderId', 'in', orderIds).execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('orderId', 'in', orderIds).execute();
  const notifications = await db
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', user.id)
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'ip', 'timeZone', 'createdAt', 'seenAt', 'revokedAt'])
    .where('userId', '=', user.id)
    .execute();
  const activity = await db
    .selectFrom('auditEntries')
    .selectAll()
    .where('actorId', '=', user.id)
    .orderBy('at')
    .limit(10_000)
    .execute();

  const files: Zippable = {};
  const put = (name: string, value: unknown) => {
    files[name] = [strToU8(JSON.stringify(value, null, 2)), { mtime: new Date() }];
  };
  put('profile.json', toUser(user));
  for (const project of projects) {
    const { seq: _seq, blueprint, createdAt, updatedAt, ...rest } = project;
    put(`projects/${project.slug}.json`, {
      ...rest,
      createdAt: iso(createdAt),
      updatedAt: iso(updatedAt),
      blueprint: JSON.parse(blueprint),
    });
    await nextTurn();
  }
  put(
    'orders.json',
    orders.map((order) => ({
      ...toOrder(order),
      payments: payments
        .filter(({ orderId }) => orderId === order.id)
        .map((one) => ({ ...one, createdAt: iso(one.createdAt) })),
      refunds: refunds
        .filter(({ orderId }) => orderId === order.id)
        .map(({ actorId: _actorId, actorIp: _actorIp, ...one }) => ({
          ...one,
          createdAt: iso(one.createdAt),
          finishedAt: isoOrNull(one.finishedAt),
        })),
    })),
  );
  put(
    'notifications.json',
    notifications.map((one) => ({ ...one, createdAt: iso(one.createdAt), readAt: isoOrNull(one.readAt) })),
  );
  put(
    'sessions.json',
    sessions.map((one) => ({
      ...one,
      createdAt: iso(one.createdAt),
      seenAt: iso(one.seenAt),
      revokedAt: isoOrNull(one.revokedAt),
    })),
  );
  put('activity.json', activity.map(toAuditEntry));
  files['README.txt'] = [strToU8(README), { mtime: new Date() }];
  return new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, data) => {
      if (error) reject(error);
      else resolve(data);
    });
  });
}
