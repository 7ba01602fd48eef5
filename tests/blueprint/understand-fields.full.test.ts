import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

function fieldsOf(description: string, owner: string): string[] {
  const { facts } = understand(description);
  return facts.fields
    .filter((field) => field.owner === owner && field.source.from === 'text')
    .map(({ label, type }) => (type === 'text' ? label : `${label}: ${type}`));
}

describe('the fields of a description', () => {
  test('are found in what somebody writes down, as they say it', () => {
    const said =
      'I keep bees. For every hive I write down the queen’s age, how many frames, whether I fed it and what I harvested';
    expect(fieldsOf(said, 'hive')).toEqual(['age: number', 'frames: number', 'fed: boolean', 'harvested']);
  });

  test('are of the thing that their list is about, and not of the one named last', () => {
    const said =
      'we lend canoes. each canoe: number, colour, seats. when a canoe goes out we note deposit paid and when it came back';
    expect(fieldsOf(said, 'canoe')).toEqual([
      'number',
      'colour',
      'seats: number',
      'deposit paid: boolean',
      'when it came back: date',
    ]);
  });

  test.each([
    ['Students with name, lessons taken. Lessons have a date.', 'student', 'lessons taken: number'],
    ['Teams with games played, games won and points', 'team', 'games played: number'],
    ['Teams with games played, games won and points', 'team', 'games won: number'],
    ['Rowers have races won and races lost.', 'rower', 'races won: number'],
    ['Hens: eggs laid, eggs sold', 'hen', 'eggs laid: number'],
    ['Markets have a date, jars taken, jars sold. Jars have a size.', 'market', 'jars sold: number'],
    ['Trucks with litres used, sold, kept. Drivers with phone.', 'truck', 'litres used: number'],
    ['Our shed lends tools. Also seeds: sort, packets left, best before.', 'seed', 'packets left: number'],
  ])('tell how many of something there are: %s', (said, owner, field) => {
    expect(fieldsOf(said, owner)).toContain(field);
    expect(understand(said).facts.entities.map(({ noun }) => noun)).not.toContain('packet');
    expect(understand(said).facts.states.filter(({ source }) => source.from === 'text')).toEqual([]);
  });

  test.each([
    ['Speakers with topic, rooms with seats.', 'speaker', ['topic']],
    ['tanks with volume, batches with beer and start date, barrels with size', 'tank', ['volume: number']],
    ['classes with weekday, children with birthday, parents with phone', 'class', ['weekday: select']],
  ])('are none of the things that have a list of their own: %s', (said, owner, fields) => {
    expect(fieldsOf(said, owner)).toEqual(fields);
    expect(
      understand(said).facts.relations.filter(({ from, source }) => from === owner && source.from === 'text'),
    ).toEqual([]);
  });

  test('are of both where two things are said to have them', () => {
    const said = 'Mentors and mentees have a city and languages. Mentors have mentees. Meetings have a date.';
    expect(fieldsOf(said, 'mentor')).toContain('city');
    expect(fieldsOf(said, 'mentee')).toContain('city');
  });

  test('have the type that their words tell', () => {
    const said = 'Yarn shop: yarns (brand, colour, metres left, washed yes/no, bought on, what I paid)';
    expect(fieldsOf(said, 'yarn')).toEqual(
      expect.arrayContaining(['metres left: number', 'washed: boolean', 'bought on: date', 'paid: money']),
    );
  });
});

test.each([
  [
    'I have a print studio in Hull, clients send an idea with reference pictures and paper size and budget, printer accepts or declines and asks for a deposit',
    ['Paper size', 'Budget', 'Deposit'],
    /accepts/,
  ],
  [
    'Grain store. Silos have a capacity, a moisture limit and must not be overfilled.',
    ['Capacity', 'Moisture limit'],
    /must/,
  ],
  [
    'Support desk. Coordinator sets urgency (low, high), tickets have a subject, a photo and let people upvote',
    ['Subject', 'Photo', 'Urgency'],
    /let|sets/,
  ],
])('what is left of a sentence is no field: %s', (text, there, not) => {
  const labels =
    understand(text).blueprint?.entities.flatMap(({ fields }) => fields.map(({ label }) => label)) ?? [];
  expect(labels).toEqual(expect.arrayContaining(there));
  expect(labels.filter((label) => not.test(label.toLowerCase()))).toEqual([]);
});

describe('what asks for somebody or something that is kept', () => {
  const fieldsIn = (text: string, noun: string) =>
    understand(text)
      .blueprint?.entities.find(({ label }) => label === noun)
      ?.fields.map(({ label, type }) => `${label} ${type}`) ?? [];

  test('refers to the only person there is, under what they did', () => {
    const text = 'Volunteers (name, phone). Feedings: animal, time, who fed it.';
    expect(fieldsIn(text, 'Feeding')).toContain('Fed by reference');
  });
  test('refers to several where several do it together', () => {
    const text = 'Players with a name and a shirt number. Trainings: date, place, who attended.';
    expect(fieldsIn(text, 'Training')).toContain('Who attended references');
  });
  test('refers to the thing that is named', () => {
    const text = 'Cleaners with name and phone. Complaints: date, text, which cleaner it was.';
    expect(fieldsIn(text, 'Complaint')).toContain('Cleaner reference');
    expect(fieldsIn(text, 'Complaint').join()).not.toMatch(/which/i);
  });
  test('stays a text where nobody is kept who could be meant', () => {
    expect(fieldsIn('Feedings: animal, time, who fed it.', 'Feeding')).toContain('Fed by text');
  });
  test('keeps contractions in one piece', () => {
    const labels = fieldsIn("Sign-ins: name, company, who they're visiting, time in.", 'Sign-in').join();
    expect(labels).not.toContain(" '");
  });
});

describe('what somebody does is no thing', () => {
  test.each([
    ['A client drops off samples, we run tests with a result and send a certificate.', /drop/i],
    ['Expense claims with amount and date. Dashboard showing total spend per department.', /showing/i],
    ['Friday lunch orders with dish and price. Somebody chases everyone for money.', /chase|money/i],
    ['Scholarships with a deadline. Students edit until then, after that nothing changes.', /change/i],
    ['Shifts with notes. The next manager has to acknowledge reading it.', /reading/i],
    ['Cleaners and houses. Sometimes a cleaner calls in sick.', /call/i],
    ['School bus routes have stops in order. Each stop has a time.', /^orders?$/i],
    ['The pastor also keeps track of hospital visits: date, family, notes.', /track/i],
  ])('%s', (text, words) => {
    const { blueprint } = understand(text);
    expect(blueprint?.entities.filter(({ label }) => words.test(label)).map(({ label }) => label)).toEqual(
      [],
    );
  });
});

describe('what is measured', () => {
  const fieldIn = (text: string, label: string) =>
    understand(text)
      .blueprint?.entities.flatMap(({ fields }) => fields)
      .find((field) => field.label === label);
  const all = (text: string) =>
    understand(text).blueprint?.entities.flatMap(({ fields }) => fields.map(({ label }) => label)) ?? [];

  test.each([
    ['Trails with length in km and difficulty.', 'Length', { type: 'number', unit: 'km' }],
    [
      'Machines with a service interval in months, model.',
      'Service interval',
      { type: 'number', unit: 'months' },
    ],
    ['Patients with name, weight in kilos, blood pressure.', 'Weight', { type: 'number', unit: 'kg' }],
    ['Dresses with colour, deposit in pounds.', 'Deposit', { type: 'money', currency: 'GBP' }],
  ])('is one field with its unit: %s', (text, label, field) => {
    expect(fieldIn(text, label)).toMatchObject(field);
    expect(all(text).join()).not.toMatch(/\b(?:km|months|kilos|pounds)\b/i);
  });

  test.each([
    ['Wine bottles with producer, price paid and date paid.', 'Price paid', 'money'],
    ['Wine bottles with producer, price paid and date paid.', 'Date paid', 'date'],
    ['Canoes with a number and deposit paid.', 'Deposit paid', 'boolean'],
    ['Jobs of a workshop with setup time, run time and material.', 'Setup time', 'duration'],
    ['Machines with model, warranty end, location.', 'Warranty end', 'date'],
    ['Costumes with colour, size, hire price.', 'Size', 'text'],
  ])('has the type that its words say: %s %s', (text, label, type) => {
    expect(fieldIn(text, label)).toMatchObject({ type });
  });

  test.each([
    ['Dresses with price £50 and a colour.', 'GBP'],
    ['Tours with a price in euros.', 'EUR'],
    ['Chalets with a name and a price, in CHF.', 'CHF'],
    ['Cakes with a name and a price.', 'USD'],
    ['Tartas con nombre y precio en pesos.', 'MXN'],
  ])('is in the currency that is spoken of: %s', (text, currency) => {
    const fields = understand(text).blueprint?.entities.flatMap((entity) => entity.fields) ?? [];
    expect(fields.filter(({ type }) => type === 'money').map((field) => field.currency)).toContain(currency);
  });
});

describe('what stands around a field', () => {
  const labelsOf = (text: string) =>
    understand(text).blueprint?.entities.flatMap(({ fields }) => fields.map(({ label }) => label)) ?? [];

  test('what somebody tells has the name of what is told', () => {
    const labels = labelsOf(
      'Tattoo bookings with client, date, uploads reference pics, says where on body, asks for deposit.',
    );
    expect(labels).toEqual(expect.arrayContaining(['Where on body', 'Deposit']));
    expect(labels.join()).not.toMatch(/uploads|says|asks for/i);
  });

  test('a count in brackets is nothing to choose from', () => {
    const { facts } = understand('Scout troop 214 (38 boys, 9 adult leaders) with badges and requirements.');
    expect(facts.fields.flatMap(({ options = [] }) => options).join()).not.toMatch(/38|9 adult/);
  });
});

describe('one thing by two names', () => {
  const nouns = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);
  const saidIn = (text: string) =>
    understand(text)
      .facts.entities.filter(({ source }) => source.from === 'text')
      .map(({ noun }) => noun);

  test.each([
    [
      'School bus: children are assigned to a stop with a time. Each kid has a name, each child a class.',
      'child',
      'kid',
    ],
    [
      'Orders of customers with a price. The customer pays on collection, and a client may cancel. Customers have a phone.',
      'customer',
      'client',
    ],
  ])('is one thing: %s', (text, kept, other) => {
    expect(nouns(text)).toContain(kept);
    expect(nouns(text)).not.toContain(other);
  });

  test('is two where they are listed beside each other', () => {
    expect(saidIn('Agency with customers and clients, jobs with a date.')).toEqual(
      expect.arrayContaining(['customer', 'client']),
    );
  });
});

test.each([
  [
    'We log entrapments (called at, freed at, cause) of lifts.',
    'entrapment',
    ['called at', 'freed at', 'cause'],
  ],
  [
    'Job shop. An order has positions (drawing no., material, qty, due).',
    'position',
    ['drawing no.', 'material', 'qty: number', 'due: date'],
  ],
  [
    'Careers page with open positions (title, location, full-time or part-time, description).',
    'open position',
    ['title', 'location', 'description: longText'],
  ],
  [
    'Wells in villages. Someone reports a problem → visit with date, spare parts used, cost, next check.',
    'visit',
    ['date: date', 'spare parts used', 'cost: money', 'next check: date'],
  ],
])('names in a list of fields are no values: %s', (text, owner, expected) => {
  const { facts } = understand(text);
  const choices = facts.fields.flatMap(({ options }) => options ?? []);
  expect(fieldsOf(text, owner)).toEqual(expect.arrayContaining(expected));
  for (const name of expected) expect(choices).not.toContain(name.split(':')[0]);
});

test.each([
  ['We rent boats (kayak, canoe, SUP) and sell tickets (adult, child, family).', ['kayak', 'canoe', 'SUP']],
  ['A bakery with orders (new, baking, ready) and customers (name, phone).', ['new', 'baking', 'ready']],
])('and what is chosen stays: %s', (text, expected) => {
  const { fields, states } = understand(text).facts;
  const chosen = [...fields.map(({ options }) => options ?? []), ...states.map(({ values }) => values)];
  expect(chosen).toContainEqual(expected);
});

test.each([
  [
    'Cake competition. Bakers enter cakes. Judges score each cake on taste, look and creativity from 1 to 10.',
    'Cake',
    ['Taste', 'Look', 'Creativity'],
  ],
  [
    'Supplier evaluations: we rate suppliers 1-5 for price, quality and delivery every year.',
    'Supplier evaluation',
    ['Price', 'Quality', 'Delivery'],
  ],
  [
    'Mystery shoppers. For each visit: restaurant, date, then a score 1-10 for greeting, speed and food, a comment.',
    'Visit',
    ['Greeting', 'Speed', 'Food'],
  ],
  [
    'Chili contest: entries with a name. The jury rates heat, flavour and texture from 1 to 5.',
    'Entry',
    ['Heat', 'Flavour', 'Texture'],
  ],
])('what is judged is a number each: %s', (text, owner, expected) => {
  const app = understand(text).blueprint;
  const judged = app?.entities.find(({ label }) => label === owner)?.fields ?? [];
  for (const name of expected)
    expect(judged).toContainEqual(expect.objectContaining({ label: name, type: 'number' }));
  expect(app?.entities.map(({ label }) => label)).not.toEqual(expect.arrayContaining(expected.slice(-1)));
});

test.each([
  'League app. Teams get 3 points for a win and 1 for a draw. Matches have a date.',
  'Members rate films and books 1-5. Films have a title.',
  'We charge rates for adults, children and groups. Tours have a date.',
  'We mark attendance and exam marks out of 100. Pupils have a name.',
])('and nothing else is judged: %s', (text) => {
  const labels = understand(text).facts.fields.flatMap(({ label, type }) =>
    type === 'number' ? [label] : [],
  );
  for (const label of ['win', 'films', 'books', 'adults', 'children', 'attendance'])
    expect(labels).not.toContain(label);
});

test.each([
  ['Bike couriers. Customers get an email when delivered. Deliveries have a price.', 'E-mail|Email'],
  ['Shifts have a note. Staff log in on their phone and see their shifts.', 'Phone'],
  ['Members with a name. We meet every month and pay at the end of the year.', 'Month|Year|End'],
  ['Waiting list: name, date, oldest first please', 'Oldest first|Please'],
])('what is named by the way is no field: %s', (text, not) => {
  const said = understand(text).facts.fields.filter(({ source }) => source.from === 'text');
  expect(said.map(({ label }) => label)).not.toContainEqual(
    expect.stringMatching(new RegExp(`^(?:${not})$`, 'i')),
  );
});

test('and what is listed by the same words is one', () => {
  expect(fieldsOf('Timesheet: employee, week, hours, notes', 'timesheet')).toEqual([
    'week',
    'hours: number',
    'notes: longText',
  ]);
  expect(fieldsOf('Rooms have a price per day. Guests have a name, phone and email.', 'guest')).toEqual([
    'name',
    'phone: phone',
    'email: email',
  ]);
});

test.each([
  ['Volunteers sign up for shifts with from/to and people needed.', 'shift', ['from: date', 'to: date']],
  ['Permits have a number, valid from-until and a fee.', 'permit', ['valid from: date', 'valid until: date']],
  ['Bookings (from/to, price). Rooms have a name.', 'booking', ['from: date', 'to: date']],
])('two days joined by a sign are two: %s', (text, owner, expected) => {
  expect(fieldsOf(text, owner)).toEqual(expect.arrayContaining(expected));
});

test('a column says whether', () => {
  expect(fieldsOf("Repairs: brand, whether it's paid, price", 'repair')).toEqual([
    'brand',
    'paid: boolean',
    'price: money',
  ]);
});

describe('what stands together', () => {
  const fieldsOf = (description: string, label: string) =>
    understand(description)
      .blueprint?.entities.find((one) => one.label === label)
      ?.fields.map((field) => field.label.toLowerCase());

  test('in one pair of brackets is of one thing', () => {
    expect(
      fieldsOf(
        'Volunteers sign up for shifts themselves (place, start, end, how many needed). Coordinators confirm sign-ups: requested, confirmed.',
        'Shift',
      ),
    ).toEqual(expect.arrayContaining(['place', 'start', 'end', 'how many needed']));
  });

  test('behind a dash is a list like one behind a colon', () => {
    const { facts } = understand(
      'Pharmacy: doctors write prescriptions for patients - drug, dose, how often, start date. Drugs have a stock.',
    );
    expect(facts.relations.some(({ from, to }) => from === 'prescription' && to === 'drug')).toBe(true);
    expect(facts.fields.find(({ label }) => label === 'how often')).toMatchObject({
      owner: 'prescription',
      type: 'text',
    });
  });
});
