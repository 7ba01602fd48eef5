import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  bucketStarts,
  COMPARES,
  dayNumber,
  daysOf,
  folded,
  periodBefore,
  UNITS,
} from '#contract/periods.ts';

const date = fc
  .integer({ min: dayNumber('1999-01-01'), max: dayNumber('2040-12-31') })
  .map((day) => addDays('1970-01-01', day));
const period = fc
  .tuple(date, fc.integer({ min: 0, max: 730 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s and %i months is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));
});

describe('the period before', () => {
  test('of days has as many, and ends right before', () => {
    fc.assert(
      fc.property(period, (now) => {
        const before = periodBefore(now, 'days');
        expect(daysOf(before)).toBe(daysOf(now));
        expect(addDays(before.to, 1)).toBe(now.from);
      }),
    );
  });

  test('always ends after it begins', () => {
    fc.assert(
      fc.property(period, fc.constantFrom(...COMPARES), (now, compare) => {
        expect(daysOf(periodBefore(now, compare))).toBeGreaterThan(0);
      }),
    );
  });
});

test('buckets leave no day out and count none twice', () => {
  fc.assert(
    fc.property(period, fc.constantFrom(...UNITS), (now, unit) => {
      const starts = bucketStarts(now, unit);
      const days = Array.from({ length: daysOf(now) }, () => 1);
      const sums = folded(days, now.from, starts);
      expect(sums.every((sum) => sum !== null && sum > 0)).toBe(true);
      expect(sums.reduce<number>((all, one) => all + (one ?? 0), 0)).toBe(days.length);
      if (unit === 'week')
        expect(starts.slice(1).every((start) => new Date(start).getUTCDay() === 1)).toBe(true);
      if (unit === 'month') expect(starts.slice(1).every((start) => start.endsWith('-01'))).toBe(true);
    }),
  );
});
