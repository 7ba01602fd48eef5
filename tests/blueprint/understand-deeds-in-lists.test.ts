import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const thingsOf = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);
const saidOf = (text: string) =>
  understand(text)
    .facts.fields.filter(({ source }) => source.from === 'text')
    .map(({ label }) => label);

describe('what people do, in a list', () => {
  test.each([
    ['Clubs book courts, pay monthly and have keys.', /monthly|have/u],
    ['Sports hall: clubs book courts, pay monthly, have keys, and report damage.', /monthly|have|report/u],
    ['Customers book a slot online, and pay on site.', /pay|site/u],
    ['Helpdesk: users report problems with priority, agents answer and close tickets.', /close/u],
  ])('is no field: %s', (text, deed) => {
    expect(saidOf(text).filter((label) => deed.test(label))).toEqual([]);
  });

  it('is told of one of them behind a title', () => {
    const text = 'Expense claims: employee enters date, amount and a receipt photo; manager approves.';
    expect(saidOf(text)).toEqual(['date', 'amount', 'receipt photo']);
  });

  it('is a deed where a pronoun follows', () => {
    expect(thingsOf('Library: members borrow books, return them and pay fines.')).not.toContain('return');
  });

  it('lends nothing to those who check out', () => {
    expect(thingsOf('Gym: members rent lockers and check out when they leave.')).not.toContain('loan');
    expect(thingsOf('Library: members check out books.')).toContain('loan');
  });
});

it('takes a date for no thing of its own, however often dates are named', () => {
  const text =
    'Wedding planner tool: couples, their wedding date and venue, vendors with contract amount, and a to-do list with due dates.';
  expect(thingsOf(text)).not.toContain('date');
});

it('takes the needs of somebody for a noun', () => {
  expect(saidOf('Children with name, allergies and special needs.')).toContain('special needs');
});

it('underlines nothing of the title that the app is called by', () => {
  const text = 'Freelance time tracking: clients, projects with hourly rate.';
  expect(understand(text).facts.unknown.map(({ start, end }) => text.slice(start, end))).toEqual([]);
});

describe('what stands in a list and is no thing or field', () => {
  test.each([
    'Court booking: courts, members, no double bookings.',
    'Hairdresser: stylists, services with duration and price, appointments, no double bookings.',
  ])('is what must not be: %s', (text) => {
    expect(thingsOf(text).filter((noun) => noun.startsWith('no '))).toEqual([]);
  });

  test.each([
    'Dentist: patients, appointments with date and time, reminder by SMS the day before.',
    'Appointments with date, client, reminder one day before.',
    'Library: books, members, loans for four weeks, reminder two days before due date.',
    'Courses with start date, price, email reminder a week before.',
  ])('is a reminder: %s', (text) => {
    expect(saidOf(text).filter((label) => /remind|before|sms|email/iu.test(label))).toEqual([]);
    expect(understand(text).facts.rules.map(({ kind }) => kind)).toContain('reminder');
  });

  test.each([
    ['Auction house: lots with description and photos, bidders register, bid in steps.', /register/u],
    ['Sailing school: boats, courses with start date, students book, pay a deposit.', /book/u],
  ])('is what several do: %s', (text, deed) => {
    expect(saidOf(text).filter((label) => deed.test(label))).toEqual([]);
  });

  it('is how stars are given', () => {
    const text = 'Tutoring: students book sessions and rate the tutor afterwards with stars.';
    expect(thingsOf(text)).toEqual(expect.arrayContaining(['rating', 'tutor']));
    expect(thingsOf(text)).not.toContain('star');
  });
});

describe('a diary', () => {
  test.each([
    ['Site diary: date, weather, workers present, machines used, materials delivered.', 5],
    ['Logbook: date, boat, crew, destination, wind, engine hours.', 6],
    ['Attendance register: date, class, pupils, remarks.', 4],
  ])('notes of each day what it lists: %s', (text, fields) => {
    const { entities, states } = understand(text).facts;
    expect(entities).toHaveLength(1);
    expect(saidOf(text)).toHaveLength(fields);
    expect(states.filter(({ source }) => source.from === 'text')).toEqual([]);
  });
});

it('writes a word in capitals only where it is the same word', () => {
  const { blueprint } = understand('IT helpdesk: tickets with priority, and how long it took.');
  const labels = blueprint?.entities.flatMap(({ fields }) => fields.map(({ label }) => label)) ?? [];
  expect(labels.filter((label) => label.includes(' IT '))).toEqual([]);
});

describe('the place that an app is for', () => {
  test.each([
    ['A canteen: menus for each day, employees choose a dish until 10 am.', 'canteen'],
    ['Ticket system for a town hall: citizens report potholes with photo and location.', 'town hall'],
    ['A mosque: members with name, events with date.', 'mosque'],
    ['App for our congregation. Staff plan shifts.', 'congregation'],
    ['Booking tool for a hostel: members book rooms.', 'hostel'],
  ])('is no thing of it: %s', (text, place) => {
    expect(thingsOf(text)).not.toContain(place);
  });

  it('is one where there are several', () => {
    expect(thingsOf('Hostels with address and rating, rooms per hostel with beds.')).toContain('hostel');
  });
});

it('keeps no expenses beside the claims that hold them', () => {
  const text = 'Expense claims: employee enters date, amount and a receipt photo; manager approves.';
  expect(thingsOf(text)).not.toContain('expense');
});

it('reads what several do with a thing, and no field called so', () => {
  const text = 'Helpdesk: users report problems with priority, agents answer and close tickets.';
  expect(thingsOf(text)).toEqual(expect.arrayContaining(['problem', 'ticket', 'agent']));
  expect(saidOf(text)).toEqual(['priority']);
});

it('reminds of the day that a loan is due, where its item is spoken of', () => {
  const text =
    'Tool shed: drills, saws and ladders can be borrowed by members. Each item has a photo. Members get a reminder one day before the due date.';
  const { facts, questions } = understand(text);
  expect(facts.rules).toContainEqual(expect.objectContaining({ kind: 'reminder', owner: 'loan' }));
  expect(JSON.stringify(questions)).not.toContain('reminder');
});
