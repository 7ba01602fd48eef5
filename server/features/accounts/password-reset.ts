import { RESET_LINK_LIVES } from '#contract/core/limits.ts';
import { invalid, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { bearerOf } from '../../platform/http/session.ts';
import { mail } from '../../platform/mail/send.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { tokenHash } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';
import { asActor } from './begin-session.ts';
import { makeLink } from './codes.ts';
import { knownDevices } from './devices.ts';
import { passwordChangedEmail, resetEmail } from './emails.ts';
import { resetLinkWait } from './mail-limits.ts';
import { passwordFault } from './rules.ts';
import { revokeSessions, setPassword, userByEmail, userById } from './store.ts';

type PasswordResetKey = 'POST /api/auth/forgot-password' | 'POST /api/auth/reset-password';

export function passwordResetRoutes(services: Services): Handlers<PasswordResetKey> {
  const { db } = services;
  const devices = knownDevices(services.key);

  return {
    'POST /api/auth/forgot-password': async (call) => {
      const { email } = call.body;
      await call.write(async (change) => {
        const user = await userByEmail(change.trx, email);
        if (user?.status !== 'active' && user?.status !== 'deleting') return;
        if ((await resetLinkWait(change.trx, email)) !== null) return;
        const token = await makeLink(change.trx, user.id, RESET_LINK_LIVES);
        await mail(change, user, resetEmail(services.publicUrl(), token));
      });
      return { message: call.translate('If this e-mail address has an account, a link is on its way.') };
    },

    'POST /api/auth/reset-password': async (call) => {
      const expired = new HttpError(
        'link_expired',
        'This link has expired or was already used. Request a new one.',
      );
      const token = bearerOf(call.request);
      const link =
        token &&
        (await db
          .selectFrom('codes')
          .selectAll()
          .where('secret', '=', tokenHash(token))
          .where('purpose', '=', 'reset')
          .executeTakeFirst());
      if (!link || link.usedAt !== null || link.expiresAt < Date.now()) throw expired;
      const user = await userById(db, link.userId);
      if (!user || user.status === 'blocked') throw expired;
      const fault = await passwordFault(call.body.password, user);
      if (fault) throw invalid('password', fault);
      const passwordHash = await hashPassword(call.body.password);
      await call.write(
        async (change) => {
          const used = await change.trx
            .updateTable('codes')
            .set({ usedAt: Date.now() })
            .where('id', '=', link.id)
            .where('usedAt', 'is', null)
            .executeTakeFirst();
          const now = await userById(change.trx, user.id);
          if (used.numUpdatedRows === 0n || now?.status === 'blocked') throw expired;
          // The link was mailed to the address, so whoever opened it has confirmed it.
          await setPassword(change.trx, user.id, passwordHash, { status: 'active', deletesAt: null });
          await devices.keepOnly(change.trx, user.id, call.request);
          await revokeSessions(change, user.id);
          await mail(change, user, passwordChangedEmail(services.publicUrl()));
          await change.record(user.id, null, { password: 'set' }, user.id);
        },
        asActor(user, call.ip),
      );
      return { message: call.translate('Your password was reset. Sign in with your new password.') };
    },
  };
}
