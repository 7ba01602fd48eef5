import { describe, expect, it, test } from 'vitest';
import { readChange } from '#blueprint/change/index.ts';
import { type Blueprint, blueprintSchema, type Entity } from '#blueprint/schema.ts';
import { tidy } from '#blueprint/tidy.ts';
import { understand } from '#blueprint/understand/index.ts';

// "Translators only see the jobs assigned to them": rows belong to the people whom they name, whoever entered them.

const appOf = (text: string) => {
  const { blueprint } = understand(text);
  if (!blueprint) throw new Error('Nothing was understood');
  const entity = (label: string) => blueprint.entities.find((one) => one.label === label);
  return { blueprint, entity };
};
const owning = (text: string, label: string) =>
  appOf(text)
    .entity(label)
    ?.fields.filter(({ owns }) => owns)
    .map((field) => field.label);

describe('whoever sees only their own rows', () => {
  it.each([
    [
      'A tool library with members, tools and loans. Members only see their own loans. The librarian sees everything.',
      'Loan',
      'Member',
    ],
    [
      'A translation agency. Translators should only see the jobs assigned to them. The manager sees everything. Jobs have a due date.',
      'Job',
      'Translator',
    ],
    [
      'Drivers only see the deliveries assigned to them. Deliveries have address and date. The office plans everything.',
      'Delivery',
      'Driver',
    ],
    ['Customers, invoices. Customers can see their own invoices.', 'Invoice', 'Customer'],
    ['Students see their own grades only. Teachers enter grades with subject and mark.', 'Grade', 'Student'],
    [
      'Patients, doctors, prescriptions. Patients only see their own prescriptions.',
      'Prescription',
      'Patient',
    ],
    ['Mitglieder, Boote, Ausleihen. Mitglieder sehen nur ihre eigenen Ausleihen.', 'Ausleihe', 'Mitglied'],
  ])('owns those that name them: %s', (text, label, person) => {
    expect(owning(text, label)).toEqual([person]);
    const people = appOf(text).entity(person);
    // By their address they are known, and others neither see nor change it.
    expect(people?.fields.some(({ type }) => type === 'email')).toBe(true);
    expect(people?.access.read).toContain('own');
    expect(people?.access.read).not.toContain('member');
    for (const action of ['create', 'update'] as const) {
      expect(people?.access[action]).not.toContain('member');
      expect(people?.access[action]).not.toContain('own');
    }
  });

  it.each([
    ['Students see their own grades only. Teachers enter grades with subject and mark.', 'Grade'],
    ['Customers, invoices. Customers can see their own invoices.', 'Invoice'],
  ])('doesn’t change what others record of them: %s', (text, label) => {
    const access = appOf(text).entity(label)?.access;
    for (const action of ['create', 'update'] as const)
      expect(access?.[action].some((who) => who === 'own' || who === 'member')).toBe(false);
  });

  it('goes on with what is theirs to do', () => {
    const { entity } = appOf(
      'Drivers only see the deliveries assigned to them. Deliveries have address and date. The office plans everything.',
    );
    expect(entity('Delivery')?.access.update).toEqual(expect.arrayContaining(['own', 'office']));
  });
});

describe('whoever sees what is kept of those who are theirs', () => {
  const { blueprint, entity } = appOf(
    'Kindergarten: children, parents, attendance per child and day. Parents see only the attendance of their children.',
  );
  const changed = (label: string, change: (one: Entity) => Entity): Blueprint => ({
    ...blueprint,
    entities: blueprint.entities.map((one) => (one.label === label ? change(one) : one)),
  });

  it('owns it through them, so that nobody enters the parent of a child again with each day', () => {
    const [child, ...others] = entity('Attendance')?.fields.filter(({ owns }) => owns) ?? [];
    expect([child?.label, child?.owns, others]).toEqual(['Child', 'see', []]);
    const parent = entity('Child')?.fields.find(({ name }) => name === child?.through);
    expect([parent?.label, parent?.owns]).toEqual(['Parent', 'see']);
    expect(entity('Attendance')?.fields.map(({ label }) => label)).not.toContain('Parent');
    expect(entity('Child')?.access.read).toContain('own');
    expect(blueprintSchema.safeParse(blueprint).success).toBe(true);
  });

  it.each([
    [
      'a report',
      'Students have a parent. Teachers write reports for each student. Parents can see the reports of their children.',
      'Report',
      'Student',
    ],
    [
      'attendance of pupils of whom no parent is said',
      'School: classes, pupils, and attendance per pupil and day. Parents see only the attendance of their children.',
      'Attendance',
      'Pupil',
    ],
  ])('owns it where it names nobody else: %s', (_, text, label, between) => {
    const field = appOf(text)
      .entity(label)
      ?.fields.find(({ owns }) => owns);
    expect([field?.label, field?.through]).toEqual([between, 'parent']);
  });

  it('marks nobody as there who only sees it', () => {
    const { access } = entity('Attendance') ?? {};
    expect(access?.create).not.toContain('member');
    expect(access?.update).not.toContain('own');
  });

  it('owns nothing where anybody could make a child theirs', () => {
    const open = changed('Child', (one) => ({ ...one, access: { ...one.access, update: ['member'] } }));
    expect(blueprintSchema.safeParse(open).success).toBe(false);
    expect(
      tidy(open)
        .entities.flatMap(({ fields }) => fields)
        .some(({ through }) => through),
    ).toBe(false);
    expect(blueprintSchema.safeParse(tidy(open)).success).toBe(true);
  });

  it('owns nothing where whoever made a child keeps it after it was given away', () => {
    const made = changed('Child', (one) => ({
      ...one,
      access: { ...one.access, create: ['own'], update: ['own'] },
      fields: one.fields.map(({ owns, ...field }) => (field.label === 'Parent' ? field : { ...field, owns })),
    }));
    expect(blueprintSchema.safeParse(made).success).toBe(false);
  });

  it('is whole where they change what stands between', () => {
    const { blueprint: app } = appOf(
      'A repair shop. Customers own bikes. Repairs are of bikes. Customers only see the repairs of their bikes and can add and change their own bikes.',
    );
    expect(blueprintSchema.safeParse(app).success).toBe(true);
  });

  it('owns nothing any more where a child has no parent', () => {
    const without = tidy(
      changed('Child', (one) => ({ ...one, fields: one.fields.filter(({ label }) => label !== 'Parent') })),
    );
    const field = without.entities
      .find(({ label }) => label === 'Attendance')
      ?.fields.find(({ label }) => label === 'Child');
    expect(field).toBeDefined();
    expect(field?.through).toBeUndefined();
  });
});

test('rows stop belonging to people who have no e-mail field any more', () => {
  const { blueprint } = appOf('Customers, invoices. Customers can see their own invoices.');
  const without = tidy({
    ...blueprint,
    entities: blueprint.entities.map((one) =>
      one.label === 'Customer' ? { ...one, fields: one.fields.filter(({ type }) => type !== 'email') } : one,
    ),
  });
  const fields = without.entities.find(({ label }) => label === 'Invoice')?.fields ?? [];
  expect(fields.some(({ label }) => label === 'Customer')).toBe(true);
  expect(fields.some(({ owns }) => owns)).toBe(false);
});

test('where nobody is parted from others, no row belongs to anybody', () => {
  expect(owning('A tool library with members, tools and loans.', 'Loan')).toEqual([]);
});

describe('asking for “members only see their own” afterwards', () => {
  const { blueprint } = appOf(
    'A repair shop with customers (name, e-mail) and repairs with a price, a customer and a status.',
  );
  const changed = readChange('members can only see their own repairs', blueprint).blueprint;
  const entity = (label: string) => changed.entities.find((one) => one.label === label);

  it('makes the rows belong to whom they name', () => {
    expect(entity('Repair')?.fields.find(({ label }) => label === 'Customer')?.owns).toBe('see');
  });

  it('lets nobody give themselves the rows of others by changing an address', () => {
    expect(entity('Customer')?.access.update).toEqual(['owner']);
    expect(blueprintSchema.safeParse(changed).success).toBe(true);
    const open = {
      ...changed,
      entities: changed.entities.map((one) =>
        one.label === 'Customer' ? { ...one, access: { ...one.access, update: ['member'] } } : one,
      ),
    };
    expect(blueprintSchema.safeParse(open).success).toBe(false);
  });
});

test('a thousand is written with a comma or without', () => {
  const limit = (text: string) =>
    appOf(text).blueprint.rules.flatMap((rule) =>
      rule.kind === 'notify' && rule.when ? [rule.when.value] : [],
    );
  expect(limit('Invoices have a total. Notify the boss if the total is above $1,000.')).toEqual([100_000]);
  expect(limit('Invoices have a total. Notify the boss if the total is above 2,500.50 euros.')).toEqual([
    250_050,
  ]);
});

describe('asking that people change what is written of themselves', () => {
  const { blueprint } = appOf(
    'Club with members (name, e-mail, phone, address) and bookings of a member. Members only see their own bookings. The office manages everything.',
  );
  const left = (request: string) =>
    readChange(request, blueprint)
      .blueprint.entities.flatMap(({ fields }) => fields)
      .filter(({ self }) => self)
      .map(({ label }) => label);

  it.each([
    ['members can update their own phone number', ['Phone']],
    ['let members edit their own address and phone', ['Phone', 'Address']],
    // Whoever could change an address could be anybody.
    ['members can change their own e-mail', []],
  ])('leaves these fields to them: %s', (request, labels) => {
    expect(left(request)).toEqual(labels);
    expect(blueprintSchema.safeParse(readChange(request, blueprint).blueprint).success).toBe(true);
  });
});
