import { expect, onTestFinished, test } from 'vitest';
import { APP_TEMPLATES } from '#blueprint/concepts/index.ts';
import { DEMO_ACCOUNTS, seedDemo } from '#server/demo/seed.ts';
import { firstAdministrator } from '#server/features/accounts/first.ts';
import { DEMO_PASSWORD } from '#server/platform/passwords.ts';
import { quickBuilds } from '../support/quick-builds.ts';
import { openServer, startServer } from '../support/server.ts';

const app = await startServer(await quickBuilds());
await seedDemo(app.services);
const [adminAccount, userAccount] = DEMO_ACCOUNTS;

test('the demo has both accounts, forty people and more, money, and news', async () => {
  const admin = await app.signIn(adminAccount.email, DEMO_PASSWORD);
  const total = async (key: 'GET /api/admin/users' | 'GET /api/admin/orders', query = {}) =>
    Number((await admin.call(key, { query })).headers['x-total-count']);
  expect(await total('GET /api/admin/users')).toBeGreaterThanOrEqual(40);
  expect(await total('GET /api/admin/orders', { state: 'paid' })).toBeGreaterThan(5);
  const board = await admin.ok('GET /api/admin/dashboard', {
    query: { from: new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10) },
  });
  expect(board.revenue.now).toBeGreaterThan(0);
  expect((await app.visitor.ok('GET /api/news-updates')).length).toBeGreaterThan(2);
});

test('its user owns projects, the newest ready, and can look into it', async () => {
  const user = await app.signIn(userAccount.email, DEMO_PASSWORD);
  const projects = await user.ok('GET /api/projects');
  expect(projects.length).toBeGreaterThan(1);
  expect(projects[0]).toMatchObject({ state: 'ready', servedBuild: 1 });
  const files = await user.ok('GET /api/projects/:id/builds/:n/files', {
    params: { id: projects[0]?.id ?? '', n: 1 },
  });
  expect(files).toEqual(expect.arrayContaining([expect.objectContaining({ path: 'package.json' })]));
}, 60_000);

test('each project tells of what its rows hold: a bike shop has no haircuts', async () => {
  const admin = await app.signIn(adminAccount.email, DEMO_PASSWORD);
  const projects = await admin.ok('GET /api/projects', { query: { _end: '200' } });
  const sentences = APP_TEMPLATES.map(({ description }) => description);
  for (const { description } of projects) expect(sentences).toContain(description);
});

test('every row of it fits the contract that the screens read it by', async () => {
  const admin = await app.signIn(adminAccount.email, DEMO_PASSWORD);
  for (const key of [
    'GET /api/admin/users',
    'GET /api/admin/projects',
    'GET /api/admin/orders',
    'GET /api/payments/payment-history',
    'GET /api/admin/recent-updates-list',
    'GET /api/admin/audit-log',
    'GET /api/admin/jobs',
  ] as const) {
    await admin.ok(key, { query: { _end: '200' } });
  }
  const projects = await admin.ok('GET /api/projects', { query: { _end: '200' } });
  for (const { id } of projects) await admin.ok('GET /api/projects/:id/blueprint', { params: { id } });
  const unpaidBuilt = projects.filter(({ plan, servedBuild }) => plan === null && servedBuild !== null);
  expect(unpaidBuilt).toEqual([]);
});

test('it is made once: a second start adds nothing, and never to a database that has people', async () => {
  const count = () =>
    app.db
      .selectFrom('users')
      .select('id')
      .execute()
      .then((rows) => rows.length);
  const before = await count();
  await seedDemo(app.services);
  expect(await count()).toBe(before);
});

test('in production the first administrator comes by a one-time link, and by none once there is one', async () => {
  const live = await openServer({ production: true, adminEmail: 'chief@example.com' });
  onTestFinished(() => live.close());
  const link = await firstAdministrator(live.services);
  const token = /\/reset-password\?token=([\w-]{43})$/.exec(link ?? '')?.[1] ?? '';
  const again = await firstAdministrator(live.services);
  expect(again).not.toBe(link);
  expect(
    (
      await live
        .client(token)
        .rejected('POST /api/auth/reset-password', { body: { password: 'the very first phrase' } })
    ).code,
  ).toBe('link_expired');
  const newest = /token=([\w-]{43})$/.exec(again ?? '')?.[1] ?? '';
  await live
    .client(newest)
    .ok('POST /api/auth/reset-password', { body: { password: 'the very first phrase' } });
  const chief = await live.signIn('chief@example.com', 'the very first phrase');
  expect(await chief.ok('GET /api/admin/users')).toMatchObject([{ role: 'Admin', status: 'active' }]);
  expect(await firstAdministrator(live.services)).toBeNull();
});
