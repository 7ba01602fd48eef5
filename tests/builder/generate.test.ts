import { entityNameFor } from '#blueprint/names.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { blueprintSchema } from '#blueprint/schema.ts';
import { withAddedRows } from '#blueprint/understand/compile/rows/added.ts';
import { generate } from '#builder/generate/index.ts';
import { literal } from '#builder/generate/literal.ts';
import { pascal } from '#builder/generate/names.ts';
import {
  arbitraryBlueprint,
  EVERYONE,
  HOSTILE_NAMES,
  HOSTILE_TEXTS,
  largestBlueprint,
} from '../support/blueprints.ts';
import { arbitraryFullBlueprint } from '../support/full-blueprints.ts';
import { expectMeaning } from '../support/meaning.ts';
import { oddBlueprint } from '../support/odd-blueprint.ts';
import { sampleBlueprint } from '../support/sample-blueprint.ts';
import { withTexts } from '../support/texts.ts';
import { textOf, unformatted } from '../support/written.ts';
import { school } from './apps/school.ts';

/** The modules that may hold a text of the blueprint as it is. */
const DATA = /^src\/(?:app|pages\/text|entities\/[A-Za-z0-9]+\/(?:text|seed|model))\.ts$|^public\//;
/** What carries the name of the app in plain words. */
const NAMED = ['README.md', 'index.html', 'package.json'];
const SAFE_PATH = /^(?:[A-Za-z0-9_-]+\/)*\.?[A-Za-z0-9_-]+(?:\.[a-z]+)+$/;
const PLAIN_PATHS = ['.gitignore', '.prettierignore', '.dockerignore', 'Dockerfile'];

/** What the generator writes itself; the shared files are formatted where they stand. */
const WRITTEN =
  /^src\/(?:entities|pages)\/|^src\/(?:app|paths|routes)\.tsx?$|\/(?:theme\.css|face\.css|pattern\.ts|0001-first\.ts)$|^[^/]+$/;

describe('the arbitrary blueprint', () => {
  test('is always one the schema admits', () => {
    const issuesOf = (blueprint: Blueprint) => blueprintSchema.safeParse(blueprint).error?.issues ?? [];
    for (const arbitrary of [arbitraryBlueprint, arbitraryFullBlueprint])
      fc.assert(
        fc.property(arbitrary, (blueprint) => {
          expect(issuesOf(blueprint)).toEqual([]);
        }),
        { numRuns: 50 },
      );
    expect(issuesOf(largestBlueprint())).toEqual([]);
    expect(issuesOf(oddBlueprint)).toEqual([]);
    expect(issuesOf(sampleBlueprint)).toEqual([]);
  });
});

describe('generate', () => {
  test('says through whom rows belong to somebody, whose address is found by an index', () => {
    const parent = { type: 'reference', entity: 'parent', owns: 'see' } as const;
    const [form, pupil, mark] = school.entities;
    if (!form || !pupil || !mark) throw new Error('A school has classes, pupils and marks');
    const files = generate({
      ...school,
      rows: {},
      entities: [
        form,
        {
          ...form,
          name: 'parent',
          fields: [
            { name: 'name', label: 'Name', type: 'text' },
            { name: 'email', label: 'E-mail', type: 'email' },
          ],
        },
        { ...pupil, fields: [...pupil.fields, { name: 'guardian', label: 'Guardian', ...parent }] },
        {
          ...mark,
          fields: mark.fields.map((field) =>
            field.name === 'pupil' ? { ...field, owns: 'see', through: 'guardian' } : field,
          ),
        },
      ],
    });
    expect(textOf(files, 'src/entities/mark/model.ts')).toContain("through: 'guardian'");
    expect(textOf(files, 'server/migrations/0001-first.ts')).toContain(
      'ON "parent" ("email" COLLATE NOCASE)',
    );
  });

  test('lets what is kept once a day of each of a group be entered on the page of the group', () => {
    const files = generate(school);
    const page = files.find(({ path, text }) => path.endsWith('Detail.tsx') && text.includes('<RollCall'));
    expect(page?.text).toMatch(
      /<RollCall\s+entity=\{mark\}\s+of="pupil"\s+date="date"\s+mark="mark"\s+people=\{pupil\}\s+by="form"/,
    );
    expect(files.some(({ path }) => path === 'src/components/detail/roll-call.css')).toBe(true);
    expect(generate(sampleBlueprint).some(({ path }) => path.includes('RollCall'))).toBe(false);
  });

  test('gives the same files to the byte for the same blueprint, by path, each once, in the project and under plain names', () => {
    fc.assert(
      fc.property(arbitraryFullBlueprint, (blueprint) => {
        const files = generate(blueprint);
        expect(generate(structuredClone(blueprint))).toEqual(files);
        const paths = files.map(({ path }) => path.toLowerCase());
        expect(new Set(paths).size).toBe(paths.length);
        expect(files.map(({ path }) => path)).toEqual(files.map(({ path }) => path).toSorted());
        for (const { path } of files) if (!PLAIN_PATHS.includes(path)) expect(path).toMatch(SAFE_PATH);
      }),
      { numRuns: 30 },
    );
  });

  test('counts in a chart only the rows that it asks for', () => {
    const sections = [
      {
        kind: 'chart' as const,
        heading: 'Done by month',
        entity: 'booking',
        by: 'slot',
        measure: 'count' as const,
        where: { field: 'status', is: 'done' },
      },
    ];
    const pages = sampleBlueprint.pages.map((page) => (page.kind === 'home' ? { ...page, sections } : page));
    const home = textOf(generate({ ...sampleBlueprint, pages }), 'src/pages/HomePage.tsx');
    expect(home).toMatch(/filters=\{\{\s+status: \{\s+is: \['done'\]/);
  });

  test('says on the cards of a board whose they are before anything else', () => {
    const files = generate(sampleBlueprint);
    const board = files.find(({ path, text }) => path.startsWith('src/pages/') && text.includes('<Board'));
    const [first] = /card=\{\['(\w+)'/.exec(board?.text ?? '')?.slice(1) ?? [];
    const booking = sampleBlueprint.entities.find(({ name }) => name === 'booking');
    expect(booking?.fields.find(({ name }) => name === first)?.type).toBe('reference');
  });

  test('puts the texts of a blueprint in the data modules and nowhere else', () => {
    // Nothing of this mark can stand in a name, and no file of ours has it.
    const mark = '€–€';
    const blueprint = withTexts(sampleBlueprint, (text, max) => `${mark} ${text}`.slice(0, max));
    expect(blueprintSchema.safeParse(blueprint).error?.issues ?? []).toEqual([]);
    const paths = generate(blueprint)
      .filter(({ text }) => text.includes(mark))
      .map(({ path }) => path);
    expect(paths.filter((path) => !DATA.test(path))).toEqual([]);
    const { entities } = blueprint;
    expect(paths).toEqual(
      expect.arrayContaining([
        'src/app.ts',
        'src/pages/text.ts',
        ...entities.flatMap(({ name }) => [`src/entities/${name}/text.ts`, `src/entities/${name}/seed.ts`]),
      ]),
    );
  });

  test('keeps hostile text out of everything but data, and escaped in there', () => {
    const plain = (text: string) => pascal(text) || '-';
    for (const hostile of HOSTILE_TEXTS) {
      let count = 0;
      // Choices of one field must differ.
      const blueprint = withTexts(sampleBlueprint, (_, max) => `A${(count += 1)}${hostile}`.slice(0, max));
      const files = generate(blueprint);
      // The names of plurals and pages are made of letters and digits alone, so harmless texts with those give the same code.
      const expected = new Map(
        generate({
          ...sampleBlueprint,
          name: blueprint.name,
          tagline: blueprint.tagline,
          entities: sampleBlueprint.entities.map((entity, index) => ({
            ...entity,
            plural: plain(blueprint.entities[index]?.plural ?? ''),
          })),
          pages: sampleBlueprint.pages.map((page, index) => ({
            ...page,
            title: plain(blueprint.pages[index]?.title ?? ''),
          })),
        }).map(({ path, text }) => [path, text]),
      );
      for (const { path, text } of files) {
        if (!DATA.test(path)) expect(text, path).toBe(expected.get(path));
        else if (path.endsWith('.ts'))
          expect(text.replaceAll(/<typeof \w+>/g, '').replaceAll('=>', ''), path).not.toMatch(
            /[<>\u2028\u2029\u202E\uFEFF]/,
          );
        else if (path.endsWith('.svg')) expect(text, path).not.toMatch(/<(?:script|img|style)/);
      }
      expect(textOf(files, 'index.html')).toMatch(/<title>[\p{L}\p{N}\p{M} ]+<\/title>/u);
      expect(textOf(files, 'README.md')).toMatch(/^# [\p{L}\p{N}\p{M} ]+\n/u);
      expect(textOf(files, 'package.json')).toMatch(/"name": "[a-z0-9-]+"/);
      expect(NAMED.every((path) => !textOf(files, path).includes('<script>alert'))).toBe(true);
    }
  });

  test('means in its data modules exactly what the blueprint said, with sample rows where it has none', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryFullBlueprint, async (drawn) => {
        // As it is stored: JSON knows no negative zero.
        const blueprint: Blueprint = JSON.parse(JSON.stringify(drawn));
        await expectMeaning(withAddedRows(blueprint), generate(blueprint));
      }),
      { numRuns: 20, endOnFailure: true },
    );
    for (const blueprint of [sampleBlueprint, oddBlueprint])
      await expectMeaning(withAddedRows(blueprint), generate(blueprint));
  });

  test('writes every number of up to 16 digits in the numeral that linters take for exact', () => {
    // Halfway between two such numerals: JavaScript prints the one that ends in .2.
    expect(literal(Number('-999999999999999.2'))).toBe('-999999999999999.3');
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (number) => {
        const text = literal(number);
        expect(Number(text) + 0).toBe(number + 0);
      }),
    );
  });

  test('writes its files the way prettier would', async () => {
    const own = (blueprint: Blueprint) => generate(blueprint).filter(({ path }) => WRITTEN.test(path));
    expect(await unformatted(own(sampleBlueprint))).toEqual([]);
    expect(await unformatted(own(oddBlueprint))).toEqual([]);
    await fc.assert(
      fc.asyncProperty(arbitraryFullBlueprint, async (blueprint) => {
        expect(await unformatted(own(blueprint))).toEqual([]);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  test('gives every kind of row a folder and a name of its own, whatever it is called', () => {
    const names: string[] = [];
    for (const label of HOSTILE_NAMES.slice(0, 30)) names.push(entityNameFor(label, names));
    const entities = HOSTILE_NAMES.slice(0, 30).map((label, index) => ({
      name: names[index] ?? '',
      label,
      plural: label,
      icon: 'box' as const,
      title: 'title',
      access: EVERYONE,
      fields: [{ name: 'title', label, type: 'text' as const }],
    }));
    const blueprint: Blueprint = {
      ...sampleBlueprint,
      entities,
      rules: [],
      rows: {},
      pages: [{ kind: 'content', title: 'Home', path: '/', icon: 'home', sections: [], inMenu: true }],
    };
    expect(blueprintSchema.safeParse(blueprint).error?.issues ?? []).toEqual([]);
    const files = generate(blueprint);
    const models = files.map(({ path }) => path).filter((path) => path.endsWith('/model.ts'));
    for (const path of models) expect(path).toMatch(/^src\/entities\/[a-z][A-Za-z0-9]*\/model\.ts$/);
    expect(new Set(models.map((path) => path.toLowerCase())).size).toBe(entities.length);
    const types = files.flatMap(({ path, text }) =>
      path.endsWith('/model.ts') ? Array.from(text.matchAll(/export type (\w+) =/g), ([, type]) => type) : [],
    );
    expect(new Set(types.map((type) => type?.toLowerCase())).size).toBe(entities.length);
  });

  test('builds an app without any data of its own', async () => {
    const blueprint: Blueprint = {
      ...sampleBlueprint,
      entities: [],
      rules: [],
      rows: {},
      pages: sampleBlueprint.pages
        .filter(({ kind }) => kind === 'content')
        .map((page) => ({ ...page, path: '/', sections: [] })),
    };
    expect(blueprintSchema.safeParse(blueprint).error?.issues ?? []).toEqual([]);
    const files = generate(blueprint);
    expect(textOf(files, 'src/entities/index.ts')).toContain('entities: readonly Entity[] = []');
    expect(files.filter(({ path }) => path.endsWith('/model.ts'))).toEqual([]);
    expect(await unformatted(files.filter(({ path }) => WRITTEN.test(path)))).toEqual([]);
  });

  test('links the rows that a row is named after from its page, and lists the latest rows by when they were added', () => {
    const { entities, pages, ...blueprint } = structuredClone(sampleBlueprint);
    const files = generate({
      ...blueprint,
      entities: entities.map((entity) =>
        entity.name === 'booking' ? { ...entity, title: '{name}, {customer}' } : entity,
      ),
      pages: pages.map((page) =>
        page.kind === 'home'
          ? {
              ...page,
              sections: [...page.sections, { kind: 'list', heading: 'New', entity: 'part', limit: 5 }],
            }
          : page,
      ),
    });
    expect(textOf(files, 'src/entities/booking/BookingDetail.tsx')).toMatch(/fields=\{\[[^\]]*'customer'/);
    const home = textOf(files, 'src/pages/HomePage.tsx');
    const [list = ''] = home.slice(home.lastIndexOf('<ListSection')).split('/>');
    expect(list).toContain('entity={part}');
    expect(list).not.toContain('sort=');
  });

  test('never names a page’s component like one of the shared components that it is built on', () => {
    const shared = new Set(
      generate(sampleBlueprint).flatMap(({ path }) =>
        path.startsWith('src/components/') ? [/(\w+)\.tsx?$/.exec(path)?.[1]?.toLowerCase()] : [],
      ),
    );
    const titles = ['Form', 'Row', 'Not found', 'Sign in', 'Error', 'Lazy', 'Page', 'Text'];
    const pages = titles.map((title, index) => ({
      kind: 'content' as const,
      title,
      path: index === 0 ? '/' : `/page-${index}`,
      icon: 'file' as const,
      sections: [],
      inMenu: true,
    }));
    const files = generate({ ...sampleBlueprint, pages, entities: [], rules: [], rows: {} });
    const components = files.flatMap(({ path }) => {
      const [, name] = /^src\/pages\/(\w+)\.tsx$/.exec(path) ?? [];
      return name === undefined ? [] : [name];
    });
    // With the account page.
    expect(components).toHaveLength(titles.length + 1);
    expect(components.filter((name) => shared.has(name.toLowerCase()))).toEqual([]);
  });

  test('leaves the sample in builder/app as the generator writes it', () => {
    const sample = import.meta.glob<string>(
      ['../../builder/app/{src,server,public}/**', '../../builder/app/{index.html,README.md,vite.config.ts}'],
      { query: '?raw', import: 'default', eager: true },
    );
    const files = generate(sampleBlueprint);
    for (const { path, text } of files) {
      const kept = sample[`../../builder/app/${path}`];
      if (kept !== undefined) expect(kept, path).toBe(text);
      else expect(path).toMatch(/^(?:tests\/|\.|Dockerfile|package\.json|tsconfig\.json)/);
    }
    const written = Object.keys(sample).map((path) => path.replace('../../builder/app/', ''));
    const paths = new Set(files.map(({ path }) => path));
    expect(written.filter((path) => /^src\/(?:entities|pages)\//.test(path) && !paths.has(path))).toEqual([]);
  });
});
