import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CallError } from '#src/api/call.ts';
import { queryClient, refreshCalls, refreshResource } from '#src/api/queries.ts';

const LIST = ['GET /api/projects', null, { _start: 0 }];
const ONE = ['GET /api/projects/:id', { id: '1' }, null];
const BLUEPRINT = ['GET /api/projects/:id/blueprint', { id: '1' }, null];
const USERS = ['GET /api/admin/users', null, null];
const REFINE = ['data', 'default', 'projects', 'list', {}];

function seeded(): { client: QueryClient; stale: (key: readonly unknown[]) => boolean } {
  const client = new QueryClient();
  for (const key of [LIST, ONE, BLUEPRINT, USERS, REFINE]) client.setQueryData(key, []);
  return { client, stale: (key) => client.getQueryState(key)?.isInvalidated ?? false };
}

test('an event of a resource has its lists and its rows looked at again, and nothing else', () => {
  const { client, stale } = seeded();
  refreshCalls('projects', client);
  expect([LIST, ONE].map(stale)).toEqual([true, true]);
  expect([USERS, REFINE].map(stale)).toEqual([false, false]);
});

test('a draft that is being edited is never fetched over what was typed', () => {
  const { client, stale } = seeded();
  refreshResource('projects', client);
  expect(stale(BLUEPRINT)).toBe(false);
});

test('after a change made here, Refine’s lists of the resource look again too', () => {
  const { client, stale } = seeded();
  refreshResource('projects', client);
  expect(stale(REFINE)).toBe(true);
});

test('only what was not decided is tried again: no answer, or a server that is away', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('There is no rule for trying again');
  const asked = (status: number | null, failures = 0) => retry(failures, new CallError('', { status }));
  expect([null, 502, 503].map((status) => asked(status))).toEqual([true, true, true]);
  expect([401, 403, 404, 422, 500].map((status) => asked(status))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(asked(null, 2)).toBe(false);
});
