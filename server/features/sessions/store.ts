import { SESSION, SUPPORT } from '#contract/core/limits.ts';
import type { Db } from '../../platform/database/index.ts';
import { notFound } from '../../platform/errors.ts';
import type { Change } from '../../platform/transact.ts';
import { t } from '../../texts/index.ts';

/** A person's live sessions, and the support sessions as them of the last 30 days; the ones used last come first. */
export function sessionsOf(db: Db, userId: string) {
  const now = Date.now();
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('createdAt', '>', now - SESSION.longest)
    .where((eb) =>
      eb.or([
        eb('actorId', 'is not', null),
        eb.and([eb('revokedAt', 'is', null), eb('seenAt', '>', now - SESSION.idle)]),
      ]),
    )
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Signs a person out of one session. @throws 404 when it is not theirs, or over */
export async function revokeSession(change: Change, userId: string, sessionId: string): Promise<void> {
  const session = await change.trx
    .selectFrom('sessions')
    .select('actorId')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (!session) throw notFound('session');
  if (session.actorId !== null) return endSupport(change, sessionId);
  await change.trx
    .updateTable('sessions')
    .set({ revokedAt: Date.now() })
    .where('id', '=', sessionId)
    .execute();
}

/** When a support session ended or will have, whatever its use. */
export const supportEndsAt = (session: { createdAt: number }) => session.createdAt + SUPPORT.lives;

/** Ends a support session, if it has not ended yet: the audit log gets an entry with the reason, and the user is notified. */
export async function endSupport(change: Change, sessionId: string): Promise<void> {
  const session = await change.trx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (!session || session.actorId === null) return;
  const { userId, actorId, actorName, reason, createdAt } = session;
  const endedAt = Math.min(Date.now(), supportEndsAt(session));
  await change.trx.updateTable('sessions').set({ revokedAt: endedAt }).where('id', '=', sessionId).execute();
  // The administrator by id only: the entry is about the user, so erasing the administrator would leave their name in it.
  await change.audit('user.support-end', 'user', userId, null, { administratorId: actorId, reason });
  const seconds = Math.max(1, Math.round((endedAt - createdAt) / 1000));
  await change.notify(userId, {
    kind: 'account',
    title: t('{name} from support signed in to your account', { name: actorName ?? '' }),
    body: t('Read-only access for {time}. Reason: {reason}', {
      time: { seconds },
      reason: reason ?? '',
    }),
    link: '/profile',
  });
  await change.emit({ user: userId }, 'changed', { resource: 'sessions' });
}
