import { describe, expect, test } from 'vitest';
import { startServer, until } from '../support/server.ts';

const app = await startServer();
const admin = await app.signInAs('Admin');

const draft = (more: object = {}) => ({
  title: 'Faster builds',
  body: '**Twice** as fast.',
  category: 'product',
  state: 'draft',
  ...more,
});
const create = (more: object = {}) => admin.ok('POST /api/admin/create-recent-update', { body: draft(more) });
const byId = (id: string) => admin.ok('GET /api/admin/recent-updates-by-id/:id', { params: { id } });
const change = (id: string, body: object) =>
  admin.ok('PUT /api/admin/recent-updates/:id', { params: { id }, body });
const newsTitles = async () => (await app.visitor.ok('GET /api/news-updates')).map(({ title }) => title);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('a recent update', () => {
  test('as a draft is seen by administrators only', async () => {
    const { id } = await create({ title: 'Only a draft' });
    expect(await byId(id)).toMatchObject({
      title: 'Only a draft',
      state: 'draft',
      publishAt: null,
      authorName: 'Test Admin',
    });
    expect(await newsTitles()).not.toContain('Only a draft');
  });

  test('published is public at once, with one audit entry and an event for everybody', async () => {
    const { audit, result } = await app.effectsOf(() => create({ title: 'Out now', state: 'published' }));
    expect(audit).toBe(1);
    const [news] = await app.visitor.ok('GET /api/news-updates');
    expect(news).toEqual({
      id: result.id,
      title: 'Out now',
      body: '**Twice** as fast.',
      category: 'product',
      publishedAt: result.publishAt,
    });
    const told = await app.db.selectFrom('events').select('data').where('audience', '=', 'all').execute();
    expect(told.map(({ data }) => JSON.parse(data))).toContainEqual({ resource: 'news-updates' });
  });

  test('scheduled appears at its time, by itself', async () => {
    const publishAt = new Date(Date.now() + 400).toISOString();
    const { id } = await create({ title: 'Wait for it', state: 'scheduled', publishAt });
    expect(await newsTitles()).not.toContain('Wait for it');
    expect(await byId(id)).toMatchObject({ state: 'scheduled' });
    await until(async () => (await byId(id)).state === 'published', 'its publication');
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt));
    expect((await app.visitor.ok('GET /api/news-updates'))[0]).toMatchObject({
      title: 'Wait for it',
      publishedAt: publishAt,
    });
    expect(
      await admin.ok('GET /api/admin/audit-log', {
        query: { entityId: id, action: 'recent-update.publish' },
      }),
    ).toMatchObject([{ actorId: null, actorName: 'Selvedge' }]);
  });

  test('moved to a later time does not appear at the earlier one', async () => {
    const soon = new Date(Date.now() + 300).toISOString();
    const { id, updatedAt } = await create({ title: 'Later', state: 'scheduled', publishAt: soon });
    await change(id, { publishAt: inAnHour(), updatedAt });
    const old = `publish-update:${id}:${Date.parse(soon)}`;
    await until(
      async () =>
        (await app.db.selectFrom('jobs').select('state').where('id', '=', old).executeTakeFirst())?.state ===
        'done',
      'the job of the earlier time',
    );
    expect(await byId(id)).toMatchObject({ state: 'scheduled' });
  });

  test('taken back to a draft is no longer public, and published again keeps its first time', async () => {
    const { id, updatedAt, publishAt } = await create({ title: 'Back and forth', state: 'published' });
    const back = await change(id, { state: 'draft', updatedAt });
    expect(await newsTitles()).not.toContain('Back and forth');
    expect(await change(id, { state: 'published', updatedAt: back.updatedAt })).toMatchObject({
      state: 'published',
      publishAt,
    });
  });

  test('that everyone has read cannot be scheduled again before it is a draft', async () => {
    const { id, updatedAt } = await create({ title: 'Read by all', state: 'published' });
    expect(
      await admin.rejected('PUT /api/admin/recent-updates/:id', {
        params: { id },
        body: { state: 'scheduled', publishAt: inAnHour(), updatedAt },
      }),
    ).toMatchObject({ status: 409, code: 'state' });
    expect(await newsTitles()).toContain('Read by all');
    const draftAgain = await change(id, { state: 'draft', updatedAt });
    expect(
      await change(id, { state: 'scheduled', publishAt: inAnHour(), updatedAt: draftAgain.updatedAt }),
    ).toMatchObject({ state: 'scheduled' });
    expect(await newsTitles()).not.toContain('Read by all');
  });

  test('is changed with the time it was read at; a stale one is 409', async () => {
    const { id, updatedAt } = await create();
    await change(id, { title: 'Second title', updatedAt });
    expect(
      await admin.rejected('PUT /api/admin/recent-updates/:id', {
        params: { id },
        body: { title: 'Third', updatedAt },
      }),
    ).toMatchObject({ status: 409, code: 'stale' });
    expect(await byId(id)).toMatchObject({ title: 'Second title', body: '**Twice** as fast.' });
  });

  test('deleted is gone for everybody', async () => {
    const { id } = await create({ title: 'Short-lived', state: 'published' });
    const { audit } = await app.effectsOf(() =>
      admin.ok('DELETE /api/admin/recent-updates/:id', { params: { id } }),
    );
    expect(audit).toBe(1);
    expect(await newsTitles()).not.toContain('Short-lived');
    expect(await admin.rejected('GET /api/admin/recent-updates-by-id/:id', { params: { id } })).toMatchObject(
      {
        status: 404,
      },
    );
    expect(await admin.rejected('DELETE /api/admin/recent-updates/:id', { params: { id } })).toMatchObject({
      status: 404,
    });
  });

  test.each([
    ['no title', { title: '' }, 'title'],
    ['too long a title', { title: 'x'.repeat(121) }, 'title'],
    ['no text', { body: ' ' }, 'body'],
    ['another category', { category: 'gossip' }, 'category'],
    ['another state', { state: 'hidden' }, 'state'],
    ['no time when scheduled', { state: 'scheduled' }, 'publishAt'],
    [
      'a past time when scheduled',
      { state: 'scheduled', publishAt: '2020-01-01T00:00:00.000Z' },
      'publishAt',
    ],
    ['a time that is none', { state: 'scheduled', publishAt: 'tomorrow' }, 'publishAt'],
    ['a NUL', { title: 'a\u0000b' }, 'title'],
  ])('with %s is 422 at its field', async (_, more, field) => {
    const { result, audit } = await app.effectsOf(() =>
      admin.rejected('POST /api/admin/create-recent-update', { body: draft(more) }),
    );
    expect(result).toMatchObject({ status: 422 });
    expect(result.fields).toHaveProperty(field);
    expect(audit).toBe(0);
  });

  test('keeps Markdown and markup as they were typed', async () => {
    const body = '# Hi\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) 👩‍👩‍👧 \u202Eabc';
    const { id } = await create({ title: '<b>Bold</b>', body, state: 'published' });
    expect(await byId(id)).toMatchObject({ title: '<b>Bold</b>', body });
  });
});

describe('the list of updates', () => {
  test('is searched, filtered and paged for administrators', async () => {
    await create({ title: 'Needle in the hay', category: 'security' });
    expect(await admin.ok('GET /api/admin/recent-updates-list', { query: { q: 'needle' } })).toMatchObject([
      { category: 'security' },
    ]);
    expect(
      (
        await admin.ok('GET /api/admin/recent-updates-list', {
          query: { category: 'security', state: 'draft' },
        })
      ).map(({ title }) => title),
    ).toEqual(['Needle in the hay']);
    expect(
      await admin.ok('GET /api/admin/recent-updates-list', {
        query: { _start: '0', _end: '1', _sort: 'title', _order: 'desc' },
      }),
    ).toHaveLength(1);
  });

  test('is newest first for the public', async () => {
    const times = (await app.visitor.ok('GET /api/news-updates')).map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(times.length).toBeGreaterThan(1);
  });
});
