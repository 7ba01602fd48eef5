import { onlineManager } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { initReactI18next } from 'react-i18next';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { SessionUser } from '#contract/account/auth.ts';
import type { Role } from '#contract/core/roles.ts';
import { startLocales } from '#src/locales/index.ts';
import { SHELL_TEXTS } from '#src/public-texts.ts';

const person = (role: Role): SessionUser => ({
  _id: `id-${role}`,
  avatar: '',
  userName: role.toLowerCase(),
  email: `${role.toLowerCase()}@example.com`,
  authority: [role],
  firstName: role,
  lastName: 'Lund',
  role,
});

/** A server that has no rows of anything, and an event stream that stays open. */
const server = setupServer(
  http.get('*/api/events', () => new HttpResponse(new ReadableStream(), { status: 200 })),
  http.get('*/api/user/stats', () =>
    HttpResponse.json({ projects: 0, ready: 0, published: 0, unread: 0, credit: 0 }),
  ),
  http.get('*/api/user/profile', () => HttpResponse.json({ sketch: null })),
  http.post('*/api/auth/logout', () => HttpResponse.json({ message: '' })),
  http.get('*/api/*', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })),
);

/** The shell as one person's page load, with spies on the providers that Refine asks. */
async function open(role: Role | null, address: string) {
  vi.resetModules();
  localStorage.setItem('token', 't-1');
  if (!role) localStorage.removeItem('token');
  const state = { signedIn: role !== null, user: role && person(role) };
  localStorage.setItem('sessionUser', JSON.stringify({ state, version: 0 }));
  history.replaceState(null, '', address);
  const { providers } = await import('#src/shell/providers.ts');
  const { Shell } = await import('#src/shell/app.tsx');
  const { call } = await import('#src/api/call.ts');
  const spies = {
    can: vi.spyOn(providers.accessControlProvider, 'can'),
    check: vi.spyOn(providers.authProvider, 'check'),
    logout: vi.spyOn(providers.authProvider, 'logout'),
    onError: vi.spyOn(providers.authProvider, 'onError'),
    getIdentity: vi.spyOn(providers.authProvider, 'getIdentity'),
    getPermissions: vi.spyOn(providers.authProvider, 'getPermissions'),
  };
  const left = {
    assign: vi.spyOn(location, 'assign').mockReturnValue(undefined),
    replace: vi.spyOn(location, 'replace').mockReturnValue(undefined),
  };
  return { ...spies, ...left, providers, call, show: () => render(<Shell providers={providers} />) };
}
type Page = Awaited<ReturnType<typeof open>>;

const menu = () => screen.findByRole('navigation', { name: 'Selvedge menu' });
const menuLabels = async () =>
  within(await menu())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const goTo = async (name: string) => userEvent.click(within(await menu()).getByRole('link', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Lets only what is listed, as `resource action`, or all but what `not` lists. */
const answering = (page: Page, rule: (asked: string) => boolean) =>
  page.can.mockImplementation(({ resource, action }) =>
    Promise.resolve({ can: rule(`${resource ?? ''} ${action}`) }),
  );

/** Happy DOM lacks popovers. */
function openPopovers(): void {
  Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const box = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    box?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  });
}

beforeAll(async () => {
  openPopovers();
  server.listen({ onUnhandledRequest: 'error' });
  localStorage.setItem('language', 'en');
  await startLocales(SHELL_TEXTS, initReactI18next);
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('support');
  // Lost event streams are told there.
  vi.spyOn(console, 'debug').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const USER_MENU = ['Home', 'My apps', 'New app', 'Billing', 'Notifications', 'FAQ'];
const ADMIN_MENU = [
  'Home',
  'Users',
  'Projects',
  'Orders',
  'Payments',
  'Recent updates',
  'Audit log',
  'Jobs',
  'FAQ',
];

describe('access control', () => {
  test('as a User: checks each visited page and each menu item', async () => {
    const page = await open('User', '/applications');
    page.show();
    await heading('My apps');
    expect(await menuLabels()).toEqual(USER_MENU);
    await goTo('Billing');
    await heading('Billing');
    await goTo('Notifications');
    await heading('Notifications');
    const asked = page.can.mock.calls.map(([{ resource, action }]) => `${resource} ${action}`);
    expect(asked).toEqual(
      expect.arrayContaining(['applications list', 'payments list', 'notification list', 'projects create']),
    );
    // Once each, however many entries and buttons share the answer.
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('as an Admin: shows the administrator’s menu, and checks a row’s URL like its list’s', async () => {
    const page = await open('Admin', '/order-management');
    page.show();
    await heading('Orders');
    expect(await menuLabels()).toEqual(ADMIN_MENU);
    const asked = page.can.mock.calls.map(([{ resource, action }]) => `${resource} ${action}`);
    expect(asked).toEqual(expect.arrayContaining(['orders list', 'orders show']));
  });

  test('hides denied pages from the menu', async () => {
    const page = await open('Admin', '/order-management');
    answering(page, (asked) => asked !== 'users list' && asked !== 'jobs list');
    page.show();
    await heading('Orders');
    expect(await menuLabels()).toEqual(ADMIN_MENU.filter((label) => label !== 'Users' && label !== 'Jobs'));
  });

  test('hides denied pages from the palette', async () => {
    const page = await open('Admin', '/order-management');
    answering(page, (asked) => asked !== 'users create' && asked !== 'jobs list');
    page.show();
    await heading('Orders');
    await userEvent.click(screen.getByRole('button', { name: /Search/ }));
    const titles = within(await screen.findByRole('listbox', { hidden: true }))
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(['Users', 'Write an update', 'Your profile']));
    expect(titles).not.toContain('Create a user');
    expect(titles).not.toContain('Jobs');
  });

  test('announces in the palette the entry that Enter opens, at first and after each change', async () => {
    const page = await open('Admin', '/order-management');
    page.show();
    await heading('Orders');
    await userEvent.click(screen.getByRole('button', { name: /Search/ }));
    const input = await screen.findByRole('combobox', { name: 'Command menu' });
    const announced = () => {
      const chosen = screen.getByRole('option', { selected: true });
      expect(input.getAttribute('aria-activedescendant')).toBe(chosen.id);
      return chosen.textContent;
    };
    expect(announced()).toBe('Home');
    await userEvent.type(input, '{ArrowDown}{ArrowDown}');
    expect(announced()).not.toBe('Home');
    await userEvent.type(input, 'audit');
    expect(announced()).toBe('Audit log');
    await userEvent.clear(input);
    expect(announced()).toBe('Home');
    await userEvent.type(input, 'audit{Enter}');
    await heading('Audit log');
  });

  test('hides a denied button', async () => {
    const allowed = await open('User', '/applications');
    allowed.show();
    await heading('My apps');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'New app' })).toBeTruthy();
    cleanup();
    const refused = await open('User', '/applications');
    answering(refused, (asked) => asked !== 'projects create');
    refused.show();
    await heading('My apps');
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'New app' })).toBeNull();
  });

  test('asks once per action, however many rows there are, and hides denied actions in all rows', async () => {
    const rows = ['1', '2', '3'].map((id) => ({
      ...person('User'),
      id,
      status: 'active',
      lastSignInAt: null,
      createdAt: '2026-11-01T10:00:00.000Z',
    }));
    server.use(
      http.get('*/api/admin/users', () => HttpResponse.json(rows, { headers: { 'X-Total-Count': '3' } })),
    );
    const page = await open('Admin', '/user-management');
    answering(page, (asked) => !['users delete', 'users create', 'users export'].includes(asked));
    page.show();
    await heading('Users');
    const [more] = await screen.findAllByRole('button', { name: /^More for User Lund/ });
    if (!more) throw new Error('The rows have no menu');
    await userEvent.click(more);
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Open', 'Edit', 'Sign in as this user', 'Block']);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('button', { name: 'Import' })).toBeTruthy();
    expect(main.queryByRole('link', { name: 'Create user' })).toBeNull();
    expect(main.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    const asked = page.can.mock.calls.map(([{ resource, action }]) => `${resource} ${action}`);
    expect(asked.filter((one) => one === 'users delete')).toHaveLength(1);
  });

  test('never shows a denied page, and names it on the access denied page', async () => {
    const page = await open('User', '/audit-log?action=x');
    page.show();
    await waitFor(() =>
      expect(page.replace.mock.calls).toEqual([['/access-denied?path=%2Faudit-log%3Faction%3Dx']]),
    );
    expect(screen.queryByRole('main')).toBeNull();
  });

  test('mutant that denies everything: no page opens', async () => {
    const page = await open('Admin', '/order-management');
    answering(page, () => false);
    page.show();
    await waitFor(() =>
      expect(page.replace.mock.calls).toEqual([['/access-denied?path=%2Forder-management']]),
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('mutant that allows everything: a User sees an administrator’s page', async () => {
    const page = await open('User', '/audit-log');
    answering(page, () => true);
    page.show();
    await heading('Audit log');
    expect(page.replace).not.toHaveBeenCalled();
  });
});

describe('check', () => {
  test('keeps out visitors who are not signed in, and redirects where the provider says', async () => {
    const page = await open(null, '/billing?page=2');
    page.show();
    await waitFor(() =>
      expect(page.replace.mock.calls).toEqual([['/landing?redirectUrl=%2Fbilling%3Fpage%3D2']]),
    );
    expect(screen.queryByRole('main')).toBeNull();
  });

  test('runs on each navigation: without a token no page opens', async () => {
    const page = await open('User', '/applications');
    page.show();
    await heading('My apps');
    localStorage.removeItem('token');
    await goTo('FAQ');
    await waitFor(() => expect(page.replace.mock.calls).toEqual([['/landing?redirectUrl=%2Ffaqs']]));
  });

  test('mutant that knows nobody: signed-in users are kept out', async () => {
    const page = await open('User', '/applications');
    page.check.mockResolvedValue({ authenticated: false, redirectTo: '/landing?broken' });
    page.show();
    await waitFor(() => expect(page.replace.mock.calls).toEqual([['/landing?broken']]));
  });
});

test('an order opens over its list, and closing it returns to the same list', async () => {
  const order = {
    id: '0193b0a0-0000-7000-8000-000000000007',
    number: 'S-2026-000007',
    userId: null,
    userName: 'Uli',
    projectId: null,
    projectName: 'Shop',
    plan: 'starter',
    amount: 1900,
    currency: 'USD',
    creditUsed: 0,
    refunded: 0,
    state: 'paid',
    createdAt: '2026-11-01T10:00:00.000Z',
    paidAt: '2026-11-01T10:01:00.000Z',
    expiresAt: '2026-11-02T10:00:00.000Z',
    payments: [],
    refunds: [],
  };
  server.use(
    http.get('*/api/admin/orders', () => HttpResponse.json([order], { headers: { 'X-Total-Count': '1' } })),
    http.get(`*/api/admin/orders/${order.id}`, () => HttpResponse.json(order)),
  );
  const page = await open('Admin', '/order-management?state=paid');
  page.show();
  const link = await screen.findByRole('link', { name: order.number });
  await userEvent.click(link);
  expect(location.pathname + location.search).toBe(`/order-management/${order.id}?state=paid`);
  const drawer = await screen.findByRole('dialog', { name: order.number });
  expect(link.isConnected).toBe(true);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close order' }));
  expect(location.pathname + location.search).toBe('/order-management?state=paid');
});

describe('identity and permissions', () => {
  test('and access need no network: the shell opens offline', async () => {
    const page = await open('User', '/faqs');
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    page.show();
    await screen.findByRole('button', { name: 'Account menu: User Lund' });
    expect(await menuLabels()).toEqual(USER_MENU);
  });

  test('determine the user menu and the navigation, and follow a changed name', async () => {
    const page = await open('User', '/applications');
    page.show();
    await screen.findByRole('button', { name: 'Account menu: User Lund' });
    const { useSession } = await import('#src/api/session.ts');
    useSession.getState().update({ ...person('User'), firstName: 'Uli' });
    await screen.findByRole('button', { name: 'Account menu: Uli Lund' });
  });

  test('mutants show another user with another menu', async () => {
    const page = await open('User', '/faqs');
    page.getIdentity.mockResolvedValue({ ...person('Admin'), firstName: 'Ada' });
    page.getPermissions.mockResolvedValue(['Admin']);
    page.show();
    await screen.findByRole('button', { name: 'Account menu: Ada Lund' });
    expect(await menuLabels()).toEqual(ADMIN_MENU);
  });
});

describe('logout', () => {
  const signOut = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }));
    await userEvent.click(await screen.findByText('Sign out'));
  };

  test('signs out on the server and loads the landing page', async () => {
    const page = await open('User', '/faqs');
    page.show();
    await signOut();
    await waitFor(() => expect(page.assign.mock.calls).toEqual([['/landing']]));
    expect(page.logout).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('token')).toBeNull();
    // A redirect from here would cancel that load and start another.
    expect(page.replace).not.toHaveBeenCalled();
  });

  test('works offline too', async () => {
    const page = await open('User', '/faqs');
    page.show();
    await screen.findByRole('button', { name: /^Account menu/ });
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await signOut();
    await waitFor(() => expect(page.assign.mock.calls).toEqual([['/landing']]));
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('mutant leaves the session open', async () => {
    const page = await open('User', '/faqs');
    page.logout.mockResolvedValue({ success: true, status: 'success' });
    page.show();
    await signOut();
    await waitFor(() => expect(page.logout).toHaveBeenCalled());
    expect(page.assign).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).toBe('t-1');
  });
});

describe('onError', () => {
  const over = (status: number) => () =>
    HttpResponse.json({ error: 'Over.', code: 'session_expired', requestId: 'r' }, { status });

  const ways = [
    ['call', '*/api/projects', '/applications'],
    ['axios', '*/api/admin/orders', '/order-management'],
    ['the event stream', '*/api/events', '/faqs'],
  ] as const;
  const statuses = [401, 419, 440];

  test.each(ways.flatMap((way) => statuses.map((status) => [...way, status] as const)))(
    'ends the session once when %s (%s on %s) is answered %i',
    async (_, call, address, status) => {
      server.use(http.get(call, over(status)));
      const page = await open(address === '/order-management' ? 'Admin' : 'User', address);
      page.show();
      await waitFor(() => expect(page.assign).toHaveBeenCalled());
      expect(page.assign.mock.calls).toEqual([[`/landing?redirectUrl=${encodeURIComponent(address)}`]]);
      expect(page.onError).toHaveBeenCalled();
      expect(sessionStorage.getItem('session-ended')).toBe(status === 419 ? 'revoked' : 'expired');
      expect(localStorage.getItem('token')).toBeNull();
      expect(page.replace).not.toHaveBeenCalled();
    },
  );

  test.each(ways)(
    'broken, it ends no session when %s (%s on %s) is answered 401',
    async (_, call, address) => {
      server.use(http.get(call, over(401)));
      const page = await open(address === '/order-management' ? 'Admin' : 'User', address);
      page.onError.mockResolvedValue({ error: new Error('broken') });
      page.show();
      await waitFor(() => expect(page.onError).toHaveBeenCalled());
      expect(page.assign).not.toHaveBeenCalled();
      expect(localStorage.getItem('token')).toBe('t-1');
    },
  );
});
