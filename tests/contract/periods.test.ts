import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dateOf, dayNumber, isDay, minutesAhead, monthEnd } from '#contract/core/days.ts';
import { bucketStarts, COMPARES, daysOf, folded, periodBefore, UNITS } from '#contract/core/periods.ts';
import { startOfDay, stretches } from '#server/features/dashboard/zones.ts';

const date = fc.integer({ min: 0, max: dayNumber('2100-12-31') - 730 }).map(dateOf);
const period = fc
  .tuple(date, fc.integer({ min: 0, max: 730 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

describe('a day', () => {
  test.each(['1970-01-01', '2024-02-29', '2100-12-31'])('is %s', (text) => expect(isDay(text)).toBe(true));

  test.each([
    '1969-12-31',
    '2101-01-01',
    '9999-12-31',
    '+010000-01-01',
    '2026-02-29',
    '2026-2-1',
    '2026-02-01T00:00:00Z',
    '',
    'Invalid Date',
  ])('is not %j', (text) => expect(isDay(text)).toBe(false));

  test('is the same one after going to its number and back', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(dateOf(dayNumber(day))).toBe(day);
        expect(addDays(addDays(day, 400), -400)).toBe(day);
        expect(isDay(day)).toBe(true);
      }),
    );
  });
});

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

test('buckets come to an end at the last of all days, in any unit', () => {
  for (const unit of UNITS)
    expect(bucketStarts({ from: '9999-12-01', to: '9999-12-31' }, unit)[0]).toBe('9999-12-01');
  expect(monthEnd('9999-12-01')).toBe('9999-12-31');
});

describe('in any time zone', () => {
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'America/Havana',
    'America/Santiago',
    'Africa/Cairo',
    'Africa/Casablanca',
    'Asia/Kathmandu',
    'Asia/Tehran',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Pacific/Chatham',
  );
  const recent = fc.integer({ min: dayNumber('1973-01-01'), max: dayNumber('2037-12-31') }).map(dateOf);
  const QUARTER = 900_000;
  /** What the platform's own calendar says, which is what a reader's clock shows. */
  const shown = (name: string, slot: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: name }).format(slot * QUARTER);

  test('a day begins with the first quarter of an hour that its clock shows it, and the next follows it', () => {
    fc.assert(
      fc.property(zone, recent, (name, day) => {
        const start = startOfDay(day, name);
        const next = startOfDay(addDays(day, 1), name);
        // One day never was: Samoa went from the 29th to the 31st of December 2011.
        if (next > start) expect(shown(name, start)).toBe(day);
        expect(shown(name, start - 1) < day).toBe(true);
        expect(next - start).toBeLessThanOrEqual(25 * 4);
        if (day !== '2011-12-30') expect(next - start).toBeGreaterThanOrEqual(23 * 4);
      }),
      { numRuns: 100 },
    );
  });

  test('every quarter of an hour of a period falls on the day that its clock shows', () => {
    fc.assert(
      fc.property(zone, recent, fc.integer({ min: 0, max: 400 }), fc.nat(), (name, from, days, pick) => {
        const first = startOfDay(from, name);
        const end = startOfDay(addDays(from, days + 1), name);
        if (end === first) return;
        const slot = first + (pick % (end - first));
        const stretch = stretches(name, first, end).find((one) => slot < one.end);
        expect(dateOf(Math.floor((slot + (stretch?.offset ?? NaN)) / 96))).toBe(shown(name, slot));
        expect(stretch?.offset).toBe(minutesAhead(name, slot * QUARTER) / 15);
      }),
      { numRuns: 100 },
    );
  });
});
