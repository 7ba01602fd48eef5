import { expect, test } from 'vitest';
import { editorPath, startSelection } from '#src/pages/manage-pages/start-selection.ts';
import { sampleBlueprint } from '../support/sample-blueprint.ts';

const opened = (address: string) =>
  startSelection(sampleBlueprint, new URL(address, 'http://localhost').searchParams);

test('a link to a page, to data or to the look opens the editor there, wherever it stands by then', () => {
  const page = sampleBlueprint.pages.at(-1);
  const entity = sampleBlueprint.entities.at(-1);
  const [field] = entity?.fields ?? [];
  if (!page || !entity || !field) throw new Error('The sample app is too small');
  const toPage = editorPath('p', { place: { kind: 'page', key: page.path, label: '' }, part: null });
  expect(opened(toPage)).toEqual({
    kind: 'page',
    at: sampleBlueprint.pages.findIndex(({ path }) => path === page.path),
  });
  const toField = editorPath('p', {
    place: { kind: 'data', key: entity.name, label: '' },
    part: { kind: 'field', key: field.name, label: '' },
  });
  expect(toField).toContain(`field=${field.name}`);
  expect(opened(toField)).toEqual({ kind: 'data', at: sampleBlueprint.entities.length - 1 });
  const toLook = editorPath('p', { place: { kind: 'look', key: '', label: '' }, part: null });
  expect(opened(toLook)).toEqual({ kind: 'look', at: 0 });
});

test('a link to what is gone opens the editor as ever', () => {
  expect(opened('/manage-pages/p?page=/gone')).toBe(null);
  expect(opened('/manage-pages/p?data=gone')).toBe(null);
  expect(opened(editorPath('p', { place: null, part: null }))).toBe(null);
});
