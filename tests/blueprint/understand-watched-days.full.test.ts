import { describe, expect, it } from 'vitest';
import type { Rule, Section } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

// Which day a wish or a rule is about, which state a mail tells of, and what can't be had twice.

const appOf = (text: string) => understand(text).blueprint;
const watchedIn = (text: string) =>
  (appOf(text)?.pages ?? [])
    .flatMap(({ sections }): readonly Section[] => sections)
    .flatMap((section) =>
      section.kind === 'attention' ? [{ entity: section.entity, ...section.when }] : [],
    );
const daysOf = (text: string, entity: string) =>
  appOf(text)
    ?.entities.find(({ name }) => name === entity)
    ?.fields.filter(({ type }) => type === 'date' || type === 'dateTime')
    .map(({ name }) => name);
const rulesOf = (text: string, kind: Rule['kind']) =>
  (appOf(text)?.rules ?? []).filter((rule) => rule.kind === kind);

describe('a day that a verb tells of', () => {
  it.each([
    ['Gym: memberships with start date and end date. Show memberships that end this month.', 'membership'],
    [
      'Policies with company, premium and end date. List the policies that end in the next 60 days.',
      'policy',
    ],
  ])('is the one that was named: %s', (text, entity) => {
    expect(daysOf(text, entity)?.filter((name) => /end/i.test(name))).toEqual(['endDate']);
    expect(watchedIn(text)).toContainEqual(
      expect.objectContaining({ entity, op: 'within', field: 'endDate' }),
    );
  });

  it('is looked ahead to when something starts', () => {
    expect(
      watchedIn('Courses with a start date and a teacher. Show which courses start in the next two weeks.'),
    ).toContainEqual({ entity: 'course', op: 'within', field: 'startDate', days: 14 });
  });

  it('is no birthday, where something else says when pets are due', () => {
    expect(
      watchedIn('Vaccinations per pet with date and next date. Show which pets are due next month.'),
    ).toContainEqual({ entity: 'vaccination', op: 'within', field: 'nextDate', days: 30 });
  });

  it.each([
    [
      'Vehicles with plate and insurance; tell me a month before the insurance runs out.',
      'insuranceExpiryDate',
    ],
    [
      'Our guides need a valid boat licence. I want to be reminded two months before it expires.',
      'validBoatLicenceExpiryDate',
    ],
  ])('belongs to the paper that runs out: %s', (text, field) => {
    expect(rulesOf(text, 'reminder')).toEqual([expect.objectContaining({ field })]);
  });
});

describe('a mail', () => {
  it.each([
    [
      "Residents report potholes. The works department sets each report to new, in progress or fixed, and the resident gets an e-mail when it's fixed.",
      ['fixed'],
    ],
    [
      'Holiday requests: employees ask for days off with a reason, the boss approves or rejects it and the employee gets an email.',
      ['approved', 'rejected'],
    ],
    [
      'Print shop: orders go from new to printed to collected. When an order is printed the customer gets an email.',
      ['printed'],
    ],
  ])('goes out at the states that are told of: %s', (text, states) => {
    expect(rulesOf(text, 'notify').flatMap((rule) => ('state' in rule ? [rule.state] : []))).toEqual(states);
  });

  it('about what strangers send goes to whoever runs the app, and to no owner of a dog', () => {
    const text =
      'Dog school: dogs with breed, owners, courses with trainer, and bookings of an owner. Owners book a course online.';
    expect(rulesOf(text, 'notify')).toEqual([expect.objectContaining({ to: { role: 'owner' } })]);
  });
});

describe('what is taken by the hour', () => {
  const text =
    'Sports ground: pitches, clubs, and bookings with pitch, club, date, from and to. No double bookings.';

  it('lasts from one time to another', () => {
    expect(rulesOf(text, 'noOverlap')).toEqual([
      expect.objectContaining({ entity: 'booking', start: 'from', end: 'to', per: 'pitch' }),
    ]);
  });

  it.each([
    'Hairdresser: appointments have customer, stylist, date and time. No stylist can have two customers at the same time.',
    'Clinic: appointments have a patient, a doctor, date and time. A doctor can’t have two patients at once.',
  ])('lets nobody be with two, and counts no places: %s', (said) => {
    expect(rulesOf(said, 'noOverlap')).toHaveLength(1);
    expect(rulesOf(said, 'capacity')).toEqual([]);
  });
});

describe('what only one may have', () => {
  it('is the hall that two clubs want, and not a club', () => {
    expect(rulesOf("Sports hall: two clubs can't book the same hall at the same time.", 'noOverlap')).toEqual(
      [expect.objectContaining({ entity: 'booking', per: 'hall' })],
    );
  });

  it('takes no time, where nobody may belong to two', () => {
    const text = 'Kindergarten: each group has at most 12 children. Nobody may be in two groups.';
    expect(rulesOf(text, 'noOverlap')).toEqual([]);
    expect(daysOf(text, 'group')).toEqual([]);
  });

  it.each([
    ['Members propose trips. Every member may vote once.', 'vote'],
    ['Judges rate each cake from 1 to 10, each judge may rate a cake only once.', 'rating'],
  ])('is a vote, though nobody names it: %s', (text, entity) => {
    expect(rulesOf(text, 'uniqueTogether')).toEqual([expect.objectContaining({ entity })]);
  });

  it('is taken off the stock by what is said to do so', () => {
    expect(
      rulesOf(
        'Fabrics with colour and metres in stock, suppliers, orders to suppliers, and sales that take metres off the stock.',
        'stock',
      ),
    ).toEqual([expect.objectContaining({ entity: 'sale' })]);
  });
});

describe('what nobody asks to be shown', () => {
  it('is what should be back', () => {
    expect(
      watchedIn('A department lends instruments to pupils. A loan has a start, a return date and a deposit.'),
    ).toContainEqual({ entity: 'loan', op: 'past', field: 'returnDate' });
  });

  it('is what there is less of than the minimum', () => {
    expect(
      watchedIn('Chemicals with hazard class, suppliers, and a minimum stock for each chemical.'),
    ).toContainEqual(expect.objectContaining({ entity: 'chemical', op: 'below', value: 'minimumStock' }));
  });

  it.each([
    ['Photo studio: clients, shoots with date and location, and invoices.', 'shoot'],
    ['Firewood: customers, kinds of wood, orders with amount, log length and delivery date.', 'order'],
    [
      'Airport transfer: drivers, rides. For each ride pickup address, destination, flight number, passengers, luggage and fare.',
      'ride',
    ],
  ])('has its days in a calendar: %s', (text, entity) => {
    expect(appOf(text)?.pages).toContainEqual(expect.objectContaining({ kind: 'calendar', entity }));
  });
});

describe('what is asked to be watched', () => {
  it('is the loan that is overdue, and no costume has a day for it', () => {
    const text =
      'Theatre costumes: each costume has a size and a photo, and it’s lent to productions with a return date. Show me what is overdue.';
    expect(watchedIn(text)).toContainEqual({ entity: 'loan', op: 'past', field: 'returnDate' });
    expect(daysOf(text, 'costume')).toEqual([]);
  });

  it('is the number that was named, whatever was said of it before', () => {
    expect(
      watchedIn(
        'Tanks, and water tests with pH, nitrate and temperature. Warn me if the nitrate is above 40.',
      ),
    ).toContainEqual({ entity: 'waterTest', op: 'above', field: 'nitrate', value: 40 });
  });
});
