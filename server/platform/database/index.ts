import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, Migrator, type Transaction } from 'kysely';
import * as start from './migrations/0001-start.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

const MIGRATIONS = { '0001-start': start };

/** Opens the database in `dataDir` and brings its schema up to date. */
export async function openDatabase(dataDir: string): Promise<Db> {
  await mkdir(dataDir, { recursive: true });
  const db = new Kysely<Database>({ dialect: sqliteDialect(path.join(dataDir, 'selvedge.db')) });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** @throws what made a migration fail; nothing of it is then left behind */
async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    // Another process that starts at the same moment may hold the file longer than the driver waits.
    const busy = error instanceof Error && /database is locked/.test(error.message);
    if (!busy || attempt === 5) throw error;
  }
}
