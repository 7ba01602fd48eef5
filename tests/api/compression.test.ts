import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startServer } from '../support/server.ts';

const app = await startServer();
const user = await app.signInAs('User');
const LONG = '/api/openapi.json';

const ask = (url: string, encoding?: string) =>
  app.server.inject({
    url,
    headers: {
      authorization: `Bearer ${user.token}`,
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
    },
  });

test('what a call reads comes compressed, and is the same', async () => {
  const plain = await ask(LONG);
  const small = await ask(LONG, 'gzip, deflate, br');
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(small.headers['content-length']).toBe(String(small.rawPayload.length));
  for (const { headers } of [plain, small]) expect(headers.vary).toContain('Accept-Encoding');
});

test('it doesn’t for who can’t read that, nor where it is short', async () => {
  expect((await ask(LONG)).headers['content-encoding']).toBeUndefined();
  expect((await ask(LONG, 'br')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/api/user/stats', 'gzip')).headers['content-encoding']).toBeUndefined();
});

test('the answer to a POST, which may hold what lets someone in, is not compressed, however long', async () => {
  const { headers, payload } = await app.server.inject({
    method: 'POST',
    url: '/api/projects/sketch',
    headers: { 'accept-encoding': 'gzip' },
    payload: { description: 'A bike repair shop where people book a slot and see what it costs' },
  });
  expect(payload.length).toBeGreaterThan(2000);
  expect(headers['content-encoding']).toBeUndefined();
});
