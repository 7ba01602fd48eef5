import { expect, test } from 'vitest';
import { placeOf } from '#src/format/place.ts';

test('a zone’s place is its city and what the time there is called in the reader’s language', () => {
  expect(placeOf('America/New_York', 'en')).toBe('New York, Eastern Time');
  expect(placeOf('Europe/Berlin', 'de')).toBe('Berlin, Mitteleuropäische Zeit');
});
test('a zone without a city is told by its time alone, and none by nothing', () => {
  expect(placeOf('UTC', 'en')).toMatch(/^(GMT|Coordinated Universal Time)/);
  expect(placeOf(null, 'en')).toBeNull();
});
