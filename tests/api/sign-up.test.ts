import { describe, expect, test } from 'vitest';
import { smallBlueprint } from '../support/api-apps.ts';
import { codeIn, startServer, until } from '../support/server.ts';
import { letPass } from '../support/time.ts';

// Anyone can sign up with anyone's address: who ends up in the account, and with what.

const app = await startServer();
const { visitor, db } = app;
const MINUTE = 60_000;

const OWNER = {
  password: 'the owner’s own sentence',
  firstName: 'Olive',
  lastName: 'Owner',
  sketch: { description: 'Bikes of the owner', blueprint: smallBlueprint() },
};
const STRANGER = {
  password: 'a stranger was here first',
  firstName: 'Stan',
  lastName: 'Stranger',
  sketch: { description: 'What a stranger wants', blueprint: smallBlueprint() },
};
type Person = typeof OWNER;

const register = (email: string, person: Person, ip?: string) =>
  visitor.ok('POST /api/auth/register', { body: { email, ...person }, ...(ip ? { ip } : {}) });
const verify = (email: string, code: string, signUp?: string) =>
  visitor.ok('POST /api/auth/verify', { body: { email, code, ...(signUp ? { signUp } : {}) } });
const login = (email: string, { password }: Person) =>
  visitor.call('POST /api/auth/login', { body: { email, password } });
/** All codes that were mailed to an address, newest first, once there are so many. */
const codes = async (email: string, count: number) =>
  (
    await until(async () => {
      const mails = await app.mails(email);
      return mails.length >= count && mails;
    }, `${count} codes to ${email}`)
  ).map(codeIn);
const newest = async (email: string, count: number) => (await codes(email, count))[0] ?? '';
const mailsTo = async (work: () => Promise<unknown>) => (await app.effectsOf(work)).mails;

describe('an address that was signed up by two people', () => {
  test.each([
    ['the owner signs up last', [STRANGER, OWNER]],
    ['the stranger signs up last', [OWNER, STRANGER]],
  ])('opens with what the owner gave, in the browser that kept it: %s', async (_, people) => {
    const email = app.newEmail('twice');
    let signUp = '';
    for (const person of people) {
      const answer = await register(email, person);
      if (person === OWNER) ({ signUp } = answer);
    }
    const answer = await verify(email, await newest(email, 2), signUp);
    expect(answer).not.toHaveProperty('passwordNeeded');
    expect(await app.client(answer.token).ok('GET /api/user/profile')).toMatchObject({
      firstName: 'Olive',
      lastName: 'Owner',
      sketch: { description: 'Bikes of the owner' },
    });
    expect((await login(email, STRANGER)).status).toBe(401);
    expect((await login(email, OWNER)).status).toBe(200);
  });

  test('opens without a password in any other browser, and with nothing that a stranger gave', async () => {
    const email = app.newEmail('twice');
    await register(email, STRANGER);
    await register(email, OWNER);
    const elsewhere = await register(app.newEmail(), STRANGER);
    const answer = await verify(email, await newest(email, 2), elsewhere.signUp);
    expect(answer.passwordNeeded).toBe(true);
    expect(await app.client(answer.token).ok('GET /api/user/profile')).toMatchObject({
      firstName: email.split('@')[0],
      sketch: null,
    });
    for (const person of [STRANGER, OWNER]) expect((await login(email, person)).status).toBe(401);
  });

  test('keeps no sign-up once it is open', async () => {
    const email = app.newEmail('twice');
    await register(email, STRANGER);
    await register(email, OWNER);
    const { user } = await verify(email, await newest(email, 2));
    const left = await db.selectFrom('signUps').selectAll().where('userId', '=', user._id).execute();
    expect(left).toEqual([]);
  });

  test('keeps the one password of one sign-up, whatever browser the code is typed in', async () => {
    const email = app.newEmail('once');
    await register(email, OWNER);
    expect(await verify(email, await newest(email, 1))).not.toHaveProperty('passwordNeeded');
    expect((await login(email, OWNER)).status).toBe(200);
  });

  test('asks to be confirmed whoever of them signs in before', async () => {
    const email = app.newEmail('twice');
    await register(email, STRANGER);
    await register(email, OWNER);
    for (const person of [STRANGER, OWNER]) expect((await login(email, person)).status).toBe(403);
  });

  test('that an administrator opens has nobody’s password, since nobody proved the address', async () => {
    const admin = await app.signInAs('Admin');
    const open = async (people: Person[]) => {
      const email = app.newEmail('opened');
      for (const person of people) await register(email, person);
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await admin.ok('PUT /api/admin/users/status', { body: { ids: [id], status: 'active' } });
      return Promise.all(people.map(async (person) => (await login(email, person)).status));
    };
    expect(await open([STRANGER, OWNER])).toEqual([401, 401]);
    expect(await open([OWNER])).toEqual([401]);
  });
});

describe('the first password of an account that was opened without one', () => {
  async function opened() {
    const email = app.newEmail('twice');
    await register(email, STRANGER);
    await register(email, OWNER);
    const { token } = await verify(email, await newest(email, 2));
    return { email, me: app.client(token) };
  }

  test('is chosen by whoever typed the code, once', async () => {
    const { email, me } = await opened();
    const { audit } = await app.effectsOf(() =>
      me.ok('PUT /api/user/password', { body: { password: OWNER.password } }),
    );
    expect(audit).toBe(1);
    expect((await login(email, OWNER)).status).toBe(200);
    expect(
      await me.rejected('PUT /api/user/password', { body: { password: 'yet another sentence' } }),
    ).toMatchObject({ status: 409, code: 'state' });
    expect((await login(email, OWNER)).status).toBe(200);
  });

  test('keeps the rules of every password', async () => {
    const { email, me } = await opened();
    for (const password of ['short', 'password123', email])
      expect(
        (await me.rejected('PUT /api/user/password', { body: { password } })).fields,
        password,
      ).toHaveProperty('password');
  });

  test('is no way around the current password', async () => {
    const person = await app.signInAs('User');
    expect(
      await person.rejected('PUT /api/user/password', { body: { password: OWNER.password } }),
    ).toMatchObject({ status: 409 });
    await app.signIn(person.email);
  });
});

describe('signing an address up again', () => {
  test('voids no code that was sent', async () => {
    const email = app.newEmail('again');
    const { signUp } = await register(email, OWNER);
    const code = await newest(email, 1);
    await register(email, STRANGER);
    await codes(email, 2);
    await verify(email, code, signUp);
    expect((await login(email, OWNER)).status).toBe(200);
  });

  test.each([
    ['from ten IP addresses', (count: number) => `192.0.2.${count}`],
    ['from one', () => '192.0.2.100'],
  ])('ten times by a stranger, %s, neither voids nor blocks the owner’s', async (_, ip) => {
    const email = app.newEmail('flooded');
    const { signUp } = await register(email, OWNER);
    const code = await newest(email, 1);
    for (let count = 1; count <= 10; count += 1)
      await visitor.call('POST /api/auth/register', { body: { email, ...STRANGER }, ip: ip(count) });
    expect(await verify(email, code, signUp)).not.toHaveProperty('passwordNeeded');
    expect((await login(email, OWNER)).status).toBe(200);
  });

  test('before the owner leaves a code that works in the owner’s mailbox', async () => {
    const email = app.newEmail('flooded');
    for (let count = 1; count <= 10; count += 1) await register(email, STRANGER);
    const { signUp } = await register(email, OWNER);
    expect(await verify(email, await newest(email, 3), signUp)).not.toHaveProperty('passwordNeeded');
    expect((await login(email, OWNER)).status).toBe(200);
  });

  test('is limited by IP address and e-mail address together', async () => {
    const [email, ip] = [app.newEmail('often'), '198.51.100.7'];
    for (let count = 0; count < 5; count += 1) await register(email, OWNER, ip);
    const refused = await visitor.rejected('POST /api/auth/register', { body: { email, ...OWNER }, ip });
    expect(refused).toMatchObject({ status: 429, code: 'too_many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await register(email, OWNER);
    await register(app.newEmail('often'), OWNER, ip);
  });
});

describe('codes to one address', () => {
  test('slow down to one in ten minutes, and never stop', async () => {
    const email = app.newEmail('slow');
    const resend = () => visitor.ok('POST /api/auth/verify/resend', { body: { email } });
    expect(await mailsTo(() => register(email, OWNER))).toBe(1);
    const sent = await mailsTo(async () => {
      for (let minute = 1; minute <= 8 * 60; minute += 1) {
        await letPass(app, MINUTE);
        await resend();
      }
    });
    // Six an hour is one in ten minutes; only the first few come sooner.
    expect(sent).toBeGreaterThanOrEqual(6 * 8 - 1);
    expect(sent).toBeLessThanOrEqual(6 * 8 + 2);
    await letPass(app, 10 * MINUTE);
    expect(await mailsTo(resend)).toBe(1);
    await verify(email, await newest(email, sent + 2));
  }, 120_000);

  test('are told with the wait until the next, the same whether anyone waits for one', async () => {
    const ask = async (email: string) => {
      const answers = [];
      for (let count = 0; count < 4; count += 1) {
        await letPass(app, MINUTE);
        answers.push((await visitor.call('POST /api/auth/verify/resend', { body: { email } })).text);
      }
      return answers;
    };
    const email = app.newEmail('told');
    await register(email, OWNER);
    await letPass(app, 3 * 60 * MINUTE);
    const answers = await ask(email);
    expect(await ask(app.newEmail('nobody'))).toEqual(answers);
    expect(JSON.parse(answers.at(-1) ?? '')).toMatchObject({ retryAfter: 540 });
  });

  test('are guessed at by strangers without using up the tries of the browser that signed up', async () => {
    const email = app.newEmail('guessed');
    const { signUp } = await register(email, OWNER);
    const code = await newest(email, 1);
    const wrong = code === '000000' ? '000001' : '000000';
    const guess = (secret?: string) =>
      visitor.rejected('POST /api/auth/verify', {
        body: { email, code: wrong, ...(secret ? { signUp: secret } : {}) },
      });
    for (let count = 0; count < 20; count += 1) await guess();
    expect(await visitor.rejected('POST /api/auth/verify', { body: { email, code } })).toMatchObject({
      code: 'code_expired',
    });
    for (let count = 0; count < 4; count += 1) await guess(signUp);
    await verify(email, code, signUp);
  });
});

describe('mails that strangers set off', () => {
  test('about a taken address are few', async () => {
    const { email } = await app.signInAs('User');
    const mails = await mailsTo(async () => {
      for (let count = 0; count < 20; count += 1) await register(email, STRANGER);
    });
    expect(mails).toBe(5);
  });

  test('with a link for a new password slow down to one in ten minutes, and void none that they do not replace', async () => {
    const { email } = await app.signInAs('User');
    const forgot = () => visitor.ok('POST /api/auth/forgot-password', { body: { email } });
    expect(
      await mailsTo(async () => {
        for (let count = 0; count < 20; count += 1) await forgot();
      }),
    ).toBe(3);
    await letPass(app, 10 * MINUTE + 1);
    expect(await mailsTo(forgot)).toBe(1);
  });
});
