import { afterAll, describe, expect, test } from 'vitest';
import type { Provider } from '#contract/account/oauth-names.ts';
import { PASSWORD, startServer } from '../support/server.ts';
import { type Somebody, startOauthServer } from '../support/oauth-server.ts';

let who: Somebody | 'denied' = 'denied';
let people = 100;
const provider = await startOauthServer(() => who);
afterAll(() => provider.close());
const client = { id: 'client', secret: 'secret', baseUrl: provider.url };
const app = await startServer({
  publicUrl: 'http://selvedge.example',
  oauth: { github: client, google: client },
});
const bare = await startServer();
const admin = await app.signInAs('Admin');

const somebody = (more: Partial<Somebody> = {}): Somebody => ({
  id: (people += 1),
  name: 'Octa Via Cat',
  email: app.newEmail('octa'),
  verified: true,
  ...more,
});
const open = (url: string, cookie = '') =>
  app.server.inject({ method: 'GET', url, ...(cookie ? { headers: { cookie } } : {}) });

/** Begins at the product, goes to the provider, and returns with what it was sent back with. */
async function toProvider(name: Provider, redirectUrl = '') {
  const begun = await open(
    `/auth/${name}${redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : ''}`,
  );
  expect(begun.statusCode).toBe(302);
  const [state] = begun.cookies;
  expect(begun.cookies).toEqual([
    {
      name: 'oauth-state',
      value: expect.stringMatching(/^[\w-]{20,}$/),
      path: '/auth',
      sameSite: 'Lax',
      httpOnly: true,
      maxAge: 600,
    },
  ]);
  const sent = await fetch(String(begun.headers.location), { redirect: 'manual' });
  const back = new URL(sent.headers.get('location') ?? '');
  return { cookie: `oauth-state=${state?.value}`, callback: back.pathname + back.search };
}
async function signIn(name: Provider, redirectUrl = '') {
  const { cookie, callback } = await toProvider(name, redirectUrl);
  const back = await open(callback, cookie);
  expect(back.statusCode).toBe(302);
  const to = new URL(String(back.headers.location), 'http://selvedge.example');
  const set = back.cookies.find((one) => one.name === 'oauth-code');
  expect(back.cookies).toContainEqual(expect.objectContaining({ name: 'oauth-state', value: '', maxAge: 0 }));
  return Object.assign(to, { set, cookie: set ? `${set.name}=${set.value}` : '' });
}
type Back = Awaited<ReturnType<typeof signIn>>;
const exchangeOf = (to: URL, cookie: string) => ({
  body: { code: to.searchParams.get('code') },
  ...(cookie ? { headers: { cookie } } : {}),
});
const exchange = (to: Back) => app.visitor.ok('POST /api/auth/exchange', exchangeOf(to, to.cookie));

describe.each(['github', 'google'] as const)('signing in with %s', (name) => {
  test('makes an account of a confirmed address, and finds it again by the provider’s id', async () => {
    who = somebody();
    const to = await signIn(name, '/create-project?from=landing');
    expect(to.pathname).toBe('/sign-in');
    expect(to.searchParams.get('redirectUrl')).toBe('/create-project?from=landing');
    const first = await exchange(to);
    expect(first.user).toMatchObject({
      email: who.email,
      firstName: 'Octa',
      lastName: 'Via Cat',
      role: 'User',
    });
    // At the provider the address may change; it is the same person.
    who = { ...who, email: app.newEmail('moved'), verified: false };
    const again = await exchange(await signIn(name));
    expect(again.user._id).toBe(first.user._id);
  });

  test('links to the account that has the same confirmed address, whose password still works', async () => {
    const user = await app.signInAs('User');
    who = somebody({ email: user.email.toUpperCase() });
    expect((await exchange(await signIn(name))).user._id).toBe(user.id);
    expect((await app.signIn(user.email, PASSWORD)).id).toBe(user.id);
  });

  test.each([
    ['an address that is not confirmed there', { verified: false }, 'unverified'],
    ['nobody, because they said no', null, 'denied'],
  ])('makes nothing of %s', async (_, more, fault) => {
    who = more ? somebody(more) : 'denied';
    const to = await signIn(name);
    expect(Object.fromEntries(to.searchParams)).toEqual({ oauth: fault, with: name });
  });

  test('never takes over an account that is not confirmed here', async () => {
    const email = app.newEmail('squatted');
    await app.visitor.ok('POST /api/auth/register', {
      body: { email, password: PASSWORD, firstName: 'Not', lastName: 'Them' },
    });
    who = somebody({ email });
    expect((await signIn(name)).searchParams.get('oauth')).toBe('pending');
  });

  test('lets nobody in who is blocked', async () => {
    who = somebody();
    const { user } = await exchange(await signIn(name));
    await admin.ok('PUT /api/admin/users/status', { body: { ids: [user._id], status: 'blocked' } });
    expect((await signIn(name)).searchParams.get('oauth')).toBe('blocked');
  });

  test('comes back only to the browser that began, once', async () => {
    who = somebody();
    const { cookie, callback } = await toProvider(name);
    const other = await toProvider(name);
    for (const tried of ['', other.cookie, 'oauth-state=forged']) {
      const reply = await open(callback, tried);
      expect(reply.headers.location, tried).toContain('oauth=failed');
    }
    expect((await open(callback, cookie)).headers.location).toContain('code=');
    expect((await open(callback, cookie)).headers.location).toContain('oauth=failed');
  });

  test('is refused where the provider does not know the code', async () => {
    who = somebody();
    const { cookie, callback } = await toProvider(name);
    const reply = await open(callback.replace(/code=[^&]+/, 'code=made-up'), cookie);
    expect(reply.headers.location).toContain('oauth=failed');
  });

  test('is 404 where it is not configured', async () => {
    expect((await bare.server.inject({ method: 'GET', url: `/auth/${name}` })).statusCode).toBe(404);
  });
});

describe('calls for signing in with a provider', () => {
  test('are counted by network, apart from signing up and from wrong passwords', async () => {
    const begin = (ip: string) => app.visitor.call('GET /auth/github', { ip });
    for (let count = 0; count < 300; count += 1)
      expect((await begin(`2001:db8:a:b::${count.toString(16)}`)).status).toBe(302);
    const refused = await begin('2001:db8:a:b:ffff::1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await begin('2001:db8:a:c::1')).status).toBe(302);
    await app.visitor.ok('POST /api/auth/register', {
      body: { email: app.newEmail(), password: 'correct horse battery', firstName: 'A', lastName: 'B' },
      ip: '2001:db8:a:b::1',
    });
  });
});

describe('the code that signs in', () => {
  test('works once', async () => {
    who = somebody();
    const to = await signIn('github');
    await exchange(to);
    expect(await app.visitor.rejected('POST /api/auth/exchange', exchangeOf(to, to.cookie))).toMatchObject({
      status: 422,
      code: 'link_expired',
    });
  });

  test('works only in the browser that came back, and is not used up by another', async () => {
    who = somebody();
    const to = await signIn('github');
    expect(to.set).toEqual({
      name: 'oauth-code',
      value: expect.stringMatching(/^[\w-]{40,}$/),
      path: '/api/auth/exchange',
      sameSite: 'Strict',
      httpOnly: true,
      maxAge: 60,
    });
    who = somebody();
    const other = await signIn('github');
    for (const cookie of ['', other.cookie, 'oauth-code=forged'])
      expect(
        await app.visitor.rejected('POST /api/auth/exchange', exchangeOf(to, cookie)),
        cookie,
      ).toMatchObject({ status: 422, code: 'link_expired' });
    const answer = await app.visitor.call('POST /api/auth/exchange', exchangeOf(to, to.cookie));
    expect(answer.status).toBe(200);
    for (const part of ['oauth-code=;', 'Path=/api/auth/exchange', 'Max-Age=0'])
      expect(answer.headers['set-cookie']).toContain(part);
  });

  test('is not the state of a sign-in under way', async () => {
    const { cookie } = await toProvider('github');
    expect(
      await app.visitor.rejected('POST /api/auth/exchange', { body: { code: cookie.split('=')[1] } }),
    ).toMatchObject({ status: 422 });
  });
});

test('says with whom one can sign in', async () => {
  expect(await app.visitor.ok('GET /api/auth/providers')).toEqual(['github', 'google']);
  expect(await bare.visitor.ok('GET /api/auth/providers')).toEqual([]);
});

describe('a connected account', () => {
  test('is listed and taken away again, but not where it is the only way in', async () => {
    const user = await app.signInAs('User');
    who = somebody({ email: user.email });
    await exchange(await signIn('github'));
    expect(await user.ok('GET /api/user/identities')).toMatchObject([{ provider: 'github' }]);
    await user.ok('DELETE /api/user/identities/:provider', { params: { provider: 'github' } });
    expect(await user.ok('GET /api/user/identities')).toEqual([]);
    expect(
      await user.rejected('DELETE /api/user/identities/:provider', { params: { provider: 'github' } }),
    ).toMatchObject({ status: 404 });

    who = somebody();
    const { token } = await exchange(await signIn('google'));
    const only = app.client(token);
    expect(
      await only.rejected('DELETE /api/user/identities/:provider', { params: { provider: 'google' } }),
    ).toMatchObject({ status: 409, code: 'state' });
    await exchange(await signIn('github'));
    await only.ok('DELETE /api/user/identities/:provider', { params: { provider: 'google' } });
    expect(await only.ok('GET /api/user/identities')).toMatchObject([{ provider: 'github' }]);
  });
});
