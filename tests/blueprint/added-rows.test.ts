import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEntity, addField } from '#blueprint/edits.ts';
import { readChange } from '#blueprint/change/index.ts';
import { rowsOf } from '#blueprint/rows.ts';
import { blueprintSchema } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';
import { withAddedRows } from '#blueprint/understand/compile/rows/added.ts';
import { arbitraryFullBlueprint } from '../support/full-blueprints.ts';
import { sampleBlueprint } from '../support/sample-blueprint.ts';

const apiary = () => {
  const { blueprint } = understand(
    'Hives with number and site, inspections with date and notes for each hive',
  );
  if (!blueprint) throw new Error('Nothing was understood');
  return blueprint;
};

test('data that was added by hand gets sample rows, in which every field has a value', () => {
  const added = addEntity(apiary(), 'Supplier', 'Suppliers');
  const app = withAddedRows(addField(added, added.entities.length - 1, 'Phone'));
  const rows = rowsOf(app, 'supplier');
  expect(rows).toHaveLength(12);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(12);
  expect(rows.some(({ phone }) => typeof phone === 'string' && phone !== '')).toBe(true);
  expect(blueprintSchema.safeParse(app).error?.issues ?? []).toEqual([]);
});

test('a field that a change adds gets values, and what stood in the rows stays', () => {
  const before = apiary();
  const { blueprint: changed } = readChange('add a phone number to inspections', before);
  const added = changed.entities.find(({ name }) => name === 'inspection')?.fields.at(-1);
  const [row] = rowsOf(withAddedRows(changed), 'inspection');
  expect(row).toMatchObject(rowsOf(before, 'inspection')[0] ?? {});
  expect(typeof row?.[added?.name ?? '']).toBe('string');
  expect(rowsOf(before, 'inspection')[0]?.[added?.name ?? '']).toBeUndefined();
});

test('an app that has rows for everything stays as it is', () => {
  const app = apiary();
  expect(withAddedRows(app)).toBe(app);
});

test('whatever an app lacks, it is one the schema admits afterwards, and nothing is lost', () => {
  fc.assert(
    fc.property(arbitraryFullBlueprint, (app) => {
      const whole = withAddedRows(app);
      expect(blueprintSchema.safeParse(whole).error?.issues ?? []).toEqual([]);
      expect(withAddedRows(whole)).toEqual(whole);
      for (const { name } of app.entities) {
        const before = rowsOf(app, name);
        expect(
          rowsOf(whole, name)
            .slice(0, before.length)
            .map(({ id }) => id),
        ).toEqual(before.map(({ id }) => id));
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

test('every table of the sample app keeps its rows', () => {
  const whole = withAddedRows(sampleBlueprint);
  for (const { name } of sampleBlueprint.entities)
    expect(rowsOf(whole, name)).toHaveLength(rowsOf(sampleBlueprint, name).length || 12);
});
