import { z } from 'zod';
import { ADDRESS_CHANGES, EMAIL_LINK_LIVES } from '#contract/core/limits.ts';
import { openAddress, takeAddress } from '../../platform/addresses.ts';
import { isUniqueViolation } from '../../platform/database/sqlite.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { invalid, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { mail } from '../../platform/mail/send.ts';
import { takeLimited } from '../../platform/rate-limits.ts';
import type { Services } from '../../services.ts';
import { t } from '../../texts/index.ts';
import { voidAddressChange, revokeMailed } from '../accounts/codes.ts';
import type { currentPasswordCheck } from '../accounts/current-password.ts';
import { takenEmail } from '../accounts/emails.ts';
import { unaskedWait } from '../accounts/mail-limits.ts';
import { revokeSessions, userByEmail, userById } from '../accounts/store.ts';
import { addressAskedEmail, addressChangedEmail, confirmAddressEmail } from './emails.ts';
import { profileOf } from './profile.ts';

/** What the link to a new e-mail address carries. */
const addressChange = z.object({ userId: z.string(), email: z.string() });

type EmailKey = 'PUT /api/user/email' | 'POST /api/user/email/confirm';

export function emailRoutes(
  { publicUrl }: Services,
  confirmed: ReturnType<typeof currentPasswordCheck>,
): Handlers<EmailKey> {
  return {
    'PUT /api/user/email': async (call) => {
      const { body, translate } = call;
      const { write } = await confirmed(call, 'password', body.password);
      await write(async (change, user) => {
        if (body.email.toLowerCase() === user.email.toLowerCase())
          throw invalid('email', 'This is already your e-mail address.');
        const tooMany = await takeLimited(change.trx, ['address-change', user.id], ADDRESS_CHANGES);
        if (tooMany !== null)
          throw new HttpError(
            'too_many',
            t('Too many attempts. Try again in {wait}.', { wait: { seconds: tooMany } }),
            { retryAfter: tooMany },
          );
        const wait = await unaskedWait(change.trx, body.email);
        if (wait !== null)
          throw new HttpError(
            'too_many',
            'Too many e-mails were sent to this address today. Try again tomorrow.',
            {
              retryAfter: wait,
            },
          );
        const holder = await userByEmail(change.trx, body.email);
        // The same answer either way: who has an account is nobody else's to know.
        if (holder) await mail(change, { email: body.email, locale: holder.locale }, takenEmail(publicUrl()));
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
            confirmAddressEmail(publicUrl(), token),
          );
        }
        await mail(change, user, addressAskedEmail(publicUrl(), body.email));
        await change.record(user.id, null, { email: body.email });
      });
      return {
        message: translate('We sent a link to the new e-mail address. Open it to confirm the change.'),
      };
    },

    'POST /api/user/email/confirm': async ({ session, body, write }) => {
      const expired = new HttpError(
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
          await revokeMailed(change.trx, before.id);
          await revokeSessions(change, before.id, session.id);
          await mail(change, before, addressChangedEmail(publicUrl(), after.email));
          await change.record(before.id, { email: before.email }, { email: after.email });
          return profileOf(after);
        });
      } catch (error) {
        // Someone made an account of it meanwhile.
        throw isUniqueViolation(error) ? expired : error;
      }
    },
  };
}
