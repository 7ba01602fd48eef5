import type { Session, sessionEndpoints } from '#contract/account/sessions.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { SessionRow, UserRow } from '../../platform/database/schema.ts';
import { notFound, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { actorOf, fullName, clientInfo } from '../../platform/http/session.ts';
import { tokenHash } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';
import { sessionUser, startSession, userById } from '../accounts/store.ts';
import { iso, isoOrNull } from '../../platform/times.ts';
import { revokeSession, sessionsOf, supportEndsAt } from './store.ts';

export function sessionRoutes({ db }: Services): Handlers<keyof typeof sessionEndpoints> {
  return {
    'GET /api/user/sessions': async ({ session }) =>
      (await sessionsOf(db, session.userId)).map((row) => toSession(row, session.id)),

    'DELETE /api/user/sessions/:id': ({ session, params, write, translate }) =>
      write(async (change) => {
        await revokeSession(change, session.userId, params.id);
        await change.record(params.id, null, null);
        return { message: translate('This session is signed out.') };
      }),

    'GET /api/admin/users/:id/sessions': async ({ session, params }) => {
      if (!(await userById(db, params.id))) throw notFound('user');
      return (await sessionsOf(db, params.id)).map((row) => toSession(row, session.id));
    },

    'DELETE /api/admin/users/:id/sessions/:sessionId': ({ session, params, write, translate }) =>
      write(async (change) => {
        if (params.sessionId === session.id)
          throw new HttpError('state', 'This is the session you are using. Sign out instead.');
        await revokeSession(change, params.id, params.sessionId);
        await change.record(params.sessionId, null, { userId: params.id }, params.id);
        return { message: translate('This session is signed out.') };
      }),

    'POST /api/admin/users/:id/sign-in-as': async ({ session, params, body, ip, request, write }) => {
      const { id, name } = await supportable(db, params.id);
      return write(
        async (change) => {
          // Once more, since they may have been blocked or promoted a moment ago.
          const user = await supportable(change.trx, params.id);
          const { reason } = body;
          const token = await startSession(change.trx, user.id, clientInfo(request), {
            actorId: session.userId,
            actorName: session.name,
            reason,
          });
          const sessionId = tokenHash(token);
          const expiresAt = supportEndsAt({ createdAt: Date.now() });
          await change.enqueue({ kind: 'end-support', payload: { sessionId }, runAt: expiresAt });
          await change.record(user.id, null, { reason }, user.id);
          return { token, user: sessionUser(user), expiresAt: iso(expiresAt) };
        },
        { ...actorOf(session, ip), onBehalfOf: { id, name } },
      );
    },
  };
}

/** The user that support may sign in as. @throws for whom it may not */
async function supportable(trx: Db | Trx, id: string): Promise<UserRow & { name: string }> {
  const user = await userById(trx, id);
  if (!user) throw notFound('user');
  if (user.role === 'Admin')
    throw new HttpError('invalid', 'You can’t sign in as an administrator. Choose a user.');
  if (user.status !== 'active') throw new HttpError('state', 'You can only sign in as an active user.');
  return { ...user, name: fullName(user) };
}

function toSession(row: SessionRow, current: string): Session {
  const ended = row.actorId !== null && supportEndsAt(row) < Date.now() ? supportEndsAt(row) : null;
  return {
    id: row.id,
    device: row.device,
    ip: row.ip,
    timeZone: row.timeZone,
    createdAt: iso(row.createdAt),
    seenAt: iso(row.seenAt),
    current: row.id === current,
    support: row.actorId === null ? null : { by: row.actorName ?? '', reason: row.reason ?? '' },
    endedAt: isoOrNull(row.revokedAt ?? ended),
  };
}
