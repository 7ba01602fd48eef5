import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { app } from '../../builder/app/src/app.ts';
import { createRouter, Root } from '../../builder/app/src/Root.tsx';
import { entities } from '../../builder/app/src/entities/index.ts';
import { samples } from '../../builder/app/src/entities/seeds.ts';
import { messages, words } from '../../builder/app/src/words/index.ts';

// A sandboxed frame has no origin: its pages stand behind a `#`.

const warn = vi.fn();

beforeEach(() => {
  vi.stubGlobal('origin', 'null');
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  warn.mockReset();
  sessionStorage.clear();
  window.location.hash = '';
});

function openAt(address: string) {
  window.history.replaceState(null, '', `#${address}`);
  const client = createMemoryClient({ app, entities, samples, messages, area: null });
  render(<Root data={{ kind: 'memory', client }} router={createRouter()} />);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Somebody types another address, or the page around it sets one. */
function typeAddress(address: string) {
  window.history.pushState(null, '', `#${address}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

test('an app in a sandbox opens the page behind its #, and writes the next one there', async () => {
  openAt('/parts');
  await heading('Parts');
  await userEvent.click(await screen.findByRole('link', { name: 'Inner tube 700C' }));
  await heading('Inner tube 700C');
  expect(window.location.hash).toBe('#/parts/part-1');
});

test('an address that is typed opens while a form has nothing unsaved, without a warning', async () => {
  openAt('/parts/new');
  await screen.findByRole('button', { name: words.form.create('Part') });
  typeAddress('/parts');
  await heading('Parts');
  expect(warn.mock.calls.flat().join(' ')).not.toContain('blocker');
});

test('a link asks before it leaves what is unsaved', async () => {
  openAt('/parts/new');
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Bell');
  const menu = within(screen.getByRole('navigation', { name: words.shell.menu }));
  await userEvent.click(menu.getByRole('link', { name: 'Parts' }));
  await screen.findByRole('heading', { name: words.form.leaveTitle });
  await userEvent.click(screen.getByRole('button', { name: words.form.leave }));
  await waitFor(() => expect(window.location.hash).toBe('#/parts'));
});
