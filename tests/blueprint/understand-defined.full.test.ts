import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { schemasIn } from '#blueprint/understand/read/schemas/index.ts';

/** "hive: location, queen age", for each thing that a text keeps. */
const read = (text: string) => {
  const { facts } = understand(text);
  return facts.entities.map(({ noun }) => {
    const fields = facts.fields.filter(({ owner, source }) => owner === noun && source.from === 'text');
    return `${noun}: ${fields
      .map(({ label }) => label)
      .sort()
      .join(', ')}`;
  });
};
const relationsOf = (text: string) =>
  understand(text)
    .facts.relations.filter(({ source }) => source.from === 'text')
    .map(({ from, to, many }) => `${from} ${many ? '→→' : '→'} ${to}`);

const NOTATIONS: readonly string[] = [
  'Hive { location; queen age }\nInspection { date; notes }',
  'Hive { location, queenAge }\nInspection { date, notes }',
  'Hive { location: string, queenAge: number }\nInspection { date: Date, notes: string }',
  'interface Hive {\n  id: string;\n  location: string;\n  queenAge?: number;\n}\n\ninterface Inspection {\n  date: Date;\n  notes: string | null;\n}',
  'model Hive {\n  id Int @id @default(autoincrement())\n  location String\n  queenAge Int?\n}\nmodel Inspection {\n  date DateTime\n  notes String\n}',
  'CREATE TABLE hives (id int primary key, location varchar(255), queen_age int);\nCREATE TABLE inspections (id int, date date NOT NULL, notes text);',
  '{"hives": ["location", "queen_age"], "inspections": ["date", "notes"]}',
  '{\n  "hive": { "location": "string", "queenAge": "number" },\n  "inspection": { "date": "date", "notes": "text" }\n}',
  'hives: id, location, queen_age\ninspections: id, date, notes',
  'Hive | location | queen age\nInspection | date | notes',
  '## Hives\n| location | queen age |\n|---|---|\n\n## Inspections\n| date | notes |\n|---|---|',
  '## Hive\n| Field | Type |\n|---|---|\n| location | string |\n| queen age | number |\n\n## Inspection\n| Field | Type |\n|---|---|\n| date | date |\n| notes | text |',
  '| Table | Fields |\n|---|---|\n| Hive | location, queen age |\n| Inspection | date, notes |',
  'Hive: location, queen age\nInspection: date, notes',
  'Hive: location, queen age. Inspection: date, notes.',
  'Hive = location, queen age\nInspection = date, notes',
  'Hive - location, queen age\nInspection - date, notes',
  'Hive -> location, queen age\nInspection -> date, notes',
  'Hive (location, queen age)\nInspection (date, notes)',
  'Hives [location, queen age], inspections [date, notes]',
  '1. Hive: location (string), queen age (number)\n2. Inspection: date (date), notes (string)',
];

describe('a definition of things with their fields', () => {
  test.each(NOTATIONS)('gives each thing its fields and no others: %j', (text) => {
    expect(read(text)).toEqual(['hive: location, queen age', 'inspection: date, notes']);
  });

  it.each([
    'Concert: date, venue\nSinger: name, voice part',
    'Seed: species, origin\nGermination test: date, germination rate',
    'Lock: brand, serial number\nJob: address, due date, price',
    'Table: number, seats\nReservation: date, party size',
  ])('makes nothing else of what is a field there, nor a verb of a name: %j', (text) => {
    expect(read(text)).toHaveLength(2);
  });

  it.each([
    [
      'I service lifts. For lifts building, floor count, installed on. For repairs date, fault and cost.',
      ['lift: building, floor count, installed on', 'repair: cost, date, fault'],
    ],
    [
      'Beehives number location queen year. Inspections date mites honey.',
      ['beehive: location, number, queen year', 'inspection: date, honey, mites'],
    ],
    [
      'Skate park. members name age phone waiver signed. visits member date',
      ['member: age, name, phone, waiver signed', 'visit: date'],
    ],
    [
      'Bike workshop: need customer phone and address, bike brand and frame number, repair date and cost',
      ['customer: address, phone', 'bike: brand, frame number', 'repair: cost, date'],
    ],
    [
      "note the price of every lesson, the teacher's hourly rate and the pupil's instrument",
      ['lesson: price', 'teacher: hourly rate', 'pupil: instrument'],
    ],
    [
      'cemetery: plots (section, row, size), owners (name, address), visitors can look up a plot',
      ['plot: row, section, size', 'owner: address, name'],
    ],
  ])('needs no sign between a thing and its fields: %s', (text, things) => {
    expect(read(text)).toEqual(expect.arrayContaining(things));
  });

  it.each([
    ['Football fields: surface, size. Teams book fields.', 'team: book, fields'],
    [
      'Photo club: members with name, phone. Outings at a place on a date.',
      'photo club: members with name, phone',
    ],
  ])('makes no fields of a sentence that only looks so: %s', (text, wrong) => {
    expect(read(text)).not.toContain(wrong);
  });

  it('tells types, choices and what refers to what', () => {
    const text =
      'type Order = { orderNo: string; status: "new" | "paid"; customer: Customer; giftWrap: boolean }\ntype Customer = { name: string; orders: Order[] }\ninterface OrderItem { order_id: number; product: string; size: "S" | "M" }\ninterface Tag { label: string; orders: Order[] }';
    const { facts } = understand(text);
    const field = (label: string) => facts.fields.find((one) => one.label === label);
    expect(facts.states.find(({ owner }) => owner === 'order')?.values).toEqual(['new', 'paid']);
    expect(field('gift wrap')?.type).toBe('boolean');
    expect(field('size')?.options).toEqual(['S', 'M']);
    expect(relationsOf(text)).toEqual(
      expect.arrayContaining(['order → customer', 'order item → order', 'order → tag']),
    );
    expect(field('id')).toBeUndefined();
    expect(field('order id')).toBeUndefined();
  });

  it('refers to many where each of two lists the other', () => {
    expect(
      relationsOf('model Post { title String\n tags Tag[] }\nmodel Tag { name String\n posts Post[] }'),
    ).toEqual(['post →→ tag']);
  });

  it('reads foreign keys and lists of values of SQL', () => {
    const text =
      "CREATE TABLE members (id SERIAL, name TEXT, status ENUM('active','paused'));\nCREATE TABLE loans (id SERIAL, keeper_id INT, due_on DATE, FOREIGN KEY (keeper_id) REFERENCES members(id));";
    expect(relationsOf(text)).toEqual(['loan → member']);
    expect(understand(text).facts.states[0]?.values).toEqual(['active', 'paused']);
  });

  it('may tell the states of a thing behind its fields', () => {
    const { facts } = understand('orders (number, date): new, paid, shipped, and customers (name)');
    expect(read('orders (number, date): new, paid, shipped, and customers (name)')).toEqual([
      'order: date, number, status',
      'customer: name',
    ]);
    expect(facts.states[0]?.values).toEqual(['new', 'paid', 'shipped']);
  });

  it('stands beside sentences', () => {
    const text = 'Hive: location, queen age\nInspection: date, notes\nOnly I can delete inspections.';
    expect(read(text)).toEqual(['hive: location, queen age', 'inspection: date, notes']);
  });

  it.each([
    'function add(a, b) { return a + b; }',
    'body { color: red; margin: 0 }',
    'const x = { a: 1, b: 2 };',
    'class Dog { constructor(name) { this.name = name } }',
    'for (const a of b) { c; d }',
  ])('is no other code: %s', (text) => {
    expect(understand(text).blueprint).toBeNull();
  });

  it.each([
    'Small law firm. Matters for clients. Lawyers record time: date, minutes, what for. Total hours of each matter.',
    'For each job: client, width, height. Please as a board.',
    'Village hall: date, hirer, deposit, paid',
    'Tables: plants, seeds, tools',
    'Sample: barcode, material [plasma, serum], volume',
  ])('is nothing that a sentence tells: %j', (text) => {
    expect(schemasIn(text)).toEqual([]);
  });

  it('is found in reasonable time', () => {
    for (const text of [
      'a {'.repeat(3000),
      'create table a ('.repeat(600),
      '| a '.repeat(2500),
      'a: b, '.repeat(1600),
      ' '.repeat(9999),
    ]) {
      const started = performance.now();
      schemasIn(text);
      expect(performance.now() - started).toBeLessThan(1000);
    }
  });

  it('stands where it says, whatever the text', () => {
    const part = fc.constantFrom(
      'Hive',
      ' {',
      '}',
      '(',
      ')',
      ': ',
      'name',
      ', ',
      '\n',
      ' | ',
      'int',
      'CREATE TABLE ',
      '[',
      ']',
      '---',
      ';',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        for (const { name, title, fields, start, end } of schemasIn(text)) {
          expect(text.slice(title.start, title.end)).toBe(name);
          for (const field of fields) expect(field.end).toBeLessThanOrEqual(end);
          expect(start).toBeLessThan(end);
        }
      }),
    );
  });
});

it.each([
  'Tasks have a title, a due date and a priority.\nPriority: [low, medium, high]\nStatus: [open, done]',
  'Rooms {single, double} have a price',
])('Values in brackets are no table: %j', (text) => {
  const nouns = understand(text).facts.entities.map(({ noun }) => noun);
  expect(nouns).toHaveLength(1);
  expect(nouns[0]).toMatch(/^(?:task|room)$/);
});

it('Lines may refer to each other', () => {
  const { blueprint } = understand(
    'Opening hours: 9 to 5\nRooms: number, floor, price\nGuests: name, email\nBookings: room, guest, arrival',
  );
  const booking = blueprint?.entities.find(({ label }) => label === 'Booking');
  expect(booking?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Room', 'Guest', 'Arrival']),
  );
});

it('A line of spaces above a table is read at once', () => {
  const { entities } = understand(`${' '.repeat(3500)}|\n| a | b |\n|---|---|`).facts;
  expect(entities.length).toBeLessThan(3);
});

describe('a field behind the name of a thing', () => {
  it.each([
    [
      'Track customer name, product price, order total.',
      ['customer: name', 'product: price', 'order: total'],
    ],
    ['We need car model, customer phone, part price.', ['car: model', 'customer: phone', 'part: price']],
    ['I need invoice number, client name, due date', ['invoice: due date, number', 'client: name']],
  ])('is of that thing, or of what is known to have it: %s', (text, expected) => {
    expect(read(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    'need employee name, shift times, department',
    'Record student name, subject grade, teacher email',
    'Need beekeeper name, hive location, honey price.',
    'Need animal name, feed amount, cage number.',
  ])('is read by no rule where it is open whose it is: %s', (text) => {
    expect(schemasIn(text)).toEqual([]);
  });
});
