import { expect, test } from 'vitest';
import { createFormat } from '../../builder/app/src/core/format.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';
import { entity } from './support.ts';

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
