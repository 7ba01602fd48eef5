import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Charts of what is measured or done again and again: of the weighings, and not of the puppy.

const chartsOf = (text: string) =>
  understand(text).facts.pages.flatMap(({ entity, chart }) =>
    chart ? [[entity, chart.of, chart.field ?? 'rows', chart.unit].join(' ')] : [],
  );
const namesOf = (text: string) => understand(text).blueprint?.entities.map(({ name }) => name);

describe('a chart', () => {
  it.each([
    [
      "We weigh our puppies every day. I'd like to see each puppy's weight over time.",
      ['weighing average weight month'],
    ],
    [
      'Personal trainer: clients with goal, measurements with weight and body fat every two weeks, and a chart of each client’s progress.',
      ['measurement average weight month', 'measurement average body fat month'],
    ],
    [
      'Films with director, viewings with date and rating, and a chart of films per month.',
      ['viewing count rows month'],
    ],
    [
      'Track my weight and my calories. Show me a chart per week.',
      ['daily record average weight week', 'daily record average calories week'],
    ],
    [
      'Meter readings for our house: electricity and gas, each month, with a graph of the consumption.',
      ['meter reading average electricity month', 'meter reading average gas month'],
    ],
  ])('draws what is noted again and again: %s', (text, charts) => {
    expect(chartsOf(text)).toEqual(charts);
  });

  it('of somebody’s progress keeps no progress, and the weight stays where it is noted', () => {
    expect(
      namesOf('Clients with phone, measurements with weight, and a chart of each client’s progress.'),
    ).toEqual(['client', 'measurement']);
    const { facts } = understand(
      "We weigh our puppies every day. I'd like to see each puppy's weight over time.",
    );
    expect(facts.fields.filter(({ label }) => label === 'weight').map(({ owner }) => owner)).toEqual([
      'weighing',
    ]);
  });

  it('draws items that are sold as items, whatever else has a day', () => {
    expect(
      chartsOf(
        'Items with brand and price. An item is on the rail, reduced or sold. Payouts with amount and date. I want items sold by month in a graph.',
      ),
    ).toEqual(['item count rows month']);
  });
});

describe('what somebody tracks', () => {
  it.each([
    ['I want to track my weight every morning and see how it goes over the months.', ['weight']],
    [
      'Blood pressure diary: I write down systolic, diastolic and pulse every morning and evening.',
      ['systolic', 'diastolic', 'pulse'],
    ],
    ['I want to track my blood sugar and insulin every day and see a graph.', ['blood sugar', 'insulin']],
    [
      'Aquarium: I measure temperature, pH and nitrate once a week and want to see how the values change.',
      ['temperature', 'pH', 'nitrate'],
    ],
    ['I want to log my mood every evening.', ['mood']],
  ])('is a record of each day with a number for each: %s', (text, numbers) => {
    const { facts } = understand(text);
    const own = facts.fields.filter(({ owner, type }) => owner === 'daily record' && type === 'number');
    expect(own.map(({ label }) => label)).toEqual(numbers);
  });

  it('is the client’s, where a client comes in', () => {
    expect(namesOf('Clients with name and phone. I measure weight and height at each visit.')).not.toContain(
      'dailyRecord',
    );
  });

  it('is no measurement’s, where an exercise has it', () => {
    const { facts } = understand(
      'Workouts with date, exercises with sets and reps, body measurements, and a chart of my progress over time.',
    );
    const measured = facts.fields.filter(({ owner }) => owner === 'body measurement');
    expect(measured.filter(({ source }) => source.from === 'text')).toEqual([]);
  });
});
