import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyTool, type Selection, TOOLS, insertPicture } from '#src/resources/recent-updates/markdown.ts';

const words = { text: 'text', url: 'https://' };
/** `|` stands at the ends of what is selected. */
function selected(marked: string): Selection {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: Math.max(start, end - 1) };
}
const marked = ({ text, start, end }: Selection) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

describe('Markdown editor tools', () => {
  test.each([
    ['bold', 'a |b| c', 'a **|b|** c'],
    ['bold', 'a **|b|** c', 'a |b| c'],
    ['italic', '||', '*|text|*'],
    ['italic', 'a **|b|** c', 'a ***|b|*** c'],
    ['italic', 'a ***|b|*** c', 'a **|b|** c'],
    ['italic', 'a *|b|* c', 'a |b| c'],
    ['bold', 'a *|b|* c', 'a ***|b|*** c'],
    ['bold', 'a ***|b|*** c', 'a *|b|* c'],
    ['code', 'run |npm start|', 'run `|npm start|`'],
    ['heading', 'one\nt|w|o', 'one\n|## two|'],
    ['bullets', '|one\ntwo|', '|- one\n- two|'],
    ['bullets', '|- one\n- two|', '|one\ntwo|'],
    ['numbers', '|- one\n- two|', '|1. one\n2. two|'],
    ['quote', 'a|b|', '|> ab|'],
    ['link', 'see |this|', 'see [this](|https://|)'],
  ] as const)('%s turns %j into %j', (tool, before, after) => {
    expect(marked(applyTool(selected(before), tool, words))).toBe(after);
  });

  test('applied twice restore the original text', () => {
    const plain = fc.stringMatching(/^[a-z \n]{0,40}$/);
    fc.assert(
      fc.property(plain, fc.nat(40), fc.nat(40), fc.constantFrom(...TOOLS), (text, one, other, tool) => {
        const start = Math.min(one, other, text.length);
        const end = Math.min(Math.max(one, other), text.length);
        fc.pre(tool !== 'link' && start < end);
        const once = applyTool({ text, start, end }, tool, words);
        expect(applyTool(once, tool, words).text).toBe(text);
      }),
    );
  });

  test('insert a picture on its own line and select its description', () => {
    expect(marked(insertPicture(selected('Hello||'), '/pictures/a.webp', 'what'))).toBe(
      'Hello\n\n![|what|](/pictures/a.webp)\n',
    );
    expect(marked(insertPicture(selected('||'), '/pictures/a.webp', 'what'))).toBe(
      '![|what|](/pictures/a.webp)\n',
    );
  });

  test.each(['![|what|](/pictures/a.webp)\nEnd', '![wh||at](/pictures/a.webp)\nEnd'])(
    'insert a picture below %j, which is being described, without changing it',
    (before) => {
      expect(marked(insertPicture(selected(before), '/pictures/b.webp', 'what'))).toBe(
        '![what](/pictures/a.webp)\n\n![|what|](/pictures/b.webp)\nEnd',
      );
    },
  );
});
