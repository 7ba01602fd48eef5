import { describe, expect, test } from 'vitest';
import { tokenHash } from '#server/platform/secrets.ts';
import { codeIn, PASSWORD, startServer, tokenIn } from '../support/server.ts';
import { smallBlueprint } from '../support/api-apps.ts';
import { letPass } from '../support/time.ts';

const app = await startServer();
const { visitor, db } = app;

const signUpBody = (email: string, more: object = {}) => ({
  email,
  password: PASSWORD,
  firstName: 'Sam',
  lastName: 'Up',
  ...more,
});
const userOf = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

/** Signs up and stops before the code is typed. */
async function pending(): Promise<{ email: string; code: string; wrong: string }> {
  const email = app.newEmail('pending');
  await visitor.ok('POST /api/auth/register', { body: signUpBody(email) });
  const code = codeIn(await app.mailTo(email));
  return { email, code, wrong: code === '000000' ? '000001' : '000000' };
}

describe('sign-up', () => {
  test('mails a code, and the code signs in', async () => {
    const sketch = { description: 'A shop for bikes', blueprint: smallBlueprint() };
    const person = await app.signUp({ sketch });
    expect(await person.ok('GET /api/user/profile')).toMatchObject({
      email: person.email,
      role: 'User',
      userName: person.email.split('@')[0],
      sketch,
    });
  });

  test('writes one account, one mail and one audit entry, without the password or the sketch in it', async () => {
    const email = app.newEmail();
    const body = signUpBody(email, { sketch: { description: 'secret idea', blueprint: smallBlueprint() } });
    const { mails, audit, result } = await app.effectsOf(() =>
      visitor.ok('POST /api/auth/register', { body }),
    );
    expect({ mails, audit, result }).toMatchObject({ mails: 1, audit: 1, result: { email } });
    const entries = await db
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'user.register')
      .execute();
    expect(JSON.stringify(entries)).not.toMatch(/correct horse|secret idea/);
    expect(await userOf(email)).toMatchObject({ status: 'pending', role: 'User' });
    const signUp = await db
      .selectFrom('signUps')
      .innerJoin('users', 'users.id', 'signUps.userId')
      .select('signUps.passwordHash')
      .where('users.email', '=', email)
      .executeTakeFirst();
    expect(signUp?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('answers a taken address the same, and mails its owner instead', async () => {
    const person = await app.signInAs('User');
    const fresh = await visitor.call('POST /api/auth/register', { body: signUpBody(app.newEmail()) });
    const taken = await visitor.call('POST /api/auth/register', {
      body: signUpBody(person.email.toUpperCase()),
    });
    const shape = ({ status, text }: typeof taken) => ({
      status,
      body: { ...JSON.parse(text), email: '', signUp: '' },
    });
    expect(shape(taken)).toEqual(shape(fresh));
    const mail = await app.mailTo(person.email);
    expect(mail.subject).toContain('already have');
    expect(mail.text).not.toMatch(/\b\d{6}\b/);
    await app.signIn(person.email);
  });

  test.each([
    ['a short password', { password: 'short' }, 'password'],
    ['a password of 129 characters', { password: 'x'.repeat(64) + 'y'.repeat(65) }, 'password'],
    ['one of the most used passwords', { password: 'Password123' }, 'password'],
    ['one letter many times', { password: 'aaaaaaaaaaaa' }, 'password'],
    ['no address', { email: 'sam at home' }, 'email'],
    ['a missing name', { firstName: undefined }, 'firstName'],
    ['a blank name', { lastName: '   ' }, 'lastName'],
    ['a name of 81 characters', { firstName: 'n'.repeat(81) }, 'firstName'],
    ['a NUL in a name', { firstName: 'Sam\0' }, 'firstName'],
    ['half a character', { firstName: 'Sam\uD83D' }, 'firstName'],
    ['a role of one’s own', { role: 'Admin' }, 'role'],
    [
      'a sketch that is no blueprint',
      { sketch: { description: 'x', blueprint: { version: 1 } } },
      'sketch.blueprint.name',
    ],
  ])('refuses %s at its field, with nothing written', async (_, more, field) => {
    const email = app.newEmail();
    const { result, mails, audit } = await app.effectsOf(() =>
      visitor.rejected('POST /api/auth/register', { body: signUpBody(email, more) }),
    );
    expect(result).toMatchObject({ status: 422, code: 'invalid' });
    expect(Object.keys(result.fields ?? {})).toContain(field);
    expect({ mails, audit }).toEqual({ mails: 0, audit: 0 });
    expect(await userOf(email)).toBeUndefined();
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    "Robert'); drop table users;--",
    '李小龍',
    '👩‍👩‍👧',
    '\u202Etxet',
    '{{7*7}}',
    '__proto__',
  ])('keeps the name %j as it is, and mails it escaped', async (firstName) => {
    const email = app.newEmail();
    await visitor.ok('POST /api/auth/register', { body: signUpBody(email, { firstName }) });
    expect(await userOf(email)).toMatchObject({ firstName });
    expect((await app.mailTo(email)).html).not.toContain('<img');
  });
});

describe('verification', () => {
  test('a wrong code is 422 at the field, and the right one still works', async () => {
    const { email, code, wrong } = await pending();
    const answer = await visitor.rejected('POST /api/auth/verify', { body: { email, code: wrong } });
    expect(answer).toMatchObject({ status: 422, code: 'code_wrong' });
    expect(answer.fields?.code).toHaveLength(1);
    await visitor.ok('POST /api/auth/verify', { body: { email: email.toUpperCase(), code: ` ${code} ` } });
  });

  test('after five wrong tries of a network the right code is no longer good there', async () => {
    const { email, code, wrong } = await pending();
    for (let count = 0; count < 5; count += 1)
      await visitor.rejected('POST /api/auth/verify', { body: { email, code: wrong }, ip: '203.0.113.9' });
    expect(
      await visitor.rejected('POST /api/auth/verify', { body: { email, code }, ip: '203.0.113.9' }),
    ).toMatchObject({ status: 422, code: 'code_expired' });
    expect(await userOf(email)).toMatchObject({ status: 'pending' });
  });

  test('wrong tries of one network leave the code good everywhere else', async () => {
    const { email, code, wrong } = await pending();
    for (let count = 0; count < 12; count += 1)
      await visitor.rejected('POST /api/auth/verify', { body: { email, code: wrong }, ip: '203.0.113.9' });
    await visitor.ok('POST /api/auth/verify', { body: { email, code }, ip: '198.51.100.7' });
  });

  test('after twenty wrong tries of many networks the right code is no longer good', async () => {
    const { email, code, wrong } = await pending();
    for (let count = 0; count < 20; count += 1)
      await visitor.rejected('POST /api/auth/verify', { body: { email, code: wrong } });
    expect(await visitor.rejected('POST /api/auth/verify', { body: { email, code } })).toMatchObject({
      code: 'code_expired',
    });
  });

  test('five wrong tries at the same moment count five', async () => {
    const { email, code, wrong } = await pending();
    const ip = '203.0.113.9';
    await Promise.all(
      Array.from({ length: 5 }, () =>
        visitor.rejected('POST /api/auth/verify', { body: { email, code: wrong }, ip }),
      ),
    );
    expect(await visitor.rejected('POST /api/auth/verify', { body: { email, code }, ip })).toMatchObject({
      code: 'code_expired',
    });
  });

  test('a code is good for ten minutes', async () => {
    const { email, code } = await pending();
    await letPass(app, 599_000);
    await visitor.ok('POST /api/auth/verify', { body: { email, code } });
    const later = await pending();
    await letPass(app, 601_000);
    expect(
      await visitor.rejected('POST /api/auth/verify', { body: { email: later.email, code: later.code } }),
    ).toMatchObject({ status: 422, code: 'code_expired' });
  });

  test('a code works once, and an unknown address is told the same', async () => {
    const { email, code } = await pending();
    const { audit } = await app.effectsOf(() =>
      visitor.ok('POST /api/auth/verify', { body: { email, code } }),
    );
    expect(audit).toBe(1);
    expect(await visitor.rejected('POST /api/auth/verify', { body: { email, code } })).toMatchObject({
      status: 422,
      code: 'code_wrong',
    });
    expect(
      await visitor.rejected('POST /api/auth/verify', { body: { email: 'nobody@example.com', code } }),
    ).toMatchObject({ status: 422, code: 'code_wrong' });
  });

  test('two at once with the right code start one session', async () => {
    const { email, code } = await pending();
    const answers = await Promise.all(
      [1, 2].map(() => visitor.call('POST /api/auth/verify', { body: { email, code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a new code is mailed at most once a minute', async () => {
    const { email, code } = await pending();
    const early = await app.effectsOf(() => visitor.ok('POST /api/auth/verify/resend', { body: { email } }));
    expect(early.mails).toBe(0);
    expect(early.result.retryAfter).toBeGreaterThan(50);
    expect(early.result.retryAfter).toBeLessThanOrEqual(60);
    await letPass(app, 61_000);
    const later = await app.effectsOf(() => visitor.ok('POST /api/auth/verify/resend', { body: { email } }));
    expect(later).toMatchObject({ mails: 1, result: { retryAfter: 60 } });
    const newer = codeIn(await app.mailTo(email, (mail) => codeIn(mail) !== code));
    await visitor.ok('POST /api/auth/verify', { body: { email, code: newer } });
  });

  test('asking for a new code tells nothing about an address', async () => {
    const { email } = await pending();
    await letPass(app, 61_000);
    const person = await app.signInAs('User');
    const replies = await Promise.all(
      [email, person.email, 'nobody@example.com'].map((one) =>
        visitor.call('POST /api/auth/verify/resend', { body: { email: one } }),
      ),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });
});

describe('sign-in', () => {
  test('answers a token and the session user as the browser keeps it', async () => {
    const person = await app.signInAs('User');
    const reply = await visitor.ok('POST /api/auth/login', {
      body: { email: person.email.toUpperCase(), password: PASSWORD },
    });
    expect(Object.keys(reply.user).sort()).toEqual([
      '_id',
      'authority',
      'avatar',
      'email',
      'firstName',
      'lastName',
      'role',
      'userName',
    ]);
    expect(reply.user).toMatchObject({ _id: person.id, authority: ['User'], role: 'User' });
    expect(
      await db.selectFrom('sessions').select('id').where('id', '=', reply.token).executeTakeFirst(),
    ).toBeUndefined();
    expect(
      await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', tokenHash(reply.token))
        .executeTakeFirst(),
    ).toBeDefined();
  });

  test('a wrong password and an unknown address are told the same', async () => {
    const person = await app.signInAs('User');
    const wrong = await visitor.rejected('POST /api/auth/login', {
      body: { email: person.email, password: 'x' },
    });
    const unknown = await visitor.rejected('POST /api/auth/login', {
      body: { email: 'nobody@example.com', password: 'x' },
    });
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect({ ...wrong, requestId: '', headers: {} }).toEqual({ ...unknown, requestId: '', headers: {} });
  });

  test('a blocked person is told so only with the right password', async () => {
    const person = await app.signInAs('User');
    await db.updateTable('users').set({ status: 'blocked' }).where('id', '=', person.id).execute();
    expect(
      await visitor.rejected('POST /api/auth/login', { body: { email: person.email, password: PASSWORD } }),
    ).toMatchObject({ status: 403, code: 'blocked' });
    expect(
      await visitor.rejected('POST /api/auth/login', { body: { email: person.email, password: 'x' } }),
    ).toMatchObject({ status: 401, code: 'invalid_credentials' });
  });

  test('an unverified person is mailed a new code, once the last is a minute old', async () => {
    const { email } = await pending();
    await letPass(app, 61_000);
    const body = { email, password: PASSWORD };
    const first = await app.effectsOf(() => visitor.rejected('POST /api/auth/login', { body }));
    expect(first).toMatchObject({ result: { status: 403, code: 'email_unverified' }, mails: 1 });
    const second = await app.effectsOf(() => visitor.rejected('POST /api/auth/login', { body }));
    expect(second).toMatchObject({ result: { status: 403, code: 'email_unverified' }, mails: 0 });
  });

  test('signing out ends this session and no other', async () => {
    const first = await app.signInAs('User');
    const second = await app.signIn(first.email);
    await first.ok('POST /api/auth/logout');
    expect(await first.rejected('GET /api/user/profile')).toMatchObject({ status: 401 });
    await second.ok('GET /api/user/profile');
  });
});

describe('a forgotten password', () => {
  const reset = (token: string, password: string) =>
    app.client(token).call('POST /api/auth/reset-password', { body: { password } });
  const NEW = 'a fresh new sentence';

  async function linkFor(email: string): Promise<string> {
    const older = (await app.mails(email)).length;
    await visitor.ok('POST /api/auth/forgot-password', { body: { email } });
    const mail = await app.mailTo(email, (one) => one.text.includes('token='));
    expect((await app.mails(email)).length).toBeGreaterThan(older);
    return tokenIn(mail);
  }

  test('is answered 202 whether or not the address is known, and mailed only when it is', async () => {
    const person = await app.signInAs('User');
    const known = await app.effectsOf(() =>
      visitor.call('POST /api/auth/forgot-password', { body: { email: person.email } }),
    );
    const unknown = await app.effectsOf(() =>
      visitor.call('POST /api/auth/forgot-password', { body: { email: 'nobody@example.com' } }),
    );
    expect([known.mails, unknown.mails]).toEqual([1, 0]);
    expect([known.result.status, known.result.text]).toEqual([unknown.result.status, unknown.result.text]);
    expect(known.result.status).toBe(202);
  });

  test('sets a new one with the mailed token, once, and ends every session', async () => {
    const person = await app.signInAs('User');
    const second = await app.signIn(person.email);
    const token = await linkFor(person.email);
    expect((await reset(token, NEW)).status).toBe(200);
    for (const session of [person, second])
      expect(await session.rejected('GET /api/user/profile')).toMatchObject({
        status: 419,
        code: 'session_revoked',
      });
    expect(
      await visitor.rejected('POST /api/auth/login', { body: { email: person.email, password: PASSWORD } }),
    ).toMatchObject({ status: 401 });
    await app.signIn(person.email, NEW);
    expect(JSON.parse((await reset(token, 'another sentence again')).text)).toMatchObject({
      code: 'link_expired',
    });
    expect((await app.mailTo(person.email, (mail) => /changed/i.test(mail.subject))).text).toContain(
      'password',
    );
  });

  test('two tabs with the same link change it once', async () => {
    const person = await app.signInAs('User');
    const token = await linkFor(person.email);
    const answers = await Promise.all([reset(token, NEW), reset(token, 'quite another phrase')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('keeps the link when the new password is refused', async () => {
    const person = await app.signInAs('User');
    const token = await linkFor(person.email);
    expect(JSON.parse((await reset(token, 'short')).text).fields).toHaveProperty('password');
    expect(JSON.parse((await reset(token, 'password123')).text).fields).toHaveProperty('password');
    expect((await reset(token, NEW)).status).toBe(200);
  });

  test('refuses an old link, a made-up one, a session’s token, and none: 422 link_expired', async () => {
    const person = await app.signInAs('User');
    const token = await linkFor(person.email);
    await db
      .updateTable('codes')
      .set({ expiresAt: Date.now() - 1 })
      .where('secret', '=', tokenHash(token))
      .execute();
    const answers = [
      await reset(token, NEW),
      await reset('x'.repeat(43), NEW),
      await reset(person.token, NEW),
      await visitor.call('POST /api/auth/reset-password', { body: { password: NEW } }),
    ];
    for (const { status, text } of answers)
      expect([status, JSON.parse(text).code]).toEqual([422, 'link_expired']);
    await app.signIn(person.email);
  });

  test('is good for half an hour, and only the newest link is', async () => {
    const person = await app.signInAs('User');
    const first = await linkFor(person.email);
    await visitor.ok('POST /api/auth/forgot-password', { body: { email: person.email } });
    const second = tokenIn(
      await app.mailTo(person.email, (mail) => mail.text.includes('token=') && tokenIn(mail) !== first),
    );
    const { expiresAt, createdAt } = await db
      .selectFrom('codes')
      .selectAll()
      .where('secret', '=', tokenHash(second))
      .executeTakeFirstOrThrow();
    expect(expiresAt - createdAt).toBe(30 * 60_000);
    expect((await reset(first, NEW)).status).toBe(422);
    expect((await reset(second, NEW)).status).toBe(200);
  });

  test('does not let a blocked person back in', async () => {
    const person = await app.signInAs('User');
    const token = await linkFor(person.email);
    await db.updateTable('users').set({ status: 'blocked' }).where('id', '=', person.id).execute();
    expect(JSON.parse((await reset(token, NEW)).text)).toMatchObject({ code: 'link_expired' });
    expect(
      (
        await app.effectsOf(() =>
          visitor.ok('POST /api/auth/forgot-password', { body: { email: person.email } }),
        )
      ).mails,
    ).toBe(0);
  });
});

describe('changing one’s own password', () => {
  test('keeps this session and ends the others with 419', async () => {
    const first = await app.signInAs('User');
    const second = await app.signIn(first.email);
    const { mails, audit } = await app.effectsOf(() =>
      first.ok('PUT /api/user/update-password', {
        body: { currentPassword: PASSWORD, newPassword: 'a fresh new sentence' },
      }),
    );
    expect({ mails, audit }).toEqual({ mails: 1, audit: 1 });
    await first.ok('GET /api/user/profile');
    expect(await second.rejected('GET /api/user/profile')).toMatchObject({
      status: 419,
      code: 'session_revoked',
    });
    await app.signIn(first.email, 'a fresh new sentence');
  });

  test('a wrong current password is 422 at its field, never 401, and ten of them are 429', async () => {
    const person = await app.signInAs('User');
    const body = { currentPassword: 'x', newPassword: 'a fresh new sentence' };
    for (let count = 0; count < 10; count += 1) {
      const answer = await person.rejected('PUT /api/user/update-password', { body });
      expect(answer).toMatchObject({ status: 422, code: 'invalid' });
      expect(answer.fields).toHaveProperty('currentPassword');
    }
    expect(
      await person.rejected('PUT /api/user/update-password', {
        body: { ...body, currentPassword: PASSWORD },
      }),
    ).toMatchObject({ status: 429 });
  });

  test('refuses a common new password at its field', async () => {
    const person = await app.signInAs('User');
    const answer = await person.rejected('PUT /api/user/update-password', {
      body: { currentPassword: PASSWORD, newPassword: 'password123' },
    });
    expect(answer.fields).toHaveProperty('newPassword');
  });
});

test.each([
  ['is common with a number after it', 'liverpool1'],
  ['is made of one’s own name', 'Wilhelmina1'],
])('a password is rejected that %s, as the browser rejects it', async (_, password) => {
  const answer = await app.visitor.rejected('POST /api/auth/register', {
    body: { email: app.newEmail(), password, firstName: 'Wilhelmina', lastName: 'B' },
  });
  expect(answer.fields).toEqual({ password: ['This password is too easy to guess. Choose another one.'] });
});

describe('one’s own profile', () => {
  test('changes with the time it was read at; a stale one is 409 and changes nothing', async () => {
    const person = await app.signInAs('User');
    const { updatedAt } = await person.ok('GET /api/user/profile');
    const changed = await person.ok('PATCH /api/user/profile', { body: { firstName: 'Renée', updatedAt } });
    expect(changed).toMatchObject({ firstName: 'Renée', lastName: 'User' });
    const { result, audit } = await app.effectsOf(() =>
      person.rejected('PATCH /api/user/profile', { body: { firstName: 'Late', updatedAt } }),
    );
    expect(result).toMatchObject({ status: 409, code: 'stale' });
    expect(audit).toBe(0);
    expect(await person.ok('GET /api/user/profile')).toMatchObject({ firstName: 'Renée' });
  });

  test('of two saves at once, one is stale', async () => {
    const person = await app.signInAs('User');
    const { updatedAt } = await person.ok('GET /api/user/profile');
    const answers = await Promise.all(
      ['A', 'B'].map((firstName) =>
        person.call('PATCH /api/user/profile', { body: { firstName, updatedAt } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('shows neither password nor status, and cannot set role, credit or address', async () => {
    const person = await app.signInAs('User');
    const { updatedAt, ...profile } = await person.ok('GET /api/user/profile');
    expect(Object.keys(profile)).not.toEqual(expect.arrayContaining(['passwordHash']));
    for (const more of [
      { role: 'Admin' },
      { credit: 9999 },
      { email: 'me@example.com' },
      { status: 'active' },
      { id: person.id },
    ]) {
      expect(
        await person.rejected('PATCH /api/user/profile', { body: { ...more, updatedAt } }),
      ).toMatchObject({ status: 422 });
    }
  });
});
