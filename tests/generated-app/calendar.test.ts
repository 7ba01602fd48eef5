import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  fallbackWeekday,
  firstWeekday,
  isDay,
  monthOf,
  weekday,
  weekOf,
  weeksOfMonth,
} from '../../builder/app/src/components/calendar/days.ts';
import { isAllDay, moved, toEntry } from '../../builder/app/src/components/calendar/entries.ts';
import {
  hiddenPerDay,
  placeInLanes,
  placeSideBySide,
} from '../../builder/app/src/components/calendar/layout.ts';
import { addDays } from '../../builder/app/src/core/dates.ts';
import type { Field, FieldType, Row } from '../../builder/app/src/core/entity.ts';

const field = (name: string, type: FieldType): Field => ({
  name,
  type,
  label: name,
  help: '',
  unit: '',
  optionTexts: {},
});
const start = field('start', 'dateTime');
const day = field('start', 'date');
const endTime = field('end', 'dateTime');
const endDay = field('end', 'date');
const lasts = field('end', 'duration');
const row = (cells: Record<string, string | number | null>, id = 'a'): Row => ({
  id,
  version: 1,
  createdAt: '',
  updatedAt: '',
  createdBy: null,
  ...cells,
});
const entry = (cells: Record<string, string | number | null>, end: Field | undefined, first = start) => {
  const made = toEntry(row(cells, String(cells['id'] ?? 'a')), first, end);
  if (!made) throw new Error('The row has no date.');
  return made;
};
const anyDay = fc.integer({ min: 0, max: 47_000 }).map((count) => addDays('1970-01-01', count));

describe('days', () => {
  test('a week starts on Sunday in the USA, Monday in Germany and France, Saturday in Egypt', () => {
    expect(['en-US', 'de-DE', 'fr-FR', 'ar-EG'].map(firstWeekday)).toEqual([0, 1, 1, 6]);
  });

  test('browsers that know no weeks get the same first days', () => {
    for (const region of ['US', 'BR', 'JP', 'DE', 'FR', 'GB', 'CN', 'EG', 'AE'])
      expect(fallbackWeekday(region), region).toBe(firstWeekday(`und-${region}`));
  });

  test('every week has seven days, starts on the first weekday and holds its day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (one, first) => {
        const week = weekOf(one, first);
        expect(week).toHaveLength(7);
        expect(weekday(week[0] ?? '')).toBe(first);
        expect(week).toContain(one);
      }),
    );
  });

  test('the weeks of a month hold each of its days once, and no week without any', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (one, first) => {
        const month = monthOf(one);
        const weeks = weeksOfMonth(month, first);
        const days = weeks.flat();
        expect(new Set(days).size).toBe(days.length);
        expect(days).toContain(one);
        expect(days).toContain(addDays(addMonths(`${month}-01`, 1), -1));
        for (const week of weeks) expect(week.some((other) => monthOf(other) === month)).toBe(true);
      }),
    );
  });

  test('a month after the 31st of January is the last day of February', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  });

  test('only real days between 1970 and 2100 are read from an address', () => {
    expect(['2026-11-22', '2028-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-30', '2026-13-01', '9999-01-01', '0001-01-01', '-1', ''].some(isDay)).toBe(false);
  });
});

describe('entries', () => {
  test('a duration past midnight ends on the next day', () => {
    expect(entry({ start: '2026-11-22T23:00', end: 120 }, lasts)).toMatchObject({
      last: '2026-11-23',
      to: 60,
    });
  });

  test('what ends at midnight does not touch the day that begins there', () => {
    const made = entry({ start: '2026-11-22T20:00', end: '2026-11-23T00:00' }, endTime);
    expect(made).toMatchObject({ first: '2026-11-22', last: '2026-11-22', to: 1440 });
    expect(isAllDay(made)).toBe(false);
  });

  test('an end before the start counts as none', () => {
    expect(entry({ start: '2026-11-22T20:00', end: '2026-11-01T10:00' }, endTime)).toMatchObject({
      last: '2026-11-22',
      to: 21 * 60,
    });
    expect(entry({ start: '2026-11-22', end: '2026-11-01' }, endDay, day).last).toBe('2026-11-22');
  });

  test('a row without a date is no entry', () => {
    expect(toEntry(row({ start: null }), start, undefined)).toBeNull();
  });

  test('an entry that is moved keeps how long it lasts', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.nat(20), fc.nat(1439), fc.nat(1439), (from, to, days, minutes, at) => {
        const clock = (value: number) => new Date(value * 60_000).toISOString().slice(11, 16);
        const before = row({
          start: `${from}T${clock(minutes)}`,
          end: `${addDays(from, days + 1)}T${clock(at)}`,
        });
        const made = toEntry(before, start, endTime);
        if (!made) throw new Error('The row has no date.');
        const values = moved(made, start, endTime, { day: to, minutes: at });
        const length = (cells: Record<string, unknown>) =>
          Date.parse(`${String(cells['end'])}Z`) - Date.parse(`${String(cells['start'])}Z`);
        expect(values['start']).toBe(`${to}T${clock(at)}`);
        expect(length(values)).toBe(length(before));
      }),
    );
  });

  test('an entry that is dragged to another day keeps its time', () => {
    const made = entry({ start: '2026-11-22T09:30', end: 30 }, lasts);
    expect(moved(made, start, lasts, { day: '2026-12-01' })).toEqual({ start: '2026-12-01T09:30' });
  });
});

describe('layout', () => {
  const spans = fc.array(
    fc.tuple(fc.nat(1380), fc.integer({ min: 15, max: 300 })).map(([from, length]) => ({
      from,
      to: Math.min(1440, from + length),
    })),
    { maxLength: 30 },
  );
  const overlap = (a: { from: number; to: number }, b: { from: number; to: number }) =>
    a.from < b.to && b.from < a.to;

  test('entries that overlap never share a column, and share the width among them', () => {
    fc.assert(
      fc.property(spans, (list) => {
        const placed = placeSideBySide(list);
        expect(placed).toHaveLength(list.length);
        for (const [index, one] of placed.entries()) {
          expect(one.column).toBeLessThan(one.columns);
          for (const other of placed.slice(index + 1))
            if (overlap(one.span, other.span)) {
              expect(one.column).not.toBe(other.column);
              expect(one.columns).toBe(other.columns);
            }
        }
      }),
    );
  });

  test('an entry that overlaps nothing has the whole width', () => {
    expect(
      placeSideBySide([
        { from: 0, to: 60 },
        { from: 60, to: 90 },
      ]).map(({ columns }) => columns),
    ).toEqual([1, 1]);
  });

  const week = weekOf('2026-11-18', 1);
  test('an entry of several days keeps one lane, and no two stand in the same place', () => {
    const stays = fc.array(fc.record({ offset: fc.integer({ min: -4, max: 8 }), days: fc.nat(6) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(stays, (list) => {
        const entries = list.map(({ offset, days }, index) =>
          entry(
            {
              id: String(index),
              start: addDays('2026-11-16', offset),
              end: addDays('2026-11-16', offset + days),
            },
            endDay,
            day,
          ),
        );
        const places = placeInLanes(week, entries).flatMap(({ start: from, end, lane }) =>
          Array.from({ length: end - from + 1 }, (_, index) => `${from + index}/${lane}`),
        );
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });

  test('entries that do not fit are counted for each of their days', () => {
    const same = ['1', '2', '3', '4'].map((id) =>
      entry({ id, start: '2026-11-17', end: '2026-11-18' }, endDay, day),
    );
    expect(hiddenPerDay(placeInLanes(week, same), 3)).toEqual([0, 1, 1, 0, 0, 0, 0]);
  });
});
