import { describe, expect, test } from 'vitest';
import { codeIn, PASSWORD, type Person, startServer } from '../support/server.ts';

const app = await startServer();

const creditOf = async (person: Person) => (await person.ok('GET /api/user/profile')).credit;
const codeOf = async (person: Person) => (await person.ok('GET /api/user/profile')).referralCode;
const send = (person: Person, emails: string[]) =>
  person.ok('POST /api/user/send-reward-emails', { body: { emails } });

async function join(email: string, referralCode?: string): Promise<Person> {
  await app.visitor.ok('POST /api/auth/register', {
    body: {
      email,
      password: PASSWORD,
      firstName: 'Fay',
      lastName: 'Friend',
      ...(referralCode === undefined ? {} : { referralCode }),
    },
  });
  const code = codeIn(await app.mailTo(email, ({ subject }) => subject.includes('code')));
  const { token, user } = await app.visitor.ok('POST /api/auth/verify', { body: { email, code } });
  return { ...app.client(token), id: user._id, email, token };
}

describe('inviting friends', () => {
  test('mails each once, however often and in whatever case it is asked', async () => {
    const one = await app.signInAs('User');
    const friends = [app.newEmail('friend'), app.newEmail('friend')];
    const [first = ''] = friends;
    expect(await send(one, [...friends, first.toUpperCase()])).toEqual({ sent: 2, skipped: 0 });
    expect(await send(one, friends)).toEqual({ sent: 0, skipped: 2 });
    const letter = await app.mailTo(first);
    expect(letter.text).toContain(`/sign-up?ref=${await codeOf(one)}`);
    expect(await app.mails(first)).toHaveLength(1);
  });

  test('mails nobody more than five times a day, whoever asks', async () => {
    const stranger = app.newEmail('stranger');
    const answers = [];
    for (let count = 0; count < 7; count += 1)
      answers.push(await send(await app.signInAs('User'), [stranger, app.newEmail('friend')]));
    expect(answers.map(({ sent }) => sent)).toEqual([2, 2, 2, 2, 2, 1, 1]);
    expect(answers.at(-1)).toEqual({ sent: 1, skipped: 1 });
  });

  test('brings both credit when the friend confirms, once', async () => {
    const one = await app.signInAs('User');
    const email = app.newEmail('friend');
    await send(one, [email]);
    const friend = await join(email, await codeOf(one));
    expect([await creditOf(one), await creditOf(friend)]).toEqual([500, 500]);
    expect(await one.ok('GET /api/user/rewards')).toMatchObject([{ email, earnedAt: expect.any(String) }]);
    expect((await one.ok('GET /api/notifications'))[0]?.title).toContain('accepted your invitation');
  });

  test('counts by the link alone too, and not for somebody who came without it', async () => {
    const one = await app.signInAs('User');
    const byLink = await join(app.newEmail('friend'), await codeOf(one));
    const without = await join(app.newEmail('friend'));
    expect([await creditOf(one), await creditOf(byLink), await creditOf(without)]).toEqual([500, 500, 0]);
  });

  test('is nothing for an unknown code, a blocked inviter, or an address that is not confirmed', async () => {
    expect(await creditOf(await join(app.newEmail('friend'), 'nobody-has-this'))).toBe(0);
    const one = await app.signInAs('User');
    const code = await codeOf(one);
    await app.visitor.ok('POST /api/auth/register', {
      body: {
        email: app.newEmail('silent'),
        password: PASSWORD,
        firstName: 'S',
        lastName: 'S',
        referralCode: code,
      },
    });
    expect(await creditOf(one)).toBe(0);
    await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', one.id).execute();
    expect(await creditOf(await join(app.newEmail('friend'), code))).toBe(0);
  });

  test('cannot be oneself, more than ten at once, or more than fifty a day', async () => {
    const one = await app.signInAs('User');
    const refused = (emails: string[]) =>
      one.rejected('POST /api/user/send-reward-emails', { body: { emails } });
    expect(await refused([one.email.toUpperCase()])).toMatchObject({ status: 422 });
    expect(await refused(Array.from({ length: 11 }, () => app.newEmail('many')))).toMatchObject({
      status: 422,
    });
    expect(await refused(['no address'])).toMatchObject({ status: 422 });
    for (let turn = 0; turn < 5; turn += 1)
      await send(
        one,
        Array.from({ length: 10 }, () => app.newEmail('many')),
      );
    expect(await refused([app.newEmail('over')])).toMatchObject({ status: 422, code: 'limit_reached' });
  });

  test('is not for administrators, who have no credit', async () => {
    const admin = await app.signInAs('Admin');
    expect(
      await admin.rejected('POST /api/user/send-reward-emails', { body: { emails: [app.newEmail('x')] } }),
    ).toMatchObject({ status: 403 });
  });
});
