import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const linksOf = (text: string) =>
  understand(text)
    .facts.relations.filter(({ source }) => source.from === 'text')
    .map(({ from, to }) => `${from} → ${to}`);
const fieldsOf = (text: string, owner: string) =>
  understand(text)
    .facts.fields.filter((one) => one.owner === owner && one.source.from === 'text')
    .map(({ label }) => label);

describe('what somebody chooses', () => {
  test.each([
    ['A festival app. Donors pledge money and pick a badge.', 'pledge → badge'],
    ['A restaurant: customers choose a table and order dishes.', 'order → table'],
    ['A gym. Members pick a locker.', 'member → locker'],
    ['A school fair. Each child picks a workshop.', 'child → workshop'],
    ['An app for a magazine. Readers choose a plan and start a subscription.', 'subscription → plan'],
  ])('is named by what they do with it, or by them: %s', (text, link) => {
    expect(linksOf(text)).toContain(link);
  });

  test('together with a time is booked, and the time is the booking’s', () => {
    const text = 'A language school. Learners choose a tutor and a time.';
    expect(linksOf(text)).toEqual(expect.arrayContaining(['appointment → learner', 'appointment → tutor']));
    expect(fieldsOf(text, 'appointment')).toEqual(['starts']);
    expect(fieldsOf(text, 'tutor')).toEqual([]);
  });

  test.each([
    'Warehouse staff pick an order and pack it. Orders have items.',
    'Workers choose a shift and swap it. Shifts have a date.',
    'A library. Each child chooses a book and returns it.',
    'An online cookbook where visitors pick a recipe and save it.',
  ])('is nobody’s for ever where it is only used, or where their turn comes: %s', (text) => {
    const people = understand(text)
      .facts.relations.filter(({ source }) => source.from === 'text')
      .filter(({ from }) => /^(?:warehouse staff|staff|worker|child|visitor)$/u.test(from));
    expect(people).toEqual([]);
  });

  test('belongs to nobody where one person chooses for all', () => {
    const text = 'A canteen with menus and suppliers. The cook picks a supplier for each ingredient.';
    expect(linksOf(text)).not.toContain('cook → supplier');
  });
});

describe('an answer of yes or no', () => {
  test.each([
    ['A party app: guests RSVP yes, no or maybe.', 'guest', ['yes', 'no', 'maybe']],
    ['A choir. Rehearsals have a date. Singers reply with yes or no.', 'response', ['yes', 'no']],
    [
      'A football club: trainings with date and place. Players say yes / no / maybe.',
      'response',
      ['yes', 'no', 'maybe'],
    ],
  ])('is kept of whom or for what it is, and is nobody’s state: %s', (text, owner, options) => {
    const { fields, states } = understand(text).facts;
    expect(fields.filter((one) => one.options && one.owner === owner).map((one) => one.options)).toEqual([
      options,
    ]);
    expect(states.filter(({ source }) => source.from === 'text')).toEqual([]);
  });
});

test.each([
  'Voters say yes or no to each motion. Motions have a title and text.',
  'Clients respond with yes or no to a quote. Quotes have a price and a date.',
  'A clinic. Patients answer yes or no whether they smoke.',
])('an answer to something else than an invitation is no reply: %s', (text) => {
  const { entities, fields } = understand(text).facts;
  expect(entities.map(({ noun }) => noun)).not.toContain('response');
  expect(fields.map(({ label }) => label)).not.toContain('reply');
});

describe('an activity with what is noted of it', () => {
  test.each([
    [
      'I want to keep track of my running: distance, time, shoes, and a chart of km per week.',
      'run',
      ['distance', 'time', 'shoes'],
    ],
    [
      'Track our spending: date, shop, amount and category.',
      'expense',
      ['date', 'shop', 'amount', 'category'],
    ],
    [
      'Log my trail running: date, route, distance, weather',
      'trail run',
      ['date', 'route', 'distance', 'weather'],
    ],
    [
      'App for my fishing: date, lake, bait, weight, photo',
      'fishing trip',
      ['date', 'lake', 'bait', 'weight', 'photo'],
    ],
  ])('is kept each time: %s', (text, noun, fields) => {
    expect(fieldsOf(text, noun)).toEqual(fields);
  });

  test('is called as it always was where nobody knows what is kept of it', () => {
    expect(fieldsOf('Keep track of my plumbing: client, address, date, price', 'job')).toContain('price');
    expect(understand('Track my birding: title, colour, date').blueprint).not.toBeNull();
  });

  test('is none where it only says what several things are kept for', () => {
    const things = understand('Organise my baking: recipes with ingredients, steps and a photo').facts
      .entities;
    expect(things.map(({ noun }) => noun)).toContain('recipe');
    expect(fieldsOf('Organise my baking: recipes with ingredients, steps and a photo', 'recipe')).toEqual([
      'photo',
    ]);
  });

  test('may be followed by a page that is asked for', () => {
    const { pages } = understand(
      'I log my reading: title, pages, rating, and a chart of pages per month.',
    ).facts;
    expect(pages.find(({ chart }) => chart)).toMatchObject({ entity: 'book', chart: { unit: 'month' } });
  });
});

test('what is in stock is counted, in whatever it is counted', () => {
  expect(fieldsOf('A shop. Fabrics have a colour, price per metre and metres in stock.', 'fabric')).toEqual([
    'colour',
    'price per metre',
    'stock',
  ]);
});

test('a date that something is booked for is the booking’s', () => {
  const text = 'I cook at homes. Clients book me for a date with number of guests and allergies.';
  expect(fieldsOf(text, 'booking')).toEqual(expect.arrayContaining(['date', 'number of guests']));
  expect(understand(text).facts.entities.map(({ noun }) => noun)).not.toContain('date');
});

test('the end of a month is no field, nor that something is booked', () => {
  const text =
    'A tutoring agency. Tutors have subjects and rates, lessons are booked, and at the end of the month the parents get an invoice.';
  const labels = understand(text).facts.fields.map(({ label }) => label);
  expect(labels.filter((label) => /end of|booked/u.test(label))).toEqual([]);
});
