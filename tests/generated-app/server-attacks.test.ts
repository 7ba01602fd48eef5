import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListAnswer, RowAnswer } from '../../builder/app/src/api/client.ts';
import { entities } from '../../builder/app/src/entities/index.ts';
import { OWNER_EMAIL, startServer, type TestServer } from '../../builder/app/tests/support/server.ts';
import { createMaker, type Maker } from '../../builder/app/tests/support/values.ts';

const INJECTIONS = [
  `'; DROP TABLE "customer"; --`,
  `" OR 1=1 --`,
  `x' UNION SELECT "hash" FROM "_sessions" --`,
  `%_\\`,
  '${7*7}{{7*7}}',
  '../../../etc/passwd',
];

let server: TestServer;
let owner: string;
let maker: Maker;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'web-'));
  const web = path.join(folder, 'web');
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><html><head><title>App</title></head></html>');
  writeFileSync(path.join(web, 'assets', 'app-1.js'), 'export {};');
  server = await startServer({ web, info: { signUp: 'open' } });
  owner = await server.signIn(OWNER_EMAIL);
  maker = createMaker(server, entities, owner);
});
afterAll(() => server.close());

const entityOf = (name: string) => maker.entityOf(name);

describe('SQL in what is sent', () => {
  it.each(INJECTIONS)('is a text like any other: %s', async (text) => {
    const customer = entityOf('customer');
    const id = await maker.makeRow(customer, { notes: text });
    const read = await server.call<RowAnswer>('GET', `/customer/${id}`, { token: owner });
    expect(read.body.row['notes']).toBe(text);
    const list = await server.call<ListAnswer>('GET', `/customer?notes_like=${encodeURIComponent(text)}`, {
      token: owner,
    });
    expect(list.body.rows.map((row) => row.id)).toEqual([id]);
  });

  it.each(INJECTIONS)('is no name and no query: %s', async (text) => {
    const hostile = encodeURIComponent(text);
    const statuses = [];
    for (const address of [
      `/customer?sort=${hostile}`,
      `/customer?${hostile}=1`,
      `/customer?cursor=${hostile}`,
      `/customer?limit=${hostile}`,
      `/customer/summary?by=${hostile}`,
      `/customer/summary?measure=sum&field=${hostile}`,
      `/customer/summary?unit=${hostile}&by=since`,
      `/customer/${hostile}`,
      `/${hostile}`,
    ])
      statuses.push((await server.call('GET', address, { token: owner })).status);
    expect(statuses.every((status) => status === 400 || status === 404)).toBe(true);
    const search = await server.call('GET', `/customer?q=${hostile}&id=${hostile}`, { token: owner });
    expect(search.status).toBe(200);
  });

  it('finds a percent sign and an underscore only where they stand', async () => {
    await maker.makeRow(entityOf('customer'), { notes: 'quite plain' });
    const list = await server.call<ListAnswer>('GET', '/customer?notes_like=q_ite%25', { token: owner });
    expect(list.body.total).toBe(0);
  });
});

describe('hostile JSON', () => {
  it.each([
    ['a prototype', '{"__proto__":{"isOwner":true},"name":"x"}'],
    ['a constructor', '{"constructor":{"prototype":{"isOwner":true}}}'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['half an object', '{"name":'],
    ['nothing', ''],
    ['deep lists', `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['an object for a text', '{"name":{"$gt":""},"email":["x"]}'],
    ['NUL', '{"name":"a\\u0000b"}'],
    ['half a character', '{"name":"\\ud800"}'],
    ['a number past all numbers', '{"name":"x","quantity":1e999}'],
  ])('of %s is answered without a fault of the server', async (_, body) => {
    const { status } = await server.request('POST', '/data/v1/booking', body);
    expect([400, 422]).toContain(status);
    expect(({} as { isOwner?: boolean }).isOwner).toBeUndefined();
  });

  it('of more than a megabyte is too large', async () => {
    const { status } = await server.request(
      'POST',
      '/data/v1/booking',
      JSON.stringify({ name: 'x'.repeat(1_100_000) }),
    );
    expect(status).toBe(413);
  });

  it.each(['id', 'version', 'createdBy', 'createdAt', 'price'])('can’t set %s', async (name) => {
    const body = { ...(await maker.valuesOf(entityOf('booking'))), [name]: 'x' };
    expect((await server.call('POST', '/booking', { body })).status).toBe(422);
  });
});

describe('rows of others', () => {
  it('are not there for whoever may not read them, whatever is asked', async () => {
    const id = await maker.makeRow(entityOf('booking'));
    const token = await server.signIn('stranger@example.com');
    for (const [method, address] of [
      ['GET', `/booking/${id}`],
      ['PATCH', `/booking/${id}`],
      ['DELETE', `/booking/${id}`],
      ['GET', `/booking/${id}/deletion`],
      ['GET', '/customer'],
      ['GET', '/customer/summary'],
    ] as const)
      expect(
        (await server.call(method, address, { token, ...(method === 'PATCH' && { body: { paid: true } }) }))
          .status,
      ).toBe(404);
    const list = await server.call<ListAnswer>('GET', '/booking', { token });
    expect(list.body).toMatchObject({ rows: [], total: 0 });
    const summary = await server.call('GET', '/booking/summary', { token });
    expect(summary.body).toMatchObject({ groups: [{ key: 'all', value: 0 }] });
  });

  it('can’t be referred to, so that their names don’t come out as titles', async () => {
    const customer = await maker.makeRow(entityOf('customer'), { name: 'Secret Person' });
    const body = await maker.valuesOf(entityOf('booking'), { customer });
    expect((await server.call('POST', '/booking', { body })).status).toBe(422);
  });
});

describe('calls at once', () => {
  it('give the last slot to one of ten', async () => {
    const bodies = [];
    const first = await maker.valuesOf(entityOf('booking'));
    for (let index = 0; index < 10; index += 1)
      bodies.push({ ...first, name: `Person ${index}`, email: `p${index}@example.com` });
    const replies = await Promise.all(bodies.map((body) => server.call('POST', '/booking', { body })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)]);
  });

  it('sell no more than there is', async () => {
    const part = await maker.makeRow(entityOf('part'), { stock: 3 });
    const bodies = [];
    for (let index = 0; index < 8; index += 1)
      bodies.push(await maker.valuesOf(entityOf('booking'), { part, quantity: 1 }));
    const replies = await Promise.all(bodies.map((body) => server.call('POST', '/booking', { body })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    const { body } = await server.call<RowAnswer>('GET', `/part/${part}`);
    expect(body.row['stock']).toBe(0);
  });

  it('save a row once for each version', async () => {
    const id = await maker.makeRow(entityOf('part'));
    const replies = await Promise.all(
      [1, 2, 3, 4].map((reorder) =>
        server.call('PATCH', `/part/${id}`, {
          token: owner,
          body: { reorder },
          headers: { 'if-match': '"1"' },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});

describe('the pages', () => {
  it('are served with the server’s mark, at any address of the app', async () => {
    for (const address of ['/', '/bookings', '/bookings/r12?tab=1', '/index.html']) {
      const { status, body, headers } = await server.request('GET', address);
      expect(status).toBe(200);
      expect(body).toContain('<base href="/" />');
      expect(body).toContain('<meta name="data" content="server" />');
      expect(headers['content-security-policy']).toContain(`default-src 'self'`);
    }
  });

  it.each([
    '/assets/app-2.js',
    '/favicon-of-nobody.ico',
    '/data/v2/booking',
    '/data/v1/booking/x/y/z',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/....//secret.txt',
    '/data/v1/files/..%2f..%2fapp.sqlite',
    '/app.sqlite',
  ])('have nothing at %s', async (address) => {
    const { status, body } = await server.request('GET', address);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toContain('secret\n');
    expect(body).not.toBe('secret');
  });

  it('keep built files for a year and the page itself not at all', async () => {
    const file = await server.request('GET', '/assets/app-1.js');
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await server.request('GET', '/')).headers['cache-control']).toBe('no-cache');
  });
});

describe('rows that visitors make', () => {
  it('are at most twenty in ten minutes from one address, of each entity', async () => {
    const ip = '203.0.113.5';
    const replies = [];
    for (let index = 0; index < 21; index += 1) {
      const body = await maker.valuesOf(entityOf('booking'));
      replies.push(await server.call('POST', '/booking', { body, ip }));
    }
    expect(replies.map(({ status }) => status)).toEqual([...Array(20).fill(201), 429]);
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(500);
    expect(replies.at(-1)?.body).toEqual({ message: 'Too many requests. Try again later.' });
    const body = await maker.valuesOf(entityOf('booking'));
    expect((await server.call('POST', '/booking', { body })).status).toBe(201);
    expect((await server.call('POST', '/booking', { body, ip, token: owner })).status).not.toBe(429);
  });
});

it('answers 600 calls a minute from one address and no more', async () => {
  const limited = await startServer();
  const statuses = [];
  for (let calls = 0; calls < 601; calls += 1)
    statuses.push((await limited.request('GET', '/data/v1/me')).status);
  expect(statuses.slice(0, 600).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await limited.request('GET', '/healthz')).status).toBe(200);
  await limited.close();
});
