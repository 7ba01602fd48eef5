import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import type { Field, Limit } from '#blueprint/schema.ts';
import { ruleText } from '#src/components/rules/rule-text.ts';
import { startLocales } from '#src/locales/index.ts';

beforeAll(() => startLocales(['app']));

/** The rules of the app that is made of a description, in words. */
function rulesOf(description: string): string[] {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error('There is nothing to build');
  return blueprint.rules.map((rule) => ruleText(rule, blueprint, i18next.getFixedT('en', 'app'), 'en'));
}

describe('a rule in words', () => {
  test.each([
    [
      'A tool library with members, tools and loans. The same tool can’t be lent twice at the same time.',
      'No double booking: Tool',
    ],
    [
      'A tool library with members, tools and loans. Nobody can borrow more than 3 tools at once.',
      'Up to “Loans at once” of Member',
    ],
    ['A bakery with orders (day, cake). At most 12 orders a day.', 'At most 12 a day'],
    [
      'A shop with products (name, stock) and sales (product, quantity). A sale lowers the stock.',
      'Lowers “Stock” of Product',
    ],
    [
      'A yoga studio with members, classes with places, and bookings. A class can’t have more bookings than places.',
      'Up to “Capacity” of Class',
    ],
    [
      'A library with members and loans with a due date. Remind the member two days before the due date.',
      'E-mail to Member 2 days before “Due date”',
    ],
    [
      'A garage with customers (e-mail) and repairs: open, done. E-mail the customer when a repair is done.',
      'E-mail to Customer when it becomes “Done”',
    ],
  ])('of “%s”: %s', (description, text) => {
    expect(rulesOf(description)).toContain(text);
  });
});

test('a mail at a limit says the number as people write it, or the field it is compared with', () => {
  const { blueprint } = understand('A shop with orders: number, total.');
  const [entity] = blueprint?.entities ?? [];
  if (!blueprint || !entity) throw new Error('There is nothing to build');
  const fields: Field[] = [
    { name: 'total', label: 'Total', type: 'money', currency: 'EUR' },
    { name: 'length', label: 'Length', type: 'duration' },
    { name: 'warmth', label: 'Warmth', type: 'number', unit: '°C' },
  ];
  const app = { ...blueprint, entities: [{ ...entity, fields }] };
  const said = (when: Limit) =>
    ruleText(
      { kind: 'notify', entity: entity.name, when, to: { role: 'owner' }, subject: 'S', text: 'T' },
      app,
      i18next.getFixedT('en', 'app'),
      'en',
    );
  expect(said({ op: 'above', field: 'total', value: 150_000 })).toBe(
    'E-mail to you when “Total” is above €1,500.00',
  );
  expect(said({ op: 'below', field: 'length', value: 120 })).toBe(
    'E-mail to you when “Length” is below 2 hours',
  );
  expect(said({ op: 'above', field: 'warmth', value: 8.5 })).toBe(
    'E-mail to you when “Warmth” is above 8.5 °C',
  );
  expect(said({ op: 'below', field: 'length', value: 'warmth' })).toBe(
    'E-mail to you when “Length” is below “Warmth”',
  );
});
