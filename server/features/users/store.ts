import { sql } from 'kysely';
import type { User, UserWhole } from '#contract/resources/users/calls.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { stale } from '../../platform/errors.ts';
import type { CallChange } from '../../platform/http/bind.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { iso, isoOrNull } from '../../platform/times.ts';

export const USER_COLUMNS = [
  'id',
  'userName',
  'email',
  'firstName',
  'lastName',
  'avatar',
  'role',
  'status',
  'locale',
  'referralCode',
  'credit',
  'createdAt',
  'updatedAt',
  'lastSignInAt',
] as const;

/** Column by column: a whole row holds more than anyone is shown. */
export const toUser = (row: Pick<UserRow, (typeof USER_COLUMNS)[number]>): User => ({
  id: row.id,
  userName: row.userName,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  avatar: row.avatar,
  role: row.role,
  status: row.status,
  locale: row.locale,
  referralCode: row.referralCode,
  credit: row.credit,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
  lastSignInAt: isoOrNull(row.lastSignInAt),
});

/** What an audit entry shows of a user. */
export function publicPart({ userName, email, firstName, lastName, role, status, locale }: UserRow) {
  return { userName, email, firstName, lastName, role, status, locale };
}

export const userList = {
  table: 'users',
  query: (db) => db.selectFrom('users').select([...USER_COLUMNS]),
  search: ['userName', 'email', 'firstName', 'lastName'],
  textIndex: true,
  counted: ['status', 'role'],
} satisfies ListSource<'users', Pick<UserRow, (typeof USER_COLUMNS)[number]>>;

/** What a person owns and paid: both reads walk an index of theirs. */
export async function totalsOf(db: Db, userId: string): Promise<UserWhole['totals']> {
  const { projects } = await db
    .selectFrom('projects')
    .select((eb) => eb.fn.countAll<number>().as('projects'))
    .where('ownerId', '=', userId)
    .executeTakeFirstOrThrow();
  const totals = await db
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number>().as('orders'),
      sql<number>`coalesce(sum("amount") filter (where "paidAt" is not null), 0)`.as('paid'),
      sql<number>`coalesce(sum("refunded"), 0)`.as('refunded'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { projects, ...totals };
}

export async function otherActiveAdmins(trx: Trx | Db, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'Admin')
    .where('status', '=', 'active')
    .where('id', '!=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes what differs. @throws 409 when the row was changed since it was read */
export async function updateUser(
  change: CallChange,
  before: UserRow,
  readAt: string,
  patch: Partial<UserRow>,
): Promise<UserRow> {
  if (before.updatedAt !== Date.parse(readAt)) throw stale('user');
  const updatedAt = nextUpdatedAt(before);
  const { numUpdatedRows } = await change.trx
    .updateTable('users')
    .set({ ...patch, updatedAt })
    .where('id', '=', before.id)
    .where('updatedAt', '=', before.updatedAt)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw stale('user');
  const after = { ...before, ...patch, updatedAt };
  await change.record(before.id, publicPart(before), publicPart(after), before.id);
  return after;
}

/** Erases a user: projects are deleted, orders and payments kept without a name, personal fields of the audit log blanked. */
export async function eraseUser(trx: Trx, userId: string): Promise<string[]> {
  const projects = await trx.selectFrom('projects').select('id').where('ownerId', '=', userId).execute();
  await trx
    .updateTable('orders')
    .set({ userId: null, userName: '', userEmail: '' })
    .where('userId', '=', userId)
    .execute();
  await trx
    .updateTable('orders')
    .set({ state: 'cancelled' })
    .where(
      'projectId',
      'in',
      projects.map(({ id }) => id),
    )
    .where('state', '=', 'pending')
    .execute();
  await trx.deleteFrom('projects').where('ownerId', '=', userId).execute();
  await trx
    .updateTable('auditEntries')
    .set({ actorName: '', ip: null })
    .where('actorId', '=', userId)
    .execute();
  await trx
    .updateTable('auditEntries')
    .set({ before: null, after: null, entityName: null })
    .where('entity', 'in', ['user', 'session'])
    .where('entityId', '=', userId)
    .execute();
  await trx
    .updateTable('auditEntries')
    .set({ onBehalfOfName: '' })
    .where('onBehalfOfId', '=', userId)
    .execute();
  await trx.updateTable('sessions').set({ actorName: '' }).where('actorId', '=', userId).execute();
  await trx
    .updateTable('refunds')
    .set({ actorId: null, actorName: '', actorIp: null })
    .where('actorId', '=', userId)
    .execute();
  await trx.deleteFrom('rewards').where('friendId', '=', userId).execute();
  // Kept replies name the person too.
  await trx.deleteFrom('idempotencyKeys').where('userId', '=', userId).execute();
  await trx.deleteFrom('users').where('id', '=', userId).execute();
  return projects.map(({ id }) => id);
}
