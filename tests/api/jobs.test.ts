import { subjects } from '#server/resources.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/database/index.ts';
import { MOST_INTERRUPTIONS, startWorker } from '#server/platform/jobs/index.ts';
import { SYSTEM_ACTOR, transact } from '#server/platform/transact.ts';
import { ended, newProject, pay, paidProject, smallBlueprint } from '../support/api-apps.ts';
import { processesIn } from '../support/api-process.ts';
import { holdBuilding, quickBuilds } from '../support/quick-builds.ts';
import { openServer, startServer, until } from '../support/server.ts';

const entries = await quickBuilds();
const app = await startServer(entries);
const admin = await app.signInAs('Admin');
const { db } = app;

async function insertJob(id: string, more: object = {}): Promise<void> {
  const now = Date.now();
  await db
    .insertInto('jobs')
    .values({
      id,
      kind: 'mail',
      payload: '{"to":"x@example.com","subject":"s","text":"t","html":"h"}',
      state: 'queued',
      runAt: now,
      leaseUntil: null,
      attempt: 0,
      attempts: 5,
      interruptions: 0,
      error: null,
      createdAt: now,
      finishedAt: null,
      ...more,
    })
    .execute();
}
const jobOf = (id: string) =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a job', () => {
  test('that is done keeps no payload, which may have held a code', async () => {
    await insertJob('mail-1');
    app.services.wake.jobs();
    await until(async () => (await jobOf('mail-1')).state === 'done', 'the mail');
    expect(await jobOf('mail-1')).toMatchObject({ payload: '{}', attempt: 1 });
    expect(await app.mails('x@example.com')).toHaveLength(1);
  });

  test('that fails is tried again later, and says why', async () => {
    await insertJob('bad-1', { kind: 'build', payload: '{}', attempts: 2 });
    app.services.wake.jobs();
    const failed = await until(async () => {
      const job = await jobOf('bad-1');
      return job.error !== null && job;
    }, 'the failure');
    expect(failed).toMatchObject({ state: 'queued', attempt: 1, error: 'A build job without its build' });
    expect(failed.runAt).toBeGreaterThan(Date.now());
  });

  test('whose attempts are used up is dead, is seen by administrators, and runs again when they say so', async () => {
    await insertJob('bad-2', { kind: 'publish-update', payload: '{}', attempts: 1 });
    app.services.wake.jobs();
    await until(async () => (await jobOf('bad-2')).state === 'dead', 'the job to die');
    const [listed] = await admin.ok('GET /api/admin/jobs', { query: { state: 'dead' } });
    expect(listed).toMatchObject({
      id: 'bad-2',
      kind: 'publish-update',
      attempt: 1,
      error: 'A publication without its update',
    });
    expect(listed).not.toHaveProperty('payload');
    await db.updateTable('jobs').set({ payload: '{"updateId":"none"}' }).where('id', '=', 'bad-2').execute();
    const { result, audit } = await app.effectsOf(() =>
      admin.ok('POST /api/admin/jobs/:id/replay', { params: { id: 'bad-2' } }),
    );
    expect(result).toMatchObject({ state: 'queued', attempt: 0, error: null });
    expect(audit).toBe(1);
    await until(async () => (await jobOf('bad-2')).state === 'done', 'the replay');
    expect(
      await admin.rejected('POST /api/admin/jobs/:id/replay', { params: { id: 'bad-2' } }),
    ).toMatchObject({ status: 409, code: 'state' });
    expect(
      await admin.rejected('POST /api/admin/jobs/:id/replay', { params: { id: 'nothing' } }),
    ).toMatchObject({ status: 404 });
  });

  test('of a worker that died is taken over once its lease has run out, and not before', async () => {
    await insertJob('held', { state: 'running', attempt: 1, leaseUntil: Date.now() + 3_600_000 });
    await insertJob('lost', { state: 'running', attempt: 1, leaseUntil: Date.now() - 1 });
    app.services.wake.jobs();
    await until(async () => (await jobOf('lost')).state === 'done', 'the takeover');
    expect(await jobOf('lost')).toMatchObject({ attempt: 2 });
    expect(await jobOf('held')).toMatchObject({ state: 'running', attempt: 1 });
  });

  test('with an id that is known already is not queued twice', async () => {
    const twice = () =>
      transact(app.services, SYSTEM_ACTOR, (change) =>
        change.enqueue({
          id: 'once',
          kind: 'mail',
          payload: { to: 'once@example.com', subject: 's', text: 't', html: 'h' },
        }),
      );
    await Promise.all([twice(), twice()]);
    await until(async () => (await jobOf('once')).state === 'done', 'the mail');
    await twice();
    expect(await app.mails('once@example.com')).toHaveLength(1);
  });
});

describe('an attempt cut short by the end of its worker', () => {
  const lost = { state: 'running', leaseUntil: Date.now() - 1 };

  test('is none of those that may fail: the job is done by the next', async () => {
    await insertJob('last', { ...lost, attempt: 5, attempts: 5 });
    app.services.wake.jobs();
    await until(async () => (await jobOf('last')).state === 'done', 'the takeover');
    expect(await jobOf('last')).toMatchObject({ interruptions: 1, error: null });
    const [listed] = await admin.ok('GET /api/admin/jobs', { query: { q: 'last' } });
    expect(listed).toMatchObject({ attempt: 5, attempts: 5 });
  });

  test('leaves the attempts of a job that then fails', async () => {
    await insertJob('bad-3', {
      ...lost,
      kind: 'build',
      payload: '{}',
      attempt: 2,
      interruptions: 1,
      attempts: 2,
    });
    app.services.wake.jobs();
    const failed = await until(async () => {
      const job = await jobOf('bad-3');
      return job.error !== null && job;
    }, 'the failure');
    expect(failed).toMatchObject({ state: 'queued', attempt: 3, interruptions: 2 });
  });

  test('again and again is followed by a longer and longer pause', async () => {
    await insertJob('shaky', { ...lost, attempt: 4, interruptions: 3 });
    app.services.wake.jobs();
    const job = await until(async () => {
      const now = await jobOf('shaky');
      return now.state === 'queued' && now;
    }, 'the job to be taken back');
    expect(job).toMatchObject({ attempt: 4, interruptions: 4, leaseUntil: null });
    expect(job.runAt - Date.now()).toBeGreaterThan(20_000);
  });

  test('too often ends the job, so that it cannot take the server down for ever', async () => {
    await insertJob('fatal', {
      ...lost,
      payload: '{"to":"fatal@example.com","subject":"s","text":"t","html":"h"}',
      attempt: 10,
      interruptions: MOST_INTERRUPTIONS - 1,
    });
    app.services.wake.jobs();
    await until(
      async () => (await jobOf('fatal')).interruptions === MOST_INTERRUPTIONS,
      'the job to be taken back',
    );
    await db.updateTable('jobs').set({ runAt: Date.now() }).where('id', '=', 'fatal').execute();
    app.services.wake.jobs();
    await until(async () => (await jobOf('fatal')).state === 'dead', 'the job to be given up');
    expect(await app.mails('fatal@example.com')).toEqual([]);
  });
});

describe('a build', () => {
  test('under which the server ended too often ends as an error with a reason, never in progress', async () => {
    const user = await app.signInAs('User');
    const project = await paidProject(app, user);
    const steps = ['check', 'write', 'type-check', 'compile', 'package', 'publish'].map((name, index) => ({
      name,
      status: index < 2 ? 'complete' : index === 2 ? 'in-progress' : 'pending',
      startedAt: index < 3 ? 1 : null,
      finishedAt: null,
      log: '',
    }));
    await db
      .updateTable('builds')
      .set({ state: 'running', steps: JSON.stringify(steps), finishedAt: null })
      .where('projectId', '=', project.id)
      .execute();
    await db.updateTable('projects').set({ state: 'building' }).where('id', '=', project.id).execute();
    const { id: buildId } = await db
      .selectFrom('builds')
      .select('id')
      .where('projectId', '=', project.id)
      .executeTakeFirstOrThrow();
    await insertJob(`build:${buildId}`, {
      kind: 'build',
      payload: JSON.stringify({ buildId }),
      state: 'queued',
      attempt: MOST_INTERRUPTIONS,
      interruptions: MOST_INTERRUPTIONS,
      attempts: 3,
    });
    app.services.wake.jobs();
    const build = await ended(user, project.id);
    expect(build).toMatchObject({ state: 'error' });
    expect(build.reason).toContain('interrupted');
    expect(build.steps.map(({ status }) => status)).toEqual([
      'complete',
      'complete',
      'error',
      'pending',
      'pending',
      'pending',
    ]);
    expect(build.steps[2]?.log).not.toBe('');
    expect(await user.ok('GET /api/projects/:id', { params: { id: project.id } })).toMatchObject({
      state: 'failed',
    });
    expect((await user.ok('GET /api/notifications')).map(({ kind }) => kind)).toEqual(['build-failed']);
  });

  test.runIf(process.platform === 'linux')(
    'whose processes a service manager ends is taken up again, and has lost no attempt',
    { timeout: 90_000 },
    async () => {
      const user = await app.signInAs('User');
      const project = await newProject(user);
      const release = await holdBuilding(app);
      await pay(user, project.id);
      const working = await until(async () => {
        const ids = (await processesIn(path.join(app.config.dataDir, 'tmp'))) ?? [];
        return ids.length > 0 && ids;
      }, 'the processes of the build');
      for (const pid of working) process.kill(pid, 'SIGTERM');
      await release();
      const build = await ended(user, project.id);
      expect(build.state, build.reason ?? '').toBe('complete');
      const job = await db
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', `build:${build.id}`)
        .executeTakeFirstOrThrow();
      expect(job.interruptions).toBe(1);
      expect(job.attempt - job.interruptions).toBe(1);
    },
  );

  test(
    'taken over from a worker that is still alive ends once, by the one who took over',
    { timeout: 90_000 },
    async () => {
      const user = await app.signInAs('User');
      const project = await newProject(user);
      const release = await holdBuilding(app);
      await pay(user, project.id);
      const { id: buildId } = await db
        .selectFrom('builds')
        .select('id')
        .where('projectId', '=', project.id)
        .executeTakeFirstOrThrow();
      await until(
        async () =>
          (await user.ok('GET /api/projects/:id', { params: { id: project.id } })).state === 'building',
        'the build to start',
      );
      // What another instance does when it believes that this one has died.
      await db
        .updateTable('jobs')
        .set({ attempt: 2, leaseUntil: Date.now() + 60_000 })
        .where('id', '=', `build:${buildId}`)
        .execute();
      const working = path.join(app.config.dataDir, 'tmp');
      await until(async () => (await readdir(working)).length === 0, 'the first worker to give up');
      await release();
      expect(
        await user.ok('GET /api/projects/:id/builds/:n', { params: { id: project.id, n: 1 } }),
      ).toMatchObject({ state: 'running' });
      expect((await user.ok('GET /api/notifications')).filter(({ kind }) => kind === 'build-ready')).toEqual(
        [],
      );
      await db
        .updateTable('jobs')
        .set({ leaseUntil: Date.now() - 1 })
        .where('id', '=', `build:${buildId}`)
        .execute();
      app.services.wake.jobs();
      expect(await ended(user, project.id)).toMatchObject({ state: 'complete' });
      expect(
        (await user.ok('GET /api/notifications')).filter(({ kind }) => kind === 'build-ready'),
      ).toHaveLength(1);
      expect(await jobOf(`build:${buildId}`)).toMatchObject({ attempt: 3 });
    },
  );
});

test('work that takes long never takes every place: there is room for the rest beside it', async () => {
  const place = await mkdtemp(path.join(os.tmpdir(), 'selvedge-places-'));
  const own = await openDatabase(place);
  const started: string[] = [];
  const worker = startWorker(
    own,
    app.server.log,
    {
      build: () =>
        Promise.resolve({
          run: ({ id, signal }) => {
            started.push(id);
            return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
          },
        }),
      mail: () => Promise.resolve({ run: ({ id }) => Promise.resolve(void started.push(id)) }),
    },
    { all: 2, kinds: { build: 1 } },
  );
  onTestFinished(async () => {
    await worker.close();
    await own.destroy();
    await rm(place, { recursive: true });
  });
  await transact(
    { db: own, wake: { jobs: () => worker.wake(), events: () => undefined }, subjects },
    SYSTEM_ACTOR,
    async (change) => {
      for (const id of ['build-1', 'build-2', 'build-3'])
        await change.enqueue({ id, kind: 'build', payload: {} });
      for (const id of ['mail-1', 'mail-2']) await change.enqueue({ id, kind: 'mail', payload: {} });
    },
  );
  await until(() => started.includes('mail-2'), 'the mails');
  expect(started.filter((id) => id.startsWith('build'))).toEqual(['build-1']);
});

describe('two servers over one folder', () => {
  test(
    'both come up on an empty one at once, share its key, and do each piece of work once',
    { timeout: 90_000 },
    async () => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-two-'));
      const [one, two] = await Promise.all([
        openServer({ dataDir, ...entries }),
        openServer({ dataDir, ...entries }),
      ]);
      onTestFinished(async () => {
        await Promise.all([one.close(), two.close()]);
        await rm(dataDir, { recursive: true, force: true });
      });
      expect(one.services.key.equals(two.services.key)).toBe(true);
      const user = await one.signUp({ email: 'shared@example.com' });
      const there = two.client(user.token);
      await there.ok('GET /api/user/profile');
      const project = await newProject(user, smallBlueprint());
      await pay(user, project.id);
      for (const server of [one, two]) server.services.wake.jobs();
      await until(
        async () => {
          const { state } = await there.ok('GET /api/projects/:id/builds/:n', {
            params: { id: project.id, n: 1 },
          });
          return state === 'complete';
        },
        'the build',
        60_000,
      );
      await until(
        async () =>
          (
            await one.db
              .selectFrom('jobs')
              .select('id')
              .where('state', 'in', ['queued', 'running'])
              .where('runAt', '<=', Date.now())
              .execute()
          ).length === 0,
        'all jobs to end',
      );
      const subjects = (await one.mails('shared@example.com')).map(({ subject }) => subject);
      expect(new Set(subjects).size).toBe(subjects.length);
      expect((await there.ok('GET /api/notifications')).map(({ kind }) => kind).sort()).toEqual([
        'build-ready',
        'payment',
      ]);
    },
  );
});
