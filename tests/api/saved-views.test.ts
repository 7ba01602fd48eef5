import { describe, expect, test } from 'vitest';
import { startServer } from '../support/server.ts';

const app = await startServer();
const ada = await app.signInAs('Admin');
const ben = await app.signInAs('Admin');

const save = (who: typeof ada, name: string, more: object = {}) =>
  who.ok('POST /api/admin/views', {
    body: { resource: 'users', name, query: 'status=blocked', shared: false, ...more },
  });
const names = async (who: typeof ada, resource = 'users') =>
  (await who.ok('GET /api/admin/views', { query: { resource } })).map(({ name }) => name);

describe('a saved view', () => {
  test('is its owner’s alone until it is shared', async () => {
    const view = await save(ada, 'Blocked');
    expect(view).toMatchObject({ own: true, isDefault: false, shared: false, ownerName: 'Test Admin' });
    expect(await names(ada)).toContain('Blocked');
    expect(await names(ben)).not.toContain('Blocked');
    await ada.ok('PUT /api/admin/views/:id', {
      params: { id: view.id },
      body: { shared: true, updatedAt: view.updatedAt },
    });
    expect(await ben.ok('GET /api/admin/views', { query: { resource: 'users' } })).toMatchObject([
      { name: 'Blocked', own: false, shared: true },
    ]);
  });

  test('belongs to one list', async () => {
    await save(ada, 'Paid', { resource: 'orders' });
    expect(await names(ada, 'orders')).toEqual(['Paid']);
    expect(await names(ada)).not.toContain('Paid');
  });

  test('is one’s default or not, one a list, and another’s shared one can be', async () => {
    const first = await save(ada, 'First', { shared: true });
    const second = await save(ada, 'Second', { shared: true });
    const prefer = (who: typeof ada, id: string, isDefault = true) =>
      who.ok('PUT /api/admin/views/:id/default', { params: { id }, body: { isDefault } });
    const defaults = async (who: typeof ada) =>
      (await who.ok('GET /api/admin/views', { query: { resource: 'users' } }))
        .filter(({ isDefault }) => isDefault)
        .map(({ name }) => name);
    await prefer(ada, first.id);
    await prefer(ada, second.id);
    await prefer(ben, first.id);
    expect([await defaults(ada), await defaults(ben)]).toEqual([['Second'], ['First']]);
    await prefer(ada, second.id, false);
    expect(await defaults(ada)).toEqual([]);
    // No longer shared, it is nobody's default but its owner's.
    await ada.ok('PUT /api/admin/views/:id', {
      params: { id: first.id },
      body: { shared: false, updatedAt: first.updatedAt },
    });
    expect(await defaults(ben)).toEqual([]);
  });

  test('shared is still not others’ to change, drop or, unshared, to prefer', async () => {
    const shared = await save(ada, 'Look but do not touch', { shared: true });
    const hidden = await save(ada, 'Mine');
    for (const { id, updatedAt } of [shared, hidden]) {
      const params = { id };
      expect(
        await ben.rejected('PUT /api/admin/views/:id', { params, body: { name: 'Taken', updatedAt } }),
      ).toMatchObject({ status: 404 });
      expect(await ben.rejected('DELETE /api/admin/views/:id', { params })).toMatchObject({ status: 404 });
    }
    expect(
      await ben.rejected('PUT /api/admin/views/:id/default', {
        params: { id: hidden.id },
        body: { isDefault: true },
      }),
    ).toMatchObject({ status: 404 });
  });

  test('has a name of its own among one’s views, in any case of letters', async () => {
    await save(ada, 'Mondays');
    const body = { resource: 'users', name: 'MONDAYS', query: '', shared: false };
    expect(await ada.rejected('POST /api/admin/views', { body })).toMatchObject({
      status: 422,
      fields: { name: ['You already have a view with this name.'] },
    });
    expect(await ben.ok('POST /api/admin/views', { body })).toMatchObject({ name: 'MONDAYS' });
  });

  test('is changed with the time it was read at, and dropped with its defaults', async () => {
    const view = await save(ada, 'Fleeting');
    const params = { id: view.id };
    await ada.ok('PUT /api/admin/views/:id', {
      params,
      body: { query: 'role=Admin', updatedAt: view.updatedAt },
    });
    expect(
      await ada.rejected('PUT /api/admin/views/:id', {
        params,
        body: { query: '', updatedAt: view.updatedAt },
      }),
    ).toMatchObject({ status: 409, code: 'stale' });
    await ada.ok('PUT /api/admin/views/:id/default', { params, body: { isDefault: true } });
    const { audit } = await app.effectsOf(() => ada.ok('DELETE /api/admin/views/:id', { params }));
    expect(audit).toBe(1);
    expect(
      await app.db.selectFrom('defaultViews').selectAll().where('viewId', '=', view.id).execute(),
    ).toEqual([]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['too long a name', { name: 'x'.repeat(61) }, 'name'],
    ['a list there is none of', { resource: 'secrets' }, 'resource'],
    ['too long a query', { query: 'x'.repeat(2001) }, 'query'],
  ])('with %s is 422 at its field', async (_, more, field) => {
    const body = { resource: 'users', name: 'A view', query: '', shared: false, ...more };
    const refusal = await ada.rejected('POST /api/admin/views', { body });
    expect(refusal).toMatchObject({ status: 422 });
    expect(refusal.fields).toHaveProperty(field);
  });
});
