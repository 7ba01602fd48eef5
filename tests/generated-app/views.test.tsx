import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientProvider } from '../../builder/app/src/api/hooks.ts';
import { createHttpClient } from '../../builder/app/src/api/http.ts';
import { ShortFacts } from '../../builder/app/src/components/sections/ShortFacts.tsx';
import { MainMenu } from '../../builder/app/src/components/shell/MainMenu.tsx';
import { Views } from '../../builder/app/src/components/shell/Views.tsx';
import type { Row } from '../../builder/app/src/core/entity.ts';
import { booking } from '../../builder/app/src/entities/booking/model.ts';
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

function at(paths: readonly string[], element = <Views />) {
  const client = createHttpClient({ base: '/data/v1', messages, kept: local });
  render(
    <ClientProvider client={client}>
      {paths.map((path) => (
        <MemoryRouter key={path} initialEntries={[path]}>
          {element}
        </MemoryRouter>
      ))}
    </ClientProvider>,
  );
}

test('the pages of the same rows lead to each other, the list first', async () => {
  at(['/diary']);
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
  at(['/customers', '/bookings/b1', '/bookings/new', '/nowhere', '/diary']);
  const [only, ...others] = await screen.findAllByRole('navigation');
  expect(
    within(only ?? document.body)
      .getByText('Calendar')
      .getAttribute('aria-current'),
  ).toBe('page');
  expect(others).toEqual([]);
});

test('the menu names the form of a new booking only while that is open', async () => {
  at(['/bookings/new', '/bookings/new/b1', '/bookings/b1'], <MainMenu onPick={() => undefined} />);
  await screen.findAllByText('Bookings');
  const menus = screen.getAllByRole('list').filter((list) => !list.closest('li'));
  const current = menus.map((menu) => menu.querySelector('[aria-current]')?.getAttribute('href'));
  expect(current).toEqual(['/bookings/new', '/bookings', '/bookings']);
});

test('a date in a line of facts says what it is the date of', () => {
  const row = { slot: '2026-11-27T14:30', status: 'asked' } as unknown as Row;
  render(<ShortFacts entity={booking} names={['slot', 'status']} row={row} titles={{}} title="" />);
  const labels = screen
    .getAllByText(/:\s*$/)
    .map(({ textContent, className }) => [textContent.trim(), className]);
  expect(labels).toEqual([
    ['Slot:', ''],
    ['Status:', 'visually-hidden'],
  ]);
});

test('a line of facts leaves out whom the title beside it names', () => {
  const row = { name: 'Ada Moreau', notes: 'Red tandem' } as unknown as Row;
  const facts = (
    <ShortFacts entity={booking} names={['name', 'notes']} row={row} titles={{}} title="Ada Moreau, 9:30" />
  );
  render(facts);
  expect(screen.queryByText('Ada Moreau')).toBeNull();
  expect(screen.getByText('Red tandem')).toBeTruthy();
});
