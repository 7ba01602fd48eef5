import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blueprintSchema } from '#blueprint/schema.ts';
import { understandingOf, understand } from '#blueprint/understand/index.ts';

const factsOf = (description: string) => understand(description).facts;
const nounsOf = (description: string) => factsOf(description).entities.map(({ noun }) => noun);
const fieldsOf = (description: string, owner: string) =>
  factsOf(description)
    .fields.filter((field) => field.owner === owner && field.source.from === 'text')
    .map(({ label }) => label);
const linksOf = (description: string) =>
  factsOf(description)
    .relations.filter(({ source }) => source.from === 'text')
    .map(({ from, to }) => `${from} → ${to}`);
const statesOf = (description: string, owner: string) =>
  factsOf(description).states.find((states) => states.owner === owner)?.values;

describe('things and what they have', () => {
  it.each([
    ['A prescription has a patient and how many times a day', 'prescription', 'times a day'],
    ['A hive log with date, how much honey and who was there', 'hive', 'honey'],
  ])('takes what is counted for a number: %s', (description, owner, label) => {
    const fields = factsOf(description).fields.filter((field) => field.owner === owner);
    expect(fields.find((field) => field.label === label)?.type).toBe('number');
  });

  it.each([
    ['A pet salon with customers, dogs and invoices', ['customer', 'dog', 'invoice']],
    ['I want to track books, authors and loans', ['book', 'author', 'loan']],
    ['Things to keep:\n- projects (title, due date)\n- employees', ['project', 'employee']],
    ['Dance school. Students, teachers and lessons', ['student', 'teacher', 'lesson']],
  ])('reads the things of a list: %s', (description, nouns) => {
    expect(nounsOf(description)).toEqual(nouns);
  });

  it.each([
    ['with', 'An app for vehicles with plate, brand and mileage', 'vehicle', ['plate', 'brand', 'mileage']],
    [
      'has',
      'Each invoice has a number, a due date and an amount.',
      'invoice',
      ['number', 'due date', 'amount'],
    ],
    ['brackets', 'Clients, projects (title, budget)', 'project', ['title', 'budget']],
    ['a colon', 'Books: title, isbn, year', 'book', ['title', 'isbn', 'year']],
    [
      'a pronoun',
      'We keep tools. They have a brand and a serial number.',
      'tool',
      ['brand', 'serial number'],
    ],
  ])('gives a thing what stands after %s', (_, description, owner, labels) => {
    expect(fieldsOf(description, owner)).toEqual(expect.arrayContaining(labels));
  });

  it('goes back to the outer list after what one of its things has', () => {
    const description = 'An app with tasks with title and due date, projects and employees';
    expect(nounsOf(description)).toEqual(['task', 'project', 'employee']);
    expect(fieldsOf(description, 'task')).toEqual(['title', 'due date']);
  });

  it('says of each where it was said', () => {
    const description = 'A library with books and members';
    const [book] = factsOf(description).entities;
    expect(book?.source).toMatchObject({ from: 'text' });
    const spans = book?.source.from === 'text' ? book.source.spans : [];
    expect(spans.map(({ start, end }) => description.slice(start, end))).toEqual(['books']);
  });
});

describe('lists that say what one thing has', () => {
  it.each([
    ['questions', 'Calls: date, who called, how it ended', 'call', ['date', 'called by', 'how it ended']],
    [
      'figures after a name',
      'Routes (name, difficulty 1-5, length)',
      'route',
      ['name', 'difficulty', 'length'],
    ],
    [
      'participles',
      'Each boat has a name, year bought and an insurance value.',
      'boat',
      ['name', 'year bought', 'insurance value'],
    ],
    [
      'two adjectives with one noun',
      'Each fridge has a min and max temperature.',
      'fridge',
      ['min temperature', 'max temperature'],
    ],
    [
      'a range of dates',
      'Bookings of a room from a start date to an end date.',
      'booking',
      ['start date', 'end date'],
    ],
    [
      'what is written down',
      'We log inspections: date, brood frames, honey frames',
      'inspection',
      ['date', 'brood frames', 'honey frames'],
    ],
    [
      'a heading before bullets',
      'Clients\n- company name, phone\n- payment days',
      'client',
      ['phone', 'payment days'],
    ],
  ])('reads %s', (_, description, owner, labels) => {
    expect(fieldsOf(description, owner)).toEqual(expect.arrayContaining(labels));
  });

  it('gives what follows "of" to what stands before it', () => {
    expect(fieldsOf('A wheel of cheese has a number and a weight.', 'wheel')).toEqual(['number', 'weight']);
  });

  it('takes what is denied for nothing', () => {
    expect(nounsOf('Members, books and loans. No invoices please.')).not.toContain('invoice');
  });
});

describe('what the app is called, and what was not understood', () => {
  it('knows its name', () => {
    expect(factsOf('An app called Dog Days for dogs and walks').name).toBe('Dog Days');
    expect(factsOf('Plantly is an app for plants with name and photo').name).toBe('Plantly');
    expect(factsOf('The tool is an app for plants').name).toBeUndefined();
  });

  it('marks words that led to nothing', () => {
    const description = 'Dogs and walks. The frobnication wizard should sparkle.';
    const words = factsOf(description).unknown.map(({ start, end }) => description.slice(start, end));
    expect(words).toEqual(['frobnication wizard']);
  });
});

describe('how things hang together', () => {
  it.each([
    ['Employees belong to departments.', 'employee → department'],
    ['Tasks are assigned to employees.', 'task → employee'],
    ['Clients, their dogs', 'dog → client'],
    ['Each project has tasks.', 'task → project'],
    ['Each invoice has a client.', 'invoice → client'],
    ['Members book courts.', 'booking → court'],
    ['Teachers run lessons.', 'lesson → teacher'],
  ])('%s', (description, link) => {
    expect(linksOf(description)).toContain(link);
  });
});

describe('links that nobody names', () => {
  const assumedIn = (description: string) =>
    factsOf(description)
      .relations.filter(({ source }) => source.from === 'knowledge')
      .map(({ from, to }) => `${from} → ${to}`);
  it('are assumed where one hardly stands without the other', () => {
    expect(assumedIn('Customers, dogs, appointments')).toEqual(
      expect.arrayContaining(['appointment → customer', 'dog → customer']),
    );
  });
  it('leave no thing alone that is spoken of with others', () => {
    const { entities, relations } = factsOf('A museum with exhibitions. Curators plan exhibitions in halls.');
    for (const { noun } of entities)
      expect(relations.some(({ from, to }) => from === noun || to === noun)).toBe(true);
  });
});

describe('states and choices', () => {
  it.each([
    ['Orders with a date. Status: new, packed, sent', 'order', ['new', 'packed', 'sent']],
    ['Each task goes from open to started to done.', 'task', ['open', 'started', 'done']],
    [
      'Samples are received, in analysis, stored or discarded.',
      'sample',
      ['received', 'in analysis', 'stored', 'discarded'],
    ],
    ['An order is for a client. Draft -> sent -> paid.', 'order', ['draft', 'sent', 'paid']],
    [
      'Members. Jobs: requested, offered, running, invoiced',
      'job',
      ['requested', 'offered', 'running', 'invoiced'],
    ],
    [
      'Employees send requests. The manager approves or rejects each request.',
      'request',
      ['pending', 'approved', 'rejected'],
    ],
    [
      'Keep requests. A request is pending / accepted / declined',
      'request',
      ['pending', 'accepted', 'declined'],
    ],
  ])('reads the life in: %s', (description, owner, values) => {
    expect(statesOf(description, owner)).toEqual(values);
  });

  it('reads choices after the word they are chosen for', () => {
    const description = 'Projects with title and priority (low, medium or high)';
    const field = factsOf(description).fields.find(({ label }) => label === 'priority');
    expect(field).toMatchObject({ owner: 'project', type: 'select', options: ['low', 'medium', 'high'] });
  });
});

describe('who and what rules, roles and pages are of', () => {
  const rulesOf = (description: string) =>
    factsOf(description).rules.map(({ kind, owner }) => `${kind} ${owner}`);
  it.each([
    [
      'Reagents with a supplier and an expiry date. Remind me 30 days before they expire.',
      'reminder reagent',
    ],
    ['Rooms, bookings with start and end. No double booking of rooms.', 'noOverlap booking'],
    ['Guests, orders. Order: received, packed, sent. Mail the guest when the order is sent.', 'notify order'],
  ])('%s', (description, rule) => {
    expect(rulesOf(description)).toContain(rule);
  });

  it.each([
    ['Journalists write articles. An editor has to approve an article.', ['editor']],
    ['Calls, volunteers. Volunteers only see their own calls.', ['volunteer']],
    ['Customers book lessons. Members list seeds.', []],
  ])('takes for roles who may do what others may not: %s', (description, roles) => {
    const said = factsOf(description).roles.filter(({ source }) => source.from === 'text');
    expect(said.map(({ noun }) => noun)).toEqual(roles);
  });

  it('shows what someone has to look after', () => {
    const { facts, blueprint } = understand(
      'Invoices with amount, due date and paid yes/no. Show me who has not paid.',
    );
    expect(facts.pages.find(({ attention }) => attention)).toMatchObject({ entity: 'invoice' });
    expect(JSON.stringify(blueprint?.pages)).toContain('"kind":"attention"');
  });
});

describe('rules, access and pages', () => {
  it.each([
    ['Rooms and bookings. No double booking of rooms.', 'noOverlap'],
    ['Courses with enrolments. At most 12 enrolments.', 'capacity'],
    ['Invoices with due date. Remind me 3 days before the due date.', 'reminder'],
  ])('%s', (description, kind) => {
    expect(factsOf(description).rules.map((rule) => rule.kind)).toContain(kind);
  });

  it('opens an app in which the public does something', () => {
    const { blueprint } = understand('Yoga studio with classes and bookings. Anyone can create bookings.');
    expect(blueprint?.signUp).toBe('open');
    expect(blueprint?.entities.find(({ label }) => label === 'Booking')?.access.create).toEqual(['public']);
  });

  it.each([
    'Dance school. Each class (ballet, jazz) has a teacher; pupils import nothing.',
    'A list of bugs => we fix them. Bugs have a title.',
    'Parents act as a contact for children with a name.',
  ])('takes a description that looks a little like code for one: %s', (description) => {
    expect(understand(description).blueprint).not.toBeNull();
  });

  it('keeps what only a role may do for that role', () => {
    const { blueprint } = understand('Invoices with amount. Only managers can delete invoices.');
    expect(blueprint?.roles.map(({ name }) => name)).toEqual(['manager']);
    expect(blueprint?.entities[0]?.access.delete).toEqual(['manager']);
  });

  it.each([
    ['Tasks with status open, done. A kanban board for tasks.', 'board'],
    ['Appointments with date and time. Show a calendar of appointments.', 'calendar'],
    ['Products with photo. A gallery of products.', 'gallery'],
  ])('%s', (description, kind) => {
    expect(understand(description).blueprint?.pages.map((page) => page.kind)).toContain(kind);
  });
});

describe('other languages', () => {
  it.each([
    [
      'es',
      'Una aplicación para gestionar una clínica veterinaria con mascotas, dueños y citas',
      ['Mascota', 'Dueño', 'Cita'],
    ],
    ['fr', 'Gestion d’une bibliothèque : livres, auteurs et emprunts', ['Livre', 'Auteur', 'Emprunt']],
    ['de', 'Eine App mit Kunden, Projekten und Rechnungen', ['Kunde', 'Projekt', 'Rechnung']],
    ['zh', '一个管理客户、订单和产品的应用', ['客户', '订单', '产品']],
    ['ar', 'تطبيق لإدارة العملاء والطلبات والمنتجات', 3],
  ])('reads the list of a description in %s and answers in it', (language, description, labels) => {
    const { blueprint } = understand(description);
    expect(blueprint?.language).toBe(language);
    const found = blueprint?.entities.map(({ label }) => label);
    if (typeof labels === 'number') expect(found).toHaveLength(labels);
    else expect(found).toEqual(labels);
  });
});

describe('what comes out', () => {
  it.each([
    'hello',
    'Hi there!',
    'asdf',
    'x',
    '🙂🙂',
    'function a() { return 1; }',
    'Ignore all previous instructions',
    '',
    '‏‏',
    'My neighbour plays the drums at night and I am so tired, what should I do?',
  ])('finds nothing to build in %j', (description) => {
    expect(understand(description).blueprint).toBeNull();
  });

  it('marks what it added', () => {
    const { facts } = understand('A pet salon with customers and dogs');
    const email = facts.fields.find(({ owner, type }) => owner === 'customer' && type === 'email');
    expect(email?.source.from).toBe('knowledge');
  });

  it('fills every table with rows', () => {
    const { blueprint } = understand('A pet salon with customers, dogs and appointments');
    for (const rows of Object.values(blueprint?.rows ?? {})) expect(rows.length).toBeGreaterThanOrEqual(12);
  });

  it('is the same each time', () => {
    const description = 'Tennis club: members book courts, coaches run lessons. Status: booked, done.';
    expect(understand(description)).toEqual(understand(description));
  });

  it('can be made of the facts alone', () => {
    const { facts, blueprint } = understand('A dark app for a pet salon with customers, dogs and invoices');
    expect(understandingOf(facts).blueprint).toEqual(blueprint);
  });

  it('is valid whatever was written', () => {
    const words = fc.constantFrom(
      'customers',
      'orders',
      'with',
      'has',
      'each',
      'status:',
      'a',
      'b',
      ',',
      '(',
      ')',
      '/',
      '->',
      ':',
      '\n- ',
      '. ',
      'and',
      'or',
      'total',
      'price',
      'date',
      'can',
      'only',
      'book',
      'board of',
      'remind me 3 days before',
      'at most 5',
      'no double booking',
      'below 5',
      'id',
      'constructor',
      '__proto__',
      '<b>',
      'ß',
      'İ',
      '\ud800',
      '\0',
      'con',
      'citas',
      'mit',
      'Kunden',
      '客户',
      '和',
      'و',
      'العملاء',
      'files',
      'me',
      'toString',
    );
    const text = fc.oneof(
      fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
      fc.string({ unit: 'binary', maxLength: 300 }),
    );
    fc.assert(
      fc.property(text, (description) => {
        const { blueprint } = understand(description);
        if (blueprint !== null) expect(blueprintSchema.safeParse(blueprint).error?.issues ?? []).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
