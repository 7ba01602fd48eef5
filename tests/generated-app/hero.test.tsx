import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { ClientProvider } from '../../builder/app/src/api/provider.tsx';
import { app } from '../../builder/app/src/app.ts';
import { Hero } from '../../builder/app/src/components/sections/Hero.tsx';
import { entities } from '../../builder/app/src/entities/index.ts';
import { samples } from '../../builder/app/src/entities/seeds.ts';
import { messages, words } from '../../builder/app/src/words/index.ts';

function show(who: string, to: string) {
  const client = createMemoryClient({ app, entities, samples, messages, area: null });
  client.actAs(who);
  render(
    <ClientProvider client={client}>
      <MemoryRouter>
        <Hero heading="Welcome" action={{ label: 'Begin', to }} />
      </MemoryRouter>
    </ClientProvider>,
  );
}

afterEach(cleanup);

test('a hero leads to what its reader may open', async () => {
  show('visitor', '/bookings/new');
  expect((await screen.findByRole('link', { name: 'Begin' })).getAttribute('href')).toBe('/bookings/new');
});

test('a hero offers a visitor to sign in where what it leads to is closed to them', async () => {
  show('visitor', '/parts/new');
  const link = await screen.findByRole('link', { name: words.shell.signIn });
  expect(link.getAttribute('href')).toBe('/sign-in');
  expect(screen.queryByRole('link', { name: 'Begin' })).toBeNull();
});

test('a hero leads whoever may go there', async () => {
  show('owner', '/parts/new');
  expect(await screen.findByRole('link', { name: 'Begin' })).toBeTruthy();
});
