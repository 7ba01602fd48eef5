import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Whose a list is that stands behind a phrase, inside another list, or behind what something is divided into.

const tables = (text: string) =>
  Object.fromEntries(
    (understand(text).blueprint?.entities ?? []).map(({ label, fields }) => [
      label,
      fields.map((field) => field.label),
    ]),
  );

describe('a list behind a phrase', () => {
  it.each([
    [
      'Orchard app. Trees have a row. Traps near a tree: bait, flies, emptied on.',
      'Trap',
      ['Bait', 'Flies', 'Emptied on'],
      'Tree',
    ],
    [
      'Cave club app. In a cave there are pitches: depth, rope length, anchor.',
      'Pitch',
      ['Depth', 'Rope length', 'Anchor'],
      'Cave',
    ],
  ])('is of what the phrase is of: %s', (text, owner, fields, other) => {
    const found = tables(text);
    expect(found[owner]).toEqual(expect.arrayContaining(fields));
    for (const field of fields) expect(found[other] ?? []).not.toContain(field);
  });

  it.each([
    ['Course with participants: name, email, paid', 'Participant', ['Name', 'Email', 'Paid'], 'Course'],
    ['An arboretum with trees: species, height', 'Tree', ['Species', 'Height'], 'Arboretum'],
    ['A quarry with blast tickets: problem, driller', 'Blast ticket', ['Problem', 'Driller'], 'Quarry'],
    ['My meeting with notes: title, date, text', 'Note', ['Title', 'Date', 'Text'], 'Meeting'],
  ])('is of what stands right before it behind "with": %s', (text, owner, fields, other) => {
    const found = tables(text);
    expect(found[owner]).toEqual(expect.arrayContaining(fields));
    expect(found[other] ?? []).not.toEqual(expect.arrayContaining(fields.slice(-1)));
  });

  test('leaves things with a list of their own alone', () => {
    const found = tables(
      'Ferries of a line: cabins with number and deck. Bookings by travellers with arrival, nights and price.',
    );
    expect(found['Ferry'] ?? []).not.toContain('Nights');
  });
});

describe('a list inside a list', () => {
  it.each([
    [
      'An organ has a builder, several stops with a pitch and a material, a height and a wind pressure.',
      'Organ',
      ['Height', 'Wind pressure'],
      'Stop',
      ['Pitch', 'Material'],
    ],
    [
      'lighthouse: height, lamps with wattage and colour, built in, keeper name',
      'Lighthouse',
      ['Height', 'Built in', 'Keeper name'],
      'Lamp',
      ['Wattage', 'Colour'],
    ],
    [
      'tents: length, poles w diameter + material, weight, colour',
      'Tent',
      ['Length', 'Weight', 'Colour'],
      'Pole',
      ['Diameter', 'Material'],
    ],
  ])('ends where "and" joins its last part: %s', (text, outer, rest, inner, own) => {
    const found = tables(text);
    expect(found[outer]).toEqual(expect.arrayContaining(rest));
    expect(found[inner]).toEqual(expect.arrayContaining(own));
    for (const field of rest) expect(found[inner]).not.toContain(field);
  });
});

test('what something is divided into has what stands behind it', () => {
  const found = tables(
    'We keep vineyards with a slope. I split vineyards into parcels with grape, planting year and soil.',
  );
  expect(found['Parcel']).toEqual(expect.arrayContaining(['Grape', 'Planting year', 'Soil', 'Vineyard']));
  expect(found['Vineyard']).not.toContain('Soil');
});

test.each([
  ['I need brand, power and serial number of each kiln.', 'Kiln', ['Brand', 'Power', 'Serial number']],
  ['We note vintage, sugar and acidity per barrel.', 'Barrel', ['Vintage', 'Sugar', 'Acidity']],
  [
    'I want to record the length, the width and the draught of our barges.',
    'Barge',
    ['Length', 'Width', 'Draught'],
  ],
])('what is needed of each of several is theirs: %s', (text, owner, fields) => {
  const found = tables(text);
  expect(Object.keys(found)).toEqual([owner]);
  expect(found[owner]).toEqual(expect.arrayContaining(fields));
});
