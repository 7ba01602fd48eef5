import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const appOf = (text: string) => understand(text).blueprint?.entities ?? [];
const thingsOf = (text: string) => appOf(text).map(({ label }) => label);
const entityOf = (text: string, name: string) => appOf(text).find(({ label }) => label === name);
const fieldsOf = (text: string, name: string) => entityOf(text, name)?.fields.map(({ label }) => label) ?? [];

describe('a line that names a trade or a hobby', () => {
  it.each([
    ['storage units management system', 'Storage unit, Tenant, Lease, Payment'],
    ['app for a driving instructor', 'Student, Lesson, Teacher, Car, Exam'],
    ['app for a locksmith', 'Customer, Service job, Quote, Invoice'],
    ['app for a funeral home', 'Funeral, Deceased person, Customer, Invoice'],
    ['nursing home management system', 'Resident, Room, Nurse, Medication'],
    ['kennel management system', 'Pet, Customer, Stay, Booking'],
    ['blood bank management system', 'Blood donor, Blood donation, Blood unit'],
    ['golf score tracker', 'Round, Player'],
    ['baby tracker', 'Baby, Baby feed, Nappy change, Nap'],
    ['fishing log', 'Catch'],
    ['vehicle log book', 'Vehicle, Expense, Fuel log, Maintenance'],
    ['guest book for a mountain hut', 'Entry'],
    ['key log for a caretaker', 'Key, Key handover'],
    ['reading list', 'Book, Author'],
    ['wine cellar inventory', 'Wine, Tasting'],
    ['sneaker collection tracker', 'Sneaker'],
    ['Uber for plumbers', 'Plumber, Booking, Customer, Review'],
    ['Uber for taxis in our town', 'Taxi, Ride, Driver, Customer, Review'],
    ['marketplace for babysitters', 'Provider, Customer, Booking, Review'],
    ['marketplace for handmade candles', 'Candle, Seller, Order, Customer, Review'],
    ['patient appointment system', 'Patient, Appointment, Service'],
    ['registro de llaves', 'Llave, Entrega de llaves'],
    ['Fahrschule', 'Schüler, Unterrichtsstunde, Lehrer, Auto, Prüfung'],
  ])('gives what such an app keeps: %s', (text, things) => {
    expect(thingsOf(text).sort()).toEqual(things.split(', ').sort());
  });

  it.each([
    ['visitor log for the reception', 'Visitor', ['Company name']],
    ['visitor log for the reception', 'Visit', ['Arrival time', 'Departure time']],
    ['booking site for an escape room', 'Room', ['Price', 'Duration', 'Capacity']],
    ['Strava but for kayakers', 'Activity', ['Date', 'Distance', 'Duration', 'Kayaker']],
    ['a marketplace like Etsy, for local potters', 'Product', ['Price', 'Description', 'In stock']],
    ['a marketplace like Etsy, for local potters', 'Order', ['Customer']],
  ])('gives its things what they have there: %s, %s', (text, name, fields) => {
    expect(fieldsOf(text, name)).toEqual(expect.arrayContaining(fields));
  });

  it.each([
    ['incident log for a warehouse', ['Incident']],
    ['migraine diary with triggers', ['Migraine', 'Trigger']],
    ['epilepsy diary with medicines', ['Medicine']],
  ])('keeps nothing of a place or a diary besides what happens: %s', (text, things) => {
    expect(thingsOf(text)).toEqual(expect.arrayContaining(things));
    expect(thingsOf(text).filter((one) => /^(?:Supplier|Stock movement|Mood|Tag)$/.test(one))).toEqual([]);
  });

  it.each([
    ['Goodreads but for board games', 'Book'],
    ['Duolingo but for sign language', 'Duolingo'],
    ['Spotify but for sermons', 'Song'],
  ])('keeps what an app is likened for in place of what that keeps: %s', (text, thing) => {
    expect(thingsOf(text)).not.toContain(thing);
  });
});

describe('what is done with something', () => {
  it.each([
    ['student attendance tracker', 'Attendance', 'Student'],
    ['equipment maintenance log', 'Maintenance', 'Equipment'],
    ['plant watering tracker', 'Watering', 'Plant'],
    ['dog vaccination tracker', 'Vaccination', 'Dog'],
    ['vehicle inspection log', 'Inspection', 'Vehicle'],
  ])('is of it, which is kept beside: %s', (text, deed, thing) => {
    expect(thingsOf(text)).toContain(thing);
    expect(fieldsOf(text, deed)).toContain(thing);
  });
});

describe('what a sentence speaks of and names as no thing', () => {
  it.each([
    ['Horses, their owners and what each owner owes at the end of the month.', 'Invoice', 'Owner'],
    [
      'We run a dance club with members and courses. The membership fee is due each January.',
      'Payment',
      'Member',
    ],
    ['Nursery: children with allergies, who pay per month.', 'Payment', 'Child'],
    [
      'After-school club. Track which children are there each day and their allergies.',
      'Attendance',
      'Child',
    ],
  ])('is kept: %s', (text, name, of) => {
    expect(fieldsOf(text, name)).toContain(of);
  });

  it.each([
    ['We run a dance club with members and invoices. The membership fee is due each January.', 'Payment'],
    ['Minutes of our meetings with members: date and who was there.', 'Attendance'],
    ['Friends and expenses: who owes whom.', 'Payment'],
  ])('is kept once, and only of those it is said of: %s', (text, name) => {
    expect(thingsOf(text)).not.toContain(name);
  });
});

describe('what a thing usually has', () => {
  it.each([
    ['Hair salon: customers, stylists and bookings', 'Booking', 'Guests count', false],
    ['Restaurant with tables, customers and bookings', 'Booking', 'Guests count', true],
    ['A club with teams, coaches and matches', 'Match', 'Opponent', true],
    ['A league with teams, referees and matches', 'Match', 'Opponent', false],
    ['Students, teachers and lessons', 'Lesson', 'Price', true],
    ['Our trip with flights, hotels and activities', 'Flight', 'Price', true],
    ['Our trip with flights, hotels and activities', 'Hotel', 'Check-in', true],
  ])('depends on what is kept beside it: %s, %s %s', (text, name, field, isThere) => {
    expect(fieldsOf(text, name).includes(field)).toBe(isThere);
  });

  it('is no life where nobody decides on it', () => {
    expect(entityOf('car expenses tracker', 'Expense')?.states).toBeUndefined();
    expect(entityOf('Expenses of our employees', 'Expense')?.states).toBeDefined();
    expect(entityOf('houseplant care tracker', 'Plant')?.states).toBeUndefined();
    expect(entityOf('A garden with beds, plants and crops', 'Plant')?.states).toBeDefined();
  });

  it('is no name where each is called by its day', () => {
    expect(fieldsOf('body measurements tracker', 'Body measurement')).toEqual([
      'Date',
      'Weight',
      'Body fat',
      'Waist',
      'Hips',
      'Notes',
    ]);
    expect(fieldsOf('blood pressure tracker', 'Blood pressure')).not.toContain('Name');
  });

  it('is how strong an attack was', () => {
    for (const [text, name] of [
      ['migraine diary', 'Migraine'],
      ['log of seizures', 'Seizure'],
    ] as const)
      expect(fieldsOf(text, name)).toContain('Intensity');
  });

  it.each([
    ['guitar practice tracker', 'Practice', 'Duration', 'Address'],
    ['Football club: teams, coaches, players and trainings', 'Training', 'Location', 'Capacity'],
    ['We run a campsite with pitches for tents and guests', 'Pitch', 'Nightly rate', 'Hourly rate'],
    ['Egg farm: flocks, feed bought with supplier', 'Feed', 'Price', 'Time'],
  ])('is that of the sense that is meant: %s', (text, name, field, other) => {
    expect(fieldsOf(text, name)).toContain(field);
    expect(fieldsOf(text, name)).not.toContain(other);
  });
});
