import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Lists that something has, and what a field asks for among things that are kept.

const tables = (text: string) => {
  const { blueprint } = understand(text);
  const called = new Map(blueprint?.entities.map(({ name, label }) => [name, label]));
  return Object.fromEntries(
    (blueprint?.entities ?? []).map(({ label, fields }) => [
      label,
      fields.map((field) =>
        'entity' in field
          ? `${field.label} ${field.type === 'references' ? '⇉' : '→'} ${called.get(field.entity ?? '') ?? ''}`
          : field.label,
      ),
    ]),
  );
};

describe('a list that something has', () => {
  it.each([
    [
      'A repair order has a list of parts used with quantity and price. Technicians have a phone.',
      'Repair order',
      'Part',
      ['Quantity', 'Price'],
    ],
    [
      'Every event has a checklist of tasks with due date and who does it.',
      'Event',
      'Task',
      ['Due date', 'Who does it'],
    ],
    [
      'Each kitchen has a list of suppliers with phone and delivery day.',
      'Kitchen',
      'Supplier',
      ['Phone', 'Delivery day'],
    ],
    [
      'Boats have a name. For each boat there’s a guest list with name and email.',
      'Boat',
      'Guest',
      ['Name', 'Email'],
    ],
    [
      'Boats have a name. There is a passenger list per boat with name and email.',
      'Boat',
      'Passenger',
      ['Name', 'Email'],
    ],
    [
      'Camps have a date and a price. Each camp has guests with name and age.',
      'Camp',
      'Guest',
      ['Name', 'Age'],
    ],
  ])('is kept as what it lists: %s', (text, owner, listed, fields) => {
    const found = tables(text);
    expect(found[listed]).toEqual(expect.arrayContaining([...fields, `${owner} → ${owner}`]));
    expect(Object.keys(found).filter((label) => /list/i.test(label))).toEqual([]);
    expect(found[owner]).toBeDefined();
    expect(found[owner]?.join()).not.toMatch(new RegExp(String.raw`list|${listed}s?\b|${fields[1]}`, 'i'));
  });
});

describe('a field that asks which', () => {
  it.each([
    [
      'Incidents: alarm time, which vehicles went, which members came. Members have a rank. Vehicles have a plate.',
      'Incident',
      ['Vehicles ⇉ Vehicle', 'Members ⇉ Member'],
    ],
    [
      'For every dive we note date, depth, which divers took part and which cylinder was used. Divers have a certificate. Cylinders have a volume.',
      'Dive',
      ['Divers ⇉ Diver', 'Cylinder → Cylinder'],
    ],
    [
      'Rentals: start, end, which kayak, which paddles. Kayaks have a colour. Paddles have a length.',
      'Rental',
      ['Kayak → Kayak', 'Paddles ⇉ Paddle'],
    ],
  ])('refers to as many as it says: %s', (text, owner, references) => {
    expect(tables(text)[owner]).toEqual(expect.arrayContaining(references));
  });
});

describe('what people are by trade', () => {
  it.each([
    [
      'Mushroom farm. Customers are restaurants that order a strain each week. Strains have a name.',
      'Customer',
      'Restaurant',
    ],
    ['Volunteers are retired nurses who visit patients. Patients have an address.', 'Volunteer', 'Nurse'],
    ['Our members are farmers from the valley. Machines have a type and a daily rate.', 'Member', 'Farmer'],
  ])('is no table beside them: %s', (text, kept, gone) => {
    const found = Object.keys(tables(text));
    expect(found).toContain(kept);
    expect(found).not.toContain(gone);
  });

  it('says of several which they are', () => {
    const { blueprint } = understand(
      'The borrowers are students and teachers. Laptops have a serial number. A loan has a borrower, laptop and due date.',
    );
    const borrower = blueprint?.entities.find(({ label }) => label === 'Borrower');
    const type = borrower?.fields.find(({ label }) => label === 'Type');
    expect(type?.type === 'select' && type.options?.map(({ label }) => label)).toEqual([
      'Student',
      'Teacher',
    ]);
  });

  it('is a table where more is said of it', () => {
    const text =
      'Customers are companies. Companies have an address and a VAT number. Orders have a customer.';
    expect(Object.keys(tables(text))).toContain('Company');
  });
});

describe('what somebody alone enters', () => {
  it.each([
    [
      'Only the referee can enter scores. Matches have a date and a score. Teams have a name.',
      'Match',
      'Score',
      'referee',
    ],
    [
      'Games: round, board, result. Only arbiters enter results. Players have a rating.',
      'Game',
      'Result',
      'arbiter',
    ],
    ['Exams have a subject, a student and a grade. Only teachers enter grades.', 'Exam', 'Grade', 'teacher'],
  ])('is a field of what lists it: %s', (text, owner, field, role) => {
    expect(tables(text)[owner]).toContain(field);
    expect(Object.keys(tables(text))).not.toContain(field);
    const entity = understand(text).blueprint?.entities.find(({ label }) => label === owner);
    expect(entity?.access.update).toEqual([role]);
  });
});

describe('values', () => {
  it.each([
    [
      'A repair order is open, then scheduled, in progress and done, and it has parts with quantity and price.',
      ['open', 'scheduled', 'in progress', 'done'],
    ],
    [
      'A claim is filed, then reviewed, approved or rejected, and it belongs to a policy.',
      ['filed', 'reviewed', 'approved', 'rejected'],
    ],
    ['A kiln load is drying, then ready, and gets a label.', ['drying', 'ready']],
  ])('end before what the thing has: %s', (text, values) => {
    expect(understand(text).facts.states.map((one) => one.values)).toEqual([values]);
  });

  it('are none of the condition of a reminder', () => {
    const { facts } = understand(
      'Invoices are due in 14 days, reminder when overdue. Invoices have an amount.',
    );
    expect(facts.fields.filter(({ label }) => /overdue/.test(label))).toEqual([]);
    expect(facts.rules.map(({ details }) => details.minutes)).toEqual([0]);
  });
});

test.each([
  ['Members have qualifications that expire. Boats have a name.', 'Qualification', 'Expiry'],
  ['Vehicles have an inspection that expires. Drivers have a phone.', 'Inspection', 'Expiry'],
  ['Matches have a home team, away team and a score. Teams have a name.', 'Match', 'Away team → Team'],
  ['Fish: species, tank, length. Tanks have a volume.', 'Fish', 'Species'],
])('%s: %s has %s', (text, owner, field) => {
  expect(tables(text)[owner]).toContain(field);
});

/** A thing, what there are several of in it, two fields of these, and their states. */
const TRADES: readonly (readonly [string, string, string, string, string, string, readonly string[]])[] = [
  ['garden', 'gardens', 'bed', 'beds', 'length', 'soil type', ['fallow', 'planted', 'harvested']],
  ['production', 'productions', 'costume', 'costumes', 'size', 'designer', ['sketched', 'sewn', 'fitted']],
  ['vessel', 'vessels', 'repair', 'repairs', 'cost', 'yard', ['reported', 'scheduled', 'finished']],
  ['kiln', 'kilns', 'firing', 'firings', 'date', 'temperature', ['planned', 'running', 'cooled']],
];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

describe('what each of several has', () => {
  const texts = TRADES.flatMap(([x, xs, y, ys, f, g, [a = '', b = '', c = '']]) =>
    [
      `Each ${x} has several ${ys} with ${f}, ${g} and a status (${a}, ${b}, ${c}).`,
      `${capital(xs)} have ${ys}; each ${y} has a ${f} and a ${g} and is ${a}, ${b} or ${c}.`,
      `${capital(xs)} have a name. For each ${x} we record ${ys} (${f}, ${g}, ${a}/${b}/${c}).`,
      `Each ${x} has many ${ys}. ${capital(y)} fields: ${f}, ${g}, status (${a}, ${b}, ${c}).`,
      `${capital(xs)} have ${ys} with a ${f} and a ${g}. ${capital(ys)} start as ${a}, become ${b} and end as ${c}.`,
    ].map((text) => [text, x, y, [f, g], [a, b, c]] as const),
  );
  it.each(texts)('is theirs, its states too: %s', (text, x, y, fields, states) => {
    const { blueprint, facts } = understand(text);
    const found = blueprint?.entities.find(({ label }) => label === capital(y));
    const labels = found?.fields.map(({ label }) => label.toLowerCase());
    expect(labels).toEqual(expect.arrayContaining([x, ...fields]));
    const chosen = facts.fields.flatMap(({ owner, options }) =>
      options ? [{ owner, values: options }] : [],
    );
    const lives = facts.states.filter(({ source }) => source.from === 'text');
    expect(chosen.length > 0 ? chosen : lives).toMatchObject([{ owner: y, values: states }]);
  });

  it.each([
    'Lessons start in September and end in June. Lessons have a room.',
    'Tours have stages with start town, end town, km and hotel.',
  ])('has no states where it only starts and ends: %s', (text) => {
    expect(understand(text).facts.states.filter(({ source }) => source.from === 'text')).toEqual([]);
  });
});

describe('sorts of what is lent, rented or sold', () => {
  it.each([
    [
      'The library lends drills, saws and ladders to members. Tools have a shelf.',
      'Tool',
      ['Drill', 'Saw', 'Ladder'],
    ],
    [
      'We rent out kayaks, canoes and paddle boards. Boats have a number and a daily price. Customers rent a boat for a day.',
      'Boat',
      ['Kayak', 'Canoe', 'Paddle board'],
    ],
    [
      'We keep goats, sheep and hens. Each animal has a tag number and a birthday.',
      'Animal',
      ['Goat', 'Sheep', 'Hen'],
    ],
  ])('are a choice of it, and no tables: %s', (text, wide, sorts) => {
    const { blueprint } = understand(text);
    const type = blueprint?.entities
      .find(({ label }) => label === wide)
      ?.fields.find(({ label }) => label === 'Type');
    expect(type?.options?.map(({ label }) => label)).toEqual(sorts);
    expect(blueprint?.entities.map(({ label }) => label)).not.toEqual(expect.arrayContaining([sorts[1]]));
  });

  it('are tables where something else is called so', () => {
    expect(
      Object.keys(tables('We keep members, boats and trailers. Boats have a length. Items have a place.')),
    ).toEqual(expect.arrayContaining(['Boat', 'Trailer', 'Item']));
  });
});

it('takes what only some may do for no value', () => {
  const text =
    'Tools have a shelf. Members can reserve a tool online, but only volunteers can add or edit tools.';
  const tool = understand(text).blueprint?.entities.find(({ label }) => label === 'Tool');
  expect(tool?.fields.filter(({ options }) => options)).toEqual([]);
  expect(tool?.access.update).toEqual(['volunteer']);
});

describe('presence', () => {
  it.each([
    'Classes with their pupils, and for every lesson a register where each pupil is marked present, late or absent.',
    'For every lesson there is a register where each pupil is marked present, late or absent. Lessons have a date.',
  ])('is kept for each lesson, and not for good: %s', (text) => {
    const { facts } = understand(text);
    expect(facts.states.filter(({ source }) => source.from === 'text')).toMatchObject([
      { owner: 'attendance', values: ['present', 'late', 'absent'] },
    ]);
    expect(tables(text)['Attendance']).toEqual(expect.arrayContaining(['Pupil → Pupil', 'Lesson → Lesson']));
  });

  it.each([
    [
      'Kindergarten: groups, children with birthday and allergies. Each morning the teacher marks present, sick or on holiday.',
      ['present', 'sick', 'on holiday'],
      'Child → Child',
    ],
    [
      'Choir: singers with voice, rehearsals with date. At each rehearsal we tick present, absent or excused.',
      ['present', 'absent', 'excused'],
      'Singer → Singer',
    ],
    [
      'Dance school with students and classes. For every class we record attendance: present, absent or excused.',
      ['present', 'absent', 'excused'],
      'Student → Student',
    ],
    [
      'Day care: clients with address. Each day we note present, ill or away.',
      ['present', 'ill', 'away'],
      'Client → Client',
    ],
  ])('is kept of whoever comes, whatever is named last: %s', (text, values, whose) => {
    expect(understand(text).facts.states.filter(({ source }) => source.from === 'text')).toMatchObject([
      { owner: 'attendance', values },
    ]);
    expect(tables(text)['Attendance']).toContain(whose);
  });

  it('stays with people where nothing takes place', () => {
    const { facts } = understand('Employees have a status present, absent or on leave and a phone.');
    expect(facts.states).toMatchObject([{ owner: 'employee' }]);
  });
});

it('knows a drug by its other names', () => {
  const text =
    'Hospital ward prescriptions: doctors prescribe medication to patients with a dose, how many times a day and start and end date. A prescription is draft, signed or stopped. Alert when stock of a drug falls below its minimum.';
  expect(tables(text)['Prescription']).toContain('Medication → Drug');
});

it('books an appointment for one of the customer’s animals, and shows nobody whose they are', () => {
  const text =
    'Customers have dogs and book appointments on our website; each appointment has a groomer, a price and a time.';
  expect(tables(text)['Appointment']).toContain('Dog → Dog');
  const dog = understand(text).blueprint?.entities.find(({ label }) => label === 'Dog');
  expect(dog?.access.read).not.toContain('public');
});

it.each([
  [
    'Clínica con mascotas. Guardo las vacunas de cada mascota con la fecha en que caducan.',
    'Vacuna',
    'Fecha en que caducan',
  ],
  [
    'Impfungen je Hund mit dem Datum, an dem sie ablaufen. Hunde haben einen Namen.',
    'Impfung',
    'Datum, an dem sie ablaufen',
  ],
])('a day is called by what it is the day of: %s', (text, owner, label) => {
  expect(tables(text)[owner]).toContain(label);
});

describe('what only sounds like it', () => {
  it('keeps what each paid where that is noted', () => {
    const { facts } = understand('I record what each player paid. Players have a name.');
    expect(facts.entities.map(({ noun }) => noun)).toContain('payment');
  });

  it('keeps readings that are recorded for each with their day', () => {
    const found = tables('For every car I record mileage with date. Cars have a plate.');
    expect(found['Car']?.join()).not.toMatch(/mileage|date/i);
  });

  it.each([
    ['Football fields: surface, size. Teams book fields.', /football(?! field)/i],
    ['The season starts slow, then gets busy. Bookings have a guest.', /season status/i],
  ])('makes nothing of it: %s', (text, wrong) => {
    expect(JSON.stringify(understand(text).blueprint?.entities)).not.toMatch(wrong);
  });

  it('leaves a recipe what stands behind its list', () => {
    const found = tables(
      'Each recipe has a list of ingredients with amount and unit, a title and cooking time.',
    );
    expect(found['Recipe']).toEqual(expect.arrayContaining(['Title', 'Cooking time']));
    expect(found['Ingredient']).toEqual(expect.arrayContaining(['Amount', 'Unit']));
  });
});

it.each([
  'A request starts out as open, moves to in progress and ends up closed. Requests have a title.',
  'Bookings start requested, then confirmed. Guests book cabins with name and price.',
  'Admins manage all bookings but guests only his own bookings. Bookings have a date and a room.',
  'Our members are mothers, fathers. Events have title, date and place.',
  'Parties have a date. Each party has a guest list with name and email. Cakes have a flavour.',
  'For each kiln we record firings (date, temperature). Kilns have a name and a size.',
  'Members have qualifications that expire. Boats have a length and a berth.',
  'Jobs have a fee and a driver. We need what we owe each driver per week. Drivers have a phone.',
])('marks the words that it read, wherever others were put in their place: %s', (text) => {
  const { facts } = understand(text);
  const behind = facts.fields.filter(({ label }) => !/^(?:status|type)$|expir/.test(label));
  for (const { label, source } of behind)
    for (const { start, end } of source.from === 'text' ? source.spans : [])
      expect(text.slice(start, end).toLowerCase()).toContain(label.split(' ')[0]);
});

it('makes nothing that went to an incident a part of it', () => {
  const text =
    'Vehicles must be checked - each check has a date and a comment. Incidents: alarm time, which vehicles went, which members came. Members have a rank.';
  const found = tables(text);
  expect(found['Incident']).toEqual(expect.arrayContaining(['Vehicles ⇉ Vehicle', 'Members ⇉ Member']));
  expect(found['Vehicle']?.join()).not.toMatch(/incident/i);
});

it.each([
  [
    'Rehearsals have a date, room and which actors are needed. Actors have a phone.',
    'Rehearsal',
    'Actors ⇉ Actor',
  ],
  [
    'Props have a size and which production uses them. Productions have a title.',
    'Prop',
    'Production → Production',
  ],
])('asks for it at the end of a sentence too: %s', (text, owner, reference) => {
  expect(tables(text)[owner]).toContain(reference);
});

it.each([
  [
    'Customers rent a kayak with start date, end date and deposit. Kayaks have a colour.',
    'Rental',
    ['Start date', 'Deposit'],
    'Kayak',
  ],
  [
    'Tenants rent a spot per month with start date and monthly fee. Spots have a number.',
    'Rental',
    ['Start date', 'Monthly fee'],
    'Spot',
  ],
])('says of the rental what is said of renting: %s', (text, owner, fields, taken) => {
  const found = tables(text);
  expect(found[owner]).toEqual(expect.arrayContaining(fields));
  expect(found[taken]?.join()).not.toMatch(/start date|deposit|fee/i);
});
