import { CODE, SIGN_UP } from '#contract/core/limits.ts';
import { invalid, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { networkOf } from '../../platform/http/network.ts';
import { mail } from '../../platform/mail/send.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { takeLimited } from '../../platform/rate-limits.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';
import { t } from '../../texts/index.ts';
import { inviterOf, reward } from '../rewards/store.ts';
import { asActor, beginSession } from './begin-session.ts';
import { guessCode } from './codes.ts';
import { knownDevices } from './devices.ts';
import { takenEmail } from './emails.ts';
import { codeWait, unaskedWait } from './mail-limits.ts';
import { passwordFault } from './rules.ts';
import { sendCode } from './send-code.ts';
import { storePendingSignUp, activateConfirmed } from './pending-sign-ups.ts';
import { insertUser, userByEmail, userById } from './store.ts';

type SignUpKey = 'POST /api/auth/register' | 'POST /api/auth/verify' | 'POST /api/auth/verify/resend';

export function signUpRoutes(services: Services): Handlers<SignUpKey> {
  const { db, key } = services;
  const devices = knownDevices(key);

  return {
    'POST /api/auth/register': async (call) => {
      const { email, password, firstName, lastName, userName, sketch, referralCode } = call.body;
      const fault = await passwordFault(password, call.body);
      if (fault) throw invalid('password', fault);
      const wait = await db
        .transaction()
        .execute(
          async (trx) =>
            (await takeLimited(trx, ['sign-up', email, networkOf(call.ip)], SIGN_UP)) ??
            takeLimited(trx, ['sign-ups', networkOf(call.ip)], SIGN_UP.ofNetwork),
        );
      if (wait !== null)
        throw new HttpError(
          'too_many',
          t('Too many attempts. Try again in {wait}.', { wait: { seconds: wait } }),
          { retryAfter: wait },
        );
      // Hashed in either case, so that the time it takes does not reveal whether the address is taken.
      const passwordHash = await hashPassword(password);
      const signUp = await call.write(async (change) => {
        const known = await userByEmail(change.trx, email);
        if (known && known.status !== 'pending') {
          if ((await unaskedWait(change.trx, email)) === null)
            await mail(change, known, takenEmail(services.publicUrl()));
          return newToken();
        }
        const locale = call.language;
        const user =
          known ??
          (await insertUser(change.trx, {
            email,
            role: 'User',
            status: 'pending',
            passwordHash: null,
            firstName,
            lastName,
            locale,
            ...(userName ? { userName } : {}),
          }));
        const secret = await storePendingSignUp(change.trx, user.id, {
          passwordHash,
          userName: userName ?? email.split('@')[0] ?? firstName,
          firstName,
          lastName,
          locale,
          sketch: sketch ? JSON.stringify(sketch) : null,
          invitedBy: await inviterOf(change.trx, referralCode),
        });
        const signUpId = tokenHash(secret);
        await sendCode(change, key, { id: user.id, email: user.email, locale }, { gap: 0, signUpId });
        await change.record(user.id, null, { email, firstName, lastName }, null);
        return secret;
      });
      return {
        message: call.translate('We sent you a code. Enter it to verify your e-mail address.'),
        email,
        signUp,
      };
    },

    'POST /api/auth/verify': async (call) => {
      const { email, code, signUp } = call.body;
      const wrong = new HttpError(
        'code_wrong',
        'Incorrect code. Check the latest e-mail, or request a new code.',
        { fields: { code: ['Incorrect code.'] } },
      );
      const user = await userByEmail(db, email);
      if (!user) throw wrong;
      const outcome = await call.write(
        async (change) => {
          const before = await userById(change.trx, user.id);
          if (before?.status !== 'pending') return wrong;
          const signUpId = signUp === undefined ? null : tokenHash(signUp);
          const guess = await guessCode(change.trx, key, {
            userId: user.id,
            signUpId,
            code,
            network: networkOf(call.ip),
          });
          if (guess === 'wrong') return wrong;
          if (guess === 'expired')
            return new HttpError('code_expired', 'This code has expired. Request a new one.', {
              fields: { code: ['This code has expired.'] },
            });
          const opened = await activateConfirmed(change.trx, before, signUp);
          await reward(change, opened);
          const session = await beginSession(devices, call, change, opened, { status: 'active' });
          return opened.passwordHash === null ? { ...session, passwordNeeded: true as const } : session;
        },
        asActor(user, call.ip),
      );
      // Returned rather than thrown inside, so that the counted try is kept.
      if (outcome instanceof HttpError) throw outcome;
      return outcome;
    },

    'POST /api/auth/verify/resend': async (call) => {
      const { email, signUp } = call.body;
      const signUpId = signUp === undefined ? null : tokenHash(signUp);
      const wait = await call.write(async (change) => {
        const user = await userByEmail(change.trx, email);
        return user?.status === 'pending'
          ? sendCode(change, key, user, { gap: CODE.resendAfter, signUpId })
          : codeWait(change.trx, email, CODE.resendAfter);
      });
      return wait === null
        ? {
            message: call.translate('If this e-mail address needs verification, a new code is on its way.'),
            retryAfter: CODE.resendAfter / 1000,
          }
        : {
            message: call.translate(
              t('We just sent a code to this e-mail address. You can request another in {wait}.', {
                wait: { seconds: wait },
              }),
            ),
            retryAfter: wait,
          };
    },
  };
}
