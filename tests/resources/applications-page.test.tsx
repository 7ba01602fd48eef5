import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Project } from '#contract/builder/projects/calls.ts';
import { ToastArea } from '#src/components/feedback/toast-area.tsx';
import Applications from '#src/pages/applications/index.tsx';
import { listOf, openPage, pageServer } from '../support/open-page.tsx';

const server = pageServer();

const BAKERY: Project = {
  id: 'p1',
  ownerId: 'own',
  ownerName: 'Ada Lindqvist',
  name: 'Bakery',
  slug: 'bakery',
  description: '',
  repoUrl: null,
  kind: 'shop',
  plan: 'starter',
  state: 'ready',
  published: true,
  pages: 4,
  entities: 2,
  primary: '#2F55D4',
  servedBuild: 1,
  unpublishedChanges: false,
  lastBuild: 1,
  picture: null,
  openOrderId: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
};
const LATER = '2026-03-05T10:00:00.000Z';

const asked: URLSearchParams[] = [];
const sent: unknown[] = [];
let rows: Project[];

beforeEach(() => {
  rows = [BAKERY];
  asked.length = 0;
  sent.length = 0;
  server.use(
    http.get('*/api/projects', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return listOf(rows);
    }),
    http.patch('*/api/projects/:id', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return HttpResponse.json({ ...BAKERY, updatedAt: LATER });
    }),
    http.delete('*/api/projects/:id', ({ params }) => {
      sent.push(params['id']);
      return HttpResponse.json({ message: '' });
    }),
  );
});

const Page = () => (
  <>
    <Applications />
    <ToastArea />
  </>
);
const open = (address = '/applications') =>
  openPage({ page: Page, path: '/applications', address, role: 'User' });
const menu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More for Bakery' }));
  return screen.findByRole('menu', { name: 'More for Bakery' });
};
const choose = async (action: string) =>
  userEvent.click(within(await menu()).getByRole('menuitem', { name: action }));

test('Undo restores an archived app', async () => {
  open();
  await choose('Archive');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Bakery is restored.');
  expect(sent).toEqual([
    { archived: true, updatedAt: BAKERY.updatedAt },
    { archived: false, updatedAt: LATER },
  ]);
});

test('an app is deleted only after a confirmation that states the consequences', async () => {
  open();
  await choose('Delete');
  const question = await screen.findByRole('dialog', { name: 'Delete Bakery?' });
  expect(sent).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete app' }));
  await screen.findByText('Bakery is deleted.');
  expect(sent).toEqual(['p1']);
});

test('a suspended app can’t be archived', async () => {
  rows = [{ ...BAKERY, state: 'suspended' }];
  open();
  expect(within(await menu()).queryByRole('menuitem', { name: 'Archive' })).toBeNull();
});

test('the table sorts by its headers, and the URL has the order', async () => {
  const { address } = open('/applications?view=table');
  await userEvent.click(await screen.findByRole('columnheader', { name: /^App/ }));
  await waitFor(() => expect(asked.at(-1)?.get('_sort')).toBe('name'));
  expect(address()).toBe('/applications?view=table&sort=name');
});

test('a search is in the URL and in the request; an empty result can be cleared', async () => {
  const { address } = open();
  await screen.findByRole('link', { name: 'Bakery' });
  rows = [];
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search apps' }), 'zoo{Enter}');
  await screen.findByText('No results');
  expect(asked.at(-1)?.get('q')).toBe('zoo');
  expect(address()).toBe('/applications?q=zoo');
  rows = [BAKERY];
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByRole('link', { name: 'Bakery' });
  expect(address()).toBe('/applications');
});

test('the empty page leads to creating the first app', async () => {
  rows = [];
  open();
  await screen.findByText('No apps yet');
  const start = screen.getByRole('link', { name: 'Describe an app' });
  expect(start.getAttribute('href')).toBe('/create-project');
});
