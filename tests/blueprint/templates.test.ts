import { describe, expect, test } from 'vitest';
import { APP_TEMPLATES, appOf } from '#blueprint/concepts/index.ts';
import { APP_LANGUAGES } from '#blueprint/kinds.ts';
import { blueprintSchema } from '#blueprint/schema.ts';
import { templatesIn } from '#blueprint/templates/index.ts';
import { translated } from '#blueprint/templates/translated.ts';
import { understand } from '#blueprint/understand/index.ts';
import { faultsOfRows } from '../support/sample-rows.ts';

const OTHERS = APP_LANGUAGES.filter((language) => language !== 'en');

/** Records which texts are asked for. */
function listening(): { texts: Record<string, string>; heard: Set<string> } {
  const heard = new Set<string>();
  const texts = new Proxy<Record<string, string>>(
    {},
    {
      get(_, text) {
        heard.add(String(text));
        return undefined;
      },
    },
  );
  return { texts, heard };
}

/** Every text of a template, of the app and of each thing. */
function textsOf(kind: (typeof APP_TEMPLATES)[number]['kind'], description: string) {
  const app = appOf(kind);
  const whole = listening();
  const things = app.entities.map(({ name }) => ({ name, ...listening() }));
  translated(app, 'en', {
    app: whole.texts,
    entities: Object.fromEntries(things.map(({ name, texts }) => [name, texts])),
  });
  return {
    app: [description, ...whole.heard].sort(),
    entities: Object.fromEntries(things.map(({ name, heard }) => [name, [...heard].sort()])),
  };
}

const twice = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at);

describe.each(OTHERS)('the templates in %s', async (language) => {
  const { default: texts } = (await import(`../../blueprint/templates/${language}.json`)) as {
    default: Record<
      string,
      { app: Record<string, string>; entities: Record<string, Record<string, string>> }
    >;
  };
  const templates = await templatesIn(language);

  test('have every text, and none that no template has', () => {
    for (const { kind, description } of APP_TEMPLATES) {
      const own = texts[kind];
      const keys = {
        app: Object.keys(own?.app ?? {}).sort(),
        entities: Object.fromEntries(
          Object.entries(own?.entities ?? {}).map(([name, some]) => [name, Object.keys(some).sort()]),
        ),
      };
      expect(keys).toEqual(textsOf(kind, description));
      for (const some of [own?.app ?? {}, ...Object.values(own?.entities ?? {})])
        expect(Object.values(some).filter((text) => text.trim() === '')).toEqual([]);
    }
    expect(Object.keys(texts).sort()).toEqual(APP_TEMPLATES.map(({ kind }) => kind).sort());
  });

  test.each(templates)(
    '$kind is an app that the schema admits, whose rows keep its own rules',
    ({ blueprint }) => {
      expect(blueprintSchema.safeParse(blueprint).error?.issues ?? []).toEqual([]);
      expect(faultsOfRows(blueprint)).toEqual([]);
      expect(blueprint.language).toBe(language);
    },
  );

  test.each(templates)('$kind calls no two fields, options or pages the same', ({ blueprint }) => {
    for (const { fields } of blueprint.entities) {
      expect(twice(fields.map(({ label }) => label))).toEqual([]);
      for (const { options = [] } of fields) expect(twice(options.map(({ label }) => label))).toEqual([]);
    }
    expect(twice(blueprint.pages.map(({ kind, path }) => `${kind} ${path}`))).toEqual([]);
  });

  test.each(templates)('$kind leads from its buttons to pages that it has', ({ blueprint }) => {
    const paths = blueprint.pages.map(({ path }) => path);
    const actions = blueprint.pages.flatMap(({ sections }) =>
      sections.flatMap((section) => {
        if (section.kind === 'hero') return section.action ?? [];
        return section.kind === 'pricing' ? section.plans.flatMap(({ action }) => action ?? []) : [];
      }),
    );
    for (const { path } of actions) expect(paths).toContain(path);
  });

  test('are described by sentences that are read in their language', () => {
    for (const { kind, description } of templates) {
      const { blueprint } = understand(description);
      expect([kind, blueprint?.language]).toEqual([kind, language]);
    }
  });
});

test('an app in English is the hand-made one', async () => {
  for (const { kind, blueprint } of await templatesIn('en')) expect(blueprint).toEqual(appOf(kind));
});

const thingsOf = (description: string) =>
  understand(description).blueprint?.entities.map(({ label }) => label) ?? [];

test('the sentence of a template gives its things once, called as the sentence calls them', () => {
  expect(thingsOf('Rental apartments in Lisbon with viewings and tenants')).toEqual([
    'Rental apartment',
    'Viewing',
    'Tenant',
  ]);
  expect(thingsOf('A directory of local restaurants with reviews and opening hours')).toEqual([
    'Restaurant',
    'Review',
    'Area',
    'Suggestion',
  ]);
});

test('what is written into the sentence of a template comes besides its things', () => {
  expect(thingsOf('Rental apartments in Lisbon with viewings, tenants and repairs')).toEqual([
    'Rental apartment',
    'Viewing',
    'Tenant',
    'Repair',
  ]);
});

test('one sentence of known things by nobody is a wish, in any language', () => {
  expect(thingsOf('Des appartements à louer à Nantes, avec des visites et des locataires')).toContain(
    'Locataire',
  );
});
