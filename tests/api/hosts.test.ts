import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_ACCOUNTS, seedDemo } from '#server/demo/seed.ts';
import { readConfig } from '#server/config.ts';
import { DEMO_PASSWORD } from '#server/platform/passwords.ts';
import { startProcess } from '../support/api-process.ts';
import { openServer } from '../support/server.ts';

async function opened(overrides: Parameters<typeof openServer>[0]) {
  const server = await openServer(overrides);
  onTestFinished(() => server.close());
  return server;
}

describe('a server on this machine only', () => {
  test.each([
    ['localhost', 200],
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['192.168.1.20', 200],
    ['evil.example', 404],
    ['evil.example:3000', 404],
    ['localhost.evil.example', 404],
    ['nobody.localhost:3000', 404],
    ['127.0.0.1.evil.example', 404],
    ['evil.example#127.0.0.1', 404],
    ['%', 404],
  ])('asked as %s answers %i', async (host, status) => {
    const server = await opened({});
    for (const url of ['/api/news-updates', '/dev/mailbox.json'])
      expect((await server.server.inject({ url, headers: { host } })).statusCode, url).toBe(status);
    expect((await server.server.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
  });

  test('answers to the name of its PUBLIC_URL too', async () => {
    const server = await opened({ publicUrl: 'https://apps.example' });
    const statusFor = async (host: string) =>
      (await server.server.inject({ url: '/api/news-updates', headers: { host } })).statusCode;
    expect(await statusFor('apps.example')).toBe(200);
    expect(await statusFor('other.example')).toBe(404);
  });

  test('behind a trusted proxy answers to whatever name the proxy answers to', async () => {
    const server = await opened({ trustProxy: 1 });
    const headers = { host: 'apps.example' };
    expect((await server.server.inject({ url: '/api/news-updates', headers })).statusCode).toBe(200);
  });
});

describe('a server that the network reaches', () => {
  test('has no mailbox, and its demo accounts let nobody in', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-test-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const own = await openServer({ dataDir });
    await seedDemo(own.services);
    await own.signIn(DEMO_ACCOUNTS[0].email, DEMO_PASSWORD);
    await own.close();
    const exposed = await opened({ dataDir, host: '0.0.0.0' });
    expect((await exposed.server.inject('/dev/mailbox.json')).payload).not.toMatch(/^\[/);
    for (const { email } of DEMO_ACCOUNTS)
      expect(
        await exposed.visitor.rejected('POST /api/auth/login', { body: { email, password: DEMO_PASSWORD } }),
      ).toMatchObject({ status: 401, code: 'invalid_credentials' });
    const person = await exposed.signInAs('User');
    expect(
      await person.rejected('PUT /api/user/update-password', {
        body: { currentPassword: 'correct horse battery', newPassword: DEMO_PASSWORD },
      }),
    ).toMatchObject({ status: 422 });
  });

  test.each(['0.0.0.0', '::', '192.168.1.20', 'box.example'])('has no demo data at HOST=%s', (HOST) => {
    expect(readConfig({ HOST }, '/nowhere').demoData).toBe(false);
    expect(readConfig({ HOST, DEMO_DATA: '1' }, '/nowhere').demoData).toBe(false);
  });

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('is not the one at HOST=%s', (HOST) => {
    expect(readConfig({ HOST }, '/nowhere').demoData).toBe(true);
  });

  test('says so at its start, and prints no password', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-test-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const server = await startProcess(dataDir, { HOST: '0.0.0.0', DEMO_DATA: '1' });
    await server.stop();
    expect(server.output()).toContain('Warning: HOST is 0.0.0.0');
    expect(server.output()).not.toContain(DEMO_PASSWORD);
  });
});
