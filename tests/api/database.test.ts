import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Kysely, Migrator, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { newUser } from '#server/features/accounts/store.ts';
import { newId } from '#server/platform/database/ids.ts';
import { type Db, MIGRATIONS, openDatabase } from '#server/platform/database/index.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { sqliteDialect } from '#server/platform/database/sqlite.ts';
import { loadKey } from '#server/platform/secrets.ts';
import { startProcess } from '../support/api-process.ts';

const root = await mkdtemp(path.join(os.tmpdir(), 'selvedge-database-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const fresh = () => mkdtemp(path.join(root, 'data-'));

describe('migrations', () => {
  test('of connections that open an empty folder at once are made once', async () => {
    const dataDir = await fresh();
    const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase(dataDir)));
    for (const db of databases) expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    const made = await sql<{ name: string }>`select name from kysely_migration`.execute(
      databases[0] ?? (await openDatabase(dataDir)),
    );
    expect(made.rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS).sort());
    await Promise.all(databases.map((db) => db.destroy()));
  });

  test(
    'of two processes that start at once over an empty folder let both come up',
    { timeout: 60_000 },
    async () => {
      const dataDir = await fresh();
      const servers = await Promise.all([startProcess(dataDir), startProcess(dataDir)]);
      try {
        for (const server of servers)
          expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
      } finally {
        await Promise.all(servers.map((server) => server.kill()));
      }
    },
  );

  test('that fail leave nothing behind, and can be made again', async () => {
    const file = path.join(await fresh(), 'broken.db');
    const run = async (fails: boolean) => {
      const db = new Kysely<unknown>({ dialect: sqliteDialect(file) });
      const up = async (trx: Kysely<unknown>) => {
        await sql`create table "first" ("id" text)`.execute(trx);
        await sql`insert into "first" values ('1')`.execute(trx);
        if (fails) await sql`create table "first" ("id" text)`.execute(trx);
      };
      const { error } = await new Migrator({
        db,
        provider: { getMigrations: () => Promise.resolve({ one: { up } }) },
      }).migrateToLatest();
      const tables = await sql<{
        name: string;
      }>`select name from sqlite_master where type = 'table' and name = 'first'`.execute(db);
      await db.destroy();
      return { failed: error !== undefined, tables: tables.rows.length };
    };
    expect(await run(true)).toEqual({ failed: true, tables: 0 });
    expect(await run(false)).toEqual({ failed: false, tables: 1 });
  });

  test('keep what was written when the folder is opened again', async () => {
    const dataDir = await fresh();
    const first = await openDatabase(dataDir);
    await first.insertInto('counters').values({ name: 'kept', value: 7 }).execute();
    await first.destroy();
    const second = await openDatabase(dataDir);
    expect(await second.selectFrom('counters').selectAll().execute()).toEqual([{ name: 'kept', value: 7 }]);
    await second.destroy();
  });
});

describe('an older database', () => {
  test('keeps the password of an address that waits for its code as that of its one sign-up', async () => {
    const db: Db = new Kysely<Database>({ dialect: sqliteDialect(path.join(await fresh(), 'older.db')) });
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    });
    await migrator.migrateTo('0006-place');
    const people = ['pending', 'active'] as const;
    for (const status of people)
      await db
        .insertInto('users')
        .values(
          newUser({
            email: `${status}@example.com`,
            firstName: 'Olive',
            lastName: 'Older',
            passwordHash: `hash of ${status}`,
            role: 'User',
            status,
            sketch: '{}',
          }),
        )
        .execute();
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
    const users = await db.selectFrom('users').select(['email', 'passwordHash', 'sketch']).execute();
    expect(users).toEqual([
      { email: 'pending@example.com', passwordHash: null, sketch: null },
      { email: 'active@example.com', passwordHash: 'hash of active', sketch: '{}' },
    ]);
    expect(await db.selectFrom('signUps').selectAll().execute()).toMatchObject([
      { passwordHash: 'hash of pending', firstName: 'Olive', lastName: 'Older', sketch: '{}' },
    ]);
    await db.destroy();
  });
});

describe('a transaction', () => {
  test('that fails takes all of it back', async () => {
    const db = await openDatabase(await fresh());
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('counters').values({ name: 'gone', value: 1 }).execute();
      throw new Error('On purpose');
    });
    await expect(failing).rejects.toThrow('On purpose');
    expect(await db.selectFrom('counters').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  test('of two connections that both read first do not fail half-way', async () => {
    const dataDir = await fresh();
    const [one, two] = [await openDatabase(dataDir), await openDatabase(dataDir)];
    await one.insertInto('counters').values({ name: 'n', value: 0 }).execute();
    const raise = (db: typeof one) =>
      db.transaction().execute(async (trx) => {
        const { value } = await trx
          .selectFrom('counters')
          .select('value')
          .where('name', '=', 'n')
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('counters')
          .set({ value: value + 1 })
          .where('name', '=', 'n')
          .execute();
      });
    for (let count = 0; count < 20; count += 1) await raise(count % 2 === 0 ? one : two);
    expect(await two.selectFrom('counters').select('value').executeTakeFirst()).toEqual({ value: 20 });
    await Promise.all([one.destroy(), two.destroy()]);
  });

  test('binds only what a column can hold, and says so otherwise', async () => {
    const db = await openDatabase(await fresh());
    await expect(sql`select ${new Date()} as at`.execute(db)).rejects.toThrow('cannot be stored');
    expect((await sql<{ yes: number }>`select ${true} as yes`.execute(db)).rows).toEqual([{ yes: 1 }]);
    await db.destroy();
  });
});

describe('ids', () => {
  test('are UUIDs of version 7 that rise with time and within a millisecond', () => {
    const ids = Array.from({ length: 3000 }, () => newId());
    expect(new Set(ids).size).toBe(3000);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const rising = Array.from({ length: 1000 }, () => newId(1_800_000_000_000));
    expect([...rising].sort()).toEqual(rising);
  });
});

describe('the key', () => {
  test('is made once, readable by its owner only, and the same for all who start together', async () => {
    const dataDir = await fresh();
    const keys = await Promise.all(Array.from({ length: 50 }, () => loadKey(dataDir, null)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['secret.key']);
    const file = path.join(dataDir, 'secret.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await loadKey(dataDir, null)).toString('hex')).toBe((await readFile(file, 'utf8')).trim());
  });

  test('is never there in part, however closely another process looks', async () => {
    const look = `
      const { readFileSync } = require('node:fs');
      const { parentPort, workerData } = require('node:worker_threads');
      parentPort.postMessage('looking');
      for (let length = 0; length === 0; ) {
        try { length = readFileSync(workerData, 'utf8').length || -1; } catch {}
        if (length !== 0) parentPort.postMessage(length);
      }`;
    for (let round = 0; round < 20; round += 1) {
      const dataDir = await fresh();
      const other = new Worker(look, { eval: true, workerData: path.join(dataDir, 'secret.key') });
      await once(other, 'message');
      const seen = once(other, 'message');
      await loadKey(dataDir, null);
      expect(await seen).toEqual([64]);
      await other.terminate();
    }
  });

  test('that is damaged stops the start with a sentence', async () => {
    const dataDir = await fresh();
    await writeFile(path.join(dataDir, 'secret.key'), 'abc');
    await expect(loadKey(dataDir, null)).rejects.toThrow(/secret\.key.*damaged/);
  });

  test('of the environment is taken when it is set', async () => {
    expect((await loadKey('/nowhere', 'ab'.repeat(32))).toString('hex')).toBe('ab'.repeat(32));
  });
});
