import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { session } from '#contract/account/sessions.ts';
import { userWhole } from '#contract/resources/users/calls.ts';
import { tokenHash } from '#server/platform/secrets.ts';
import { checkout, holdBuilds, newProject, pay } from '../support/api-apps.ts';
import { type Person, startServer } from '../support/server.ts';

const app = await startServer();
await holdBuilds(app);
const { db } = app;
const admin = await app.signInAs('Admin');
const ABSENT = '0198c0de-0000-7000-8000-000000000000';

const sessionsOf = (id: string, by: Person = admin) =>
  by.ok('GET /api/admin/users/:id/sessions', { params: { id } });
const idOf = ({ token }: { token: string }) => tokenHash(token);
const revoked = { status: 419, code: 'session_revoked' };

describe('the sessions of a user, for an administrator', () => {
  test('are theirs alone, with support’s visits, and show no token', async () => {
    const person = await app.signInAs('User');
    const elsewhere = await app.signIn(person.email);
    await app.signInAs('User');
    const reason = 'They cannot find their invoice';
    const visit = await admin.ok('POST /api/admin/users/:id/sign-in-as', {
      params: { id: person.id },
      body: { reason },
    });
    const found = await sessionsOf(person.id);
    expect(found.map((one) => one.id).sort()).toEqual([person, elsewhere, visit].map(idOf).sort());
    expect(found).toContainEqual(
      expect.objectContaining({ id: idOf(visit), support: { by: 'Test Admin', reason }, endedAt: null }),
    );
    expect(found.every(({ current }) => !current)).toBe(true);
    for (const one of found) expect(Object.keys(one).sort()).toEqual(Object.keys(session.shape).sort());
    const { text } = await admin.call('GET /api/admin/users/:id/sessions', { params: { id: person.id } });
    expect(text).not.toContain(person.token);
  });

  test('say which one the administrator looks from', async () => {
    const found = await sessionsOf(admin.id);
    expect(found.filter(({ current }) => current).map(({ id }) => id)).toEqual([idOf(admin)]);
  });

  test('of nobody are 404', async () => {
    const asked = { params: { id: ABSENT } };
    expect(await admin.rejected('GET /api/admin/users/:id/sessions', asked)).toMatchObject({ status: 404 });
  });

  test('are 403 for a User, their own too', async () => {
    const person = await app.signInAs('User');
    for (const id of [person.id, admin.id]) {
      const asked = { params: { id, sessionId: idOf(person) } };
      expect(await person.rejected('GET /api/admin/users/:id/sessions', asked)).toMatchObject({
        status: 403,
      });
      expect(await person.rejected('DELETE /api/admin/users/:id/sessions/:sessionId', asked)).toMatchObject({
        status: 403,
      });
    }
    await person.ok('GET /api/user/profile');
  });
});

describe('revoking a session of a user', () => {
  const asked = (id: string, sessionId: string) => ({ params: { id, sessionId } });
  const KEY = 'DELETE /api/admin/users/:id/sessions/:sessionId';

  test('ends that session alone, at its next call, and is in the audit log with whose it was', async () => {
    const person = await app.signInAs('User');
    const elsewhere = await app.signIn(person.email);
    await admin.ok(KEY, asked(person.id, idOf(elsewhere)));
    expect(await elsewhere.rejected('GET /api/user/profile')).toMatchObject(revoked);
    await person.ok('GET /api/user/profile');
    expect((await sessionsOf(person.id)).map(({ id }) => id)).toEqual([idOf(person)]);
    const entries = await admin.ok('GET /api/admin/audit-log', { query: { entityId: idOf(elsewhere) } });
    expect(entries[0]).toMatchObject({
      action: 'session.revoke',
      actorId: admin.id,
      after: { userId: person.id },
    });
  });

  test('ends a support session as its own end would, which the user is told', async () => {
    const person = await app.signInAs('User');
    const other = await app.signInAs('Admin');
    const visit = await other.ok('POST /api/admin/users/:id/sign-in-as', {
      params: { id: person.id },
      body: { reason: 'They cannot find their invoice' },
    });
    await admin.ok(KEY, asked(person.id, idOf(visit)));
    expect(await app.client(visit.token).rejected('GET /api/user/profile')).toMatchObject(revoked);
    expect(await person.ok('GET /api/notifications')).toHaveLength(1);
    expect(await sessionsOf(person.id)).toContainEqual(
      expect.objectContaining({ id: idOf(visit), endedAt: expect.any(String) }),
    );
  });

  test('is 409 with a sentence for the one the administrator is in, and changes nothing', async () => {
    const { result, audit } = await app.effectsOf(() => admin.rejected(KEY, asked(admin.id, idOf(admin))));
    expect(result).toMatchObject({
      status: 409,
      code: 'state',
      error: 'This is the session you are using. Sign out instead.',
    });
    expect(audit).toBe(0);
    await admin.ok('GET /api/user/profile');
  });

  test('of another administrator works', async () => {
    const other = await app.signInAs('Admin');
    await admin.ok(KEY, asked(other.id, idOf(other)));
    expect(await other.rejected('GET /api/user/profile')).toMatchObject(revoked);
  });

  test('that is over, nobody’s, or somebody else’s is 404', async () => {
    const [person, other] = [await app.signInAs('User'), await app.signInAs('User')];
    const over = await app.signIn(person.email);
    await over.ok('POST /api/auth/logout');
    for (const [id, sessionId] of [
      [person.id, idOf(over)],
      [person.id, tokenHash('nobody')],
      [person.id, idOf(other)],
      [ABSENT, idOf(other)],
    ] as const)
      expect(await admin.rejected(KEY, asked(id, sessionId)), sessionId).toMatchObject({ status: 404 });
    await other.ok('GET /api/user/profile');
  });
});

describe('the payments of a user', () => {
  const paymentsOf = async (by: Person, userId: string, more: Record<string, string> = {}) => {
    const query = { userId, ...more };
    const { text, headers } = await by.call('GET /api/payments/payment-history', { query });
    const rows: { userName: string; projectId: string }[] = JSON.parse(text);
    return { rows, total: Number(headers['x-total-count']) };
  };

  test('are listed for an administrator; a User’s own call never shows those of others', async () => {
    const [one, other] = [await app.signInAs('User'), await app.signInAs('User')];
    const paid = await newProject(one);
    await pay(one, paid.id);
    await pay(other, (await newProject(other)).id);
    const found = await paymentsOf(admin, one.id);
    expect(found.rows.map(({ projectId }) => projectId)).toEqual([paid.id]);
    expect(found.total).toBe(1);
    expect((await paymentsOf(admin, one.id, { state: 'succeeded', _sort: 'amount' })).total).toBe(1);
    expect(await paymentsOf(admin, one.id, { state: 'failed' })).toEqual({ rows: [], total: 0 });
    expect(await paymentsOf(admin, ABSENT)).toEqual({ rows: [], total: 0 });
    expect(await paymentsOf(other, one.id)).toEqual({ rows: [], total: 0 });
    expect((await paymentsOf(other, other.id)).total).toBe(1);
  });
});

describe('one user', () => {
  test('comes with the number of projects and orders, and what was paid and sent back', async () => {
    const person = await app.signInAs('User');
    const read = () => admin.ok('GET /api/admin/users/:id', { params: { id: person.id } });
    expect((await read()).totals).toEqual({ projects: 0, orders: 0, paid: 0, refunded: 0 });
    const order = await pay(person, (await newProject(person)).id);
    await pay(person, (await newProject(person)).id, 'growth');
    await checkout(person, (await newProject(person)).id);
    await admin.ok('POST /api/admin/orders/:id/refund', { params: { id: order.id }, body: { amount: 900 } });
    const found = await read();
    expect(found.totals).toEqual({ projects: 3, orders: 3, paid: 1900 + 4900, refunded: 900 });
    expect(Object.keys(found).sort()).toEqual(Object.keys(userWhole.shape).sort());
  });
});

test.each([
  ['GET /api/admin/projects', 'ownerId'],
  ['GET /api/admin/orders', 'userId'],
  ['GET /api/admin/audit-log', 'actorId'],
  ['GET /api/admin/audit-log', 'entityId'],
] as const)('%s can be narrowed to a user by %s', async (key, column) => {
  const [person, other] = [await app.signInAs('User'), await app.signInAs('User')];
  for (const one of [person, other]) {
    await pay(one, (await newProject(one)).id);
    const { updatedAt } = await one.ok('GET /api/user/profile');
    await one.ok('PATCH /api/user/profile', { body: { firstName: 'Known', updatedAt } });
  }
  const rows = await admin.ok(key, { query: { [column]: person.id } });
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toMatchObject({ [column]: person.id });
});

describe('every list of a user’s page', () => {
  const newest = (table: string) => sql`order by ${sql.ref(`${table}.createdAt`)} desc limit 10`;
  test.each([
    ['projects', sql`select * from "projects" where "ownerId" in (${ABSENT}) ${newest('projects')}`],
    ['orders', sql`select * from "orders" where "userId" in (${ABSENT}) ${newest('orders')}`],
    [
      'payments',
      sql`select "payments"."id" from "payments" join "orders" on "orders"."id" = "payments"."orderId"
        where "orders"."userId" in (${ABSENT}) ${newest('payments')}`,
    ],
    [
      'entries about them',
      sql`select * from "auditEntries" where "entityId" in (${ABSENT}) order by "at" desc`,
    ],
    ['entries by them', sql`select * from "auditEntries" where "actorId" in (${ABSENT}) order by "at" desc`],
    ['sessions', sql`select * from "sessions" where "userId" = ${ABSENT} order by "seenAt" desc`],
  ])('finds %s by an index, without reading those of others', async (_, query) => {
    const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([]);
  });
});
