import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasLabel, scaleMarks } from '../../builder/app/src/components/charts/scale.ts';
import { byOption, byTime, nextPeriod, OTHERS } from '../../builder/app/src/components/charts/series.ts';

describe('scales', () => {
  test('marks are evenly spaced, hold zero and reach past the lowest and the highest value', () => {
    const value = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(value, value, (a, b) => {
        const marks = scaleMarks(Math.min(a, b), Math.max(a, b));
        const step = (marks[1] ?? 0) - (marks[0] ?? 0);
        expect(marks[0]).toBeLessThanOrEqual(Math.min(0, a, b));
        expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, a, b));
        expect(marks.some((mark) => mark === 0)).toBe(true);
        expect(marks.length).toBeLessThanOrEqual(8);
        for (const [index, mark] of marks.entries()) expect(mark).toBeCloseTo((marks[0] ?? 0) + index * step);
      }),
    );
  });

  test('counts have no marks between whole numbers', () => {
    expect(scaleMarks(0, 2)).toEqual([0, 1, 2]);
    expect(scaleMarks(0, 0)).toEqual([0, 1]);
  });

  test('money has no marks between whole coins', () => {
    for (const mark of scaleMarks(0, 730, 100)) expect(mark % 100).toBe(0);
  });

  test('the last label always stands', () => {
    expect(hasLabel(12, 4).at(-1)).toBe(true);
    expect(hasLabel(12, 4).filter(Boolean)).toHaveLength(4);
  });
});

describe('series', () => {
  test('options keep their order and show when they have no rows', () => {
    const series = byOption([{ key: 'done', value: 3 }], { options: ['open', 'done'] });
    expect(series).toMatchObject({ keys: ['open', 'done'], values: [[0, 3]] });
  });

  test('what has no options goes by size, the smallest together', () => {
    const groups = Array.from({ length: 30 }, (_, index) => ({ key: `r${index}`, value: index }));
    const { keys, values } = byOption(groups, {});
    expect(keys).toHaveLength(12);
    expect(keys[0]).toBe('r29');
    expect(keys.at(-1)).toBe(OTHERS);
    expect(values[0]?.reduce((sum, value) => sum + value, 0)).toBe((29 * 30) / 2);
  });

  test('parts of a bar stand in the order of their options', () => {
    const series = byOption(
      [
        { key: 'a', stack: 'y', value: 1 },
        { key: 'a', stack: 'x', value: 2 },
      ],
      { stackOptions: ['x', 'y'] },
    );
    expect(series).toMatchObject({ stacks: ['x', 'y'], values: [[2], [1]] });
  });

  test('months without rows stand between those with rows', () => {
    const series = byTime(
      [
        { key: '2026-11', value: 5 },
        { key: '2027-02', value: 1 },
        { key: '', value: 9 },
      ],
      'month',
      {},
    );
    expect(series).toMatchObject({
      keys: ['2026-11', '2026-12', '2027-01', '2027-02'],
      values: [[5, 0, 0, 1]],
    });
  });

  test('a date typed wrongly far away does not make an endless chart', () => {
    const groups = [
      { key: '1900-01-01', value: 1 },
      { key: '2100-01-01', value: 1 },
    ];
    expect(byTime(groups, 'day', {}).keys.length).toBeLessThanOrEqual(400);
  });

  test('the period after a week, a month and a year', () => {
    expect(nextPeriod('2026-12-28', 'week')).toBe('2027-01-04');
    expect(nextPeriod('2026-12', 'month')).toBe('2027-01');
    expect(nextPeriod('2026', 'year')).toBe('2027');
  });
});
