import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh-CN', 'ar'];

/** What each example of the landing page is about; more may be in it where it says so. */
const KEPT = {
  bikes: ['bike', 'customer', 'repair'],
  tools: ['loan', 'member', 'tool'],
} as const;

async function examplesIn(language: string): Promise<Record<string, string>> {
  const { example } = JSON.parse(await readFile(`src/locales/${language}/landing.json`, 'utf8')) as {
    example: Record<string, string>;
  };
  return example;
}

test.each(LANGUAGES)(
  'the examples of the landing page in %s become just what they name',
  async (language) => {
    const examples = await examplesIn(language);
    for (const [name, kept] of Object.entries(KEPT)) {
      const { facts } = understand(examples[name] ?? '');
      const concepts = facts.entities.map(({ concept, noun }) => concept ?? noun);
      expect(concepts.toSorted(), examples[name]).toEqual(kept);
    }
    expect(understand(examples.recipes ?? '').facts.entities[0]?.noun, examples.recipes).toMatch(
      /recipe|recet|recett|rezept|菜谱|وصف/i,
    );
  },
);
