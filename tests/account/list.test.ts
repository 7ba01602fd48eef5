import { expect, test } from 'vitest';
import { colonOf, listed } from '#src/format/list.ts';

test('items are listed with the comma of their language, and explained with its colon', () => {
  expect(listed(['a', 'b', 'c'], 'en')).toBe('a, b, c');
  expect(listed(['a', 'b'], 'zh')).toBe('a、b');
  expect(listed(['a', 'b'], 'zh-CN')).toBe('a、b');
  expect(listed(['a', 'b'], 'ar')).toBe('a، b');
  expect(colonOf('zh-CN')).toBe('：');
  expect(colonOf('fr')).toBe('\u00a0: ');
  expect(colonOf('de')).toBe(': ');
});
