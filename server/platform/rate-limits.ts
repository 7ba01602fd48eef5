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
 * Fixed-window rate limiter: counts one attempt, or another amount, unless the window has no room for it.
 * @returns seconds until the next is allowed, or null when this one is
 */
export async function takeLimited(
  trx: Trx,
  parts: readonly string[],
  { most, window, amount = 1 }: { most: number; window: number; amount?: number },
): Promise<number | null> {
  const now = Date.now();
  const key = keyOf(parts);
  const row = await find(trx, key);
  const { count, startedAt } = row && row.startedAt + window > now ? row : { count: 0, startedAt: now };
  if (count + amount > most) return secondsUntil(startedAt + window, now);
  await write(trx, { key, count: count + amount, startedAt, lastAt: now, expiresAt: startedAt + window });
  return null;
}

/** Takes back what was counted: the attempt succeeded, or took less. */
export async function forgiveLimited(trx: Trx, parts: readonly string[], amount = 1): Promise<void> {
  await trx
    .updateTable('rateLimits')
    .set((eb) => ({ count: eb('count', '-', amount) }))
    .where('key', '=', keyOf(parts))
    .where('count', '>=', amount)
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
