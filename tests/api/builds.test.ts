import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { STEPS } from '#contract/states.ts';
import { SANDBOX } from '#server/features/serving/headers.ts';
import { say } from '#server/texts/index.ts';
import { ended, newProject, pay, smallBlueprint } from '../support/api-apps.ts';
import { type Person, startServer, until } from '../support/server.ts';

const app = await startServer();
const admin = await app.signInAs('Admin');
const LONG = 90_000;

const open = (url: string) => app.server.inject({ method: 'GET', url });
/** Asks over the network for an address as it stands: other ways resolve its dots first. */
async function asWritten(path: string) {
  if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(app.services.publicUrl());
  const [reply] = (await once(get({ host: '127.0.0.1', port, path }), 'response')) as [IncomingMessage];
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

// One project goes through the whole of it, since every build takes seconds.
const owner = await app.signInAs('User');
const stranger = await app.signInAs('User');
const blueprint = smallBlueprint(2);
const project = await newProject(owner, blueprint);
const { id } = project;

test(
  'a paid project is built in six steps, and its owner is told by notification and mail',
  async () => {
    await pay(owner, id);
    const build = await ended(owner, id);
    expect(build).toMatchObject({ number: 1, state: 'complete', reason: null, pages: 2 });
    expect(build.steps.map(({ name, status }) => [name, status])).toEqual(
      STEPS.map((name) => [name, 'complete']),
    );
    for (const step of build.steps) {
      expect(Date.parse(step.finishedAt ?? ''), step.name).toBeGreaterThanOrEqual(
        Date.parse(step.startedAt ?? ''),
      );
      expect(step.log, step.name).not.toMatch(/\/work\/|\/tmp\/|node_modules\/\.bin/);
    }
    expect(build.zipBytes).toBeGreaterThan(1000);
    expect(await projectOf(owner, id)).toMatchObject({
      state: 'ready',
      servedBuild: 1,
      lastBuild: 1,
      published: false,
    });
    expect(await owner.ok('GET /api/notifications')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'build-ready', link: `/project/details/${id}` }),
      ]),
    );
    await app.mailTo(owner.email, (mail) => mail.subject.includes('is ready'));
    expect(
      (await owner.ok('GET /api/progress-updates')).map(({ projectName, state }) => [projectName, state]),
    ).toEqual([[project.name, 'complete']]);
    expect(await stranger.ok('GET /api/progress-updates')).toEqual([]);
  },
  LONG,
);

describe('its source', () => {
  test('is listed with sizes, and read file by file', async () => {
    const files = await owner.ok('GET /api/projects/:id/builds/:n/files', { params: { id, n: 1 } });
    if (!Array.isArray(files)) throw new Error('Not a list');
    const names = files.map(({ path }) => path);
    expect(names).toEqual(expect.arrayContaining(['package.json', 'README.md', 'index.html']));
    expect(names.filter((name) => name.includes('node_modules') || name.startsWith('/'))).toEqual([]);
    const one = await owner.ok('GET /api/projects/:id/builds/:n/files', {
      params: { id, n: 1 },
      query: { path: 'package.json' },
    });
    if (Array.isArray(one)) throw new Error('Not a file');
    expect(Buffer.byteLength(one.text)).toBe(files.find(({ path }) => path === 'package.json')?.size);
    expect(JSON.parse(one.text)).toMatchObject({
      scripts: { start: expect.any(String), test: expect.any(String), build: expect.any(String) },
    });
  });

  test.each([
    '../source.zip',
    '../../../../secret.key',
    '/etc/hostname',
    'src/../../app/index.html',
    'package.json\u0001',
    './package.json',
    '..\\source.zip',
    '',
    'src',
    '%2e%2e/source.zip',
  ])('has no file at ?path=%s', async (path) => {
    const answer = await owner.refused('GET /api/projects/:id/builds/:n/files', {
      params: { id, n: 1 },
      query: { path },
    });
    expect([404, 422]).toContain(answer.status);
    expect(JSON.stringify(answer)).not.toMatch(/"text"/);
  });

  test('comes as a zip whose bytes are those of the build', async () => {
    const build = await owner.ok('GET /api/projects/:id/builds/:n', { params: { id, n: 1 } });
    const reply = await app.server.inject({
      url: `/api/projects/${id}/builds/1/source.zip`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+-1\.zip"$/);
    expect(reply.rawPayload.length).toBe(build.zipBytes);
    expect(createHash('sha256').update(reply.rawPayload).digest('hex')).toBe(build.zipSha256);
    const files = unzipSync(reply.rawPayload);
    const packageJson = Object.keys(files).find((name) => name.endsWith('/package.json'));
    expect(JSON.parse(strFromU8(files[packageJson ?? ''] ?? new Uint8Array()))).toHaveProperty(
      'scripts.build',
    );
  });

  test('comes from a single-use address that needs no token, once', async () => {
    const { url, expiresAt } = await owner.ok('POST /api/projects/:id/builds/:n/source.zip', {
      params: { id, n: 1 },
    });
    expect(url).toMatch(/^\/downloads\/[\w-]{43}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
    const [first, second] = [await open(url), await open(url)];
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/zip']);
    expect([second.statusCode, second.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test('is not had from two openings at once, nor after a minute', async () => {
    const address = () => owner.ok('POST /api/projects/:id/builds/:n/source.zip', { params: { id, n: 1 } });
    const { url } = await address();
    const replies = await Promise.all([open(url), open(url), open(url)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    const late = await address();
    await app.db
      .updateTable('addresses')
      .set({ expiresAt: Date.now() - 1 })
      .where('purpose', '=', 'download')
      .execute();
    expect((await open(late.url)).statusCode).toBe(404);
  });

  test('is nobody else’s, in none of its versions', async () => {
    for (const n of [1, 2, 0, 999_999])
      expect(
        (await stranger.refused('GET /api/projects/:id/builds/:n/files', { params: { id, n } })).status,
      ).toBe(404);
    for (const n of [0, -1, 2, '1e3', 'x', 1_000_001])
      expect((await owner.refused('GET /api/projects/:id/builds/:n', { params: { id, n } })).status).toBe(
        404,
      );
  });
});

describe('the preview of a draft', () => {
  test('is compiled as it stands, at a random address that expires, in the sandbox', async () => {
    const { url, expiresAt } = await owner.ok('POST /api/projects/:id/preview', { params: { id } });
    expect(url).toMatch(/^\/preview\/[\w-]{43}\/$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(3_600_000);
    const page = await open(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-security-policy': SANDBOX,
      'access-control-allow-origin': '*',
      'referrer-policy': 'no-referrer',
    });
    const script = /<script[^>]+src="([^"]+)"/.exec(page.payload)?.[1] ?? '';
    const asset = await open(new URL(script, `http://x${url}`).pathname);
    expect(asset.statusCode).toBe(200);
    expect(asset.headers).toMatchObject({
      'content-security-policy': SANDBOX,
      'access-control-allow-origin': '*',
    });
    for (const path of ['../../secret.key', '..%2f..%2fsecret.key', '%2e%2e/%2e%2e/selvedge.db']) {
      expect((await open(url + path)).statusCode, path).not.toBe(200);
    }
    await app.db
      .updateTable('addresses')
      .set({ expiresAt: Date.now() - 1 })
      .where('purpose', '=', 'preview')
      .execute();
    expect((await open(url)).statusCode).toBe(404);
  });

  test('asked for a hundred and fifty times at once is made a few times, as it stands last, and nobody else’s fails', async () => {
    const [busy, calm] = [await app.signInAs('User'), await app.signInAs('User')];
    const [many, one] = [await newProject(busy), await newProject(calm)];
    const ask = (person: Person, to: string) =>
      person.ok('POST /api/projects/:id/preview', { params: { id: to } });
    const early = Array.from({ length: 100 }, () => ask(busy, many.id));
    const other = ask(calm, one.id);
    await replaceBlueprint(busy, many.id, { ...smallBlueprint(), name: 'The newest name' });
    const late = Array.from({ length: 50 }, () => ask(busy, many.id));
    expect((await open((await other).url)).statusCode).toBe(200);
    const addresses = new Set((await Promise.all([...early, ...late])).map(({ url }) => url));
    expect(addresses.size).toBeLessThanOrEqual(3);
    for (const { url } of await Promise.all(late))
      expect((await open(url)).payload).toContain('The newest name');
  });
});

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
        const { statusCode } = await open(`/apps/${project.slug}/${parts.join('').replaceAll(/[?#]/g, '')}-`);
        expect(statusCode).toBe(404);
      }),
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
        expect(payload).toContain(say(code, 'This app is being prepared'));
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
        await owner.refused('GET /api/projects/:id/builds/:n/files', { params: { id, n: 1 } }),
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
      await rebuild(owner, id);
      expect(await owner.refused('POST /api/projects/:id/builds', { params: { id } })).toMatchObject({
        status: 409,
        code: 'state',
      });
      await until(async () => (await projectOf(owner, id)).state === 'building', 'the build to start');
      expect((await open(`/apps/${project.slug}/`)).payload).toBe(before);
      expect(await ended(owner, id, 3)).toMatchObject({ state: 'complete', pages: 3 });
      expect(await projectOf(owner, id)).toMatchObject({ state: 'ready', servedBuild: 3 });
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

describe('a build that goes wrong', () => {
  test(
    'ends as an error that a person understands; the project failed, its owner told, and it can be tried again',
    async () => {
      const user = await app.signInAs('User');
      const broken = await newProject(user);
      await app.db
        .updateTable('projects')
        .set({
          blueprint: JSON.stringify({
            ...smallBlueprint(),
            pages: [
              {
                kind: 'list',
                title: 'List',
                path: '/',
                icon: 'home',
                sections: [],
                inMenu: true,
                entity: 'Ghost',
              },
            ],
          }),
        })
        .where('id', '=', broken.id)
        .execute();
      await pay(user, broken.id);
      const build = await ended(user, broken.id);
      expect(build.state).toBe('error');
      expect(build.reason).toContain('cannot be built as it is described');
      expect(build.reason).toContain('Ghost');
      expect(build.steps.map(({ status }) => status)).toEqual([
        'error',
        'pending',
        'pending',
        'pending',
        'pending',
        'pending',
      ]);
      expect(build.steps[0]?.log).toContain('Ghost');
      expect(await projectOf(user, broken.id)).toMatchObject({ state: 'failed', servedBuild: null });
      await app.mailTo(user.email, (mail) => mail.subject.includes('could not be built'));
      expect(
        await user.refused('GET /api/projects/:id/builds/:n/files', { params: { id: broken.id, n: 1 } }),
      ).toMatchObject({ status: 409 });
      expect(
        await user.refused('POST /api/projects/:id/publish', {
          params: { id: broken.id },
          body: { published: true },
        }),
      ).toMatchObject({ status: 409 });
      await replaceBlueprint(user, broken.id, smallBlueprint());
      await rebuild(user, broken.id);
      expect(await ended(user, broken.id, 2)).toMatchObject({ state: 'complete' });
      expect(await projectOf(user, broken.id)).toMatchObject({ state: 'ready', servedBuild: 2 });
    },
    LONG,
  );

  test(
    'waits while another of the same owner runs',
    async () => {
      const user = await app.signInAs('User');
      const projects = [await newProject(user), await newProject(user), await newProject(user)];
      for (const one of projects) await pay(user, one.id);
      const builds = await Promise.all(projects.map((one) => ended(user, one.id)));
      const times = builds
        .map(({ startedAt, finishedAt }) => [startedAt ?? '', finishedAt ?? ''] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1));
      expect(builds.map(({ state }) => state)).toEqual(['complete', 'complete', 'complete']);
      times.slice(1).forEach(([start], index) => expect(start >= (times[index]?.[1] ?? '')).toBe(true));
    },
    LONG,
  );

  test('the twenty-first of a day is refused', async () => {
    const user = await app.signInAs('User');
    const many = await newProject(user);
    const at = Date.now();
    const row = (number: number) => ({
      id: crypto.randomUUID(),
      projectId: many.id,
      ownerId: user.id,
      number,
      state: 'error' as const,
      blueprint: '{}',
      steps: '[]',
      reason: 'x',
      pages: 1,
      zipBytes: null,
      appBytes: null,
      zipSha256: null,
      createdAt: at,
      startedAt: at,
      finishedAt: at,
    });
    await app.db
      .insertInto('builds')
      .values(Array.from({ length: 20 }, (_, index) => row(index + 1)))
      .execute();
    await app.db
      .updateTable('projects')
      .set({ plan: 'starter', state: 'failed', lastBuild: 20 })
      .where('id', '=', many.id)
      .execute();
    expect(await user.refused('POST /api/projects/:id/builds', { params: { id: many.id } })).toMatchObject({
      status: 422,
      code: 'limit_reached',
    });
  });
});

describe('a deleted project', () => {
  test(
    'takes its files, its preview and its downloads with it, even while it is being built',
    async () => {
      const user = await app.signInAs('User');
      const short = await newProject(user);
      await pay(user, short.id);
      await until(async () => (await projectOf(user, short.id)).state === 'building', 'the build to start');
      const { url } = await user.ok('POST /api/projects/:id/preview', { params: { id: short.id } });
      await user.ok('DELETE /api/projects/:id', { params: { id: short.id } });
      expect((await open(url)).statusCode).toBe(404);
      const jobOf = () =>
        app.db
          .selectFrom('jobs')
          .select(['state', 'error'])
          .where('kind', '=', 'build')
          .orderBy('createdAt', 'desc')
          .executeTakeFirstOrThrow();
      await until(
        async () => ['done', 'dead'].includes((await jobOf()).state),
        'the build’s job to end',
        60_000,
      );
      expect(await jobOf()).toMatchObject({ state: 'done' });
      expect(await app.services.artefacts.has(short.id, 1)).toBe(false);
    },
    LONG,
  );
});
