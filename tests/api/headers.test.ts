import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { newProject } from '../support/api-apps.ts';
import { openServer, startServer } from '../support/server.ts';

const webDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-web-'));
await mkdir(path.join(webDir, 'assets'));
await writeFile(path.join(webDir, 'index.html'), '<!doctype html><title>The page</title>');
await writeFile(path.join(webDir, 'preload-manifest.json'), '{}');
await writeFile(path.join(webDir, 'assets/main-1.js'), 'export {}');

const app = await startServer({ webDir });
await app.server.listen({ port: 0, host: '127.0.0.1' });
const user = await app.signInAs('User');
const url = app.services.publicUrl();

const EVERYWHERE = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
];

function expectHeaders(headers: Headers | Record<string, unknown>, what: string): void {
  const value = (name: string) => (headers instanceof Headers ? headers.get(name) : headers[name]);
  expect(value('x-content-type-options'), what).toBe('nosniff');
  for (const name of EVERYWHERE) expect(value(name), `${name} of ${what}`).toBeTruthy();
}

describe('the security headers', () => {
  test.each([
    '/',
    '/landing',
    '/assets/main-1.js',
    '/assets/nothing.js',
    '/api/news-updates',
    '/api/user/stats',
    '/api/nowhere',
    '/api/docs',
    '/api/openapi.json',
    '/healthz',
    '/metrics',
    '/dev/mailbox',
    '/apps/nowhere',
    '/apps/nowhere/',
    '/preview/nothing/',
    '/downloads/nothing',
    '/avatars/nothing.webp',
    '/%',
    `/api/projects/${'x'.repeat(400)}`,
  ])('are on %s', async (address) => {
    expectHeaders((await app.server.inject(address)).headers, address);
  });

  test('are on an event stream', async () => {
    const leave = new AbortController();
    onTestFinished(() => leave.abort());
    const reply = await fetch(`${url}/api/events`, {
      headers: { authorization: `Bearer ${user.token}` },
      signal: leave.signal,
    });
    expect(reply.headers.get('content-type')).toBe('text/event-stream');
    expectHeaders(reply.headers, 'the stream');
  });

  test('are on the files of a preview, which may be opened in a window of its own', async () => {
    const { id } = await newProject(user);
    const preview = await user.ok('POST /api/projects/:id/preview', { params: { id } });
    const reply = await app.server.inject(preview.url);
    expect(reply.statusCode).toBe(200);
    expectHeaders(reply.headers, 'the preview');
    expect(reply.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  });

  /** What a server answers to these bytes, on a connection of its own. */
  async function answerTo(text: string): Promise<{ status: string; headers: Headers; body: string }> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(text);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const [status = '', ...lines] = head.split('\r\n');
    return {
      status,
      headers: new Headers(lines.map((line) => line.split(': ', 2) as [string, string])),
      body,
    };
  }

  test('are on an answer to what is not HTTP', async () => {
    const { status, headers } = await answerTo('NOT HTTP\r\n\r\n');
    expect(status).toMatch(/^HTTP\/1\.1 400 /);
    expectHeaders(headers, 'the broken request');
  });

  test.each(['/api/news-updates', '/landing', '/healthz', '/nowhere/%'])(
    'are on the 400 of a request for %s that has no Host header',
    async (address) => {
      const { status, headers, body } = await answerTo(
        `GET ${address} HTTP/1.1\r\nConnection: close\r\n\r\n`,
      );
      expect(status).toMatch(/^HTTP\/1\.1 400 /);
      expectHeaders(headers, 'the request without a Host');
      expect(JSON.parse(body)).toMatchObject({ code: 'malformed' });
    },
  );

  test('are on the answer to HTTP/1.0, which has no Host header', async () => {
    const { status, headers } = await answerTo('GET /landing HTTP/1.0\r\n\r\n');
    expect(status).toMatch(/^HTTP\/1\.1 200 /);
    expectHeaders(headers, 'HTTP/1.0');
  });

  test('isolate the product’s own pages from windows that opened them', async () => {
    expect((await app.server.inject('/landing')).headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});

describe('Strict-Transport-Security', () => {
  const hsts = async (overrides: Parameters<typeof openServer>[0], headers: Record<string, string> = {}) => {
    const server = await openServer(overrides);
    onTestFinished(() => server.close());
    return (await server.server.inject({ url: '/api/news-updates', headers })).headers[
      'strict-transport-security'
    ];
  };
  const forwarded = { 'x-forwarded-proto': 'https' };

  test('is sent where the product is reached by https', async () => {
    expect(await hsts({ publicUrl: 'https://apps.example' })).toMatch(/^max-age=\d{8}/);
    expect(await hsts({ trustProxy: 1 }, forwarded)).toMatch(/^max-age=\d{8}/);
  });

  test('is not sent over http, nor because a stranger says that it was https', async () => {
    expect(await hsts({})).toBeUndefined();
    expect(await hsts({}, forwarded)).toBeUndefined();
    expect(await hsts({ trustProxy: ['10.0.0.0/8'] }, forwarded)).toBeUndefined();
  });
});

afterAll(() => rm(webDir, { recursive: true }));
