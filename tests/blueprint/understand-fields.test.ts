import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

function fieldsOf(description: string, owner: string): string[] {
  const { facts } = understand(description);
  return facts.fields
    .filter((field) => field.owner === owner && field.source.from === 'text')
    .map(({ label, type }) => (type === 'text' ? label : `${label}: ${type}`));
}

describe('the fields of a description', () => {
  test('are found in what somebody writes down, as they say it', () => {
    const said =
      'I keep bees. For every hive I write down the queen’s age, how many frames, whether I fed it and what I harvested';
    expect(fieldsOf(said, 'hive')).toEqual(['age: number', 'frames: number', 'fed: boolean', 'harvested']);
  });

  test('are of the thing that their list is about, and not of the one named last', () => {
    const said =
      'we lend canoes. each canoe: number, colour, seats. when a canoe goes out we note deposit paid and when it came back';
    expect(fieldsOf(said, 'canoe')).toEqual([
      'number',
      'colour',
      'seats: number',
      'deposit paid: boolean',
      'when it came back: date',
    ]);
  });

  test('are of both where two things are said to have them', () => {
    const said = 'Mentors and mentees have a city and languages. Mentors have mentees. Meetings have a date.';
    expect(fieldsOf(said, 'mentor')).toContain('city');
    expect(fieldsOf(said, 'mentee')).toContain('city');
  });

  test('have the type that their words tell', () => {
    const said = 'Yarn shop: yarns (brand, colour, metres left, washed yes/no, bought on, what I paid)';
    expect(fieldsOf(said, 'yarn')).toEqual(
      expect.arrayContaining(['metres left: number', 'washed: boolean', 'bought on: date', 'paid: money']),
    );
  });
});

test.each([
  [
    'I have a print studio in Hull, clients send an idea with reference pictures and paper size and budget, printer accepts or declines and asks for a deposit',
    ['Paper size', 'Budget', 'Deposit'],
    /accepts/,
  ],
  [
    'Grain store. Silos have a capacity, a moisture limit and must not be overfilled.',
    ['Capacity', 'Moisture limit'],
    /must/,
  ],
  [
    'Support desk. Coordinator sets urgency (low, high), tickets have a subject, a photo and let people upvote',
    ['Subject', 'Photo', 'Urgency'],
    /let|sets/,
  ],
])('what is left of a sentence is no field: %s', (text, there, not) => {
  const labels =
    understand(text).blueprint?.entities.flatMap(({ fields }) => fields.map(({ label }) => label)) ?? [];
  expect(labels).toEqual(expect.arrayContaining(there));
  expect(labels.filter((label) => not.test(label.toLowerCase()))).toEqual([]);
});
