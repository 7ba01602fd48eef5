import type { Db, Trx } from './database/index.ts';
import type { AddressRow } from './database/schema.ts';
import { newToken, tokenHash } from './secrets.ts';

// URLs with a secret token: whoever has one may open it, and the database stores only the token's hash.

type NewAddress = Pick<AddressRow, 'purpose'> &
  Partial<Pick<AddressRow, 'projectId' | 'build' | 'folder'>> & {
    /** Milliseconds. */
    lives: number;
    payload?: object;
    /** The token, where the caller makes it. */
    token?: string;
  };

export async function openAddress(
  db: Db | Trx,
  { purpose, lives, payload, token = newToken(), ...about }: NewAddress,
): Promise<{ token: string; expiresAt: number }> {
  const createdAt = Date.now();
  const expiresAt = createdAt + lives;
  await db
    .insertInto('addresses')
    .values({
      id: tokenHash(token),
      purpose,
      projectId: null,
      build: null,
      folder: null,
      ...about,
      payload: payload === undefined ? null : JSON.stringify(payload),
      createdAt,
      expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** Takes a single-use URL: a second request finds nothing. @returns null for one that was used, has expired or never existed */
export async function takeAddress(
  db: Db | Trx,
  purpose: AddressRow['purpose'],
  token: string,
): Promise<(Pick<AddressRow, 'projectId' | 'build'> & { payload: unknown }) | null> {
  const row = await db
    .deleteFrom('addresses')
    .where('id', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .returning(['projectId', 'build', 'payload', 'expiresAt'])
    .executeTakeFirst();
  if (!row || row.expiresAt < Date.now()) return null;
  return { projectId: row.projectId, build: row.build, payload: JSON.parse(row.payload ?? 'null') };
}
