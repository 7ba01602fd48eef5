import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { RecentUpdate } from '#contract/resources/recent-updates/calls.ts';
import { ToastArea } from '#src/components/feedback/toast-area.tsx';
import RecentUpdateList from '#src/resources/recent-updates/list.tsx';
import { listOf, openPage, pageServer } from '../support/open-page.tsx';

const server = pageServer();

const FASTER: RecentUpdate = {
  id: 'n1',
  title: 'Faster builds',
  body: 'Half the time.',
  category: 'product',
  state: 'published',
  publishAt: '2026-03-01T10:00:00.000Z',
  authorName: 'Ada Lindqvist',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
};
const PRICES: RecentUpdate = { ...FASTER, id: 'n2', title: 'New prices', state: 'draft', publishAt: null };
const LATER = '2026-03-05T10:00:00.000Z';

/** Queries of the list that were asked. */
const asked: URLSearchParams[] = [];
const sent: unknown[] = [];
let rows: RecentUpdate[];

beforeEach(() => {
  rows = [FASTER, PRICES];
  asked.length = 0;
  sent.length = 0;
  server.noViews();
  server.use(
    http.get('*/api/admin/recent-updates-list', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return listOf(rows);
    }),
    http.put('*/api/admin/recent-updates/:id', async ({ request, params }) => {
      const body = (await request.json()) as Partial<RecentUpdate>;
      sent.push(body);
      const row = rows.find(({ id }) => id === params['id']);
      return HttpResponse.json({ ...row, ...body, updatedAt: LATER });
    }),
  );
});

const Page = () => (
  <>
    <RecentUpdateList />
    <ToastArea />
  </>
);
const open = (parts: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ page: Page, path: '/recent-update-management', ...parts });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const choose = async (name: string, action: string) => {
  await userEvent.click(await button(`More for ${name}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('a title is edited in its cell, with its version', async () => {
  open();
  await userEvent.click(await button('Edit Title of Faster builds'));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Edit Title of Faster builds' }));
  await userEvent.keyboard('Much faster builds{Enter}');
  await screen.findByText('Title of Faster builds saved.');
  expect(sent).toEqual([{ title: 'Much faster builds', updatedAt: FASTER.updatedAt }]);
});

test('a category is changed in its cell', async () => {
  open();
  await userEvent.click(await button('Edit Category of Faster builds'));
  await userEvent.click(await screen.findByTitle('Security'));
  await screen.findByText('Category of Faster builds saved.');
  expect(sent).toEqual([{ category: 'security', updatedAt: FASTER.updatedAt }]);
});

test('a title changed meanwhile is not overwritten, and the conflict is shown', async () => {
  server.use(
    http.put('*/api/admin/recent-updates/:id', () =>
      HttpResponse.json({ error: 'Ada changed this meanwhile.', code: 'stale' }, { status: 409 }),
    ),
  );
  open();
  await userEvent.click(await button('Edit Title of Faster builds'));
  await userEvent.keyboard('Other{Enter}');
  await screen.findByText('Ada changed this meanwhile.');
  expect(screen.getByRole('link', { name: 'Faster builds' })).toBeDefined();
});

test('Undo publishes an unpublished update again', async () => {
  open();
  await choose('Faster builds', 'Unpublish');
  await userEvent.click(await button('Undo'));
  await screen.findByText('“Faster builds” is published');
  expect(sent).toEqual([
    { state: 'draft', updatedAt: FASTER.updatedAt },
    { state: 'published', updatedAt: LATER },
  ]);
});

test('an update is deleted only after a confirmation that states the consequences', async () => {
  const deleted: unknown[] = [];
  server.use(
    http.delete('*/api/admin/recent-updates/:id', ({ params }) => {
      deleted.push(params['id']);
      return HttpResponse.json({ message: '' });
    }),
  );
  open();
  await choose('Faster builds', 'Delete…');
  const question = await screen.findByRole('dialog', { name: 'Delete “Faster builds”?' });
  expect(question.textContent).toContain('It disappears from home pages');
  expect(deleted).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete update' }));
  await screen.findByText('“Faster builds” is deleted');
  expect(deleted).toEqual(['n1']);
});

test('pressing Enter twice cancels the dialog instead of deleting', async () => {
  open();
  await choose('Faster builds', 'Delete…');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
});

test('in a bulk deletion a rejected update is listed and stays selected', async () => {
  server.use(
    http.delete('*/api/admin/recent-updates/:id', ({ params }) => {
      if (params['id'] === 'n2') return HttpResponse.json({ error: 'It is gone already.' }, { status: 404 });
      rows = [PRICES];
      return HttpResponse.json({ message: '' });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Faster builds' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select New prices' }));
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete…' }));
  const question = await screen.findByRole('dialog', { name: 'Delete 2 updates?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete…' }));
  await screen.findByText('It is gone already.');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Faster builds' })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select New prices' }).checked).toBe(true);
});

test('a filter is in the URL and in the request', async () => {
  const { address } = open();
  await userEvent.click(await button('State: any'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Draft' }));
  await waitFor(() => expect(asked.at(-1)?.get('state')).toBe('draft'));
  expect(address()).toBe('/recent-update-management?state=draft');
});

test('without the permission neither editing nor deleting is offered', async () => {
  open({ can: false });
  await screen.findByRole('link', { name: 'Faster builds' });
  expect(screen.queryByRole('button', { name: /^(Edit|More for)/ })).toBeNull();
});

test('the empty list says what will appear here; a failed list can be retried', async () => {
  rows = [];
  let away = true;
  server.use(
    http.get('*/api/admin/recent-updates-list', () =>
      // Passed on to the server that answers otherwise.
      away ? HttpResponse.json({ error: 'The database is away.' }, { status: 400 }) : undefined,
    ),
  );
  open();
  await screen.findByText('The database is away.');
  away = false;
  await userEvent.click(await button('Try again'));
  await screen.findByText('No updates yet');
});
