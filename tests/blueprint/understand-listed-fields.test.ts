import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const typesOf = (description: string, label: string) =>
  understand(description)
    .blueprint?.entities.find((one) => one.label === label)
    ?.fields.map((field) => `${field.label}: ${field.type}`);
const labelsOf = (description: string) =>
  understand(description).blueprint?.entities.map(({ label }) => label);

describe('what stands in a list of fields and looks like a thing', () => {
  it.each([
    ['Clients with name, orders and notes', 'Client', 'Notes: longText'],
    ['Goats with owner, vaccinations and remarks', 'Goat', 'Remarks: longText'],
    ['Clubs with name, member since and notes', 'Club', 'Member since: date'],
    ['Pianos with brand, warranty until and notes', 'Piano', 'Warranty until: date'],
    ['Jobs with title, urgent and done', 'Job', 'Urgent: boolean'],
    ['Paintings with artist and insured value', 'Painting', 'Insured value: money'],
  ])('is a field: %s', (description, label, field) => {
    expect(typesOf(description, label)).toContain(field);
  });

  it('makes no table of its own', () => {
    expect(labelsOf('Clients with name, orders and notes')).toEqual(['Client', 'Order']);
    expect(labelsOf('Clubs with name, member since and notes')).toEqual(['Club']);
  });

  it.each(['Tasks, notes', 'Contacts, passwords and notes', 'Guests, dishes, notes'])(
    'is a thing in a list of nothing but things: %s',
    (description) => {
      expect(labelsOf(description)).toContain('Note');
    },
  );

  it('is one of each, and no way to search', () => {
    expect(typesOf('Products with prices and sizes', 'Product')).toEqual(
      expect.arrayContaining(['Price: money']),
    );
    expect(typesOf('Staff directory with photos, phone extensions, search + filter', 'Staff')).not.toContain(
      'Search: text',
    );
  });

  it('leaves a title what its bookings are of', () => {
    expect(labelsOf('Boat hire: boats, bookings with customer and dates')).toEqual([
      'Boat',
      'Booking',
      'Customer',
    ]);
  });

  it.each([
    ['Movie database with reviews', ['Movie', 'Review']],
    ['Contact manager with notes and tags', ['Contact']],
  ])('is of what an app is named by: %s', (description, labels) => {
    expect(labelsOf(description)).toEqual(labels);
  });

  it('stays a thing where more is told of it', () => {
    expect(labelsOf('Clients with name, orders and notes with date and author')).toContain('Note');
  });

  it('is of what it happens to: trips of boats', () => {
    expect(typesOf('Boats with name, trips, notes', 'Trip')).toContain('Boat: reference');
  });

  it('is lent to somebody, and theirs for that alone', () => {
    const text = 'Each hire has a customer, a bike and a price.';
    expect(typesOf(text, 'Bike')).not.toContain('Customer: reference');
    expect(typesOf('Bike repair shop: customers, bikes, repairs', 'Bike')).toContain('Customer: reference');
  });
});

describe('things that are listed side by side', () => {
  it.each([
    ['Guests, vendors, budget and tasks', ['Guest', 'Vendor', 'Task', 'Budget']],
    ['Manage clients, orders and invoices', ['Client', 'Order', 'Invoice']],
    ['Handle bookings, rooms and guests', ['Booking', 'Room', 'Guest']],
    ['We manage bands, stages and sponsors', ['Band', 'Sponsor', 'Stage']],
  ])('are things each, by their own names: %s', (description, labels) => {
    expect(labelsOf(description)).toEqual(expect.arrayContaining(labels));
  });

  it('leave to the first what is written or uploaded of it', () => {
    expect(labelsOf('Departments, photos and employees')).not.toContain('Photo');
    expect(labelsOf('Clients, addresses and orders')).toEqual(['Client', 'Order']);
  });
});

describe('alerts asked for behind a list', () => {
  it.each([
    'Ingredients with stock levels and suppliers, alert when something is low',
    'Medicines with stock, low stock alerts',
    'Bolts with bin, quantity and low-stock warnings',
  ])('watch the stock, and are no field: %s', (description) => {
    const { facts } = understand(description);
    expect(facts.rules.map(({ details }) => details['below'])).toContain('minimum');
    expect(facts.fields.filter(({ label }) => /alert|warn|low|when/u.test(label))).toEqual([]);
  });
});
