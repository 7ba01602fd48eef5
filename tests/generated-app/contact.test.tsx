import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemoryClient } from '../../builder/app/src/api/memory.ts';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { ClientProvider } from '../../builder/app/src/api/provider.tsx';
import { app } from '../../builder/app/src/app.ts';
import { ContactSection } from '../../builder/app/src/components/sections/ContactSection.tsx';
import { entities } from '../../builder/app/src/entities/index.ts';
import { part } from '../../builder/app/src/entities/part/model.ts';
import { samples } from '../../builder/app/src/entities/seeds.ts';
import { messages, viewWords, words } from '../../builder/app/src/words/index.ts';

let comeNear: () => void;
let client: MemoryClient;
const load = vi.fn(() => import('../../builder/app/src/entities/part/PartForm.tsx'));

function show(who: string) {
  client = createMemoryClient({ app, entities, samples, messages, area: null });
  client.actAs(who);
  const element = <ContactSection entity={part} heading="Write to us" form={load} />;
  render(
    <ClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </ClientProvider>,
  );
}

beforeEach(() => {
  load.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => report([{ isIntersecting: true }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a contact form', () => {
  it('is loaded when the reader comes near it, and thanks for what was sent', async () => {
    show('owner');
    await screen.findByRole('heading', { name: 'Write to us' });
    expect(load).not.toHaveBeenCalled();
    comeNear();
    const name = await screen.findByLabelText(/^Name/);
    fireEvent.change(name, { target: { value: 'Bell' } });
    fireEvent.change(screen.getByLabelText(/^Part number/), { target: { value: 'BELL-1' } });
    fireEvent.change(screen.getByLabelText(/^Price/), { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: viewWords.contact.send }));
    expect(screen.queryByRole('button', { name: words.cancel })).toBeNull();
    expect(await screen.findByText(viewWords.contact.thanks)).toBeTruthy();
    expect((await client.list('part', { q: 'BELL-1' })).total).toBe(1);

    fireEvent.click(screen.getByRole('button', { name: viewWords.contact.another }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('');
  });

  it('is not there for whoever may not send it', async () => {
    show('visitor');
    await waitFor(async () => expect(await client.me()).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Write to us' })).toBeNull();
  });
});
