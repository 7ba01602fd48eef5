import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { STEPS } from '#contract/builder/builds/steps.ts';
import { databaseFile } from '#server/platform/database/index.ts';
import { sqliteDialect } from '#server/platform/database/sqlite.ts';
import { up as storeAlike } from '#server/platform/database/migrations/0019-same-drafts.ts';
import { SANDBOX } from '#server/features/serving/headers.ts';
import { ended, newProject, paidProject, pay, smallBlueprint } from '../support/api-apps.ts';
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

/** The text of an app as it was once stored: the same, in another order. */
const asStoredBefore = (app: object) => JSON.stringify(Object.fromEntries(Object.entries(app).reverse()));

test('a draft has no unpublished changes where only the order differs that it was once stored in', async () => {
  const user = await quick.signInAs('User');
  const draft = smallBlueprint();
  const { id } = await newProject(user, draft);
  await pay(user, id);
  await ended(user, id);
  const hasChanges = async () => (await projectOf(user, id)).unpublishedChanges;
  await quick.db
    .updateTable('builds')
    .set({ blueprint: asStoredBefore(draft) })
    .where('projectId', '=', id)
    .execute();
  expect(await hasChanges()).toBe(true);
  const raw = new Kysely<unknown>({ dialect: sqliteDialect(databaseFile(quick.config.dataDir)) });
  await storeAlike(raw);
  await raw.destroy();
  expect(await hasChanges()).toBe(false);
  await replaceBlueprint(user, id, { ...draft, tagline: 'Another line' });
  expect(await hasChanges()).toBe(true);
  await replaceBlueprint(user, id, draft);
  expect(await hasChanges()).toBe(false);
});

test(
  'a paid project is built in six steps, and its owner is told by notification and mail',
  async () => {
    await pay(owner, id);
    const build = await ended(owner, id);
    expect(build).toMatchObject({ number: 1, state: 'complete', reason: null, pages: 2 });
    expect(build.steps.map(({ name, status }) => [name, status])).toEqual(
      STEPS.map((name) => [name, 'complete']),
    );
    expect(build.steps.filter(({ skipped }) => skipped).map(({ name }) => name)).toEqual(['publish']);
    expect(build.steps.at(-1)?.log).toContain('not published');
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
    'ends as an error that a person understands; the project failed, and its owner told',
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
                entity: 'ghost',
              },
            ],
          }),
        })
        .where('id', '=', broken.id)
        .execute();
      await pay(user, broken.id);
      const build = await ended(user, broken.id);
      expect(build.state).toBe('error');
      expect(build.reason).toContain('Fix these in the editor');
      expect(build.reason).toContain('List › entity: “ghost”');
      expect(build.faults).toEqual([
        {
          place: { kind: 'page', key: '/', label: 'List' },
          part: null,
          property: 'entity',
          message: expect.stringContaining('ghost'),
        },
      ]);
      const inGerman = await user.ok('GET /api/projects/:id/builds/:n', {
        params: { id: broken.id, n: 1 },
        headers: { 'accept-language': 'de' },
      });
      expect(inGerman.faults[0]?.message).toMatch(/ghost.*Daten/);
      expect(build.steps.map(({ status }) => status)).toEqual([
        'error',
        'pending',
        'pending',
        'pending',
        'pending',
        'pending',
      ]);
      expect(build.steps[0]?.log).toContain('ghost');
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
      const draft = await user.ok('GET /api/projects/:id/blueprint', { params: { id: broken.id } });
      expect(draft.blueprint.pages[0]).toMatchObject({ title: 'List', entity: 'ghost' });
    },
    LONG,
  );

  test('can be tried again once it is mended', async () => {
    const user = await quick.signInAs('User');
    const project = await newProject(user);
    await quick.db
      .updateTable('projects')
      .set({ blueprint: JSON.stringify({ ...smallBlueprint(), pages: [] }) })
      .where('id', '=', project.id)
      .execute();
    await pay(user, project.id);
    expect(await ended(user, project.id)).toMatchObject({ state: 'error' });
    await replaceBlueprint(user, project.id, smallBlueprint());
    await rebuild(user, project.id);
    expect(await ended(user, project.id, 2)).toMatchObject({ state: 'complete' });
    expect(await projectOf(user, project.id)).toMatchObject({ state: 'ready', servedBuild: 2 });
  });

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

  test(
    'the twenty-first of a day is refused, not counting those that failed, of which there may be a hundred',
    async () => {
      const user = await quick.signInAs('User');
      const many = await newProject(user);
      const at = Date.now();
      const row = (number: number, state: 'error' | 'complete') => ({
        id: crypto.randomUUID(),
        projectId: many.id,
        ownerId: user.id,
        number,
        state,
        blueprint: '{}',
        steps: '[]',
        reason: 'x',
        faults: null,
        reportedAt: null,
        pages: 1,
        zipBytes: null,
        appBytes: null,
        zipSha256: null,
        createdAt: at,
        startedAt: at,
        finishedAt: at,
      });
      const add = async (from: number, to: number, state: 'error' | 'complete') => {
        const rows = Array.from({ length: to - from + 1 }, (_, index) => row(from + index, state));
        await quick.db.insertInto('builds').values(rows).execute();
        await quick.db
          .updateTable('projects')
          .set({ plan: 'starter', state: 'failed', lastBuild: to })
          .where('id', '=', many.id)
          .execute();
      };
      await add(1, 99, 'error');
      const counted = await rebuild(user, many.id);
      expect(counted.number).toBe(100);
      await ended(user, many.id, 100);
      expect(await user.rejected('POST /api/projects/:id/builds', { params: { id: many.id } })).toMatchObject(
        {
          status: 422,
          code: 'limit_reached',
        },
      );
      await quick.db
        .deleteFrom('builds')
        .where('projectId', '=', many.id)
        .where('number', '>', 20)
        .where('state', '=', 'error')
        .execute();
      await add(101, 119, 'complete');
      expect(await user.rejected('POST /api/projects/:id/builds', { params: { id: many.id } })).toMatchObject(
        {
          status: 422,
          code: 'limit_reached',
        },
      );
    },
    LONG,
  );
});

describe('a build that waits', () => {
  const placeOf = async (person: Person, id: string) =>
    (await person.ok('GET /api/projects/:id/builds/:n', { params: { id, n: 1 } })).ahead;

  test(
    'says how many are ahead of it: earlier ones of its owner, and one of each other person; those screens are told when it moves',
    async () => {
      const [first, second, third] = [
        await quick.signInAs('User'),
        await quick.signInAs('User'),
        await quick.signInAs('User'),
      ];
      const release = await holdBuilding(quick);
      const [one, own, other] = [await newProject(first), await newProject(first), await newProject(second)];
      await pay(first, one.id);
      await until(async () => (await projectOf(first, one.id)).state === 'building', 'the build to start');
      await pay(first, own.id);
      expect(await placeOf(first, own.id)).toBe(1);
      await pay(second, other.id);
      await until(async () => (await projectOf(second, other.id)).state === 'building', 'the build to start');
      const mine = [await newProject(third), await newProject(third), await newProject(third)];
      for (const project of mine) await pay(third, project.id);
      expect(await placeOf(third, mine[2]?.id ?? '')).toBe(4);
      expect(await placeOf(first, one.id)).toBe(null);
      const told = () =>
        quick.db
          .selectFrom('events')
          .select('id')
          .where('audience', '=', third.id)
          .where('data', '=', JSON.stringify({ resource: 'builds' }))
          .execute();
      expect(await told()).toEqual([]);
      await second.ok('DELETE /api/projects/:id', { params: { id: other.id } });
      expect(await placeOf(third, mine[2]?.id ?? '')).toBe(3);
      expect(await told()).toHaveLength(1);
      await release();
      await ended(third, mine[2]?.id ?? '');
      expect(await placeOf(third, mine[2]?.id ?? '')).toBe(null);
    },
    LONG,
  );
});

describe('the last step', () => {
  test(
    'puts a published app’s new version online, and says so',
    async () => {
      const user = await quick.signInAs('User');
      const { id: live, slug } = await newProject(user);
      await pay(user, live);
      const last = async (number: number) => (await ended(user, live, number)).steps.at(-1);
      expect(await last(1)).toMatchObject({ status: 'complete', skipped: true });
      await user.ok('POST /api/projects/:id/publish', { params: { id: live }, body: { published: true } });
      await rebuild(user, live);
      expect(await last(2)).toMatchObject({ status: 'complete', skipped: false });
      expect((await last(2))?.log).toContain(`/apps/${slug}/`);
    },
    LONG,
  );
});

describe('the picture of a build', () => {
  test(
    'is kept with it, shown on its project, and read by its owner alone',
    async () => {
      const [user, other] = [await quick.signInAs('User'), await quick.signInAs('User')];
      const { id: pictured, picture } = await newProject(user);
      expect(picture).toBe(null);
      await pay(user, pictured);
      await ended(user, pictured);
      expect((await projectOf(user, pictured)).picture).toBe(1);
      const read = (token: string, n = 1) =>
        quick.server.inject({
          url: `/api/projects/${pictured}/builds/${n}/picture`,
          headers: { authorization: `Bearer ${token}` },
        });
      const mine = await read(user.token);
      expect([mine.statusCode, mine.headers['content-type'], mine.payload]).toEqual([
        200,
        'image/webp',
        'a picture',
      ]);
      expect((await read(user.token, 2)).statusCode).toBe(404);
      expect((await read(other.token)).statusCode).toBe(404);
      expect((await quick.server.inject(`/api/projects/${pictured}/builds/1/picture`)).statusCode).toBe(401);
      await user.ok('DELETE /api/projects/:id', { params: { id: pictured } });
      expect(await quick.services.artefacts.picture(pictured, 1)).toBe(null);
    },
    LONG,
  );
});

describe('the report of a failed build', () => {
  const report = (person: Person, id: string, n = 1) =>
    person.ok('POST /api/projects/:id/builds/:n/report', { params: { id, n } });

  test('tells every administrator once, with a link, and stands in the audit log with the failed step’s log', async () => {
    const [user, admin] = [await quick.signInAs('User'), await quick.signInAs('Admin')];
    const failed = await paidProject(quick, user);
    const steps = [{ name: 'compile', status: 'error', startedAt: 1, finishedAt: 2, log: 'It broke here' }];
    await quick.db
      .updateTable('builds')
      .set({ steps: JSON.stringify(steps), reason: 'It broke' })
      .where('projectId', '=', failed.id)
      .execute();
    const first = await report(user, failed.id);
    expect(first.reportedAt).not.toBe(null);
    expect((await report(user, failed.id)).reportedAt).toBe(first.reportedAt);
    const told = (await admin.ok('GET /api/notifications')).filter(({ kind }) => kind === 'build-reported');
    expect(told).toEqual([
      expect.objectContaining({
        title: expect.stringContaining('reported a failed build'),
        body: expect.stringContaining(failed.name),
        link: `/project/details/${failed.id}`,
      }),
    ]);
    const entries = await admin.ok('GET /api/admin/audit-log', { query: { action: 'build.report' } });
    expect(entries).toHaveLength(1);
    expect(entries[0]?.after).toMatchObject({ project: failed.name, step: 'compile', log: 'It broke here' });
  });

  test('is refused for a build that did not fail, for another’s, and past ten a day', async () => {
    const [user, other] = [await quick.signInAs('User'), await quick.signInAs('User')];
    const fine = await paidProject(quick, user, 'complete');
    const params = { id: fine.id, n: 1 };
    expect(await user.rejected('POST /api/projects/:id/builds/:n/report', { params })).toMatchObject({
      status: 409,
    });
    expect(await other.rejected('POST /api/projects/:id/builds/:n/report', { params })).toMatchObject({
      status: 404,
    });
    for (let count = 0; count < 10; count += 1) await report(user, (await paidProject(quick, user)).id);
    const { id: last } = await paidProject(quick, user);
    expect(
      await user.rejected('POST /api/projects/:id/builds/:n/report', { params: { id: last, n: 1 } }),
    ).toMatchObject({ status: 429 });
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
