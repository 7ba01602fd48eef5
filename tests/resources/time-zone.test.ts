import { expect, test } from 'vitest';
import { timeZoneLabel } from '#src/format/time-zone.ts';

test('a time zone is shown by its city and its name in the reader’s language', () => {
  expect(timeZoneLabel('America/New_York', 'en')).toBe('New York, Eastern Time');
  expect(timeZoneLabel('Europe/Berlin', 'de')).toBe('Berlin, Mitteleuropäische Zeit');
});
test('a zone without a city is shown by its name, and no zone as null', () => {
  expect(timeZoneLabel('UTC', 'en')).toMatch(/^(GMT|Coordinated Universal Time)/);
  expect(timeZoneLabel(null, 'en')).toBeNull();
});
