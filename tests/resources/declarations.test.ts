import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Columns, filtersOf } from '#contract/core/columns.ts';
import { LANGUAGE_CODES } from '#contract/core/languages.ts';
import type { ResourceDeclaration } from '#contract/core/resource.ts';
import { contract } from '#contract/index.ts';
import { declarations } from '#contract/resources/index.ts';
import {
  EXPORTED_LISTS,
  FOUND_KINDS,
  listOf,
  OPENED_ENTITIES,
  RESOURCES,
} from '#contract/resources/registries.ts';
import { exportSources, finders, subjects } from '#server/resources.ts';
import { calls, resources } from '#src/resources/index.ts';
import type { Meta } from '#src/resources/resource.ts';
import { resourcePaths, rowPath } from '#src/resources/paths.ts';
import { routes } from '#src/routes.ts';

const declared: readonly ResourceDeclaration[] = declarations;
const called = (list: readonly ResourceDeclaration[]) => list.map((one) => [one.name, one] as const);
const having = <K extends keyof ResourceDeclaration>(key: K) => called(declared.filter((one) => key in one));
const isCall = (key: string) => Object.hasOwn(contract, key);

type Texts = { [key: string]: string | Texts };
const read = async (language: string, area: string): Promise<Texts> =>
  JSON.parse(
    await readFile(path.join(import.meta.dirname, '../../src/locales', language, `${area}.json`), 'utf8'),
  );
const texts = new Map<string, Record<'admin' | 'shell' | 'palette', Texts>>();
for (const language of LANGUAGE_CODES) {
  const [admin, shell, palette] = await Promise.all(
    ['admin', 'shell', 'palette'].map((area) => read(language, area)),
  );
  texts.set(language, { admin: admin ?? {}, shell: shell ?? {}, palette: palette ?? {} });
}
/** The texts below a path, of every language. */
const below = (area: 'admin' | 'shell' | 'palette', path: string): [string, Texts][] =>
  [...texts].map(([language, areas]) => {
    const found = path
      .split('.')
      .reduce<string | Texts | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        areas[area],
      );
    return [language, typeof found === 'object' ? found : {}];
  });
/** The keys that some language has no text for. */
const missing = (area: 'admin' | 'shell' | 'palette', path: string, keys: readonly string[]): string[] =>
  below(area, path).flatMap(([language, found]) =>
    keys.filter((key) => typeof found[key] !== 'string').map((key) => `${language} ${area}:${path}.${key}`),
  );
/** Whether these texts, or some below them, name every one of `values`. */
const name = (found: Texts, values: readonly string[]): boolean =>
  values.every((value) => typeof found[value.replace('.', '-')] === 'string') ||
  Object.values(found).some((one) => typeof one === 'object' && name(one, values));
const choices = (columns: Columns): [string, readonly string[]][] =>
  Object.entries(columns).flatMap(([column, { values }]) => (values ? [[column, values]] : []));

describe('the declared resources', () => {
  test('have names, audit entities and kinds of state of their own', () => {
    const names = [
      declared.map((one) => one.name),
      declared.flatMap(({ audit }) => (audit ? [audit.entity] : [])),
      declared.flatMap(({ states }) => (states ? [states.kind] : [])),
    ];
    for (const all of names) expect(all).toEqual([...new Set(all)]);
  });

  test.each(having('shownBy'))('%s is shown by calls of the contract', (_, { shownBy = [] }) => {
    expect(shownBy.filter((key) => !isCall(key))).toEqual([]);
  });

  test.each(having('invalidates'))(
    '%s is changed by calls of the contract, which change known resources',
    (_, one) => {
      const { invalidates = {} } = one;
      expect(Object.keys(invalidates).filter((key) => !isCall(key))).toEqual([]);
      expect(
        Object.values(invalidates)
          .flat()
          .filter((resource) => !RESOURCES.some((known) => known === resource)),
      ).toEqual([]);
    },
  );

  test('say once what a call changes', () => {
    const keys = declared.flatMap(({ invalidates = {} }) => Object.keys(invalidates));
    expect(keys).toEqual([...new Set(keys)]);
  });

  test.each(having('audit'))('%s has words for what is done to it, in every language', (_, { audit }) => {
    const { entity = '', actions = [] } = audit ?? {};
    expect(missing('admin', 'audit.entities', [entity])).toEqual([]);
    expect(
      missing(
        'admin',
        'audit.actions',
        actions.map((verb) => `${entity}-${verb}`),
      ),
    ).toEqual([]);
  });

  test.each(having('states'))('%s has words for its states, in every language', (_, { states }) => {
    const { kind = '', tones = {} } = states ?? {};
    expect(missing('shell', `state.${kind}`, Object.keys(tones))).toEqual([]);
  });

  test.each(having('columns'))(
    '%s has words for what its columns are filtered by, in every language',
    (_, one) => {
      const { columns = {} } = one;
      const wordless = [...texts].flatMap(([language, { admin, shell }]) =>
        choices(columns)
          .filter(([, values]) => !name(admin, values) && !name(shell, values))
          .map(([column]) => `${language} ${column}`),
      );
      expect(wordless).toEqual([]);
      expect(filtersOf(columns).length).toBeGreaterThan(0);
    },
  );
});

describe.each(EXPORTED_LISTS)('the list of %s', (list) => {
  const resource = resources.find((one) => one.name === list);
  const meta = resource?.meta as Meta | undefined;

  test('can be exported, with every column that it can be sorted by', () => {
    const { columns = {} } = declared.find((one) => one.name === list) ?? {};
    const sorted = Object.keys(columns).filter((column) => columns[column]?.sort);
    expect(exportSources[list].exported.columns).toEqual(expect.arrayContaining(sorted));
  });

  test('is read by a call that events refresh', () => {
    const shownBy: readonly string[] = declared.find((one) => one.name === list)?.shownBy ?? [];
    expect(shownBy).toContain(calls[list]?.list);
  });

  test('has a page for each of its addresses', () => {
    const paths = Object.values(resourcePaths[list]).map(({ path }) => path);
    expect(paths.filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
  });

  test('stands in the menu under a name, in every language', () => {
    const labels = Object.values(meta?.menu ?? {}).flatMap((place) => (place ? [place.label] : []));
    expect(labels.length).toBeGreaterThan(0);
    expect(missing('shell', 'menu', labels)).toEqual([]);
  });

  test('has words for what the palette offers to make, in every language', () => {
    expect(missing('palette', 'action', meta?.createLabel ? [meta.createLabel] : [])).toEqual([]);
  });
});

describe.each(FOUND_KINDS)('what search finds among %s', (kind) => {
  test('has a finder, a heading in every language, and a page of its own', () => {
    expect(finders[kind].find).toBeInstanceOf(Function);
    expect(missing('palette', 'group', [kind])).toEqual([]);
    expect(rowPath(kind, '7')).toMatch(/\/7$/);
  });
});

test('what the audit log links to is named there, and held by a list', () => {
  expect(OPENED_ENTITIES.filter((entity) => !subjects.has(entity))).toEqual([]);
  expect(OPENED_ENTITIES.map(listOf)).toEqual(FOUND_KINDS);
});
