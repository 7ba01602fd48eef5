import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Connection, connect } from './sqlite.ts';
import { addFunctions } from './functions.ts';

/** A step of the database's shape. Once it has run somewhere it is never changed; the next one is added instead. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

export interface Database {
  /** For reads outside a transaction: sees only what is committed. */
  readonly reader: Connection;
  /** For writes that belong to the transaction under way; only for what is called inside one. */
  readonly writer: Connection;
  /** Runs `work` as one transaction, after those that were asked for before it. Don't wait for the network in it. */
  transaction<T>(work: (connection: Connection) => T | Promise<T>): Promise<T>;
  readonly folder: string;
  /** Waits for the transactions under way. */
  close(): Promise<void>;
}

interface Options {
  /** Whether what was acknowledged survives a power cut: with `synchronous = NORMAL` the newest transactions may be lost. */
  durable?: boolean;
}

function open(file: string, readOnly: boolean, durable: boolean): Connection {
  const connection = connect(file, { readOnly });
  try {
    connection.exec('PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY');
    addFunctions(connection);
    if (!readOnly)
      connection.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'}`);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

export function openDatabase(
  folder: string,
  migrations: readonly Migration[],
  { durable = true }: Options = {},
): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'app.sqlite');
  const writer = open(file, false, durable);
  try {
    chmodSync(file, 0o600);
    migrate(writer, migrations);
    const reader = open(file, true, durable);
    const transaction = transactionQueue(writer);
    return {
      reader,
      writer,
      transaction,
      folder,
      async close() {
        await transaction(() => undefined);
        reader.close();
        writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        writer.close();
      },
    };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** A transaction may wait for promises, so the next one starts only when it has ended. */
function transactionQueue(writer: Connection): Database['transaction'] {
  let last: Promise<unknown> = Promise.resolve();
  async function run<T>(work: (connection: Connection) => T | Promise<T>): Promise<T> {
    // Rows that refer to each other may be written in any order.
    writer.exec('BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON');
    try {
      const result = await work(writer);
      writer.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite may have rolled back by itself, for example on a full disk.
      if (writer.isTransaction) writer.exec('ROLLBACK');
      throw error;
    }
  }
  return (work) => {
    const result = last.then(() => run(work));
    // Whoever asked for a transaction gets its error; the next one runs all the same.
    last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  };
}

/** Runs what hasn't run yet. Foreign keys are checked after each migration, so that one may rebuild tables. */
function migrate(connection: Connection, migrations: readonly Migration[]): void {
  connection.exec(
    'CREATE TABLE IF NOT EXISTS "_migrations" ("name" TEXT PRIMARY KEY, "appliedAt" TEXT NOT NULL)',
  );
  connection.exec('PRAGMA foreign_keys = OFF');
  try {
    for (const { name, statements } of migrations) apply(connection, name, statements);
  } finally {
    connection.exec('PRAGMA foreign_keys = ON');
  }
}

function apply(connection: Connection, name: string, statements: readonly string[]): void {
  connection.exec('BEGIN IMMEDIATE');
  try {
    if (!connection.prepare('SELECT 1 FROM "_migrations" WHERE "name" = ?').get(name)) {
      for (const statement of statements) connection.exec(statement);
      const [broken] = connection.prepare('PRAGMA foreign_key_check').all();
      if (broken)
        throw new Error(`The migration ${name} leaves a reference to nothing: ${JSON.stringify(broken)}`);
      connection
        .prepare('INSERT INTO "_migrations" ("name", "appliedAt") VALUES (?, ?)')
        .run(name, new Date().toISOString());
    }
    connection.exec('COMMIT');
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}
