import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Values } from '../../builder/app/src/core/calls.ts';
import { addDays } from '../../builder/app/src/core/dates.ts';
import type { FieldDefinition } from '../../builder/app/src/core/entity.ts';
import { schemaOf } from '../../builder/app/src/core/schema.ts';
import { entity, failure, fieldErrors, NOW, texts, worldOf } from './support.ts';

const OK = Symbol('accepted');
type Line = [FieldDefinition, unknown, unknown];

const REQUIRED = 'This field is required.';
const LINES: Line[] = [
  [{ type: 'text' }, '  Ada  ', 'Ada'],
  [{ type: 'text' }, '   ', null],
  [{ type: 'text' }, 'x'.repeat(500), OK],
  [{ type: 'text' }, 'x'.repeat(501), 'Use at most 500 characters.'],
  [{ type: 'text', max: 3 }, 'four', 'Use at most 3 characters.'],
  [{ type: 'text', min: 1, max: 1 }, 'ab', 'Use at most 1 character.'],
  [{ type: 'text', min: 3 }, 'ab', 'Use at least 3 characters.'],
  [{ type: 'text', min: 3 }, '', null],
  [{ type: 'text' }, 'nul\0', 'This text contains characters that can’t be saved.'],
  [{ type: 'text' }, 'half \ud800', 'This text contains characters that can’t be saved.'],
  [{ type: 'text' }, '🚲', OK],
  [{ type: 'text' }, 5, REQUIRED],
  [{ type: 'longText' }, 'x'.repeat(20_000), OK],
  [{ type: 'longText' }, 'x'.repeat(20_001), 'Use at most 20,000 characters.'],
  [{ type: 'number' }, 2.5, OK],
  [{ type: 'number' }, '2.5', 'Enter a number.'],
  [{ type: 'number' }, Number.NaN, 'Enter a number.'],
  [{ type: 'number' }, Number.POSITIVE_INFINITY, 'Enter a number.'],
  [{ type: 'number' }, 2e15, 'Enter a number.'],
  [{ type: 'number', min: 1 }, 0, 'Enter 1 or more.'],
  [{ type: 'number', max: 1000 }, 1001, 'Enter 1,000 or less.'],
  [{ type: 'money' }, 1250, OK],
  [{ type: 'money' }, 12.5, 'Enter a number.'],
  [{ type: 'money' }, 2 ** 53, 'Enter a number.'],
  [{ type: 'money', min: 100 }, 99, 'Enter $1.00 or more.'],
  [{ type: 'money', max: 500, currency: 'JPY' }, 501, 'Enter ¥500 or less.'],
  [{ type: 'duration' }, 90, OK],
  [{ type: 'duration' }, 1.5, 'Enter a whole number.'],
  [{ type: 'duration' }, -5, 'Enter 0 min or more.'],
  [{ type: 'duration', max: 90 }, 91, 'Enter 1 hr 30 min or less.'],
  [{ type: 'boolean' }, true, OK],
  [{ type: 'boolean' }, null, false],
  [{ type: 'boolean' }, 'true', 'Choose yes or no.'],
  [{ type: 'date' }, '2024-02-29', OK],
  [{ type: 'date' }, '2026-02-29', 'Enter a valid date.'],
  [{ type: 'date' }, '2026-13-01', 'Enter a valid date.'],
  [{ type: 'date' }, '1899-12-31', 'Enter a valid date.'],
  [{ type: 'date' }, '2201-01-01', 'Enter a valid date.'],
  [{ type: 'date' }, '2026-05-01T10:00', 'Enter a valid date.'],
  [{ type: 'dateTime' }, '2026-05-01T23:59', OK],
  [{ type: 'dateTime' }, '2026-05-01T24:00', 'Enter a valid date and time.'],
  [{ type: 'dateTime' }, '2026-02-30T10:00', 'Enter a valid date and time.'],
  [{ type: 'dateTime' }, '2026-05-01', 'Enter a valid date and time.'],
  [{ type: 'email' }, ' ada@example.com ', 'ada@example.com'],
  [{ type: 'email' }, 'ada@example', 'Enter an e-mail address such as name@example.com.'],
  [{ type: 'email' }, 'a b@example.com', 'Enter an e-mail address such as name@example.com.'],
  [{ type: 'url' }, 'https://example.com/a?b', OK],
  [{ type: 'url' }, 'javascript:alert(1)', 'Enter a web address such as https://example.com.'],
  [{ type: 'url' }, 'example.com', 'Enter a web address such as https://example.com.'],
  [{ type: 'phone' }, '+1 (555) 010-0199', OK],
  [{ type: 'phone' }, 'call me', 'Enter a phone number such as +1 555 010 0199.'],
  [{ type: 'image' }, 'r0123456789abcdef', OK],
  [{ type: 'image' }, 'https://example.com/a.png', OK],
  [
    { type: 'image' },
    'data:text/html,x',
    'Upload a file, or enter a web address such as https://example.com.',
  ],
  [
    { type: 'file' },
    '../../etc/passwd',
    'Upload a file, or enter a web address such as https://example.com.',
  ],
  [{ type: 'select', options: ['a', 'b'] }, 'b', OK],
  [{ type: 'select', options: ['a', 'b'] }, 'c', 'Choose one of the options.'],
  [{ type: 'select', options: ['a', 'b'] }, 'toString', 'Choose one of the options.'],
  [{ type: 'select', options: ['a'] }, '', null],
  [{ type: 'reference', entity: 'thing' }, 'nobody', 'This no longer exists. Choose another.'],
  [{ type: 'reference', entity: 'thing' }, '', null],
  [{ type: 'references', entity: 'thing' }, null, []],
  [{ type: 'references', entity: 'thing' }, ['nobody'], 'This no longer exists. Choose another.'],
  [{ type: 'references', entity: 'thing' }, ['r1', 'r1'], 'Choose each only once.'],
  [{ type: 'references', entity: 'thing', required: true }, [], REQUIRED],
  [{ type: 'text', required: true }, '  ', REQUIRED],
  [{ type: 'number', required: true }, null, REQUIRED],
  [{ type: 'select', options: ['a'], required: true }, null, REQUIRED],
  [{ type: 'reference', entity: 'thing', required: true }, '', REQUIRED],
];

const show = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 40);

describe('a value', () => {
  test.each(LINES.map((line) => [line[0].type, show(line[1]), ...line] as const))(
    '%s %s',
    async (_, __, field, given, wanted) => {
      const thing = entity('thing', { name: { type: 'text' }, value: field });
      const { create } = worldOf([thing]);
      const call = create('thing', { value: given } as Values);
      const isMessage = typeof wanted === 'string' && /[.]$/.test(wanted);
      if (isMessage) expect(await fieldErrors(call)).toEqual({ value: wanted });
      else expect((await call).row['value']).toEqual(wanted === OK ? given : wanted);
    },
  );
});

test('computed, unknown and meta fields can’t be set', async () => {
  const thing = entity('thing', {
    name: { type: 'text' },
    total: { type: 'computed', as: 'number', value: { op: 'value', value: 1 } },
  });
  const { create, add, update, rows } = worldOf([thing]);
  for (const name of ['total', 'other', 'id', 'version', 'createdBy', 'constructor'])
    expect(await fieldErrors(create('thing', { [name]: 'x' }))).toEqual({
      [name]: `There is no field “${name}”.`,
    });
  const id = await add('thing', {});
  expect((await failure(update('thing', id, { createdBy: 'ann' }))).status).toBe(422);
  const hostile = JSON.parse('{"__proto__": {"name": "x"}}') as Values;
  expect((await failure(update('thing', id, hostile))).status).toBe(422);
  expect(rows('thing')).toHaveLength(1);
});

test('what isn’t given gets its default, and what is given as nothing is empty', async () => {
  const thing = entity('thing', {
    name: { type: 'text', default: 'Untitled' },
    day: { type: 'date', default: 'today' },
    due: { type: 'date', default: 'today+14' },
    starts: { type: 'dateTime', default: 'today+1T09:00' },
    closes: { type: 'date', default: '2030-01-31' },
    count: { type: 'number', default: 0 },
    isOpen: { type: 'boolean', default: true },
  });
  const { create } = worldOf([thing]);
  expect((await create('thing', {})).row).toMatchObject({
    name: 'Untitled',
    day: NOW.toISOString().slice(0, 10),
    due: addDays(NOW.toISOString(), 14),
    starts: `${addDays(NOW.toISOString(), 1)}T09:00`,
    closes: '2030-01-31',
    count: 0,
    isOpen: true,
  });
  expect((await create('thing', { name: '', count: null })).row).toMatchObject({ name: null, count: null });
});

test('an update checks the fields that it changes and leaves the rest', async () => {
  const thing = entity('thing', {
    name: { type: 'text', required: true },
    count: { type: 'number', max: 5 },
  });
  const { add, update } = worldOf([thing]);
  const id = await add('thing', { name: 'One', count: 2 });
  expect((await update('thing', id, { count: 3 })).row).toMatchObject({ name: 'One', count: 3, version: 2 });
  expect(await fieldErrors(update('thing', id, { name: null, count: 6 }))).toEqual({
    name: REQUIRED,
    count: 'Enter 5 or less.',
  });
});

test('a form’s schema and the service accept and reject the same rows', async () => {
  const fields: Record<string, FieldDefinition> = {
    name: { type: 'text', required: true, min: 2, max: 6 },
    count: { type: 'number', min: 0, max: 9 },
    price: { type: 'money', required: true },
    isOpen: { type: 'boolean' },
    day: { type: 'date', required: true },
    kind: { type: 'select', options: ['a', 'b'], required: true },
    mail: { type: 'email' },
    tags: { type: 'references', entity: 'thing' },
  };
  const thing = entity('thing', fields);
  const schema = schemaOf(thing, texts);
  const cell = fc.oneof(
    fc.constantFrom(
      null,
      '',
      ' ',
      'a',
      'b',
      'ab',
      'abcdefg',
      'a@b.co',
      '2026-01-31',
      '2026-02-31',
      '\0',
      undefined,
    ),
    fc.integer({ min: -2, max: 12 }),
    fc.double(),
    fc.boolean(),
    fc.constant([]),
    fc.string(),
  );
  const good = { name: 'Ada', price: 1, day: '2026-01-01', kind: 'a' };
  const row = fc
    .dictionary(fc.constantFrom(...Object.keys(fields), 'other'), cell, { maxKeys: 4 })
    .map((values) => ({ ...good, ...values }));
  await fc.assert(
    fc.asyncProperty(row, async (values) => {
      const form = schema.safeParse(values);
      const { create } = worldOf([thing]);
      const made = await create('thing', values as Values).then(
        ({ row: { id: _, version: __, createdAt: ___, updatedAt: ____, createdBy: _____, ...cells } }) =>
          cells,
        (error: unknown) => error,
      );
      if (form.success) expect(made).toEqual(form.data);
      else expect(made).toMatchObject({ status: 422 });
    }),
    { numRuns: 400 },
  );
});
