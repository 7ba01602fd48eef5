import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { LANGUAGES } from '#contract/core/languages.ts';
import { SANDBOX } from '#server/features/serving/headers.ts';
import { translate } from '#server/texts/index.ts';
import { ended, newProject, pay, smallBlueprint } from '../support/api-apps.ts';
import { startProcess } from '../support/api-process.ts';
import { holdBuilding, quickBuilds } from '../support/quick-builds.ts';
import { type Person, startServer, until } from '../support/server.ts';

const app = await startServer(await quickBuilds());
const admin = await app.signInAs('Admin');
const LONG = 90_000;

const open = (url: string) => app.server.inject({ method: 'GET', url });
/** Asks over the network for an address as it stands: other ways resolve its dots first. */
async function asWritten(address: string) {
  if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(app.services.publicUrl());
  const [reply] = (await once(get({ host: '127.0.0.1', port, path: address }), 'response')) as [
    IncomingMessage,
  ];
  return { status: reply.statusCode, headers: reply.headers, text: await readText(reply) };
}
const projectOf = (person: Person, id: string) => person.ok('GET /api/projects/:id', { params: { id } });
const publish = (person: Person, id: string, published = true) =>
  person.ok('POST /api/projects/:id/publish', { params: { id }, body: { published } });
const rebuild = (person: Person, id: string) =>
  person.ok('POST /api/projects/:id/builds', { params: { id } });

async function replaceBlueprint(person: Person, id: string, blueprint: Blueprint) {
  const { updatedAt } = await projectOf(person, id);
  await person.ok('PUT /api/projects/:id/blueprint', { params: { id }, body: { updatedAt, blueprint } });
}

// One project goes through the whole of it.
const owner = await app.signInAs('User');
const blueprint = smallBlueprint(2);
const project = await newProject(owner, blueprint);
const { id } = project;

beforeAll(async () => {
  await pay(owner, id);
  expect(await ended(owner, id)).toMatchObject({ state: 'complete' });
}, LONG);

describe('a published app', () => {
  test('is served at its slug, in the sandbox, with assets that any origin may load', async () => {
    expect((await open(`/apps/${project.slug}/`)).statusCode).toBe(404);
    expect(await publish(owner, id)).toMatchObject({ published: true });
    const redirect = await open(`/apps/${project.slug}`);
    expect([redirect.statusCode, redirect.headers.location]).toEqual([302, `/apps/${project.slug}/`]);
    const page = await open(`/apps/${project.slug}/`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-security-policy': SANDBOX,
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    const script = /<script[^>]+src="([^"]+)"/.exec(page.payload)?.[1] ?? '';
    const asset = await open(new URL(script, `http://x/apps/${project.slug}/`).pathname);
    expect([asset.statusCode, asset.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(asset.headers['content-type']).toMatch(/javascript/);
    const missing = await open(`/apps/${project.slug}/assets/none.js`);
    expect([missing.statusCode, missing.headers['content-security-policy']]).toEqual([404, SANDBOX]);
  });

  test.each([
    '../../source.zip',
    '..%2fsource.zip',
    '..%2fsource%2fpackage.json',
    '%2e%2e/source.zip',
    '%2e%2e%2fsource.zip',
    '..\\source.zip',
    '..%5csource.zip',
    '%5c',
    '%00',
    'index.html%00.js',
    '%',
    '%zz',
    '%E0%A4%A',
    '%c0%ae%c0%ae/source.zip',
    '.',
    '%2e',
    '.env',
    '//',
    '%2f',
    '/etc/hostname',
    'assets',
    'assets/',
    'assets//app.js',
    'x'.repeat(300),
    'x'.repeat(5000),
    'x/'.repeat(1000),
    '%0d%0aSet-Cookie:x',
  ])('is a 404 page at any address that is none of its files: %s', async (path) => {
    const { status, headers, text } = await asWritten(`/apps/${project.slug}/${path}`);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-security-policy']).toBe(SANDBOX);
    expect(text).not.toContain('"scripts"');
  });

  test('is a 404 page at every arbitrary address, and never our fault', async () => {
    const odd = fc.constantFrom(
      '%',
      '%00',
      '%5c',
      '%2f',
      '..',
      '.',
      '/',
      '%2e',
      '%E0',
      'ß',
      '\u202e',
      'assets',
      '~',
      ';',
      '#',
    );
    const addresses = fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 4 })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(addresses, async (parts) => {
        const address = `/apps/${project.slug}/${parts.join('').replaceAll(/[?#]/g, '')}-`;
        // What asks resolves `..` itself, and may end up at another app's address.
        fc.pre(new URL(address, 'http://localhost').pathname.startsWith(`/apps/${project.slug}/`));
        expect((await open(address)).statusCode).toBe(404);
      }),
      { examples: [[['..', '/']]] },
    );
  });

  const gone = async () => expect((await open(`/apps/${project.slug}/`)).statusCode).toBe(404);
  const there = async () => expect((await open(`/apps/${project.slug}/`)).statusCode).toBe(200);

  test('is gone while it is taken down, suspended, or its owner blocked', async () => {
    await publish(owner, id, false);
    await gone();
    await publish(owner, id);
    await there();
    for (const suspended of [true, false]) {
      const { updatedAt } = await projectOf(admin, id);
      await admin.ok('PUT /api/admin/projects/update', { body: { id, updatedAt, suspended } });
      await (suspended ? gone() : there());
    }
    for (const status of ['blocked', 'active']) {
      await admin.ok('PUT /api/admin/users/status', { body: { ids: [owner.id], status } });
      await (status === 'blocked' ? gone() : there());
    }
    Object.assign(owner, await app.signIn(owner.email));
  });

  test(
    'whose files are lost is prepared by one job, whoever and however many ask, and says so meanwhile',
    async () => {
      await rm(app.services.artefacts.appFolder(id, 1).replace(/app$/, ''), { recursive: true });
      const address = `/apps/${project.slug}/`;
      const jobs = () =>
        app.db.selectFrom('jobs').select(['id', 'state']).where('kind', '=', 'artefact').execute();
      const pages = await Promise.all(Array.from({ length: 20 }, () => open(address)));
      for (const page of pages) {
        expect(page.statusCode).toBe(503);
        expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
        expect(page.headers).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': SANDBOX,
        });
        expect(page.payload).toContain('<meta http-equiv="refresh"');
      }
      expect(await jobs()).toHaveLength(1);
      for (const { code } of LANGUAGES) {
        const { payload } = await app.server.inject({ url: address, headers: { 'accept-language': code } });
        expect(payload).toContain(translate(code, 'This app is being prepared'));
      }
      await until(async () => (await open(address)).statusCode === 200, 'the app to be there again', 60_000);
      expect(await jobs()).toMatchObject([{ state: 'done' }]);
      expect(
        (await owner.ok('GET /api/projects/:id/builds', { params: { id } })).map(({ number }) => number),
      ).toEqual([1]);
    },
    LONG,
  );

  test(
    'whose files are lost again is prepared again, and one that cannot be made is not tried at every visit',
    async () => {
      const files = app.services.artefacts.appFolder(id, 1).replace(/app$/, '');
      const address = `/apps/${project.slug}/`;
      await rm(files, { recursive: true });
      expect((await open(address)).statusCode).toBe(503);
      await until(async () => (await open(address)).statusCode === 200, 'the app to be there again', 60_000);

      const lost = await app.db
        .selectFrom('builds')
        .selectAll()
        .where('projectId', '=', id)
        .executeTakeFirstOrThrow();
      const store = (text: string) =>
        app.db.updateTable('builds').set({ blueprint: text }).where('id', '=', lost.id).execute();
      await store('{}');
      await rm(files, { recursive: true });
      const job = () =>
        app.db
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', `artefact:${lost.id}`)
          .executeTakeFirstOrThrow();
      const failedOnce = async () => {
        await app.db
          .updateTable('jobs')
          .set({ runAt: 0 })
          .where('state', '=', 'queued')
          .where('kind', '=', 'artefact')
          .execute();
        app.services.wake.jobs();
        return (await job()).state === 'dead';
      };
      expect((await open(address)).statusCode).toBe(503);
      await until(failedOnce, 'the job to be given up', 60_000);
      const before = await job();
      const page = await open(address);
      expect([page.statusCode, page.payload.includes('refresh')]).toEqual([503, false]);
      expect(
        await owner.rejected('GET /api/projects/:id/builds/:n/files', { params: { id, n: 1 } }),
      ).toMatchObject({ status: 409 });
      expect(await job()).toEqual(before);

      // An hour later it is worth another try.
      await store(lost.blueprint);
      await app.db
        .updateTable('jobs')
        .set({ finishedAt: Date.now() - 3_600_001 })
        .where('id', '=', before.id)
        .execute();
      expect(
        Array.isArray(await owner.ok('GET /api/projects/:id/builds/:n/files', { params: { id, n: 1 } })),
      ).toBe(true);
    },
    LONG,
  );

  test('keeps its old version served after a rebuild that failed', async () => {
    const before = (await open(`/apps/${project.slug}/`)).payload;
    // A blueprint that the schema admitted once and no longer does.
    await app.db
      .updateTable('projects')
      .set({ blueprint: JSON.stringify({ ...smallBlueprint(), pages: [] }) })
      .where('id', '=', id)
      .execute();
    expect(await rebuild(owner, id)).toMatchObject({ number: 2, state: 'queued' });
    expect(await ended(owner, id, 2)).toMatchObject({ state: 'error' });
    expect(await projectOf(owner, id)).toMatchObject({ state: 'ready', servedBuild: 1, published: true });
    expect((await open(`/apps/${project.slug}/`)).payload).toBe(before);
  });

  test(
    'keeps its old version served while a rebuild runs, and becomes the new one once that is complete',
    { timeout: LONG },
    async () => {
      const before = (await open(`/apps/${project.slug}/`)).payload;
      await replaceBlueprint(owner, id, { ...smallBlueprint(3), name: 'Pocket Notes Two' });
      expect(await projectOf(owner, id)).toMatchObject({ unpublishedChanges: true });
      const release = await holdBuilding(app);
      await rebuild(owner, id);
      expect(await owner.rejected('POST /api/projects/:id/builds', { params: { id } })).toMatchObject({
        status: 409,
        code: 'state',
      });
      await until(async () => (await projectOf(owner, id)).state === 'building', 'the build to start');
      expect((await open(`/apps/${project.slug}/`)).payload).toBe(before);
      await release();
      expect(await ended(owner, id, 3)).toMatchObject({ state: 'complete', pages: 3 });
      expect(await projectOf(owner, id)).toMatchObject({
        state: 'ready',
        servedBuild: 3,
        unpublishedChanges: false,
      });
      expect((await open(`/apps/${project.slug}/`)).payload).toContain('Pocket Notes Two');
    },
  );

  test('restores an older version as the draft, and leaves what is served', async () => {
    await owner.ok('POST /api/projects/:id/builds/:n/restore', { params: { id, n: 1 } });
    expect(await projectOf(owner, id)).toMatchObject({ pages: 2, servedBuild: 3 });
    expect((await owner.ok('GET /api/projects/:id/blueprint', { params: { id } })).blueprint).toEqual(
      blueprint,
    );
  });

  test('is gone once archived, and stays unpublished when restored', async () => {
    const { updatedAt } = await projectOf(owner, id);
    const archived = await owner.ok('PATCH /api/projects/:id', {
      params: { id },
      body: { updatedAt, archived: true },
    });
    await gone();
    await owner.ok('PATCH /api/projects/:id', {
      params: { id },
      body: { updatedAt: archived.updatedAt, archived: false },
    });
    await gone();
  });
});

test('the built server, too, answers 404 to a malformed escape in any address of an app', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-built-'));
  const built = await startProcess(dataDir);
  onTestFinished(async () => {
    await built.kill();
    await rm(dataDir, { recursive: true });
  });
  for (const address of ['/apps/%', '/apps/x/%', '/apps/x/%E0%A4%A?q=%', '/preview/x/%zz'])
    expect((await fetch(built.url + address)).status, address).toBe(404);
});
