import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { ClientProvider } from '../../builder/app/src/api/provider.tsx';
import { app } from '../../builder/app/src/app.ts';
import { Attention } from '../../builder/app/src/components/sections/Attention.tsx';
import { booking } from '../../builder/app/src/entities/booking/model.ts';
import { entities } from '../../builder/app/src/entities/index.ts';
import { samples } from '../../builder/app/src/entities/seeds.ts';
import { messages } from '../../builder/app/src/words/index.ts';

afterEach(cleanup);

test('a row that needs somebody says whose it is', async () => {
  const row = samples.booking?.[0];
  const customer = samples.customer?.[0];
  const one = { ...row, id: 'one', name: 'Squeaky brake', customer: customer?.id ?? '', quantity: 9 };
  const rows = { ...samples, booking: [one] };
  const client = createMemoryClient({ app, entities, samples: rows, messages, area: null });
  client.actAs('owner');
  render(
    <ClientProvider client={client}>
      <MemoryRouter>
        <Attention entity={booking} heading="Many" field="quantity" when={{ op: 'above', value: 5 }} />
      </MemoryRouter>
    </ClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Squeaky brake' });
  expect(link.closest('li')?.textContent).toContain(String(customer?.name));
});
