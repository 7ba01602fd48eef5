import type { FastifyRequest } from 'fastify';
import { SESSION, SUPPORT } from '#contract/core/limits.ts';
import { isZone } from '#contract/core/zones.ts';
import type { Role } from '#contract/core/roles.ts';
import type { Db } from '../database/index.ts';
import { HttpError } from '../errors.ts';
import { tokenHash } from '../secrets.ts';
import type { Actor } from '../transact.ts';

export interface Session {
  id: string;
  userId: string;
  role: Role;
  email: string;
  /** First and last name. */
  name: string;
  /** The administrator who is signed in as this person for support. */
  support: { actorId: string; actorName: string } | null;
}

const SEEN_EVERY = 60_000;

export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The IP address, browser and time zone of a call, stored with the session that it begins. */
export function clientInfo(request: FastifyRequest): {
  ip: string;
  device: string;
  timeZone: string | null;
} {
  const zone = String(request.headers['time-zone'] ?? '').slice(0, 64);
  return {
    ip: request.ip,
    device: String(request.headers['user-agent'] ?? '').slice(0, 200),
    timeZone: isZone(zone) ? zone : null,
  };
}

/** @throws 401 without a known token, 419 for a revoked session, 440 for an expired one */
export async function requireSession(db: Db, token: string | null): Promise<Session> {
  if (token === null) throw new HttpError('unauthenticated', 'Sign in to continue.');
  const id = tokenHash(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('users as actors', 'actors.id', 'sessions.actorId')
    .select([
      'sessions.createdAt',
      'sessions.seenAt',
      'sessions.revokedAt',
      'sessions.actorId',
      'sessions.actorName',
      'actors.role as actorRole',
      'actors.status as actorStatus',
      'users.id as userId',
      'users.role',
      'users.status',
      'users.email',
      'users.firstName',
      'users.lastName',
    ])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new HttpError('unauthenticated', 'Sign in to continue.');
  const now = Date.now();
  const support = row.actorId === null ? null : { actorId: row.actorId, actorName: row.actorName ?? '' };
  // Before anything else, since a job closes a support session whose time is up as if it had been revoked.
  if (support && now - row.createdAt >= SUPPORT.lives)
    throw new HttpError('session_expired', 'This support session expired after 30 minutes.');
  // However the administrator came to be none, they go on as nobody.
  const stands =
    !support || (row.role === 'User' && row.actorRole === 'Admin' && row.actorStatus === 'active');
  if (row.revokedAt !== null || row.status !== 'active' || !stands)
    throw new HttpError('session_revoked', 'You were signed out of this session. Sign in again.');
  if (now - row.seenAt > SESSION.idle || now - row.createdAt > SESSION.longest)
    throw new HttpError('session_expired', 'Your session has expired. Sign in again.');
  if (now - row.seenAt > SEEN_EVERY)
    await db.updateTable('sessions').set({ seenAt: now }).where('id', '=', id).execute();
  return { id, userId: row.userId, role: row.role, email: row.email, name: fullName(row), support };
}

export const fullName = (user: { firstName: string; lastName: string }) =>
  `${user.firstName} ${user.lastName}`.trim();

export function actorOf(session: Session | null, ip: string): Actor {
  if (session?.support) {
    const { actorId, actorName } = session.support;
    return { id: actorId, name: actorName, ip, onBehalfOf: { id: session.userId, name: session.name } };
  }
  return { id: session?.userId ?? null, name: session?.name ?? 'Visitor', ip };
}
