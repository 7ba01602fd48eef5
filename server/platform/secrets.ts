import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
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
  if (!existsSync(file)) await putOnce(file, randomBytes(32).toString('hex'));
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (key.length !== 32)
    throw new Error('The file secret.key in DATA_DIR is damaged: it must hold 64 hexadecimal digits.');
  return key;
}

/**
 * Writes a file unless it is there. It is written beside and linked when it is whole: processes that start
 * together end up with the same one, none of them reads half of it, and a kill leaves none that is cut off.
 */
async function putOnce(file: string, text: string) {
  const whole = `${file}.${newToken()}`;
  await writeFile(whole, text, { flag: 'wx', mode: 0o600 });
  try {
    await link(whole, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(whole);
  }
}
