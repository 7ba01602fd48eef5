import { describe, expect, onTestFinished, test } from 'vitest';
import { Kysely, sql } from 'kysely';
import { databaseFile } from '#server/platform/database/index.ts';
import { sqliteDialect } from '#server/platform/database/sqlite.ts';
import type { AuditAction } from '#contract/resources/index.ts';
import { up as nameAudit } from '#server/platform/database/migrations/0013-audit-names.ts';
import { up as searchNames } from '#server/platform/database/migrations/0015-audit-search.ts';
import {
  ASKING_CARD,
  CARD,
  checkout,
  DECLINED_CARD,
  holdBuilds,
  newProject,
  paidProject,
  smallBlueprint,
} from '../support/api-apps.ts';
import { openServer, type Person, startServer } from '../support/server.ts';

const app = await startServer();
await holdBuilds(app);
const admin = await app.signInAs('Admin');

const entriesOf = (entityId: string) => admin.ok('GET /api/admin/audit-log', { query: { entityId } });
const actionsOf = async (entityId: string) =>
  (await entriesOf(entityId)).map(({ action }) => action).reverse();

describe('outcomes are named apart', () => {
  test('a declined payment, one refused at the bank, and one that succeeded', async () => {
    const user = await app.signInAs('User');
    const order = await checkout(user, (await newProject(user)).id);
    const pay = (body: object) =>
      user.call('POST /api/payments/:orderId/confirm', { params: { orderId: order.id }, body });
    await pay({ card: DECLINED_CARD });
    const { confirm } = JSON.parse((await pay({ card: ASKING_CARD })).text);
    await user.ok('POST /api/payments/demo-bank/:reference', {
      params: { reference: confirm.reference },
      body: { accepted: false },
    });
    await pay({ confirmation: { reference: confirm.reference } });
    await pay({ card: CARD });
    expect(await actionsOf(order.id)).toEqual([
      'order.create',
      'order.decline',
      'order.decline',
      'order.pay',
    ]);
  });

  test('published and unpublished', async () => {
    const user = await app.signInAs('User');
    const { id } = await paidProject(app, user, 'complete');
    for (const published of [true, false])
      await user.ok('POST /api/projects/:id/publish', { params: { id }, body: { published } });
    expect((await actionsOf(id)).slice(-2)).toEqual(['project.publish', 'project.unpublish']);
  });

  test('blocked and unblocked', async () => {
    const user = await app.signInAs('User');
    for (const status of ['blocked', 'active'])
      await admin.ok('PUT /api/admin/users/status', { body: { ids: [user.id], status } });
    expect((await actionsOf(user.id)).slice(-2)).toEqual(['user.block', 'user.unblock']);
  });
});

describe('an entry', () => {
  test('carries the name of what it is about, and what can be opened to see it', async () => {
    const user = await app.signInAs('User');
    const project = await paidProject(app, user);
    const order = await checkout(user, (await newProject(user)).id);
    const build = await user.ok('POST /api/projects/:id/builds', { params: { id: project.id } });
    const [made] = await entriesOf(project.id);
    const [ordered] = await entriesOf(order.id);
    const [signedIn] = await entriesOf(user.id);
    const started = (await admin.ok('GET /api/admin/audit-log', { query: { action: 'build.start' } })).find(
      ({ actorId }) => actorId === user.id,
    );
    expect(made).toMatchObject({ entityName: project.name, opens: { entity: 'project', id: project.id } });
    expect(ordered).toMatchObject({ entityName: order.number, opens: { entity: 'order', id: order.id } });
    expect(signedIn).toMatchObject({ entityName: 'Test User', opens: { entity: 'user', id: user.id } });
    expect(started).toMatchObject({
      entityName: `${project.name} #${build.number}`,
      opens: { entity: 'project', id: project.id },
    });
  });

  test('keeps the name of what was deleted, and opens nothing', async () => {
    const user = await app.signInAs('User');
    const project = await newProject(user);
    await user.ok('DELETE /api/projects/:id', { params: { id: project.id } });
    const entries = await entriesOf(project.id);
    expect(entries.map(({ entityName, opens }) => ({ entityName, opens }))).toEqual([
      { entityName: project.name, opens: null },
      { entityName: project.name, opens: null },
    ]);
  });

  test('loses the name of a person who was erased', async () => {
    const user = await app.signInAs('User');
    await admin.ok('POST /api/admin/users/delete', { body: { ids: [user.id] } });
    const entries = await entriesOf(user.id);
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.map(({ entityName }) => entityName).filter((name) => name !== null)).toEqual([]);
  });

  test('says who is meant by an id in it', async () => {
    const user = await app.signInAs('User');
    const { token } = await admin.ok('POST /api/admin/users/:id/sign-in-as', {
      params: { id: user.id },
      body: { reason: 'They asked for help' },
    });
    await app.client(token).ok('POST /api/auth/logout');
    const [ended] = await entriesOf(user.id);
    expect(ended).toMatchObject({ action: 'user.support-end', names: { [admin.id]: 'Test Admin' } });
  });

  test('names ids deeper in it too, such as those an export was narrowed by', async () => {
    const user = await app.signInAs('User');
    const query = { actorId: [user.id] };
    await admin.ok('POST /api/admin/exports', { body: { list: 'audit-log', query } });
    const [exported] = await entriesOf('audit-log');
    expect(exported).toMatchObject({ action: 'export.create', after: { query } });
    expect(Object.keys(exported?.names ?? {})).toEqual([user.id]);
  });

  test('keeps an amount with its currency', async () => {
    const user = await app.signInAs('User');
    const order = await checkout(user, (await newProject(user)).id);
    const [placed] = await entriesOf(order.id);
    expect(placed?.after).toMatchObject({ amount: order.amount, currency: order.currency });
  });

  test('cannot be given another name afterwards', async () => {
    await expect(app.db.updateTable('auditEntries').set({ entityName: 'Another' }).execute()).rejects.toThrow(
      'cannot be changed',
    );
  });
});

describe('a search of the log', () => {
  const found = async (q: string) =>
    (await admin.ok('GET /api/admin/audit-log', { query: { q } })).map(({ entityId }) => entityId);

  test('finds entries by the name that their subject had', async () => {
    const user = await app.signInAs('User');
    const { id } = await newProject(user, smallBlueprint(1, { name: 'Quince Orchard' }));
    expect(await found('quince')).toEqual([id]);
    expect(await found('orch')).toEqual([id]);
    expect(await found('quince Test')).toEqual([id]);
  });

  test('no longer finds the name of a user who was erased', async () => {
    const user = await app.signInAs('User');
    await admin.ok('PUT /api/admin/users/update', {
      body: {
        id: user.id,
        firstName: 'Zephyrine',
        updatedAt: (await admin.ok('GET /api/admin/users/:id', { params: { id: user.id } })).updatedAt,
      },
    });
    expect(await found('zephyrine')).toContain(user.id);
    await admin.ok('POST /api/admin/users/delete', { body: { ids: [user.id] } });
    expect(await found('zephyrine')).toEqual([]);
  });

  test('finds names in entries that were there before they were searched', async () => {
    const old = await openServer();
    onTestFinished(() => old.close());
    const user = await old.signInAs('User');
    await newProject(user, smallBlueprint(1, { name: 'Quince Orchard' }));
    await sql`delete from "auditEntriesSearch"`.execute(old.db);
    const raw = new Kysely<unknown>({ dialect: sqliteDialect(databaseFile(old.config.dataDir)) });
    await searchNames(raw);
    await raw.destroy();
    const entries = await (
      await old.signInAs('Admin')
    ).ok('GET /api/admin/audit-log', { query: { q: 'quince' } });
    expect(entries.map(({ entityName }) => entityName)).toEqual(['Quince Orchard']);
  });
});

describe('an editor that saves by itself', () => {
  const BLUEPRINT: AuditAction = 'project.blueprint';
  async function save(person: Person, id: string, pages: number): Promise<void> {
    const { updatedAt } = await person.ok('GET /api/projects/:id', { params: { id } });
    await person.ok('PUT /api/projects/:id/blueprint', {
      params: { id },
      body: { updatedAt, blueprint: smallBlueprint(pages) },
    });
  }
  const savesOf = async (id: string) => (await actionsOf(id)).filter((action) => action === BLUEPRINT).length;

  test('makes one entry an editing session', async () => {
    const user = await app.signInAs('User');
    const { id } = await newProject(user);
    for (let pages = 1; pages <= 4; pages += 1) await save(user, id, pages);
    expect(await savesOf(id)).toBe(1);
    expect((await user.ok('GET /api/projects/:id', { params: { id } })).pages).toBe(4);
  });

  test('makes another for another person, and after a pause', async () => {
    const user = await app.signInAs('User');
    const { id } = await newProject(user);
    await save(user, id, 1);
    await save(admin, id, 2);
    await save(user, id, 3);
    expect(await savesOf(id)).toBe(3);
    await app.db
      .updateTable('projects')
      .set({ updatedAt: Date.now() - 31 * 60_000 })
      .where('id', '=', id)
      .execute();
    await save(user, id, 4);
    expect(await savesOf(id)).toBe(4);
  });
});

test('entries of an earlier version get their names and outcomes', async () => {
  const old = await openServer();
  onTestFinished(() => old.close());
  const user = await old.signInAs('User');
  await sql`drop trigger "auditEntries_hold"`.execute(old.db);
  await sql`drop trigger "auditEntries_search_in"`.execute(old.db);
  await sql`drop trigger "auditEntries_search_on"`.execute(old.db);
  await sql`alter table "auditEntries" drop column "entityName"`.execute(old.db);
  await sql`create trigger "auditEntries_hold" before update on "auditEntries" begin select raise(abort, 'held'); end`.execute(
    old.db,
  );
  const entry = (action: string, entity: string, entityId: string, after: object) =>
    sql`insert into "auditEntries" ("id", "at", "actorName", "action", "entity", "entityId", "after")
      values (${crypto.randomUUID()}, 1, 'Ada', ${action}, ${entity}, ${entityId}, ${JSON.stringify(after)})`.execute(
      old.db,
    );
  await entry('order.pay', 'order', 'one', { payment: 'failed' });
  await entry('order.pay', 'order', 'two', { payment: 'succeeded' });
  await entry('project.publish', 'project', 'three', { published: false });
  await entry('user.status', 'user', user.id, { status: 'blocked' });
  const raw = new Kysely<unknown>({ dialect: sqliteDialect(databaseFile(old.config.dataDir)) });
  await nameAudit(raw);
  await raw.destroy();
  const rows = await old.db
    .selectFrom('auditEntries')
    .select(['action', 'entityId', 'entityName'])
    .where('at', '=', 1)
    .orderBy('seq')
    .execute();
  expect(rows).toEqual([
    { action: 'order.decline', entityId: 'one', entityName: null },
    { action: 'order.pay', entityId: 'two', entityName: null },
    { action: 'project.unpublish', entityId: 'three', entityName: null },
    { action: 'user.block', entityId: user.id, entityName: 'Test User' },
  ]);
});
