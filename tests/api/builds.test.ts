import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { STEPS } from '#contract/builder/builds/steps.ts';
import { SANDBOX } from '#server/features/serving/headers.ts';
import { ended, newProject, pay, smallBlueprint } from '../support/api-apps.ts';
import { holdBuilding, quickBuilds } from '../support/quick-builds.ts';
import { type Person, startServer, until } from '../support/server.ts';

const app = await startServer();
const quick = await startServer(await quickBuilds());
const LONG = 90_000;

const open = (url: string) => app.server.inject({ method: 'GET', url });
const projectOf = (person: Person, id: string) => person.ok('GET /api/projects/:id', { params: { id } });
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
    const answer = await owner.rejected('GET /api/projects/:id/builds/:n/files', {
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

  test('is not had by someone who is blocked after asking, nor by an administrator who no longer is one', async () => {
    const second = await app.signInAs('Admin');
    const { url } = await owner.ok('POST /api/projects/:id/builds/:n/source.zip', { params: { id, n: 1 } });
    const asAdmin = () => second.ok('POST /api/projects/:id/builds/:n/source.zip', { params: { id, n: 1 } });
    const [blocked, demoted] = [await asAdmin(), await asAdmin()];
    const set = (person: Person, to: { status: 'active' | 'blocked' } | { role: 'User' }) =>
      app.db.updateTable('users').set(to).where('id', '=', person.id).execute();
    await set(owner, { status: 'blocked' });
    expect((await open(url)).statusCode).toBe(404);
    await set(owner, { status: 'active' });
    await set(second, { status: 'blocked' });
    expect((await open(blocked.url)).statusCode).toBe(404);
    await set(second, { status: 'active' });
    await set(second, { role: 'User' });
    expect((await open(demoted.url)).statusCode).toBe(404);
  });

  test('is nobody else’s, in none of its versions', async () => {
    for (const n of [1, 2, 0, 999_999])
      expect(
        (await stranger.rejected('GET /api/projects/:id/builds/:n/files', { params: { id, n } })).status,
      ).toBe(404);
    for (const n of [0, -1, 2, '1e3', 'x', 1_000_001])
      expect((await owner.rejected('GET /api/projects/:id/builds/:n', { params: { id, n } })).status).toBe(
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
        await user.rejected('GET /api/projects/:id/builds/:n/files', { params: { id: broken.id, n: 1 } }),
      ).toMatchObject({ status: 409 });
      expect(
        await user.rejected('POST /api/projects/:id/publish', {
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
      const user = await quick.signInAs('User');
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
    expect(await user.rejected('POST /api/projects/:id/builds', { params: { id: many.id } })).toMatchObject({
      status: 422,
      code: 'limit_reached',
    });
  });
});

describe('a deleted project', () => {
  test(
    'takes its files, its preview and its downloads with it, even while it is being built',
    async () => {
      const user = await quick.signInAs('User');
      const short = await newProject(user);
      const release = await holdBuilding(quick);
      await pay(user, short.id);
      await until(async () => (await projectOf(user, short.id)).state === 'building', 'the build to start');
      const { url } = await user.ok('POST /api/projects/:id/preview', { params: { id: short.id } });
      await user.ok('DELETE /api/projects/:id', { params: { id: short.id } });
      await release();
      expect((await quick.server.inject(url)).statusCode).toBe(404);
      const jobOf = () =>
        quick.db
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
      expect(await quick.services.artefacts.has(short.id, 1)).toBe(false);
    },
    LONG,
  );
});
