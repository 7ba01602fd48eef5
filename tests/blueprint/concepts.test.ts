import { describe, expect, test } from 'vitest';
import { APP_TEMPLATES, appOf, CONCEPTS } from '#blueprint/concepts/index.ts';
import { countedPages } from '#blueprint/counted.ts';
import { APP_KINDS } from '#blueprint/kinds.ts';
import { blueprintSchema } from '#blueprint/schema.ts';
import { faultsOfRows, fixedDays, thinTables } from '../support/sample-rows.ts';

describe.each(APP_KINDS)('the concept of %s', (kind) => {
  const app = appOf(kind);

  test('is an app that the schema admits', () => {
    expect(blueprintSchema.safeParse(app).error?.issues ?? []).toEqual([]);
    expect(app.kind).toBe(kind);
    expect(countedPages(app.pages)).toBeLessThanOrEqual(15);
  });

  test('has at least twelve sample rows a table, and they keep its own rules, states and limits', () => {
    expect(thinTables(app, 12)).toEqual([]);
    expect(faultsOfRows(app)).toEqual([]);
    expect(fixedDays(app)).toEqual([]);
  });

  test('shows every kind of data in a list, a detail and a form', () => {
    for (const { name } of app.entities) {
      const kinds = app.pages.filter(({ entity }) => entity === name).map((page) => page.kind);
      expect(kinds).toEqual(expect.arrayContaining(['list', 'detail', 'form']));
    }
  });
});

test('every kind but the plain one is a template', () => {
  expect(APP_TEMPLATES.map(({ kind }) => kind)).toEqual(APP_KINDS.filter((kind) => kind !== 'custom'));
});

test('no two concepts share a colour', () => {
  const colours = APP_KINDS.map((kind) => CONCEPTS[kind].app.theme[0]);
  expect(new Set(colours).size).toBe(colours.length);
});
