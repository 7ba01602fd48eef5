import { nameFor } from '#blueprint/names.ts';
import fc from 'fast-check';
import { check, format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { blueprintSchema } from '#blueprint/schema.ts';
import type { SourceFile } from '#builder/generate/index.ts';
import { generate } from '#builder/generate/index.ts';
import { arbitraryBlueprint, HOSTILE_NAMES, HOSTILE_TEXTS, largestBlueprint } from '../support/blueprints.ts';
import { sampleBlueprint } from '../support/sample-blueprint.ts';

const DATA = new Set(['src/data/app.ts', 'src/data/rows.ts']);
const SAFE_PATH = /^(?:[A-Za-z0-9_-]+\/)*\.?[A-Za-z0-9_-]+(?:\.[a-z]+)+$|^\.gitignore$|^\.prettierignore$/;

const fileOf = (files: SourceFile[], path: string) => {
  const found = files.find((file) => file.path === path);
  if (!found) throw new Error(`${path} was not generated`);
  return found.text;
};

/** Every text of the blueprint with its place given a mark that no file of ours has. */
function marked(): Blueprint {
  let count = 0;
  const mark = (text: string) => `${text} zqx${(count += 1)}zqx`.trim();
  return {
    ...sampleBlueprint,
    name: mark(sampleBlueprint.name),
    tagline: mark(sampleBlueprint.tagline),
    entities: sampleBlueprint.entities.map((entity) => ({
      ...entity,
      label: mark(entity.label),
      plural: mark(entity.plural),
      fields: entity.fields.map((field) => ({ ...field, label: mark(field.label) })),
    })),
    pages: sampleBlueprint.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, heading: mark(section.heading) })),
    })),
  };
}

async function unformatted(files: readonly SourceFile[]): Promise<string[]> {
  const config = await resolveConfig(new URL('../../package.json', import.meta.url).pathname);
  const results = await Promise.all(
    files
      .filter(({ path }) => !/ignore$/.test(path))
      .map(async ({ path, text }) => ((await check(text, { ...config, filepath: path })) ? '' : path)),
  );
  return results.filter(Boolean);
}

describe('the arbitrary blueprint', () => {
  test('is always one the schema admits', () => {
    fc.assert(
      fc.property(arbitraryBlueprint, (blueprint) => {
        const result = blueprintSchema.safeParse(blueprint);
        expect(result.error?.issues ?? []).toEqual([]);
      }),
    );
    expect(blueprintSchema.safeParse(largestBlueprint()).error?.issues ?? []).toEqual([]);
    expect(blueprintSchema.safeParse(sampleBlueprint).error?.issues ?? []).toEqual([]);
  });
});

describe('generate', () => {
  test('gives the same files to the byte for the same blueprint, sorted by path and each path once', () => {
    fc.assert(
      fc.property(arbitraryBlueprint, (blueprint) => {
        const files = generate(blueprint);
        expect(generate(structuredClone(blueprint))).toEqual(files);
        const paths = files.map(({ path }) => path.toLowerCase());
        expect(new Set(paths).size).toBe(paths.length);
        expect(files.map(({ path }) => path)).toEqual(files.map(({ path }) => path).toSorted());
      }),
      { numRuns: 40 },
    );
  });

  test('writes only inside the project, under plain names', () => {
    fc.assert(
      fc.property(arbitraryBlueprint, (blueprint) => {
        for (const { path } of generate(blueprint)) expect(path).toMatch(SAFE_PATH);
      }),
      { numRuns: 40 },
    );
  });

  test('puts the texts of a blueprint in the data modules and nowhere else', () => {
    const texts = generate(marked()).filter(({ text }) => text.includes('zqx'));
    const allowed = [...DATA, 'README.md', 'index.html', 'package.json'];
    expect(texts.map(({ path }) => path).filter((path) => !allowed.includes(path))).toEqual([]);
    expect(texts.map(({ path }) => path)).toContain('src/data/app.ts');
  });

  test('keeps hostile text out of everything but data, and escaped in there', () => {
    const without = (name: string) =>
      new Map(generate({ ...sampleBlueprint, name }).map(({ path, text }) => [path, text]));
    for (const hostile of HOSTILE_TEXTS) {
      const text = hostile.slice(0, 60);
      const say = { label: text, heading: text };
      const files = generate({
        ...sampleBlueprint,
        name: text,
        tagline: text,
        entities: sampleBlueprint.entities.map((entity) => ({
          ...entity,
          label: `A${text}`.slice(0, 40),
          plural: `A${text}`.slice(0, 40),
          fields: entity.fields.map((field) => ({ ...field, label: say.label })),
        })),
        pages: sampleBlueprint.pages.map((page) => ({
          ...page,
          sections: page.sections.map((section) => ({ ...section, heading: say.heading })),
        })),
      });
      expect(
        fileOf(files, 'src/data/app.ts')
          .replace('Record<string, EntityText>', '')
          .replace('Record<string, Page>', ''),
      ).not.toMatch(/[<>\u2028\u2029\u202E\uFEFF]/);
      // Everything else is what an app of that name with harmless texts has.
      const expected = without(text);
      for (const { path, text: written } of files)
        if (!DATA.has(path)) expect(written).toBe(expected.get(path));
      expect(fileOf(files, 'index.html')).toMatch(/<title>[\p{L}\p{N}\p{M} ]+<\/title>/u);
      expect(fileOf(files, 'README.md')).toMatch(/^# [\p{L}\p{N}\p{M} ]+\n/u);
      expect(fileOf(files, 'package.json')).toMatch(/"name": "[a-z0-9-]+"/);
    }
  });

  test('means in its data modules exactly what the blueprint said', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBlueprint, async (blueprint) => {
        const source = fileOf(generate(blueprint), 'src/data/app.ts')
          .replace(/^import .*$/gm, '')
          .replace('const app: AppText', 'const app')
          .replace(/^\} satisfies .*;$/gm, '};')
          .replace(/^(export const \w+ = \{\}) satisfies .*;$/gm, '$1;');
        const module: unknown = await import(
          /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
        );
        expect(module).toMatchObject({ app: { name: blueprint.name, tagline: blueprint.tagline } });
        const { pages, entities } = module as { pages: object; entities: object };
        expect(Object.values(pages).map((page: { title: string }) => page.title)).toEqual(
          blueprint.pages.map((page) => page.title),
        );
        expect(Object.values(entities).map((entity: { label: string }) => entity.label)).toEqual(
          blueprint.entities.map((entity) => entity.label),
        );
      }),
      { numRuns: 30 },
    );
  });

  test('writes every file the way prettier would', async () => {
    expect(await unformatted(generate(sampleBlueprint))).toEqual([]);
    expect(await unformatted(generate(largestBlueprint()))).toEqual([]);
    const shared = new Set(generate(sampleBlueprint).map(({ text }) => text));
    await fc.assert(
      fc.asyncProperty(arbitraryBlueprint, async (blueprint) => {
        const own = generate(blueprint).filter(({ text }) => !shared.has(text));
        expect(await unformatted(own)).toEqual([]);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  test('gives every kind of row a name of its own, whatever it is called', () => {
    const names: string[] = [];
    for (const label of HOSTILE_NAMES.slice(0, 30)) names.push(nameFor(label, 'data', names));
    const entities = HOSTILE_NAMES.slice(0, 30).map((label, index) => ({
      name: names[index] ?? '',
      label,
      plural: label,
      icon: 'box' as const,
      title: 'title',
      access: { read: ['public'], create: ['public'], update: ['public'], delete: ['public'] },
      fields: [{ name: 'title', label, type: 'text' as const }],
    }));
    const blueprint: Blueprint = {
      ...sampleBlueprint,
      entities,
      rows: {},
      pages: [sampleBlueprint.pages.slice(-1)[0] ?? []].flat(),
    };
    const models = generate(blueprint)
      .map(({ path }) => path)
      .filter((path) => path.startsWith('src/model/'));
    for (const path of models) expect(path).toMatch(/^src\/model\/[a-z][A-Za-z0-9]*\.ts$/);
    // One each and one of all, also where file names differ by nothing but their case.
    expect(new Set(models.map((path) => path.toLowerCase())).size).toBe(entities.length + 1);
  });

  test('builds an app without any data of its own', () => {
    const blueprint: Blueprint = {
      ...sampleBlueprint,
      entities: [],
      rows: {},
      pages: sampleBlueprint.pages
        .filter(({ kind }) => kind === 'content')
        .map((page) => ({ ...page, path: '/' })),
    };
    const files = generate(blueprint);
    expect(files.some(({ path }) => path === 'src/data/rows.ts')).toBe(false);
    expect(fileOf(files, 'src/model/index.ts')).toContain('models: readonly Model[] = []');
  });

  test('never names a page’s component like one of the shared components that it is built on', () => {
    const titles = ['List', 'Detail', 'Form', 'Sections', 'Error'];
    const pages = titles.map((title) => ({
      kind: 'content' as const,
      title,
      path: title === 'List' ? '/' : `/${title.toLowerCase()}`,
      icon: 'file' as const,
      sections: [],
      inMenu: true,
    }));
    const files = generate({ ...sampleBlueprint, pages, entities: [], rows: {} });
    const shared = ['ListPage', 'DetailPage', 'FormPage', 'SectionsPage', 'ErrorPage'];
    for (const name of shared) expect(files.map(({ path }) => path)).not.toContain(`src/pages/${name}.tsx`);
  });

  test('leaves the sample in builder/app as the generator writes it', async () => {
    const sample = import.meta.glob<string>(
      [
        '../../builder/app/index.html',
        '../../builder/app/src/{data,model,pages}/**',
        '../../builder/app/src/{routes.tsx,styles/theme.css}',
      ],
      { query: '?raw', import: 'default', eager: true },
    );
    const files = generate(sampleBlueprint);
    for (const [path, text] of Object.entries(sample)) {
      expect(fileOf(files, path.replace('../../builder/app/', ''))).toBe(text);
    }
    expect(Object.keys(sample).length).toBeGreaterThan(14);
    expect(await format('a', { parser: 'typescript' })).toBe('a;\n');
  });
});
