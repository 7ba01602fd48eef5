import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '#contract/account/auth.ts';

const person = (role: SessionUser['role'], name: string): SessionUser => ({
  _id: `id-${name}`,
  avatar: '',
  userName: name,
  email: `${name}@example.com`,
  authority: [role],
  firstName: name,
  lastName: '',
  role,
});
const ada = person('Admin', 'ada');
const uli = person('User', 'uli');
const server = setupServer();

/** A page as it is loaded: modules start anew, storage stays. */
async function load() {
  vi.resetModules();
  const session = await import('#src/api/session.ts');
  const { call } = await import('#src/api/call.ts');
  const { authProvider: auth } = await import('#src/providers/auth-instance.ts');
  session.resumeOwnSession();
  const { tokenStore, useSession } = session;
  const who = () => [tokenStore.get(), useSession.getState().user?.userName ?? null];
  return { ...session, call, auth, who };
}
const at = (path: string) => new URL(path, location.origin).href;
const assign = () => vi.spyOn(location, 'assign').mockReturnValue(undefined);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/user-management?q=uli');
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** Ada's page, on which she has just signed in as Uli, and the page that loads next. */
async function visiting() {
  const went = assign();
  const before = await load();
  before.useSession.getState().signIn('t-ada', ada);
  void before.startSupport('t-uli', uli);
  expect(went.mock.calls).toEqual([['/home']]);
  went.mockClear();
  history.replaceState(null, '', '/billing');
  return { went, page: await load() };
}

describe('an administrator who signs in as a user', () => {
  test('is the user after the page load, and keeps the own session aside', async () => {
    const { page } = await visiting();
    expect(page.who()).toEqual(['t-uli', 'uli']);
    expect(localStorage.getItem('support')).toContain('t-ada');
  });

  test('comes back on leaving to the page they came from, and leaves nothing of the user’s behind', async () => {
    const { page, went } = await visiting();
    let ended: string | null = null;
    server.use(
      http.post(at('/api/auth/logout'), ({ request }) => {
        ended = request.headers.get('Authorization');
        return HttpResponse.json({ message: '' });
      }),
    );
    localStorage.setItem(page.draftKey('id-uli'), '{}');
    void page.auth.logout();
    await waitFor(() => expect(went).toHaveBeenCalled());
    expect(ended).toBe('Bearer t-uli');
    expect(went.mock.calls).toEqual([['/user-management?q=uli']]);
    expect(localStorage.getItem(page.draftKey('id-uli'))).toBeNull();
    const after = await load();
    expect(after.who()).toEqual(['t-ada', 'ada']);
    expect(localStorage.getItem('support')).toBeNull();
    expect(after.takeSupportEnded()).toBeNull();
  });

  test.each([
    [440, 'expired'],
    [419, 'revoked'],
    [401, 'expired'],
  ])('comes back when the session ends with %i, and is told once', async (status, why) => {
    const { page, went } = await visiting();
    server.use(
      http.get(at('/api/user/stats'), () =>
        HttpResponse.json({ error: 'Over.', code: 'session_expired', requestId: 'r' }, { status }),
      ),
    );
    const [first] = await Promise.allSettled([
      page.call('GET /api/user/stats'),
      page.call('GET /api/user/stats'),
    ]);
    // What Refine makes of the same error must not sign the administrator out as well.
    if (first.status === 'rejected') await page.auth.onError(first.reason);
    expect(went.mock.calls).toEqual([['/user-management?q=uli']]);
    const after = await load();
    expect(after.who()).toEqual(['t-ada', 'ada']);
    if (first.status === 'rejected') expect(first.reason).toMatchObject({ status });
    expect([after.takeSupportEnded(), after.takeSupportEnded(), after.takeEnded()]).toEqual([
      why,
      null,
      null,
    ]);
  });

  test('is not signed out by a late answer to the user’s session', async () => {
    const { page, went } = await visiting();
    server.use(
      http.get(at('/api/user/stats'), () => {
        // Another tab left meanwhile, and the administrator's own token is back.
        localStorage.setItem('token', 't-ada');
        localStorage.removeItem('support');
        return HttpResponse.json(
          { error: 'Over.', code: 'session_revoked', requestId: 'r' },
          { status: 419 },
        );
      }),
    );
    await expect(page.call('GET /api/user/stats')).rejects.toMatchObject({ status: 419 });
    expect(went).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).toBe('t-ada');
  });
});
