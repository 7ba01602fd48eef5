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
])('four thousand characters of one row are read in time: %s', (part) => {
  expect(processorMs(() => void understand(part.repeat(4000).slice(0, 4000)))).toBeLessThan(IN_TIME);
});
