import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// How things hang together where the description doesn't say it.

const linksIn = (text: string) => understand(text).facts.relations.map(({ from, to }) => `${from} → ${to}`);
const assumedIn = (text: string) =>
  understand(text).facts.relations.filter(({ source }) => source.from === 'knowledge');

describe('links that nobody named', () => {
  it.each([
    ['A dog grooming salon with customers, dogs and appointments.', ['appointment → dog', 'dog → customer']],
    ['Film club: members, films, screenings, votes.', ['screening → film', 'vote → member']],
    [
      'A hospital with doctors, patients and prescriptions.',
      ['prescription → patient', 'prescription → doctor'],
    ],
    ['Gym app with members, trainers and classes.', ['class → trainer']],
    [
      'Tours with date, guide and language. Visitors book online with name and number of people.',
      ['booking → tour'],
    ],
    ['School: classes, pupils with guardian phone, and teachers.', ['pupil → class', 'class → teacher']],
    ['Rental agency: properties, tenants, contracts.', ['contract → property', 'contract → tenant']],
    ['Law office with clients, cases, lawyers.', ['case → client', 'case → lawyer']],
    [
      'Bees in hives. I write down inspections with date and notes, and harvests in kilos.',
      ['inspection → hive'],
    ],
    ['Escuela con alumnos, profesores y clases.', ['clase → profesor']],
  ])('%s', (text, expected) => {
    expect(linksIn(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    [
      'Hospital: doctors, patients, prescriptions, medicines, wards and visits.',
      ['patient → doctor', 'ward → doctor'],
    ],
    ['Rental agency: properties, landlords, tenants, contracts, payments, repairs.', ['tenant → landlord']],
    ['Gym app with members, trainers, classes, bookings, rooms and machines.', ['trainer → member']],
  ])('do not tie everything to who is named first: %s', (text, unlikely) => {
    expect(linksIn(text).filter((link) => unlikely.includes(link))).toEqual([]);
  });

  it.each([
    'Rental agency: properties, landlords, tenants, contracts, payments, repairs.',
    'CRM with companies, contacts, deals, tasks, notes, calls, e-mails and invoices.',
    'Food bank with volunteers, shifts, donations, families, parcels, products, suppliers and visits.',
  ])('are few: %s', (text) => {
    const { entities, relations } = understand(text).facts;
    expect(relations.length).toBeLessThan(1.25 * entities.length + 2);
    for (const { noun } of entities)
      expect(assumedIn(text).filter(({ from }) => from === noun).length).toBeLessThan(5);
  });

  it('leave what was said as it was said', () => {
    const { relations } = understand('Songs are assigned to a concert. Singers, rehearsals.').facts;
    expect(relations.find(({ from, to }) => from === 'song' && to === 'concert')?.source.from).toBe('text');
  });

  it('say why they are there', () => {
    for (const { source } of assumedIn('A clinic with doctors, patients and visits.'))
      expect(source).toHaveProperty('because', expect.stringMatching(/belong together|named together/));
  });

  it('join everything that is kept', () => {
    const text = 'Farm: fields, crops, harvests, workers, machines.';
    const { entities, relations } = understand(text).facts;
    for (const { noun } of entities)
      expect(relations.some(({ from, to }) => from === noun || to === noun)).toBe(true);
  });

  it.each([
    'Vet clinic with owners, pets, visits and vets.',
    'Vet practice: owners, pets (name, species), visits with date and vet. Vets can change everything, the reception only books visits.',
    'Cattery: cats with a name, owners with a phone number, stays.',
  ])('give each pet its owner: %s', (text) => {
    const { relations } = understand(text).facts;
    expect(relations.some(({ from, to }) => /^(?:pet|cat)$/.test(from) && to === 'owner')).toBe(true);
  });
});

describe('a sentence that says how two things hang together', () => {
  const NAMES = [
    { x: 'rehearsal', xs: 'rehearsals', y: 'hall', ys: 'halls' },
    { x: 'catch', xs: 'catches', y: 'boat', ys: 'boats' },
    { x: 'lot', xs: 'lots', y: 'auction', ys: 'auctions' },
    { x: 'jar', xs: 'jars', y: 'batch', ys: 'batches' },
  ];
  const SAID: readonly ((names: (typeof NAMES)[number]) => string)[] = [
    ({ xs, y, ys }) => `Keep ${ys} and ${xs}. One ${y} to many ${xs}.`,
    ({ xs, y, ys }) => `Keep ${ys} and ${xs}. Each ${y} has many ${xs}.`,
    ({ xs, y, ys }) => `Keep ${ys} and ${xs}. A ${y} contains ${xs}.`,
    ({ x, xs, y, ys }) => `Keep ${ys} and ${xs}. A ${x} always belongs to exactly one ${y}.`,
    ({ xs, y, ys }) => `Keep ${ys} and ${xs}. Several ${xs} can belong to the same ${y}.`,
    ({ xs, ys }) => `Keep ${ys} and ${xs}. Link ${xs} to ${ys}.`,
    ({ x, xs, y, ys }) =>
      `I need ${ys} (name, location) and ${xs} (date, notes). Choose the ${y} when adding a ${x}.`,
    ({ x, y, ys }) => `Keep ${ys} with a name. A ${x} has a date and notes and references a ${y}.`,
  ];
  it.each(SAID.flatMap((say) => NAMES.map((names) => [say(names), names.x, names.y] as const)))(
    'says which refers to the other: %s',
    (text, x, y) => {
      const { facts } = understand(text);
      const between = facts.relations.filter(({ from, to }) => [x, y].includes(from) && [x, y].includes(to));
      expect(between.map(({ from, to, many }) => [from, to, many])).toEqual([[x, y, false]]);
      expect(facts.entities).toHaveLength(2);
      expect(facts.fields.map(({ label }) => label).join()).not.toMatch(/link|belong|reference/);
    },
  );

  it.each([
    ['Keep recipes and tags. Many-to-many between recipes and tags.', 'recipe →→ tag'],
    ['Keep hives and inspections. An inspection can be linked to multiple hives.', 'inspection →→ hive'],
    ['Keep kayaks and bookings. A booking can have several kayaks.', 'booking →→ kayak'],
    ['Keep artists and designs. Each design can belong to several artists.', 'design →→ artist'],
    ['Keep halls and choirs. A hall can have many choirs and a choir can have many halls.', 'choir →→ hall'],
  ])('says that each may refer to several: %s', (text, relation) => {
    const found = understand(text).facts.relations.map(
      ({ from, to, many }) => `${from} ${many ? '→→' : '→'} ${to}`,
    );
    expect(found).toEqual([relation]);
  });
});

it.each(['Hives have a name and a location.', 'Kayaks have a colour, a length and a location.'])(
  'names no thing where it names a field that is a thing in other texts: %s',
  (text) => {
    const { facts } = understand(text);
    expect(facts.entities).toHaveLength(1);
    expect(facts.fields.map(({ label }) => label)).toContain('location');
  },
);

it.each([
  ['Nursing home: residents, nurses, medications, rooms', 'nurse', 'resident'],
  ['Climbing gym: members, setters, routes', 'setter', 'member'],
])('people of whom nothing is said are nobody else’s: %s', (text, one, other) => {
  expect(linksIn(text)).not.toContain(`${one} → ${other}`);
  expect(linksIn(text)).not.toContain(`${other} → ${one}`);
});

describe('what is known to belong together', () => {
  const linksOf = (text: string) => {
    const { blueprint } = understand(text);
    const labelOf = (name: string) => blueprint?.entities.find((one) => one.name === name)?.label ?? '';
    return (blueprint?.entities ?? []).flatMap(({ label, fields }) =>
      fields.flatMap(({ entity }) => (entity === undefined ? [] : [`${label} > ${labelOf(entity)}`])),
    );
  };

  test.each([
    [
      'Property management: buildings, units, tenants, leases with rent, and maintenance requests.',
      ['Unit > Building', 'Lease > Unit', 'Lease > Tenant', 'Maintenance request > Unit'],
    ],
    [
      'Trip planner: trips, destinations, flights, hotels, activities and shared expenses.',
      ['Flight > Trip', 'Hotel > Trip', 'Activity > Trip', 'Expense > Trip'],
    ],
    [
      'Legal aid office: cases, clients, lawyers, hearings and documents.',
      ['Hearing > Case', 'Document > Case'],
    ],
    ['Podcast studio: shows, episodes, guests and sponsors.', ['Episode > Show']],
    [
      'Books, authors, members and loans with return date.',
      ['Book > Author', 'Loan > Book', 'Loan > Member'],
    ],
    [
      'Una aplicación para gestionar una clínica veterinaria con mascotas, dueños, citas y vacunas',
      ['Mascota > Dueño', 'Cita > Mascota', 'Vacuna > Mascota'],
    ],
    [
      'Gestion d’une bibliothèque : livres, auteurs, adhérents et emprunts',
      ['Livre > Auteur', 'Emprunt > Livre'],
    ],
  ])('is linked though nobody says it: %s', (text, links) => {
    expect(linksOf(text)).toEqual(expect.arrayContaining(links));
  });

  it('links nothing twice, and not against what is known', () => {
    expect(linksOf('Legal aid office: cases, clients, lawyers, hearings and documents.')).not.toContain(
      'Hearing > Lawyer',
    );
    expect(
      linksOf('Consultants: clients, projects, tasks, time entries with hours, and invoices.'),
    ).not.toContain('Task > Time entry');
  });
});

describe('what is offered', () => {
  test.each([
    'something like Airbnb for boats',
    'An Airbnb for cabins',
    'Plataforma como Airbnb para barcos',
  ])('has a price, a place and who offers it: %s', (text) => {
    const [offered] = understand(text).blueprint?.entities ?? [];
    expect(offered?.fields.map(({ type }) => type)).toEqual(expect.arrayContaining(['money', 'reference']));
    expect(offered?.fields.map(({ label }) => label).join()).toMatch(/Location|Ubicación/);
  });

  it('is told by who does what on a platform', () => {
    const { blueprint } = understand(
      'A platform where tutors offer lessons and students book them, pay and leave reviews.',
    );
    expect(blueprint?.entities.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Tutor', 'Lesson', 'Student', 'Booking', 'Payment', 'Review']),
    );
    expect(blueprint?.entities.find(({ label }) => label === 'Tutor')?.states).toBeUndefined();
  });
});

describe('one thing by two names', () => {
  it('is called by its head, or by another word for it', () => {
    const thingsOf = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);
    expect(
      thingsOf('Beekeepers log hive inspections with date and notes. A reminder before the next inspection.'),
    ).not.toContain('inspection');
    expect(thingsOf('Repair shop for bicycles: customers bring bikes, mechanics do repairs.')).not.toContain(
      'bicycle',
    );
  });
});

describe('what things stand in', () => {
  it.each([
    ['Lab freezer: boxes in racks, tubes in boxes with position and date.', 'box', 'rack'],
    ['car park. levels, spaces on levels, permits for spaces with plate', 'space', 'level'],
    ['Nursery: plants in trays, trays in greenhouses. Plants have a species.', 'tray', 'greenhouse'],
  ])('is kept with what stands there: %s', (text, from, to) => {
    expect(understand(text).facts.relations).toContainEqual(expect.objectContaining({ from, to }));
  });

  it.each([
    ['Investors in buildings and lands.', 'investor'],
    ['Specialists in buildings.', 'specialist'],
    ['Experts in trays.', 'expert'],
  ])('is no place of people, unless a room: %s', (text, from) => {
    const told = understand(text).facts.relations.filter(({ source }) => source.from === 'text');
    expect(told.map((one) => one.from)).not.toContain(from);
  });
});
