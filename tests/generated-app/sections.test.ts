import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition } from '../../builder/app/src/components/sections/condition.ts';
import { matches, toFilters, unfinished } from '../../builder/app/src/components/sections/condition.ts';
import {
  type Block,
  type Inline,
  parseInline,
  parseMarkdown,
  safeHref,
} from '../../builder/app/src/components/sections/markdown.ts';
import type { Cell, Row } from '../../builder/app/src/core/entity.ts';
import { booking } from '../../builder/app/src/entities/booking/model.ts';
import { processorMs } from '../support/processor-time.ts';

const TODAY = '2026-11-22';
const row = (cells: Record<string, Cell>): Row => ({
  id: 'a',
  version: 1,
  createdAt: '',
  updatedAt: '',
  createdBy: null,
  ...cells,
});
const meets = (cells: Record<string, Cell>, when: Condition) => matches(row(cells), 'it', when, TODAY);

describe('what needs attention', () => {
  test('a number below a limit, not one at it', () => {
    expect(meets({ it: 4 }, { op: 'below', value: 5 })).toBe(true);
    expect(meets({ it: 5 }, { op: 'below', value: 5 })).toBe(false);
  });

  test('a number above another field of its row', () => {
    expect(meets({ it: 6, most: 5 }, { op: 'above', field: 'most' })).toBe(true);
    expect(meets({ it: 6, most: 7 }, { op: 'above', field: 'most' })).toBe(false);
    expect(meets({ it: 6, most: null }, { op: 'above', field: 'most' })).toBe(false);
  });

  test('an empty number is neither below nor above', () => {
    expect(meets({ it: null }, { op: 'below', value: 5 })).toBe(false);
  });

  test('a date before today, with or without a time', () => {
    expect(meets({ it: '2026-11-21' }, { op: 'past' })).toBe(true);
    expect(meets({ it: '2026-11-22T00:00' }, { op: 'past' })).toBe(false);
    expect(meets({ it: null }, { op: 'past' })).toBe(false);
  });

  test('a date more than so many days ago', () => {
    const before = (it: string) => meets({ it }, { op: 'past', days: 30 });
    expect(['2026-10-22', '2026-10-23', '2026-11-21'].map(before)).toEqual([true, false, false]);
    expect(toFilters('it', { op: 'past', days: 30 }, TODAY)).toEqual({ it: { to: '2026-10-22' } });
  });

  test('a date from today to so many days ahead', () => {
    const within = (it: string) => meets({ it }, { op: 'within', days: 7 });
    expect(['2026-11-22', '2026-11-29T23:59'].map(within)).toEqual([true, true]);
    expect(['2026-11-21', '2026-11-30'].map(within)).toEqual([false, false]);
  });

  test('a choice, or nothing', () => {
    expect(meets({ it: 'late' }, { op: 'is', options: ['late', 'lost'] })).toBe(true);
    expect(meets({ it: 'paid' }, { op: 'is', options: ['late', 'lost'] })).toBe(false);
    expect(meets({ it: true }, { op: 'is', options: ['true'] })).toBe(true);
    expect(meets({ it: false }, { op: 'is', options: ['true'] })).toBe(false);
    expect([null, '', []].map((it) => meets({ it }, { op: 'empty' }))).toEqual([true, true, true]);
  });

  test('the server is asked for no less than what meets the condition', () => {
    expect(toFilters('it', { op: 'below', value: 5 }, TODAY)).toEqual({ it: { to: '5' } });
    expect(toFilters('it', { op: 'past' }, TODAY)).toEqual({ it: { to: '2026-11-21' } });
    expect(toFilters('it', { op: 'above', field: 'most' }, TODAY)).toEqual({});
  });

  test('a date that has passed or comes soon, only while something is left to do with the row', () => {
    const open = { status: { is: ['asked', 'confirmed'] } };
    expect(unfinished(booking, { op: 'past' })).toEqual(open);
    expect(unfinished(booking, { op: 'within', days: 7 })).toEqual(open);
    expect(unfinished(booking, { op: 'below', value: 3 })).toEqual({});
  });
});

const textOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : textOf(part.children))).join('');
const linksOf = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'text') return [];
    return [...(part.kind === 'link' ? [part.href] : []), ...linksOf(part.children)];
  });
const inlinesOf = (block: Block): readonly Inline[] => {
  if (block.kind === 'heading') return block.children;
  return (block.kind === 'list' ? block.items : block.lines).flat();
};

describe('Markdown', () => {
  test('headings, paragraphs with line breaks, and lists', () => {
    const blocks = parseMarkdown('## Hours\nMonday\nTuesday\n\n- one\n- two\n1. first');
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list']);
    expect(blocks[0]).toMatchObject({ level: 2 });
    expect(blocks[1]).toMatchObject({ lines: [[{ text: 'Monday' }], [{ text: 'Tuesday' }]] });
    expect(blocks[2]).toMatchObject({ ordered: false, items: [{}, {}] });
    expect(blocks[3]).toMatchObject({ ordered: true });
  });

  test('bold, italics and links, within each other', () => {
    expect(parseInline('a **b *c* [d](/e)** f')).toEqual([
      { kind: 'text', text: 'a ' },
      {
        kind: 'bold',
        children: [
          { kind: 'text', text: 'b ' },
          { kind: 'italic', children: [{ kind: 'text', text: 'c' }] },
          { kind: 'text', text: ' ' },
          { kind: 'link', href: '/e', children: [{ kind: 'text', text: 'd' }] },
        ],
      },
      { kind: 'text', text: ' f' },
    ]);
  });

  test('signs within words and sums are no emphasis', () => {
    for (const text of ['snake_case_name', '2 * 3 * 4', '5*6*7', '**', '* *'])
      expect(textOf(parseInline(text)), text).toBe(text);
    expect(parseInline('2 * 3 * 4')).toEqual([{ kind: 'text', text: '2 * 3 * 4' }]);
  });

  test('HTML stays text', () => {
    const html = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    expect(parseMarkdown(html)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text: html }]] }]);
  });

  test('links lead to pages, mails and calls only', () => {
    for (const href of ['/book', '#prices', 'https://example.com/a?b=c', 'mailto:a@example.com', 'tel:+1555'])
      expect(safeHref(href), href).not.toBeNull();
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      ' javascript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://example.com/x',
      '//evil.example/x',
      '/\\evil.example',
      '\\\\evil.example',
      'https://',
    ])
      expect(safeHref(href), href).toBeNull();
  });

  test('no text makes a link with another scheme, or fails, or loses what it says', () => {
    const schemes = fc.constantFrom(
      'javascript:',
      'data:',
      'JAVASCRIPT:',
      'https://a.example/',
      '/',
      '//x',
      '',
    );
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('**', '*', '_', '__', '[', '](', ')', '\\', '\n', '# ', '- ', '1. ', '<a href="x">'),
      fc.tuple(schemes, fc.string()).map(([scheme, rest]) => `[go](${scheme}${rest})`),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        for (const block of parseMarkdown(text))
          for (const href of linksOf(inlinesOf(block)))
            expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(
              new URL(href, 'http://app.invalid').protocol,
            );
        // Digits and dots go one by one: a number before a dot may be an item's, and taking a sign away
        // can bring the two together.
        const words = (written: string) => written.replace(/[\\*_[\]()#`>\s\d.+-]/g, '');
        if (!text.includes(']('))
          expect(
            words(
              parseMarkdown(text)
                .map((block) => textOf(inlinesOf(block)))
                .join(''),
            ),
          ).toBe(words(text));
      }),
      { numRuns: 500 },
    );
  });

  test('hostile nesting does not hang the reading', () => {
    const taken = processorMs(() => {
      for (const text of [
        '['.repeat(20_000),
        '**'.repeat(20_000),
        '*a '.repeat(7_000),
        '_'.repeat(4_000),
        '[a]('.repeat(5_000),
      ])
        parseMarkdown(text);
    });
    expect(taken).toBeLessThan(2000);
  });
});
