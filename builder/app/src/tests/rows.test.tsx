import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { planDeletion, referencesTo } from '../lib/deletion.ts';
import { rowTitle } from '../lib/format.ts';
import { detailPath, editPath, newPath } from '../lib/links.ts';
import type { Field, Model, Row } from '../lib/model.ts';
import { memoryStorage } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import { models } from '../model/index.ts';
import { renderApp } from './support.tsx';

afterEach(cleanup);

test('no two sample rows of a kind share an id', () => {
  for (const { seed } of models) expect(new Set(seed.map(({ id }) => id)).size).toBe(seed.length);
});

/** Something a person could type into a field; nothing where no text of a sensible length would do. */
function typed(field: Field): string | undefined {
  const { type, min = 0, max = 1000 } = field;
  switch (type) {
    case 'number':
      return String(min > 0 ? min : Math.min(max, 7));
    case 'money':
      return (Math.max(min, Math.min(max, 700)) / 100).toFixed(2);
    case 'date':
      return '2030-05-17';
    case 'dateTime':
      return '2030-05-17T09:30';
    case 'email':
      return 'somebody@example.com';
    case 'phone':
      return '+1 555 010 0199';
    case 'url':
    case 'image':
      return 'https://example.com/thing';
    case 'select':
      return field.options[0]?.name;
    case 'reference':
      return models.find(({ key }) => key === field.to)?.seed[0]?.id;
    case 'boolean':
      return 'true';
    default:
      return min > 200 || max < 1 ? undefined : 'Zebra'.padEnd(Math.ceil(min), 'a').slice(0, max);
  }
}

/** Fills the form on the page, field by field in the model's order. */
function fill(model: Model): void {
  const controls = document.querySelectorAll<HTMLInputElement>('form .field :is(input, select, textarea)');
  model.fields.forEach((field, index) => {
    const control = controls[index];
    const value = typed(field);
    if (!control || value === undefined) return;
    if (field.type !== 'boolean') fireEvent.change(control, { target: { value } });
    else if (!control.checked) fireEvent.click(control);
  });
}

const send = () => fireEvent.submit(document.querySelector('form') ?? document.body);

/** Whether its form can be filled at all, and shows what it saved. */
const isOpen = (model: Model) =>
  newPath(model) !== undefined &&
  detailPath(model, { id: 'any' }) !== undefined &&
  model.fields.every((field) => !field.required || typed(field) !== undefined);

describe.each(models.filter(isOpen).map((model) => [model.key, model] as const))('%s', (_, model) => {
  const known = new Set(model.seed.map(({ id }) => id));
  const made = (rows: readonly Row[]) => rows.find(({ id }) => !known.has(id));

  test('can be added, opened, changed and deleted', async () => {
    const first = renderApp(newPath(model) ?? '/');
    fill(model);
    send();
    const row = await waitFor(() => {
      const found = made(first.store.get(model).rows);
      if (!found) throw new Error('The new row was not saved');
      return found;
    });
    await screen.findByRole('heading', { level: 1, name: rowTitle(model, row).replace(/\s+/g, ' ').trim() });
    cleanup();

    const second = renderApp(editPath(model, row) ?? '/', first.store);
    send();
    await waitFor(() => expect(document.querySelector('form')).toBeNull());
    expect(made(second.store.get(model).rows)).toEqual(row);
    cleanup();

    renderApp(detailPath(model, row) ?? '/', first.store);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = document.querySelector('dialog');
    fireEvent.click(dialog?.querySelector('.button-danger') ?? document.body);
    await waitFor(() => expect(made(first.store.get(model).rows)).toBeUndefined());
  });

  const required = model.fields.filter((field) => field.required && field.type !== 'boolean');
  test.runIf(required.length > 0)('is not saved before what it needs is filled in', () => {
    const { store } = renderApp(newPath(model) ?? '/');
    send();
    const invalid = document.querySelectorAll('form [aria-invalid="true"]');
    expect(invalid.length).toBeGreaterThanOrEqual(required.length);
    expect(made(store.get(model).rows)).toBeUndefined();
  });
});

/** Each reference of the app that a sample row makes, with the row it points to. */
const references = models.flatMap((model) =>
  model.seed.flatMap(({ id }) =>
    referencesTo(model, id, (other) => other.seed)
      .filter(({ rows }) => rows.length > 0)
      .map((reference) => ({ model, id, reference })),
  ),
);
const firstOfEach = new Map(
  references.toReversed().map((one) => [`${one.reference.model.key}.${one.reference.field.name}`, one]),
);

test.runIf(firstOfEach.size > 0).each([...firstOfEach])(
  '%s does what it says when its row is deleted',
  async (_, { model, id, reference }) => {
    const store = createStore(memoryStorage());
    const rowsOf = (of: Model) => store.get(of).rows;
    const isKept = planDeletion(model, id, rowsOf).kept.length > 0;
    const before = rowsOf(reference.model);
    if (isKept) {
      await expect(store.remove(model, id)).rejects.toThrow(/refer to it/);
      expect(rowsOf(reference.model)).toEqual(before);
      return;
    }
    await store.remove(model, id);
    const referring = new Set(reference.rows.map((row) => row.id));
    const left = rowsOf(reference.model).filter((row) => referring.has(row.id));
    if (reference.field.onDelete === 'delete') expect(left).toEqual([]);
    for (const row of left) expect(row[reference.field.name]).toBeNull();
  },
);
