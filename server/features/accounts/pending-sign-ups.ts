import { SIGN_UP } from '#contract/core/limits.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { SignUpRow, UserRow } from '../../platform/database/schema.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { voidMailed } from './codes.ts';

/** The fields of a sign-up, besides the e-mail address. */
export type Given = Omit<SignUpRow, 'id' | 'userId' | 'createdAt'>;

const of = (trx: Db | Trx, userId: string) =>
  trx.selectFrom('signUps').selectAll().where('userId', '=', userId).orderBy('createdAt').execute();

/** Keeps what was given until the address is confirmed. @returns the secret that the browser of this sign-up keeps */
export async function keepSignUp(trx: Trx, userId: string, given: Given): Promise<string> {
  const before = await of(trx, userId);
  const tooMany = before.slice(0, Math.max(0, before.length + 1 - SIGN_UP.waiting)).map(({ id }) => id);
  await trx.deleteFrom('signUps').where('id', 'in', tooMany).execute();
  const secret = newToken();
  await trx
    .insertInto('signUps')
    .values({ id: tokenHash(secret), userId, createdAt: Date.now(), ...given })
    .execute();
  return secret;
}

/** The passwords that an unconfirmed address was signed up with. */
export const signUpPasswords = async (db: Db, userId: string): Promise<string[]> =>
  (await of(db, userId)).map(({ passwordHash }) => passwordHash);

/**
 * What opens an account whose address was confirmed: the sign-up whose secret the browser has, or the only one there is. Of several
 * nobody can tell which is the owner's, so the account opens with none, and without a password.
 */
export function settle(signUps: readonly SignUpRow[], secret: string | undefined): SignUpRow | null {
  const own = secret === undefined ? undefined : signUps.find(({ id }) => id === tokenHash(secret));
  return own ?? (signUps.length === 1 ? (signUps[0] ?? null) : null);
}

/** The fields on which all sign-ups of an address agree, and neutral values for the rest. */
function agreed(signUps: readonly SignUpRow[], { email, locale }: UserRow): Omit<Given, 'passwordHash'> {
  const same = <K extends keyof SignUpRow>(field: K, fallback: SignUpRow[K]): SignUpRow[K] => {
    const [first, ...others] = signUps;
    return first && others.every((other) => other[field] === first[field]) ? first[field] : fallback;
  };
  const name = email.split('@')[0] ?? email;
  return {
    userName: same('userName', name),
    firstName: same('firstName', name),
    lastName: same('lastName', ''),
    locale: same('locale', locale),
    sketch: same('sketch', null),
    invitedBy: same('invitedBy', null),
  };
}

/** Makes an account active with `given`, and drops its sign-ups. @returns the account as it is then */
async function open(trx: Trx, user: UserRow, given: Partial<UserRow>): Promise<UserRow> {
  const patch = { ...given, status: 'active', updatedAt: nextUpdatedAt(user) } satisfies Partial<UserRow>;
  await trx.updateTable('users').set(patch).where('id', '=', user.id).execute();
  await trx.deleteFrom('signUps').where('userId', '=', user.id).execute();
  await voidMailed(trx, user.id);
  return { ...user, ...patch };
}

/** Opens an account whose address was confirmed, with what `settle` finds. */
export async function openConfirmed(trx: Trx, user: UserRow, secret?: string): Promise<UserRow> {
  const signUps = await of(trx, user.id);
  const settled = settle(signUps, secret);
  if (settled) return open(trx, user, { ...agreed([settled], user), passwordHash: settled.passwordHash });
  return open(trx, user, signUps.length > 0 ? agreed(signUps, user) : {});
}

/**
 * Opens an account that an administrator makes active. Nobody has proven its address, so it gets no password of whoever signed up; one
 * that nobody signed up for stays as it is.
 */
export async function openSignedUp(trx: Trx, user: UserRow): Promise<UserRow> {
  const signUps = await of(trx, user.id);
  return signUps.length === 0 ? user : open(trx, user, { ...agreed(signUps, user), passwordHash: null });
}
