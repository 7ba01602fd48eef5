import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../builder/app/src/api/client.ts';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { ClientProvider } from '../../builder/app/src/api/provider.tsx';
import { app } from '../../builder/app/src/app.ts';
import { Board } from '../../builder/app/src/components/board/Board.tsx';
import { defineEntity } from '../../builder/app/src/core/entity.ts';
import { messages, viewWords as words } from '../../builder/app/src/words/index.ts';

const deal = defineEntity(
  {
    // Its pages are where those of the app's bookings are.
    name: 'booking',
    title: 'name',
    icon: 'tag',
    fields: {
      name: { type: 'text', required: true },
      stage: { type: 'select', required: true, options: ['new', 'won', 'lost'] },
      value: { type: 'money' },
    },
    states: {
      field: 'stage',
      initial: 'new',
      transitions: [
        { from: 'new', to: 'won' },
        { from: 'won', to: 'lost' },
      ],
    },
    access: { read: ['public'], create: ['owner'], update: ['owner'], delete: ['owner'] },
  },
  {
    label: 'Deal',
    plural: 'Deals',
    fields: {
      name: { label: 'Name' },
      stage: {
        label: 'Stage',
        options: {
          new: { label: 'New', colour: 'blue' },
          won: { label: 'Won', colour: 'green' },
          lost: { label: 'Lost', colour: 'grey' },
        },
      },
      value: { label: 'Value' },
    },
  },
);
const samples = {
  booking: [
    { id: 'a', name: 'Acme', stage: 'new', value: 1000 },
    { id: 'b', name: 'Bolt', stage: 'won', value: 2500 },
  ],
};

function show(who: string) {
  const client = createMemoryClient({ app, entities: [deal], samples, messages, area: null });
  client.actAs(who);
  render(
    <ClientProvider client={client}>
      <MemoryRouter>
        <Board entity={deal} by="stage" card={['value']} />
      </MemoryRouter>
    </ClientProvider>,
  );
  return client;
}
const column = (name: string) => screen.findByRole('region', { name });

afterEach(cleanup);

describe('a board', () => {
  it('shows each column with its cards, their number and their sum', async () => {
    show('owner');
    const won = within(await column('Won'));
    expect(await won.findByRole('link', { name: 'Bolt' })).toBeTruthy();
    expect(won.getByText(words.board.cards(1))).toBeTruthy();
    expect(await won.findAllByText(/25/)).not.toHaveLength(0);
  });

  it('offers only the steps that are allowed, and moves a card by its menu', async () => {
    const client = show('owner');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: words.board.moveCard('Acme') }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Won']);
    await user.click(await screen.findByRole('menuitem', { name: 'Won' }));
    await waitFor(async () => expect((await client.get('booking', 'a')).row['stage']).toBe('won'));
    expect(await within(await column('Won')).findByRole('link', { name: 'Acme' })).toBeTruthy();
    expect(await screen.findByText(words.board.moved('Acme', 'Won'))).toBeTruthy();
  });

  it('moves a card by keys that follow each other at once', async () => {
    const client = show('owner');
    const user = userEvent.setup({ delay: null });
    (await screen.findByRole('button', { name: words.board.drag('Acme') })).focus();
    await user.keyboard(' ');
    // What listens for the arrows is put there in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    await user.keyboard('{ArrowRight} ');
    await waitFor(async () => expect((await client.get('booking', 'a')).row['stage']).toBe('won'));
  });

  it('takes a card back and says why when its move is rejected', async () => {
    const client = show('owner');
    await screen.findByRole('link', { name: 'Acme' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: words.board.moveCard('Acme') }));
    const won = await screen.findByRole('menuitem', { name: 'Won' });
    client.update = () => Promise.reject(new ApiError(422, 'Check these fields.', { stage: 'Out of stock' }));
    await user.click(won);
    const message = await screen.findByRole('alert');
    expect(message.textContent).toContain('Out of stock');
    expect(await within(await column('New')).findByRole('link', { name: 'Acme' })).toBeTruthy();
  });

  it('offers no moves to those who may not change a row', async () => {
    show('visitor');
    await screen.findByRole('link', { name: 'Acme' });
    expect(screen.queryByRole('button', { name: words.board.moveCard('Acme') })).toBeNull();
    expect(screen.queryByRole('link', { name: words.board.addTo('New') })).toBeNull();
  });
});

describe('a card that was moved', () => {
  it('stays in its new column while the columns are read again', async () => {
    const client = show('owner');
    const name = { name: 'Acme' };
    expect(await within(await column('New')).findByRole('link', name)).toBeTruthy();
    const { list } = client;
    let open = () => undefined as void;
    const gate = new Promise<void>((done) => (open = done));
    client.list = async (...query) => {
      await gate;
      return list(...query);
    };
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: words.board.moveCard('Acme') }));
    await user.click(await screen.findByRole('menuitem', { name: 'Won' }));
    await waitFor(async () => expect((await client.get('booking', 'a')).row['stage']).toBe('won'));
    expect(within(await column('Won')).getByRole('link', name)).toBeTruthy();
    expect(within(await column('New')).queryByRole('link', name)).toBeNull();

    open();
    await screen.findByText(words.board.moved('Acme', 'Won'));
    expect(within(await column('Won')).getByRole('link', name)).toBeTruthy();
  });
});
