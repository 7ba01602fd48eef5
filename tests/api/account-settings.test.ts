import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkout, holdBuilds, newProject, pay } from '../support/api-apps.ts';
import { PASSWORD, startServer, tokenIn, until } from '../support/server.ts';

const app = await startServer();
await holdBuilds(app);
const admin = await app.signInAs('Admin');

describe('how a person is told', () => {
  const ALL = { inApp: true, mail: true };
  const EVERYTHING = { 'build-ready': ALL, 'build-failed': ALL, payment: ALL, order: ALL };

  test('is both ways until they choose, and each person’s own', async () => {
    const [one, other] = [await app.signInAs('User'), await app.signInAs('User')];
    expect(await one.ok('GET /api/user/notification-preferences')).toEqual(EVERYTHING);
    const fewer = { ...EVERYTHING, payment: { inApp: true, mail: false } };
    const { audit } = await app.effectsOf(() =>
      one.ok('PUT /api/user/notification-preferences', { body: fewer }),
    );
    expect(audit).toBe(1);
    expect(await one.ok('GET /api/user/notification-preferences')).toEqual(fewer);
    expect(await other.ok('GET /api/user/notification-preferences')).toEqual(EVERYTHING);
  });

  test.each([
    ['in the product only', { inApp: true, mail: false }, 1, 0],
    ['by mail only', { inApp: false, mail: true }, 0, 1],
    ['both ways', ALL, 1, 1],
    ['in no way', { inApp: false, mail: false }, 0, 0],
  ])('of a payment %s is told so', async (_, payment, notifications, mails) => {
    const user = await app.signInAs('User');
    await user.ok('PUT /api/user/notification-preferences', { body: { ...EVERYTHING, payment } });
    const project = await newProject(user);
    const effects = await app.effectsOf(() => pay(user, project.id));
    expect({ notifications: effects.notifications, mails: effects.mails }).toEqual({ notifications, mails });
  });

  test('of one kind says nothing of another', async () => {
    const user = await app.signInAs('User');
    await user.ok('PUT /api/user/notification-preferences', {
      body: { ...EVERYTHING, payment: { inApp: false, mail: false } },
    });
    const order = await checkout(user, (await newProject(user)).id);
    const effects = await app.effectsOf(() =>
      admin.ok('POST /api/admin/orders/:id/cancel', { params: { id: order.id }, body: {} }),
    );
    expect(effects).toMatchObject({ notifications: 1, mails: 1 });
  });

  test.each([
    ['a kind left out', { payment: undefined }],
    ['a kind there is none of', { gossip: ALL }],
    ['a choice that is none', { order: { inApp: 'yes', mail: true } }],
  ])('with %s is 422', async (_, more) => {
    const body = { ...EVERYTHING, ...more };
    expect(await admin.rejected('PUT /api/user/notification-preferences', { body })).toMatchObject({
      status: 422,
    });
  });
});

describe('a person’s picture', () => {
  const colour = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  const send = async (token: string, payload: Buffer) =>
    app.server.inject({
      method: 'POST',
      url: '/api/user/avatar',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
      payload,
    });
  const open = (url: string) => app.server.inject({ method: 'GET', url });

  test('is cut to a square, kept in place of the one before, and taken away', async () => {
    const user = await app.signInAs('User');
    const first = (await send(user.token, await colour('#2F55D4'))).json<{ avatar: string }>().avatar;
    const shown = await open(first);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 256, height: 256 });
    expect(await user.ok('GET /api/user/profile')).toMatchObject({ avatar: first });
    const second = (await send(user.token, await colour('#E2725B'))).json<{ avatar: string }>().avatar;
    expect((await open(first)).statusCode).toBe(404);
    expect((await open(second)).statusCode).toBe(200);
    expect(await user.ok('DELETE /api/user/avatar')).toEqual({ avatar: '' });
    expect((await open(second)).statusCode).toBe(404);
  });

  test('goes with them when they are deleted', async () => {
    const user = await app.signInAs('User');
    const { avatar } = (await send(user.token, await colour('#0B7A4B'))).json<{ avatar: string }>();
    await admin.ok('POST /api/admin/users/delete', { body: { ids: [user.id] } });
    expect((await open(avatar)).statusCode).toBe(404);
  });

  test('that is none is 422 and changes nothing', async () => {
    const user = await app.signInAs('User');
    expect((await send(user.token, Buffer.from('no picture'))).statusCode).toBe(422);
    expect(await user.ok('GET /api/user/profile')).toMatchObject({ avatar: '' });
  });
});

describe('another e-mail address', () => {
  const ask = (who: Awaited<ReturnType<typeof app.signInAs>>, email: string, password = PASSWORD) =>
    who.call('PUT /api/user/email', { body: { email, password } });
  const token = async (to: string) =>
    tokenIn(await app.mailTo(to, ({ subject }) => subject.includes('Verify your new')));

  test('is taken up with the mailed link; the old one is told twice and signs in no longer', async () => {
    const user = await app.signInAs('User');
    const elsewhere = await app.signIn(user.email);
    const email = app.newEmail('new');
    expect((await ask(user, email)).status).toBe(202);
    expect(await user.ok('GET /api/user/profile')).toMatchObject({ email: user.email });
    await app.mailTo(user.email, ({ subject }) => subject.includes('change requested'));
    expect(
      await user.ok('POST /api/user/email/confirm', { body: { token: await token(email) } }),
    ).toMatchObject({
      email,
    });
    await app.mailTo(user.email, ({ subject }) => subject.includes('was changed'));
    expect(await elsewhere.rejected('GET /api/user/profile')).toMatchObject({ status: 419 });
    expect(await user.ok('GET /api/user/profile')).toMatchObject({ email });
    expect(
      await app.visitor.rejected('POST /api/auth/login', { body: { email: user.email, password: PASSWORD } }),
    ).toMatchObject({ status: 401 });
    expect((await app.signIn(email)).id).toBe(user.id);
  });

  test('works once, for the one who asked, and only by the newest link', async () => {
    const [user, other] = [await app.signInAs('User'), await app.signInAs('User')];
    const email = app.newEmail('once');
    await ask(user, app.newEmail('first'));
    await ask(user, email);
    const link = await token(email);
    const confirm = (who: typeof user) =>
      who.rejected('POST /api/user/email/confirm', { body: { token: link } });
    expect(await confirm(other)).toMatchObject({ status: 422, code: 'link_expired' });
    // Another's try leaves the link good: the transaction that took it was rolled back.
    await user.ok('POST /api/user/email/confirm', { body: { token: link } });
    expect(await confirm(user)).toMatchObject({ status: 422, code: 'link_expired' });
  });

  test('that somebody has answers the same, tells that person, and makes no link', async () => {
    const [user, holder] = [await app.signInAs('User'), await app.signInAs('User')];
    expect((await ask(user, holder.email.toUpperCase())).status).toBe(202);
    await app.mailTo(holder.email, ({ subject }) => subject.includes('already have'));
    const links = await app.db.selectFrom('addresses').selectAll().where('purpose', '=', 'email').execute();
    expect(links.filter(({ payload }) => payload?.includes(user.id))).toEqual([]);
  });

  test('is mailed to a stranger only a few times a day, whoever asks', async () => {
    const stranger = app.newEmail('stranger');
    const asked = async () => (await ask(await app.signInAs('User'), stranger)).status;
    const { result, mails } = await app.effectsOf(async () => {
      const statuses = [];
      for (let count = 0; count < 8; count += 1) statuses.push(await asked());
      return statuses;
    });
    expect(result).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
    // Each of the five wishes told its own old address too.
    expect(mails).toBe(10);
    expect((await ask(await app.signInAs('User'), app.newEmail('other'))).status).toBe(202);
  });

  test('needs the password, and a new address', async () => {
    const user = await app.signInAs('User');
    const wrong = await ask(user, app.newEmail('x'), 'not the password');
    expect([wrong.status, JSON.parse(wrong.text).fields]).toEqual([
      422,
      { password: ['This is not your current password.'] },
    ]);
    const same = await ask(user, user.email);
    expect([same.status, JSON.parse(same.text).fields]).toEqual([
      422,
      { email: ['This is already your e-mail address.'] },
    ]);
  });
});

describe('links that were mailed before', () => {
  const NEW = 'a fresh new sentence';
  type Person = Awaited<ReturnType<typeof app.signInAs>>;
  const confirm = (who: Person, token: string) =>
    who.rejected('POST /api/user/email/confirm', { body: { token } });
  const reset = (token: string) =>
    app
      .client(token)
      .rejected('POST /api/auth/reset-password', { body: { password: 'an evil new sentence' } });
  async function resetLink(email: string): Promise<string> {
    await app.visitor.ok('POST /api/auth/forgot-password', { body: { email } });
    return tokenIn(await app.mailTo(email, ({ text }) => text.includes('/reset-password?token=')));
  }
  async function emailLink(who: Person): Promise<string> {
    const email = app.newEmail('pending');
    await who.ok('PUT /api/user/email', { body: { email, password: PASSWORD } });
    return tokenIn(await app.mailTo(email, ({ text }) => text.includes('emailToken=')));
  }
  const ended = { status: 422, code: 'link_expired' };

  test('outlive no change of the password', async () => {
    const user = await app.signInAs('User');
    const [link, change] = [await resetLink(user.email), await emailLink(user)];
    await user.ok('PUT /api/user/update-password', {
      body: { currentPassword: PASSWORD, newPassword: NEW },
    });
    expect(await reset(link)).toMatchObject(ended);
    expect(await confirm(user, change)).toMatchObject(ended);
    await app.signIn(user.email, NEW);
  });

  test('outlive no new password set by a link', async () => {
    const user = await app.signInAs('User');
    const change = await emailLink(user);
    const link = await resetLink(user.email);
    await app.client(link).ok('POST /api/auth/reset-password', { body: { password: NEW } });
    expect(await confirm(await app.signIn(user.email, NEW), change)).toMatchObject(ended);
  });

  test('outlive no change of the e-mail address', async () => {
    const user = await app.signInAs('User');
    const link = await resetLink(user.email);
    await user.ok('POST /api/user/email/confirm', { body: { token: await emailLink(user) } });
    expect(await reset(link)).toMatchObject(ended);
  });

  test('outlive no address that an administrator sets', async () => {
    const user = await app.signInAs('User');
    const [link, change] = [await resetLink(user.email), await emailLink(user)];
    const { updatedAt } = await admin.ok('GET /api/admin/users/:id', { params: { id: user.id } });
    await admin.ok('PUT /api/admin/users/update', {
      body: { id: user.id, email: app.newEmail('set'), updatedAt },
    });
    expect(await reset(link)).toMatchObject(ended);
    expect(await confirm(user, change)).toMatchObject(ended);
  });
});

describe('all that is kept about a person', () => {
  test('comes as one zip, with nothing of others and no secret', async () => {
    const [user, other] = [await app.signInAs('User'), await app.signInAs('User')];
    const project = await newProject(user);
    await pay(user, project.id);
    await newProject(other);
    const reply = await app.server.inject({
      method: 'GET',
      url: '/api/user/export',
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(reply.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    const files = unzipSync(reply.rawPayload);
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(read('profile.json')).toMatchObject({ id: user.id, email: user.email });
    expect(Object.keys(files).filter((name) => name.startsWith('projects/'))).toHaveLength(1);
    expect(read('orders.json')).toMatchObject([{ projectId: project.id, payments: [{ last4: '4242' }] }]);
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    expect(all).not.toContain(other.id);
    expect(all).not.toMatch(/passwordHash|\$argon2|secret/);
  });
});

describe('an account its owner deletes', () => {
  const remove = (who: Awaited<ReturnType<typeof app.signInAs>>, password = PASSWORD) =>
    who.ok('DELETE /api/user', { body: { password } });
  const status = async (id: string) =>
    (await app.db
      .selectFrom('users')
      .select(['status', 'deletesAt'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? null;

  test('is offline and signed out at once, and stays when they sign in within 14 days', async () => {
    const user = await app.signInAs('User');
    const project = await newProject(user);
    await app.db.updateTable('projects').set({ published: 1 }).where('id', '=', project.id).execute();
    const { deletesAt } = await remove(user);
    expect(Date.parse(deletesAt) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
    expect(await status(user.id)).toMatchObject({ status: 'deleting' });
    expect(await user.rejected('GET /api/user/profile')).toMatchObject({ status: 419 });
    const stored = await app.db
      .selectFrom('projects')
      .select('published')
      .where('id', '=', project.id)
      .executeTakeFirst();
    expect(stored).toEqual({ published: 0 });
    const again = await app.signIn(user.email);
    expect(await again.ok('GET /api/user/profile')).toMatchObject({ id: user.id });
    expect(await status(user.id)).toEqual({ status: 'active', deletesAt: null });
    await app.mailTo(user.email, ({ subject }) => subject === 'Account deletion cancelled');
  });

  test('is erased when its time has come, its orders kept without the name', async () => {
    const user = await app.signInAs('User');
    const project = await newProject(user);
    const order = await pay(user, project.id);
    await remove(user);
    const past = Date.now() - 1;
    await app.db.updateTable('users').set({ deletesAt: past }).where('id', '=', user.id).execute();
    await app.db
      .updateTable('jobs')
      .set({ runAt: past })
      .where('id', 'like', `erase-user:${user.id}%`)
      .execute();
    app.services.wake.jobs();
    await until(async () => (await status(user.id)) === null, 'the erasure');
    expect(await admin.ok('GET /api/admin/orders/:id', { params: { id: order.id } })).toMatchObject({
      userId: null,
      userName: '',
      projectName: project.name,
    });
  });

  test('is not erased by the job of an earlier wish', async () => {
    const user = await app.signInAs('User');
    await remove(user);
    const again = await app.signIn(user.email);
    await remove(again);
    const first = await app.db
      .selectFrom('jobs')
      .select('id')
      .where('id', 'like', `erase-user:${user.id}%`)
      .orderBy('createdAt')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('jobs')
      .set({ runAt: Date.now() - 1 })
      .where('id', '=', first.id)
      .execute();
    app.services.wake.jobs();
    await until(
      async () =>
        (await app.db.selectFrom('jobs').select('state').where('id', '=', first.id).executeTakeFirst())
          ?.state === 'done',
      'the earlier job',
    );
    expect(await status(user.id)).toMatchObject({ status: 'deleting' });
  });

  test('needs the password, and an administrator for an administrator', async () => {
    const user = await app.signInAs('User');
    expect(await user.rejected('DELETE /api/user', { body: { password: 'wrong' } })).toMatchObject({
      status: 422,
      fields: { password: ['This is not your current password.'] },
    });
    expect(await admin.rejected('DELETE /api/user', { body: { password: PASSWORD } })).toMatchObject({
      status: 409,
      code: 'state',
    });
  });
});
