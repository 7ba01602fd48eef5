import type { FastifyRequest } from 'fastify';
import { DEVICES } from '#contract/core/limits.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import { keyedHash } from '../../platform/secrets.ts';

/**
 * Browsers that signed in to an account: someone who guesses at its password cannot keep them out. A browser proves it is one by a random
 * secret of its own, which it sends in a header when it signs in.
 */
export function knownDevices(key: Buffer) {
  const idOf = (userId: string, request: FastifyRequest): string | null => {
    const secret = /^[\w-]{32,100}$/.exec(String(request.headers.device ?? ''))?.[0];
    return secret === undefined ? null : keyedHash(key, 'device', userId, secret);
  };
  const keep = async (trx: Trx, userId: string, request: FastifyRequest): Promise<void> => {
    const id = idOf(userId, request);
    if (id === null) return;
    const seenAt = Date.now();
    await trx
      .insertInto('devices')
      .values({ id, userId, seenAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt }))
      .execute();
    const older = await trx
      .selectFrom('devices')
      .select('id')
      .where('userId', '=', userId)
      .orderBy('seenAt', 'desc')
      .offset(DEVICES.most)
      .limit(DEVICES.most)
      .execute();
    const ids = older.map((device) => device.id);
    await trx.deleteFrom('devices').where('id', 'in', ids).execute();
  };
  return {
    keep,

    /** @returns the id of the browser that asks, where it signed in to this account before */
    async known(db: Db, userId: string, request: FastifyRequest): Promise<string | null> {
      const id = idOf(userId, request);
      if (id === null) return null;
      const device = await db.selectFrom('devices').select('id').where('id', '=', id).executeTakeFirst();
      return device?.id ?? null;
    },

    /** After a new password only the browser that set it is known. */
    async keepOnly(trx: Trx, userId: string, request: FastifyRequest): Promise<void> {
      await trx.deleteFrom('devices').where('userId', '=', userId).execute();
      await keep(trx, userId, request);
    },
  };
}
