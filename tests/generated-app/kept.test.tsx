import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpClient } from '../../builder/app/src/api/http.ts';
import { appRoutes, Root } from '../../builder/app/src/Root.tsx';
import { local } from '../../builder/app/src/lib/kept.ts';
import { messages, words } from '../../builder/app/src/words/index.ts';

// What an earlier visit loaded, on a server of which only the answers are there.

const me = { id: 'm1', email: 'ada@example.com', name: 'Ada', roles: [], isOwner: true, isBlocked: false };
const BELL = 'Bell, brass';
const row = {
  id: 'p1',
  version: 1,
  name: BELL,
  number: 'B-1',
  price: 900,
  stock: 4,
  createdAt: 0,
  updatedAt: 0,
};
const bell = { row, titles: {}, may: { update: true, delete: true }, nextStates: [] };
const none = { rows: [], titles: {}, total: 0, next: null, groups: [] };

const answer = (address: string): Response => {
  if (address.endsWith('/me')) return Response.json(me);
  return Response.json(address.endsWith('/part/p1') ? bell : none);
};
const closed = (address: string): Response =>
  address.endsWith('/part/p1') ? Response.json({ message: 'Not found' }, { status: 404 }) : answer(address);
const noConnection = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
let reply: (address: string) => Response | Promise<Response> = answer;

beforeEach(() => {
  reply = answer;
  local.write('token', 'secret');
  vi.stubGlobal('fetch', async (address: string) => reply(address));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open(address: string) {
  const client = createHttpClient({ base: '/data/v1', messages, kept: local });
  const router = createMemoryRouter(appRoutes, { initialEntries: [address] });
  return render(<Root data={{ kind: 'server', client }} router={router} />);
}
const findBell = () => screen.findByRole('heading', { level: 1, name: BELL });

/** Reads the row, until this browser keeps it. */
async function visitOnce(): Promise<void> {
  const { unmount } = open('/parts/p1');
  await findBell();
  await waitFor(() => expect(JSON.stringify(local.read('loaded'))).toContain(BELL));
  unmount();
}

test('a row that was loaded is read without a connection', async () => {
  await visitOnce();
  reply = noConnection;
  open('/parts/p1');
  await findBell();
});

test.each(['/parts/p1', '/parts/new/p1'])(
  'a row that was loaded is not shown at %s to whom it is closed by now',
  async (address) => {
    await visitOnce();
    reply = closed;
    open(address);
    await screen.findByRole('heading', { level: 1, name: words.detail.missing });
    expect(document.body.innerHTML).not.toContain(BELL);
  },
);
