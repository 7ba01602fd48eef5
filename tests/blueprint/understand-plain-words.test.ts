import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// What people say beside what is to be kept: how many, such as what, which has what.

const appOf = (text: string) => {
  const { blueprint } = understand(text);
  if (!blueprint) throw new Error(`Nothing was understood of: ${text}`);
  return blueprint;
};
const labels = (text: string) => appOf(text).entities.map(({ label }) => label);
const fieldsOf = (text: string, label: string) => {
  const entity = appOf(text).entities.find((one) => one.label === label);
  if (!entity) throw new Error(`There is no ${label} in: ${labels(text).join(', ')}`);
  return entity.fields;
};
const names = (text: string, label: string) => fieldsOf(text, label).map((field) => field.label);
const optionsOf = (text: string, label: string, field: string) =>
  fieldsOf(text, label)
    .find((one) => one.label === field)
    ?.options?.map((option) => option.label);

describe('how many there are', () => {
  it.each([
    [
      'Each case has an applicant, one or more inventors and a file number.',
      ['Case', 'Applicant', 'Inventor'],
    ],
    ['Each job has a client, a handful of workers and a start date.', ['Job', 'Client', 'Worker']],
    ['I go to a lot of concerts and want to remember them: band, venue, date.', ['Concert', 'Band', 'Venue']],
    ['We have loads of plants with a name and a bed.', ['Plant', 'Bed']],
  ])('is no field and no table: %s', (text, kept) => {
    expect(labels(text).sort()).toEqual([...kept].sort());
    expect(appOf(text).entities.flatMap(({ fields }) => fields.map(({ label }) => label))).not.toContain(
      'One',
    );
  });

  it.each([
    ['We are a clinic with doctors, nurses and a receptionist.', ['Doctor', 'Nurse', 'Receptionist']],
    ['We are a school with teachers, pupils and parents.', ['Teacher', 'Pupil', 'Parent']],
    ['We are a family with three dogs and want to note walks with date and distance.', ['Dog', 'Walk']],
  ])('keeps all whom somebody has: %s', (text, kept) => {
    expect(labels(text)).toEqual(expect.arrayContaining(kept));
  });
});

describe('what stands behind "such as"', () => {
  it('is a choice of what it names, with the fields that are told', () => {
    const text = 'Costs like wood, electricity and gas are entered with amount, date and who paid.';
    expect(labels(text)).toEqual(['Cost']);
    expect(optionsOf(text, 'Cost', 'Type')).toEqual(['Wood', 'Electricity', 'Gas']);
    expect(names(text, 'Cost')).toEqual(expect.arrayContaining(['Amount', 'Date', 'Paid by']));
  });

  it('is no table', () => {
    expect(labels('Surveyors reserve equipment such as total stations and drones for the day.')).toEqual([
      'Surveyor',
      'Equipment',
      'Reservation',
    ]);
  });

  it('is no sort of those who like something', () => {
    expect(optionsOf('Members like posts and comments with a date.', 'Member', 'Type')).toBeUndefined();
  });
});

describe('whose something is', () => {
  it('is told by a clause behind the noun', () => {
    const text =
      'Donors book an appointment at a clinic, which has a place, a phone number and a number of beds.';
    expect(names(text, 'Clinic')).toEqual(
      expect.arrayContaining(['Place', 'Phone number', 'Number of beds']),
    );
    expect(names(text, 'Appointment')).not.toContain('Place');
  });

  it('is the first of two, where each of it stands on the other', () => {
    const text = 'Dry cleaner. Each garment on a ticket has a type, colour, stain notes and price.';
    expect(names(text, 'Garment')).toEqual(
      expect.arrayContaining(['Ticket', 'Type', 'Colour', 'Stain notes', 'Price']),
    );
  });

  it('is what is recorded, and not for whom', () => {
    const text = 'Services are noted for each machine with date, mileage and price.';
    expect(names(text, 'Service')).toEqual(expect.arrayContaining(['Machine', 'Date', 'Mileage', 'Price']));
  });

  it('are the orders, where shops can be no such thing', () => {
    const text = 'I make candles: batches, and orders from the shops that are new, packed, shipped or paid.';
    expect(optionsOf(text, 'Order', 'Status')).toEqual(['New', 'Packed', 'Shipped', 'Paid']);
    expect(labels(text)).toContain('Shop');
  });

  it('is what a diary holds, and no table of what it is about', () => {
    expect(labels('Migraine diary: attacks with start, duration and pain level.')).toEqual(['Attack']);
    expect(labels('A log of my train commute: trips with date and delay.')).toEqual(['Trip']);
  });
});

describe('small words of a list', () => {
  it('leaves out what a size is counted in, and how sure somebody is', () => {
    const text =
      'Plots have a number, a size in square metres and maybe a shed. Plots are free, let or under notice.';
    expect(names(text, 'Plot')).toEqual(expect.arrayContaining(['Number', 'Size', 'Shed']));
  });

  it('reads the last of the steps like those before it', () => {
    expect(
      optionsOf('Each piece goes through stripping, padding, covering and is finished.', 'Piece', 'Status'),
    ).toEqual(['Stripping', 'Padding', 'Covering', 'Finished']);
  });

  it('knows what a shop that rents out something does', () => {
    expect(labels('Shop that rents out skis: customers and rentals.')).toEqual(['Ski', 'Customer', 'Rental']);
  });

  it('keeps a best before date under its name', () => {
    expect(names('Shop: items with stock and best before date.', 'Item')).toContain('Best-before date');
  });

  it('gives an appointment of any kind the life of an appointment', () => {
    const text = 'Piano tuner: customers and tuning appointments with date and price.';
    expect(optionsOf(text, 'Tuning appointment', 'Status')).toContain('Booked');
  });

  it('takes what somebody does not do for no noun', () => {
    expect(
      labels('The phone doesn’t stop: a cook is ill. We note the client, the job, start and end.'),
    ).not.toContain('Stop');
  });
});
