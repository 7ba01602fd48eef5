import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { JobKind } from '#contract/resources/jobs/index.ts';
import type { Db } from '../database/index.ts';
import type { JobRow } from '../database/schema.ts';

export interface RunningJob {
  id: string;
  payload: unknown;
  attempt: number;
  /** Aborted when the server closes or another worker has taken the job over. */
  signal: AbortSignal;
}

/**
 * What a handler may answer: done, to be tried again later without this counting as an attempt, or that something outside ended its
 * work.
 */
export type JobOutcome = void | { later: number } | 'interrupted';

export interface JobHandler {
  run(job: RunningJob): Promise<JobOutcome>;
  /** Called once when the last attempt has failed. */
  died?(payload: unknown, reason: string): Promise<void>;
}
/** Handlers by kind; each is made when its first job comes. */
export type JobHandlers = Record<string, () => Promise<JobHandler>>;

export interface Worker {
  wake(): void;
  /** Stops claiming, aborts what runs, and waits for it. */
  close(): Promise<void>;
}

const LEASE = 8_000;
const HEARTBEAT = 2_000;
const BACKOFF = [1_000, 5_000, 30_000, 120_000, 600_000];
/** A server that is restarted goes on at once; one that falls again and again over the same job gets time between. */
const AFTER_INTERRUPTION = [0, 0, 5_000, 30_000, 120_000, 600_000];
/** A job during which the server ends so often is taken for the cause. */
export const MOST_INTERRUPTIONS = 10;

/** How many jobs run together: all of them, and those of the kinds that take long. */
export interface AtOnce {
  all: number;
  kinds: Readonly<Partial<Record<JobKind, number>>>;
}

/**
 * Claims and runs jobs until closed. A job is leased; a worker that dies leaves a lease that runs out, and the next claim carries a
 * higher attempt, which fences off whatever the old worker still writes.
 */
export function startWorker(db: Db, log: FastifyBaseLogger, handlers: JobHandlers, atOnce: AtOnce): Worker {
  const running = new Map<string, { kind: string; abort: AbortController; done: Promise<void> }>();
  const made = new Map<string, Promise<JobHandler>>();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let pumping: Promise<void> | null = null;
  let again = false;

  const handlerOf = (kind: string): Promise<JobHandler> => {
    const known = made.get(kind);
    if (known) return known;
    const make = handlers[kind];
    const handler = make ? make() : Promise.reject(new Error(`No handler for jobs of kind ${kind}`));
    made.set(kind, handler);
    return handler;
  };

  /** The kinds of which as many run as may. */
  const fullKinds = () =>
    Object.entries(atOnce.kinds)
      .filter(([kind, most]) => [...running.values()].filter((one) => one.kind === kind).length >= most)
      .map(([kind]) => kind);

  /** Takes back the jobs of workers that died: their leases have run out. */
  async function takeBack(): Promise<void> {
    const lost = await db
      .selectFrom('jobs')
      .selectAll()
      .where('state', '=', 'running')
      .where('leaseUntil', '<', Date.now())
      .execute();
    for (const job of lost) await handBack(job, mine(job).where('leaseUntil', '<', Date.now()));
  }

  /** Queues a job whose work was cut short. */
  const handBack = (job: JobRow, row: ReturnType<typeof mine>) =>
    row
      .set({
        state: 'queued',
        leaseUntil: null,
        interruptions: job.interruptions + 1,
        runAt: Date.now() + (AFTER_INTERRUPTION[job.interruptions] ?? 600_000),
      })
      .execute();

  const claim = (): Promise<JobRow | undefined> =>
    db
      .updateTable('jobs')
      .set((eb) => ({ state: 'running', leaseUntil: Date.now() + LEASE, attempt: eb('attempt', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('jobs')
          .select('id')
          .where('state', '=', 'queued')
          .where('runAt', '<=', Date.now())
          .where('kind', 'not in', fullKinds())
          .orderBy('runAt')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();

  const mine = (job: JobRow) =>
    db
      .updateTable('jobs')
      .where('id', '=', job.id)
      .where('attempt', '=', job.attempt)
      .where('state', '=', 'running');

  async function work(job: JobRow, abort: AbortController): Promise<void> {
    const beat = setInterval(() => {
      mine(job)
        .set({ leaseUntil: Date.now() + LEASE })
        .executeTakeFirst()
        .then((result) => {
          if (result.numUpdatedRows === 0n) abort.abort(new Error('Another worker has taken this job over'));
        })
        .catch((error: unknown) => log.error(error, 'job heartbeat'));
    }, HEARTBEAT);
    try {
      const handler = await handlerOf(job.kind);
      try {
        // A job under which the server ended every time is given up before it takes down another.
        if (job.interruptions >= MOST_INTERRUPTIONS)
          throw new Error('Stopped after too many unsuccessful attempts.');
        const outcome = await handler.run({
          id: job.id,
          payload: JSON.parse(job.payload),
          attempt: job.attempt,
          signal: abort.signal,
        });
        if (outcome === 'interrupted') await handBack(job, mine(job));
        else if (outcome) {
          await mine(job)
            .set({
              state: 'queued',
              runAt: Date.now() + outcome.later,
              leaseUntil: null,
              attempt: job.attempt - 1,
            })
            .execute();
        } else {
          // The payload of a finished job may hold a mailed code; nothing needs it any more.
          await mine(job)
            .set({ state: 'done', payload: '{}', leaseUntil: null, error: null, finishedAt: Date.now() })
            .execute();
        }
      } catch (error) {
        if (closed) {
          // Interrupted by our own end: hand it back at once rather than let the lease run out.
          await mine(job)
            .set({ state: 'queued', leaseUntil: null, attempt: job.attempt - 1 })
            .execute();
          return;
        }
        const reason = error instanceof Error ? error.message : String(error);
        const failures = job.attempt - job.interruptions;
        const dead = failures >= job.attempts || job.interruptions >= MOST_INTERRUPTIONS;
        log.error(
          { err: error, job: job.id, kind: job.kind, attempt: job.attempt },
          dead ? 'job died' : 'job failed, will retry',
        );
        await mine(job)
          .set({
            state: dead ? 'dead' : 'queued',
            leaseUntil: null,
            error: reason,
            runAt: Date.now() + (BACKOFF[failures - 1] ?? 600_000),
            finishedAt: dead ? Date.now() : null,
          })
          .execute();
        if (dead) await handler.died?.(JSON.parse(job.payload), reason);
      }
    } catch (error) {
      log.error({ err: error, job: job.id, kind: job.kind }, 'job bookkeeping failed');
    } finally {
      clearInterval(beat);
    }
  }

  async function pump(): Promise<void> {
    do {
      again = false;
      await takeBack();
      while (!closed && running.size < atOnce.all) {
        const job = await claim();
        if (!job) break;
        const abort = new AbortController();
        const done = work(job, abort).finally(() => {
          running.delete(job.id);
          wake();
        });
        running.set(job.id, { kind: job.kind, abort, done });
      }
    } while (again && !closed);
    if (!closed) {
      const next = await db
        .selectFrom('jobs')
        .select(
          sql<number | null>`min(case when "state" = 'running' then "leaseUntil" else "runAt" end)`.as('at'),
        )
        .where((or) =>
          or.or([
            or('state', '=', 'running'),
            or.and([or('state', '=', 'queued'), or('kind', 'not in', fullKinds())]),
          ]),
        )
        .executeTakeFirst();
      const wait = next?.at ? Math.min(Math.max(next.at - Date.now(), 50), 5_000) : 5_000;
      clearTimeout(timer);
      timer = setTimeout(wake, running.size >= atOnce.all ? 5_000 : wait);
      timer.unref();
    }
  }

  function wake(): void {
    if (closed) return;
    if (pumping) {
      again = true;
      return;
    }
    pumping = pump()
      .catch((error: unknown) => {
        log.error(error, 'claiming jobs');
        timer = setTimeout(wake, 1_000);
      })
      .finally(() => {
        pumping = null;
        if (again) wake();
      });
  }

  wake();
  return {
    wake,
    async close() {
      closed = true;
      clearTimeout(timer);
      await pumping;
      for (const job of running.values()) job.abort.abort(new Error('The server is closing'));
      await Promise.all([...running.values()].map((job) => job.done));
    },
  };
}

/** Done work is kept for a month to look at; work that was given up stays until somebody runs it again. */
const DONE_KEPT = 30 * 86_400_000;

export async function forgetJobs(db: Db): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('state', '=', 'done')
    .where('finishedAt', '<', Date.now() - DONE_KEPT)
    .execute();
}
