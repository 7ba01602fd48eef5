import type { Db, Trx } from './database/index.ts';
import type { RateLimitRow } from './database/schema.ts';
import { tokenHash } from './secrets.ts';

// Rate limiters kept in the database, so that a restart or a second instance forgives nothing. Each counts in its caller's transaction.

const secondsUntil = (time: number, now: number) => Math.max(1, Math.ceil((time - now) / 1000));

/** Stored as a hash: a key may hold the e-mail address of somebody who has no account. */
const keyOf = (parts: readonly string[]) => tokenHash(parts.map((part) => part.toLowerCase()).join('\n'));

const find = (trx: Trx, key: string) =>
  trx.selectFrom('rateLimits').selectAll().where('key', '=', key).executeTakeFirst();

const write = (trx: Trx, row: RateLimitRow) =>
  trx
    .insertInto('rateLimits')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();

/**
 * Fixed-window rate limiter: counts one attempt, unless the window is full.
 * @returns seconds until the next is allowed, or null when this one is
 */
export async function takeLimited(
  trx: Trx,
  parts: readonly string[],
  { most, window }: { most: number; window: number },
): Promise<number | null> {
  const now = Date.now();
  const key = keyOf(parts);
  const row = await find(trx, key);
  const { count, startedAt } = row && row.startedAt + window > now ? row : { count: 0, startedAt: now };
  if (count >= most) return secondsUntil(startedAt + window, now);
  await write(trx, { key, count: count + 1, startedAt, lastAt: now, expiresAt: startedAt + window });
  return null;
}

/** Takes a counted attempt back: it succeeded. */
export async function forgiveLimited(trx: Trx, parts: readonly string[]): Promise<void> {
  await trx
    .updateTable('rateLimits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(parts))
    .where('count', '>', 0)
    .execute();
}

/**
 * Throttle that slows down and never stops: the first `atOnce` attempts are `gap` milliseconds apart, later ones `slow`. It starts over
 * after a whole window without an attempt.
 * @returns seconds until the next is allowed, or null when this one is
 */
export async function takePaced(
  trx: Trx,
  parts: readonly string[],
  { atOnce, window, slow, gap }: { atOnce: number; window: number; slow: number; gap: number },
): Promise<number | null> {
  const now = Date.now();
  const key = keyOf(parts);
  const row = await find(trx, key);
  const { count, startedAt, lastAt } =
    row && row.lastAt + window > now ? row : { count: 0, startedAt: now, lastAt: 0 };
  const next = lastAt + (count < atOnce ? gap : slow);
  if (next > now) return secondsUntil(next, now);
  await write(trx, { key, count: count + 1, startedAt, lastAt: now, expiresAt: now + window });
  return null;
}

/** Deletes expired rows. */
export async function forgetLimits(db: Db): Promise<void> {
  await db.deleteFrom('rateLimits').where('expiresAt', '<', Date.now()).execute();
}
