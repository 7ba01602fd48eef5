import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CrudFilter, HttpError } from '@refinedev/core';
import { tokenStore } from '#src/api/session.ts';
import { createDataProvider } from '#src/providers/data.ts';
import { calls } from '#src/resources/index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const onError = vi.fn<(error: HttpError) => void>();
beforeEach(() => {
  onError.mockClear();
  localStorage.clear();
});
const provider = createDataProvider({
  apiUrl: `${location.origin}/api`,
  calls,
  token: tokenStore.get,
  onError,
});

/** Answers every call with `reply` and keeps what was asked. */
function answer(method: 'get' | 'post' | 'put' | 'delete', path: string, reply: () => Response) {
  const asked: { url: URL; authorization: string | null; body: string }[] = [];
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      asked.push({
        url: new URL(request.url),
        authorization: request.headers.get('Authorization'),
        body: await request.text(),
      });
      return reply();
    }),
  );
  return asked;
}
const rows = (total: number) => () =>
  HttpResponse.json([{ id: '1' }], { headers: { 'X-Total-Count': String(total) } });
const refusal = (status: number, body: object) => () => HttpResponse.json(body, { status });

test('a list asks for its page, order, search and filters in the server’s own words, with the bearer', async () => {
  tokenStore.set('secret');
  const asked = answer('get', '/api/admin/users', rows(1204));
  const list = await provider.getList({
    resource: 'users',
    pagination: { currentPage: 3, pageSize: 25 },
    sorters: [{ field: 'createdAt', order: 'desc' }],
    filters: [
      { field: 'q', operator: 'eq', value: 'ana' },
      { field: 'role', operator: 'ne', value: 'Admin' },
      { field: 'email', operator: 'contains', value: '@example' },
      { field: 'createdAt', operator: 'gte', value: '2026-01-01' },
      { field: 'createdAt', operator: 'lte', value: '2026-02-01' },
      { field: 'status', operator: 'eq', value: ['active', 'blocked'] },
    ],
  });
  expect(list).toEqual({ data: [{ id: '1' }], total: 1204 });
  expect(asked[0]?.authorization).toBe('Bearer secret');
  const query = asked[0]?.url.searchParams;
  expect([...(query ?? [])].map(([name, value]) => `${name}=${value}`).sort()).toEqual(
    [
      '_start=50',
      '_end=75',
      '_sort=createdAt',
      '_order=desc',
      'q=ana',
      'role_ne=Admin',
      'email_like=@example',
      'createdAt_gte=2026-01-01',
      'createdAt_lte=2026-02-01',
      'status=active',
      'status=blocked',
    ].sort(),
  );
});

test('nothing of the address that Refine puts into meta is sent along', async () => {
  const asked = answer('get', '/api/admin/orders', rows(1));
  await provider.getList({
    resource: 'orders',
    meta: { id: 'x', redirectUrl: '/y', headers: { 'x-leak': '1' } },
  });
  expect([...(asked[0]?.url.searchParams.keys() ?? [])].sort()).toEqual(['_end', '_start']);
});

test.each(['gt', 'in', 'startswith', 'null', 'or'] as const)(
  'the operator “%s”, which the server does not know, is an error and sends nothing',
  async (operator) => {
    const asked = answer('get', '/api/admin/users', rows(1));
    const filter: CrudFilter =
      operator === 'or' ? { operator, value: [] } : { field: 'role', operator, value: 'x' };
    await expect(provider.getList({ resource: 'users', filters: [filter] })).rejects.toMatchObject({
      message: expect.stringContaining(operator),
    });
    expect(asked).toHaveLength(0);
  },
);

test('a refused list keeps status, message and the messages at fields', async () => {
  answer(
    'get',
    '/api/admin/users',
    refusal(422, {
      error: 'Look again.',
      code: 'invalid',
      fields: { _sort: ['is not sortable'] },
      requestId: 'r',
    }),
  );
  await expect(provider.getList({ resource: 'users' })).rejects.toMatchObject({
    message: 'Look again.',
    statusCode: 422,
    code: 'invalid',
    errors: { _sort: ['is not sortable'] },
  });
});

test('no answer at all is an error with status 0', async () => {
  answer('get', '/api/admin/users', () => HttpResponse.error());
  await expect(provider.getList({ resource: 'users' })).rejects.toMatchObject({ statusCode: 0 });
});

test.each([401, 419, 440])(
  'a list answered %i is reported with the token it was asked with',
  async (status) => {
    answer(
      'get',
      '/api/admin/users',
      refusal(status, { error: 'Over.', code: 'session_expired', requestId: 'r' }),
    );
    await expect(provider.getList({ resource: 'users' })).rejects.toMatchObject({ statusCode: status });
    expect(onError.mock.calls).toMatchObject([[{ statusCode: status, bearer: null }]]);
    tokenStore.set('secret');
    await expect(provider.getList({ resource: 'users' })).rejects.toMatchObject({ statusCode: status });
    expect(onError).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenLastCalledWith(
      expect.objectContaining({ statusCode: status, bearer: 'secret' }),
    );
  },
);

test('a row that has no call of its own is read from its list, and is 404 where the list has none', async () => {
  const asked = answer('get', '/api/admin/jobs', rows(1));
  expect(await provider.getOne({ resource: 'jobs', id: '1' })).toEqual({ data: { id: '1' } });
  expect(asked[0]?.url.searchParams.get('id')).toBe('1');

  answer('get', '/api/admin/jobs', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } }));
  await expect(provider.getOne({ resource: 'jobs', id: 'gone' })).rejects.toMatchObject({ statusCode: 404 });
});

test('one row, a new row and a change go to the calls the contract has for them', async () => {
  const one = answer('get', '/api/admin/users/7', () => HttpResponse.json({ id: '7' }));
  expect(await provider.getOne({ resource: 'users', id: '7' })).toEqual({ data: { id: '7' } });
  expect(one).toHaveLength(1);

  const created = answer('post', '/api/admin/create/users', () =>
    HttpResponse.json({ id: '8' }, { status: 201 }),
  );
  await provider.create({ resource: 'users', variables: { email: 'a@example.com' } });
  expect(JSON.parse(created[0]?.body ?? '')).toEqual({ email: 'a@example.com' });

  const changed = answer('put', '/api/admin/users/update', () => HttpResponse.json({ id: '7' }));
  await provider.update({ resource: 'users', id: '7', variables: { firstName: 'Ana', updatedAt: 't' } });
  expect(JSON.parse(changed[0]?.body ?? '')).toEqual({ id: '7', firstName: 'Ana', updatedAt: 't' });

  const update = answer('put', '/api/admin/recent-updates/9', () => HttpResponse.json({ id: '9' }));
  await provider.update({ resource: 'recent-updates', id: '9', variables: { title: 'New' } });
  expect(JSON.parse(update[0]?.body ?? '')).toEqual({ title: 'New' });
});

test('a stale change is told as a conflict with its code', async () => {
  answer(
    'put',
    '/api/admin/users/update',
    refusal(409, { error: 'Changed meanwhile.', code: 'stale', requestId: 'r' }),
  );
  await expect(
    provider.update({ resource: 'users', id: '7', variables: { firstName: 'Ana' } }),
  ).rejects.toMatchObject({ statusCode: 409, code: 'stale', message: 'Changed meanwhile.' });
});

test('a row that the bulk delete refuses is an error, although the call itself is answered 200', async () => {
  const asked = answer('post', '/api/admin/users/delete', () =>
    HttpResponse.json({ results: [{ id: '7', ok: false, code: 'state', error: 'The last Admin stays.' }] }),
  );
  await expect(provider.deleteOne({ resource: 'users', id: '7' })).rejects.toMatchObject({
    message: 'The last Admin stays.',
  });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ ids: ['7'] });
});

test('a verb or a resource the server has no call for is refused before anything is sent', async () => {
  await expect(provider.create({ resource: 'orders', variables: {} })).rejects.toMatchObject({
    message: expect.stringContaining('orders'),
  });
  await expect(provider.getList({ resource: 'secrets' })).rejects.toMatchObject({
    message: expect.stringContaining('secrets'),
  });
});

test('several rows are changed or deleted by one call, which tells of each what became of it', async () => {
  const results = [
    { id: '7', ok: true },
    { id: '8', ok: false, code: 'state', error: 'The last Admin stays.' },
  ];
  const blocked = answer('put', '/api/admin/users/status', () => HttpResponse.json({ results }));
  expect(
    await provider.updateMany?.({ resource: 'users', ids: ['7', '8'], variables: { status: 'blocked' } }),
  ).toEqual({ data: results });
  expect(JSON.parse(blocked[0]?.body ?? '')).toEqual({ ids: ['7', '8'], status: 'blocked' });

  const deleted = answer('post', '/api/admin/projects/delete', () => HttpResponse.json({ results }));
  expect(await provider.deleteMany?.({ resource: 'projects', ids: ['7', '8'] })).toEqual({ data: results });
  expect(JSON.parse(deleted[0]?.body ?? '')).toEqual({ ids: ['7', '8'] });
});

test('what has no bulk call is done row by row, and a refused row stops none of the others', async () => {
  const replayed = answer('post', '/api/admin/jobs/2/replay', () => HttpResponse.json({ id: '2' }));
  answer(
    'post',
    '/api/admin/jobs/1/replay',
    refusal(409, { error: 'It is not dead.', code: 'state', requestId: 'r' }),
  );
  expect(await provider.updateMany?.({ resource: 'jobs', ids: ['1', '2'], variables: {} })).toEqual({
    data: [
      { id: '1', ok: false, code: 'state', error: 'It is not dead.' },
      { id: '2', ok: true },
    ],
  });
  expect(replayed).toHaveLength(1);
});

test('a row without a call of its own is read by its list, and is not found where the list has none', async () => {
  const asked = answer('get', '/api/admin/audit-log', rows(1));
  expect(await provider.getOne({ resource: 'audit-log', id: '1' })).toEqual({ data: { id: '1' } });
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({ _start: '0', _end: '1', id: '1' });
  answer('get', '/api/admin/jobs', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } }));
  await expect(provider.getOne({ resource: 'jobs', id: '9' })).rejects.toMatchObject({ statusCode: 404 });
  answer('get', '/api/admin/jobs', refusal(403, { error: 'No.', code: 'forbidden', requestId: 'r' }));
  await expect(provider.getOne({ resource: 'jobs', id: '9' })).rejects.toMatchObject({
    statusCode: 403,
    message: 'No.',
  });
});

test('an action of a resource goes to its own call, and one that the server has none for is rejected', async () => {
  const asked = answer('post', '/api/admin/orders/o1/refund', () => HttpResponse.json({ id: 'o1' }));
  const variables = { id: 'o1', key: 'k-900', part: 'some', amount: 900, reason: 'Late' };
  expect(await provider.create({ resource: 'orders/refund', variables })).toEqual({ data: { id: 'o1' } });
  expect(asked.map(({ body }) => JSON.parse(body))).toEqual([{ amount: 900, reason: 'Late' }]);
  await expect(provider.create({ resource: 'orders/burn', variables })).rejects.toMatchObject({
    statusCode: 0,
  });
});
