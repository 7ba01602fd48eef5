import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

// Wordings that the product does not use, so that none comes back with a new text.
const UNWANTED: RegExp[] = [
  /\bis needed\b/i,
  /\bis missing\.$/i,
  /some of this is missing/i,
  /needs? another look/i,
  /^the \d digits$/i,
  /accepts these/i,
  /\banew\b/i,
  /shaped by hand/i,
  /shape pages|paid after shaping/i,
  /if there is one/i,
  /no two alike/i,
  /^(least|most|one row|opening|roomy)$/i,
  /words on the button/i,
  /preview forgets/i,
  /what became of it/i,
  /\blet (back )?in\b/i,
  /own dates/i,
  /^beside\b/i,
  /given up/i,
  /all that is left|part of it/i,
  /as it was at first/i,
  /offer .*to every administrator/i,
  /who did what/i,
  /\.csv is read\b/i,
  /how you are told/i,
  /sign out what you/i,
  /\bpersons\b/i,
  /\bchosen\b/i,
  /\bchoose (all|none)\b/i,
  /take the filter/i,
  /taken along|narrowed/i,
  /\b(is|was|were) refused\b/i,
];
/** The policies are prose and say in whole sentences what is done with data. */
const PROSE = ['policies.json'];

type Texts = { [key: string]: string | Texts };
const flat = (texts: Texts, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : flat(value, `${path}.${key}`),
  );
const read = async (path: string): Promise<Texts> =>
  JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8'));

const areas = (await readdir(new URL('../../src/locales/en/', import.meta.url))).filter(
  (name) => !PROSE.includes(name),
);

const unwanted = (texts: [string, string][]) =>
  texts.filter(([, text]) => UNWANTED.some((wording) => wording.test(text)));

describe('the English texts', () => {
  test.each(areas)('of %s avoid unwanted wordings', async (area) => {
    expect(unwanted(flat(await read(`src/locales/en/${area}`), area))).toEqual([]);
  });

  test('of the server have none of them either', async () => {
    const sentences = Object.keys(await read('server/texts/es.json'));
    expect(unwanted(sentences.map((text): [string, string] => ['server', text]))).toEqual([]);
  });

  test('of the menu call the help section Help', async () => {
    expect(await read('src/locales/en/shell.json')).toMatchObject({ menu: { help: 'Help', faqs: 'FAQ' } });
  });
});
