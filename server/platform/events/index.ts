import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/index.ts';
import { type Selectable, sql } from 'kysely';
import { STREAMS } from '#contract/core/limits.ts';
import type { EventRow } from '../database/schema.ts';

type Event = Selectable<EventRow>;

export interface Listener {
  sessionId: string;
  userId: string;
  /** The administrator who is signed in as the user. */
  supporterId: string | null;
  admin: boolean;
  send(event: Event): void;
  /** Closes the listener's connection. */
  end(): void;
}

export interface Hub {
  wake(): void;
  /**
   * A session and a user have so many listeners at most, and the oldest gives way: a connection whose network is gone looks alive for
   * minutes, and turning the newest away would lock out the person who comes back.
   * @param after the last event the listener has seen; null to start from now. @returns how to leave
   */
  join(listener: Listener, after: number | null): Promise<() => void>;
  close(): void;
}

const KEPT = 24 * 3_600_000;
const MOST_REPLAYED = 500;
/** What triggers write for the servers themselves; see the migration on session ends. */
const FOR_SERVERS = 'server';
/** How soon another process's writes are seen. */
const LOOK_EVERY = 1000;

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

  function end(listener: Listener): void {
    listeners.delete(listener);
    listener.end();
  }

  function endConcerned({ name, data: id }: Event): void {
    for (const listener of listeners) {
      const { sessionId, userId, supporterId } = listener;
      if (name === 'session-ended' ? sessionId === id : userId === id || supporterId === id) end(listener);
    }
  }

  function boundedBy(most: number, isAlike: (listener: Listener) => boolean): void {
    const alike = [...listeners].filter(isAlike);
    alike.slice(0, Math.max(0, alike.length - most)).forEach(end);
  }

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
        if (row.audience === FOR_SERVERS) endConcerned(row);
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

  let version: number | undefined;
  const look = setInterval(() => {
    if (listeners.size === 0) return;
    // Changes only by what other connections write; what this process writes wakes the hub itself.
    sql<{ data_version: number }>`pragma data_version`
      .execute(db)
      .then(({ rows }) => {
        const now = rows[0]?.data_version;
        if (now !== version) wake();
        version = now;
      })
      .catch((error: unknown) => log.error(error, 'looking for events of other processes'));
  }, LOOK_EVERY);
  look.unref();

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
      boundedBy(STREAMS.perSession, ({ sessionId }) => sessionId === listener.sessionId);
      boundedBy(STREAMS.perUser, ({ userId }) => userId === listener.userId);
      wake();
      return () => listeners.delete(listener);
    },
    close() {
      clearInterval(prune);
      clearInterval(look);
    },
  };
}
