import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeRole } from '#blueprint/edit-access.ts';
import { removeEntity, removeField, removePage } from '#blueprint/edits.ts';
import { type Blueprint, blueprintSchema } from '#blueprint/schema.ts';
import { tidy } from '#blueprint/tidy.ts';
import { arbitraryFullBlueprint } from '../support/full-blueprints.ts';

const faultsOf = (blueprint: Blueprint) =>
  blueprintSchema.safeParse(blueprint).error?.issues.slice(0, 3) ?? [];

test('any blueprint with all that version 2 knows is admitted, and tidying leaves it as it is', () => {
  fc.assert(
    fc.property(arbitraryFullBlueprint, (blueprint) => {
      expect(faultsOf(blueprint)).toEqual([]);
      expect(tidy(blueprint)).toEqual(blueprint);
    }),
    { endOnFailure: true },
  );
});

test('whatever is removed from an app, what is left is a whole app again', () => {
  const removal = fc.tuple(fc.constantFrom('entity', 'field', 'page', 'role'), fc.nat(), fc.nat());
  fc.assert(
    fc.property(
      arbitraryFullBlueprint,
      fc.array(removal, { minLength: 1, maxLength: 3 }),
      (blueprint, removals) => {
        let app = blueprint;
        for (const [what, first, second] of removals) {
          const at = app.entities.length > 0 ? first % app.entities.length : 0;
          const fields = app.entities[at]?.fields.length ?? 0;
          if (what === 'entity') app = removeEntity(app, at);
          else if (what === 'field' && fields > 0) app = removeField(app, at, second % fields);
          else if (what === 'page') app = removePage(app, first % app.pages.length);
          else if (app.roles.length > 0) app = removeRole(app, first % app.roles.length);
          expect(faultsOf(app)).toEqual([]);
        }
      },
    ),
    { numRuns: 100, endOnFailure: true },
  );
});

test('when the start page is gone, no page takes its place whose addresses others have', () => {
  const page = { title: 'A', icon: 'home' as const, sections: [], inMenu: true, entity: 'note' };
  const app = blueprintSchema.parse({
    version: 2,
    name: 'Notes',
    tagline: '',
    kind: 'custom',
    language: 'en',
    theme: { primary: '#0a4b6c', mode: 'light', radius: 4, font: 'sans', layout: 'top' },
    roles: [],
    signUp: 'open',
    entities: [
      {
        name: 'note',
        label: 'Note',
        plural: 'Notes',
        icon: 'file',
        title: '{text}',
        access: { read: ['owner'], create: ['owner'], update: ['owner'], delete: ['owner'] },
        fields: [{ name: 'text', label: 'Text', type: 'text' }],
      },
    ],
    pages: [
      { ...page, kind: 'list', path: '/' },
      { ...page, kind: 'detail', path: '/' },
      { ...page, kind: 'form', path: '/notes/edit' },
    ],
    rules: [],
    rows: {},
  });
  const after = removePage(app, 0);
  expect(faultsOf(after)).toEqual([]);
  expect(after.pages.map(({ kind, path }) => [kind, path])).toEqual([
    ['home', '/'],
    ['detail', '/'],
    ['form', '/notes/edit'],
  ]);
});
