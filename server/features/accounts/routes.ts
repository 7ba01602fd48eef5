import type { authEndpoints } from '#contract/auth.ts';
import { CODE, RESET_LINK_LIVES, SIGN_IN } from '#contract/limits.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { invalid, Refusal } from '../../platform/errors.ts';
import type { Call, CallChange, Handlers } from '../../platform/http/bind.ts';
import { hasDemoAccess } from '../../platform/http/hosts.ts';
import { createLimiter } from '../../platform/http/limiter.ts';
import { bearerOf, fullName, whereabouts } from '../../platform/http/session.ts';
import { composeMail, type Letter } from '../../platform/mail/template.ts';
import { DEMO_PASSWORD, hashPassword, passwordFits } from '../../platform/passwords.ts';
import { keyedHash, tokenHash } from '../../platform/secrets.ts';
import type { Actor, Change } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { inviterOf, reward } from '../rewards/store.ts';
import { endSupport } from '../sessions/store.ts';
import { codeLetter, invitationLetter, passwordChangedLetter, resetLetter, takenLetter } from './letters.ts';
import { keptLetter } from '../own-account/letters.ts';
import { passwordFault } from './rules.ts';
import {
  insertUser,
  keepFirstLanguage,
  liveCode,
  makeCode,
  makeLink,
  newestCodeAt,
  revokeSessions,
  sessionUser,
  startSession,
  userByEmail,
  userById,
  voidCodes,
} from './store.ts';
import { t } from '../../texts/index.ts';
import { languageKept } from '#contract/languages.ts';

type AuthKey = keyof typeof authEndpoints;

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
  // Failures are counted by account, known or not, so that guessing tells nothing and cannot go on.
  const failures = createLimiter(SIGN_IN.failuresPerAccount, SIGN_IN.window);

  async function signIn(
    call: Call<'POST /api/auth/login'> | Call<'POST /api/auth/verify'>,
    change: CallChange,
    user: UserRow,
    more?: Partial<UserRow>,
  ) {
    const token = await startSession(change.trx, user.id, whereabouts(call.request));
    await keepFirstLanguage(change.trx, user, call.language);
    await change.record(user.id, null, more ?? { signedIn: true }, user.id);
    return { token, user: sessionUser({ ...user, ...more }) };
  }

  /** A new code, unless one was mailed within the last minute. @returns seconds until the next may be asked */
  async function sendCode(change: Change, user: UserRow): Promise<number> {
    const since = Date.now() - (await newestCodeAt(change.trx, user.id));
    if (since < CODE.resendAfter) return Math.ceil((CODE.resendAfter - since) / 1000);
    const code = await makeCode(change.trx, key, user.id);
    if (code !== null) await mail(change, user, codeLetter(code));
    return CODE.resendAfter / 1000;
  }

  return {
    'POST /api/auth/login': async (call) => {
      const { email, password } = call.body;
      // Counted before the password is checked: of guesses that arrive at once, none may slip past the count.
      const wait = failures.take(email.toLowerCase());
      if (wait !== null)
        throw new Refusal(
          'too_many',
          t('Too many failed tries for this account. Try again in {wait}.', { wait: { seconds: wait } }),
          { retryAfter: wait },
        );
      const user = await userByEmail(db, email);
      const published = password === DEMO_PASSWORD && !hasDemoAccess(config);
      if (!(await passwordFits(user?.passwordHash ?? null, password)) || published || !user) {
        throw new Refusal('invalid_credentials', 'The e-mail address or the password is wrong.');
      }
      failures.forgive(email.toLowerCase());
      if (user.status === 'blocked')
        throw new Refusal('blocked', 'This account is blocked. Ask an administrator.');
      if (user.status === 'pending') {
        await call.write((change) => sendCode(change, user), asActor(user, call.ip));
        throw new Refusal('email_unverified', 'Confirm your e-mail address first: we have sent you a code.');
      }
      return call.write(
        async (change) => {
          if (user.status === 'deleting') await keepAccount(services, change, user);
          return signIn(call, change, user);
        },
        asActor(user, call.ip),
      );
    },

    'POST /api/auth/register': async (call) => {
      const { email, password, firstName, lastName, userName, sketch, referralCode } = call.body;
      const fault = passwordFault(password, email);
      if (fault) throw invalid('password', fault);
      // Hashed in either case, so that a taken address is not told by the time it takes.
      const passwordHash = await hashPassword(password);
      await call.write(async (change) => {
        const known = await userByEmail(change.trx, email);
        if (known && known.status !== 'pending') {
          await mail(change, known, takenLetter(services.publicUrl()));
          return;
        }
        const given = {
          firstName,
          lastName,
          passwordHash,
          locale: call.language,
          ...(userName ? { userName } : {}),
          sketch: sketch ? JSON.stringify(sketch) : null,
          invitedBy: await inviterOf(change.trx, referralCode),
        };
        let user: UserRow;
        if (known) {
          // Nobody has confirmed this address yet: the newest sign-up counts, and older codes are void.
          await voidCodes(change.trx, known.id, 'verify');
          await change.trx
            .updateTable('users')
            .set({ ...given, updatedAt: Date.now() })
            .where('id', '=', known.id)
            .execute();
          user = { ...known, ...given };
        } else {
          user = await insertUser(change.trx, { email, role: 'User', status: 'pending', ...given });
        }
        const code = await makeCode(change.trx, key, user.id);
        if (code !== null) await mail(change, { email, locale: call.language }, codeLetter(code));
        await change.record(user.id, null, { email, firstName, lastName }, null);
      });
      return { message: call.say('We have sent you a code. Type it to confirm your address.'), email };
    },

    'POST /api/auth/verify': async (call) => {
      const wrong = new Refusal(
        'code_wrong',
        'This code is not right. Check the newest mail, or ask for a new code.',
        { fields: { code: ['is not right'] } },
      );
      const user = await userByEmail(db, call.body.email);
      if (!user || user.status !== 'pending') throw wrong;
      const outcome = await call.write(
        async (change) => {
          const code = await liveCode(change.trx, user.id);
          if (!code) return wrong;
          if (code.expiresAt < Date.now() || code.tries >= CODE.tries) {
            return new Refusal('code_expired', 'This code is no longer good. Ask for a new one.', {
              fields: { code: ['is no longer good'] },
            });
          }
          if (code.secret !== keyedHash(key, user.id, call.body.code)) {
            await change.trx
              .updateTable('codes')
              .set({ tries: code.tries + 1 })
              .where('id', '=', code.id)
              .execute();
            return wrong;
          }
          await voidCodes(change.trx, user.id, 'verify');
          await change.trx
            .updateTable('users')
            .set({ status: 'active', updatedAt: Date.now() })
            .where('id', '=', user.id)
            .execute();
          await reward(change, user);
          return signIn(call, change, user, { status: 'active' });
        },
        asActor(user, call.ip),
      );
      // Returned rather than thrown inside, so that the counted try is kept.
      if (outcome instanceof Refusal) throw outcome;
      return outcome;
    },

    'POST /api/auth/verify/resend': async (call) => {
      const user = await userByEmail(db, call.body.email);
      const retryAfter =
        user?.status === 'pending'
          ? await call.write((change) => sendCode(change, user))
          : CODE.resendAfter / 1000;
      return { message: call.say('If this address waits for a code, a new one is on its way.'), retryAfter };
    },

    'POST /api/auth/forgot-password': async (call) => {
      const user = await userByEmail(db, call.body.email);
      if (user?.status === 'active' || user?.status === 'deleting') {
        await call.write(async (change) => {
          const token = await makeLink(change.trx, user.id, RESET_LINK_LIVES);
          await mail(change, user, resetLetter(services.publicUrl(), token));
        });
      }
      return { message: call.say('If this address has an account, a link is on its way.') };
    },

    'POST /api/auth/reset-password': async (call) => {
      const expired = new Refusal('link_expired', 'This link was used or is too old. Ask for a new one.');
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
          if (used.numUpdatedRows === 0n) throw expired;
          // The link was mailed to the address, so whoever opened it has confirmed it.
          await change.trx
            .updateTable('users')
            .set({ passwordHash, status: 'active', deletesAt: null, updatedAt: Date.now() })
            .where('id', '=', user.id)
            .execute();
          await revokeSessions(change, user.id);
          await mail(change, user, passwordChangedLetter(services.publicUrl()));
          await change.record(user.id, null, { password: 'set' }, user.id);
        },
        asActor(user, call.ip),
      );
      return { message: call.say('Your new password is set. Sign in with it.') };
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
