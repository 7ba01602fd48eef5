import type { GetListParams } from '@refinedev/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#contract/account/sessions.ts';
import type { UserWhole } from '#contract/resources/users/calls.ts';
import { toast } from '#src/components/feedback/toast.ts';
import ShowUser from '#src/resources/users/show/index.tsx';
import { openList, pageServer } from '../support/open-page.tsx';

const ANA: UserWhole = {
  id: 'ana',
  userName: 'ana',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Silva',
  avatar: '',
  role: 'User',
  status: 'active',
  locale: 'es',
  referralCode: 'K3MX',
  credit: 500,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  lastSignInAt: null,
  totals: { projects: 12, orders: 3, paid: 6800, refunded: 900 },
};
const session = (id: string, more: Partial<Session> = {}): Session => ({
  id,
  device: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  ip: '203.0.113.7',
  timeZone: 'Europe/Lisbon',
  createdAt: '2026-03-01T10:00:00.000Z',
  seenAt: '2026-03-01T10:00:00.000Z',
  current: false,
  support: null,
  endedAt: null,
  ...more,
});

const server = pageServer();
beforeEach(() => server.use(http.get('*/api/events', () => new HttpResponse(null, { status: 503 }))));

const rows: Record<string, object[]> = {
  projects: [{ id: 'p1', name: 'Bakery', state: 'ready', plan: 'starter', createdAt: ANA.createdAt }],
  orders: [
    {
      id: 'o1',
      number: 'S-2026-000001',
      projectName: 'Bakery',
      state: 'paid',
      amount: 1900,
      currency: 'USD',
      createdAt: ANA.createdAt,
    },
  ],
};

function listed({ resource }: GetListParams) {
  const data = rows[resource] ?? [];
  return Promise.resolve({ data, total: data.length });
}

interface Parts {
  getOne?: () => Promise<{ data: UserWhole }>;
  getList?: (params: GetListParams) => Promise<{ data: object[]; total: number }>;
}

/** The page as an administrator opens it. */
function open(
  address: string,
  { getOne = () => Promise.resolve({ data: ANA }), getList = listed }: Parts = {},
) {
  const opened = openList({
    page: ShowUser,
    path: '/user-management/:id',
    address,
    rows: {},
    getOne,
    // Refine lets its caller name the rows that a provider answers.
    getList: (params) => getList(params) as Promise<never>,
  });
  return { ...opened, user: userEvent.setup() };
}
const tab = (name: string) => screen.findByRole('tab', { name });
const table = (name: string) => screen.findByRole('table', { name });

test('shows the user’s details, projects and payments, and the actions', async () => {
  open('/user-management/ana');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Silva' })).toBeTruthy();
  const facts = within(screen.getByRole('complementary', { name: 'Details' }));
  for (const text of ['ana@example.com', 'Active', 'Español', 'Never', '$5.00', 'K3MX', '$9.00 refunded'])
    expect(facts.getByText(text)).toBeTruthy();
  expect(facts.getByText('$68.00', { exact: false })).toBeTruthy();
  expect(facts.getByRole('link', { name: '12' })).toBeTruthy();
  for (const name of ['Sign in as this user', 'Block', 'Delete…'])
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  expect((await screen.findByText('Edit')).closest('a')?.getAttribute('href')).toBe('/edit-user/ana');
});

test('starts with their projects, ten per page, and links to the full list', async () => {
  const getList = vi.fn(listed);
  open('/user-management/ana', { getList });
  const projects = await table('Projects');
  expect(within(projects).getByRole('link', { name: 'Bakery' }).getAttribute('href')).toBe(
    '/project/details/p1',
  );
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
    '/project-management?ownerId=ana',
  );
  expect(getList.mock.calls[0]?.[0]).toMatchObject({
    resource: 'projects',
    pagination: { currentPage: 1, pageSize: 10 },
    filters: [{ field: 'ownerId', operator: 'eq', value: 'ana' }],
  });
});

test('keeps the tab in the URL', async () => {
  const { address, user } = open('/user-management/ana?tab=orders');
  expect(await screen.findByText('S-2026-000001')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
    '/order-management?userId=ana',
  );
  await user.click(await tab('Payments'));
  expect(address()).toBe('/user-management/ana?tab=payments');
  expect(await screen.findByText('Successful and declined payments appear here.')).toBeTruthy();
});

test('shows a loading state, then that the user does not exist', async () => {
  const absent = { message: 'This user doesn’t exist, or you don’t have access to it.', statusCode: 404 };
  let answer = (): void => undefined;
  const getOne = () =>
    new Promise<never>((_, reject) => {
      answer = () => reject(absent);
    });
  open('/user-management/nobody', { getOne });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  answer();
  expect(await screen.findByText('Not found')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('shows a loading error and can be retried', async () => {
  const getOne = vi
    .fn<() => Promise<{ data: UserWhole }>>()
    .mockRejectedValueOnce({ message: 'The server did not answer.', statusCode: 500 })
    .mockResolvedValue({ data: ANA });
  const { user } = open('/user-management/ana', { getOne });
  // A message of a change that another test made may still stand on the screen, and is an alert too.
  expect((await screen.findByText(/The server did not answer\./)).closest('[role=alert]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ana Silva' })).toBeTruthy();
});

test('a tab shows its own loading error', async () => {
  open('/user-management/ana', {
    getList: () => Promise.reject({ message: 'The server did not answer.', statusCode: 500 }),
  });
  expect((await screen.findByText(/The server did not answer\./)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ana Silva' })).toBeTruthy();
});

test('lists their sessions with time zone and IP address, and ends one', async () => {
  const ended: string[] = [];
  server.use(
    http.get('*/api/admin/users/ana/sessions', () =>
      HttpResponse.json(
        [
          session('mine', { current: true }),
          session('theirs', { device: 'Mozilla/5.0 (Macintosh) Safari/605' }),
          session('visit', { support: { by: 'Bo', reason: 'An invoice' }, endedAt: ANA.createdAt }),
        ].filter(({ id }) => !ended.includes(id)),
      ),
    ),
    http.delete('*/api/admin/users/ana/sessions/:id', ({ params }) => {
      ended.push(String(params.id));
      return HttpResponse.json({ message: 'This session is signed out.' });
    }),
  );
  const success = vi.spyOn(toast, 'success').mockReturnValue();
  const { user } = open('/user-management/ana?tab=sessions');
  const sessions = within(await table('Sessions'));
  expect(sessions.getAllByText(/Lisbon/).length).toBeGreaterThan(0);
  expect(sessions.getByText('Support: Bo')).toBeTruthy();
  // Neither the one that is looked from nor one that is over.
  const buttons = sessions.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Sign out: Safari on Mac']);
  await user.click(sessions.getByRole('button'));
  await waitFor(() => expect(screen.queryByText('Safari on Mac')).toBeNull());
  expect(ended).toEqual(['theirs']);
  expect(success).toHaveBeenCalledWith('Signed out: Safari on Mac');
});

test('shows why a session could not be ended', async () => {
  const reason = 'This session doesn’t exist, or you don’t have access to it.';
  server.use(
    http.get('*/api/admin/users/ana/sessions', () => HttpResponse.json([session('theirs')])),
    http.delete('*/api/admin/users/ana/sessions/:id', () =>
      HttpResponse.json({ error: reason, code: 'not_found', requestId: '' }, { status: 404 }),
    ),
  );
  const error = vi.spyOn(toast, 'error').mockReturnValue();
  const { user } = open('/user-management/ana?tab=sessions');
  await user.click(await screen.findByRole('button', { name: 'Sign out: Firefox on Windows' }));
  await waitFor(() => expect(error).toHaveBeenCalledWith(reason));
});

test('shows audit entries about them and by them', async () => {
  const entry = {
    id: 'e1',
    at: ANA.createdAt,
    actorId: 'admin',
    actorName: 'Bo Admin',
    onBehalfOfName: null,
    action: 'user.status',
    entity: 'user',
    entityId: 'ana',
    ip: null,
  };
  const getList = vi.fn(({ filters }: GetListParams) => {
    const about = JSON.stringify(filters).includes('entityId');
    return Promise.resolve({ data: about ? [entry] : [], total: about ? 1 : 0 });
  });
  const { user } = open('/user-management/ana?tab=activity', { getList });
  expect(await screen.findByText('Bo Admin')).toBeTruthy();
  await user.click(screen.getByText('Actions by this user'));
  expect(await screen.findByText('Actions by this user appear here.')).toBeTruthy();
  expect(getList.mock.lastCall?.[0].filters).toMatchObject([{ field: 'actorId', value: 'ana' }]);
});
