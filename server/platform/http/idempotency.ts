import type { FastifyRequest } from 'fastify';
import { API_TIMEOUT } from '#contract/core/limits.ts';
import type { Db } from '../database/index.ts';
import { isUniqueViolation } from '../database/sqlite.ts';
import { HttpError } from '../errors.ts';
import { keyedHash } from '../secrets.ts';

const KEPT = 86_400_000;

/** Removes the keys that are too old to come again. */
export async function forgetKeys(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', Date.now() - KEPT)
    .execute();
}

/**
 * Honours `Idempotency-Key`: the first call of a key does the work, a later one with the same body gets the same reply, a
 * declined payment included. Keys are a person's own.
 */
export async function once<T>(
  { db, key: secret }: { db: Db; key: Buffer },
  userId: string,
  endpoint: string,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return work();
  const key = String(header);
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    throw new HttpError('malformed', 'The Idempotency-Key must be 8 to 200 visible characters.');
  // Keyed, since a body may hold a card's number, which a plain hash would not protect.
  const bodyHash = keyedHash(secret, request.url, JSON.stringify(request.body));
  const mine = { userId, key, endpoint };
  // A call that died before it answered does not hold its key for ever.
  await db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('endpoint', '=', endpoint)
    .where('status', 'is', null)
    .where('createdAt', '<', Date.now() - API_TIMEOUT)
    .execute();
  try {
    await db
      .insertInto('idempotencyKeys')
      .values({ ...mine, bodyHash, status: null, reply: null, createdAt: Date.now() })
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const known = await db
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where('userId', '=', userId)
      .where('key', '=', key)
      .where('endpoint', '=', endpoint)
      .executeTakeFirstOrThrow();
    if (known.bodyHash !== bodyHash)
      throw new HttpError('conflict', 'This Idempotency-Key was used for another request.');
    if (known.status === null || known.reply === null)
      throw new HttpError('conflict', 'The same request is still being processed. Try again in a moment.', {
        retryAfter: 1,
      });
    if (known.status === 200) return JSON.parse(known.reply);
    const { said, fields } = JSON.parse(known.reply);
    throw new HttpError('declined', said, fields ? { fields } : {});
  }
  const row = db
    .updateTable('idempotencyKeys')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('endpoint', '=', endpoint);
  try {
    const value = await work();
    await row.set({ status: 200, reply: JSON.stringify(value) }).execute();
    return value;
  } catch (error) {
    if (error instanceof HttpError && error.code === 'declined') {
      await row
        .set({
          status: error.status,
          reply: JSON.stringify({ said: error.text, fields: error.fields }),
        })
        .execute();
    } else {
      // Anything else changed nothing, so the same key may try again.
      await db
        .deleteFrom('idempotencyKeys')
        .where('userId', '=', userId)
        .where('key', '=', key)
        .where('endpoint', '=', endpoint)
        .execute();
    }
    throw error;
  }
}
