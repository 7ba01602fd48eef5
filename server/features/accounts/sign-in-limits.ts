import { SIGN_IN } from '#contract/core/limits.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import { HttpError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/http/network.ts';
import { forgiveLimited, takeLimited } from '../../platform/rate-limits.ts';
import { t } from '../../texts/index.ts';

interface Try {
  email: string;
  ip: string;
  /** The browser, where it signed in to this account before. */
  device: string | null;
}
type Limit = readonly [parts: readonly string[], bounds: { most: number; window: number }];

const { window } = SIGN_IN;

/** A browser that signed in before is counted by itself: nobody else's guesses keep it out. */
function limitsOf({ email, ip, device }: Try): Limit[] {
  if (device !== null) return [[['sign-in device', device], { most: SIGN_IN.perAccountAndIp, window }]];
  const network = networkOf(ip);
  return [
    [['sign-in', email, network], { most: SIGN_IN.perAccountAndIp, window }],
    [['sign-in ip', network], { most: SIGN_IN.perIp, window }],
  ];
}

const reject = (wait: number | null) => {
  if (wait !== null)
    throw new HttpError(
      'too_many',
      t('Too many failed attempts for this account. Try again in {wait}.', { wait: { seconds: wait } }),
      { retryAfter: wait },
    );
};

/**
 * Counts a sign-in as failed before its password is checked, so that of guesses that arrive at once none slips past the count. By
 * address, whether or not it has an account, so that counting reveals nothing.
 *
 * @returns takes it back
 * @throws 429, with nothing counted
 */
export async function countSignIn(db: Db, tried: Try): Promise<() => Promise<void>> {
  const counted = await db.transaction().execute(async (trx: Trx) => {
    const keys: (readonly string[])[] = [];
    for (const [parts, bounds] of limitsOf(tried)) {
      reject(await takeLimited(trx, parts, bounds));
      keys.push(parts);
    }
    if (tried.device !== null) return keys;
    const account = ['sign-in account', tried.email];
    // Past its failures an account is slowed down rather than closed: closing it would be in every stranger's power.
    if ((await takeLimited(trx, account, { most: SIGN_IN.perAccount, window })) === null) keys.push(account);
    else reject(await takeLimited(trx, ['sign-in slow', tried.email], { most: 1, window: SIGN_IN.slow }));
    return keys;
  });
  return () =>
    db.transaction().execute(async (trx) => {
      for (const parts of counted) await forgiveLimited(trx, parts);
    });
}
