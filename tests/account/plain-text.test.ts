import { describe, expect, test } from 'vitest';
import { plainText } from '#src/pages/home/plain-text.ts';

describe('plain text of an update', () => {
  test.each([
    ['Building it again costs nothing.', 'Building it again costs nothing.'],
    [
      'Now **stock below its minimum**, in an *attention* section.',
      'Now stock below its minimum, in an attention section.',
    ],
    ['Run `npm install` and then `npm start`.', 'Run npm install and then npm start.'],
    ['A snake_case_name and 2 * 3 = 6', 'A snake_case_name and 2 * 3 = 6'],
    ['About ~5 minutes', 'About ~5 minutes'],
    ['one line\nof two', 'one line\nof two'],
  ])('is the text of a single paragraph: %s', (markdown, text) => {
    expect(plainText(markdown)?.replaceAll(/\s+/g, ' ')).toBe(text.replaceAll(/\s+/g, ' '));
  });

  test.each([
    'Look: ![the editor](/pictures/a.webp)',
    'Read [the documents](/faqs).',
    'Two things:\n\n- one\n- two',
    '# A heading',
    '1. first',
    '> quoted',
    '```\ncode\n```',
    'one\n\ntwo',
    '<b>bold</b>',
    'It costs ~~$20~~ $10.',
    'a | b\n--- | ---\n1 | 2',
  ])('is null for any other Markdown: %j', (markdown) => {
    expect(plainText(markdown)).toBeNull();
  });
});
