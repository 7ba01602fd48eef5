import { DatabaseSync } from '@photostructure/sqlite';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type MigrationLockOptions,
  type QueryResult,
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';

/**
 * SQLite for Kysely over node:sqlite's interface. What differs from Kysely's own dialect: DDL is transactional and migrations take a
 * lock (its adapter has neither, and two processes migrating at once collided), transactions are immediate, prepared statements are kept.
 * @param file the database's path, or ':memory:'
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new LockingAdapter(),
    createDriver: () => new ImmediateDriver(open(file)),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

type Value = string | number | null | Uint8Array;

/** The driver binds what SQLite has; anything else is a fault of ours and is named here rather than deep in the driver. */
function bindable(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array) return value;
  if (typeof value === 'bigint') return Number(value);
  throw new TypeError(`A ${typeof value} cannot be stored in a column`);
}

/** What was acknowledged survives a power cut (`synchronous = FULL`): with NORMAL, WAL loses the newest transactions. */
function open(file: string) {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000;',
    );
  } catch (error) {
    database.close();
    throw error;
  }
  const kept = new Map<string, ReturnType<typeof prepare>>();
  function prepare(text: string) {
    const statement = database.prepare(text);
    const reader = statement.columns().length > 0;
    return {
      reader,
      all: (parameters: readonly unknown[]) => statement.all(...parameters.map(bindable)),
      run: (parameters: readonly unknown[]) => statement.run(...parameters.map(bindable)),
      iterate: (): never => {
        throw new Error('Rows are read bit by bit on a reading thread, not on the main connection');
      },
    };
  }
  return {
    prepare(text: string) {
      const known = kept.get(text);
      if (known) return known;
      const statement = prepare(text);
      // Lists of ids make statements of many lengths; past this the oldest go.
      if (kept.size >= 500) for (const key of [...kept.keys()].slice(0, 100)) kept.delete(key);
      if (!/^\s*(create|drop|alter|pragma)/i.test(text)) kept.set(text, statement);
      return statement;
    },
    isInTransaction: () => database.isTransaction,
    close() {
      kept.clear();
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}

class ImmediateDriver implements Driver {
  readonly #driver: SqliteDriver;
  readonly #database: ReturnType<typeof open>;

  constructor(database: ReturnType<typeof open>) {
    this.#database = database;
    this.#driver = new SqliteDriver({ database });
  }
  init = () => this.#driver.init();
  acquireConnection = () => this.#driver.acquireConnection();
  // Taking the write lock at once keeps a transaction that reads first from failing half-way when another process writes.
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await run(connection, 'begin immediate');
  }
  commitTransaction = (connection: DatabaseConnection) => this.#driver.commitTransaction(connection);
  // A full disk makes SQLite roll back by itself; rolling back again would fail and hide the error that led here.
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction()) await this.#driver.rollbackTransaction(connection);
  }
  releaseConnection = () => this.#driver.releaseConnection();
  destroy = () => this.#driver.destroy();
}

function run(connection: DatabaseConnection, text: string): Promise<QueryResult<unknown>> {
  return connection.executeQuery(CompiledQuery.raw(text));
}

class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    await sql`update ${sql.table(options.lockTable)} set is_locked = is_locked`.execute(db);
  }
}

/** Whether `error` says that a unique index rejected a row; from RETURNING it carries no code. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && /UNIQUE constraint failed/.test(error.message);
}
