import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const thingsOf = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);
const fieldsOf = (text: string, owner: string) =>
  understand(text)
    .facts.fields.filter((one) => one.owner === owner && one.source.from === 'text')
    .map(({ label, type }) => `${label}: ${type}`);

test.each([
  [
    'Physio practice: patients, sessions with pain score before and after.',
    'session',
    ['pain score before: number', 'pain score after: number'],
  ],
  [
    'A salon: appointments with photos before and after, stylists',
    'appointment',
    ['photos before: image', 'photos after: image'],
  ],
])('what is noted before and after something is two fields: %s', (text, owner, fields) => {
  expect(fieldsOf(text, owner)).toEqual(fields);
});

test('a unit is no table, and how much was done is a number', () => {
  const text = 'Track our vans: kilometres driven, fuel costs, next inspection, drivers.';
  expect(thingsOf(text)).not.toContain('kilometre');
  expect(fieldsOf(text, 'van')).toContain('kilometres driven: number');
  const others = 'Planes with litres burned, miles flown, bags sold, pilot';
  expect(fieldsOf(others, 'plane')).toEqual(
    expect.arrayContaining(['litres burned: number', 'bags sold: number']),
  );
});

test('a diary holds entries, and no table of what it is about', () => {
  const text = 'My travel diary. Each entry has a date, a place and photos.';
  expect(thingsOf(text)).toEqual(['entry']);
});

test('when something was last done is a day, of each thing that is done', () => {
  expect(fieldsOf('Keep a list of my plants with when I last watered and fertilised them.', 'plant')).toEqual(
    ['date last watered: date', 'date last fertilised: date'],
  );
});

test('whoever asks to know something is nothing that is kept', () => {
  expect(thingsOf('An allotment society needs a list of plots and who rents them.')).not.toContain(
    'allotment society',
  );
});

describe('who owes something', () => {
  test('is a member, and so is the amount', () => {
    const text =
      'A chess club with members and tournaments. I want to see who still owes the membership fee.';
    expect(fieldsOf(text, 'member')).toEqual(['membership fee: money']);
    expect(fieldsOf(text, 'tournament')).toEqual([]);
  });

  test('is somebody of the group where nobody is named', () => {
    const text = 'Rowing club: boats, trainings, who has paid the club fee';
    expect(thingsOf(text)).toContain('member');
    expect(fieldsOf(text, 'member')).toEqual(['club fee: money', 'paid: boolean']);
  });

  test('is shown first, and the list is of them', () => {
    const { pages } = understand(
      'Our choir needs to know who comes to which rehearsal and who still owes the membership fee.',
    ).facts;
    expect(pages.find(({ attention }) => attention)?.entity).toMatch(/^(?:member|person)$/u);
  });

  test('owes an amount that stays with what it is for', () => {
    const text = 'Football club: players, matches, who has paid the match fee';
    expect(fieldsOf(text, 'player')).toEqual([]);
    expect(fieldsOf(text, 'match')).toEqual(['match fee: money']);
  });

  test('owes what is kept elsewhere only once', () => {
    const text = 'Landlord: tenants, flats with rent. Show who hasn’t paid the rent.';
    expect(fieldsOf(text, 'tenant')).toEqual([]);
  });
});

describe('a mail at a state that a clause names', () => {
  const ruleOf = (text: string) => understand(text).blueprint?.rules.find(({ kind }) => kind === 'notify');

  test.each([
    [
      'Inspections of lifts with date and inspector. If an inspection fails, the owner is notified.',
      'failed',
    ],
    ['A shop with orders and customers. If an order is cancelled, the customer gets an email.', 'cancelled'],
    ['A lab with samples and tests. When a test fails, tell the lab manager.', 'failed'],
  ])('goes out at that state only: %s', (text, state) => {
    expect(ruleOf(text)).toMatchObject({ state });
    const labels = understand(text).facts.fields.map(({ label }) => label);
    expect(labels.filter((label) => /fails|cancelled/u.test(label))).toEqual([]);
  });

  test('is of what is checked: a machine that fails keeps its own life', () => {
    const text = 'When a machine fails, notify the mechanic. Machines with name and location.';
    const labels = understand(text)
      .blueprint?.entities.find(({ name }) => name === 'machine')
      ?.fields.flatMap(({ options = [] }) => options.map(({ label }) => label));
    expect(labels).not.toContain('Failed');
  });

  test('is about what the clause names, whatever was spoken of before', () => {
    const text =
      'Track my running: distance, time, shoes. Members pick a coach and a time. If a check fails the coach gets an email.';
    expect(ruleOf(text)).toMatchObject({ entity: 'check', to: { field: 'coach' }, state: 'failed' });
  });

  test('gives what only passes or fails these two states, and what is checked a yes or no', () => {
    const text =
      'We need an app to check brakes and log hours on our forklifts every morning. If a check fails the manager gets an email.';
    const entity = understand(text).blueprint?.entities.find(({ name }) => name === 'check');
    expect(entity?.fields.find(({ type }) => type === 'select')?.options?.map(({ label }) => label)).toEqual([
      'Passed',
      'Failed',
    ]);
    expect(entity?.fields.find(({ label }) => label === 'Brakes')?.type).toBe('boolean');
  });
});

test('remarks that several have are a field of each, and no table', () => {
  const text = 'A groomer: clients with name and allergies. Pets with allergies and breed.';
  expect(thingsOf(text)).not.toContain('allergy');
  expect(fieldsOf(text, 'client')).toContain('allergies: longText');
  expect(fieldsOf(text, 'pet')).toContain('allergies: longText');
});

test('remarks of which more is told are a table', () => {
  const text = 'A clinic that tracks allergies. Each allergy has a severity and a patient.';
  expect(thingsOf(text)).toContain('allergy');
});

describe('a mail goes to', () => {
  const ruleOf = (text: string) => understand(text).blueprint?.rules.find(({ kind }) => kind === 'notify');

  test('whom it names, who is then named by what it is about', () => {
    const text =
      'Beekeeping: hives, inspections with queen seen, temper and notes. If an inspection fails the inspector gets an email.';
    expect(ruleOf(text)).toMatchObject({ to: { field: 'inspector' }, state: 'failed' });
  });

  test('a role, and not to whoever wrote what it is about', () => {
    const text = 'Hotel: rooms, cleaners. When a guest makes a complaint, the janitor gets a mail.';
    expect(ruleOf(text)).toMatchObject({ to: { role: 'janitor' } });
  });
});

test('of sample members some have paid', () => {
  const text = 'A chess club with members. I want to see who still owes the membership fee.';
  const paid = understand(text).blueprint?.rows?.['member']?.map((row) => row['paid']) ?? [];
  expect(new Set(paid)).toEqual(new Set([true, false]));
});
