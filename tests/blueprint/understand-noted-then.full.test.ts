import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// What is said of a deed belongs to what it leaves behind: to the loan, the visit, the request.

const tables = (text: string) =>
  Object.fromEntries(
    (understand(text).blueprint?.entities ?? []).map(({ label, fields }) => [
      label,
      fields.map((field) => field.label),
    ]),
  );
const rightsOf = (text: string, entity: string) =>
  understand(text).blueprint?.entities.find(({ label }) => label === entity)?.access;

describe('what is said behind a deed', () => {
  it.each([
    [
      'Objects get loaned to other museums with loan start, end and insurance value.',
      'Loan',
      ['Loan start', 'End', 'Insurance value'],
      'Museum',
    ],
    [
      'Costumes are lent to schools with start date, end date and deposit.',
      'Loan',
      ['Start date', 'End date', 'Deposit'],
      'School',
    ],
    [
      'Instruments are rented out to pupils with a monthly fee and a deposit.',
      'Rental',
      ['Monthly fee', 'Deposit'],
      'Pupil',
    ],
    [
      'Researchers apply for telescope time with target, hours and priority.',
      'Application',
      ['Target', 'Hours', 'Priority'],
      'Researcher',
    ],
    [
      'We have objects with a title. Conservation treatments are logged per object with conservator and cost.',
      'Conservation treatment',
      ['Conservator', 'Cost'],
      'Object',
    ],
    [
      'Boats have a length. Repairs are noted for each boat with yard, cost and date.',
      'Repair',
      ['Yard', 'Cost', 'Date'],
      'Boat',
    ],
  ])('is kept with it: %s', (text, record, fields, other) => {
    const found = tables(text);
    expect(found[record]).toEqual(expect.arrayContaining(fields));
    for (const field of fields) expect(found[other]).not.toContain(field);
  });

  it('stays with somebody whose name and phone it is', () => {
    const found = tables('Boats are rented to customers with a name, phone and e-mail.');
    expect(found['Customer']).toEqual(expect.arrayContaining(['Name', 'Phone', 'E-mail']));
  });
});

describe('what is noted when something is done', () => {
  it.each([
    [
      'Nurses visit patients and write down blood pressure, pulse and how they feel.',
      'Visit',
      ['Blood pressure', 'Pulse', 'How they feel'],
    ],
    ['Technicians inspect boilers and record pressure and remarks.', 'Inspection', ['Pressure', 'Remarks']],
    ['Drivers deliver parcels and note the time and the condition.', 'Delivery', ['Time', 'Condition']],
    [
      'Volunteers check the fridges daily and record temperature, cleanliness and how full it is.',
      'Check',
      ['Temperature', 'Cleanliness', 'How full it is'],
    ],
    [
      'For each dive record depth, bottom time and visibility.',
      'Dive',
      ['Depth', 'Bottom time', 'Visibility'],
    ],
    [
      'I need chimneys with address and height. I look at fifty chimneys a year and write: date, soot, cracks, weather.',
      'Inspection',
      ['Date', 'Soot', 'Weather'],
    ],
    [
      'Harps: maker, year, strings. When I tune a harp I type in pitch, humidity and remarks.',
      'Harp tuning',
      ['Pitch', 'Humidity', 'Remarks'],
    ],
    [
      'Wells have a depth. I survey the well, then I note the date, water level and smell.',
      'Survey',
      ['Date', 'Water level', 'Smell'],
    ],
    [
      'We keep towers and shifts. For every shift log flag colour, wind and water temperature.',
      'Shift',
      ['Flag colour', 'Wind', 'Water temperature'],
    ],
  ])('is kept with the deed: %s', (text, record, fields) => {
    expect(tables(text)[record]).toEqual(expect.arrayContaining(fields));
  });

  it('takes a record number for a field and no order to record', () => {
    expect(tables('Patients have a chart and record number.')['Patient']).toContain('Record number');
  });

  it('keeps a measured value once, and not as a table beside it', () => {
    const found = tables(
      'Fridges have an address. Volunteers check the fridges daily and record temperature and cleanliness. Show the checks if the temperature is above 8 degrees.',
    );
    expect(Object.keys(found)).not.toContain('Temperature');
    expect(Object.values(found).flat()).not.toContain('Degrees');
  });
});

it('keeps no pets where it is only asked whether there are any', () => {
  const found = tables('Host families have address, number of beds, pets yes/no and remarks.');
  expect(Object.keys(found)).toEqual(['Host family']);
  expect(found['Host family']).toContain('Pets');
});

describe('a request', () => {
  it('is the trip that is asked for, where the trip is described with it', () => {
    const found = tables(
      'Teachers request a trip with destination, date and number of pupils; the head approves or rejects it.',
    );
    expect(Object.keys(found)).not.toContain('Request');
    expect(found['Trip']).toEqual(expect.arrayContaining(['Teacher', 'Destination', 'Date']));
  });

  it('stays beside a trip that is there for many', () => {
    const found = tables('Trips have a date and a price. Visitors request a trip; we confirm the request.');
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['Trip', 'Request']));
  });
});

describe('what is read in passing', () => {
  it('opens nothing to strangers because somebody pays online', () => {
    const text = 'Trips have a destination and date. Parents give consent and pay online.';
    expect(rightsOf(text, 'Trip')?.read).not.toContain('public');
    expect(rightsOf(text, 'Payment')?.create).not.toContain('public');
  });

  it('leaves a field where it is when only the vet may edit it', () => {
    const found = tables(
      'Animals have name, enclosure and medical history. Enclosures have a size. Only the vet may edit the medical history.',
    );
    expect(found['Animal']).toContain('Medical history');
    expect(found['Enclosure']).not.toContain('Medical history');
  });

  it.each([
    'Volunteers at our animal sanctuary feed the animals three times a day. Animals have a name.',
    'Keepers feed the animals 2 times a day. Animals have a name.',
  ])('keeps how often out of the names of fields: %s', (text) => {
    expect(Object.values(tables(text)).flat().join()).not.toMatch(/times/i);
  });

  it('calls a minimum after the weight that falls below it', () => {
    expect(tables("Warn me if a bird's weight drops below its minimum.")['Bird']).toContain('Minimum weight');
  });

  it('keeps a quantity once', () => {
    expect(tables('Parts have a quantity. Warn when the quantity drops below 5.')['Part']).not.toContain(
      'In stock',
    );
  });

  it.each([
    [
      'Track my sourdough business: starters, doughs, bakes. A bake has a date.',
      ['Starter', 'Dough', 'Bake'],
    ],
    ['Help me run our ceramics studio: kilns, firings, glazes.', ['Kiln', 'Firing', 'Glaze']],
  ])('keeps what a business lists: %s', (text, things) => {
    expect(Object.keys(tables(text))).toEqual(expect.arrayContaining(things));
  });

  it('takes “one or more” for no choice', () => {
    const found = tables(
      'We maintain lifts. Each building has one or more lifts, every lift has a serial number, manufacturer, year and load.',
    );
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['Lift', 'Building']));
  });
});

test('an app is called after no clause', () => {
  const nameOf = (text: string) => understand(text).blueprint?.name;
  expect(nameOf('Donors announce a drop-off with date and quantity.')).not.toMatch(/announce/);
  expect(nameOf('Objects get loaned to museums.')).not.toMatch(/loaned/);
  expect(nameOf('Expense claims at work')).toBe('Expense claims at work');
});
