import { expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { processorMs } from '../support/processor-time.ts';

/** Milliseconds: far more than any takes, and far less than one that is read again from each of its characters. */
const IN_TIME = 5_000;

test.each([
  'a;b;c\n',
  'Name\t',
  '|',
  'a -> ',
  'x > y > ',
  'a (b) ',
  'status: a / ',
  '每个',
  "'s ",
  'of of ',
  'a → b, ',
  'and ',
  'with the a ',
  '每个船有名称、长度，',
  '一个和',
  'كل قارب له اسم، ',
  'Zustand: offen/zu/',
])('four thousand characters of one row are read in time: %s', (part) => {
  expect(processorMs(() => void understand(part.repeat(4000).slice(0, 4000)))).toBeLessThan(IN_TIME);
});

/** A word that no other number has. */
const word = (at: number): string =>
  [...String(at)].map((digit) => 'bdfgklmnrs'[Number(digit)] + 'a').join('');

test.each([
  ['things with a field', (at: number) => `Each ${word(at)} has a ${word(at + 500)}. `],
  ['things in brackets', (at: number) => `{"${word(at)}": {"name": "text"}, `],
  ['Spanish things with a field', (at: number) => `Cada ${word(at)} tiene ${word(at + 500)}. `],
  [
    'Chinese things with a field',
    (at: number) =>
      `每个${String.fromCodePoint(0x50_00 + at, 0x60_00 + at)}有${String.fromCodePoint(0x70_00 + at)}。`,
  ],
])('four thousand characters of different %s are read in time', (_, part) => {
  const text = Array.from({ length: 400 }, (_one, at) => part(at))
    .join('')
    .slice(0, 4000);
  expect(processorMs(() => void understand(text))).toBeLessThan(IN_TIME);
});
