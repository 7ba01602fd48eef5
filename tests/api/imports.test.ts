import { describe, expect, test } from 'vitest';
import { readSheet } from '#server/features/imports/read.ts';
import { startServer, until } from '../support/server.ts';

const app = await startServer();
const admin = await app.signInAs('Admin');

const mapping = { email: 'email', firstName: 'first', lastName: 'last' };
const HEADER = 'email,first,last';
const file = (...lines: string[]) => [HEADER, ...lines].join('\n');
const send = (csv: string, more: object = {}) =>
  admin.ok('POST /api/admin/users/import', {
    body: { csv, mapping, invite: false, dryRun: false, ...more },
  });
const users = async (q: string) =>
  (await admin.ok('GET /api/admin/users', { query: { q, _sort: 'email' } })).map(({ email }) => email);
const told = (report: Awaited<ReturnType<typeof send>>) =>
  report.faults.map(({ line, field, message }) => [line, field, message]);

describe('a file of users', () => {
  test('is first only looked at: a dry run writes nothing and says what would be', async () => {
    const { result, audit, mails } = await app.effectsOf(() =>
      send(file('dry@example.org,Dry,Run'), { dryRun: true, invite: true }),
    );
    expect(result).toEqual({ lines: 1, faulty: 0, created: 0, faults: [] });
    expect({ audit, mails }).toEqual({ audit: 0, mails: 0 });
    expect(await users('dry@example.org')).toEqual([]);
  });

  test('makes everyone in it, each with an audit entry, and one for the import', async () => {
    const { result, audit } = await app.effectsOf(() =>
      send(file('one@import.example,One,Person', '"two@import.example","Two, Jr.","Per""son"')),
    );
    expect(result).toEqual({ lines: 2, faulty: 0, created: 2, faults: [] });
    expect(audit).toBe(3);
    expect(await users('import.example')).toEqual(['one@import.example', 'two@import.example']);
    const [two] = await admin.ok('GET /api/admin/users', { query: { q: 'two@import' } });
    expect(two).toMatchObject({ firstName: 'Two, Jr.', lastName: 'Per"son', role: 'User', status: 'active' });
    expect(await admin.ok('GET /api/admin/audit-log', { query: { entityId: two?.id ?? '' } })).toMatchObject([
      { action: 'user.create', after: { email: 'two@import.example' } },
    ]);
  });

  test('with one wrong line makes nobody, and says of each line what is wrong', async () => {
    await admin.ok('POST /api/admin/create/users', {
      body: { email: 'Taken@Example.org', firstName: 'T', lastName: 'T', role: 'User' },
    });
    const { result, audit } = await app.effectsOf(() =>
      send(
        file(
          'fine@nobody.example,Fine,Person',
          'not an address,A,B',
          ',C,D',
          'taken@example.org,E,F',
          'FINE@nobody.example,Same,Again',
          `long@nobody.example,${'x'.repeat(81)},Y`,
          'few@nobody.example,G',
          'many@nobody.example,H,I,J',
          'nameless@nobody.example,,',
        ),
      ),
    );
    expect(result).toMatchObject({ lines: 9, faulty: 8, created: 0 });
    expect(told(result)).toEqual([
      [3, 'email', 'Enter a valid e-mail address.'],
      [4, 'email', 'This field is required.'],
      [5, 'email', 'Already in use by another account.'],
      [6, 'email', 'Duplicate of line 2.'],
      [7, 'firstName', 'Use at most 80 characters.'],
      [8, null, 'This line has 2 fields, but the header has 3.'],
      [9, null, 'This line has 4 fields, but the header has 3.'],
      [10, 'firstName', 'This field is required.'],
      [10, 'lastName', 'This field is required.'],
    ]);
    expect(audit).toBe(0);
    expect(await users('nobody.example')).toEqual([]);
  });

  test('with whole names in one column makes users with first and last names', async () => {
    const report = await send(
      '\uFEFFVollständiger Name;E-Mail\r\nInés de la Ñandú;ines@whole.example\r\n"Ade, Olu";olu@whole.example\r\n',
      { mapping: { email: 'E-Mail', name: 'Vollständiger Name' } },
    );
    expect(report).toEqual({ lines: 2, faulty: 0, created: 2, faults: [] });
    const made = await admin.ok('GET /api/admin/users', { query: { q: 'whole.example', _sort: 'email' } });
    expect(made.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
      ['Inés', 'de la Ñandú'],
      ['Olu', 'Ade'],
    ]);
  });

  test('says of a whole name what it lacks', async () => {
    const report = await send(
      `who,email\nCher,a@cher.example\n,b@cher.example\n${'x'.repeat(81)} Y,c@cher.example`,
      { mapping: { email: 'email', name: 'who' } },
    );
    expect(told(report)).toEqual([
      [2, 'name', 'Enter a first and a last name.'],
      [3, 'name', 'This field is required.'],
      [4, 'name', 'Use at most 80 characters.'],
    ]);
  });

  test('is read with semicolons or tabs, with or without a mark of its encoding, whatever its line ends', async () => {
    for (const [index, separator] of [';', '\t'].entries()) {
      const csv = `\uFEFFE-Mail${separator}Vorname${separator}Name\r\nsep${index}@import.example${separator}Zoë${separator}Größe\r\n`;
      const report = await send(csv, {
        mapping: { email: 'E-Mail', firstName: 'Vorname', lastName: 'Name' },
      });
      expect(report).toMatchObject({ lines: 1, created: 1 });
    }
    expect(await users('größe')).toHaveLength(2);
  });

  test('takes role and status where they are mapped, in any case, and refuses others', async () => {
    const csv = 'email,first,last,r,s\na@roles.example,A,A,ADMIN,blocked\nb@roles.example,B,B,,\n';
    const roles = { mapping: { ...mapping, role: 'r', status: 's' } };
    expect(await send(csv, roles)).toMatchObject({ created: 2 });
    expect(
      await admin.ok('GET /api/admin/users', { query: { q: 'roles.example', _sort: 'email' } }),
    ).toMatchObject([
      { role: 'Admin', status: 'blocked' },
      { role: 'User', status: 'active' },
    ]);
    expect(told(await send('email,first,last,r,s\nc@roles.example,C,C,owner,asleep', roles))).toEqual([
      [2, 'role', 'Must be one of: Admin, User.'],
      [2, 'status', 'Must be one of: active, blocked.'],
    ]);
  });

  test('comes back as it was exported: a quote before a formula is taken off again', async () => {
    await send(file("back@import.example,'=1+1,'-x"));
    expect(await admin.ok('GET /api/admin/users', { query: { q: 'back@import' } })).toMatchObject([
      { firstName: '=1+1', lastName: '-x' },
    ]);
  });

  test('invites those it made by mail, when asked to, and nobody who is blocked', async () => {
    const csv = 'email,first,last,s\nin@invited.example,In,Vited,\nout@invited.example,Out,Side,blocked\n';
    await send(csv, { invite: true, mapping: { ...mapping, status: 's' } });
    const letter = await app.mailTo('in@invited.example');
    expect(letter.text).toMatch(/\/reset-password\?token=[\w-]{20,}/);
    await until(
      async () =>
        (await app.db.selectFrom('jobs').select('state').where('kind', '=', 'invite-users').execute()).every(
          ({ state }) => state === 'done',
        ),
      'the invitations',
    );
    expect(await app.mails('out@invited.example')).toEqual([]);
  });

  test('of ten thousand lines is whole, and of one more is refused', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `p${index}@many.example,P,${index}`);
    expect(await send(file(...lines))).toMatchObject({ lines: 10_000, created: 10_000 });
    const again = await send(file(...lines));
    expect(again).toMatchObject({ faulty: 10_000, created: 0 });
    expect(again.faults).toHaveLength(500);
    expect(
      await admin.rejected('POST /api/admin/users/import', {
        body: { csv: file(...lines, 'q@many.example,Q,Q'), mapping, invite: false, dryRun: true },
      }),
    ).toMatchObject({ status: 422, fields: { csv: [expect.stringContaining('10,000 lines')] } });
  });

  test.each([
    ['a column it does not have', { mapping: { ...mapping, email: 'mail' } }, 'mapping.email'],
    ['no mapping of the address', { mapping: { firstName: 'first', lastName: 'last' } }, 'mapping.email'],
    ['nothing in it', { csv: '' }, 'csv'],
    ['only empty lines', { csv: '\n\n , \n' }, 'csv'],
    ['a column it has twice', { csv: 'email,first,last,email\na@b.example,a,b,c' }, 'mapping.email'],
  ])('with %s is 422 at that field', async (_, more, field) => {
    const refusal = await admin.rejected('POST /api/admin/users/import', {
      body: { csv: file('a@b.example,A,B'), mapping, invite: false, dryRun: false, ...more },
    });
    expect(refusal).toMatchObject({ status: 422 });
    expect(refusal.fields).toHaveProperty([field]);
  });

  test('that would make a user meanwhile made by someone else makes nobody', async () => {
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        admin.call('POST /api/admin/users/import', {
          body: {
            csv: file('race1@race.example,R,R', 'race2@race.example,R,R'),
            mapping,
            invite: false,
            dryRun: false,
          },
        }),
      ),
    );
    expect(await users('race.example')).toEqual(['race1@race.example', 'race2@race.example']);
    const created = results.filter(({ text }) => JSON.parse(text).created === 2);
    expect(created).toHaveLength(1);
    for (const { status } of results) expect([200, 409]).toContain(status);
  });

  test('is an administrator’s to send', async () => {
    const user = await app.signInAs('User');
    const body = { csv: file('x@y.example,X,Y'), mapping, invite: false, dryRun: false };
    expect(await user.rejected('POST /api/admin/users/import', { body })).toMatchObject({ status: 403 });
  });
});

describe('the lines of a file', () => {
  const lines = async (csv: string) => (await readSheet(csv)).rows.map(({ line }) => line);

  test('are counted as an editor does, breaks within quotes and empty lines included', async () => {
    expect(await lines('a,b\n1,2\n\n"x\ny",3\n4,5')).toEqual([2, 4, 6]);
    expect(await lines('\n\na,b\r\n1,2\r\n"x\r\ny",3\r\n4,5\r\n')).toEqual([4, 5, 7]);
  });

  test('are the same however the file is cut into stretches', async () => {
    const row = (index: number) => `p${index}@x.example,"first\nname ${'é'.repeat(index % 97)}",last`;
    const csv = `email,first,last\n${Array.from({ length: 5000 }, (_, index) => row(index)).join('\n')}\n`;
    const { rows, faults } = await readSheet(csv);
    expect(faults).toEqual([]);
    expect(rows).toHaveLength(5000);
    expect(rows.every(({ line, cells }, index) => line === 2 + 2 * index && cells.length === 3)).toBe(true);
    expect(rows[4321]?.cells[0]).toBe('p4321@x.example');
  });

  test('with a quotation mark that does not close are told', async () => {
    const { faults } = await readSheet('a,b\n1,"2\n3,4\n');
    expect(faults).toMatchObject([{ line: 2, message: 'Contains an unclosed quotation mark.' }]);
  });
});
