import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { languageOrDefault, languageOf, LANGUAGES, preferredLanguage } from '#contract/core/languages.ts';

const folder = new URL('../../src/locales/', import.meta.url);
const CODES = LANGUAGES.map(({ code }) => code);
const areas = (await readdir(new URL('en/', folder))).sort();

type Texts = { [key: string]: string | Texts };
const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );
const read = async (language: string, area: string) =>
  new Map(flat(JSON.parse(await readFile(new URL(`${language}/${area}`, folder), 'utf8'))));
const SUFFIX = /_(zero|one|two|few|many|other)$/;
const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '');

describe('the language of a person', () => {
  test('is what they chose here, and English before they chose', () => {
    expect(languageOrDefault('fr')).toBe('fr');
    expect(languageOrDefault(null)).toBe('en');
    expect(languageOrDefault('klingon')).toBe('en');
  });
  test('who asks for several is the first that the product speaks', () => {
    expect(preferredLanguage(['pt-BR', 'de-AT', 'es'])).toBe('de');
    expect(preferredLanguage(['zh-Hans-HK'])).toBe('zh-CN');
    expect(preferredLanguage([])).toBe('en');
    expect(preferredLanguage(['pt', 'xx'])).toBe('en');
    expect(languageOf('')).toBeNull();
  });
});

test('an Arabic arrow points from the first to the second, whatever their script', async () => {
  const texts = await Promise.all(areas.map((area) => read('ar', area)));
  const arrows = texts.flatMap((area) => [...area.values()]).filter((text) => /\}\}.*←.*\{\{/.test(text));
  expect(arrows.length).toBeGreaterThan(0);
  // Between two words in Latin script an arrow without marks would stand as in a line from left to right.
  for (const text of arrows) expect(text).toMatch(/\u200f←\u200f/);
});

describe.each(CODES)('texts in %s', (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  test.each(areas)('of %s are complete, with exactly the language’s plural forms', async (area) => {
    const english = await read('en', area);
    const texts = await read(language, area);
    const isPlural = (key: string) => SUFFIX.test(key) && english.has(key.replace(SUFFIX, '_other'));
    const wanted = new Set(
      [...english.keys()].flatMap((key) => {
        if (!isPlural(key)) return [key];
        const base = key.replace(SUFFIX, '');
        const zero = english.has(`${base}_zero`) ? [`${base}_zero`] : [];
        return [...zero, ...categories.map((category) => `${base}_${category}`)];
      }),
    );
    expect([...wanted].filter((key) => !texts.get(key)?.trim())).toEqual([]);
    expect([...texts.keys()].filter((key) => !wanted.has(key))).toEqual([]);
  });

  test.each(areas)('of %s have the same placeholders as in English', async (area) => {
    const english = await read('en', area);
    for (const [key, text] of await read(language, area)) {
      const base = key.replace(SUFFIX, '');
      const like = english.get(key) ?? english.get(`${base}_other`) ?? '';
      const given = new Set([...holes(like), ...(SUFFIX.test(key) ? ['count'] : [])]);
      expect(
        holes(text).filter((hole) => !given.has(hole)),
        key,
      ).toEqual([]);
      const needed = holes(like).filter((hole) => hole !== 'count' || !SUFFIX.test(key));
      expect(
        needed.filter((hole) => !holes(text).includes(hole)),
        key,
      ).toEqual([]);
    }
  });
});

describe('the texts in English', () => {
  /** Areas that are read as whole lists, by ids that stand in the texts themselves. */
  const LISTS = ['faqs', 'policies'];
  const source = new URL('../../src/', import.meta.url);
  const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

  const patternOf = (template: string) =>
    new RegExp(
      `^(?:[a-z]+:)?${template
        .split(/\$\{[^}]*\}/)
        .map(escape)
        .join('.+')}$`,
    );

  /** What the code asks for: whole keys, and keys with a hole such as `plan.${name}`, each with the areas its file reads. */
  async function asked() {
    const files = (await readdir(source, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
    return Promise.all(
      files.map(async (file) => {
        const text = (await readFile(new URL(file, source), 'utf8')).replaceAll(
          /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g,
          '',
        );
        const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');
        return {
          file,
          areas: all(/use(?:Translation|Texts)\(\s*(\[[^\]]*\]|'[^']*')/g).flatMap((names) =>
            [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? ''),
          ),
          calls: all(/\bt\(\s*'([^']+)'/g),
          words: all(/['"]([\w:.-]+)['"]/g),
          holed: all(/\bt\(\s*`([^`]*\$\{[^`]*)`/g).map(patternOf),
          // Looked for from every backtick on, since one template may stand in another.
          patterns: all(/(?=`([A-Za-z][\w:-]*\.[^`]*\$\{[^`]*)`)/g).map(patternOf),
        };
      }),
    );
  }

  const keysOf = async () =>
    (
      await Promise.all(
        areas.map(async (file) => {
          const area = file.replace('.json', '');
          return [...(await read('en', file)).keys()].map((key) => `${area}:${key.replace(SUFFIX, '')}`);
        }),
      )
    ).flat();

  test('are each asked for somewhere', async () => {
    const files = await asked();
    const words = new Set(files.flatMap((file) => file.words));
    const patterns = files.flatMap((file) => file.patterns);
    const unused = (await keysOf()).filter((full) => {
      const [area = '', key = ''] = full.split(':');
      if (LISTS.includes(area) || words.has(full) || words.has(key)) return false;
      return !patterns.some((pattern) => pattern.test(key) || pattern.test(full));
    });
    expect(unused).toEqual([]);
  });

  test('hold some key for each that the code asks for with a hole', async () => {
    const keys = (await keysOf()).flatMap((full) => [full, full.slice(full.indexOf(':') + 1)]);
    const called = (await asked()).flatMap(({ file, holed }) => holed.map((pattern) => ({ file, pattern })));
    const missing = called.filter(({ pattern }) => !keys.some((key) => pattern.test(key)));
    expect(missing.map(({ file, pattern }) => `${file}: ${String(pattern)}`)).toEqual([]);
  });

  test('hold every key that the code asks for, in an area that its file reads', async () => {
    const keys = new Set(await keysOf());
    const everywhere = areas.map((file) => file.replace('.json', ''));
    const missing = (await asked()).flatMap(({ file, areas: read, calls }) =>
      calls
        .filter((key) => {
          const full = key.includes(':')
            ? [key]
            : (read.length > 0 ? read : everywhere).map((one) => `${one}:${key}`);
          return !full.some((one) => keys.has(one));
        })
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });
});
