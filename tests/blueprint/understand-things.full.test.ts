import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { evidenceIn } from '#blueprint/understand/read/english/index.ts';
import { lexiconFor } from '#blueprint/understand/lexicon.ts';
import { type EntityFact, NO_FACTS } from '#blueprint/understand/facts.ts';
import { withoutTwins } from '#blueprint/understand/settle/merged/twins.ts';
import { likelihood } from '#blueprint/understand/likelihood.ts';
import { WEIGHTS } from '#blueprint/understand/words/english-weights.ts';

const thingsOf = (description: string) =>
  understand(description)
    .facts.entities.filter(({ source }) => source.from === 'text')
    .map(({ noun }) => noun);

const fieldsOf = (description: string, noun: string) =>
  understand(description)
    .facts.fields.filter(({ owner, source }) => owner === noun && source.from === 'text')
    .map(({ label }) => label);

describe('lists as they are typed in a hurry', () => {
  it.each([
    ['fields without commas', 'records: title artist year label', 'record', ['title', 'year', 'label']],
    [
      'a thing and its fields without commas',
      'rooms price duration capacity',
      'room',
      ['price', 'duration', 'capacity'],
    ],
    ['a number', 'Members have a name, member no and phone', 'member', ['name', 'member no', 'phone']],
    [
      'yes or no',
      'We keep meals (name, vegan y/n, served late yes/no, price).',
      'meal',
      ['name', 'vegan', 'served late', 'price'],
    ],
    [
      'how many there are',
      'Albums (title, number of prints, price)',
      'album',
      ['title', 'number of prints', 'price'],
    ],
    [
      'adjectives',
      'Every reading has systolic, diastolic, pulse and time',
      'reading',
      ['systolic', 'diastolic', 'pulse', 'time'],
    ],
  ])('reads %s', (_, description, noun, labels) => {
    expect(fieldsOf(description, noun)).toEqual(expect.arrayContaining(labels));
  });

  it('reads several things that are named without commas', () => {
    expect(thingsOf('vet app, owners pets visits vaccines')).toEqual(
      expect.arrayContaining(['pet', 'visit', 'vaccine']),
    );
  });
});

describe('fields that are told of a thing', () => {
  it.each([
    [
      'who reports it',
      'Faults are reported by tenants (room, description, photo). Tenants have a flat.',
      'fault',
      ['description', 'photo'],
    ],
    [
      'where it comes from',
      'Leads come in from our website (name, phone, address). A lead has a note.',
      'lead',
      ['name', 'phone', 'address'],
    ],
    [
      'who is spoken of with it',
      'Riders and drivers have a licence and a birthday.',
      'rider',
      ['licence', 'birthday'],
    ],
    [
      'what is asked for',
      'For each repair we note the date, who did it and a remark.',
      'repair',
      ['date', 'done by', 'remark'],
    ],
  ])('are not given to %s', (_, description, noun, labels) => {
    expect(fieldsOf(description, noun)).toEqual(expect.arrayContaining(labels));
  });
});

describe('which nouns are things, weighed over a whole description', () => {
  it('takes what is spoken of again by its last word for one thing', () => {
    const things = thingsOf(
      'We run a small ferry line. Motor boats leave from three piers. Boats have a name and a number of seats. Skippers sail the boats, passengers buy tickets for a trip.',
    );
    expect(things).toContain('boat');
    expect(things).not.toContain('motor boat');
  });

  it('takes a thing that is only named among the parts of another', () => {
    const things = thingsOf(
      'Tree nursery. Seedlings have a species, a bed and a height. Gardeners water each bed, every bed has a number. Customers order seedlings.',
    );
    expect(things).toEqual(expect.arrayContaining(['seedling', 'bed', 'gardener', 'customer']));
  });

  it('takes nothing that is denied for a thing', () => {
    const things = thingsOf(
      'Choir library with scores, singers and loans. Each loan has a due date. No payments and no invoices, singers bring scores back.',
    );
    expect(things).not.toContain('payment');
    expect(things).not.toContain('invoice');
  });

  it('says by its signs why', () => {
    const evidence = evidenceIn(
      'Lighthouses have keepers. Each keeper writes reports with a date and a note.',
    );
    const valueOf = (noun: string) =>
      likelihood(evidence.find((one) => one.noun === noun)?.signs ?? [], WEIGHTS.things);
    expect(evidence.find(({ noun }) => noun === 'keeper')?.signs).toContain('determiner:each');
    expect(valueOf('keeper')).toBeGreaterThan(0.6);
    expect(valueOf('note')).toBeLessThan(0.4);
  });
});

describe('verbs that look like the end of a compound', () => {
  it.each([
    [
      'a second deed of the same one',
      'Falcon rescue. Elsa weighs each falcon, feeds it, and records injuries. Falcons have a ring number and a keeper.',
      'injury',
      'records injury',
    ],
    [
      'what one does for a while',
      'Permits have a number. A permit runs for one season and has conditions with a text. Anglers hold a permit.',
      'permit',
      'permit run',
    ],
    [
      'what somebody notes',
      'Every loom has a number. For each loom the weaver notes width and length.',
      'loom',
      'weaver notes width',
    ],
    [
      'a plural of its own',
      'Canteens have menus with dishes. A menu has a day and a price.',
      'menu',
      'menus',
    ],
    [
      'several of one',
      'Judges give each dance pair points for technique and expression.',
      'dance pair',
      'dance pair point',
    ],
    [
      'what several people do',
      'Chess ladder. Players challenge each other, results are entered by the winner.',
      'player',
      'players challenge',
    ],
    ['a command', 'We have 12 hens. Log eggs per hen per day.', 'egg', 'log egg'],
    ['two commands', 'plan shifts for nurses, swap shifts with others', 'shift', 'swap shift'],
    ['a command with a list', 'Record births and deaths of lambs', 'birth', 'record birth'],
    ['a day', 'Who fed the fish today? log it with amount and food', 'fish', 'fish today'],
  ])('sees %s', (_, description, thing, other) => {
    expect(thingsOf(description)).toContain(thing);
    expect(thingsOf(description)).not.toContain(other);
  });
});

it.each([['Book reviews with title and stars.', 'book review']])(
  'a noun stays one at the start: %s',
  (text, thing) => {
    expect(thingsOf(text)).toContain(thing);
  },
);

it('what a price is counted by is no thing', () => {
  const text =
    'We pay translators a rate per word. Jobs have a translator, number of words and rate per word.';
  expect(thingsOf(text)).not.toContain('word');
  expect(fieldsOf(text, 'job')).toContain('rate per word');
});

it('whoever names their own work is nothing to keep, and a sentence of things is no choice', () => {
  const labels = (text: string) => understand(text).blueprint?.entities.map(({ label }) => label);
  expect(labels('Electrician. Estimate, visit, bill. Nothing else please.')).toEqual([
    'Estimate',
    'Visit',
    'Bill',
  ]);
  expect(labels('Mobile hairdresser here. I need clients and appointments.')).toEqual([
    'Client',
    'Appointment',
  ]);
  expect(labels("I'm a beekeeper in the hills. Hives with number and place.")).not.toContain('Beekeeper');
  expect(labels('I am a coach. Athletes with name. The coach enters times.')).toContain('Athlete');
});

it('the jobs of a trade are work, and those of a recruiter are vacancies', () => {
  const states = (text: string) =>
    understand(text)
      .blueprint?.entities.find(({ label }) => label === 'Job')
      ?.fields.find(({ type }) => type === 'select')
      ?.options?.map(({ label }) => label);
  expect(states('Window cleaning: customers, jobs, invoices')).toContain('Completed');
  expect(states('Recruiting: candidates, jobs, interviews')).toContain('Closed');
});

it.each([
  'Tables with seats, menu items, orders. A calendar showing who is off, and a warning at 80%.',
  'Currently everything is on paper slips and a whiteboard. Tables, menu items and orders.',
  'The problem: we lose track of orders that come in on a WhatsApp group. Tables, menu items and orders.',
  'Requirements:\n- tables with seats\n- menu items with price\n- orders',
])('what a text complains of, and how it is headed, is nothing to keep: %s', (text: string) => {
  const labels = understand(text).blueprint?.entities.map(({ label }) => label) ?? [];
  expect(labels.filter((label) => !/^(?:Table|Menu item|Order)$/.test(label))).toEqual([]);
});

it('what a list of attributes stands right behind is a thing, and has them', () => {
  const text =
    'We write the order in a book: patient, the frame (brand, model, colour, price), right lens, left lens, coating. Also a parts list (part no, colour, qty).';
  expect(thingsOf(text)).toEqual(expect.arrayContaining(['frame', 'part']));
  expect(fieldsOf(text, 'frame')).toEqual(['brand', 'model', 'colour', 'price']);
});

it('people are no thing of their own beside those who are named', () => {
  expect(thingsOf('Members book courts, and people can look up which courts are free.')).not.toContain(
    'person',
  );
  expect(thingsOf('We keep people (name, phone, skills) and which volunteers called them.')).toContain(
    'person',
  );
});

describe('a word means what its company says', () => {
  const statesOf = (text: string, noun: string) =>
    understand(text)
      .blueprint?.entities.find(({ label }) => label === noun)
      ?.fields.find(({ type }) => type === 'select')
      ?.options?.map(({ label }) => label) ?? [];
  it.each([
    ['a kitchen prepares orders', 'Food truck with a menu, customers and orders', 'Order', 'Preparing'],
    ['a shop ships them', 'Candle shop with products, customers and orders', 'Order', 'Shipped'],
    ['a doctor gives them', 'A doctor writes orders for a patient. Patients have beds.', 'Order', 'Ordered'],
    [
      'grants are applied for',
      'Foundation: applications with amount and purpose, reviewers, decisions',
      'Application',
      'In review',
    ],
    ['jobs are applied for', 'Jobs, candidates and applications with a cv', 'Application', 'Screening'],
    ['pupils hand in homework', 'School with teachers, students and assignments', 'Assignment', 'Graded'],
    ['interpreters are sent', 'Agency: interpreters, languages, assignments', 'Assignment', 'Confirmed'],
  ])('%s', (_, text, noun, state) => {
    expect(statesOf(text, noun)).toContain(state);
  });
  it.each([
    ['Court interpreters with languages, courts and hearings', 'Court', 'Hourly rate'],
    ['Shifts with a lead, and the next lead reads the notes of the shift', 'Lead', 'Company name'],
    ['Elections with voters, candidates and votes', 'Candidate', 'CV'],
    ['Garden: plants (species, planted on), beds (name, size)', 'Bed', 'Status'],
  ])('%s', (text, noun, label) => {
    const entity = understand(text).blueprint?.entities.find((one) => one.label === noun);
    expect(entity).toBeDefined();
    expect(entity?.fields.map((field) => field.label)).not.toContain(label);
  });
});

describe('what happens is kept, and not only what it happens to', () => {
  const relations = (text: string) => understand(text).facts.relations.map(({ from, to }) => `${from} ${to}`);
  it.each([
    ['car maintenance log for my three cars', 'maintenance', 'maintenance car'],
    ['Feeding log for my fish', 'feeding', 'feeding fish'],
    ['watering schedule for my house plants', 'watering', 'watering plant'],
    ['Track who borrowed each book and when.', 'loan', 'loan book'],
    ['I want to keep track of the things I lend to friends', 'loan', 'loan item'],
    ['We rent out tents. Tents have a size and a price.', 'rental', 'rental tent'],
  ])('%s', (text, noun, relation) => {
    expect(thingsOf(text)).toContain(noun);
    expect(relations(text)).toContain(relation);
  });
});

it.each(['Etsy but for vintage synthesizers', 'eBay for comic books', 'uber for dog walkers'])(
  'whoever likens an app to one that everybody knows asks for it: %s',
  (text) => {
    expect(understand(text).blueprint).not.toBeNull();
    expect(thingsOf(text).join()).not.toMatch(/etsy|ebay|uber/i);
  },
);

it('what only ends like a person has no address', () => {
  const labels = understand('Gym: waivers, climbers with a name, factors')
    .blueprint?.entities.filter(({ label }) => /Waiver|Factor/.test(label))
    .flatMap(({ fields }) => fields.map(({ type }) => type));
  expect(labels).not.toContain('email');
});

describe('one thing that is called by two names', () => {
  it.each([
    [
      'a part of its name',
      'Moulds with a number. Spare parts: number, price, minimum. A maintenance uses parts.',
      'spare part',
      'part',
    ],
    [
      'what is written of it',
      'Bikes have a frame number. Maintenance: bike, date, work done, cost. Every bike has a maintenance diary.',
      'maintenance',
      'maintenance diary',
    ],
    [
      'another word',
      'Chemical store: chemicals are ordered by the labs. Substances: name, CAS number, hazard, amount.',
      'substance',
      'chemical',
    ],
    ['what is asked for', 'Employees ask for leave. The boss approves the requests.', 'leave', 'request'],
    [
      'what is requested',
      'We let a cottage. Guests request a stay (from, until, persons). I answer each request.',
      'stay',
      'request',
    ],
    [
      'what is booked for oneself',
      'Parents book a birthday party: date, child, number of guests. I see all bookings.',
      'birthday party',
      'booking',
    ],
    [
      'what is made',
      'Patients make an appointment online. Staff can move bookings.',
      'appointment',
      'booking',
    ],
    [
      'what is somebody’s own',
      'Cleanings have a customer, a date and hours. Cleaners see only their own jobs.',
      'cleaning',
      'job',
    ],
    [
      'what is posted',
      'Residents post news in a category (lost, found) and others comment on posts.',
      'post',
      'news',
    ],
    [
      'what is reported',
      'Citizens report potholes with a photo. The town sees all reports and sets them to open, fixed.',
      'report',
      'pothole',
    ],
  ])('%s', (_, text, kept, dropped) => {
    expect(thingsOf(text)).toContain(kept);
    expect(thingsOf(text)).not.toContain(dropped);
  });

  it.each([
    ['Members reserve a court. Reservations are one hour. Courts have a number.', 'reservation', 'court'],
    ['Guests book a slot. Max 4 bookings per slot.', 'booking', 'slot'],
    ['Teachers request equipment with number. Requests go from open to done.', 'request', 'equipment'],
    ['Customers request a quote. Quotes have a price. Requests have a text.', 'request', 'quote'],
  ])('is not one where the other is there for several: %s', (text, one, other) => {
    expect(thingsOf(text)).toEqual(expect.arrayContaining([one, other]));
  });

  it('is not one where both have fields of their own, or both are listed', () => {
    expect(thingsOf('Jobs: customer, price, date. Job cards: number, hours, worker.')).toEqual(
      expect.arrayContaining(['job', 'job card']),
    );
    expect(thingsOf('We keep dresses and shoes. Dresses: size, colour.')).toEqual(
      expect.arrayContaining(['dress', 'shoe']),
    );
  });

  it('loses nothing where that thing has a third name', () => {
    const thing = (noun: string, concept: string | undefined, ...starts: number[]): EntityFact => {
      const spans = starts.map((start) => ({ start, end: start + 4 }));
      const known = concept === undefined ? {} : { concept };
      return { noun, plural: `${noun}s`, ...known, source: { from: 'text', spans } };
    };
    const source = { from: 'text', spans: [{ start: 10, end: 15 }] } as const;
    const { entities, states } = withoutTwins(
      {
        language: 'en',
        ...NO_FACTS,
        entities: [
          thing('client', 'customer', 0),
          thing('client card', undefined, 30),
          thing('customer', 'customer', 60, 70, 80),
        ],
        fields: [{ owner: 'client', label: 'phone', type: 'phone', source }],
        states: [{ owner: 'client card', values: ['open', 'done'], source }],
      },
      ' '.repeat(90),
      lexiconFor('en'),
    );
    expect(entities.map(({ noun }) => noun)).toEqual(['customer']);
    expect(states.map(({ owner }) => owner)).toEqual(['customer']);
  });
});

describe('what ends like people', () => {
  const labelsOf = (description: string, noun: string) =>
    understand(description)
      .blueprint?.entities.find(({ label }) => label === noun)
      ?.fields.map(({ label }) => label) ?? [];

  it.each([
    ['We have starters. Starters have a flour and an age.', 'Starter'],
    ['Dividers (colour, width) go into drawers.', 'Divider'],
    ['Hens: we track layers with breed and eggs.', 'Layer'],
    ['Each slider has a colour and a price.', 'Slider'],
  ])('is no person where it does nothing and has what things have: %s', (description, noun) => {
    expect(labelsOf(description, noun)).not.toContain('E-mail');
    expect(labelsOf(description, noun).length).toBeGreaterThan(0);
  });

  it.each([
    ['Potters fire pots in a kiln. Each potter has a shelf.', 'Potter'],
    ['Our knitters make jumpers; each knitter has a wool budget.', 'Knitter'],
    ['Climbers with name and level.', 'Climber'],
    ['Weavers rent looms. A weaver has a loom.', 'Weaver'],
  ])('is somebody who does something: %s', (description, noun) => {
    expect(labelsOf(description, noun)).toContain('E-mail');
  });

  it.each([
    ['Sales reps visit shops.', ['sales rep', 'shop']],
    ['Quilters visit fairs.', ['fair', 'quilter']],
    ['Readers give stars to books.', ['reader', 'book', 'rating']],
  ])('does what stands between two of many: %s', (description, things) => {
    expect(thingsOf(description).toSorted()).toEqual(things.toSorted());
  });
});

it.each([
  ['The harbour needs a maintenance system for boats.', ['boat']],
  ['Our school needs a system for lockers with number and size.', ['locker']],
])('whoever asks for an app is nothing that it keeps: %s', (description, things) => {
  expect(thingsOf(description)).toEqual(things);
});
