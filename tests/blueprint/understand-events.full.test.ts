import { describe, expect, it, test } from 'vitest';
import type { Entity } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

// What is written down each time that something happens is kept with what happened, and not with what it happened to.

const madeOf = (text: string): readonly Entity[] => understand(text).blueprint?.entities ?? [];
const fieldsOf = (text: string, label: string): string[] =>
  madeOf(text)
    .find((entity) => entity.label === label)
    ?.fields.map((field) => field.label) ?? [];

describe('what is written down each time', () => {
  it.each([
    [
      'Birds have a ring number and a species. Each time it’s caught we note the net, the ringer and the wing length.',
      'Catch',
      ['Bird', 'Net', 'Ringer', 'Wing length'],
    ],
    [
      'Each chemical has a CAS number and a cabinet. Whenever someone takes something out they enter who, how much, when and for what.',
      'Withdrawal',
      ['Chemical', 'Taken by', 'Quantity', 'Date', 'Purpose'],
    ],
    [
      'Board games: name and publisher. every time we play i log the date, who won and how long it took',
      'Match',
      ['Date', 'Won by', 'How long it took'],
    ],
    [
      'Cellar bottles have a vintage and a region. Any time I open a bottle I note the date, with whom and a rating.',
      'Bottle opening',
      ['Date', 'With whom', 'Rating'],
    ],
    [
      'Dogs with name and breed, and volunteers. Each time a dog is walked the volunteer notes how long and how it behaved.',
      'Walk',
      ['Dog', 'Volunteer', 'Duration', 'How it behaved'],
    ],
    [
      'Garage. Cars with plate, make and owner. When a car comes in we write down the mileage and the price we agreed.',
      'Visit',
      ['Car', 'Mileage', 'Price'],
    ],
    [
      'Elevators in 40 buildings. When a technician visits an elevator he records arrival, departure and what he did.',
      'Visit',
      ['Elevator', 'Technician', 'Arrival', 'Departure', 'What he did'],
    ],
  ])('is a record of its own: %s', (text, record, labels) => {
    expect(fieldsOf(text, record)).toEqual(expect.arrayContaining(labels));
    const own = labels.filter(
      (label) => !/^(?:Date|Quantity|Bird|Chemical|Dog|Car|Elevator|Volunteer|Technician)$/.test(label),
    );
    for (const entity of madeOf(text))
      if (entity.label !== record && entity.label !== 'Ringer')
        for (const label of own) expect(entity.fields.map((field) => field.label)).not.toContain(label);
  });

  it.each([
    [
      'A plot has a number and a size. Plots get inspected twice a year: date, inspector, result and remarks.',
      'Inspection',
      ['Plot', 'Inspector', 'Result', 'Remarks'],
    ],
    [
      'Fire extinguishers with a location. They are checked once a year by a technician, who writes down date, pressure and result.',
      'Check',
      ['Fire extinguisher', 'Technician', 'Pressure', 'Result'],
    ],
    [
      'Machines with name and serial number. Machines are serviced every 6 months; we keep date, mechanic and the parts replaced.',
      'Service',
      ['Machine', 'Mechanic', 'Parts'],
    ],
    [
      'Beds with number and length. Each bed is watered twice a day and we want minutes and who did it.',
      'Watering',
      ['Bed', 'Minutes', 'Done by'],
    ],
    [
      'Clients with name and phone. Once a month I measure them (weight, waist).',
      'Measurement',
      ['Client', 'Weight', 'Waist'],
    ],
  ])('of what is done to each so often: %s', (text, record, labels) => {
    expect(fieldsOf(text, record)).toEqual(expect.arrayContaining(labels));
  });

  it.each([
    [
      'Records with artist and price. When it is sold I enter the date and the price I got.',
      ['Record', 'Artist'],
    ],
    [
      'A patient has a name. When I see them I write down a visit with the date and the plaque score.',
      ['Patient', 'Visit'],
    ],
    [
      'Employees with name. When someone is hired we enter the department and the line manager.',
      ['Employee'],
    ],
  ])('makes nothing new of what happens once or is named: %s', (text, labels) => {
    const made = madeOf(text).map(({ label }) => label);
    expect(made).toEqual(expect.arrayContaining(labels));
    expect(made.join()).not.toMatch(/sale|sighting|rental|hire|entry/i);
  });

  it('is what is listed behind what is logged', () => {
    const text =
      'I keep 40 beehives in 6 apiaries and want to log every inspection, queen seen yes or no, mites counted, frames of brood.';
    expect(fieldsOf(text, 'Inspection')).toEqual(expect.arrayContaining(['Mites counted', 'Frames']));
    expect(fieldsOf(text, 'Beehive')).not.toContain('Mites counted');
  });

  it('takes from what there is, and no more than that', () => {
    const text =
      'Each chemical has a name and the amount left. Whenever someone takes something out they enter who and how much. You shouldn’t be able to take more than there is.';
    expect(understand(text).blueprint?.rules).toEqual([
      {
        kind: 'stock',
        entity: 'withdrawal',
        reference: 'chemical',
        stock: 'amountLeft',
        quantity: 'quantity',
      },
    ]);
  });

  it('is of days gone by in the sample rows', () => {
    const text = 'Chemicals with name. Whenever someone takes something out they enter who and when.';
    const days = (understand(text).blueprint?.rows['withdrawal'] ?? []).map((row) => String(row['date']));
    expect(days.length).toBeGreaterThan(5);
    for (const day of days) expect(day).toMatch(/-/);
  });

  it('is named after how often it happens nowhere', () => {
    const text = 'Vans: plate, model. Every time a van is filled up the driver enters litres and price.';
    for (const { fields } of madeOf(text)) expect(fields.map(({ label }) => label)).not.toContain('Time');
  });
});

describe('what is passed on', () => {
  it.each([
    [
      'Instruments with name. instruments are hired out to pupils by the month.',
      'Rental',
      ['Instrument', 'Pupil'],
    ],
    ['Records with artist. I also lend records to friends.', 'Loan', ['Record', 'Friend']],
    ['Skis with length and brand are rented to members for a weekend.', 'Rental', ['Ski', 'Member']],
    ['Boats have a name and a berth. Boats can be hired by the day.', 'Rental', ['Boat']],
  ])('has a loan or a rental: %s', (text, record, labels) => {
    expect(fieldsOf(text, record)).toEqual(
      expect.arrayContaining(labels.map((label) => expect.stringContaining(label))),
    );
  });
});

describe('a deed of which several things are asked', () => {
  it.each([
    [
      'Products with name and price. I want to know who bought what, when and for how much.',
      'Purchase',
      ['Product', 'Bought by', 'Date', 'Price'],
    ],
    [
      'Hives with place. Also to whom I sold how many jars and for what price.',
      'Sale',
      ['Sold to', 'Jars', 'Price'],
    ],
    ['Tools with number and shelf. Who took what and when it came back.', 'Withdrawal', ['Tool', 'Taken by']],
    [
      'Players with name. which player scored how many points in which match.',
      'Score',
      ['Player', 'Match', 'Points'],
    ],
    [
      'Donors with name. which donor gave how much and for which campaign.',
      'Donation',
      ['Donor', 'Campaign', 'Amount'],
    ],
    [
      'Ewes with tag. which ewe was treated with what, by whom and when.',
      'Treatment',
      ['Ewe', 'Treated with', 'Treated by', 'Date'],
    ],
    ['who waters the office plants when', 'Watering', ['Office plant', 'Watered by', 'Date']],
    ['Members with name and voice. Who comes to which rehearsal.', 'Attendance', ['Member', 'Rehearsal']],
    ['Parcels with weight. who picked up which parcel when', 'Collection', ['Parcel', 'Picked by', 'Date']],
    ['Rota of who drives the minibus when. Drivers with phone.', 'Shift', ['Driver', 'Minibus', 'Date']],
    ['Teams and pitches. which team on which pitch', 'Assignment', ['Team', 'Pitch']],
    [
      'Actors, scenes, costumes. which actor wears which costume in which scene',
      'Assignment',
      ['Actor', 'Costume', 'Scene'],
    ],
    [
      'Singers with voice, pieces with composer. Who sings which piece at which concert in which order.',
      'Performance',
      ['Singer', 'Piece', 'Concert', 'Position'],
    ],
    ['show me who booked what and when', 'Booking', ['Booked by', 'Item', 'Date']],
  ])('is kept each time: %s', (text, record, labels) => {
    expect(fieldsOf(text, record)).toEqual(expect.arrayContaining(labels));
  });

  it('makes no things of what is only counted', () => {
    const made = madeOf('Hives with place. Also to whom I sold how many jars and for what price.');
    expect(made.map(({ label }) => label)).not.toContain('Jar');
  });

  it('makes no loan of what somebody does with each', () => {
    const made = madeOf('Roses with name. I write down who bought which rose, how many and when.');
    expect(made.map(({ label }) => label)).not.toContain('Loan');
  });

  it.each([
    'Nights with dish, who cooks, who cleans',
    'Tests with vehicle and date, because I can’t tell who took what',
    'Expenses with amount, who paid what',
    'Students with name. Which student goes to which school.',
    'Shoes with name. I need which size in which colour is left.',
    'Products with price. who knows which product',
  ])('is no record where it is told of something else: %s', (text) => {
    expect(
      madeOf(text)
        .map(({ label }) => label)
        .join(),
    ).not.toMatch(/batch|withdrawal|payment|purchase|going|knowing|assignment/i);
  });
});

test('the last two of a list after a colon are two fields', () => {
  const text = 'Contracts: contract number, supplier, start, end, yearly value and the signed pdf.';
  expect(fieldsOf(text, 'Contract')).toEqual(expect.arrayContaining(['Yearly value', 'Signed PDF']));
});

test('two days of one thing keep their names', () => {
  const text =
    'Boats with name, date lifted out, date to go back in. Ropes with id, date of purchase, expiry date.';
  expect(fieldsOf(text, 'Boat')).toEqual(expect.arrayContaining(['Date lifted out', 'Date to go back in']));
  expect(fieldsOf(text, 'Rope')).toEqual(expect.arrayContaining(['Date of purchase', 'Expiry date']));
  expect(fieldsOf('Tenants with phone and move-in date', 'Tenant')).toContain('Move-in date');
});

test('what usually lasts for days starts on a day', () => {
  const typeOf = (text: string) => madeOf(text)[0]?.fields.find(({ label }) => label === 'Start')?.type;
  expect(typeOf('Contracts: contract number, supplier, start, end.')).toBe('date');
  expect(typeOf('Bookings: guest, start, end.')).toBe('dateTime');
});

test('how many of something there are is called so', () => {
  expect(fieldsOf('Each drive has a date, a place and a number of beds.', 'Drive')).toContain(
    'Number of beds',
  );
});

test('what is handed in are items', () => {
  const text = 'Lost property office. Drivers hand in things with date, bus number and description.';
  expect(fieldsOf(text, 'Item')).toEqual(expect.arrayContaining(['Date', 'Bus number', 'Description']));
  expect(fieldsOf(text, 'Driver')).not.toContain('Bus number');
});

test.each([
  [
    'Parents put their child on the list through an online form: name, birthday and wished start date.',
    'Form',
  ],
  [
    'Flats and tenants. Tenants report defects; I enter what is broken, in which flat and how urgent it is.',
    'Brokening',
  ],
  ['Sign painters, two of us. Enquiries with date and photo.', 'Sign painter'],
  ['Tree surgeons. Each survey has a date, a height and a photo.', 'Surgeon'],
])('by what something is sent and who speaks is nothing that is kept: %s', (text, label) => {
  expect(madeOf(text).map((entity) => entity.label)).not.toContain(label);
});
