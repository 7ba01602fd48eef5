import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '#contract/account/auth.ts';
import { apiBase, call, CallError } from '#src/api/call.ts';
import { draftKey, isAuthenticated, tokenStore, useSession } from '#src/api/session.ts';
import { handleFailures } from '#src/api/failures.ts';
import { firstRoute } from '#src/entry.ts';
import { safeRedirect } from '#src/paths.ts';
import german from '#src/locales/de/common.json' with { type: 'json' };
import { startLocales } from '#src/locales/index.ts';
import { createAuthProvider } from '#src/providers/auth.ts';

const ana: SessionUser = {
  _id: '0193b0a0-0000-7000-8000-000000000001',
  avatar: '',
  userName: 'ana',
  email: 'ana@example.com',
  authority: ['User'],
  firstName: 'Ana',
  lastName: 'Lund',
  role: 'User',
};
const at = (path: string) => new URL(`${apiBase}${path}`, location.origin).href;
const server = setupServer();
const leave = vi.fn<(to: string) => Promise<void>>().mockResolvedValue(undefined);
const auth = createAuthProvider({ http: call, tokenStore, sessionStore: useSession, leave });
handleFailures((error) => auth.onError(error));
const answer = (path: string, status: number, body: object) =>
  server.use(http.post(at(path), () => HttpResponse.json(body, { status })));
const credentials = { email: 'ana@example.com', password: 'correct horse' };

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await startLocales(['common']);
});
beforeEach(() => {
  localStorage.clear();
  useSession.getState().reset();
  sessionStorage.clear();
  leave.mockClear();
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

describe('signing in', () => {
  test('keeps token and user and leads to where the visitor wanted to go', async () => {
    answer('/api/auth/login', 200, { token: 't-1', user: ana });
    const result = await auth.login({ ...credentials, redirectUrl: '/billing?page=2' });
    expect(result).toMatchObject({
      success: true,
      status: 'success',
      token: 't-1',
      role: 'User',
      redirectTo: '/billing?page=2',
    });
    expect(localStorage.getItem('token')).toBe('t-1');
    expect(JSON.parse(localStorage.getItem('sessionUser') ?? '{}').state).toEqual({
      signedIn: true,
      user: ana,
    });
    expect(isAuthenticated()).toBe(true);
  });

  test('sends the credentials and nothing else', async () => {
    let sent: unknown;
    server.use(
      http.post(at('/api/auth/login'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ token: 't-1', user: ana });
      }),
    );
    await auth.login({ ...credentials, redirectUrl: '/home' });
    expect(sent).toEqual(credentials);
  });

  test('says what the server said when it refuses, and stays signed out', async () => {
    answer('/api/auth/login', 401, {
      error: 'Wrong e-mail or password.',
      code: 'invalid_credentials',
      requestId: 'r',
    });
    const result = await auth.login(credentials);
    expect(result).toMatchObject({ success: false, status: 'failed', message: 'Wrong e-mail or password.' });
    expect(isAuthenticated()).toBe(false);
  });

  test('a refusal without a session neither redirects nor leaves a session toast', async () => {
    answer('/api/auth/login', 401, {
      error: 'Wrong e-mail or password.',
      code: 'invalid_credentials',
      requestId: 'r',
    });
    await auth.login(credentials);
    expect(leave).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('session-ended')).toBeNull();
  });

  test('names the fault and its fields when a body is invalid, and how long to wait when there were too many tries', async () => {
    answer('/api/auth/login', 422, {
      error: 'Invalid.',
      code: 'invalid',
      fields: { email: ['is wrong'] },
      requestId: 'r',
    });
    const invalid = await auth.login(credentials);
    expect(invalid.error).toMatchObject({ code: 'invalid', fields: { email: ['is wrong'] } });

    server.use(
      http.post(at('/api/auth/login'), () =>
        HttpResponse.json(
          { error: 'Too many attempts. Try again in 2 minutes.', code: 'too_many', requestId: 'r' },
          { status: 429 },
        ),
      ),
    );
    const slowed = await auth.login(credentials);
    expect(slowed.error).toMatchObject({ status: 429, code: 'too_many' });
  });

  test('says "Unable to sign in" when there is no answer', async () => {
    server.use(http.post(at('/api/auth/login'), () => HttpResponse.error()));
    expect(await auth.login(credentials)).toMatchObject({ status: 'failed', message: 'Unable to sign in' });
    await i18next.changeLanguage('de');
    expect(await auth.login(credentials)).toMatchObject({ message: german.error.signIn });
    await i18next.changeLanguage('en');
  });

  test('says "Unable to sign in" when the answer is empty', async () => {
    server.use(http.post(at('/api/auth/login'), () => new HttpResponse(null, { status: 200 })));
    expect(await auth.login(credentials)).toMatchObject({ status: 'failed', message: 'Unable to sign in' });
    expect(isAuthenticated()).toBe(false);
  });

  test('marks this browser the same each time, and other calls not at all', async () => {
    const marks: (string | null)[] = [];
    server.use(
      http.post(at('/api/auth/login'), ({ request }) => {
        marks.push(request.headers.get('Device'));
        return HttpResponse.json({ token: 't-1', user: ana });
      }),
      http.get(at('/api/user/stats'), ({ request }) => {
        marks.push(request.headers.get('Device'));
        return HttpResponse.json({});
      }),
    );
    await auth.login(credentials);
    useSession.getState().reset();
    await auth.login(credentials);
    await call('GET /api/user/stats');
    expect(marks).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), marks[0], null]);
  });

  test('falls back to the status where an answer carries no error text', async () => {
    server.use(
      http.post(
        at('/api/auth/login'),
        () => new HttpResponse('<html>', { status: 502, statusText: 'Bad Gateway' }),
      ),
    );
    expect(await auth.login(credentials)).toMatchObject({ status: 'failed', message: '502 Bad Gateway' });
  });
});

describe('signing up', () => {
  const person = { ...credentials, firstName: 'Ana', lastName: 'Lund' };

  test('leads to the code page and signs nobody in', async () => {
    answer('/api/auth/register', 201, { message: 'Check your mail.', email: person.email });
    expect(await auth.register(person)).toMatchObject({ status: 'success', redirectTo: '/otp-verification' });
    expect(isAuthenticated()).toBe(false);
  });

  test('says "Unable to sign up" when there is no answer', async () => {
    server.use(http.post(at('/api/auth/register'), () => HttpResponse.error()));
    expect(await auth.register(person)).toMatchObject({ status: 'failed', message: 'Unable to sign up' });
  });

  test('says "Unable to sign up" when the answer is empty', async () => {
    server.use(http.post(at('/api/auth/register'), () => new HttpResponse(null, { status: 201 })));
    expect(await auth.register(person)).toMatchObject({ status: 'failed', message: 'Unable to sign up' });
  });

  test('takes any answer that has a body, without the fields that are ours', async () => {
    answer('/api/auth/register', 201, {});
    expect(await auth.register(person)).toMatchObject({ status: 'success', redirectTo: '/otp-verification' });
    answer('/api/auth/verify', 200, { token: 't-2', user: ana });
    expect(await auth.verify({ email: person.email, code: '123456' })).toMatchObject({ status: 'success' });
  });

  test('keeps the secret of the sign-up in this browser, and sends it with the code of that address only', async () => {
    const sent: unknown[] = [];
    const secret = 's'.repeat(43);
    answer('/api/auth/register', 201, { message: '', email: person.email, signUp: secret });
    server.use(
      http.post(at('/api/auth/verify'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ token: 't-2', user: ana });
      }),
    );
    await auth.register(person);
    await auth.verify({ email: 'else@example.com', code: '123456' });
    await auth.verify({ email: person.email.toUpperCase(), code: '123456' });
    await auth.verify({ email: person.email, code: '123456' });
    expect(sent).toEqual([
      { email: 'else@example.com', code: '123456' },
      { email: person.email.toUpperCase(), code: '123456', signUp: secret },
      { email: person.email, code: '123456' },
    ]);
  });

  test('asks for a code with the same secret, and says how long to wait for the next', async () => {
    const secret = 's'.repeat(43);
    let sent: unknown;
    answer('/api/auth/register', 201, { message: '', email: person.email, signUp: secret });
    server.use(
      http.post(at('/api/auth/verify/resend'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ message: 'On its way.', retryAfter: 540 }, { status: 202 });
      }),
    );
    await auth.register(person);
    expect(await auth.resend({ email: person.email })).toMatchObject({
      status: 'success',
      message: 'On its way.',
      retryAfter: 540,
    });
    expect(sent).toEqual({ email: person.email, signUp: secret });
  });

  test('the code signs in', async () => {
    answer('/api/auth/verify', 200, { token: 't-2', user: ana });
    const result = await auth.verify({ email: person.email, code: '123456' });
    expect(result).toMatchObject({ status: 'success', token: 't-2', redirectTo: '/home' });
    expect(isAuthenticated()).toBe(true);
  });
});

describe('a code that opened the account without a password', () => {
  const verified = () => {
    answer('/api/auth/verify', 200, { token: 't-2', user: ana, passwordNeeded: true });
    return auth.verify({ email: ana.email, code: '123456', redirectUrl: '/billing?page=2' });
  };
  const leadsTo = async (address: string) => {
    history.replaceState(null, '', address);
    await firstRoute(auth.check);
    return location.pathname + location.search;
  };

  test('signs in and leads to where one is chosen, which is kept until it is', async () => {
    expect(await verified()).toMatchObject({
      status: 'success',
      redirectTo: '/otp-verification?redirectUrl=%2Fbilling%3Fpage%3D2',
    });
    expect(isAuthenticated()).toBe(true);
    expect(await leadsTo('/otp-verification')).toBe('/otp-verification');
    expect(await leadsTo('/billing?page=2')).toBe('/otp-verification?redirectUrl=%2Fbilling%3Fpage%3D2');
    for (const path of ['/sign-in', '/sign-in/', '/reset-password'])
      expect(await leadsTo(path), path).toBe('/otp-verification');
    for (const path of ['/landing', '/privacy-policy']) expect(await leadsTo(path), path).toBe(path);
  });

  test.each([
    ['chosen here', 200, { message: 'Your password is saved.' }],
    ['chosen elsewhere meanwhile', 409, { error: 'There is one.', code: 'state', requestId: 'r' }],
  ])('lets on once one is %s', async (_, status, body) => {
    await verified();
    server.use(http.put(at('/api/user/password'), () => HttpResponse.json(body, { status })));
    expect(await auth.firstPassword({ password: 'correct horse battery' })).toMatchObject({
      status: 'success',
    });
    expect(await leadsTo('/otp-verification')).toBe('/home');
    expect(await leadsTo('/billing')).toBe('/billing');
  });

  test('keeps asking where the password was refused', async () => {
    await verified();
    server.use(
      http.put(at('/api/user/password'), () =>
        HttpResponse.json(
          { error: 'No.', code: 'invalid', fields: { password: ['is common'] }, requestId: 'r' },
          { status: 422 },
        ),
      ),
    );
    expect(await auth.firstPassword({ password: 'password123' })).toMatchObject({ status: 'failed' });
    expect(await leadsTo('/home')).toBe('/otp-verification?redirectUrl=%2Fhome');
  });

  test('asks nobody who signed in with a password since', async () => {
    await verified();
    answer('/api/auth/login', 200, { token: 't-3', user: ana });
    await auth.login(credentials);
    expect(await leadsTo('/home')).toBe('/home');
  });
});

test('a new password is set with the mailed token as Bearer, and its refusal ends no session', async () => {
  useSession.getState().signIn('t-own', ana);
  let bearer: string | null = null;
  server.use(
    http.post(at('/api/auth/reset-password'), ({ request }) => {
      bearer = request.headers.get('Authorization');
      return HttpResponse.json(
        { error: 'This link is used up.', code: 'unauthenticated', requestId: 'r' },
        { status: 401 },
      );
    }),
  );
  const result = await auth.updatePassword({ token: 't-mailed', password: 'correct horse battery' });
  expect(bearer).toBe('Bearer t-mailed');
  expect(result.message).toBe('This link is used up.');
  expect(isAuthenticated()).toBe(true);
});

describe('a session', () => {
  test('is a stored token and signedIn; either alone sends the visitor to the landing page', async () => {
    useSession.getState().signIn('t-1', ana);
    expect(await auth.check()).toEqual({ authenticated: true });
    localStorage.removeItem('token');
    expect(await auth.check()).toMatchObject({ authenticated: false });
  });

  test.each([401, 419, 440])(
    'ends at status %i and at no other, on the way to the landing page',
    async (status) => {
      history.replaceState(null, '', '/billing?page=2');
      useSession.getState().signIn('t-1', ana);
      await auth.onError(new CallError('no', { status: 403, bearer: 't-1' }));
      expect(isAuthenticated()).toBe(true);
      expect(leave).not.toHaveBeenCalled();
      // Refine's errors call it `statusCode`.
      await auth.onError({ message: 'over', statusCode: status, bearer: 't-1' });
      expect(isAuthenticated()).toBe(false);
      expect(leave.mock.calls).toEqual([['/landing?redirectUrl=%2Fbilling%3Fpage%3D2']]);
    },
  );

  test('does not end by a late answer to another session, which Refine reports once more than the client', async () => {
    useSession.getState().signIn('t-new', ana);
    await auth.onError({ message: 'over', statusCode: 419, bearer: 't-old' });
    await auth.onError(new CallError('over', { status: 401 }));
    expect(isAuthenticated()).toBe(true);
    expect(leave).not.toHaveBeenCalled();
  });

  test('found over by many calls at once is ended once, keeping where the person was', async () => {
    history.replaceState(null, '', '/billing?page=2');
    useSession.getState().signIn('t-1', ana);
    server.use(
      http.get(at('/api/user/stats'), () =>
        HttpResponse.json({ error: 'Over.', code: 'session_revoked', requestId: 'r' }, { status: 419 }),
      ),
    );
    const calls = await Promise.allSettled([call('GET /api/user/stats'), call('GET /api/user/stats')]);
    expect(calls.map((one) => one.status)).toEqual(['rejected', 'rejected']);
    expect(leave.mock.calls).toEqual([['/landing?redirectUrl=%2Fbilling%3Fpage%3D2']]);
    expect(sessionStorage.getItem('session-ended')).toBe('revoked');
    expect(isAuthenticated()).toBe(false);
  });

  test('is ended here on signing out even when the server does not answer', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    useSession.getState().signIn('t-1', ana);
    server.use(http.post(at('/api/auth/logout'), () => HttpResponse.error()));
    expect(await auth.logout()).toMatchObject({ status: 'success' });
    expect(leave.mock.calls).toEqual([['/landing']]);
    expect(isAuthenticated()).toBe(false);
  });

  test('that was over before the person signed out is no ended session to tell of, and takes the drafts with it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    useSession.getState().signIn('t-1', ana);
    localStorage.setItem(draftKey(ana._id), '{}');
    answer('/api/auth/logout', 440, { error: 'Over.', code: 'session_expired', requestId: 'r' });
    await auth.logout();
    expect(leave.mock.calls).toEqual([['/landing']]);
    expect(sessionStorage.getItem('session-ended')).toBeNull();
    expect(localStorage.getItem(draftKey(ana._id))).toBeNull();
  });

  test('tells who it is and what they may do', async () => {
    useSession.getState().signIn('t-1', ana);
    expect(await auth.getIdentity()).toEqual(ana);
    expect(await auth.getPermissions()).toEqual(['User']);
  });
});

describe('after sign-in', () => {
  const origin = 'https://selvedge.example';

  test.each([
    ['/billing?page=2#top', '/billing?page=2'],
    ['/', '/'],
    ['//evil.example/x', '/home'],
    ['/\\evil.example', '/home'],
    ['/\t/evil.example', '/home'],
    ['https://evil.example', '/home'],
    ['javascript:alert(1)', '/home'],
    ['billing', '/home'],
    ['', '/home'],
    [null, '/home'],
  ])('%j leads to %s', (wanted, reached) => {
    expect(safeRedirect(wanted, origin)).toBe(reached);
  });
});

describe('an address that is opened', () => {
  const visitor = () => undefined;
  const user = () => useSession.getState().signIn('t-1', ana);
  const open = async (address: string) => {
    history.replaceState(null, '', address);
    const route = await firstRoute(auth.check);
    return { path: route.path, address: location.pathname + location.search };
  };

  test.each([
    ['a visitor at the root', '/', visitor, '/landing'],
    [
      'a visitor on a protected path',
      '/billing?page=2',
      visitor,
      '/landing?redirectUrl=%2Fbilling%3Fpage%3D2',
    ],
    ['a visitor on an unknown path', '/nowhere', visitor, '/landing'],
    ['a trailing slash on sign-in', '/sign-in/?redirectUrl=%2Fhome', visitor, '/sign-in?redirectUrl=%2Fhome'],
    ['a signed-in user at the root', '/', user, '/home'],
    ['a signed-in user on an unknown path', '/nowhere', user, '/home'],
    ['a signed-in user on sign-in', '/sign-in', user, '/home'],
    ['a signed-in user on sign-in with a slash', '/sign-in/', user, '/home'],
  ])('%s is redirected', async (_, address, who, reached) => {
    who();
    expect(await open(address)).toMatchObject({ address: reached });
  });

  test.each([
    ['/landing', '/landing', user],
    ['/access-denied', '/access-denied', user],
    ['/privacy-policy', '/privacy-policy', visitor],
    ['/create-project', '/create-project', user],
    ['/demo/payment/0193b0a0/', '/demo/payment/:id/', user],
    ['/order-management/0193b0a0?state=paid', '/order-management/:id', user],
  ])('%s stays for those who are let in, or are asked for their role there', async (address, path, who) => {
    who();
    expect(await open(address)).toEqual({ path, address });
  });
});
