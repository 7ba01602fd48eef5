import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { HttpError } from '../errors.ts';
import type { ReaderReply, ReaderRequest, Value } from './reader-worker.ts';
import type { Database } from './schema.ts';

/** Reads the database on threads of their own. */
export interface Reader {
  /** The same queries as on the main connection; it cannot write. */
  db: Kysely<Database>;
  /** The one number a query answers, looked up again only after something was written. */
  number(query: { compile(): CompiledQuery }): Promise<number>;
  close(): Promise<void>;
}

type Ask = ReaderRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

/** An export may hold a thread for a while; lists go on on the other. */
const THREADS = 2;
const LONGEST = 20_000;

/** @throws TypeError for what a column cannot hold, which is a fault of ours */
function bindable(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`A ${typeof value} cannot be looked for`);
}

function createThread(entry: string, file: string) {
  let current: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, (reply: ReaderReply) => void>();

  function fail(error: string): void {
    for (const [id, settle] of waiting) settle({ id, ok: false, error });
    waiting.clear();
  }
  function worker(): Worker {
    if (current) return current;
    const started = new Worker(entry, { workerData: file });
    const gone = (error: string) => {
      if (current !== started) return;
      current = null;
      fail(error);
    };
    started.on('message', (reply: ReaderReply) => {
      const settle = waiting.get(reply.id);
      waiting.delete(reply.id);
      settle?.(reply);
    });
    started.on('error', (error) => gone(error.message));
    started.on('exit', () => gone('The reading thread ended'));
    started.unref();
    current = started;
    return started;
  }
  return {
    get busy() {
      return waiting.size;
    },
    /** @throws 503 for what takes longer than anybody waits; the thread is then replaced */
    async ask(request: Ask): Promise<Record<string, Value>[]> {
      const id = (lastId += 1);
      let late: NodeJS.Timeout | undefined;
      const reply = await new Promise<ReaderReply>((resolve) => {
        waiting.set(id, resolve);
        late = setTimeout(() => {
          const hung = current;
          current = null;
          fail('too slow');
          void hung?.terminate();
        }, LONGEST);
        worker().postMessage({ ...request, id });
      }).finally(() => clearTimeout(late));
      if (reply.ok) return reply.rows;
      if (reply.error === 'too slow')
        throw new HttpError('too_slow', 'The search took too long. Add a filter and try again.');
      throw new Error(reply.error);
    },
    async close() {
      const last = current;
      current = null;
      fail('The server is closing');
      await last?.terminate();
    },
  };
}
type Thread = ReturnType<typeof createThread>;

class ThreadConnection implements DatabaseConnection {
  static #cursors = 0;
  readonly #thread: Thread;

  constructor(thread: Thread) {
    this.#thread = thread;
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const rows = await this.#thread.ask({ ask: 'rows', text: sql, parameters: parameters.map(bindable) });
    return { rows: rows as R[] };
  }
  async *streamQuery<R>(
    { sql, parameters }: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    const cursor = (ThreadConnection.#cursors += 1);
    await this.#thread.ask({ ask: 'open', cursor, text: sql, parameters: parameters.map(bindable) });
    try {
      for (;;) {
        const rows = await this.#thread.ask({ ask: 'next', cursor, most: chunkSize });
        if (rows.length > 0) yield { rows: rows as R[] };
        if (rows.length < chunkSize) return;
      }
    } finally {
      await this.#thread.ask({ ask: 'close', cursor });
    }
  }
}

/**
 * @param file the database's path, already migrated
 * @param entry the built worker entry
 */
export function openReader(file: string, entry: string): Reader {
  const threads = Array.from({ length: THREADS }, () => createThread(entry, file));
  const [first] = threads;
  if (!first) throw new Error('A reader needs a thread');
  const idlest = () => threads.reduce((best, one) => (one.busy < best.busy ? one : best), first);
  const readOnly = () => Promise.reject(new Error('The reader cannot write'));
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(new ThreadConnection(idlest())),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: readOnly,
    commitTransaction: readOnly,
    rollbackTransaction: readOnly,
    destroy: () => Promise.resolve(),
  };
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (any: Kysely<unknown>) => new SqliteIntrospector(any),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return {
    db,
    async number(query) {
      const { sql, parameters } = query.compile();
      const [row] = await idlest().ask({ ask: 'number', text: sql, parameters: parameters.map(bindable) });
      return Number(row?.number ?? 0);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
