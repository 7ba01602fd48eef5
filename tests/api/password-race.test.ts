import { expect, test } from 'vitest';
import { networkOf } from '#server/platform/http/network.ts';
import { PASSWORD, startServer, tokenIn } from '../support/server.ts';

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
