import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { ClientProvider } from '../../builder/app/src/api/provider.tsx';
import { app } from '../../builder/app/src/app.ts';
import { CalendarView } from '../../builder/app/src/components/calendar/Calendar.tsx';
import { dayName, timeName } from '../../builder/app/src/components/calendar/text.ts';
import { booking } from '../../builder/app/src/entities/booking/model.ts';
import { entities } from '../../builder/app/src/entities/index.ts';
import { samples } from '../../builder/app/src/entities/seeds.ts';
import { createPath } from '../../builder/app/src/lib/paths.ts';
import { messages, viewWords as words } from '../../builder/app/src/words/index.ts';

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{decodeURIComponent(pathname + search)}</output>;
}
const where = () => screen.getByTestId('where').textContent;
const cell = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

function show(address: string, rows = samples, shown = booking, view?: 'week') {
  const client = createMemoryClient({ app, entities, samples: rows, messages, area: null });
  client.actAs('owner');
  render(
    <ClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Where />
        <CalendarView entity={shown} start="slot" end="takes" colour="status" {...(view && { view })} />
      </MemoryRouter>
    </ClientProvider>,
  );
  return client;
}

afterEach(cleanup);

describe('a calendar', () => {
  it('opens the form with the day that was clicked', async () => {
    show('/calendar?view=month&month=2030-05');
    fireEvent.click(await cell(dayName('2030-05-14')));
    expect(where()).toBe(decodeURIComponent(createPath(booking, { slot: '2030-05-14T09:00' })));
  });

  it('opens the form with the day that the arrow keys led to', async () => {
    show('/calendar?view=month&month=2030-05');
    const user = userEvent.setup();
    (await cell(dayName('2030-05-01'))).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(where()).toBe(decodeURIComponent(createPath(booking, { slot: '2030-05-09T09:00' })));
  });

  it('opens the form with the hour that was clicked in a week', async () => {
    show('/calendar?view=week&day=2030-05-14');
    const hour = words.calendar.addOn(`${dayName('2030-05-15')}, ${timeName(14 * 60)}`);
    fireEvent.click(await screen.findByRole('button', { name: hour }));
    expect(where()).toBe(decodeURIComponent(createPath(booking, { slot: '2030-05-15T14:00' })));
  });

  it('says no day in the name of an entry that stands on it', async () => {
    const title = '{name}, {pickUp}' as 'name';
    const dated = { ...booking, definition: { ...booking.definition, title } };
    const row = samples.booking?.[0];
    const one = { ...row, id: 'one', name: 'Ada', slot: '2030-05-14T09:00', pickUp: '2030-05-14T17:00' };
    show('/calendar?view=agenda&month=2030-05', { ...samples, booking: [one] }, dated);
    expect((await screen.findByRole('link', { name: /^Ada/ })).textContent).toBe('Ada');
  });

  it('lists the days from today on, and goes back to those before', async () => {
    const row = samples.booking?.[0];
    const at = (id: string, name: string, slot: string) => ({ ...row, id, name, slot, pickUp: undefined });
    const rows = [at('past', 'Ada', 'today-3T09:00'), at('next', 'Bo', 'today+20T09:00')];
    show('/calendar?view=agenda', { ...samples, booking: rows });
    await screen.findByRole('link', { name: /^Bo/ });
    expect(screen.queryByRole('link', { name: /^Ada/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words.calendar.previous }));
    await screen.findByRole('link', { name: /^Ada/ });
  });

  it('leaves no day out on the way back in a list of days', async () => {
    const row = samples.booking?.[0];
    const early = { ...row, id: 'early', name: 'Ada', slot: '2030-03-29T09:00', pickUp: undefined };
    show('/calendar?view=agenda&day=2030-03-31', { ...samples, booking: [early] });
    fireEvent.click(await screen.findByRole('button', { name: words.calendar.previous }));
    await screen.findByRole('link', { name: /^Ada/ });
  });

  it('opens with the week where that is asked for', async () => {
    show('/calendar', samples, booking, 'week');
    const week = await screen.findByRole('button', { name: words.calendar.week });
    expect(week.getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps the month and the view in the address', async () => {
    show('/calendar?view=month&month=2030-12');
    await cell(dayName('2030-12-14'));
    fireEvent.click(screen.getByRole('button', { name: words.calendar.next }));
    expect(where()).toBe('/calendar?view=month&month=2031-01');
    fireEvent.click(screen.getByRole('button', { name: words.calendar.week }));
    expect(where()).toContain('view=week');
  });

  it('moves an entry without a pointer, by its dialog', async () => {
    const sample = samples['booking']?.[0];
    if (!sample) throw new Error('There are no bookings.');
    const today = { ...sample, id: 'today', slot: 'todayT09:00', pickUp: undefined };
    const client = show('/calendar?view=agenda', { ...samples, booking: [today] });
    const user = userEvent.setup();
    await user.click(
      await screen.findByRole('button', { name: words.calendar.moveEntry(String(sample['name'])) }),
    );
    fireEvent.change(await screen.findByLabelText(words.calendar.newDate), {
      target: { value: '2030-05-14T08:00' },
    });
    await user.click(screen.getByRole('button', { name: words.calendar.move }));
    await waitFor(async () => {
      expect((await client.get('booking', 'today')).row['slot']).toBe('2030-05-14T08:00');
    });
  });
});
