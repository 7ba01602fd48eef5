import { randomInt } from 'node:crypto';
import { CODE } from '#contract/core/limits.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Trx } from '../../platform/database/index.ts';
import type { CodeRow } from '../../platform/database/schema.ts';
import { takeLimited } from '../../platform/rate-limits.ts';
import { keyedHash, newToken, tokenHash } from '../../platform/secrets.ts';

// What is mailed to prove an address: codes to type, and the tokens of links.

const insert = (
  trx: Trx,
  lives: number,
  row: Pick<CodeRow, 'userId' | 'purpose' | 'secret' | 'signUpId'>,
) => {
  const createdAt = Date.now();
  return trx
    .insertInto('codes')
    .values({
      ...row,
      id: newId(),
      tries: 0,
      otherTries: 0,
      createdAt,
      expiresAt: createdAt + lives,
      usedAt: null,
    })
    .execute();
};

/** Makes a code of six digits. Those before it stay good: a stranger can ask for one too. */
export async function makeCode(
  trx: Trx,
  key: Buffer,
  userId: string,
  signUpId: string | null,
): Promise<string> {
  const code = String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0');
  await insert(trx, CODE.lives, {
    userId,
    purpose: 'verify',
    secret: keyedHash(key, userId, code),
    signUpId,
  });
  return code;
}

/** Makes a link's token; the links before it are void. @param lives milliseconds */
export async function makeLink(trx: Trx, userId: string, lives: number): Promise<string> {
  await voidCodes(trx, userId, 'reset');
  const token = newToken();
  await insert(trx, lives, { userId, purpose: 'reset', secret: tokenHash(token), signUpId: null });
  return token;
}

const voidCodes = (trx: Trx, userId: string, purpose?: CodeRow['purpose']) => {
  const query = trx
    .updateTable('codes')
    .set({ usedAt: Date.now() })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null);
  return (purpose ? query.where('purpose', '=', purpose) : query).execute();
};

export const voidAddressChange = (trx: Trx, userId: string) =>
  trx
    .deleteFrom('addresses')
    .where('purpose', '=', 'email')
    .where('payload', 'like', `%${userId}%`)
    .execute();

/** Voids every code, link and pending change of address of an account: none of them may outlive a new password or a new address. */
export async function revokeMailed(trx: Trx, userId: string): Promise<void> {
  await voidCodes(trx, userId);
  await voidAddressChange(trx, userId);
}

/**
 * Compares what was typed with the codes of an address. The browser of a sign-up has tries of its own at the code mailed for it, so that
 * a stranger's guesses do not use them up; all others are counted by network, and together.
 */
export async function guessCode(
  trx: Trx,
  key: Buffer,
  {
    userId,
    signUpId,
    code,
    network,
  }: { userId: string; signUpId: string | null; code: string; network: string },
): Promise<'right' | 'wrong' | 'expired'> {
  const codes = await trx
    .selectFrom('codes')
    .selectAll()
    .where('userId', '=', userId)
    .where('purpose', '=', 'verify')
    .where('usedAt', 'is', null)
    .execute();
  const counter = (row: CodeRow) => (signUpId !== null && row.signUpId === signUpId ? 'tries' : 'otherTries');
  const most = { tries: CODE.tries, otherTries: CODE.otherTries };
  const good: CodeRow[] = [];
  for (const row of codes) {
    if (row.expiresAt < Date.now() || row[counter(row)] >= most[counter(row)]) continue;
    // One network can't use up the guesses that everyone else has at a code.
    const limit = { most: CODE.tries, window: CODE.lives };
    const own = counter(row) === 'tries';
    if (own || (await takeLimited(trx, ['code', row.id, network], limit)) === null) good.push(row);
  }
  if (good.length === 0) return codes.length === 0 ? 'wrong' : 'expired';
  const secret = keyedHash(key, userId, code);
  if (good.some((row) => row.secret === secret)) return 'right';
  for (const row of good)
    await trx
      .updateTable('codes')
      .set({ [counter(row)]: row[counter(row)] + 1 })
      .where('id', '=', row.id)
      .execute();
  return 'wrong';
}
