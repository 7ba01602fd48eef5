import { sql } from 'kysely';
import type { SessionUser } from '#contract/account/auth.ts';
import type { Language } from '#contract/core/languages.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { SessionRow, UserRow } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import type { Change } from '../../platform/transact.ts';
import { endSupport } from '../sessions/store.ts';
import { revokeMailed } from './codes.ts';

export const userByEmail = (db: Db | Trx, email: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where(sql<boolean>`lower("email") = lower(${email})`)
    .executeTakeFirst();

export const userById = (db: Db | Trx, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** @throws 404 */
export async function knownUser(db: Db | Trx, id: string): Promise<UserRow> {
  const user = await userById(db, id);
  if (!user) throw notFound('user');
  return user;
}

export type NewUser = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'role' | 'status'> &
  Partial<
    Pick<UserRow, 'invitedBy' | 'locale' | 'userName' | 'sketch' | 'createdAt' | 'credit' | 'lastSignInAt'>
  >;

/** A row of a new user, with what nobody is asked for. */
export function newUser(user: NewUser): UserRow {
  const createdAt = user.createdAt ?? Date.now();
  return {
    id: newId(createdAt),
    avatar: '',
    locale: 'en',
    credit: 0,
    sketch: null,
    lastSignInAt: null,
    deletesAt: null,
    invitedBy: null,
    referralCode: newToken().replaceAll(/[-_]/g, '').slice(0, 10),
    updatedAt: createdAt,
    ...user,
    createdAt,
    userName: user.userName ?? user.email.split('@')[0] ?? user.firstName,
  };
}

export async function insertUser(trx: Trx, user: NewUser): Promise<UserRow> {
  const row = newUser(user);
  await trx.insertInto('users').values(row).execute();
  return row;
}

/** Sets a password, which ends whatever was mailed before it. */
export async function setPassword(
  trx: Trx,
  userId: string,
  passwordHash: string,
  more: Pick<Partial<UserRow>, 'status' | 'deletesAt'> = {},
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...more, passwordHash, updatedAt: Date.now() })
    .where('id', '=', userId)
    .execute();
  await revokeMailed(trx, userId);
}

/** Someone whose account was made for them says by their first sign-in which language they read; later ones are chosen in the profile. */
export async function keepFirstLanguage(
  trx: Trx,
  user: Pick<UserRow, 'id' | 'lastSignInAt'>,
  locale: Language,
): Promise<void> {
  if (user.lastSignInAt === null)
    await trx.updateTable('users').set({ locale }).where('id', '=', user.id).execute();
}

/**
 * Makes a session.
 * @param client where it is begun
 * @param support who is signed in as the user, and why; the user's own last sign-in then stays as it is
 * @returns its token, which is stored nowhere
 */
export async function startSession(
  trx: Trx,
  userId: string,
  client: Pick<SessionRow, 'ip' | 'device' | 'timeZone'>,
  support: Pick<SessionRow, 'actorId' | 'actorName' | 'reason'> | null = null,
): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await trx
    .insertInto('sessions')
    .values({
      id: tokenHash(token),
      userId,
      createdAt: now,
      seenAt: now,
      revokedAt: null,
      ...client,
      ...(support ?? { actorId: null, actorName: null, reason: null }),
    })
    .execute();
  if (!support) await trx.updateTable('users').set({ lastSignInAt: now }).where('id', '=', userId).execute();
  return token;
}

/**
 * Revokes a person's sessions, `except` one when given: their next call is answered 419. Support sessions as them, and those they are
 * in as someone else, end as well.
 */
export async function revokeSessions(change: Change, userId: string, except?: string): Promise<void> {
  const support = await change.trx
    .selectFrom('sessions')
    .select('id')
    .where('revokedAt', 'is', null)
    .where('actorId', 'is not', null)
    .where((eb) => eb.or([eb('userId', '=', userId), eb('actorId', '=', userId)]))
    .execute();
  for (const { id } of support) await endSupport(change, id);
  const query = change.trx
    .updateTable('sessions')
    .set({ revokedAt: Date.now() })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null);
  await (except ? query.where('id', '!=', except) : query).execute();
  await change.emit({ user: userId }, 'changed', { resource: 'sessions' });
}

export function sessionUser(user: UserRow): SessionUser {
  return {
    _id: user.id,
    avatar: user.avatar,
    userName: user.userName,
    email: user.email,
    authority: [user.role],
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
  };
}
