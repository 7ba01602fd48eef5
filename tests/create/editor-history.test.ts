import { beforeEach, describe, expect, test } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { removePage } from '#blueprint/edits.ts';
import { appOf } from '#blueprint/concepts/index.ts';
import { draftKey } from '#src/api/session.ts';
import { changed, type History, startHistory, undone } from '#src/pages/manage-pages/history.ts';
import { historyKey, restoredHistory, storeHistory } from '#src/pages/manage-pages/stored-history.ts';

const shop = appOf('bookings');
const key = historyKey('user', 'project');
const step = (history: History<Blueprint>, present: Blueprint) => changed(history, present, null, 0);
/** What a reload brings: the draft as the server answers it, in another object. */
const reloaded = (draft: Blueprint) => restoredHistory(key, JSON.parse(JSON.stringify(draft)));

describe('stored undo history', () => {
  beforeEach(() => localStorage.clear());

  test('survives a reload, including undone steps', () => {
    const without = removePage(shop, 2);
    const named = step(step(startHistory(shop), without), { ...without, name: 'Spokes' });
    const back = undone(named);
    if (!back) throw new Error('Nothing was undone');
    storeHistory('user', 'project', back, 1);
    const after = reloaded(back.present);
    expect(after).toMatchObject({ past: [shop], future: [{ name: 'Spokes' }] });
    expect(undone(after)?.present.pages).toEqual(shop.pages);
  });

  test('is discarded when the draft no longer matches', () => {
    storeHistory('user', 'project', step(startHistory(shop), { ...shop, name: 'Spokes' }), 1);
    expect(reloaded({ ...shop, name: 'Changed elsewhere' })).toMatchObject({ past: [], future: [] });
    localStorage.setItem(key, '{"past":');
    expect(reloaded(shop).past).toEqual([]);
  });

  test('is separate per user and project, and is deleted at sign-out', () => {
    storeHistory('user', 'project', step(startHistory(shop), { ...shop, name: 'Spokes' }), 1);
    const other = restoredHistory(historyKey('another', 'project'), { ...shop, name: 'Spokes' });
    expect(other.past).toEqual([]);
    expect(key.startsWith(draftKey('user'))).toBe(true);
  });

  test('keeps only the newest steps of the newest projects', () => {
    let history = startHistory(shop);
    for (let at = 0; at < 90; at += 1)
      history = step(history, { ...shop, tagline: `${at} ${'x'.repeat(20_000)}` });
    for (const project of ['a', 'b', 'c', 'd', 'e', 'project'])
      storeHistory('user', project, history, project.charCodeAt(0));
    const kept = Object.keys(localStorage);
    expect(kept).toHaveLength(4);
    expect(kept).toContain(key);
    expect(localStorage.getItem(key)?.length).toBeLessThan(620_000);
    const { past } = reloaded(history.present);
    expect(past.at(-1)?.tagline.startsWith('88 ')).toBe(true);
    expect(past.length).toBeGreaterThan(10);
  });
});
