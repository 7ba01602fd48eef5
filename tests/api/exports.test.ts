import { describe, expect, test } from 'vitest';
import { csvField, csvLine } from '#contract/core/csv.ts';
import { startServer } from '../support/server.ts';

const app = await startServer();
const admin = await app.signInAs('Admin');
const user = await app.signInAs('User');

async function open(url: string) {
  const reply = await app.server.inject({ method: 'GET', url });
  return { status: reply.statusCode, headers: reply.headers, text: reply.payload };
}
const asked = async (body: { list: string; query: Record<string, string | string[]> }) =>
  open((await admin.ok('POST /api/admin/exports', { body })).url);

describe('a field of a CSV file', () => {
  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['=1\n2', `"'=1\n2"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    [-5, '-5'],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
    [null, ''],
    [true, 'true'],
  ])('%j is written %j', (value, written) => {
    expect(csvField(value)).toBe(written);
  });
  test('ends its line as RFC 4180 has it', () => {
    expect(csvLine(['a', 1])).toBe('a,1\r\n');
  });
});

describe('an export', () => {
  test('holds every row that matches, and only those, in the order asked for', async () => {
    for (const name of ['Zed', 'Abe', '=1+1'])
      await app.db
        .updateTable('users')
        .set({ lastName: 'Exported', firstName: name })
        .where('id', '=', (await app.signInAs('User')).id)
        .execute();
    const { status, headers, text } = await asked({
      list: 'users',
      query: { lastName: 'Exported', _sort: 'firstName', _order: 'desc' },
    });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = text.replace('\uFEFF', '').trim().split('\r\n');
    const at = lines[0]?.split(',').indexOf('firstName') ?? -1;
    expect(lines.slice(1).map((line) => line.split(',')[at])).toEqual(['Zed', 'Abe', "'=1+1"]);
    expect(text).not.toContain('passwordHash');
  });

  test('of more rows than a page is whole', async () => {
    const { seq: _seq, ...row } = await app.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('users')
      .values(
        Array.from({ length: 1250 }, (_, index) => ({
          ...row,
          id: crypto.randomUUID(),
          email: `many${index}@example.com`,
          referralCode: `many${index}`,
          lastName: 'Multitude',
        })),
      )
      .execute();
    const { text } = await asked({ list: 'users', query: { q: 'multitude' } });
    expect(text.trim().split('\r\n')).toHaveLength(1251);
  });

  test.each(['users', 'projects', 'orders', 'payments', 'recent-updates', 'audit-log', 'jobs'])(
    'can be made of %s',
    async (list) => {
      expect((await asked({ list, query: {} })).status).toBe(200);
    },
  );

  test('opens once, with an address that nobody guessed', async () => {
    const { url } = await admin.ok('POST /api/admin/exports', { body: { list: 'users', query: {} } });
    expect((await open(url)).status).toBe(200);
    expect((await open(url)).status).toBe(404);
    expect((await open(`/exports/${'x'.repeat(43)}`)).status).toBe(404);
  });

  test('is no longer sent once its administrator is blocked', async () => {
    const second = await app.signInAs('Admin');
    const { url } = await second.ok('POST /api/admin/exports', { body: { list: 'users', query: {} } });
    await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', second.id).execute();
    expect((await open(url)).status).toBe(404);
  });

  test.each([
    [{ list: 'users', query: { passwordHash: 'x' } }],
    [{ list: 'sessions', query: {} }],
    [{ list: 'users', query: { _sort: 'nonsense' } }],
  ])('is refused for %j', async (body) => {
    expect(await admin.rejected('POST /api/admin/exports', { body })).toMatchObject({ status: 422 });
  });

  test('leaves an audit entry that says what was taken', async () => {
    await admin.ok('POST /api/admin/exports', { body: { list: 'orders', query: { state: 'paid' } } });
    const [entry] = await admin.ok('GET /api/admin/audit-log', {
      query: { action: 'export.create', _end: '1' },
    });
    expect(entry).toMatchObject({ actorId: admin.id, after: { list: 'orders', query: { state: 'paid' } } });
  });
});
