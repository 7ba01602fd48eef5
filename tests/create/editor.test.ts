import { describe, expect, it, vi } from 'vitest';
import { blueprintSchema } from '#blueprint/schema.ts';
import { sketch } from '#blueprint/sketch/index.ts';
import { CallError } from '#src/api/call.ts';
import { lossOf, removeEntity, removePage, renameEntity, retyped, updateField } from '#blueprint/edits.ts';
import { changed, redone, startHistory, undone } from '#src/pages/manage-pages/history.ts';
import { fitted } from '#src/pages/manage-pages/preview-size.ts';
import { createSaver } from '#src/pages/manage-pages/saver.ts';

const shop = sketch('A bike repair shop where people book a slot and see what it costs');

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

  it('rename a data type in all its references', () => {
    const after = renameEntity(shop, 0, 'Velocipede');
    blueprintSchema.parse(after);
    expect(JSON.stringify(after.pages)).not.toContain(`"entity":"${shop.entities[0]?.name}"`);
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
