import { describe, expect, test } from 'vitest';
import {
  APP_KINDS,
  APP_LANGUAGES,
  FIELD_TYPES,
  LAYOUTS,
  MEASURES,
  MODES,
  ON_DELETE,
  PAGE_KINDS,
  RULE_KINDS,
  SECTION_KINDS,
  WHO,
} from '#blueprint/kinds.ts';
import { type Blueprint, blueprintSchema, type Expression } from '#blueprint/schema.ts';
import { partsOf } from '#blueprint/expressions.ts';
import { faultsOfRows, thinTables } from '../support/sample-rows.ts';
import { APPS } from './apps/index.ts';

describe.each(Object.entries(APPS))('the app %s', (_, app) => {
  test('is one that the schema admits', () => {
    expect(blueprintSchema.safeParse(app).error?.issues ?? []).toEqual([]);
  });

  test('has rows that keep its own rules: twelve in what is worked with, four in look-up tables', () => {
    expect(thinTables(app, 4)).toEqual([]);
    expect(Object.values(app.rows).some((rows) => rows.length >= 12)).toBe(true);
    expect(faultsOfRows(app)).toEqual([]);
  });
});

const expressionsIn = (one: Expression): Expression[] => [one, ...partsOf(one).flatMap(expressionsIn)];
/** What the apps use between them. */
const used = (find: (app: Blueprint) => readonly (string | undefined)[]) =>
  new Set(Object.values(APPS).flatMap(find));
const fields = ({ entities }: Blueprint) => entities.flatMap((entity) => entity.fields);
const sections = ({ pages }: Blueprint) => pages.flatMap((page) => page.sections);

test.each([
  ['kind of app', APP_KINDS, used((app) => [app.kind])],
  ['language', APP_LANGUAGES, used((app) => [app.language])],
  ['layout', LAYOUTS, used((app) => [app.theme.layout])],
  ['mode', MODES, used((app) => [app.theme.mode])],
  ['field type', FIELD_TYPES, used((app) => fields(app).map(({ type }) => type))],
  ['fate of a reference', ON_DELETE, used((app) => fields(app).map(({ onDelete }) => onDelete))],
  ['page kind', PAGE_KINDS, used((app) => app.pages.map(({ kind }) => kind))],
  ['section kind', SECTION_KINDS, used((app) => sections(app).map(({ kind }) => kind))],
  ['rule kind', RULE_KINDS, used((app) => app.rules.map(({ kind }) => kind))],
  ['form of access', WHO, used((app) => app.entities.flatMap(({ access }) => Object.values(access).flat()))],
  [
    'condition',
    ['below', 'above', 'past', 'within', 'is'],
    used((app) => sections(app).map((one) => (one.kind === 'attention' ? one.when.op : undefined))),
  ],
  [
    'measure',
    MEASURES,
    used((app) => sections(app).map((one) => (one.kind === 'chart' ? one.measure : undefined))),
  ],
  [
    'part of computed values',
    [
      'value',
      'field',
      'add',
      'subtract',
      'multiply',
      'divide',
      'join',
      'days',
      'today',
      'count',
      'sum',
      'min',
      'max',
      'average',
    ],
    used((app) =>
      fields(app)
        .flatMap(({ value }) => (value ? expressionsIn(value) : []))
        .map(({ op }) => op),
    ),
  ],
])('between them they use every %s', (_, all: readonly string[], found) => {
  expect(all.filter((one) => !found.has(one))).toEqual([]);
});

test('roles may do things, take steps and get mail', () => {
  const roles = Object.values(APPS).map((app) => app.roles.map(({ name }) => name));
  const steps = used((app) =>
    app.entities.flatMap(({ states }) => states?.transitions.flatMap((step) => step.roles ?? []) ?? []),
  );
  const recipients = used((app) =>
    app.rules.map((rule) => ('to' in rule && 'role' in rule.to ? rule.to.role : undefined)),
  );
  expect(roles.flat().some((name) => steps.has(name) && recipients.has(name))).toBe(true);
});
