import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { ClientProvider } from '../../builder/app/src/api/provider.tsx';
import { app } from '../../builder/app/src/app.ts';
import { RollCall } from '../../builder/app/src/components/detail/RollCall.tsx';
import { dayOf } from '../../builder/app/src/core/dates.ts';
import { defineEntity } from '../../builder/app/src/core/entity.ts';
import { messages, words } from '../../builder/app/src/words/index.ts';

afterEach(cleanup);

// Pages know the addresses of the entities of the sample app by their names.
const team = { read: ['member'], create: ['member'], update: ['member'], delete: ['owner'] };
const pupil = defineEntity(
  {
    name: 'customer',
    title: 'name',
    icon: 'user',
    access: team,
    fields: { name: { type: 'text' }, form: { type: 'reference', entity: 'repair' } },
  },
  { label: 'Pupil', plural: 'Pupils', fields: { name: { label: 'Name' }, form: { label: 'Class' } } },
);
const form = defineEntity(
  { name: 'repair', title: 'name', icon: 'users', access: team, fields: { name: { type: 'text' } } },
  { label: 'Class', plural: 'Classes', fields: { name: { label: 'Name' } } },
);
const option = (label: string) => ({ label, colour: 'grey' as const });
const mark = defineEntity(
  {
    name: 'booking',
    title: '{pupil}, {date}',
    icon: 'list',
    access: { ...team, read: ['own', 'staff'] },
    fields: {
      pupil: { type: 'reference', entity: 'customer', required: true },
      date: { type: 'date', required: true },
      mark: { type: 'select', options: ['present', 'ill'] },
    },
    rules: [{ kind: 'uniqueTogether', fields: ['pupil', 'date'] }],
  },
  {
    label: 'Mark',
    plural: 'Marks',
    fields: {
      pupil: { label: 'Pupil' },
      date: { label: 'Date' },
      mark: { label: 'Mark', options: { present: option('Present'), ill: option('Ill') } },
    },
  },
);
const entities = [form, pupil, mark];
const samples = {
  repair: [{ id: 'a', name: 'A' }],
  customer: [
    { id: 'ada', name: 'Ada', form: 'a' },
    { id: 'bo', name: 'Bo', form: 'a' },
    { id: 'cy', name: 'Cy' },
  ],
  booking: [{ id: 'old', pupil: 'bo', date: 'today-1', mark: 'ill' }],
};

function show(who: string) {
  const client = createMemoryClient({ app, entities, samples, messages, area: null });
  client.actAs(who);
  render(
    <ClientProvider client={client}>
      <MemoryRouter>
        <RollCall entity={mark} of="pupil" date="date" mark="mark" people={pupil} by="form" group="a" />
      </MemoryRouter>
    </ClientProvider>,
  );
  const marks = async () => {
    const { rows } = await client.list('booking', { filters: { date: { is: [dayOf(new Date())] } } });
    return Object.fromEntries(rows.map((row) => [row['pupil'], row['mark']]));
  };
  return { client, marks };
}
const press = async (name: string, choice: string) =>
  fireEvent.click(
    within(await screen.findByRole('group', { name: `Mark: ${name}` })).getByRole('button', { name: choice }),
  );
const pressed = () =>
  screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('everybody of a group is marked for the day with one press each, and the others all at once', async () => {
  const { marks } = show('owner');
  await screen.findByText('Bo');
  expect(screen.queryByText('Cy')).toBeNull();
  // What was noted yesterday isn't today's.
  expect(pressed()).toEqual([]);
  await screen.findByRole('button', { name: words.detail.setRest('Present') });
  await press('Ada', 'Ill');
  await waitFor(() => expect(pressed()).toEqual(['Ill']));
  fireEvent.click(screen.getByRole('button', { name: words.detail.setRest('Present') }));
  await waitFor(() => expect(pressed()).toEqual(['Ill', 'Present']));
  expect(screen.queryByRole('button', { name: words.detail.setRest('Present') })).toBeNull();
  await press('Ada', 'Present');
  await waitFor(() => expect(pressed()).toEqual(['Present', 'Present']));
  expect(await marks()).toEqual({ ada: 'present', bo: 'present' });
});

test('whoever sees only their own is shown no list of the others', async () => {
  const { client } = show('member');
  await client.list('customer', {});
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('heading')).toBeNull();
});
