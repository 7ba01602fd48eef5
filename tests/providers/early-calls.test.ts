import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, call, callList } from '#src/api/call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that numbers its answers. */
function answering(status = 200) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const headers = { 'X-Total-Count': String(asked.length) };
    return Promise.resolve(new Response(JSON.stringify([asked.length]), { status, headers }));
  });
  return asked;
}
const NEWS = { query: { _start: 0, _end: 4 } };

test('the first such call takes the answer that was asked for early, and the next asks anew', async () => {
  const asked = answering();
  askEarly('GET /api/news-updates', NEWS);
  expect(asked).toEqual(['/api/news-updates?_start=0&_end=4']);
  expect(await callList('GET /api/news-updates', NEWS)).toEqual({ rows: [1], total: 1 });
  expect(asked).toHaveLength(1);
  expect(await callList('GET /api/news-updates', NEWS)).toEqual({ rows: [2], total: 2 });
});

test('it is the answer to nothing else', async () => {
  const asked = answering();
  askEarly('GET /api/news-updates', NEWS);
  await call('GET /api/news-updates', { query: { _start: 4, _end: 8 } });
  await call('GET /api/user/stats');
  expect(asked).toHaveLength(3);
});

test('nobody takes an answer that has waited long', async () => {
  vi.useFakeTimers();
  const asked = answering();
  askEarly('GET /api/projects', {});
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await call('GET /api/projects', {})).toEqual([2]);
  expect(asked).toHaveLength(2);
});

test('why it failed is told whoever takes it', async () => {
  answering(403);
  askEarly('GET /api/user/profile', {});
  await expect(call('GET /api/user/profile')).rejects.toMatchObject({ status: 403 });
});
