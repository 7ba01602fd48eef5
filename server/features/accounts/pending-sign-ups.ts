import { SIGN_UP } from '#contract/core/limits.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { SignUpRow, UserRow } from '../../platform/database/schema.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { revokeMailed } from './codes.ts';

/** What a user entered when signing up, besides the e-mail address. */
export type SignUpData = Omit<SignUpRow, 'id' | 'userId' | 'createdAt'>;

const pendingSignUps = (trx: Db | Trx, userId: string) =>
  trx.selectFrom('signUps').selectAll().where('userId', '=', userId).orderBy('createdAt').execute();

/** Stores a sign-up until its address is confirmed. @returns the secret for its browser to store */
export async function storePendingSignUp(trx: Trx, userId: string, data: SignUpData): Promise<string> {
  const existing = await pendingSignUps(trx, userId);
  const idsToEvict = existing
    .slice(0, Math.max(0, existing.length + 1 - SIGN_UP.maxPending))
    .map(({ id }) => id);
  await trx.deleteFrom('signUps').where('id', 'in', idsToEvict).execute();
  const secret = newToken();
  await trx
    .insertInto('signUps')
    .values({ id: tokenHash(secret), userId, createdAt: Date.now(), ...data })
    .execute();
  return secret;
}

/** The password hashes of a user's pending sign-ups. */
export const pendingPasswordHashes = async (db: Db, userId: string): Promise<string[]> =>
  (await pendingSignUps(db, userId)).map(({ passwordHash }) => passwordHash);

/**
 * The sign-up of the person who confirmed the address: the one whose secret their browser has, or the only one. Of several without a
 * secret nobody can tell which is the owner's.
 */
export function pickSignUp(signUps: readonly SignUpRow[], secret: string | undefined): SignUpRow | null {
  const own = secret === undefined ? undefined : signUps.find(({ id }) => id === tokenHash(secret));
  return own ?? (signUps.length === 1 ? (signUps[0] ?? null) : null);
}

/** The fields on which all sign-ups of an address agree, and neutral values for the rest. */
function agreed(signUps: readonly SignUpRow[], { email, locale }: UserRow): Omit<SignUpData, 'passwordHash'> {
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

/** Activates a user with `fields`, and deletes the pending sign-ups. @returns the changed user */
async function activate(trx: Trx, user: UserRow, fields: Partial<UserRow>): Promise<UserRow> {
  const patch = { ...fields, status: 'active', updatedAt: nextUpdatedAt(user) } satisfies Partial<UserRow>;
  await trx.updateTable('users').set(patch).where('id', '=', user.id).execute();
  await trx.deleteFrom('signUps').where('userId', '=', user.id).execute();
  await revokeMailed(trx, user.id);
  return { ...user, ...patch };
}

/**
 * Activates a user whose address is confirmed, with the data of their own sign-up. Where that can't be told, the user gets what all
 * sign-ups agree on and no password: a pending user has none.
 */
export async function activateConfirmed(trx: Trx, user: UserRow, secret?: string): Promise<UserRow> {
  const signUps = await pendingSignUps(trx, user.id);
  const own = pickSignUp(signUps, secret);
  if (own) return activate(trx, user, { ...agreed([own], user), passwordHash: own.passwordHash });
  return activate(trx, user, signUps.length > 0 ? agreed(signUps, user) : {});
}

/**
 * Completes a user whom an administrator makes active. Nobody has proven the address, so no sign-up's password is taken over. A user
 * without pending sign-ups is returned unchanged; the caller sets the status.
 */
export async function activateByAdmin(trx: Trx, user: UserRow): Promise<UserRow> {
  const signUps = await pendingSignUps(trx, user.id);
  return signUps.length === 0 ? user : activate(trx, user, { ...agreed(signUps, user), passwordHash: null });
}
