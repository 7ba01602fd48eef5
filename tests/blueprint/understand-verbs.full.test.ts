import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const thingsOf = (description: string) =>
  understand(description).blueprint?.entities.map(({ label }) => label) ?? [];
const fieldsOf = (description: string, thing: string) =>
  understand(description).blueprint?.entities.find(({ label }) => label === thing)?.fields ?? [];
const optionsOf = (description: string, thing: string) =>
  fieldsOf(description, thing).map(({ options = [] }) => options.map(({ label }) => label));

describe('words that are verbs and nouns', () => {
  test('what people report is a thing, and their report none', () => {
    expect(thingsOf('I track repairs that tenants report with a photo.')).not.toContain('Tenants report');
  });

  test('an order that moves through steps has no moves', () => {
    const description = 'Each order moves through new, packed, shipped and delivered.';
    expect(thingsOf(description)).toEqual(['Order']);
    expect(optionsOf(description, 'Order')).toContainEqual(['New', 'Packed', 'Shipped', 'Delivered']);
  });

  test('the first step is called without the words before it', () => {
    const description = 'Episodes have a date and move through idea, booked, recorded and published.';
    expect(optionsOf(description, 'Episode')).toContainEqual(['Idea', 'Booked', 'Recorded', 'Published']);
  });

  test('a sentence that begins by telling to report has no such field', () => {
    const labels = fieldsOf('Cars, drivers and trips; report monthly cost per car', 'Car').map(
      ({ label }) => label,
    );
    expect(labels.filter((label) => /^Report/.test(label))).toEqual([]);
  });
});

test('whether something is so or not is answered by yes or no', () => {
  const fee = fieldsOf('Members with name, e-mail, fee paid or not, and shirt size.', 'Member').find(
    ({ label }) => /fee/i.test(label),
  );
  expect(fee?.type).toBe('boolean');
});

test('photos are pictures', () => {
  expect(fieldsOf('plants: name, photos, notes', 'Plant').find(({ label }) => label === 'Photos')?.type).toBe(
    'image',
  );
});

test('a reference to one of several is called by one', () => {
  const labels = fieldsOf('tattoo studio bookings with artists, clients and deposits', 'Booking').map(
    ({ label }) => label,
  );
  expect(labels).toContain('Client');
  expect(labels).not.toContain('Clients');
});

test('what somebody may see is no field', () => {
  const labels = fieldsOf('Hires, tasks with due dates, HR sees everything', 'Task').map(
    ({ label }) => label,
  );
  expect(labels.filter((label) => /everything/i.test(label))).toEqual([]);
});

test('what is done is a record of its own, and no job that is offered', () => {
  expect(thingsOf('Track my running: date, distance, shoes, how I felt')).toEqual(['Run']);
  expect(thingsOf('log my swimming: date, laps, pool')).toEqual(['Swim']);
});

test('that nothing is booked twice is a rule, and no field', () => {
  const description =
    'A small hotel: rooms with number and price, guests, reservations from arrival to departure, no double booking';
  expect(understand(description).blueprint?.rules.map(({ kind }) => kind)).toContain('noOverlap');
  const labels = fieldsOf(description, 'Reservation').map(({ label }) => label);
  expect(labels.filter((label) => /^no\b|double/i.test(label))).toEqual([]);
});

test('y/n is answered by yes or no, with brackets or without', () => {
  const types = (description: string, thing: string) =>
    Object.fromEntries(fieldsOf(description, thing).map(({ label, type }) => [label, type]));
  expect(types('Bookings with guest name, breakfast y/n, nights, price', 'Booking')).toMatchObject({
    Breakfast: 'boolean',
    Nights: 'number',
  });
  expect(
    types('Radios and valves. Each radio has a name, working (y/n) and a price.', 'Radio'),
  ).toMatchObject({
    Working: 'boolean',
    Price: 'money',
  });
  expect(types('Old radios: make, model, working Y/N, what I paid', 'Old radio')).toMatchObject({
    Working: 'boolean',
    'What I paid': 'money',
  });
});

test('a row in brackets is named by the last of its list, and the others are fields', () => {
  const fields = fieldsOf(
    'my vinyl records, artist, title, year, label, condition (mint, good, poor)',
    'Vinyl record',
  );
  expect(fields.find(({ options }) => options)?.label).toBe('Condition');
  expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Year', 'Label']));
});

test('abbreviations are written in capitals', () => {
  const labels = fieldsOf('Guests with name, rsvp and table', 'Guest').map(({ label }) => label);
  expect(labels).toContain('RSVP');
});

describe('columns of a sheet', () => {
  const product = 'Inventory: SKU, product name, category, supplier, cost price, qty on hand, reorder level';

  test('of a stock are of what their names name', () => {
    expect(thingsOf(product)).toEqual(['Product']);
    const types = Object.fromEntries(fieldsOf(product, 'Product').map(({ label, type }) => [label, type]));
    expect(types).toMatchObject({ SKU: 'text', 'Cost price': 'money', 'Qty on hand': 'number' });
  });

  test('of a stock that names nothing are of items', () => {
    expect(thingsOf('Stock: sku, description, location, qty, min qty')).toEqual(['Item']);
  });
});

test('the first value stands behind its name', () => {
  const description =
    'deals belong to a company, have an amount and stage lead, qualified, proposal, won, lost';
  expect(optionsOf(description, 'Deal')).toContainEqual(['Lead', 'Qualified', 'Proposal', 'Won', 'Lost']);
});

test('a row with a title needs no other name, and cooking takes time', () => {
  const fields = fieldsOf('recipes (name, ingredients, cooking time, difficulty easy/medium/hard)', 'Recipe');
  expect(fields.map(({ label }) => label)).not.toContain('Title');
  expect(fields.find(({ label }) => label === 'Cooking time')?.type).toBe('duration');
});

test('what can’t be is no field', () => {
  const labels = fieldsOf('Each shift needs some volunteers and can’t be overbooked.', 'Shift').map(
    ({ label }) => label,
  );
  expect(labels.filter((label) => /overbooked/i.test(label))).toEqual([]);
});

test('a reference is called by the thing, and by no clause about it', () => {
  const description =
    'Gym app\n- members: name, email\n- classes: title, day\n- bookings: member books a class';
  const labels = fieldsOf(description, 'Booking').map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Member', 'Class']));
});

test.each([
  ['Shops order bread from the central kitchen each evening.', ['Shop', 'Bread']],
  [
    'Suppliers send us offers, we compare prices and place purchase orders.',
    ['Supplier', 'Offer', 'Purchase order'],
  ],
  ['Clients pick their favourite photos and order prints.', ['Client', 'Print']],
  [
    'An agency places au pairs with host families; each placement has a start date and an end date.',
    ['Au pair', 'Host family', 'Placement'],
  ],
  ['Nurses record vital signs of patients several times a day.', ['Nurse', 'Vital sign', 'Patient']],
])('who does something is no part of a name: %s', (text, expected) => {
  const things = understand(text).blueprint?.entities.map(({ label }) => label) ?? [];
  expect(things).toEqual(expect.arrayContaining(expected));
  expect(things.filter((one) => /shops|\bplaces?\b|order prints?|times/iu.test(one))).toEqual([]);
});

test('what is named behind what can be done is no deed', () => {
  const fieldsOf = (text: string, label: string) =>
    understand(text)
      .blueprint?.entities.find((one) => one.label === label)
      ?.fields.map((field) => field.label) ?? [];
  expect(fieldsOf('Orders have customers, order dates and place names.', 'Order')).toEqual(
    expect.arrayContaining(['Order date', 'Place names']),
  );
});

test('what is paid with a booking is an amount of the booking, and what is paid by itself is kept without a payment', () => {
  const booked = 'Guests reserve tents for a night and pay a deposit.';
  expect(thingsOf(booked)).not.toContain('Deposit');
  expect(fieldsOf(booked, 'Reservation').map(({ label }) => label)).toContain('Deposit');
  expect(thingsOf('Members pay a yearly fee.')).toEqual(['Member', 'Fee']);
});

test('the second of two days that are asked for with “when” is a day', () => {
  const fields = fieldsOf('Books with author, pages, when I started and finished, rating.', 'Book');
  expect(fields.filter(({ type }) => type === 'date')).toHaveLength(2);
});

test.each([
  ['A cinema has films, screenings and tickets.', 'Ticket', 'Resolved'],
  ['Zoo: keepers, animals and feedings.', 'Animal', 'Adopted'],
  ['Track my reading: books with author, and quotes I liked.', 'Quote', 'Accepted'],
])('a word is known in the sense that stands beside it: %s', (description, thing, value) => {
  expect(thingsOf(description)).toContain(thing);
  expect(optionsOf(description, thing).flat()).not.toContain(value);
});

test.each([
  ['Coaches plan sessions, record attendance and send invoices.', ['Session', 'Attendance', 'Invoice']],
  ['Photographers share a studio: they book time slots, log equipment they use.', ['Time slot', 'Equipment']],
  ['Doctors write prescriptions, order tests and see patients.', ['Prescription', 'Test', 'Patient']],
  ['We plan parties, book venues and hire bands.', ['Party', 'Venue', 'Band']],
])('what the same people do next is a deed, and no part of a name: %s', (description, things) => {
  expect(thingsOf(description)).toEqual(expect.arrayContaining(things));
  expect(thingsOf(description).filter((one) => /^(?:log|order|book|record) /iu.test(one))).toEqual([]);
  expect(optionsOf(description, 'Coach').flat()).toEqual([]);
});

test('what is pledged is an amount of the pledge alone', () => {
  const description = 'Crowdfunding: backers pledge an amount for a project.';
  const owners = thingsOf(description).filter((thing) =>
    fieldsOf(description, thing).some(({ label }) => label === 'Amount'),
  );
  expect(owners).toContain('Pledge');
  expect(owners).not.toContain('Backer');
});

test('a sentence behind a title is no list of columns', () => {
  const labels = fieldsOf('Fridge log: each fridge has a location and a max temperature.', 'Fridge').map(
    ({ label }) => label,
  );
  expect(labels).toEqual(expect.arrayContaining(['Location', 'Max temperature']));
  expect(labels.filter((label) => / has /.test(label))).toEqual([]);
});

test('a unit is no field', () => {
  const labels = fieldsOf('Jobs with volume in m³ and price.', 'Job').map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Volume', 'Price']));
  expect(labels).not.toContain('M');
});

test('what is kept by itself is no text of what stands beside it', () => {
  const description =
    'Coaching practice: coaches, clients, sessions with date and notes, goals per client, invoices.';
  expect(thingsOf(description)).toContain('Goal');
  expect(fieldsOf(description, 'Session').map(({ label }) => label)).not.toContain('Goals');
});

test('clauses that follow each other are no values', () => {
  const things = thingsOf(
    'Guests order dishes, the kitchen prepares orders, waiters serve tables and take payments.',
  );
  expect(things).toEqual(expect.arrayContaining(['Dish', 'Order', 'Waiter', 'Table', 'Payment']));
});

test.each([
  ['Helpdesk for a cinema: staff open tickets with priority, technicians solve them', 'Ticket', 'Resolved'],
  ['Event management: events, guests, support tickets, vendors', 'Support ticket', 'Resolved'],
  ['Bookshop with customers, books, quotes and orders', 'Quote', 'Accepted'],
  ['City farm: animals for adoption, sponsors, donations', 'Animal', 'Adopted'],
])('a word keeps its usual sense where that is spoken of: %s', (description, thing, value) => {
  expect(optionsOf(description, thing).flat()).toContain(value);
});
