import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/index.ts';
import type { Selectable } from 'kysely';
import type { EventRow } from '../database/schema.ts';

type Event = Selectable<EventRow>;

export interface Listener {
  userId: string;
  admin: boolean;
  send(event: Event): void;
}

export interface Hub {
  wake(): void;
  /** @param after the last event the listener has seen; null to start from now. @returns how to leave */
  join(listener: Listener, after: number | null): Promise<() => void>;
  close(): void;
}

const KEPT = 24 * 3_600_000;
const MOST_REPLAYED = 500;

/** Reads event rows once for everybody and hands each to the listeners it is for. */
export function startHub(db: Db, log: FastifyBaseLogger): Hub {
  const listeners = new Set<Listener>();
  let seen: number | null = null;
  let reading: Promise<void> | null = null;
  let again = false;

  const newest = async () =>
    (
      await db
        .selectFrom('events')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst()
    )?.id ?? 0;
  const concerns = (listener: Listener, event: Event) =>
    event.audience === 'all' ||
    event.audience === listener.userId ||
    (listener.admin && event.audience === 'admins');

  async function read(): Promise<void> {
    do {
      again = false;
      seen ??= await newest();
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where('id', '>', seen)
        .orderBy('id')
        .limit(1000)
        .execute();
      for (const row of rows) {
        seen = row.id;
        for (const listener of listeners) if (concerns(listener, row)) listener.send(row);
      }
      if (rows.length === 1000) again = true;
    } while (again);
  }

  function wake(): void {
    if (reading) {
      again = true;
      return;
    }
    reading = read()
      .catch((error: unknown) => log.error(error, 'reading events'))
      .finally(() => {
        reading = null;
        if (again) wake();
      });
  }

  const prune = setInterval(() => {
    db.deleteFrom('events')
      .where('at', '<', Date.now() - KEPT)
      .execute()
      .catch((error: unknown) => log.error(error, 'pruning events'));
  }, 3_600_000);
  prune.unref();

  return {
    wake,
    async join(listener, after) {
      seen ??= await newest();
      // Events may be read while the missed ones are being looked up, so this goes on until nothing lies between.
      for (let upTo = after ?? seen; upTo < seen;) {
        const until = seen;
        const missed = await db
          .selectFrom('events')
          .selectAll()
          .where('id', '>', upTo)
          .where('id', '<=', until)
          .where('audience', 'in', ['all', listener.userId, ...(listener.admin ? ['admins'] : [])])
          .orderBy('id')
          .limit(MOST_REPLAYED)
          .execute();
        missed.forEach((event) => listener.send(event));
        upTo = missed.length === MOST_REPLAYED ? (missed.at(-1)?.id ?? until) : until;
      }
      listeners.add(listener);
      wake();
      return () => listeners.delete(listener);
    },
    close: () => clearInterval(prune),
  };
}
