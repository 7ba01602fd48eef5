import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A random 32-byte token for a header or an address. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: reading the database gives nobody a session. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Keyed hash of a short code, which a plain hash would not protect. */
export const keyedHash = (key: Buffer, ...parts: string[]) =>
  createHmac('sha256', key).update(parts.join('\n')).digest('hex');

/**
 * The server's one key: `SECRET_KEY` when set, else made once and kept beside the database.
 * @param secretKey 64 hexadecimal digits, or null
 */
export async function loadKey(dataDir: string, secretKey: string | null): Promise<Buffer> {
  if (secretKey !== null) return Buffer.from(secretKey, 'hex');
  const file = path.join(dataDir, 'secret.key');
  try {
    // `wx` refuses to overwrite, so two processes that start together end up with the same key.
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (key.length !== 32)
    throw new Error('The file secret.key in DATA_DIR is damaged: it must hold 64 hexadecimal digits.');
  return key;
}
