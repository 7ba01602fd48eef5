import { expect, test } from 'vitest';
import { byNoun, inOrder, sentenceAt } from '#blueprint/understand/mentions.ts';
import { openIn } from '#blueprint/understand/whose.ts';

test('what a bracket closes is hidden from whatever stands behind it', () => {
  const text = 'boats (name (long), size) and guests';
  const isOpen = openIn(text);
  expect(isOpen(text.indexOf('boats'), text.indexOf('guests'))).toBe(true);
  expect(isOpen(text.indexOf('name'), text.indexOf('size'))).toBe(true);
  expect(isOpen(text.indexOf('long'), text.indexOf('size'))).toBe(false);
  expect(isOpen(text.indexOf('size'), text.indexOf('guests'))).toBe(false);
});

test('mentions are found by their places, of all things and of one', () => {
  const all = [
    { noun: 'boat', start: 0, end: 4, sentence: 0 },
    { noun: 'guest', start: 6, end: 11, sentence: 0 },
    { noun: 'boat', start: 14, end: 18, sentence: 1 },
  ];
  const places = inOrder(all);
  expect([places.before(4), places.before(5), places.before(18)]).toEqual([1, 1, 3]);
  expect([places.from(0), places.from(5), places.from(15)]).toEqual([0, 1, 3]);
  expect([places.of(0), places.of(1), places.of(2)]).toEqual([0, 2, 3]);
  expect(byNoun(all)('boat').all).toHaveLength(2);
  expect(byNoun(all)('queen').all).toEqual([]);
});

test('a place is in the sentence that ends there or behind it', () => {
  expect([0, 10, 11, 20, 21].map((at) => sentenceAt([10, 20], at))).toEqual([0, 0, 1, 1, 2]);
});
