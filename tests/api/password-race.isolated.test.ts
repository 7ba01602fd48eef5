import { expect, test, vi } from 'vitest';
import type { Key } from '#contract/index.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { PASSWORD, startServer, tokenIn } from '../support/server.ts';

/** What happens between the moment a password is checked or hashed and what that was done for. */
const meanwhile = vi.hoisted(() => ({ once: null as (() => Promise<unknown>) | null }));
vi.mock('#server/platform/passwords.ts', async (original) => {
  const passwords = await original<typeof import('#server/platform/passwords.ts')>();
  const then = async <T>(result: Promise<T>): Promise<T> => {
    const value = await result;
    const { once } = meanwhile;
    meanwhile.once = null;
    await once?.();
    return value;
  };
  return {
    ...passwords,
    passwordFits: (...asked: Parameters<typeof passwords.passwordFits>) =>
      then(passwords.passwordFits(...asked)),
    hashPassword: (password: string) => then(passwords.hashPassword(password)),
  };
});

const app = await startServer();
const { visitor } = app;

test('a sign-in with the old password that is on its way while the password is reset gives no session', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { email } = await app.signInAs('User');
    await visitor.ok('POST /api/auth/forgot-password', { body: { email } });
    const link = tokenIn(await app.mailTo(email, ({ text }) => text.includes('/reset-password?token=')));
    const reset = visitor.ok('POST /api/auth/reset-password', {
      token: link,
      body: { password: 'another sentence of mine' },
    });
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        visitor.call('POST /api/auth/login', { body: { email, password: PASSWORD } }),
      ),
    );
    await reset;
    for (const reply of replies.filter(({ status }) => status === 200)) {
      const { token } = JSON.parse(reply.text) as { token: string };
      const profile = await visitor.call('GET /api/user/profile', { token });
      expect(profile.status, 'a session from before the reset is over').toBe(419);
    }
  }
});

const NEW = 'another sentence of mine';
test.each<{ key: Key; field: string; body: object }>([
  {
    key: 'PUT /api/user/update-password',
    field: 'currentPassword',
    body: { currentPassword: PASSWORD, newPassword: 'the sentence of a thief' },
  },
  {
    key: 'PUT /api/user/email',
    field: 'password',
    body: { password: PASSWORD, email: app.newEmail('thief') },
  },
  { key: 'DELETE /api/user', field: 'password', body: { password: PASSWORD } },
])(
  '$key does nothing with a password that was changed while it was being checked',
  async ({ key, field, body }) => {
    const me = await app.signInAs('User');
    await visitor.ok('POST /api/auth/forgot-password', { body: { email: me.email } });
    const link = tokenIn(await app.mailTo(me.email, ({ text }) => text.includes('/reset-password?token=')));
    const { result: reply, mails } = await app.effectsOf(async () => {
      meanwhile.once = () =>
        visitor.ok('POST /api/auth/reset-password', { token: link, body: { password: NEW } });
      return me.rejected(key, { body });
    });
    expect(reply).toMatchObject({ status: 422, fields: { [field]: ['This is not your current password.'] } });
    expect(mails, 'only the one that tells of the reset').toBe(1);
    const again = await app.signIn(me.email, NEW);
    expect(await again.ok('GET /api/user/profile')).toMatchObject({ email: me.email });
  },
);

test('a new password by a mailed link does not open an account that is blocked meanwhile', async () => {
  const admin = await app.signInAs('Admin');
  const me = await app.signInAs('User');
  await visitor.ok('POST /api/auth/forgot-password', { body: { email: me.email } });
  const link = tokenIn(await app.mailTo(me.email, ({ text }) => text.includes('/reset-password?token=')));
  meanwhile.once = () =>
    admin.ok('PUT /api/admin/users/status', { body: { ids: [me.id], status: 'blocked' } });
  const reply = await visitor.rejected('POST /api/auth/reset-password', {
    token: link,
    body: { password: NEW },
  });
  expect(reply).toMatchObject({ status: 422, code: 'link_expired' });
  expect(await admin.ok('GET /api/admin/users/:id', { params: { id: me.id } })).toMatchObject({
    status: 'blocked',
  });
});

test('an account is deleted once, however often that is asked for at once', async () => {
  const me = await app.signInAs('User');
  const first = me.call('DELETE /api/user', { body: { password: PASSWORD } });
  const { mails, result } = await app.effectsOf(() =>
    Promise.all([first, me.call('DELETE /api/user', { body: { password: PASSWORD } })]),
  );
  expect(result.map(({ status }) => status).sort()).toEqual([200, 419]);
  expect(mails).toBe(1);
});

test('one account may ask for a few changes of its e-mail address a day, whatever the addresses', async () => {
  const me = await app.signInAs('User');
  const statuses = [];
  for (let count = 0; count < 7; count += 1) {
    const body = { email: app.newEmail('stranger'), password: PASSWORD };
    statuses.push((await me.call('PUT /api/user/email', { body })).status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
});

test('an address is counted by its network, however a proxy writes it', () => {
  for (const written of [
    '5.5.5.5',
    '5.5.5.5:1024',
    '::ffff:5.5.5.5',
    '::ffff:505:505',
    '[::ffff:5.5.5.5]:80',
  ])
    expect(networkOf(written), written).toBe('5.5.5.5');
  expect(networkOf('[2001:db8:1:2::7]:443')).toBe(networkOf('2001:db8:1:2:ffff::9'));
});
