import type { Key } from '#contract/index.ts';
import { SIGN_IN } from '#contract/core/limits.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { invalid, notFound, HttpError } from '../../platform/errors.ts';
import type { Call, CallChange } from '../../platform/http/bind.ts';
import { createLimiter } from '../../platform/http/limiter.ts';
import type { Session } from '../../platform/http/session.ts';
import { passwordFits } from '../../platform/passwords.ts';
import { userById } from './store.ts';
import { t } from '../../texts/index.ts';

/**
 * The account as it is now, or null when its password or status is no longer what it was when its password was checked. A password is
 * checked outside the transaction, so whatever it opens has to look again inside.
 */
export async function unchangedSince(
  trx: Trx,
  checked: Pick<UserRow, 'id' | 'passwordHash' | 'status'>,
): Promise<UserRow | null> {
  const now = await userById(trx, checked.id);
  return now?.passwordHash === checked.passwordHash && now.status === checked.status ? now : null;
}

interface Confirmed {
  /** The account when its password was checked. */
  user: UserRow;
  /** As the call's `write`, with the account as it is then. @throws 422 when its password was changed meanwhile, 419 when it was closed */
  write<T>(work: (change: CallChange, user: UserRow) => Promise<T>): Promise<T>;
}

/**
 * Asks for the current password before a sensitive change. Each caller of this function counts its own failures.
 *
 * @returns checks the password of the signed-in user; `field` is its name in the body
 */
export function currentPasswordCheck(db: Db) {
  const failures = createLimiter(SIGN_IN.perAccountAndIp, SIGN_IN.window);

  /** @throws 422 for a wrong password, 429 after too many; never 401, which would end the session */
  return async (
    { session: { userId }, write }: { session: Session; write: Call<Key>['write'] },
    field: string,
    password: string,
  ): Promise<Confirmed> => {
    const wrong = invalid(field, 'This is not your current password.');
    const wait = failures.take(userId);
    if (wait !== null)
      throw new HttpError(
        'too_many',
        t('Too many failed attempts. Try again in {wait}.', { wait: { seconds: wait } }),
        {
          retryAfter: wait,
        },
      );
    const user = await userById(db, userId);
    if (!user) throw notFound('user');
    if (!(await passwordFits(user.passwordHash, password))) throw wrong;
    failures.forgive(userId);
    return {
      user,
      write: (work) =>
        write(async (change) => {
          const now = await unchangedSince(change.trx, user);
          if (now) return work(change, now);
          const closed = (await userById(change.trx, userId))?.status !== user.status;
          throw closed
            ? new HttpError('session_revoked', 'You were signed out of this session. Sign in again.')
            : wrong;
        }),
    };
  };
}
