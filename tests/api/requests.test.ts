import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openServer, startServer } from '../support/server.ts';

const app = await startServer();
const user = await app.signInAs('User');
const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers });
const create = (body: unknown) => user.rejected('POST /api/projects', { body });

describe('a request that cannot be read', () => {
  test.each(['{', '{"a":}', '{"description":"x"', '\u0000', 'description=x'])('%j is 400', async (body) => {
    expect(await create(body)).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('an empty body where one is needed names what is missing', async () => {
    const answer = await user.rejected('POST /api/projects', {
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 422]).toContain(answer.status);
  });

  test('another content type is 415', async () => {
    expect(
      await user.rejected('POST /api/projects', {
        body: 'a=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ).toMatchObject({ status: 415, code: 'unsupported' });
  });

  test('a body over a megabyte is 413, and over two megabytes for a blueprint', async () => {
    const big = (bytes: number) => ({ description: 'x', name: 'n'.repeat(bytes) });
    expect(await user.rejected('PATCH /api/user/profile', { body: big(1_100_000) })).toMatchObject({
      status: 413,
      code: 'too_large',
    });
    expect(await create(big(1_100_000))).toMatchObject({ status: 422 });
    expect(await create(big(2_100_000))).toMatchObject({ status: 413, code: 'too_large' });
  });

  test('a poisoned object is refused, not merged', async () => {
    const answer = await create('{"description":"x","__proto__":{"role":"Admin"}}');
    expect(answer.status).toBe(400);
    expect(await create('{"description":"x","constructor":{"prototype":{"role":"Admin"}}}')).toMatchObject({
      status: 400,
    });
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  test.each([
    ['a text for a number', { description: 7 }, 'description'],
    ['an array for a text', { description: ['x'] }, 'description'],
    ['null', { description: null }, 'description'],
    ['nothing', {}, 'description'],
    ['blanks', { description: ' \n\t ' }, 'description'],
    ['too much', { description: 'x'.repeat(4001) }, 'description'],
    ['a NUL', { description: 'a\u0000b' }, 'description'],
    ['half a character', { description: 'a\uDC00b' }, 'description'],
    ['an id that is none', { description: 'x', ownerId: 'me' }, 'ownerId'],
    ['a blueprint of another version', { description: 'x', blueprint: { version: 3 } }, 'blueprint.version'],
  ])('%s is 422 with a message at the field', async (_, body, field) => {
    const { result, audit } = await app.effectsOf(() => create(body));
    expect(result).toMatchObject({ status: 422, code: 'invalid' });
    expect(result.fields?.[field]?.[0]).toBeTruthy();
    expect(audit).toBe(0);
  });

  test('a thousand unknown fields are answered with a short list', async () => {
    const body = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, 1]));
    const answer = await create({ description: 'x', ...body });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer).length).toBeLessThan(60_000);
  });
});

test('a session gets six hundred calls a minute, and its neighbour its own', async () => {
  const [busy, calm] = [await app.signInAs('User'), await app.signInAs('User')];
  const statuses = new Set<number>();
  for (let count = 0; count < 600; count += 1)
    statuses.add((await busy.call('GET /api/payments/config')).status);
  expect([...statuses]).toEqual([200]);
  const answer = await busy.rejected('GET /api/payments/config');
  expect(answer).toMatchObject({ status: 429, code: 'too_many' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await calm.ok('GET /api/payments/config');
});

describe('an address that is none', () => {
  test.each([
    '/api/nowhere',
    '/api/',
    '/api/projects/x/y',
    '/api/admin',
    '/auth/github',
    '/api/%00',
    '/assets/nothing.js',
  ])('%s is 404 in JSON', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.json()).toMatchObject({ code: 'not_found' });
  });

  test('a known address with another method is 404 in JSON', async () => {
    const reply = await app.server.inject({ method: 'DELETE', url: '/api/user/stats' });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  test('a badly escaped address is 400 or 404, never our fault', async () => {
    for (const url of ['/%', '/%E0%A4%A', '/api/%', '/apps/%', '/apps/x/%'])
      expect([400, 404], url).toContain((await get(url)).statusCode);
  });

  test.each([
    '/apps/nowhere/',
    '/apps/nowhere/assets/x.js',
    '/apps/..%2f..%2fsecret.key/',
    '/preview/made-up/',
    '/downloads/made-up',
  ])('%s is a 404 page in the sandbox', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toMatch(/^text\/html/);
    expect(reply.headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts allow-forms allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox; default-src 'none'; script-src 'self'; /,
    );
    expect(reply.headers['content-security-policy']).not.toContain('allow-same-origin');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('every answer', () => {
  test('of the API forbids storing and framing, and tells no types apart', async () => {
    for (const reply of [
      await get('/api/news-updates'),
      await get('/api/user/stats'),
      await get('/api/nowhere'),
    ]) {
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  test('ignores a cookie: only the header authenticates', async () => {
    expect((await get('/api/user/stats', { cookie: `token=${user.token}` })).statusCode).toBe(401);
    expect((await get(`/api/user/stats?token=${user.token}`)).statusCode).toBe(401);
  });

  test('that fails on our side tells nothing of the inside', async () => {
    const broken = await openServer();
    onTestFinished(() => broken.close());
    const person = await broken.signInAs('User');
    await broken.db.schema.dropTable('notifications').execute();
    const reply = await person.rejected('GET /api/user/stats');
    expect(reply).toMatchObject({ status: 500, code: 'internal' });
    expect(JSON.stringify(reply)).not.toMatch(/sqlite|select|projects|no such table/i);
  });
});

describe('the pages of the product', () => {
  test('come at any address with a policy that admits scripts from its own assets only', async () => {
    const webDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-web-'));
    onTestFinished(() => rm(webDir, { recursive: true }));
    await mkdir(path.join(webDir, 'assets'));
    await writeFile(path.join(webDir, 'index.html'), '<!doctype html><title>The page</title>');
    await writeFile(path.join(webDir, 'preload-manifest.json'), '{}');
    await writeFile(path.join(webDir, 'assets/main-1.js'), 'export {}');
    const site = await openServer({ webDir, publicUrl: 'https://selvedge.example' });
    onTestFinished(() => site.close());
    for (const url of ['/', '/landing', '/demo/payment/7/', '/nowhere', '/index.html']) {
      const page = await site.server.inject(url);
      expect(page.payload, url).toContain('The page');
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain('script-src selvedge.example/assets/ selvedge.example/theme-init.js;');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(page.headers['cache-control']).toBe('no-cache');
    }
    const small = await site.server.inject({ url: '/landing', headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.headers.vary).toContain('Accept-Encoding');
    expect(gunzipSync(small.rawPayload).toString()).toContain('The page');
    expect((await site.server.inject('/assets/main-1.js')).headers['cache-control']).toContain('immutable');
    expect((await site.server.inject('/assets/main-2.js')).statusCode).toBe(404);
    for (const url of ['/../secret.key', '/%2e%2e/secret.key', '/assets/..%2f..%2fpackage.json', '/.env']) {
      expect((await site.server.inject(url)).payload, url).not.toMatch(/[0-9a-f]{64}|"name"/);
    }
  });
});

describe('operations', () => {
  test('/healthz and /readyz answer', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('the API describes itself', async () => {
    expect((await get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    const docs = await get('/api/docs');
    expect(docs.headers['content-type']).toMatch(/^text\/html/);
    expect(docs.payload).toContain('/api/payments/checkout');
  });

  test('/metrics is for this machine only while no token is set', async () => {
    expect((await app.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).payload).toContain(
      'selvedge_request_seconds',
    );
    expect((await app.server.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
  });

  test('the mailbox escapes what a mail says', async () => {
    await app.visitor.ok('POST /api/auth/register', {
      body: {
        email: 'boxed@example.com',
        password: 'correct horse battery',
        firstName: '<b>',
        lastName: 'x',
      },
    });
    await app.mailTo('boxed@example.com');
    const page = await get('/dev/mailbox?to=boxed@example.com');
    expect(page.payload).toContain('boxed@example.com');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const [mail] = (await get('/dev/mailbox.json?to=BOXED@example.com')).json();
    expect(Object.keys(mail).sort()).toEqual(['at', 'html', 'subject', 'text', 'to']);
  });
});

describe('in production', () => {
  test('there is no mailbox, no demo gateway and no demo data, and /metrics asks for its token', async () => {
    const { production, demoData, demoPayments } = readConfig({ NODE_ENV: 'production' }, '/nowhere');
    expect({ production, demoData, demoPayments }).toEqual({
      production: true,
      demoData: false,
      demoPayments: false,
    });
    const live = await openServer({
      production,
      demoPayments,
      metricsToken: 'let-me-read',
      trustProxy: 1,
    });
    onTestFinished(() => live.close());
    expect((await live.server.inject('/dev/mailbox.json')).payload).not.toMatch(/^\[/);
    expect((await live.server.inject('/dev/mailbox')).payload).not.toContain('Mailbox');
    const metrics = (authorization?: string) =>
      live.server.inject({
        url: '/metrics',
        remoteAddress: '127.0.0.1',
        headers: authorization ? { authorization } : {},
      });
    expect((await metrics()).statusCode).toBe(404);
    expect((await metrics('Bearer wrong-token!')).statusCode).toBe(404);
    expect((await metrics('Bearer let-me-read')).statusCode).toBe(200);
    const person = await live.signInAs('User');
    expect(await person.ok('GET /api/payments/config')).toEqual({ gateway: null });
    const project = await person.ok('POST /api/projects', { body: { description: 'A shop for bikes' } });
    const answer = await person.rejected('POST /api/payments/checkout', {
      body: { projectId: project.id, plan: 'starter' },
    });
    expect(answer).toMatchObject({ status: 422, code: 'payments_off' });
  });

  test('a variable with a bad value stops the start with a sentence that names it', () => {
    expect(() => readConfig({ NODE_ENV: 'production', DEMO_DATA: '1' }, '/nowhere')).toThrow(/DEMO_DATA/);
    const error = captured(() =>
      readConfig(
        {
          PORT: 'eighty',
          PUBLIC_URL: 'selvedge',
          LOG_LEVEL: 'loud',
          SECRET_KEY: 'abc',
          DATABASE_URL: 'postgres://x',
          DEMO_PAYMENTS: 'yes',
          ADMIN_EMAIL: 'ana',
          SMTP_URL: 'https://mail.example.com',
          TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1',
          GITHUB_CLIENT_ID: 'only the id',
          NODE_ENV: 'production',
          DEMO_DATA: '1',
        },
        '/nowhere',
      ),
    );
    expect(error.split('\n- ').map((line) => line.split(' ')[0])).toEqual([
      'The',
      'PORT',
      'PUBLIC_URL',
      'DEMO_PAYMENTS',
      'ADMIN_EMAIL',
      'SMTP_URL',
      'SECRET_KEY',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'DATABASE_URL',
      'GITHUB_CLIENT_ID',
      'DEMO_DATA',
    ]);
    for (const advice of [
      'such as 3000',
      'such as https://',
      'one of 0, 1',
      'set both or neither',
      'remove it',
    ])
      expect(error).toContain(advice);
    for (const secret of ['abc', 'postgres://x', 'only the id']) expect(error).not.toContain(secret);
  });

  test('an empty variable counts as one that is not set', () => {
    expect(readConfig({ PORT: ' ', PUBLIC_URL: '', SECRET_KEY: '' }, '/nowhere')).toEqual(
      readConfig({}, '/nowhere'),
    );
  });
});

function captured(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('Nothing was thrown');
}
