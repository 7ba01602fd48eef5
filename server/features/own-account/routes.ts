import { z } from 'zod';
import type { ownAccountEndpoints } from '#contract/account/own-account.ts';
import { ADDRESS_CHANGES, DELETION_GRACE, EMAIL_LINK_LIVES } from '#contract/core/limits.ts';
import { openAddress, takeAddress } from '../../platform/addresses.ts';
import type { Trx } from '../../platform/database/index.ts';
import { isUniqueViolation } from '../../platform/database/sqlite.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { invalid, notFound, Refusal } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { takeLimited } from '../../platform/rate-limits.ts';
import { t } from '../../texts/index.ts';
import type { Services } from '../../services.ts';
import { voidAddressChange, voidMailed } from '../accounts/codes.ts';
import { currentPasswordCheck } from '../accounts/current-password.ts';
import { takenLetter } from '../accounts/letters.ts';
import { unaskedWait } from '../accounts/mail-limits.ts';
import { mail } from '../accounts/routes.ts';
import { passwordFault } from '../accounts/rules.ts';
import { revokeSessions, setPassword, userByEmail, userById } from '../accounts/store.ts';
import { profileOf } from '../users/store.ts';
import { exportOf } from './export.ts';
import { addressAskedLetter, addressChangedLetter, confirmAddressLetter, deletionLetter } from './letters.ts';

/** What the link to a new e-mail address carries. */
const addressChange = z.object({ userId: z.string(), email: z.string() });

export function ownAccountRoutes(services: Services): Handlers<keyof typeof ownAccountEndpoints> {
  const { db, publicUrl } = services;
  const confirmed = currentPasswordCheck(db);

  return {
    'PUT /api/user/password': async ({ session, body, write, say }) => {
      const fault = passwordFault(body.password, session.email);
      if (fault) throw invalid('password', fault);
      const passwordHash = await hashPassword(body.password);
      await write(async (change) => {
        if (!(await opensWithoutPassword(change.trx, session.userId)))
          throw new Refusal(
            'state',
            'This account already has a way to sign in. You can change its password in your profile.',
          );
        await setPassword(change.trx, session.userId, passwordHash);
        await change.record(session.userId, null, { password: 'set' });
      });
      return { message: say('Your password is saved.') };
    },

    'PUT /api/user/email': async (call) => {
      const { body, say } = call;
      const { write } = await confirmed(call, 'password', body.password);
      await write(async (change, user) => {
        if (body.email.toLowerCase() === user.email.toLowerCase())
          throw invalid('email', 'This is already your e-mail address.');
        const tooMany = await takeLimited(change.trx, ['address-change', user.id], ADDRESS_CHANGES);
        if (tooMany !== null)
          throw new Refusal(
            'too_many',
            t('Too many attempts. Try again in {wait}.', { wait: { seconds: tooMany } }),
            { retryAfter: tooMany },
          );
        const wait = await unaskedWait(change.trx, body.email);
        if (wait !== null)
          throw new Refusal(
            'too_many',
            'Too many e-mails were sent to this address today. Try again tomorrow.',
            {
              retryAfter: wait,
            },
          );
        const holder = await userByEmail(change.trx, body.email);
        // The same answer either way: who has an account is nobody else's to know.
        if (holder)
          await mail(change, { email: body.email, locale: holder.locale }, takenLetter(publicUrl()));
        else {
          await voidAddressChange(change.trx, user.id);
          const payload: z.input<typeof addressChange> = { userId: user.id, email: body.email };
          const { token } = await openAddress(change.trx, {
            purpose: 'email',
            lives: EMAIL_LINK_LIVES,
            payload,
          });
          await mail(
            change,
            { email: body.email, locale: user.locale },
            confirmAddressLetter(publicUrl(), token),
          );
        }
        await mail(change, user, addressAskedLetter(publicUrl(), body.email));
        await change.record(user.id, null, { email: body.email });
      });
      return {
        message: say('We sent a link to the new e-mail address. Open it to confirm the change.'),
      };
    },

    'POST /api/user/email/confirm': async ({ session, body, write }) => {
      const expired = new Refusal(
        'link_expired',
        'This link has expired or was already used. Request a new one.',
      );
      try {
        return await write(async (change) => {
          const address = await takeAddress(change.trx, 'email', body.token);
          const asked = addressChange.safeParse(address?.payload);
          const before = await userById(change.trx, session.userId);
          if (!asked.success || asked.data.userId !== before?.id) throw expired;
          const after = { ...before, email: asked.data.email, updatedAt: nextUpdatedAt(before) };
          await change.trx
            .updateTable('users')
            .set({ email: after.email, updatedAt: after.updatedAt })
            .where('id', '=', before.id)
            .execute();
          await voidMailed(change.trx, before.id);
          await revokeSessions(change, before.id, session.id);
          await mail(change, before, addressChangedLetter(publicUrl(), after.email));
          await change.record(before.id, { email: before.email }, { email: after.email });
          return profileOf(after);
        });
      } catch (error) {
        // Someone made an account of it meanwhile.
        throw isUniqueViolation(error) ? expired : error;
      }
    },

    'GET /api/user/export': async ({ session, reply }) => {
      const user = await userById(db, session.userId);
      if (!user) throw notFound('user');
      const bytes = await exportOf(db, user);
      void reply
        .type('application/zip')
        .header('Content-Disposition', 'attachment; filename="selvedge-export.zip"')
        .send(Buffer.from(bytes));
    },

    'DELETE /api/user': async (call) => {
      const { write } = await confirmed(call, 'password', call.body.password);
      const deletesAt = Date.now() + DELETION_GRACE;
      await write(async (change, user) => {
        if (user.role === 'Admin')
          throw new Refusal(
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
        await mail(change, user, deletionLetter(publicUrl(), deletesAt));
        await change.record(user.id, { status: user.status }, { status: 'deleting' });
      });
      return { deletesAt: new Date(deletesAt).toISOString() };
    },
  };
}

/** Whether someone who is signed in has no way to do so again: their account was opened by a code alone. */
async function opensWithoutPassword(trx: Trx, userId: string): Promise<boolean> {
  const user = await userById(trx, userId);
  const identity = await trx
    .selectFrom('identities')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return user?.passwordHash === null && !identity;
}
