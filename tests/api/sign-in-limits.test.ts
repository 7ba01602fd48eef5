import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openServer, PASSWORD, startServer, type TestServer, tokenIn } from '../support/server.ts';
import { letPass } from '../support/time.ts';

// How failed sign-ins are counted: by account and IP address, by IP address, and by account.

const app = await startServer();
const SECOND = 1000;
const DEVICE = 'a-device-that-signed-in-before-0123456789abc';

const signIn = (
  email: string,
  {
    ip,
    device,
    password = PASSWORD,
    on = app,
  }: { ip?: string; device?: string; password?: string; on?: TestServer } = {},
) =>
  on.visitor.call('POST /api/auth/login', {
    body: { email, password },
    ...(ip ? { ip } : {}),
    ...(device ? { headers: { device } } : {}),
  });
const fail = async (
  email: string,
  times: number,
  more: { ip?: string; device?: string; on?: TestServer } = {},
) => {
  const statuses = [];
  for (let count = 0; count < times; count += 1)
    statuses.push((await signIn(email, { ...more, password: 'wrong' })).status);
  return statuses;
};
const waitOf = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['retry-after']);

describe('ten failed sign-ins', () => {
  test('close an account to the IP address that they came from, for a quarter of an hour', async () => {
    const { email } = await app.signInAs('User');
    const ip = '192.0.2.1';
    expect(await fail(email, 10, { ip })).toEqual(Array.from({ length: 10 }, () => 401));
    const refused = await signIn(email, { ip });
    expect(refused.status).toBe(429);
    expect(waitOf(refused)).toBeGreaterThan(800);
    expect(waitOf(refused)).toBeLessThanOrEqual(900);
    await letPass(app, 900 * SECOND);
    expect((await signIn(email, { ip })).status).toBe(200);
  });

  test('leave the account open to its owner anywhere else', async () => {
    const { email } = await app.signInAs('User');
    await fail(email, 30, { ip: '192.0.2.2' });
    expect((await signIn(email, { ip: '192.0.2.3' })).status).toBe(200);
  });

  test('by a neighbour at the same IP address leave it open to a device that signed in before', async () => {
    const { email } = await app.signInAs('User');
    const ip = '192.0.2.4';
    await signIn(email, { ip, device: DEVICE });
    await fail(email, 20, { ip });
    expect((await signIn(email, { ip, device: DEVICE })).status).toBe(200);
    expect(await fail(email, 11, { ip, device: DEVICE })).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
    ]);
  });

  test('that arrive at once are ten', async () => {
    const { email } = await app.signInAs('User');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn(email, { ip: '192.0.2.5', password: 'wrong' })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('of one IPv6 network are counted as one', async () => {
    const { email } = await app.signInAs('User');
    for (let count = 0; count < 10; count += 1) await fail(email, 1, { ip: `2001:db8:1:2:${count}::1` });
    expect((await signIn(email, { ip: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await signIn(email, { ip: '2001:db8:1:3::1' })).status).toBe(200);
  });

  test('of an IPv4 address written as IPv6 are its own', async () => {
    const { email } = await app.signInAs('User');
    await fail(email, 10, { ip: '::ffff:192.0.2.20' });
    expect((await signIn(email, { ip: '192.0.2.20' })).status).toBe(429);
    expect((await signIn(email, { ip: '::ffff:192.0.2.21' })).status).toBe(200);
  });

  test('are still known after a restart', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-restart-'));
    const ip = '192.0.2.6';
    const before = await openServer({ dataDir });
    const { email } = await before.signInAs('User');
    await fail(email, 10, { ip, on: before });
    await before.close();
    const after = await openServer({ dataDir });
    expect((await signIn(email, { ip, on: after })).status).toBe(429);
    await after.close();
    await rm(dataDir, { recursive: true });
  });
});

describe('an IP address', () => {
  test('may fail a hundred times in a quarter of an hour, whatever accounts it tries', async () => {
    const ip = '192.0.2.7';
    for (let count = 0; count < 100; count += 1)
      expect(await fail(`nobody${count}@example.org`, 1, { ip })).toEqual([401]);
    expect((await signIn('nobody@example.org', { ip })).status).toBe(429);
    expect((await signIn('nobody@example.org', { ip: '192.0.2.8' })).status).toBe(401);
  });

  test('may sign in as often as it likes', async () => {
    const { email } = await app.signInAs('User');
    for (let count = 0; count < 110; count += 1)
      expect((await signIn(email, { ip: '192.0.2.9' })).status).toBe(200);
  }, 60_000);
});

describe('fifty failed sign-ins to one account, from wherever', () => {
  async function attacked() {
    const { email } = await app.signInAs('User');
    await signIn(email, { device: DEVICE });
    expect(new Set(await fail(email, 50))).toEqual(new Set([401]));
    return email;
  }

  test('slow down devices that never signed in before to one try in 30 seconds, and exempt the others', async () => {
    const email = await attacked();
    expect((await signIn(email, { password: 'wrong' })).status).toBe(401);
    const refused = await signIn(email);
    expect(refused.status).toBe(429);
    expect(waitOf(refused)).toBeGreaterThan(0);
    expect(waitOf(refused)).toBeLessThanOrEqual(30);
    expect((await signIn(email, { device: `${DEVICE}-another` })).status).toBe(429);
    expect((await signIn(email, { device: DEVICE })).status).toBe(200);
    await letPass(app, 30 * SECOND);
    expect((await signIn(email)).status).toBe(200);
  });

  test('count no try that was refused', async () => {
    const email = await attacked();
    const ip = '192.0.2.10';
    await signIn(email, { password: 'wrong' });
    for (let count = 0; count < 20; count += 1) expect((await signIn(email, { ip })).status).toBe(429);
    await letPass(app, 30 * SECOND);
    expect((await signIn(email, { ip })).status).toBe(200);
  });

  test('are told of no account the same way', async () => {
    const email = app.newEmail('nobody');
    await fail(email, 51);
    const [unknown, known] = [await signIn(email), await signIn(await attackedTwice())];
    expect([unknown.status, JSON.parse(unknown.text).code]).toEqual([
      known.status,
      JSON.parse(known.text).code,
    ]);
    expect(waitOf(unknown)).toBeLessThanOrEqual(30);
  });
  async function attackedTwice() {
    const email = await attacked();
    await fail(email, 1);
    return email;
  }

  test('exempt no device of someone else’s account', async () => {
    const other = await app.signInAs('User');
    await signIn(other.email, { device: `${DEVICE}-of-another` });
    const email = await attackedTwice();
    expect((await signIn(email, { device: `${DEVICE}-of-another` })).status).toBe(429);
  });

  test('exempt no device from before a new password but the one that set it', async () => {
    const email = await attackedTwice();
    await app.visitor.ok('POST /api/auth/forgot-password', { body: { email } });
    const token = tokenIn(await app.mailTo(email, ({ text }) => text.includes('token=')));
    const device = `${DEVICE}-with-the-link`;
    await app.client(token).ok('POST /api/auth/reset-password', {
      body: { password: 'quite a new sentence' },
      headers: { device },
    });
    const password = 'quite a new sentence';
    expect((await signIn(email, { device: DEVICE, password })).status).toBe(429);
    expect((await signIn(email, { device, password })).status).toBe(200);
  });
});

test('a device is known by nothing that the database could give away', async () => {
  const person = await app.signInAs('User');
  const other = await app.signInAs('User');
  const device = 'one-browser-of-two-people-0123456789abcdef';
  for (const { email } of [person, other]) await signIn(email, { device });
  const rows = await app.db
    .selectFrom('devices')
    .selectAll()
    .where('userId', 'in', [person.id, other.id])
    .execute();
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain(device);
});
