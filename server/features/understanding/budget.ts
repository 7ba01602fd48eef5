import { MODEL } from '#contract/core/limits.ts';
import type { ModelConfig } from '../../config.ts';
import type { Db } from '../../platform/database/index.ts';
import { forgiveLimited, takeLimited } from '../../platform/rate-limits.ts';

/** A signed-in user by their id, or everyone behind one IP address. */
export type Reader = { userId: string } | { network: string };

/** Tokens of a person and day, for each reading that they have. */
const TOKENS_PER_READING = 12_000;

const { window } = MODEL;

/** How much of the model people may use: readings and tokens by person, tokens of all. */
export function createBudget(db: Db, { perUser, perVisitor, tokens }: ModelConfig) {
  const keyOf = (reader: Reader) =>
    'userId' in reader ? ['user', reader.userId] : ['network', reader.network];
  const most = (reader: Reader) => ('userId' in reader ? perUser : perVisitor);
  const ALL = ['model tokens', 'all'];

  return {
    /** @returns null, or the seconds to wait once the day's readings are used */
    takeReading: (reader: Reader): Promise<number | null> =>
      db
        .transaction()
        .execute((trx) => takeLimited(trx, ['model', ...keyOf(reader)], { most: most(reader), window })),

    /** A reading that the model's server failed is not counted. */
    giveReadingBack: (reader: Reader): Promise<void> =>
      db.transaction().execute((trx) => forgiveLimited(trx, ['model', ...keyOf(reader)])),

    /**
     * Sets aside what an answer takes at most, until it is known.
     * @returns what gives the rest back, or null where the day has no room for it
     */
    async setAside(reader: Reader, amount: number): Promise<((used: number) => Promise<void>) | null> {
      const own = ['model tokens', ...keyOf(reader)];
      const isFull = await db.transaction().execute(async (trx) => {
        const limit = { most: most(reader) * TOKENS_PER_READING, window, amount };
        if ((await takeLimited(trx, own, limit)) !== null) return true;
        if ((await takeLimited(trx, ALL, { most: tokens, window, amount })) === null) return false;
        await forgiveLimited(trx, own, amount);
        return true;
      });
      if (isFull) return null;
      return (used) =>
        db.transaction().execute(async (trx) => {
          // Below zero where it took more.
          const rest = amount - used;
          await forgiveLimited(trx, own, rest);
          await forgiveLimited(trx, ALL, rest);
        });
    },
  };
}
export type Budget = ReturnType<typeof createBudget>;
