import { describe, expect, test } from 'vitest';
import {
  type Facts,
  type FieldFact,
  NO_FACTS,
  type RuleFact,
  type Source,
} from '#blueprint/understand/facts.ts';
import { understandingOf } from '#blueprint/understand/index.ts';
import { lexiconFor } from '#blueprint/understand/lexicon.ts';
import { withLow } from '#blueprint/understand/settle/rules-and-pages/low.ts';
import { neededBy } from '#blueprint/understand/assume/needs.ts';

const said: Source = { from: 'text', spans: [{ start: 0, end: 3 }] };
const numbers = (owner: string, ...labels: string[]): FieldFact[] =>
  labels.map((label) => ({ owner, label, type: 'number', source: said }));

/** The mails and the lists of an app with readings and products, of which one rule is told. */
function appOf(owner: 'reading' | 'product', details: RuleFact['details'], more: Partial<Facts> = {}) {
  const { blueprint, rules } = understandingOf({
    language: 'en',
    ...NO_FACTS,
    entities: [
      { noun: 'reading', plural: 'readings', source: said },
      { noun: 'product', plural: 'products', source: said },
    ],
    fields: [
      ...numbers('reading', 'humidity', 'temperature'),
      ...numbers('product', 'weight', 'stock', 'minimum stock'),
      { owner: 'product', label: 'price', type: 'money', source: said },
      { owner: 'product', label: 'supplier e-mail', type: 'email', source: said },
    ],
    roles: [{ noun: 'buyer', source: said }],
    rules: [{ owner, kind: 'notify', details, source: said }],
    ...more,
  });
  const mails = (blueprint?.rules ?? []).flatMap((rule) => (rule.kind === 'notify' ? [rule] : []));
  const lists = (blueprint?.pages ?? [])
    .filter(({ kind }) => kind === 'home')
    .flatMap(({ sections }) => sections.flatMap((one) => (one.kind === 'attention' ? [one.when] : [])));
  return { mails, lists, rule: rules[0] };
}

describe('a rule about a number', () => {
  test('is a mail where one is asked for, besides the list of such rows', () => {
    const { mails, lists, rule } = appOf('product', { below: 5, mail: 'yes' });
    const when = { op: 'below', field: 'stock', value: 5 };
    expect(mails).toMatchObject([{ entity: 'product', when, to: { role: 'owner' } }]);
    expect(mails[0]?.subject).toBe('{name}: stock below 5');
    expect(rule).toEqual(mails[0]);
    expect(lists).toContainEqual(when);
  });

  test('is a list only where nobody is to be written to', () => {
    const { mails, lists } = appOf('product', { below: 5 });
    expect(mails).toEqual([]);
    expect(lists).toContainEqual({ op: 'below', field: 'stock', value: 5 });
  });

  test.each<[string, 'reading' | 'product', RuleFact['details'], object]>([
    [
      'the number that is named',
      'reading',
      { above: 8, field: 'temperature', mail: 'yes' },
      { op: 'above', field: 'temperature', value: 8 },
    ],
    [
      'the minimum of each row',
      'product',
      { below: 'minimum', mail: 'yes' },
      { op: 'below', field: 'stock', value: 'minimumStock' },
    ],
    [
      'an amount of money in cents',
      'product',
      { above: 20, field: 'price', mail: 'yes' },
      { op: 'above', field: 'price', value: 2000 },
    ],
  ])('looks at %s', (_, owner, details, when) => {
    expect(appOf(owner, details).mails).toMatchObject([{ when }]);
  });

  test('writes to the role that is named, and not to an address that only stands in the row', () => {
    expect(appOf('product', { below: 5, to: 'buyer' }).mails).toMatchObject([{ to: { role: 'buyer' } }]);
    expect(appOf('product', { below: 5, to: 'us' }).mails).toMatchObject([{ to: { role: 'owner' } }]);
  });

  test('is nothing where the rows have no number that could rise', () => {
    expect(appOf('product', { above: 8, mail: 'yes' }, { fields: [] }).mails).toEqual([]);
  });

  test('stays beside a list that the same words ask for where it asks for a mail', () => {
    const text = 'A shop with products. Mail me when fewer than 5 products are left.';
    const source: Source = { from: 'text', spans: [{ start: 22, end: text.length }] };
    const kept = (details: RuleFact['details']) =>
      withLow(
        {
          language: 'en',
          ...NO_FACTS,
          entities: [{ noun: 'product', plural: 'products', source: said }],
          fields: numbers('product', 'stock'),
          rules: [{ owner: 'product', kind: 'notify', details, source }],
          pages: [{ kind: 'home', entity: 'product', attention: { when: 'below', value: 5 }, source }],
        },
        text,
        lexiconFor('en'),
      ).rules.length;
    expect(kept({ below: 5, mail: 'yes' })).toBe(1);
    expect(kept({ below: 5 })).toBe(0);
  });

  test('needs no stock where it names a number that the rows have', () => {
    const known: Source = { from: 'knowledge', because: 'a reading has one' };
    const fields = numbers('reading', 'temperature').map((field) => ({ ...field, source: known }));
    const needed = (details: RuleFact['details']) =>
      neededBy({
        language: 'en',
        ...NO_FACTS,
        entities: [{ noun: 'reading', plural: 'readings', source: said }],
        fields,
        rules: [{ owner: 'reading', kind: 'notify', details, source: said }],
      }).map(({ label }) => label);
    expect(needed({ below: 2, field: 'temperature', mail: 'yes' })).toEqual([]);
    expect(needed({ below: 2, mail: 'yes' })).toEqual(['In stock']);
  });
});
