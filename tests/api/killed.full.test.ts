import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Build } from '#contract/builder/builds/calls.ts';
import { CARD, smallBlueprint } from '../support/api-apps.ts';
import { processesIn, type ServerProcess, startProcess } from '../support/api-process.ts';
import { codeIn, PASSWORD, until } from '../support/server.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-killed-'));
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill();
  await rm(dataDir, { recursive: true, force: true });
});

let token = '';
async function call<T>(method: string, url: string, body?: object): Promise<T> {
  const reply = await fetch(`${server?.url}${url}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((error: unknown) => {
    throw new Error(`The server does not answer. It printed:\n${server?.output()}`, { cause: error });
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${text}`);
  return JSON.parse(text);
}

async function signUpAndPay(): Promise<string> {
  const email = 'survivor@example.com';
  await call('POST', '/api/auth/register', {
    email,
    password: PASSWORD,
    firstName: 'Sue',
    lastName: 'Vivor',
  });
  const mail = await until(
    async () => (await call<Parameters<typeof codeIn>[0][]>('GET', `/dev/mailbox.json?to=${email}`))[0],
    'the code',
  );
  ({ token } = await call<{ token: string }>('POST', '/api/auth/verify', { email, code: codeIn(mail) }));
  const { id } = await call<{ id: string }>('POST', '/api/projects', {
    description: 'Notes',
    blueprint: smallBlueprint(2),
  });
  const { order } = await call<{ order: { id: string } }>('POST', '/api/payments/checkout', {
    projectId: id,
    plan: 'starter',
  });
  await call('POST', `/api/payments/${order.id}/confirm`, { card: CARD });
  return id;
}

test(
  'a server killed in the middle of a build finishes it after the restart, and leaves nothing running',
  { timeout: 120_000 },
  async () => {
    server = await startProcess(dataDir);
    const id = await signUpAndPay();
    const first = () => call<Build>('GET', `/api/projects/${id}/builds/1`);
    await until(
      async () => (await first()).steps.find(({ name }) => name === 'type-check')?.status === 'in-progress',
      'the type-check step',
    );
    const working = await processesIn(path.join(dataDir, 'tmp'));
    if (working) expect(working.length).toBeGreaterThan(0);

    await server.kill();
    if (working)
      await until(
        async () => (await processesIn(dataDir))?.length === 0,
        'the processes of the build to end',
      );

    const halves = path.join(dataDir, 'tmp');
    for (const half of await readdir(halves)) {
      expect(await readdir(path.join(halves, half)), 'the build did not go on').not.toContain('app');
    }

    server = await startProcess(dataDir);
    const build = await until(
      async () => {
        const now = await first();
        return now.state !== 'queued' && now.state !== 'running' && now;
      },
      'the build to end',
      60_000,
    );
    expect(build.state, build.reason ?? '').toBe('complete');
    expect(build.steps.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'complete'));
    expect(await call('GET', `/api/projects/${id}`)).toMatchObject({
      state: 'ready',
      servedBuild: 1,
      plan: 'starter',
    });
    const told = await call<{ kind: string }[]>('GET', '/api/notifications');
    expect(told.filter(({ kind }) => kind === 'build-ready')).toHaveLength(1);
    expect(told.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
    expect((await call<unknown[]>('GET', '/api/payments/payment-history')).length).toBe(1);
    expect(await call<unknown[]>('GET', `/api/projects/${id}/builds/1/files`)).not.toEqual([]);
  },
);

test(
  'a server asked to stop ends its children, hands its job back and exits cleanly',
  { timeout: 60_000 },
  async () => {
    const [project] = await call<{ id: string }[]>('GET', '/api/projects');
    const id = project?.id ?? '';
    await call('POST', `/api/projects/${id}/builds`);
    await until(
      async () =>
        (await call<Build>('GET', `/api/projects/${id}/builds/2`)).steps.some(
          ({ name, status }) => name === 'type-check' && status === 'in-progress',
        ),
      'the type-check step',
    );
    expect(await server?.stop()).toBe(0);
    const halves = path.join(dataDir, 'tmp');
    const [abandoned = ''] = await readdir(halves);
    expect(abandoned, 'what the killed build left').toMatch(/^build-/);
    await utimes(path.join(halves, abandoned), 1, 1);
    const left = await processesIn(dataDir);
    if (left) expect(left).toEqual([]);

    server = await startProcess(dataDir);
    // Handed back at once: no lease has to run out first.
    await until(
      async () => (await call<Build>('GET', `/api/projects/${id}/builds/2`)).state === 'complete',
      'the build to end',
      30_000,
    );
    expect(await readdir(halves)).toEqual([]);
  },
);
