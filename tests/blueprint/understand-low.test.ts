import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

/** What runs low in the app that is made of a text: of which thing, by which of its numbers, and below what. */
function lowIn(text: string): string[] {
  const { blueprint } = understand(text);
  const home = blueprint?.pages.find(({ kind }) => kind === 'home');
  return (home?.sections ?? []).flatMap((section) =>
    section.kind === 'attention' && section.when.op === 'below' ? [section.heading] : [],
  );
}

describe('what runs low', () => {
  it.each([
    [
      'Tool library with members, tools and loans. Warn me when fewer than 5 tools are left.',
      'Tools: in stock below 5',
    ],
    [
      'Pharmacy with drugs, prescriptions and suppliers. Alert us if a drug drops below 20.',
      'Drugs: in stock below 20',
    ],
    [
      'Print shop, orders, papers (name, format, sheets left). Ping me when sheets left drops below 200.',
      'Papers: sheets left below 200',
    ],
    [
      'A spa with clients, bookings, treatments and oils. Remind me to reorder when an oil runs low.',
      'Oils: in stock below minimum stock',
    ],
    [
      'Ceramics studio: clays, glazes, firings, members. Mail me as soon as a glaze is almost empty.',
      'Glazes: quantity below minimum stock',
    ],
    [
      'Dentist: patients, appointments, materials with stock and minimum. Warn when a material is below its minimum.',
      'Materials: stock below minimum',
    ],
    [
      'A brewery with beers, kegs and customers. Warn me when there are less than four kegs of a beer.',
      'Beers: in stock below 4',
    ],
  ])('is shown once, of what there is a stock of: %s', (text, heading) => {
    expect(lowIn(text)).toEqual([heading]);
  });

  it.each([
    [
      'A food bank with donors, items and parcels. Warn me when fewer than 5 tins are left.',
      'Items: quantity below 5',
      ['Donor', 'Item', 'Parcel'],
    ],
    [
      'A salon keeps customers, appointments and shampoos. Warn me when there are fewer than 3 bottles of shampoo.',
      'Shampoos: in stock below 3',
      ['Customer', 'Appointment', 'Shampoo'],
    ],
    [
      'A clinic with vaccines, patients and appointments. When there are fewer than 20 doses, order more.',
      'Vaccines: in stock below 20',
      ['Vaccine', 'Patient', 'Appointment'],
    ],
  ])('is the thing that is kept, where only a piece of it is counted: %s', (text, heading, entities) => {
    expect(lowIn(text)).toEqual([heading]);
    expect(understand(text).blueprint?.entities.map(({ label }) => label)).toEqual(entities);
  });

  it('is a thing of its own, where more is said of it', () => {
    const text =
      'A brewery with beers. Kegs have a size and a number. Warn me when fewer than 4 kegs are left.';
    expect(lowIn(text)).toEqual(['Kegs: in stock below 4']);
  });

  it.each([
    'Clients have an e-mail address and a minimum budget. Projects have a title.',
    'Hotels with name, email, low season price and high season price.',
    'Notes have a title, a text and a low or high importance.',
    'Courses with title and seats; students book courses. Alert me when a course has fewer than 5 students.',
  ])('is asked for by no field, and of nobody: %s', (text) => {
    const { facts } = understand(text);
    expect(lowIn(text)).toEqual([]);
    expect(facts.rules).toEqual([]);
    expect(facts.fields.map(({ label }) => label)).not.toEqual(expect.arrayContaining(['Minimum stock']));
  });

  it('takes nothing from the stock of others', () => {
    const { blueprint } = understand(
      'Print shop, orders, papers (name, format, sheets left). Ping me when sheets left drops below 200.',
    );
    expect(blueprint?.rules).toEqual([]);
  });
});
