import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// States and choices as sentences tell them, in the words of several trades.

const livesIn = (text: string) =>
  understand(text)
    .facts.states.filter(({ source }) => source.from === 'text')
    .map(({ owner, values }) => `${owner}: ${values.join(', ')}`);
const choicesIn = (text: string) =>
  understand(text).facts.fields.flatMap(({ owner, options }) =>
    options ? [`${owner}: ${options.join(', ')}`] : [],
  );

describe('what becomes of something', () => {
  it.each([
    [
      'Every hire has a date and an actor. We mark hires as confirmed, done or cancelled.',
      'hire: confirmed, done, cancelled',
    ],
    ["We track quotes. A quote stays open until it's signed off, then it's closed.", 'quote: open, closed'],
    [
      'We manage regattas. A regatta starts as planned, becomes active when the umpire begins, and is finished afterwards.',
      'regatta: planned, active, finished',
    ],
    [
      'A print shop. Orders go to design, then printing, then finishing, then out for delivery.',
      'order: design, printing, finishing, out for delivery',
    ],
  ])('%s', (text, expected) => {
    expect(livesIn(text)).toContain(expected);
  });
});

describe('what something is chosen from', () => {
  it.each([
    [
      'We rate the condition of each hive as good, fair or poor during an inspection.',
      'hive: good, fair, poor',
    ],
    ['Boats are small or large, colour is red, blue, green or white.', 'boat: red, blue, green, white'],
    ['We have kites. Colour is red, blue, green or white.', 'kite: red, blue, green, white'],
  ])('%s', (text, expected) => {
    expect(choicesIn(text)).toContain(expected);
  });

  it.each([
    'We have looms with a weaver and an expiry date. Warn me before things run out or expire.',
    'Policies run out or get renewed. A policy has an insurer.',
  ])('%s names no choice', (text) => {
    expect([...choicesIn(text), ...livesIn(text)]).toEqual([]);
  });
});
