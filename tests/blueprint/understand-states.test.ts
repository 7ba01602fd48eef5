import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// States and choices as sentences tell them, in the words of several trades.

const livesIn = (text: string) =>
  understand(text)
    .facts.states.filter(({ source }) => source.from === 'text')
    .map(({ owner, values }) => `${owner}: ${values.join(', ')}`);
const choicesIn = (text: string) =>
  understand(text).facts.fields.flatMap(({ owner, options }) =>
    options ? [`${owner}: ${options.join(', ')}`.toLowerCase()] : [],
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
    ['Each entry has a date and a quilter, and is paid by card or in cash.', 'entry: card, cash'],
    ['Members pay monthly or yearly, by card or bank transfer.', 'member: card, bank transfer'],
    ['We sell kites in small, medium and large, in red or blue.', 'kite: small, medium, large'],
    ['We sell kites in small, medium and large, in red or blue.', 'kite: red, blue'],
    [
      'Each rental is for one violin, which is either new or used, and is done by a luthier.',
      'violin: new, used',
    ],
    [
      'A survey is a first look, a deep check or an emergency, with tree, date and length.',
      'survey: first look, deep check, emergency',
    ],
    [
      'We have saddles, riders and fittings. For each fitting we note the saddle, the rider (full, junior or guest) and the date.',
      'rider: full, junior, guest',
    ],
    [
      'A result has a swimmer, a stroke and a time. Strokes: crawl, butterfly, medley.',
      'result: crawl, butterfly, medley',
    ],
    [
      'Each hive has a name, a material and a finish. Materials are oak, ash and pine; finishes are matte, satin or gloss.',
      'hive: oak, ash, pine',
    ],
    ['Boats\n- name\n- size: S, M, L\n- condition: new, used, worn', 'boat: s, m, l'],
    ['Boats\n- name\n- size: S, M, L\n- condition: new, used, worn', 'boat: new, used, worn'],
  ])('%s', (text, expected) => {
    expect(choicesIn(text)).toContain(expected);
  });

  it('keeps the names of people with what they do', () => {
    expect(choicesIn('Courses with name, teacher (Anna, Ben, Cleo) and price.')).toContain(
      'course: anna, ben, cleo',
    );
  });

  it.each([
    'We have looms with a weaver and an expiry date. Warn me before things run out or expire.',
    'Policies run out or get renewed. A policy has an insurer.',
  ])('%s names no choice', (text) => {
    expect([...choicesIn(text), ...livesIn(text)]).toEqual([]);
  });
});
