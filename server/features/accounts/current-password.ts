import { SIGN_IN } from '#contract/core/limits.ts';
import type { Db } from '../../platform/database/index.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { invalid, notFound, Refusal } from '../../platform/errors.ts';
import { createLimiter } from '../../platform/http/limiter.ts';
import { passwordFits } from '../../platform/passwords.ts';
import { userById } from './store.ts';
import { t } from '../../texts/index.ts';

/**
 * The question for the current password that stands before a grave change. Each asker counts its own failures.
 *
 * @returns asks for the account's password; `field` is where the body has it
 */
export function currentPasswordCheck(db: Db) {
  const failures = createLimiter(SIGN_IN.perAccountAndIp, SIGN_IN.window);

  /** @throws 422 for a wrong password, 429 after too many; never 401, which would end the session */
  return async (userId: string, field: string, password: string): Promise<UserRow> => {
    const wait = failures.take(userId);
    if (wait !== null)
      throw new Refusal(
        'too_many',
        t('Too many failed attempts. Try again in {wait}.', { wait: { seconds: wait } }),
        {
          retryAfter: wait,
        },
      );
    const user = await userById(db, userId);
    if (!user) throw notFound('user');
    if (!(await passwordFits(user.passwordHash, password)))
      throw invalid(field, 'This is not your current password.');
    failures.forgive(userId);
    return user;
  };
}
