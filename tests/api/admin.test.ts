import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#server/platform/database/schema.ts';
import { CARD, checkout, holdBuilds, newProject, pay } from '../support/api-apps.ts';
import { codeIn, openServer, PASSWORD, type Person, startServer, tokenIn } from '../support/server.ts';

const app = await startServer();
await holdBuilds(app);
const admin = await app.signInAs('Admin');
const ABSENT = '0198c0de-0000-7000-8000-000000000000';

const userOf = (id: string, by: Person = admin) => by.ok('GET /api/admin/users/:id', { params: { id } });
const create = (more: object = {}) => ({
  body: { email: app.newEmail('made'), firstName: 'Made', lastName: 'Up', role: 'User', ...more },
});
const setStatus = (ids: string[], status: string, by: Person = admin) =>
  by.ok('PUT /api/admin/users/status', { body: { ids, status } });
const remove = (ids: string[], by: Person = admin) =>
  by.ok('POST /api/admin/users/delete', { body: { ids } });
const codes = ({ results }: { results: { ok: boolean; code?: string }[] }) =>
  results.map(({ ok, code }) => code ?? ok);

describe('making a user', () => {
  test('with a password lets them sign in, and mails nothing', async () => {
    const asked = create({ password: PASSWORD });
    const { result, mails, audit } = await app.effectsOf(() =>
      admin.ok('POST /api/admin/create/users', asked),
    );
    expect(result).toMatchObject({ email: asked.body.email, role: 'User', status: 'active' });
    expect(result).not.toHaveProperty('passwordHash');
    expect({ mails, audit }).toEqual({ mails: 0, audit: 1 });
    await app.signIn(asked.body.email);
  });

  test('without one mails an invitation, whose link chooses the password', async () => {
    const asked = create();
    await admin.ok('POST /api/admin/create/users', asked);
    const { email } = asked.body;
    expect(
      await app.visitor.rejected('POST /api/auth/login', { body: { email, password: '' } }),
    ).toMatchObject({ status: 401 });
    const mail = await app.mailTo(email, ({ subject }) => subject.includes('invited'));
    await app
      .client(tokenIn(mail))
      .ok('POST /api/auth/reset-password', { body: { password: 'my very own phrase' } });
    await app.signIn(email, 'my very own phrase');
  });

  test.each([
    [
      'a taken address, whatever its case',
      async () => ({ email: (await app.signInAs('User')).email.toUpperCase() }),
      'email',
    ],
    ['a common password', async () => ({ password: 'password123' }), 'password'],
    ['an unknown role', async () => ({ role: 'Owner' }), 'role'],
    ['a status that only sign-up gives', async () => ({ status: 'pending' }), 'status'],
    ['credit', async () => ({ credit: 100 }), 'credit'],
  ])('refuses %s at its field', async (_, more, field) => {
    const answer = await admin.rejected('POST /api/admin/create/users', create(await more()));
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.fields).toHaveProperty(field);
  });

  test('twice at once with one address makes one', async () => {
    const asked = create({ password: PASSWORD });
    const answers = await Promise.all([1, 2].map(() => admin.call('POST /api/admin/create/users', asked)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('changing a user', () => {
  test('changes what is sent and nothing else, and a stale change is 409', async () => {
    const user = await app.signInAs('User');
    const { updatedAt } = await userOf(user.id);
    const after = await admin.ok('PUT /api/admin/users/update', {
      body: { id: user.id, updatedAt, firstName: 'Newly' },
    });
    expect(after).toMatchObject({ firstName: 'Newly', lastName: 'User', email: user.email });
    expect(
      await admin.rejected('PUT /api/admin/users/update', {
        body: { id: user.id, updatedAt, firstName: 'Late' },
      }),
    ).toMatchObject({ status: 409, code: 'stale' });
    await user.ok('GET /api/user/profile');
  });

  test('to another role ends their sessions', async () => {
    const user = await app.signInAs('User');
    const { updatedAt } = await userOf(user.id);
    await admin.ok('PUT /api/admin/users/update', { body: { id: user.id, updatedAt, role: 'Admin' } });
    expect(await user.rejected('GET /api/user/profile')).toMatchObject({ status: 419 });
    const promoted = await app.signIn(user.email);
    await promoted.ok('GET /api/admin/users');
  });

  test('who owns projects cannot be made an administrator', async () => {
    const user = await app.signInAs('User');
    await newProject(user);
    const { updatedAt } = await userOf(user.id);
    expect(
      (
        await admin.rejected('PUT /api/admin/users/update', {
          body: { id: user.id, updatedAt, role: 'Admin' },
        })
      ).fields,
    ).toHaveProperty('role');
  });

  test('to an address that somebody else has is 422, also when two try at once', async () => {
    const [one, two] = [await app.signInAs('User'), await app.signInAs('User')];
    const patch = async (user: Person, email: string) =>
      admin.call('PUT /api/admin/users/update', {
        body: { id: user.id, updatedAt: (await userOf(user.id)).updatedAt, email },
      });
    expect((await patch(one, two.email.toUpperCase())).status).toBe(422);
    const email = app.newEmail('wanted');
    const answers = await Promise.all([patch(one, email), patch(two, email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await patch(one, app.newEmail('fresh'))).status).toBe(200);
  });

  test('nobody has is 404', async () => {
    expect(
      await admin.rejected('PUT /api/admin/users/update', {
        body: { id: ABSENT, updatedAt: new Date().toISOString() },
      }),
    ).toMatchObject({ status: 404 });
    expect(await admin.rejected('GET /api/admin/users/:id', { params: { id: ABSENT } })).toMatchObject({
      status: 404,
    });
  });
});

describe('blocking', () => {
  test('ends sessions at once, is undone, and says of each row what became of it', async () => {
    const [one, two] = [await app.signInAs('User'), await app.signInAs('User')];
    const { result, audit } = await app.effectsOf(() => setStatus([one.id, ABSENT, two.id], 'blocked'));
    expect(codes(result)).toEqual([true, 'not_found', true]);
    expect(audit).toBe(2);
    for (const user of [one, two])
      expect(await user.rejected('GET /api/user/profile')).toMatchObject({
        status: 419,
        code: 'session_revoked',
      });
    await setStatus([one.id], 'active');
    expect(await one.rejected('GET /api/user/profile')).toMatchObject({ status: 419 });
    await app.signIn(one.email);
  });

  test.each([
    ['no ids', { ids: [] }],
    ['201 ids', { ids: Array.from({ length: 201 }, () => ABSENT) }],
    ['no list', { ids: ABSENT }],
    ['pending', { ids: [ABSENT], status: 'pending' }],
  ])('with %s is 422', async (_, more) => {
    expect(
      await admin.rejected('PUT /api/admin/users/status', { body: { status: 'blocked', ...more } }),
    ).toMatchObject({ status: 422 });
  });
});

describe('an administrator', () => {
  test('cannot block, demote or delete themselves', async () => {
    const { updatedAt } = await userOf(admin.id);
    expect(
      await admin.rejected('PUT /api/admin/users/update', {
        body: { id: admin.id, updatedAt, role: 'User' },
      }),
    ).toMatchObject({ status: 409, code: 'state' });
    expect(
      await admin.rejected('PUT /api/admin/users/update', {
        body: { id: admin.id, updatedAt, status: 'blocked' },
      }),
    ).toMatchObject({ status: 409 });
    expect(codes(await setStatus([admin.id], 'blocked'))).toEqual(['state']);
    expect(codes(await remove([admin.id]))).toEqual(['state']);
    await admin.ok('GET /api/admin/users');
  });

  test('of two who remove each other at once, one stays', async () => {
    const place = await openServer();
    onTestFinished(() => place.close());
    const [one, two] = [await place.signInAs('Admin'), await place.signInAs('Admin')];
    const answers = await Promise.all([
      one.call('POST /api/admin/users/delete', { body: { ids: [two.id] } }),
      two.call('PUT /api/admin/users/status', { body: { ids: [one.id], status: 'blocked' } }),
    ]);
    expect(answers.filter(({ text }) => text.includes('"ok":true'))).toHaveLength(1);
    const left = await place.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'Admin')
      .where('status', '=', 'active')
      .execute();
    expect(left).toHaveLength(1);
  });

  test('blocked or deleted by another goes like anybody', async () => {
    const other = await app.signInAs('Admin');
    expect(codes(await remove([other.id]))).toEqual([true]);
    expect(await other.rejected('GET /api/admin/users')).toMatchObject({ status: 401 });
  });
});

describe('deleting a user', () => {
  test('takes their projects, keeps orders and payments without a name, and blanks the audit log', async () => {
    const email = 'ines.forgettable@example.com';
    await app.visitor.ok('POST /api/auth/register', {
      body: { email, password: PASSWORD, firstName: 'Ines', lastName: 'Forgettable' },
    });
    await app.visitor.ok('POST /api/auth/verify', {
      body: { email, code: codeIn(await app.mailTo(email)) },
    });
    const ines = await app.signIn(email);
    const [paid, open] = [await newProject(ines), await newProject(ines)];
    const { id: orderId, number } = await pay(ines, paid.id);
    await ines.ok('POST /api/payments/checkout', {
      body: { projectId: open.id, plan: 'starter' },
      headers: { 'idempotency-key': 'remember-me' },
    });
    const { updatedAt } = await ines.ok('GET /api/user/profile');
    await ines.ok('PATCH /api/user/profile', { body: { userName: 'forgettable', updatedAt } });

    expect(codes(await remove([ines.id]))).toEqual([true]);
    expect(await ines.rejected('GET /api/user/profile')).toMatchObject({ status: 401 });
    expect(await admin.rejected('GET /api/projects/:id', { params: { id: paid.id } })).toMatchObject({
      status: 404,
    });
    const order = await admin.ok('GET /api/admin/orders/:id', { params: { id: orderId } });
    expect(order).toMatchObject({
      number,
      state: 'paid',
      amount: 1900,
      userId: null,
      userName: '',
      userEmail: '',
      projectId: null,
      projectName: paid.name,
    });
    expect(order.payments).toMatchObject([{ state: 'succeeded', amount: 1900, userName: '' }]);
    const tables: (keyof Database)[] = [
      'users',
      'sessions',
      'codes',
      'projects',
      'builds',
      'orders',
      'payments',
      'notifications',
      'auditEntries',
      'events',
      'idempotencyKeys',
    ];
    for (const table of tables) {
      const rows = await app.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toMatch(/forgettable|"Ines/i);
    }
    expect(
      await admin.ok('GET /api/admin/audit-log', { query: { action: 'order.pay', entityId: orderId } }),
    ).toMatchObject([{ actorName: '', ip: null }]);
  });

  test('twice, and nobody, says so for each', async () => {
    const user = await app.signInAs('User');
    expect(codes(await remove([user.id, user.id, ABSENT]))).toEqual([true, 'not_found']);
    expect(codes(await remove([user.id]))).toEqual(['not_found']);
  });
});

describe('the list of users', () => {
  test('is searched, filtered, sorted and paged, and never shows a hash', async () => {
    const asked = create({ firstName: 'Wilhelmina', lastName: 'Óskarsdóttir', password: PASSWORD });
    const { id } = await admin.ok('POST /api/admin/create/users', asked);
    for (const query of [
      { q: 'wilhel' },
      { q: asked.body.email },
      { lastName_like: 'skarsd' },
      { email: asked.body.email },
      { id },
    ] as Record<string, string>[]) {
      expect(
        (await admin.ok('GET /api/admin/users', { query })).map((user) => user.id),
        JSON.stringify(query),
      ).toEqual([id]);
    }
    const { headers, text } = await admin.call('GET /api/admin/users', {
      query: { role: 'Admin', _sort: 'email', _order: 'asc', _start: '0', _end: '1' },
    });
    expect(JSON.parse(text)).toHaveLength(1);
    expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(1);
    expect(text).not.toMatch(/argon2|passwordHash|sketch/);
  });

  test('sorts by several columns, with the order of each', async () => {
    const rows = await admin.ok('GET /api/admin/users', {
      query: { _sort: 'role,email', _order: 'desc,asc', _end: '200' },
    });
    const keys = rows.map(({ role, email }) => [role, email] as const);
    const sorted = [...keys].sort((a, b) => (a[0] === b[0] ? (a[1] < b[1] ? -1 : 1) : a[0] < b[0] ? 1 : -1));
    expect(keys).toEqual(sorted);
  });
});

describe('the audit log', () => {
  test('says who did what to what, from where, with what changed before and after', async () => {
    const user = await app.signInAs('User');
    const { updatedAt } = await userOf(user.id);
    await admin.ok('PUT /api/admin/users/update', {
      ip: '192.0.2.55',
      body: { id: user.id, updatedAt, firstName: 'Newly' },
    });
    const [entry] = await admin.ok('GET /api/admin/audit-log', {
      query: { entityId: user.id, action: 'user.update' },
    });
    expect(entry).toMatchObject({
      actorId: admin.id,
      actorName: 'Test Admin',
      action: 'user.update',
      entity: 'user',
      entityId: user.id,
      ip: '192.0.2.55',
      before: { firstName: 'Test' },
      after: { firstName: 'Newly' },
    });
    expect(entry?.before).toEqual({ firstName: 'Test' });
  });

  test('holds no password, token, code or card', async () => {
    const user = await app.signInAs('User');
    const project = await newProject(user);
    const order = await checkout(user, project.id);
    await user.call('POST /api/payments/:orderId/confirm', {
      params: { orderId: order.id },
      body: { card: CARD },
    });
    await user.ok('PUT /api/user/update-password', {
      body: { currentPassword: PASSWORD, newPassword: 'quite another phrase' },
    });
    const [changed] = await admin.ok('GET /api/admin/audit-log', {
      query: { entityId: user.id, action: 'user.password-change' },
    });
    expect(changed?.after).toEqual({ password: '[hidden]' });
    const text = JSON.stringify(await app.db.selectFrom('auditEntries').selectAll().execute());
    expect(text).not.toMatch(/4242424242424242|4242 4242|quite another phrase|correct horse|argon2/);
    expect(text).not.toContain(user.token);
  });

  test('cannot be changed or deleted, even in the database; only personal fields can be blanked', async () => {
    const before = await app.db.selectFrom('auditEntries').selectAll().orderBy('id').execute();
    await expect(app.db.deleteFrom('auditEntries').execute()).rejects.toThrow('cannot be deleted');
    for (const change of [
      { action: 'nothing' },
      { at: 1 },
      { entityId: 'x' },
      { actorId: 'x' },
      { actorName: 'Somebody' },
      { ip: '1.1.1.1' },
      { after: '{}' },
      { before: '{}' },
      { id: 'x' },
    ]) {
      await expect(
        app.db
          .updateTable('auditEntries')
          .set(change)
          .where('id', '=', before[0]?.id ?? '')
          .execute(),
        JSON.stringify(change),
      ).rejects.toThrow('cannot be changed');
    }
    await expect(
      sql`replace into "auditEntries" select * from "auditEntries" limit 1`.execute(app.db),
    ).rejects.toThrow('cannot be replaced');
    expect(await app.db.selectFrom('auditEntries').selectAll().orderBy('id').execute()).toEqual(before);
    await app.db
      .updateTable('auditEntries')
      .set({ actorName: '', ip: null })
      .where('id', '=', before[0]?.id ?? '')
      .execute();
  });

  test('is written with the change or not at all', async () => {
    const user = await app.signInAs('User');
    await sql`create trigger "audit_full" before insert on "auditEntries" begin select raise(abort, 'disk full'); end`.execute(
      app.db,
    );
    const { updatedAt } = await user.ok('GET /api/user/profile');
    const answer = await user.rejected('PATCH /api/user/profile', {
      body: { firstName: 'Unseen', updatedAt },
    });
    await sql`drop trigger "audit_full"`.execute(app.db);
    expect(answer).toMatchObject({ status: 500, code: 'internal' });
    expect(JSON.stringify(answer)).not.toContain('disk full');
    expect(await user.ok('GET /api/user/profile')).toMatchObject({ firstName: 'Test', updatedAt });
  });
});

describe('the dashboard', () => {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

  test('counts what was made in the period beside the one before, and the money that came in', async () => {
    const place = await openServer();
    onTestFinished(() => place.close());
    await holdBuilds(place);
    const chief = await place.signInAs('Admin');
    const user = await place.signInAs('User');
    const project = await newProject(user);
    const order = await pay(user, project.id);
    await place.db
      .updateTable('users')
      .set({ createdAt: Date.now() - 40 * 86_400_000 })
      .where('id', '=', chief.id)
      .execute();
    const board = await chief.ok('GET /api/admin/dashboard');
    expect(board).toMatchObject({
      from: day(29),
      to: day(0),
      currency: 'USD',
      users: { now: 1, before: 1 },
      projects: { now: 1, before: 0 },
      orders: { now: 1 },
      revenue: { now: 1900, before: 0 },
      builds: { now: 1 },
    });
    expect(board.users.series).toHaveLength(30);
    expect(board.revenue.series.at(-1)).toBe(1900);
    expect(board.latestOrders.map(({ id }) => id)).toEqual([order.id]);
    expect(board.runningBuilds).toMatchObject([{ projectName: project.name, state: 'queued' }]);
    await place.db.updateTable('orders').set({ refunded: 900 }).execute();
    expect(
      (await chief.ok('GET /api/admin/dashboard', { query: { from: day(0), to: day(0) } })).revenue,
    ).toEqual({ now: 1000, before: 0, series: [1000] });
  });

  test.each<[Record<string, string>, string]>([
    [{ from: day(0), to: day(3) }, 'to'],
    [{ from: '2020-01-01' }, 'from'],
    [{ from: 'last week' }, 'from'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '2026-13-01' }, 'to'],
  ])('refuses %j at its field', async (query, field) => {
    const answer = await admin.rejected('GET /api/admin/dashboard', { query });
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.fields).toHaveProperty(field);
  });
});
