import { CODE } from '#contract/core/limits.ts';
import type { Db } from '../../platform/database/index.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { hasDemoAccess } from '../../platform/demo-access.ts';
import { DEMO_PASSWORD, passwordFits } from '../../platform/passwords.ts';
import type { Services } from '../../services.ts';
import { cancelDeletion } from '../own-account/deletion.ts';
import { endSupport } from '../sessions/store.ts';
import { asActor, beginSession } from './begin-session.ts';
import { unchangedSince } from './current-password.ts';
import { knownDevices } from './devices.ts';
import { sendCode } from './send-code.ts';
import { countSignIn } from './sign-in-limits.ts';
import { pendingPasswordHashes } from './pending-sign-ups.ts';
import { userByEmail } from './store.ts';

const WRONG_CREDENTIALS = 'Incorrect e-mail address or password.';

/** Whether a password is an account's; of an address that waits for its code, one of those it was signed up with. */
async function isPassword(db: Db, user: UserRow | undefined, password: string): Promise<boolean> {
  const stored = user?.status === 'pending' ? await pendingPasswordHashes(db, user.id) : [];
  for (const hash of stored) if (await passwordFits(hash, password)) return true;
  return stored.length === 0 && (await passwordFits(user?.passwordHash ?? null, password));
}

type SignInKey = 'POST /api/auth/login' | 'POST /api/auth/logout';

export function signInRoutes(services: Services): Handlers<SignInKey> {
  const { config, db, key } = services;
  const devices = knownDevices(key);

  return {
    'POST /api/auth/login': async (call) => {
      const { email, password } = call.body;
      const user = await userByEmail(db, email);
      const device = user ? await devices.known(db, user.id, call.request) : null;
      const forgive = await countSignIn(db, { email, ip: call.ip, device });
      const published = password === DEMO_PASSWORD && !hasDemoAccess(config);
      if (!(await isPassword(db, user, password)) || published || !user) {
        throw new HttpError('invalid_credentials', WRONG_CREDENTIALS);
      }
      await forgive();
      if (user.status === 'blocked')
        throw new HttpError('blocked', 'This account is blocked. Contact an administrator.');
      if (user.status === 'pending') {
        await call.write(
          (change) => sendCode(change, key, user, { gap: CODE.resendAfter, signUpId: null }),
          asActor(user, call.ip),
        );
        throw new HttpError('email_unverified', 'Verify your e-mail address first. We sent you a code.');
      }
      return call.write(
        async (change) => {
          const now = await unchangedSince(change.trx, user);
          if (!now) throw new HttpError('invalid_credentials', WRONG_CREDENTIALS);
          if (now.status === 'deleting') await cancelDeletion(services, change, now);
          return beginSession(devices, call, change, now, { signedIn: true });
        },
        asActor(user, call.ip),
      );
    },

    'POST /api/auth/logout': async (call) => {
      await call.write(async (change) => {
        if (call.session.support) {
          await endSupport(change, call.session.id);
          return;
        }
        // Removed rather than revoked: the person asked for it, so there is nothing to explain to them later.
        await change.trx.deleteFrom('sessions').where('id', '=', call.session.id).execute();
        await change.record(call.session.userId, null, null);
      });
      return { message: call.translate('You are signed out.') };
    },
  };
}
