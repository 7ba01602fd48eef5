import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRelativeDay, relativeDay, resolveDay, toRelativeDay } from '#blueprint/dates.ts';
import { resolveDay as resolveInApp } from '../../builder/app/src/core/dates.ts';

test.each([
  ['today', '2026-11-22'],
  ['today+1', '2026-11-23'],
  ['today-22', '2026-10-31'],
  ['today+40T09:30', '2027-01-01T09:30'],
  ['2026-06-15', '2026-06-15'],
  ['tomorrow', 'tomorrow'],
])('%s is %s on 22 November 2026, in the editor as in the built app', (value, day) => {
  expect(resolveDay(value, '2026-11-22')).toBe(day);
  expect(resolveInApp(value, '2026-11-22')).toBe(day);
});

test('a day kept as an offset is the same day on the day it was kept', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const time = fc.constantFrom('', 'T09:30');
  fc.assert(
    fc.property(day, time, day, (kept, at, today) => {
      const offset = toRelativeDay(kept + at, today);
      expect(resolveDay(offset, today)).toBe(kept + at);
    }),
  );
  expect(isRelativeDay(relativeDay(-3, 'T09:30'), true)).toBe(true);
  expect(isRelativeDay(relativeDay(-3, 'T09:30'), false)).toBe(false);
});
