import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { insertUser } from '#server/features/accounts/store.ts';
import { checkout, holdBuilds, newProject, paidProject, pay, smallBlueprint } from '../support/api-apps.ts';
import { openServer, type Person, type TestServer } from '../support/server.ts';

const DAY = 86_400_000;

/** A place of its own, so that nobody else's rows are counted. Its administrator came long before anything that is looked at. */
async function place(): Promise<{ app: TestServer; admin: Person }> {
  const app = await openServer();
  onTestFinished(() => app.close());
  await holdBuilds(app);
  const admin = await app.signInAs('Admin');
  await app.db.updateTable('users').set({ createdAt: 0 }).execute();
  return { app, admin };
}

const join = (app: TestServer, at: string) =>
  app.db.transaction().execute((trx) =>
    insertUser(trx, {
      email: app.newEmail('joined'),
      firstName: 'Jo',
      lastName: 'Ined',
      passwordHash: null,
      role: 'User',
      status: 'active',
      createdAt: Date.parse(at),
    }),
  );

describe('days', () => {
  test.each([
    [
      'begin at midnight of the zone, not of UTC',
      'Asia/Kathmandu',
      '2026-03-10',
      '2026-03-09T18:15Z',
      '2026-03-10T18:15Z',
    ],
    [
      'are 23 hours long when the clock goes forward',
      'Europe/Berlin',
      '2026-03-29',
      '2026-03-28T23:00Z',
      '2026-03-29T22:00Z',
    ],
    [
      'are 25 hours long when it goes back',
      'Europe/Berlin',
      '2026-10-25',
      '2026-10-24T22:00Z',
      '2026-10-25T23:00Z',
    ],
    [
      'begin later where the clock leaps over midnight',
      'Africa/Cairo',
      '2026-04-24',
      '2026-04-23T22:00Z',
      '2026-04-24T21:00Z',
    ],
    ['are those of UTC when nothing is said', '', '2026-03-29', '2026-03-29T00:00Z', '2026-03-30T00:00Z'],
  ])('%s', async (_, tz, date, start, end) => {
    const { app, admin } = await place();
    const before = (time: string) => new Date(Date.parse(time) - 1).toISOString();
    for (const at of [before(start), start, before(end), end]) await join(app, at);
    const board = await admin.ok('GET /api/admin/dashboard', {
      query: { from: date, to: date, ...(tz ? { tz } : {}) },
    });
    expect(board.users).toEqual({ now: 2, before: 1, series: [2] });
    const chart = await admin.ok('GET /api/admin/dashboard/multi-line-chart', {
      query: { from: '2026-01-01', to: '2026-12-31', ...(tz ? { tz } : {}) },
    });
    expect(chart.users.now[chart.starts.indexOf(date)]).toBe(2);
    expect(chart.users.now.reduce((sum, one) => sum + one)).toBe(4);
  });
});

describe('the period before', () => {
  test.each([
    ['as many days right before', 'days', '2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
    [
      'the whole month before, though it is shorter',
      'month',
      '2026-03-01',
      '2026-03-31',
      '2026-02-01',
      '2026-02-28',
    ],
    [
      'the whole month before, though it is longer',
      'month',
      '2026-02-01',
      '2026-02-28',
      '2026-01-01',
      '2026-01-31',
    ],
    ['the same days of the month before', 'month', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['the same days of the year before', 'year', '2028-01-01', '2028-02-28', '2027-01-01', '2027-02-28'],
  ])('is %s', async (_, compare, from, to, first, last) => {
    const { app, admin } = await place();
    await join(app, `${first}T00:00Z`);
    await join(app, `${last}T23:59Z`);
    await join(app, new Date(Date.parse(first) - 1).toISOString());
    const board = await admin.ok('GET /api/admin/dashboard', { query: { from, to, compare } });
    expect(board.before).toEqual({ from: first, to: last });
    expect(board.users.before).toBe(2);
  });
});

describe('the lines', () => {
  test('are cut into weeks from Monday and months from the first, beside those before', async () => {
    const { app, admin } = await place();
    for (const at of ['2026-05-13', '2026-06-09', '2026-06-15', '2026-06-21', '2026-07-01'])
      await join(app, `${at}T12:00Z`);
    const query = { from: '2026-06-10', to: '2026-07-02' };
    const weeks = await admin.ok('GET /api/admin/dashboard/multi-line-chart', {
      query: { ...query, unit: 'week' },
    });
    expect(weeks.starts).toEqual(['2026-06-10', '2026-06-15', '2026-06-22', '2026-06-29']);
    expect(weeks.users).toEqual({ now: [0, 2, 0, 1], before: [0, 0, 0, 1] });
    const months = await admin.ok('GET /api/admin/dashboard/multi-line-chart', {
      query: { ...query, unit: 'month' },
    });
    expect(months.starts).toEqual(['2026-06-10', '2026-07-01']);
    expect(months.users.now).toEqual([2, 1]);
  });

  test('have no value before where that month had no such day', async () => {
    const { admin } = await place();
    const { users } = await admin.ok('GET /api/admin/dashboard/multi-line-chart', {
      query: { from: '2026-03-01', to: '2026-03-31', compare: 'month' },
    });
    expect(users.before.slice(-4)).toEqual([0, null, null, null]);
  });
});

describe('orders and revenue', () => {
  let app: TestServer;
  let admin: Person;
  let user: Person;
  beforeAll(async () => {
    app = await openServer();
    await holdBuilds(app);
    admin = await app.signInAs('Admin');
    user = await app.signInAs('User');
    return () => app.close();
  });
  const board = () => admin.ok('GET /api/admin/dashboard');
  const revenue = async () => (await admin.ok('GET /api/admin/dashboard/chart3')).months.at(-1)?.plans;

  test('are of paid orders only, at the time they were paid', async () => {
    await checkout(user, (await newProject(user)).id);
    expect(await board()).toMatchObject({ orders: { now: 0 }, revenue: { now: 0 }, projects: { now: 1 } });
    const order = await pay(user, (await newProject(user)).id, 'growth');
    expect(await board()).toMatchObject({ orders: { now: 1 }, revenue: { now: 4900 } });
    expect(await revenue()).toEqual([
      { plan: 'starter', amount: 0, orders: 0 },
      { plan: 'growth', amount: 4900, orders: 1 },
      { plan: 'scale', amount: 0, orders: 0 },
    ]);
    await app.db
      .updateTable('orders')
      .set({ paidAt: Date.now() - 400 * DAY })
      .where('id', '=', order.id)
      .execute();
    expect(await board()).toMatchObject({ orders: { now: 0 }, revenue: { now: 0 } });
    await app.db.updateTable('orders').set({ paidAt: Date.now() }).where('id', '=', order.id).execute();
  });

  test('lose what is refunded, and the order once all of it is', async () => {
    const set = (values: { refunded: number; state?: 'refunded' }) =>
      app.db.updateTable('orders').set(values).where('state', '=', 'paid').execute();
    await set({ refunded: 900 });
    expect(await board()).toMatchObject({ orders: { now: 1 }, revenue: { now: 4000 } });
    await set({ refunded: 4900, state: 'refunded' });
    expect(await board()).toMatchObject({ orders: { now: 0 }, revenue: { now: 0 } });
  });
});

test('projects are counted by state, those of the period and all', async () => {
  const { app, admin } = await place();
  const user = await app.signInAs('User');
  const [first] = [await newProject(user), await newProject(user)];
  const old = await newProject(user);
  await app.db
    .updateTable('projects')
    .set({ createdAt: Date.now() - 400 * DAY })
    .where('id', '=', old.id)
    .execute();
  await user.ok('DELETE /api/projects/:id', { params: { id: first.id } });
  await app.db.updateTable('projects').set({ state: 'suspended' }).where('id', '=', old.id).execute();
  const { states } = await admin.ok('GET /api/admin/dashboard/chart2');
  expect(states.filter(({ all }) => all > 0)).toEqual([
    { state: 'draft', made: 1, all: 1 },
    { state: 'suspended', made: 0, all: 1 },
  ]);
});

describe('failed builds', () => {
  test('name the step and the reason, and are gone once an administrator tries them again', async () => {
    const { app, admin } = await place();
    const user = await app.signInAs('User');
    const project = await paidProject(app, user);
    const steps = [{ name: 'check', status: 'error', startedAt: null, finishedAt: null, log: 'a long log' }];
    await app.db
      .updateTable('builds')
      .set({ reason: 'It broke.', steps: JSON.stringify(steps) })
      .execute();
    const before = await admin.ok('GET /api/admin/dashboard');
    expect(before.failedBuilds).toMatchObject([
      {
        projectId: project.id,
        projectName: project.name,
        reason: 'It broke.',
        steps: [{ name: 'check', status: 'error' }],
      },
    ]);
    expect(JSON.stringify(before)).not.toContain('a long log');
    await admin.ok('POST /api/projects/:id/builds', { params: { id: project.id } });
    const after = await admin.ok('GET /api/admin/dashboard');
    expect(after.failedBuilds).toEqual([]);
    expect(after.runningBuilds).toMatchObject([{ projectId: project.id, number: 2, state: 'queued' }]);
  });

  test('that cannot be tried again say why', async () => {
    const { app, admin } = await place();
    const user = await app.signInAs('User');
    const project = await paidProject(app, user);
    await app.db
      .updateTable('projects')
      .set({ blueprint: JSON.stringify(smallBlueprint(9)), pages: 9 })
      .where('id', '=', project.id)
      .execute();
    const answer = await admin.rejected('POST /api/projects/:id/builds', { params: { id: project.id } });
    expect(answer).toMatchObject({ status: 402, code: 'plan_exceeded' });
    expect(answer.error).toContain('9 pages');
  });
});

describe('what cannot be asked', () => {
  const KEYS = [
    'GET /api/admin/dashboard',
    'GET /api/admin/dashboard/multi-line-chart',
    'GET /api/admin/dashboard/chart2',
    'GET /api/admin/dashboard/chart3',
  ] as const;
  test.each(KEYS)('%s is 422 at its field', async (key) => {
    const { admin } = await place();
    const asked: [Record<string, string>, string][] = [
      [{ tz: 'Europe/Atlantis' }, 'tz'],
      [{ tz: '+02:00' }, 'tz'],
      [{ from: '2026-02-30' }, 'from'],
      [{ from: '2020-01-01' }, 'from'],
      [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
      [{ to: '9999-12-31' }, 'to'],
      [{ from: '1969-12-31', to: '1970-01-02' }, 'from'],
      [{ to: '2101-01-01' }, 'to'],
    ];
    for (const [query, field] of asked) {
      const answer = await admin.rejected(key, { query });
      expect(answer, JSON.stringify(query)).toMatchObject({ status: 422 });
      expect(answer.fields).toHaveProperty(field);
    }
  });
});

test('what is summed up stays true to the rows, whatever happens to them', async () => {
  const { app, admin } = await place();
  const user = await app.signInAs('User');
  for (const plan of ['starter', 'growth'] as const) await pay(user, (await newProject(user)).id, plan);
  await newProject(user);
  await app.db
    .updateTable('orders')
    .set({ plan: 'scale', amount: 9900, refunded: 100 })
    .where('plan', '=', 'growth')
    .execute();
  await admin.ok('POST /api/admin/users/delete', { body: { ids: [user.id] } });
  const tallied = (kind: string) =>
    sql<object>`select part, sum(count) as count, sum(value) as value from tallies where kind = ${kind} and count <> 0 group by part`
      .execute(app.db)
      .then(({ rows }) => rows);
  expect(await tallied('users')).toEqual([{ part: '', count: 1, value: 0 }]);
  expect(await tallied('projects')).toEqual([]);
  expect(await tallied('builds')).toEqual([]);
  expect(await tallied('orders')).toEqual([
    { part: 'scale', count: 1, value: 9800 },
    { part: 'starter', count: 1, value: 1900 },
  ]);
});

test('the first and the last days that can be asked for are answered, in any unit and zone', async () => {
  const { admin } = await place();
  for (const span of [
    { from: '1970-01-01', to: '1970-01-31' },
    { from: '2100-12-01', to: '2100-12-31' },
  ])
    for (const unit of ['day', 'week', 'month'])
      for (const tz of ['UTC', 'Pacific/Apia']) {
        const query = { ...span, unit, tz, compare: 'year' };
        const { starts } = await admin.ok('GET /api/admin/dashboard/multi-line-chart', { query });
        expect(starts[0]).toBe(span.from);
      }
});
