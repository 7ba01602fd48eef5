import type { authEndpoints } from '#contract/account/auth.ts';
import { CODE, RESET_LINK_LIVES, SIGN_UP } from '#contract/core/limits.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { invalid, Refusal } from '../../platform/errors.ts';
import type { Call, CallChange, Handlers } from '../../platform/http/bind.ts';
import { hasDemoAccess } from '../../platform/http/hosts.ts';
import { networkOf } from '../../platform/http/network.ts';
import { bearerOf, fullName, whereabouts } from '../../platform/http/session.ts';
import { composeMail, type Letter } from '../../platform/mail/template.ts';
import { DEMO_PASSWORD, hashPassword, passwordFits } from '../../platform/passwords.ts';
import { takeLimited } from '../../platform/rate-limits.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import type { Actor, Change } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { inviterOf, reward } from '../rewards/store.ts';
import { endSupport } from '../sessions/store.ts';
import { codeLetter, invitationLetter, passwordChangedLetter, resetLetter, takenLetter } from './letters.ts';
import { keptLetter } from '../own-account/letters.ts';
import { unchangedSince } from './current-password.ts';
import { guessCode, makeCode, makeLink } from './codes.ts';
import { knownDevices } from './devices.ts';
import { codeWait, resetLinkWait, unaskedWait } from './mail-limits.ts';
import { passwordFault } from './rules.ts';
import { countSignIn } from './sign-in-limits.ts';
import { keepSignUp, openAccount, signUpPasswords } from './sign-ups.ts';
import {
  insertUser,
  keepFirstLanguage,
  revokeSessions,
  sessionUser,
  setPassword,
  startSession,
  userByEmail,
  userById,
} from './store.ts';
import { t } from '../../texts/index.ts';
import { languageKept } from '#contract/core/languages.ts';

type AuthKey = keyof typeof authEndpoints;

const WRONG_CREDENTIALS = 'Incorrect e-mail address or password.';

/** Mails a letter to a person, in the language they read. */
export const mail = (change: Change, to: Pick<UserRow, 'email' | 'locale'>, letter: Letter) =>
  change.enqueue({ kind: 'mail', payload: composeMail(to.email, languageKept(to.locale), letter) });
const INVITATION_LIVES = 7 * 86_400_000;

/** Mails someone whose account was made for them a link to choose a password. */
export async function invite(
  change: Change,
  user: Pick<UserRow, 'id' | 'email' | 'locale'>,
  publicUrl: string,
): Promise<void> {
  const token = await makeLink(change.trx, user.id, INVITATION_LIVES);
  await mail(change, user, invitationLetter(publicUrl, token));
}

/** Whoever signs in within the 14 days stays. */
export async function keepAccount(
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
  await change.changed('users', [user.id], user.id);
  await mail(change, user, keptLetter(publicUrl()));
}

const asActor = (user: UserRow, ip: string): Actor => ({ id: user.id, name: fullName(user), ip });

export function accountRoutes(services: Services): Handlers<AuthKey> {
  const { config, db, key } = services;
  const devices = knownDevices(key);

  async function signIn(
    call: Call<'POST /api/auth/login'> | Call<'POST /api/auth/verify'>,
    change: CallChange,
    user: UserRow,
    after: object,
  ) {
    const token = await startSession(change.trx, user.id, whereabouts(call.request));
    await devices.keep(change.trx, user.id, call.request);
    await keepFirstLanguage(change.trx, user, call.language);
    await change.record(user.id, null, after, user.id);
    return { token, user: sessionUser(user) };
  }

  /** Mails a code, where the pace of its address allows one. @returns seconds until the next may be asked for, or null when mailed */
  async function sendCode(
    change: Change,
    user: Pick<UserRow, 'id' | 'email' | 'locale'>,
    { gap, signUpId }: { gap: 0 | typeof CODE.resendAfter; signUpId: string | null },
  ): Promise<number | null> {
    const wait = await codeWait(change.trx, user.email, gap);
    if (wait === null)
      await mail(change, user, codeLetter(await makeCode(change.trx, key, user.id, signUpId)));
    return wait;
  }

  /** Whether a password is an account's; of an address that waits for its code, one of those it was signed up with. */
  async function isPassword(user: UserRow | undefined, password: string): Promise<boolean> {
    const stored = user?.status === 'pending' ? await signUpPasswords(db, user.id) : [];
    for (const hash of stored) if (await passwordFits(hash, password)) return true;
    return stored.length === 0 && (await passwordFits(user?.passwordHash ?? null, password));
  }

  return {
    'POST /api/auth/login': async (call) => {
      const { email, password } = call.body;
      const user = await userByEmail(db, email);
      const device = user ? await devices.known(db, user.id, call.request) : null;
      const forgive = await countSignIn(db, { email, ip: call.ip, device });
      const published = password === DEMO_PASSWORD && !hasDemoAccess(config);
      if (!(await isPassword(user, password)) || published || !user) {
        throw new Refusal('invalid_credentials', WRONG_CREDENTIALS);
      }
      await forgive();
      if (user.status === 'blocked')
        throw new Refusal('blocked', 'This account is blocked. Contact an administrator.');
      if (user.status === 'pending') {
        await call.write(
          (change) => sendCode(change, user, { gap: CODE.resendAfter, signUpId: null }),
          asActor(user, call.ip),
        );
        throw new Refusal('email_unverified', 'Verify your e-mail address first. We sent you a code.');
      }
      return call.write(
        async (change) => {
          const now = await unchangedSince(change.trx, user);
          if (!now) throw new Refusal('invalid_credentials', WRONG_CREDENTIALS);
          if (now.status === 'deleting') await keepAccount(services, change, now);
          return signIn(call, change, now, { signedIn: true });
        },
        asActor(user, call.ip),
      );
    },

    'POST /api/auth/register': async (call) => {
      const { email, password, firstName, lastName, userName, sketch, referralCode } = call.body;
      const fault = passwordFault(password, email);
      if (fault) throw invalid('password', fault);
      const wait = await db
        .transaction()
        .execute(
          async (trx) =>
            (await takeLimited(trx, ['sign-up', email, networkOf(call.ip)], SIGN_UP)) ??
            takeLimited(trx, ['sign-ups', networkOf(call.ip)], SIGN_UP.ofNetwork),
        );
      if (wait !== null)
        throw new Refusal(
          'too_many',
          t('Too many attempts. Try again in {wait}.', { wait: { seconds: wait } }),
          { retryAfter: wait },
        );
      // Hashed in either case, so that a taken address is not told by the time it takes.
      const passwordHash = await hashPassword(password);
      const signUp = await call.write(async (change) => {
        const known = await userByEmail(change.trx, email);
        if (known && known.status !== 'pending') {
          if ((await unaskedWait(change.trx, email)) === null)
            await mail(change, known, takenLetter(services.publicUrl()));
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
        const secret = await keepSignUp(change.trx, user.id, {
          passwordHash,
          userName: userName ?? email.split('@')[0] ?? firstName,
          firstName,
          lastName,
          locale,
          sketch: sketch ? JSON.stringify(sketch) : null,
          invitedBy: await inviterOf(change.trx, referralCode),
        });
        const signUpId = tokenHash(secret);
        await sendCode(change, { id: user.id, email: user.email, locale }, { gap: 0, signUpId });
        await change.record(user.id, null, { email, firstName, lastName }, null);
        return secret;
      });
      return {
        message: call.say('We sent you a code. Enter it to verify your e-mail address.'),
        email,
        signUp,
      };
    },

    'POST /api/auth/verify': async (call) => {
      const { email, code, signUp } = call.body;
      const wrong = new Refusal(
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
            return new Refusal('code_expired', 'This code has expired. Request a new one.', {
              fields: { code: ['This code has expired.'] },
            });
          const opened = await openAccount(change.trx, before, signUp);
          await reward(change, opened);
          const session = await signIn(call, change, opened, { status: 'active' });
          return opened.passwordHash === null ? { ...session, passwordNeeded: true as const } : session;
        },
        asActor(user, call.ip),
      );
      // Returned rather than thrown inside, so that the counted try is kept.
      if (outcome instanceof Refusal) throw outcome;
      return outcome;
    },

    'POST /api/auth/verify/resend': async (call) => {
      const { email, signUp } = call.body;
      const signUpId = signUp === undefined ? null : tokenHash(signUp);
      const wait = await call.write(async (change) => {
        const user = await userByEmail(change.trx, email);
        return user?.status === 'pending'
          ? sendCode(change, user, { gap: CODE.resendAfter, signUpId })
          : codeWait(change.trx, email, CODE.resendAfter);
      });
      return wait === null
        ? {
            message: call.say('If this e-mail address needs verification, a new code is on its way.'),
            retryAfter: CODE.resendAfter / 1000,
          }
        : {
            message: call.say(
              t('We just sent a code to this e-mail address. You can request another in {wait}.', {
                wait: { seconds: wait },
              }),
            ),
            retryAfter: wait,
          };
    },

    'POST /api/auth/forgot-password': async (call) => {
      const { email } = call.body;
      await call.write(async (change) => {
        const user = await userByEmail(change.trx, email);
        if (user?.status !== 'active' && user?.status !== 'deleting') return;
        if ((await resetLinkWait(change.trx, email)) !== null) return;
        const token = await makeLink(change.trx, user.id, RESET_LINK_LIVES);
        await mail(change, user, resetLetter(services.publicUrl(), token));
      });
      return { message: call.say('If this e-mail address has an account, a link is on its way.') };
    },

    'POST /api/auth/reset-password': async (call) => {
      const expired = new Refusal(
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
      const fault = passwordFault(call.body.password, user.email);
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
          await mail(change, user, passwordChangedLetter(services.publicUrl()));
          await change.record(user.id, null, { password: 'set' }, user.id);
        },
        asActor(user, call.ip),
      );
      return { message: call.say('Your password was reset. Sign in with your new password.') };
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
      return { message: call.say('You are signed out.') };
    },
  };
}
