import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// What an app is to show, and by what it is looked through.

const appOf = (text: string) => {
  const { blueprint } = understand(text);
  if (!blueprint) throw new Error(`Nothing was understood of: ${text}`);
  return blueprint;
};
const labels = (text: string) => appOf(text).entities.map(({ label }) => label);
const fieldsOf = (text: string, label: string) =>
  appOf(text)
    .entities.find((entity) => entity.label === label)
    ?.fields.map((field) => field.label) ?? [];
const shownOf = (text: string) =>
  appOf(text)
    .pages.flatMap((page) => (page.kind === 'home' ? page.sections : []))
    .filter(({ kind }) => kind === 'attention');

describe('what is still to be done', () => {
  it.each([
    [
      'Shop with products, customers and orders. I need to see which orders still have to be shipped.',
      'Order',
    ],
    ['Shop with products, customers and orders. Show me the orders that are yet to be shipped.', 'Order'],
  ])('is where a row stands before that, and no field of its own: %s', (text, label) => {
    expect(fieldsOf(text, label)).not.toEqual(expect.arrayContaining(['Have']));
    expect(fieldsOf(text, label)).not.toEqual(expect.arrayContaining(['Shipped']));
    expect(shownOf(text)).toEqual([
      expect.objectContaining({
        entity: 'order',
        when: { op: 'is', field: 'status', value: 'paid' },
      }),
    ]);
  });
  it('keeps nothing called one', () => {
    const text = 'Invoices with client, amount and due date. I want to see which ones haven’t been paid yet.';
    expect(labels(text)).toEqual(['Invoice', 'Client']);
  });
});

describe('what rows are looked through by', () => {
  it.each([
    ['Visitors can filter events by category and date. Events have a title.', 'Event', ['Category', 'Date']],
    ['A catalogue of tools, searchable by brand and size.', 'Tool', ['Brand', 'Size']],
    [
      'Books with title and author. Members can search for books by genre or shelf.',
      'Book',
      ['Genre', 'Shelf'],
    ],
    ['Members can look up trails by difficulty and length.', 'Trail', ['Difficulty', 'Length']],
  ])('is kept of them: %s', (text, label, fields) => {
    expect(fieldsOf(text, label)).toEqual(expect.arrayContaining(fields));
  });
});

it('keeps no field of what visitors do with what they look through', () => {
  const text = 'An events calendar: organisers submit events, visitors filter by category and date.';
  expect(fieldsOf(text, 'Event')).toContain('Category');
  expect(fieldsOf(text, 'Event')).not.toContain('Visitors filter');
});

describe('two things and nothing else in a first sentence', () => {
  it.each([
    ['Rooms and cleaners. We need to see which rooms have to be cleaned today.', 'Room', 'Cleaner'],
    ['Children and parents. Show how many children are here right now.', 'Child', 'Parent'],
    ['Events and guests. I want to see on a map where the events are.', 'Event', 'Guest'],
  ])('are both kept: %s', (text, ...both) => {
    expect(labels(text)).toEqual(expect.arrayContaining(both));
  });
});

describe('short sentences of who does what', () => {
  it.each([
    ['Teachers upload lessons. Pupils watch lessons.', ['Teacher', 'Lesson', 'Pupil']],
    ['Cooks post recipes. Members rate recipes.', ['Cook', 'Recipe', 'Member']],
  ])('are no tables with their columns: %s', (text, things) => {
    expect(labels(text)).toEqual(expect.arrayContaining(things));
    expect(labels(text)).not.toContain('Piece of jewellery');
  });
  it('are not read as the time that somebody has', () => {
    expect(fieldsOf('Runners enter races. Organisers time races.', 'Organiser')).not.toContain('Time');
  });
  it('keeps nobody who only has a part of the day or year', () => {
    expect(labels('In summer tourists rent boats by the hour. Boats have a name.')).toContain('Tourist');
    expect(labels('Each quarter technicians inspect elevators.')).not.toContain('Quarter technician');
  });
});

it('keeps no table of the book in which all of it stands', () => {
  expect(labels("A wedding planner's workbook with weddings, guests and vendors.")).not.toContain('Workbook');
  expect(labels("A teacher's notebook with pupils, grades and absences.")).not.toContain('Notebook');
});

it('keeps things that are counted, and not their number', () => {
  expect(labels('Guest house: five rooms, guests, bookings.')).toEqual(['Room', 'Guest', 'Booking']);
});

describe('what customers put into a cart', () => {
  it.each([
    'Customers can browse cakes, put them in a basket and check out. Cakes have a name and a price.',
    'Shop where customers add cakes to a cart and pay by card.',
    'Customers fill a shopping cart and place an order. Cakes have a price and a photo.',
  ])('is ordered, and nobody keeps carts or lends what is checked out: %s', (text) => {
    expect(labels(text)).toEqual(expect.arrayContaining(['Customer', 'Cake', 'Order']));
    expect(labels(text).filter((label) => /Basket|Cart|Loan|Place/.test(label))).toEqual([]);
  });
  it('is still lent where nothing is bought', () => {
    expect(labels('Library app: members can check out books and return them.')).toContain('Loan');
    expect(labels('Pickers put apples in a basket. Each basket has a weight.')).toContain('Basket');
  });
});
