import { describe, expect, it, vi } from 'vitest';
import { type Blueprint, blueprintSchema } from '#blueprint/schema.ts';
import { appOf } from '#blueprint/concepts/index.ts';
import { CallError } from '#src/api/call.ts';
import {
  addEntity,
  lossOf,
  removeEntity,
  removePage,
  retyped,
  setEntity,
  updateField,
} from '#blueprint/edits.ts';
import { changed, redone, startHistory, undone } from '#src/pages/manage-pages/history.ts';
import { fitted } from '#src/components/preview/fitted.ts';
import { createSaver } from '#src/pages/manage-pages/saver.ts';

const shop = appOf('bookings');

describe('blueprint changes', () => {
  it('keep the blueprint valid when any page or data type is removed', () => {
    shop.pages.forEach((_, at) => blueprintSchema.parse(removePage(shop, at)));
    shop.entities.forEach((_, at) => blueprintSchema.parse(removeEntity(shop, at)));
  });

  it('keep the blueprint valid for any change of field type', () => {
    shop.entities.forEach((entity, e) =>
      entity.fields.forEach((field, f) => {
        for (const type of ['number', 'select', 'reference', 'date', 'text'] as const)
          blueprintSchema.parse(updateField(shop, e, f, retyped(field, type, shop)));
      }),
    );
  });

  it('rename data by its label, while its rows and pages stay under its name', () => {
    const after = setEntity(shop, 0, { label: 'Velocipede' });
    blueprintSchema.parse(after);
    expect(after.entities[0]).toMatchObject({ name: shop.entities[0]?.name, label: 'Velocipede' });
    expect({ pages: after.pages, rows: after.rows }).toEqual({ pages: shop.pages, rows: shop.rows });
  });

  it('rename a choice without losing the rows that chose it, and empty those of one that is removed', () => {
    const e = shop.entities.findIndex(({ fields }) => fields.some(({ type }) => type === 'select'));
    const entity = shop.entities[e];
    const f = entity?.fields.findIndex(({ type }) => type === 'select') ?? -1;
    const field = entity?.fields[f];
    if (!entity || !field?.options) throw new Error('The app has a choice');
    const chosen = (app: Blueprint) => app.rows[entity.name]?.map((row) => row[field.name]);
    const [first, ...others] = field.options;
    if (!first) throw new Error('A choice has options');
    const renamed = updateField(shop, e, f, { ...field, options: [{ ...first, label: 'Anew' }, ...others] });
    expect(chosen(renamed)).toEqual(chosen(shop));
    const removed = updateField(shop, e, f, { ...field, options: others });
    expect(chosen(removed)).toEqual(chosen(shop)?.map((value) => (value === first.name ? null : value)));
  });

  it('give new data a list, a detail and a form, which leave with it', () => {
    const after = addEntity(shop, 'Wheel', 'Wheels');
    blueprintSchema.parse(after);
    const own = after.pages.filter(({ entity }) => entity === 'wheel');
    expect(own.map(({ kind }) => kind)).toEqual(['list', 'detail', 'form']);
    expect(removeEntity(after, after.entities.length - 1).pages).toEqual(shop.pages);
  });

  it('report the pages and rows removed with a data type', () => {
    const name = shop.entities[0]?.name ?? '';
    const loss = lossOf(shop, removeEntity(shop, 0));
    expect(loss.pages).toEqual(shop.pages.filter(({ entity }) => entity === name).map(({ title }) => title));
    expect(loss.rows).toBe(shop.rows[name]?.length);
  });
});

describe('undo history', () => {
  it('treats continuous typing in one field as one step', () => {
    const typed = changed(changed(startHistory('a'), 'ab', 'title', 0), 'abc', 'title', 300);
    const back = undone(typed);
    expect(back?.present).toBe('a');
    expect(back && redone(back)?.present).toBe('abc');
  });
});

describe('autosave', () => {
  const parts = (save: Parameters<typeof createSaver>[0]['save']) => ({
    save,
    updatedAt: '1',
    onChange: vi.fn(),
    onSaved: vi.fn(),
    delay: 1000,
  });

  it('saves one at a time, each with the version from the previous reply', async () => {
    const save = vi.fn((_: unknown, at: string) => Promise.resolve({ updatedAt: String(Number(at) + 1) }));
    const saver = createSaver(parts(save));
    saver.push(shop);
    const done = saver.flush();
    saver.push({ ...shop, name: 'Second' });
    saver.push({ ...shop, name: 'Third' });
    await done;
    expect(save.mock.calls.map(([, at]) => at)).toEqual(['1', '2']);
    expect(save.mock.calls[1]?.[0]).toMatchObject({ name: 'Third' });
  });

  it('on a conflict keeps the input and overwrites only on request', async () => {
    const stale = new CallError('Changed meanwhile.', { status: 409, code: 'stale' });
    const save = vi.fn((_: unknown, at: string) =>
      at === '9' ? Promise.resolve({ updatedAt: '10' }) : Promise.reject(stale),
    );
    const given = parts(save);
    const saver = createSaver(given);
    saver.push(shop);
    await saver.flush();
    expect(given.onChange).toHaveBeenLastCalledWith({ status: 'stale', error: stale });
    await saver.keepMine('9');
    expect(save).toHaveBeenLastCalledWith(shop, '9');
    expect(given.onSaved).toHaveBeenCalledOnce();
  });
});

describe('preview size', () => {
  it('scales a desktop layout down to fit, or fills a larger room', () => {
    expect(fitted('desktop', { width: 640, height: 600 })).toEqual({ width: 1280, height: 1200, scale: 0.5 });
    expect(fitted('desktop', { width: 1600, height: 900 })).toEqual({ width: 1600, height: 900, scale: 1 });
  });
  it('is the phone’s or tablet’s own size, scaled down only if it doesn’t fit', () => {
    expect(fitted('phone', { width: 500, height: 640 })).toEqual({ width: 375, height: 640, scale: 1 });
    expect(fitted('tablet', { width: 384, height: 600 })).toEqual({ width: 768, height: 1200, scale: 0.5 });
  });
});
