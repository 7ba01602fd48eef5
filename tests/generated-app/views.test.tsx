import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientProvider } from '../../builder/app/src/api/hooks.ts';
import { createHttpClient } from '../../builder/app/src/api/http.ts';
import { Views } from '../../builder/app/src/components/shell/Views.tsx';
import { local } from '../../builder/app/src/lib/kept.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';

const owner = { id: 'm1', email: 'ada@example.com', name: 'Ada', roles: [], isOwner: true, isBlocked: false };

beforeEach(() => {
  local.write('token', 'secret');
  vi.stubGlobal('fetch', async () => Response.json(owner));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function at(...paths: string[]) {
  const client = createHttpClient({ base: '/data/v1', messages, kept: local });
  render(
    <ClientProvider client={client}>
      {paths.map((path) => (
        <MemoryRouter key={path} initialEntries={[path]}>
          <Views />
        </MemoryRouter>
      ))}
    </ClientProvider>,
  );
}

test('the pages of the same rows lead to each other, the list first', async () => {
  at('/diary');
  const views = await screen.findByRole('navigation', { name: 'Views' });
  const links = within(views).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['List', '/bookings'],
    ['Board', '/workshop'],
    ['Calendar', '/diary'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);
});

test('a page of its own, a row or a form leads to no other view', async () => {
  at('/customers', '/bookings/b1', '/bookings/new', '/nowhere', '/diary');
  const [only, ...others] = await screen.findAllByRole('navigation');
  expect(
    within(only ?? document.body)
      .getByText('Calendar')
      .getAttribute('aria-current'),
  ).toBe('page');
  expect(others).toEqual([]);
});
