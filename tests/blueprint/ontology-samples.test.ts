import { describe, expect, it } from 'vitest';
import { APP_LANGUAGES, type AppLanguage, LIMITS } from '../../blueprint/kinds.ts';
import { descriptionFor } from '../../blueprint/understand/compile/rows/descriptions.ts';
import { ATTRIBUTES, THINGS } from '../../blueprint/understand/ontology/index.ts';

/** A row's own name stands in these. */
const NAMED_BY_ROW: readonly string[] = ['name', 'title'];
/** Longer values are cut off in the columns of a list. */
const SHORT = 60;
const LONG = 200;

const TEXTS = ATTRIBUTES.filter(
  ({ name, type }) => (type === 'text' || type === 'longText') && !NAMED_BY_ROW.includes(name),
);
const samplesOf = ({ samples }: (typeof ATTRIBUTES)[number], language: AppLanguage): readonly string[] =>
  samples === undefined ? [] : ('length' in samples ? samples : (samples[language] ?? [])).map(String);
const everySample = TEXTS.flatMap((attribute) =>
  APP_LANGUAGES.flatMap((language) =>
    samplesOf(attribute, language).map((sample) => ({ attribute, language, sample })),
  ),
);
const shown = ({ attribute, language, sample }: (typeof everySample)[number]) =>
  `${attribute.name} ${language} ${sample}`;

/** Codes have digits and no words, or are parts of an address on the web. */
const isCode = (text: string) =>
  (/\d/.test(text) && !/\p{Letter}{6}|\p{Lowercase}{3}/u.test(text)) || /^[a-z]+(?:-[a-z]+)+$/.test(text);
const SCRIPTS: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  zh: /^(?=.*\p{Script=Han})[^\p{Script=Arabic}]*$/u,
  ar: /^(?=.*\p{Script=Arabic})[^\p{Script=Han}]*$/u,
};
const LATIN = /^[^\p{Script=Han}\p{Script=Arabic}]*$/u;

describe('the sample values of text attributes', () => {
  it.each(APP_LANGUAGES)('are at least six different ones in %s', (language) => {
    const few = TEXTS.filter((attribute) => new Set(samplesOf(attribute, language)).size < 6);
    expect(few.map(({ name }) => name)).toEqual([]);
  });

  it('are no longer than a column shows and a row holds', () => {
    const long = everySample.filter(
      ({ attribute, sample }) => sample.length > (attribute.type === 'text' ? SHORT : LONG),
    );
    expect(long.map(shown)).toEqual([]);
    expect(LONG).toBeLessThan(LIMITS.value);
  });

  it('are plain texts, without a bar, a blank at an end or something to fill in', () => {
    const odd = everySample.filter(
      ({ sample }) => !/^(?!.*(?:\||lorem|example \d|#))\S(?:.*\S)?$/i.test(sample),
    );
    expect(odd.map(shown)).toEqual([]);
  });

  it('are in the script of their language, unless they are the same in all', () => {
    const wrong = everySample.filter(
      ({ attribute, language, sample }) =>
        attribute.samples !== undefined &&
        !('length' in attribute.samples) &&
        !isCode(sample) &&
        !(SCRIPTS[language] ?? LATIN).test(sample),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('begin with a number where there is one, since numbers are counted on from the first', () => {
    const isNumber = (text: string) => /^\d+$/.test(text);
    const wrong = TEXTS.flatMap((attribute) =>
      APP_LANGUAGES.filter((language) => {
        const samples = samplesOf(attribute, language);
        return samples.some(isNumber) && !/^[1-9]\d*$/.test(samples[0] ?? '');
      }).map((language) => `${attribute.name} ${language}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of places in the same order are as many as the places', () => {
    const places = ['city', 'region', 'country', 'postcode', 'coordinates'].map((name) =>
      TEXTS.find((attribute) => attribute.name === name),
    );
    for (const language of APP_LANGUAGES) {
      const lengths = places.map((attribute) => attribute && samplesOf(attribute, language).length);
      expect(new Set(lengths).size, language).toBe(1);
    }
  });

  it('of numbers that tell rows apart differ in all twelve rows', () => {
    const unique = ['orderNumber', 'invoiceNumber', 'membershipNumber', 'iban', 'isbn', 'vin', 'sku', 'code'];
    const few = TEXTS.filter(({ name }) => unique.includes(name)).filter((attribute) =>
      APP_LANGUAGES.some((language) => new Set(samplesOf(attribute, language)).size < 12),
    );
    expect(few.map(({ name }) => name)).toEqual([]);
  });
});

describe('the descriptions of things', () => {
  const categories = [undefined, ...new Set(THINGS.map(({ category }) => category))];
  const of = (category: (typeof categories)[number], language: AppLanguage) =>
    Array.from({ length: 12 }, (_, index) => descriptionFor(category, language, index));

  it.each(APP_LANGUAGES)('are six for each sort of thing in %s, in its script and short', (language) => {
    for (const category of categories) {
      const texts = new Set(of(category, language));
      expect(texts.size, category).toBe(6);
      for (const text of texts) {
        expect(text).toMatch(SCRIPTS[language] ?? LATIN);
        expect(text).toMatch(/^\S[^|]+[.。]$/);
        expect(text.length, text).toBeLessThanOrEqual(100);
      }
    }
  });

  it('differ from one sort of thing to another, and from row to row', () => {
    const firsts = APP_LANGUAGES.flatMap((language) =>
      categories.flatMap((category) => [...new Set(of(category, language))]),
    );
    expect(new Set(firsts).size).toBe(firsts.length);
    for (const language of APP_LANGUAGES) {
      const texts = of('event', language);
      expect(texts.filter((text, index) => text === texts[index + 1])).toEqual([]);
    }
  });
});
