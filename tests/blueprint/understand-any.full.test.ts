import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blueprintSchema } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';
import { understandingSchema } from '#contract/builder/projects/understanding.ts';

/** What is wrong with the app of a text; there may be none. */
const faultsOf = (text: string) => {
  const { blueprint } = understand(text);
  return blueprint ? (blueprintSchema.safeParse(blueprint).error?.issues.slice(0, 3) ?? []) : [];
};

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('any text', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.lorem({ maxCount: 30 }),
    fc.constantFrom(
      '',
      '__proto__',
      'x'.repeat(100_000),
      '<script>alert(1)</script>',
      '\0\ud800',
      'قائمة كتب',
      '🚲 🚲',
    ),
  );

  test('gives what the contract admits, the same each time, in a colour that can be read on white', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const understanding = understand(text);
        expect(understandingSchema.safeParse(understanding).error?.issues ?? []).toEqual([]);
        expect(understand(text)).toEqual(understanding);
        const { blueprint } = understanding;
        if (blueprint) expect(contrastWithWhite(blueprint.theme.primary)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 40 },
    );
  });
});

describe('text that grows when its case changes, or breaks when it is cut', () => {
  test.each([
    ['60 × ß', 'ß'.repeat(60)],
    ['60 × ﬁ', 'ﬁ'.repeat(60)],
    ['60 × ŉ', 'ŉ'.repeat(60)],
    ['60 × ΐ', 'ΐ'.repeat(60)],
    ['60 × İ', 'İ'.repeat(60)],
    ['letters beyond the first plane', '𐐨'.repeat(60)],
    ['a pair cut in the middle', `${'x'.repeat(59)}🚲 rides`],
    ['one long word after “number of”', `A club with number of ${'w'.repeat(100)}`],
    ['one long word after “when”', `A diary that knows when to ${'w'.repeat(100)}`],
    ['nouns that differ in case only', 'ßa and ssas with the ſunny'],
    ['dotless and dotted i', 'ıtems and the items with İtems'],
  ])('gives an app that can be built: %s', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  const letter = fc.oneof(
    fc.constantFrom(
      'ß',
      'ẞ',
      'ﬁ',
      'ﬃ',
      'ŉ',
      'ΐ',
      'İ',
      'ı',
      'ſ',
      'K',
      'ς',
      'σ',
      'ǅ',
      'և',
      'ᾳ',
      '𐐨',
      '🚲',
      '👩‍👩‍👧',
      'é',
      'e\u0301',
      'ا',
      '中',
      '\u200d',
      '\u202e',
      '-',
      "'",
      '’',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
    fc.constantFrom(...'abcxyzs'),
  );
  const longWord = fc
    .tuple(fc.array(letter, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 70 }))
    .map(([letters, times]) => letters.join('').repeat(times));
  const glue = fc.constantFrom(
    'a shop for',
    'selling',
    'with',
    'and',
    'number of',
    'how many',
    'when to',
    'who likes',
    'family',
    'my',
    'the',
    'of',
    'for',
    ',',
    '.',
    'track',
    'including',
    'booking',
    'blog',
    'inventory',
    'museum',
    'members',
    'games',
    'shifts',
    'ingredients',
    'constructor',
    '__proto__',
  );
  const sentence = fc
    .array(fc.oneof(glue, longWord), { minLength: 1, maxLength: 14 })
    .map((words) => words.join(' '));

  test('never throws, in any lines with tabs, bars, commas and quotation marks', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('Name', 'Date', 'Status', '1', '2024-01-02', 'yes', '"a', 'constructor', '__proto__'),
    );
    const line = fc
      .tuple(fc.constantFrom('\t', '|', ';', ','), fc.array(cell, { maxLength: 6 }))
      .map(([sign, cells]) => cells.join(sign));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        expect(faultsOf(lines.join('\n'))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('never throws, in any sentence, and gives no app that can’t be built', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(faultsOf(text)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
