import type { Trx } from '../../platform/database/index.ts';
import { invalid, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { mail } from '../../platform/mail/send.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Services } from '../../services.ts';
import type { currentPasswordCheck } from '../accounts/current-password.ts';
import { knownDevices } from '../accounts/devices.ts';
import { passwordChangedEmail } from '../accounts/emails.ts';
import { passwordFault } from '../accounts/rules.ts';
import { revokeSessions, setPassword, userById } from '../accounts/store.ts';

type PasswordKey = 'PUT /api/user/password' | 'PUT /api/user/update-password';

export function passwordRoutes(
  services: Services,
  confirmed: ReturnType<typeof currentPasswordCheck>,
): Handlers<PasswordKey> {
  const devices = knownDevices(services.key);

  return {
    'PUT /api/user/password': async ({ session, body, write, translate }) => {
      const fault = await passwordFault(body.password, session);
      if (fault) throw invalid('password', fault);
      const passwordHash = await hashPassword(body.password);
      await write(async (change) => {
        if (!(await opensWithoutPassword(change.trx, session.userId)))
          throw new HttpError(
            'state',
            'This account already has a way to sign in. You can change its password in your profile.',
          );
        await setPassword(change.trx, session.userId, passwordHash);
        await change.record(session.userId, null, { password: 'set' });
      });
      return { message: translate('Your password is saved.') };
    },

    'PUT /api/user/update-password': async (call) => {
      const { session, body, request, translate } = call;
      const { user: checked, write } = await confirmed(call, 'currentPassword', body.currentPassword);
      const fault = await passwordFault(body.newPassword, checked);
      if (fault) throw invalid('newPassword', fault);
      const passwordHash = await hashPassword(body.newPassword);
      await write(async (change, user) => {
        await setPassword(change.trx, user.id, passwordHash);
        await devices.keepOnly(change.trx, user.id, request);
        await revokeSessions(change, user.id, session.id);
        await mail(change, user, passwordChangedEmail(services.publicUrl()));
        await change.record(user.id, null, { password: 'changed' });
      });
      return { message: translate('Your password is changed. Other sessions were signed out.') };
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
