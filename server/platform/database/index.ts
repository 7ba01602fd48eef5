import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, Migrator, type Transaction } from 'kysely';
import * as start from './migrations/0001-start.ts';
import * as lists from './migrations/0002-lists.ts';
import * as tallies from './migrations/0003-tallies.ts';
import * as views from './migrations/0004-views-and-pictures.ts';
import * as account from './migrations/0005-account.ts';
import * as place from './migrations/0006-place.ts';
import * as interruptions from './migrations/0007-interruptions.ts';
import * as signIn from './migrations/0008-sign-in.ts';
import * as demoConfirmations from './migrations/0010-demo-confirmations.ts';
import * as sessionEnds from './migrations/0011-session-ends.ts';
import * as writeProbes from './migrations/0012-write-probes.ts';
import * as auditNames from './migrations/0013-audit-names.ts';
import * as refundActors from './migrations/0014-refund-actors.ts';
import * as auditSearch from './migrations/0015-audit-search.ts';
import * as countedPages from './migrations/0016-counted-pages.ts';
import * as buildFailures from './migrations/0017-build-failures.ts';
import * as changeRequests from './migrations/0018-change-requests.ts';
import * as sameDrafts from './migrations/0019-same-drafts.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export const MIGRATIONS = {
  '0001-start': start,
  '0002-lists': lists,
  '0003-tallies': tallies,
  '0004-views-and-pictures': views,
  '0005-account': account,
  '0006-place': place,
  '0007-interruptions': interruptions,
  '0008-sign-in': signIn,
  '0010-demo-confirmations': demoConfirmations,
  '0011-session-ends': sessionEnds,
  '0012-write-probes': writeProbes,
  '0013-audit-names': auditNames,
  '0014-refund-actors': refundActors,
  '0015-audit-search': auditSearch,
  '0016-counted-pages': countedPages,
  '0017-build-failures': buildFailures,
  '0018-change-requests': changeRequests,
  '0019-same-drafts': sameDrafts,
};

/** Longer than migrating takes: another process that starts at the same moment holds the file meanwhile. */
const PATIENCE = 30_000;

export const databaseFile = (dataDir: string) => path.join(dataDir, 'selvedge.db');

/** Opens the database in `dataDir` and brings its schema up to date. */
export async function openDatabase(dataDir: string): Promise<Db> {
  await mkdir(dataDir, { recursive: true });
  const file = databaseFile(dataDir);
  for (const until = Date.now() + PATIENCE; ; await pause(50)) {
    try {
      return await open(file);
    } catch (error) {
      // Turning the journal to WAL fails at once when the file is held, whatever time the driver is given.
      const held = error instanceof Error && /database is locked/.test(error.message);
      if (!held || Date.now() > until) throw error;
    }
  }
}

/** @throws what made a migration fail; nothing of it is then left behind */
async function open(file: string): Promise<Db> {
  const db = new Kysely<Database>({ dialect: sqliteDialect(file) });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return db;
  await db.destroy();
  throw error;
}
