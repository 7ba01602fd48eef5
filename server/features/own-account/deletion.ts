import { DELETION_GRACE } from '#contract/core/limits.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { mail } from '../../platform/mail/send.ts';
import type { Change } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import type { currentPasswordCheck } from '../accounts/current-password.ts';
import { revokeSessions } from '../accounts/store.ts';
import { deletionEmail, deletionCancelledEmail } from './emails.ts';

/** Whoever signs in within the 14 days keeps the account. */
export async function cancelDeletion(
  { publicUrl }: Services,
  change: Change,
  user: Pick<UserRow, 'id' | 'email' | 'locale' | 'status' | 'updatedAt'>,
): Promise<void> {
  await change.trx
    .updateTable('users')
    .set({ status: 'active', deletesAt: null, updatedAt: nextUpdatedAt(user) })
    .where('id', '=', user.id)
    .execute();
  await change.audit('user.deletion-undo', 'user', user.id, { status: user.status }, { status: 'active' });
  await change.notifyChanged('users', [user.id], user.id);
  await mail(change, user, deletionCancelledEmail(publicUrl()));
}

export function deletionRoutes(
  { publicUrl }: Services,
  confirmed: ReturnType<typeof currentPasswordCheck>,
): Handlers<'DELETE /api/user'> {
  return {
    'DELETE /api/user': async (call) => {
      const { write } = await confirmed(call, 'password', call.body.password);
      const deletesAt = Date.now() + DELETION_GRACE;
      await write(async (change, user) => {
        if (user.role === 'Admin')
          throw new HttpError(
            'state',
            'You can’t delete your own administrator account. Ask another administrator.',
          );
        await change.trx
          .updateTable('users')
          .set({ status: 'deleting', deletesAt, updatedAt: nextUpdatedAt(user) })
          .where('id', '=', user.id)
          .execute();
        await change.trx
          .updateTable('projects')
          .set({ published: 0 })
          .where('ownerId', '=', user.id)
          .execute();
        await revokeSessions(change, user.id);
        await change.enqueue({
          id: `erase-user:${user.id}:${deletesAt}`,
          kind: 'erase-user',
          payload: { userId: user.id },
          runAt: deletesAt,
        });
        await mail(change, user, deletionEmail(publicUrl(), deletesAt));
        await change.record(user.id, { status: user.status }, { status: 'deleting' });
      });
      return { deletesAt: new Date(deletesAt).toISOString() };
    },
  };
}
