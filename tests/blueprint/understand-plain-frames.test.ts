import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// The same few things in the sentences in which most people name them.

const tables = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    (understand(text).blueprint?.entities ?? []).map(({ label, fields }) => [
      label,
      fields.map((field) => field.label),
    ]),
  );
const keptIn = (text: string) => {
  const { facts } = understand(text);
  return facts.entities.filter(({ source }) => source.from === 'text').map(({ noun }) => noun);
};

const TRADES: readonly (readonly [trade: string, things: readonly [string, string, string]])[] = [
  ['gym', ['members', 'classes', 'trainers']],
  ['vet', ['owners', 'pets', 'appointments']],
  ['hotel', ['rooms', 'guests', 'bookings']],
  ['charity', ['volunteers', 'shifts', 'donors']],
];
const FRAMES: readonly ((trade: string, things: readonly [string, string, string]) => string)[] = [
  (trade, [one, two, three]) => `app for a ${trade} with ${one}, ${two} and ${three}`,
  (trade, [one, two, three]) => `software for a ${trade} that handles ${one}, ${two} and ${three}`,
  (trade, things) => `${trade} software (${things.join(', ')})`,
  (trade, [one, two, three]) => `Track ${one}, ${two} and ${three} for my ${trade}`,
];

describe('a wish of one sentence', () => {
  it.each(
    FRAMES.flatMap((frame) => TRADES.map(([trade, things]) => [frame(trade, things), things] as const)),
  )('“%s” keeps what it names, and nothing else', (text, things) => {
    expect(
      keptIn(text)
        .map((noun) => (noun.endsWith('s') ? `${noun}es` : `${noun}s`))
        .sort(),
    ).toEqual([...things].sort());
  });

  it.each([
    ['app for a coach with clients and sessions', ['client', 'session']],
    ['app for a teacher to track students and grades', ['grade', 'student']],
    ['website for a sign painter with a form to ask for a quote', ['quote', 'request']],
  ])('“%s” is for somebody whom it doesn’t keep', (text, nouns) => {
    expect(keptIn(text).sort()).toEqual(nouns);
  });

  it('a line that is drawn of something is a chart', () => {
    expect(keptIn('Loans with balance and payments. Draw a line of the total per month.')).not.toContain(
      'line',
    );
  });
});

const MEMBER = ['Name', 'Phone', 'Join date'];
describe('what a list has of each', () => {
  it.each([
    'We need a list of members showing name, phone and join date',
    'I’d like to record members. Fields: name, phone, join date',
    'database for members - name, phone, join date',
    'I want to save name, phone and join date for every member',
    'Keep name, phone and join date of each member',
    'Store member name, phone, join date and link them to classes',
  ])('“%s”: a member has all of it', (text) => {
    expect(tables(text)['Member']).toEqual(expect.arrayContaining(MEMBER));
  });

  it('a mark for each student is no field of the student', () => {
    const text = 'Teachers enter a grade and a short comment for each student in each subject.';
    expect(Object.keys(tables(text))).toContain('Grade');
  });

  it('what stands in a list of several is theirs', () => {
    const text =
      'Each order has a customer, a delivery date and a list of cabinets with width, height and depth; every cabinet goes through cutting, edging and packing.';
    expect(tables(text)['Cabinet']).toEqual(expect.arrayContaining(['Width', 'Height', 'Depth']));
  });

  it('so many at most is a number, and no table', () => {
    expect(tables('Bouncy castles with size, max kids and price per day')).toEqual({
      Castle: expect.arrayContaining(['Size', 'Max kids', 'Price per day']),
    });
  });

  it('one or the other with its fields is one thing', () => {
    expect(tables('Customers, their boilers or stoves (type, fuel, age) and visits')['Boiler']).toEqual(
      expect.arrayContaining(['Type', 'Fuel', 'Age']),
    );
  });
});
