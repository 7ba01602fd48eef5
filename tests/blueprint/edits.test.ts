import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appOf } from '#blueprint/concepts/index.ts';
import {
  addEntity,
  addField,
  addPage,
  addRow,
  moveField,
  movePage,
  removeEntity,
  removeField,
  removePage,
  setEntity,
} from '#blueprint/edits.ts';
import { APP_KINDS } from '#blueprint/kinds.ts';
import { type Blueprint, blueprintSchema } from '#blueprint/schema.ts';

const faultsOf = (blueprint: Blueprint) =>
  blueprintSchema.safeParse(blueprint).error?.issues.slice(0, 3) ?? [];

test('no run of edits, in whatever order, leaves an app the schema refuses', () => {
  const index = fc.nat({ max: 12 });
  const edit = fc.oneof(
    index.map((at) => (app: Blueprint) => (app.pages.length > 1 ? removePage(app, at) : app)),
    index.map((at) => (app: Blueprint) => removeEntity(app, at)),
    fc.tuple(index, index).map(
      ([e, f]) =>
        (app: Blueprint) =>
          (app.entities[e]?.fields.length ?? 0) > 1 ? removeField(app, e, f) : app,
    ),
    index.map((at) => (app: Blueprint) => addField(app, at, 'Due date')),
    index.map(
      (at) => (app: Blueprint) => setEntity(app, at, { label: `Renamed ${app.entities.length} ${at}` }),
    ),
    fc.tuple(index, index).map(
      ([from, to]) =>
        (app: Blueprint) =>
          from < app.pages.length && to < app.pages.length ? movePage(app, from, to) : app,
    ),
    fc.tuple(index, index, index).map(
      ([e, from, to]) =>
        (app: Blueprint) =>
          (app.entities[e]?.fields.length ?? 0) > Math.max(from, to) ? moveField(app, e, from, to) : app,
    ),
    index.map((at) => (app: Blueprint) => {
      const one = app.entities[at];
      return one ? addRow(app, one) : app;
    }),
    fc.constant((app: Blueprint) => addPage(app, 'content', 'New page')),
    index.map(
      (at) => (app: Blueprint) =>
        app.entities[at] ? addPage(app, 'list', app.entities[at].plural, app.entities[at].name) : app,
    ),
    index.map((at) => (app: Blueprint) => addEntity(app, `Data ${app.entities.length} ${at}`, 'Data')),
  );
  fc.assert(
    fc.property(fc.constantFrom(...APP_KINDS), fc.array(edit, { maxLength: 12 }), (kind, edits) => {
      let app = appOf(kind);
      const names = () => app.entities.map(({ name }) => name.toLowerCase());
      for (const change of edits) {
        const next = change(app);
        // A name that is taken is refused by the screen before it comes here.
        if (new Set(next.entities.map(({ name }) => name.toLowerCase())).size < next.entities.length)
          continue;
        app = next;
        expect(faultsOf(app), names().join()).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});
