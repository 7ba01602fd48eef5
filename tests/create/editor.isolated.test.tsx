import '@ant-design/v5-patch-for-react-19';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { appOf } from '#blueprint/concepts/index.ts';
import { queryClient } from '#src/api/queries.ts';
import { startLocales } from '#src/locales/index.ts';
import { ToastArea } from '#src/components/feedback/toast-area.tsx';
import { toast } from '#src/components/feedback/toast.ts';
import ManagePages from '#src/pages/manage-pages/index.tsx';

const ID = '01a1fb88-5068-725c-9ba1-f9366261e357';
const shop = appOf('bookings');
let saved: Blueprint[];

/** The server as the editor sees it: a draft that is read, saved and previewed. */
vi.mock(import('#src/api/call.ts'), async (original) => ({
  ...(await original()),
  call: vi.fn(async (key: string, options: { body?: { blueprint: Blueprint } } = {}) => {
    const { body } = options;
    if (key === 'PUT /api/projects/:id/blueprint' && body) saved.push(body.blueprint);
    if (key === 'GET /api/projects/:id/blueprint')
      return { blueprint: structuredClone(saved.at(-1) ?? shop), updatedAt: `${saved.length}` };
    if (key === 'GET /api/projects/:id/changes') return [];
    if (key === 'POST /api/projects/:id/preview') return { url: 'about:blank', expiresAt: '' };
    return { id: ID, name: 'Bikes', state: 'draft', plan: null, updatedAt: `${saved.length}` };
  }) as never,
}));

beforeAll(() => startLocales(['common', 'shell', 'create'], initReactI18next));
beforeEach(() => {
  saved = [];
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  toast.dismiss();
  queryClient.clear();
});

function open() {
  const router = createMemoryRouter([{ path: '/manage-pages/:id', element: <ManagePages /> }], {
    initialEntries: [`/manage-pages/${ID}`],
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastArea />
    </QueryClientProvider>,
  );
}
const outline = async () => within(await screen.findByRole('navigation', { name: 'Pages and data' }));
const pageIn = async (name: string) => (await outline()).queryByRole('button', { name });
const remove = async (name: string) => {
  const user = userEvent.setup();
  await user.click(await (await outline()).findByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Remove page' }));
  return user;
};

test('a removed page is restored by Undo in the toast', async () => {
  open();
  const user = await remove('Visit us');
  expect(await pageIn('Visit us')).toBeNull();
  await user.click(await within(await screen.findByRole('alert')).findByRole('button', { name: 'Undo' }));
  expect(await pageIn('Visit us')).not.toBeNull();
});

test('a second press on Remove removes nothing more', async () => {
  open();
  const user = userEvent.setup();
  await user.click(await (await outline()).findByRole('button', { name: 'Visit us' }));
  await user.dblClick(screen.getByRole('button', { name: 'Remove page' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.pages).toHaveLength(shop.pages.length - 1);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Home');
});

test('a page removed before a reload is restored by Undo', async () => {
  const before = open();
  await remove('Visit us');
  await waitFor(() => expect(saved).toHaveLength(1));
  await screen.findByText('Saved');
  before.unmount();
  queryClient.clear();
  open();
  expect(await pageIn('Visit us')).toBeNull();
  const bar = document.querySelector('.edit-bar');
  if (!(bar instanceof HTMLElement)) throw new Error('The editor has no bar');
  await userEvent.setup().click(within(bar).getByRole('button', { name: 'Undo' }));
  expect(await pageIn('Visit us')).not.toBeNull();
});

test('the home page can’t be removed, and the editor says so', async () => {
  open();
  await userEvent.setup().click(await (await outline()).findByRole('button', { name: 'Home' }));
  screen.getByText('Your app opens with this page, so it can’t be removed.');
  expect(screen.queryByRole('button', { name: 'Remove page' })).toBeNull();
});

test('the sections of a page are told apart by their headings', async () => {
  open();
  await userEvent.setup().click(await (await outline()).findByRole('button', { name: 'Home' }));
  const headings = shop.pages[0]?.sections.map(({ heading }) => heading) ?? [];
  expect(headings.length).toBeGreaterThan(1);
  for (const heading of headings) expect(screen.getAllByText(heading).length).toBeGreaterThan(0);
});

test('a page’s path is written from left to right in every language', async () => {
  open();
  expect((await screen.findByRole('textbox', { name: 'Path' })).dir).toBe('ltr');
});

test('what is wrong with a path is said at its field, and what was typed outlasts a reload', async () => {
  const before = open();
  const user = userEvent.setup();
  await user.click(await (await outline()).findByRole('button', { name: 'Visit us' }));
  const path = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Path' });
  const { value } = path();
  await user.clear(path());
  await user.type(path(), 'Visit us!');
  expect(path().getAttribute('aria-invalid')).toBe('true');
  const said = document.getElementById(path().getAttribute('aria-describedby') ?? '')?.textContent;
  expect(said).toContain(`Until then the path stays ${value}`);
  before.unmount();
  queryClient.clear();
  open();
  await user.click(await (await outline()).findByRole('button', { name: 'Visit us' }));
  expect(path().value).toBe('Visit us!');
  expect(path().getAttribute('aria-invalid')).toBe('true');
  await user.clear(path());
  await user.type(path(), '/find-us');
  expect(path().getAttribute('aria-invalid')).toBe('false');
  await waitFor(() => expect(saved.at(-1)?.pages.map((page) => page.path)).toContain('/find-us'));
  expect(saved.flatMap(({ pages }) => pages.map((page) => page.path))).not.toContain('Visit us!');
});

test('a path that another page has isn’t taken', async () => {
  open();
  const user = userEvent.setup();
  await user.click(await (await outline()).findByRole('button', { name: 'Visit us' }));
  const path = screen.getByRole('textbox', { name: 'Path' });
  await user.clear(path);
  await user.type(path, '/');
  await screen.findByText(/^Another page uses \/\./);
});

test('the focus stays at a name while data is renamed, and a name that is taken is said to be', async () => {
  open();
  const user = userEvent.setup();
  const [first, second] = shop.entities;
  const named = await (await outline()).findAllByRole('button', { name: first?.plural ?? '' });
  await user.click(named.at(-1) ?? document.body);
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.clear(name());
  await user.paste('Offer');
  await waitFor(() => expect(saved.at(-1)?.entities[0]?.label).toBe('Offer'));
  expect(document.activeElement).toBe(name());
  await user.clear(name());
  await user.paste(second?.label ?? '');
  await screen.findByText(`Other data is called ${second?.label}. Choose another name; until then`, {
    exact: false,
  });
  await user.tab();
  expect(name().value).toBe(second?.label);
});

test('a double press on a small Remove removes one item, by mouse and by key, which Undo brings back', async () => {
  open();
  const user = userEvent.setup();
  const [entity] = shop.entities;
  const named = await (await outline()).findAllByRole('button', { name: entity?.plural ?? '' });
  await user.click(named.at(-1) ?? document.body);
  const fields = (saving: number) => saved[saving]?.entities[0]?.fields.map(({ label }) => label);
  const labels = entity?.fields.map(({ label }) => label) ?? [];
  await user.dblClick(screen.getByRole('button', { name: `Remove ${labels[1]}` }));
  await waitFor(() => expect(fields(0)).toEqual(labels.filter((_, at) => at !== 1)));
  await user.click(screen.getByText('Sample rows'));
  const rows = screen.getAllByRole('button', { name: /^Remove row/ });
  rows[0]?.focus();
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: /^Remove row/ })).toHaveLength(rows.length - 1);
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  await user.click(undo ?? document.body);
  expect(screen.getAllByRole('button', { name: /^Remove row/ })).toHaveLength(rows.length);
});

test('a name that is as long as it may be says so', async () => {
  open();
  const user = userEvent.setup();
  const [entity] = shop.entities;
  const named = await (await outline()).findAllByRole('button', { name: entity?.plural ?? '' });
  await user.click(named.at(-1) ?? document.body);
  expect(screen.queryByText('40 characters at most.')).toBeNull();
  const plural = screen.getByRole<HTMLInputElement>('textbox', { name: 'Plural' });
  await user.clear(plural);
  await user.paste('x'.repeat(41));
  expect(plural.value).toHaveLength(40);
  screen.getByText('40 characters at most.');
});

test('what is typed runs in its own direction, whatever the language of the page', async () => {
  open();
  const boxes = await screen.findAllByRole<HTMLInputElement>('textbox');
  expect(boxes.length).toBeGreaterThan(2);
  for (const box of boxes)
    expect([box.id, box.dir]).toEqual([box.id, box.id === 'page-path' ? 'ltr' : 'auto']);
});

test('what a Remove below its fields removes is written on it', async () => {
  open();
  const user = userEvent.setup();
  const entity = shop.entities.find(({ states }) => states);
  const named = await (await outline()).findAllByRole('button', { name: entity?.plural ?? '' });
  await user.click(named.at(-1) ?? document.body);
  await user.click(screen.getByText('States'));
  const removal = screen.getAllByRole('button', { name: /^Remove .+ → / });
  expect(removal[0]?.textContent).toBe(removal[0]?.getAttribute('aria-label'));
});
