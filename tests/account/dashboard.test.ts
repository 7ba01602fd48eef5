import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDay } from '#contract/core/days.ts';
import { toCsv } from '#src/components/chart/figures.ts';
import { spreadLabels, hasLabel, scaleMarks } from '#src/components/chart/scale.ts';
import { readPeriod, revenuePeriod } from '#src/pages/home/dashboard/period.ts';

const asked = (address: string, today = '2026-11-21') => readPeriod(new URLSearchParams(address), today);

describe('readPeriod', () => {
  test.each([
    ['', '2026-10-23', '2026-11-21', 'days', 'day'],
    ['period=7', '2026-11-15', '2026-11-21', 'days', 'day'],
    ['period=90', '2026-08-24', '2026-11-21', 'days', 'week'],
    ['period=month', '2026-11-01', '2026-11-21', 'month', 'day'],
    ['period=last-month', '2026-10-01', '2026-10-31', 'month', 'day'],
    ['period=year', '2026-01-01', '2026-11-21', 'year', 'month'],
    ['period=own&from=2026-02-01&to=2026-02-28', '2026-02-01', '2026-02-28', 'days', 'day'],
    ['period=90&unit=month', '2026-08-24', '2026-11-21', 'days', 'month'],
    ['period=forever&unit=minute', '2026-10-23', '2026-11-21', 'days', 'day'],
  ])('"%s" is from %s to %s', (address, from, to, compare, unit) => {
    expect(asked(address)).toMatchObject({ from, to, compare, unit, error: null });
  });

  test.each([
    ['from=2026-02-02&to=2026-02-01', 'order'],
    ['from=2020-01-01&to=2026-02-01', 'long'],
    ['from=2026-02-30&to=2026-03-01', 'missing'],
    ['from=&to=2026-03-01', 'missing'],
    ['to=2026-03-01', 'missing'],
    ['from=9999-12-01&to=9999-12-31', 'years'],
    ['from=1969-12-31&to=1970-01-31', 'years'],
    ['from=2026-01-01&to=0001-01-01', 'years'],
    ['from=275760-09-13&to=275760-09-13', 'missing'],
  ])('custom range "%s" falls back to the last 30 days and reports the error', (address, error) => {
    expect(asked(`period=own&${address}`)).toMatchObject({ from: '2026-10-23', to: '2026-11-21', error });
  });

  test('last month in January is December of the previous year', () => {
    expect(asked('period=last-month', '2026-01-05')).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
  });

  test('today is in the reader’s time zone, not UTC', () => {
    expect(localDay(new Date(2026, 0, 9, 0, 5))).toBe('2026-01-09');
    expect(localDay(new Date(2026, 0, 9, 23, 55))).toBe('2026-01-09');
  });

  test('revenue covers at least a year', () => {
    expect(revenuePeriod({ from: '2026-11-01', to: '2026-11-21' })).toEqual({
      from: '2025-12-01',
      to: '2026-11-21',
    });
    expect(revenuePeriod({ from: '2025-01-05', to: '2026-11-21' }).from).toBe('2025-01-05');
  });
});

describe('chart scale', () => {
  test.each([
    [0, 1, [0, 1]],
    [1, 1, [0, 1]],
    [3, 1, [0, 1, 2, 3]],
    [14, 1, [0, 5, 10, 15]],
    [39_200, 100, [0, 10_000, 20_000, 30_000, 40_000]],
  ])('0 to %i in steps of %i has round ticks', (most, unit, marks) => {
    expect(scaleMarks(most, unit)).toEqual(marks);
  });

  test('covers the data in a few meaningful steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(1, 100), (most, unit) => {
        const marks = scaleMarks(most, unit);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
        expect(marks.length).toBeLessThanOrEqual(6);
        expect(marks.every((mark) => mark % unit === 0)).toBe(true);
      }),
    );
  });

  test('labels the last position, and only as many as fit', () => {
    expect(hasLabel(5, 2)).toEqual([false, true, false, false, true]);
    expect(hasLabel(3, 0.4).filter(Boolean)).toHaveLength(1);
  });

  test('labels at line ends don’t overlap and stay within the plot', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 220 }), { minLength: 1, maxLength: 5 }), (wanted) => {
        const placed = spreadLabels(wanted, 18, 220).sort((a, b) => a - b);
        placed.forEach((at, index) => expect(at - (placed[index - 1] ?? -18)).toBeGreaterThanOrEqual(18));
        expect(placed.at(-1)).toBeLessThanOrEqual(220);
      }),
    );
  });
});

describe('CSV export', () => {
  const cell = (value: string | number | null) => ({ text: 'shown', value });

  test('starts with a UTF-8 BOM and contains raw numbers', () => {
    expect(
      toCsv({
        head: ['Day', 'Änderung'],
        rows: [
          [cell('2026-11-21'), cell(-5)],
          [cell('2026-11-22'), cell(null)],
        ],
      }),
    ).toBe('Day,Änderung\r\n2026-11-21,-5\r\n2026-11-22,\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'escapes %j, so that it is no formula',
    (text) => {
      expect(toCsv({ head: ['Name'], rows: [[cell(text)]] })).toContain(`'${text}`);
    },
  );

  test('quotes fields with commas, quotes and line breaks', () => {
    expect(toCsv({ head: ['a,b'], rows: [[cell('say "hi"\nthere')]] })).toBe(
      '"a,b"\r\n"say ""hi""\nthere"\r\n',
    );
  });
});
