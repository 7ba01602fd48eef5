import { expect, test } from 'vitest';
import { createFormat, titleOf } from '../../builder/app/src/core/format.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';
import { entity, format as english } from './support.ts';

const [share] = entity('deal', { share: { type: 'number' } }).fields;

test.each([
  ['en', '%', '12.5%'],
  ['fr', '%', '12,5\u00A0%'],
  ['en', 'kg', '12.5 kg'],
])('in %s, an amount of %s is written %s', (locale, unit, shown) => {
  const format = createFormat({ locale, currency: 'USD', messages });
  const text = share && format.cell({ ...share, unit }, 12.5);
  expect(text?.replace('\u202F', '\u00A0')).toBe(shown);
});

test('a number that always has four digits is a year, and any other is grouped', () => {
  expect(share && english.cell({ ...share, min: 1000, max: 2999 }, 2026)).toBe('2026');
  expect(share && english.cell(share, 2026)).toBe('2,026');
});

test.each([
  ['{name}, {at}', 'Yoga'],
  ['{at}: {name}', 'Yoga'],
  ['{name} ({at})', 'Yoga'],
  ['{name} – {place}', 'Yoga – Hall'],
  ['{at}', 'Nov 6, 2026'],
])('a title %s is %s where the date stands beside it', (title, shown) => {
  const fields = { name: { type: 'text' }, at: { type: 'date' }, place: { type: 'text' } } as const;
  const row = { id: '1', version: 1, createdBy: null, createdAt: '', updatedAt: '', name: 'Yoga' };
  const lesson = entity('lesson', fields, { title });
  expect(titleOf(lesson, { ...row, at: '2026-11-06', place: 'Hall' }, english, {}, ['at'])).toBe(shown);
});
