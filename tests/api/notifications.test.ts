import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openServer, type Person, startServer } from '../support/server.ts';

const app = await startServer();

async function notify(
  person: Person,
  title: string,
  createdAt: number,
  readAt: number | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  await app.db
    .insertInto('notifications')
    .values({ id, userId: person.id, kind: 'account', title, body: 'Words', link: null, readAt, createdAt })
    .execute();
  return id;
}
const titles = async (person: Person, query: Record<string, string> = {}) =>
  (await person.ok('GET /api/notifications', { query })).map(({ title }) => title);
const unread = async (person: Person) => (await person.ok('GET /api/user/stats')).unread;

test('own notifications are listed newest first, and found by whether they were read', async () => {
  const [one, two] = [await app.signInAs('User'), await app.signInAs('User')];
  await notify(one, 'first', 1);
  await notify(one, 'second', 2, 5);
  await notify(two, 'not mine', 3);
  expect(await titles(one)).toEqual(['second', 'first']);
  expect(await titles(one, { unread: 'true' })).toEqual(['first']);
  expect(await titles(one, { unread: 'false' })).toEqual(['second']);
  expect(await titles(one, { q: 'SEC' })).toEqual(['second']);
  expect(await unread(one)).toBe(1);
});

test('one is marked read and unread again, and keeps the time it was first read at', async () => {
  const person = await app.signInAs('User');
  const id = await notify(person, 'hello', 1);
  const mark = (read: boolean) =>
    person.ok('PATCH /api/notifications/:id', { params: { id }, body: { read } });
  const first = await mark(true);
  expect(first.readAt).not.toBeNull();
  expect(await mark(true)).toEqual(first);
  expect(await unread(person)).toBe(0);
  expect(await mark(false)).toMatchObject({ readAt: null });
  expect(await unread(person)).toBe(1);
});

test('all are marked read at once, and nobody else’s', async () => {
  const [one, two] = [await app.signInAs('User'), await app.signInAs('User')];
  for (const person of [one, one, two]) await notify(person, 'x', 1);
  const { events } = await app.effectsOf(() => one.ok('POST /api/notifications/read-all'));
  expect([await unread(one), await unread(two), events]).toEqual([0, 1, 1]);
});

test('what is too old to be asked for again is swept at the next start', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-swept-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const first = await openServer({ dataDir });
  const key = (name: string, createdAt: number) => ({
    userId: 'u',
    key: name,
    endpoint: 'e',
    bodyHash: 'h',
    status: 200,
    reply: '{}',
    createdAt,
  });
  await first.db
    .insertInto('idempotencyKeys')
    .values([key('old', Date.now() - 86_500_000), key('new', Date.now())])
    .execute();
  await first.close();
  const second = await openServer({ dataDir });
  onTestFinished(() => second.close());
  expect(
    (await second.db.selectFrom('idempotencyKeys').select('key').execute()).map((row) => row.key),
  ).toEqual(['new']);
});
