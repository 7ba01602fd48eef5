import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RowAnswer } from '../../builder/app/src/api/client.ts';
import type { MemoryClient } from '../../builder/app/src/api/memory.ts';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { ClientProvider } from '../../builder/app/src/api/provider.tsx';
import { app } from '../../builder/app/src/app.ts';
import { ReferenceField } from '../../builder/app/src/components/form/ReferenceField.tsx';
import { useEntityForm } from '../../builder/app/src/components/form/useEntityForm.ts';
import { BookingForm } from '../../builder/app/src/entities/booking/BookingForm.tsx';
import { useSaveBooking } from '../../builder/app/src/entities/booking/hooks.ts';
import { booking } from '../../builder/app/src/entities/booking/model.ts';
import { DateInput } from '../../builder/app/src/components/fields/DateInput.tsx';
import { entities } from '../../builder/app/src/entities/index.ts';
import { part, type Part } from '../../builder/app/src/entities/part/model.ts';
import { PartForm } from '../../builder/app/src/entities/part/PartForm.tsx';
import { repair, type Repair } from '../../builder/app/src/entities/repair/model.ts';
import { samples } from '../../builder/app/src/entities/seeds.ts';
import { messages, words } from '../../builder/app/src/words/index.ts';

let client: MemoryClient;
const ignore = () => undefined;

function show(element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  return render(
    <ClientProvider client={client}>
      <RouterProvider router={router} />
    </ClientProvider>,
  );
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  client = createMemoryClient({ app, entities, samples, messages, area: null });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a form', () => {
  it('shows a computed value as soon as it can be worked out', async () => {
    const { unmount } = show(<BookingForm onSaved={ignore} onCancel={ignore} />);
    expect(screen.getByText(words.form.computed)).toBeTruthy();
    unmount();
    show(<BookingForm start={{ repair: 'repair-1' }} onSaved={ignore} onCancel={ignore} />);
    expect(await screen.findByText('$15.00')).toBeTruthy();
  });

  it('asks only for what is left to whoever fills it in', async () => {
    const { row } = await client.get('part', 'part-1');
    const answer = {
      row: row as unknown as Part,
      titles: {},
      may: { update: true, delete: false },
      nextStates: [],
    };
    show(<PartForm answer={{ ...answer, fields: ['name'] }} onSaved={ignore} onCancel={ignore} />);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe(row['name']);
    expect(screen.queryByLabelText(/^Part number/)).toBeNull();
  });

  it('keeps what was typed when it is left, and gives it back on request', () => {
    vi.useFakeTimers();
    const { unmount } = show(<PartForm onSaved={ignore} onCancel={ignore} />);
    type('Name', 'Bell');
    type('Part number', 'BELL-1');
    vi.advanceTimersByTime(1000);
    unmount();

    const again = show(<PartForm onSaved={ignore} onCancel={ignore} />);
    fireEvent.click(screen.getByRole('button', { name: words.form.restore }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Bell');
    again.unmount();

    show(<PartForm onSaved={ignore} onCancel={ignore} />);
    fireEvent.click(screen.getByRole('button', { name: words.form.discard }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('forgets the draft once it is saved', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onSaved = vi.fn();
    show(<PartForm onSaved={onSaved} onCancel={ignore} />);
    type('Name', 'Bell');
    type('Part number', 'BELL-1');
    type('Price', '3');
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(sessionStorage).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: words.form.create('Part') }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sessionStorage).toHaveLength(0);
  });

  it('says that someone else saved first, and keeps what was typed over what they saved', async () => {
    const answer = (await client.get('part', 'part-1')) as unknown as RowAnswer<Part>;
    const onSaved = vi.fn();
    show(<PartForm answer={answer} onSaved={onSaved} onCancel={ignore} />);
    await client.update('part', 'part-1', { number: 'ELSE-1' }, 1);
    type('Name', 'Mine');
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    expect(await screen.findByText(words.form.stale)).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: words.form.loadCurrent }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Part number/).value).toBe('ELSE-1'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Mine');
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect((await client.get('part', 'part-1')).row).toMatchObject({ name: 'Mine', number: 'ELSE-1' });
  });
});

/** A form whose choice of a part is narrowed by its repair. */
function NarrowedForm() {
  const save = useSaveBooking();
  const form = useEntityForm(booking, save, { onSaved: ignore, onCancel: ignore });
  return (
    <>
      <ReferenceField form={form} name="repair" entity={repair} />
      <ReferenceField form={form} name="part" entity={part} within={{ repair: 'repair' }} />
    </>
  );
}

describe('a choice that another field narrows', () => {
  async function pick(label: string, title: string) {
    const box = screen.getByRole('combobox', { name: new RegExp(`^${label}`) });
    act(() => box.focus());
    fireEvent.change(box, { target: { value: title } });
    fireEvent.click(await screen.findByRole('option', { name: title }));
  }
  const valueOf = (label: string) =>
    screen.getByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${label}`) }).value;

  it('fills in the other field where it is empty, and is emptied once it no longer fits', async () => {
    const repairs = (await client.list('repair', {})).rows.map((row) => ({ ...row }) as unknown as Repair);
    const nameOf = (id: string) => repairs.find((row) => row.id === id)?.title ?? '';
    show(<NarrowedForm />);
    await pick('Part', 'Brake pads, disc');
    await waitFor(() => expect(valueOf('Repair')).toBe(nameOf('repair-2')));
    expect(valueOf('Part')).toBe('Brake pads, disc');

    await pick('Repair', nameOf('repair-1'));
    await waitFor(() => expect(valueOf('Part')).toBe(''));
    expect(valueOf('Repair')).toBe(nameOf('repair-1'));
  });
});

describe('a date that is being typed', () => {
  it.each([
    ['0002-03-08', false],
    ['0202-03-08T10:30', true],
  ])('keeps its month and day while its year is %s', (value, hasTime) => {
    render(<DateInput label="Day" hasTime={hasTime} value={value} onChange={ignore} />);
    const texts = screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);
    expect(texts.slice(0, 2)).toEqual(['3', '8']);
  });
});
