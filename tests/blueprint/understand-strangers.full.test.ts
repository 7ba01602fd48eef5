import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// What strangers' texts were misread as, each by the rule behind it.

const facts = (text: string) => understand(text).facts;
const things = (text: string) => facts(text).entities.map(({ noun }) => noun);
const said = (text: string) =>
  facts(text).fields.flatMap(({ owner, label, type, source }) =>
    source.from === 'text' ? [`${owner}.${label.toLowerCase()}:${type}`] : [],
  );
const optionsOf = (text: string, label: string) =>
  facts(text).fields.find((field) => field.label.toLowerCase() === label)?.options;
const access = (text: string) =>
  facts(text).access.map(
    ({ who, action, owner, allowed }) => `${who} ${allowed ? 'may' : 'not'} ${action} ${owner}`,
  );

describe('what is chosen', () => {
  test.each([
    ['Permits: applicant, kind of work: new building, extension, demolition; fee', 'kind of work', 3],
    ['Incidents have type of injury (cut, burn, fall), date', 'type of injury', 3],
    ['Orders: customer, method of payment: cash, card or transfer. total', 'method of payment', 3],
  ])('is called by all of its name: %s', (text, label, count) => {
    expect(optionsOf(text, label)).toHaveLength(count);
    expect(said(text).join()).not.toMatch(/\.(?:work|injury|payment|kind|method of|type of):/u);
  });

  test('is nothing that goes on with "of"', () => {
    const text =
      'Graves with plot number and row; burials with name of the deceased, date of death, date of burial; leases with start and fee.';
    expect(facts(text).fields.filter(({ options }) => options)).toEqual([]);
    expect(said(text)).toContain('burial.date of death:date');
  });

  test('may be told with what each costs', () => {
    expect(optionsOf('customers buy tickets (adult 12, child 6), seat number', 'type')).toEqual([
      'adult',
      'child',
    ]);
    expect(things('customers buy tickets (adult 12, child 6), seat number')).not.toContain('child');
  });

  test('is no number, no severity and nothing that is noted per job', () => {
    expect(optionsOf('horses (name, age), lessons at 9, 10, 11. riders', 'type')).toBeUndefined();
    const cleaning =
      'apartments, bookings, cleaners get assigned, checklist per apartment, cleaner paid per job';
    expect(facts(cleaning).states.filter(({ source }) => source.from === 'text')).toEqual([]);
  });

  test('is no unit of what an hour costs', () => {
    const { fields } = facts('Inv no\tCustomer\tRate €/h\n1\tBauer\t85\n2\tLumen\t90');
    expect(fields.filter(({ options }) => options)).toEqual([]);
    expect(optionsOf('jobs: customer, rate €/h, hours', 'rate €/h')).toBeUndefined();
  });

  test('ends with the step behind “or”, where dashes tell a life', () => {
    const trips = 'Trips have a destination, status planned - confirmed - departed - finished or cancelled';
    expect(facts(trips).states[0]?.values).toEqual([
      'planned',
      'confirmed',
      'departed',
      'finished',
      'cancelled',
    ]);
  });

  test('is what somebody sets it to', () => {
    const repairs = 'Residents report problems with a photo, I set it to seen, working on it, done.';
    expect(facts(repairs).states).toMatchObject([
      { owner: 'problem', values: ['seen', 'working on it', 'done'] },
    ]);
  });

  test('between something and not is yes or no', () => {
    expect(said('I collect old cameras: brand, model, works or not')).toContain('camera.works:boolean');
    expect(said('cakes: name, price, paid or not')).toContain('cake.paid:boolean');
  });
});

describe('what things are', () => {
  test.each([
    ['People book an enlarger for two hours. Enlargers have a name.', 'Enlarger'],
    ['Members borrow steamers. Loans have a due date.', 'Steamer'],
    ['We hire out strimmers. Each hire has a strimmer, a start and an end.', 'Strimmer'],
  ])('is no person where it is a device that ends like one: %s', (text, label) => {
    const fields = understand(text).blueprint?.entities.find((one) => one.label === label)?.fields ?? [];
    expect(fields.map(({ type }) => type)).not.toContain('email');
    expect(fields.length).toBeGreaterThan(0);
  });

  test('is a place where a site is no website', () => {
    const text = 'Flights: launch site, date, pilot. Companies have a name and a web site.';
    expect(said(text)).toContain('company.web site:url');
    expect(facts(text).fields.find(({ label }) => label === 'launch site')?.type).toBe('text');
  });
});

describe('what is kept', () => {
  test.each([
    ["I'm coaching runners and track their weekly km and injuries", 'runner'],
    ['Im collecting stamps since 1974. country, year, what I paid', 'stamp'],
    ['people book a 15 minute slot to see the flat', 'slot'],
    ['RFIs: number, question, raised by, answer', 'rfi'],
    ['a place where my students upload their homework', 'homework'],
  ])('has its own name: %s', (text, noun) => {
    expect(things(text)).toContain(noun);
    expect(things(text).join()).not.toMatch(/coaching|collecting|minute|rfis|place/u);
  });

  test('has the fields of its own sentence, whatever the title names', () => {
    const studio = 'Dance studio. Courses have a style, level (beginner, advanced), teacher and weekday.';
    expect(things(studio)).not.toContain('member');
    expect(said(studio)).toContain('course.style:text');
  });

  test('is no part of the name of one of its fields', () => {
    const hives =
      'Hives: number\nInspections: hive, date, mites count, notes\nAlert me when mites count is over 9';
    expect(things(hives)).toEqual(['hive', 'inspection']);
    expect(facts(hives).pages.filter(({ attention }) => attention)).toMatchObject([
      { entity: 'inspection', attention: { when: 'above', value: 9, field: 'mites count' } },
    ]);
  });

  test('holds whom one serves also where only a list of fields names them', () => {
    const jobs = facts('job: client, roof (flat/pitched), address, quote');
    expect(jobs.relations).toMatchObject([{ from: 'job', to: 'client' }]);
  });

  test('of a daily check is all that it lists', () => {
    const checks = 'Drivers fill in a daily check (van, km, tyres ok, damage photo).';
    expect(things(checks).join()).not.toContain('entry');
    expect(said(checks)).toContain('check.km:number');
  });

  test('has a next day, and no link to it', () => {
    const trucks = said('trucks: plate, next inspection. each inspection has a result');
    expect(trucks).toContain('truck.next inspection:date');
  });

  test('is measured in its unit', () => {
    const text =
      'Hives: number, type\nHarvests: hive, date, kg of honey, moisture\nChart of the kg of honey per year';
    expect(said(text)).toContain('harvest.honey kg:number');
    expect(things(text)).not.toContain('honey');
  });

  test('is one thing, though it is booked by one name and looked at by another', () => {
    const salon = 'customers can book an appointment online: name, phone, date. only staff see the bookings';
    expect(things(salon)).toContain('appointment');
    expect(things(salon)).not.toContain('booking');
  });
});

test('a list that opens a text is something to build, whatever is asked behind it', () => {
  expect(
    understand('Fridge inventory with best before dates. Tell me what to use up this week.').blueprint,
  ).not.toBeNull();
  expect(
    understand('Which of my 200 orchids are overdue for repotting? With a photo gallery pls').blueprint,
  ).not.toBeNull();
  expect(understand('how do I keep slugs off my lettuce?').blueprint).toBeNull();
});

test('“each sees only their own” is of what was named last', () => {
  expect(access('students upload homework, each student sees only their own')).toEqual([
    'own may read homework',
  ]);
});

test('a board of cards has cards that go through states', () => {
  const { blueprint } = understand('A Trello clone for our wedding: cards have a vendor and a due date');
  expect(blueprint?.pages.filter(({ kind }) => kind === 'board').map(({ entity }) => entity)).toEqual([
    'card',
  ]);
});

test('an app is called by no pronoun', () => {
  expect(
    understand('Anyone can report a pothole without an account: street, photo').blueprint?.name,
  ).not.toBe('Anyone');
});

describe('room for so many', () => {
  test('is no room, but how many fit in', () => {
    const text = 'Circus: students, coaches, classes. Every class has a coach, a weekday and room for 12.';
    expect(things(text)).not.toContain('room');
    expect(facts(text).rules).toMatchObject([{ kind: 'capacity', details: { of: 'class', most: 12 } }]);
  });

  test('is one where it is told of as one', () => {
    expect(
      things('Hotels have a name and an address. A room for 4 people has a price and a floor.'),
    ).toContain('room');
  });
});

test.each(['Pupils book themselves online. Lessons have a date and a teacher.'])(
  'a sentence is no name of an app: %s',
  (text) => {
    expect(understand(text).blueprint?.name).toBe('Lessons');
  },
);

test('minibuses are each a minibus', () => {
  expect(things('Minibuses with plate and driver. Trips with minibus and date.')).not.toContain('minibuse');
});
