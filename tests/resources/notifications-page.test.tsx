import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Notification } from '#contract/account/notifications.ts';
import NotificationsPage from '#src/pages/notification/index.tsx';
import { listOf, openPage, pageServer } from '../support/open-page.tsx';

const server = pageServer();

const note = (index: number): Notification => ({
  id: `n${index}`,
  kind: 'build-ready',
  title: `App ${index} is ready`,
  body: 'Open the preview.',
  link: '/project/details/p1',
  readAt: null,
  createdAt: new Date(Date.UTC(2026, 2, 28 - index, 12)).toISOString(),
});

let notes: Notification[];

beforeEach(() => {
  notes = [note(0), note(1)];
  server.use(
    http.get('*/api/notifications', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const asked = query.get('unread') === 'true' ? notes.filter(({ readAt }) => !readAt) : notes;
      return listOf(asked.slice(Number(query.get('_start')), Number(query.get('_end'))), asked.length);
    }),
    http.get('*/api/user/stats', () =>
      HttpResponse.json({
        projects: 1,
        ready: 1,
        published: 0,
        unread: notes.filter(({ readAt }) => !readAt).length,
        credit: 0,
      }),
    ),
    http.patch('*/api/notifications/:id', async ({ request, params }) => {
      const { read } = (await request.json()) as { read: boolean };
      notes = notes.map((one) =>
        one.id === params['id'] ? { ...one, readAt: read ? '2026-03-29T10:00:00.000Z' : null } : one,
      );
      return HttpResponse.json(notes.find(({ id }) => id === params['id']));
    }),
    http.post('*/api/notifications/read-all', () => {
      notes = notes.map((one) => ({ ...one, readAt: '2026-03-29T10:00:00.000Z' }));
      return HttpResponse.json({ message: '' });
    }),
  );
});

const open = (address = '/notification') =>
  openPage({ page: NotificationsPage, path: '/notification', address, role: 'User' });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('notifications are grouped by day and can be marked as read and unread', async () => {
  open();
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(
    ['Mar 28, 2026', 'Mar 27, 2026'],
  );
  await click('Mark “App 0 is ready” as read');
  await click('Mark “App 0 is ready” as unread');
  await screen.findByRole('button', { name: 'Mark “App 0 is ready” as read' });
});

test('all are marked as read at once', async () => {
  open();
  await click('Mark all as read');
  await screen.findByRole('button', { name: 'Mark “App 1 is ready” as unread' });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' }).disabled).toBe(true),
  );
});

test('the URL filters unread notifications', async () => {
  notes = [note(0), { ...note(1), readAt: '2026-03-29T10:00:00.000Z' }];
  const { address } = open();
  await screen.findByRole('link', { name: 'App 1 is ready' });
  await userEvent.click(screen.getByText('Unread'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'App 1 is ready' })).toBeNull());
  expect(address()).toBe('/notification?unread=true');
});

test('marking the last unread notification of the last page goes to the previous page', async () => {
  notes = Array.from({ length: 26 }, (_, index) => note(index));
  const { address } = open('/notification?unread=true&page=2');
  await click('Mark “App 25 is ready” as read');
  await screen.findByRole('link', { name: 'App 0 is ready' });
  expect(address()).toBe('/notification?unread=true');
});

test('the empty page says what will appear here', async () => {
  notes = [];
  open();
  await screen.findByText('No notifications yet');
});
