import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startServer, until } from '../support/server.ts';

const app = await startServer();

/** Lets the database hold no more than it does: SQLite then answers as on a full disk. */
async function fill(): Promise<void> {
  await sql`vacuum`.execute(app.db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(app.db);
}
const empty = () => sql`pragma max_page_count = 1000000`.execute(app.db);
const readiness = async () => {
  const { statusCode, payload } = await app.server.inject('/readyz');
  return { status: statusCode, body: JSON.parse(payload) };
};

test('on a full disk the first error is the one that is seen, and /readyz is 503 with the reason until there is room', async () => {
  expect(await readiness()).toEqual({ status: 200, body: { status: 'ready' } });
  await fill();
  const write = app.db.transaction().execute((trx) =>
    trx
      .insertInto('events')
      .values({ audience: 'all', name: 'changed', data: 'x'.repeat(200_000), at: 0 })
      .execute(),
  );
  await expect(write).rejects.toThrow('database or disk is full');
  const failed = await until(async () => {
    const answer = await readiness();
    return answer.status === 503 && answer;
  }, 'the full disk to be noticed');
  expect(failed.body).toEqual({
    status: 'not ready',
    reason: 'the database cannot be written: database or disk is full',
  });
  expect((await app.server.inject('/healthz')).statusCode).toBe(200);
  await empty();
  await until(async () => (await readiness()).status === 200, 'the room to be noticed');
});

test('asking whether it is ready a hundred times writes once', async () => {
  const changes = async () =>
    (await sql<{ count: number }>`select total_changes() as "count"`.execute(app.db)).rows[0]?.count ?? 0;
  await until(async () => (await readiness()).status === 200, 'readiness');
  const before = await changes();
  await Promise.all(Array.from({ length: 100 }, readiness));
  expect((await changes()) - before).toBeLessThanOrEqual(4);
});

test('what was acknowledged is on the disk: synchronous is FULL', async () => {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(app.db);
  expect(rows[0]?.synchronous).toBe(2);
});
