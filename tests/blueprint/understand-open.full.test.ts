import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

function appOf(description: string): Blueprint {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error('There is no app');
  return blueprint;
}
/** What anybody may do without an account, as "read Cabin". */
const openIn = (description: string): string[] =>
  appOf(description).entities.flatMap(({ label, access }) =>
    (['read', 'create', 'update', 'delete'] as const).flatMap((action) =>
      access[action].includes('public') ? [`${action} ${label}`] : [],
    ),
  );

describe('what a public form opens', () => {
  it.each([
    ['Guests book cabins online. We keep bills.', ['read Cabin', 'create Booking']],
    ['Guests book a bed. Staff keep notes.', ['read Bed', 'create Booking']],
    ['Guests book cabins online. We keep track of our tools and vehicles.', ['read Cabin', 'create Booking']],
    [
      'Yoga classes with teacher, room and time. People sign up for a class online. We record payments and complaints.',
      ['read Class', 'create Sign-up'],
    ],
    [
      'Customers report faults through our website. Technicians write reports on repairs. Machines have contracts.',
      ['create Report'],
    ],
    [
      'Patients book appointments online. For each patient we keep prescriptions and invoices.',
      ['create Appointment'],
    ],
    [
      'Customers order treatments online. Per treatment we keep chemicals with batch number and quantity.',
      ['create Order'],
    ],
    [
      'Choir: members, rehearsals, concerts. Concerts are on a public page, with a form to reserve seats.',
      ['read Concert', 'create Reservation', 'read Seat'],
    ],
    [
      "Problem reports come from hikers by a form without log in: trail, place, photo, what's wrong.",
      ['create Problem report'],
    ],
    [
      'Programme of our cinema: films, screenings. What is on now should be visible for everyone on the website.',
      ['read Film'],
    ],
  ])('is only what is chosen in it: %s', (description, open) => {
    expect(openIn(description)).toEqual(open);
  });

  it.each([
    'Customers book a slot online. We have sites with alarm codes.',
    'Guests book a house online. Houses have an address and a door code.',
  ])('is never how to get in: %s', (description) => {
    expect(openIn(description)).not.toContain('read Site');
    expect(openIn(description)).not.toContain('read House');
  });

  it('is the one thing with a price or a day that it can be about', () => {
    expect(openIn('School uniforms: item, size, price. Parents reserve online.')).toContain('read Uniform');
  });

  it('is nothing of which it is said that somebody sees only their own', () => {
    const open = openIn('Guests book lessons online. Teachers see only their own lessons.');
    expect(open).not.toContain('read Lesson');
  });

  it('asks for nothing that its senders can’t see', () => {
    const { entities } = appOf('Guests book cabins online. We keep caretakers.');
    const fields = entities.find(({ label }) => label === 'Booking')?.fields ?? [];
    const references = fields.filter(({ type }) => type === 'reference');
    expect(references.map(({ label, required }) => [label, required])).toEqual([
      ['Cabin', true],
      ['Caretaker', false],
    ]);
  });
});

describe('what stays closed', () => {
  it.each([
    'Our mentor fills in a form after each meeting: date, how long, what you did.',
    'The nurse fills in a short form after each visit: blood pressure, wounds, medication.',
    'Staff fill in an accident report form after each incident.',
    'Employees fill in a form to report an accident: date, place, injury, witnesses.',
    'Inspectors fill out the inspection form on their phone. Inspections have a site and a result.',
    'Members book courts online. Courts have a surface.',
    'Employees book meeting rooms online. Rooms have a capacity.',
    'Teachers submit a request online when a device breaks. Requests have a room.',
    'Customer signs on the phone and gets the report by email. Reports list the chemicals used.',
    'Clients sign the contract online. We keep contracts with amount and date.',
  ])('is what those who belong there enter: %s', (description) => {
    expect(openIn(description)).toEqual([]);
  });

  it.each([
    'Customers log in and see the invoices and the contracts. Invoices have a total.',
    'Clients can see invoices and payments. Payments have a date.',
    'The client can view drawings and invoices in the portal. Invoices have a total.',
    'Clients get a login and see projects, invoices and files. Projects have a name.',
  ])('is what each customer sees of their own: %s', (description) => {
    expect(openIn(description)).toEqual([]);
  });

  it.each([
    'We all share a cottage. Everyone can see the bookings and the costs. Bookings have a date.',
    'Student house. Chores with a day. Everyone sees the chores, shared expenses with amount.',
    'Family calendar. Events with a date. Everybody can add events and everybody sees all.',
  ])('is what everyone of a team or a family sees: %s', (description) => {
    expect(openIn(description)).toEqual([]);
  });

  it('is where guests check in', () => {
    const open = openIn(
      'A shelter has 44 beds in 5 rooms. Guests check in from 6 pm, and a bed is given for a night.',
    );
    expect(open).toEqual([]);
  });

  it('is what is taken out of what all see', () => {
    const open = openIn(
      'Fixtures have a date and a pitch. Players have a name. Fixtures are for everybody to see on the web, player data definitely is not.',
    );
    expect(open).not.toContain('read Player');
  });

  it('is what follows a request, which comes in by itself', () => {
    const open = openIn('Leads come in from the website. We do a survey, then a quote and a contract.');
    expect(open).toEqual(['create Lead']);
  });

  it.each([
    'Die Mitarbeiter füllen das Unfallformular online aus. Unfall: Datum, Ort, Verletzung.',
    'El mentor rellena un formulario online después de cada reunión. Reuniones con fecha.',
    'Les infirmières remplissent un formulaire en ligne après chaque visite. Visites avec date.',
    '员工在线填写事故报告。事故有日期、地点、伤情。',
    'الممرضة تملأ نموذج عبر الموقع بعد كل زيارة. الزيارات لها تاريخ.',
  ])('is what staff enter, also in other languages: %s', (description) => {
    expect(openIn(description)).toEqual([]);
  });

  it.each(['医院：患者在线挂号。医生、科室、病历、处方。', '图书馆：图书有书名、作者。读者可以在网上借阅。'])(
    'is who takes part: %s',
    (description) => {
      expect(openIn(description).join()).not.toMatch(/read (?:患者|读者)/u);
    },
  );
});

describe('what is still open', () => {
  it.each([
    ['Whale trips with a date. Sightings with a species. Public sightings page.', 'read Sighting'],
    ['Posters with a title. A gallery of posters we can show to anyone.', 'read Poster'],
    ['Gegenstände haben Foto und Kaution. Die Gegenstände sind für jeden sichtbar.', 'read Gegenstand'],
    ['Plants with name and price. Customers order online.', 'read Plant'],
    ['Dogs with name and breed. People apply online to adopt a dog.', 'read Dog'],
  ])('is what is said to be: %s', (description, open) => {
    expect(openIn(description)).toContain(open);
  });
});

describe('whoever comments on something', () => {
  const mayCreate = (text: string, label: string) =>
    understand(text).blueprint?.entities.find((one) => one.label === label)?.access.create;

  it.each([
    ['Recipes have a title and photo. Visitors can comment on recipes.', 'Recipe', 'Comment'],
    ['A walk has a title and length. Anyone can comment.', 'Walk', 'Comment'],
    ['Recipes have a title. Visitors can review.', 'Recipe', 'Review'],
  ])('adds the comment and not what it is about: %s', (text, thing, said) => {
    expect(mayCreate(text, said)).toEqual(['public']);
    expect(mayCreate(text, thing)).not.toContain('public');
  });
});

describe('what strangers send', () => {
  it.each([
    ['People can ask us for a quote on our website.', 'create Quote'],
    ['Our clinic: patients make an appointment online with doctor, date and reason.', 'create Appointment'],
    ['Escape room: a booking page where groups pick a room and a time.', 'create Booking'],
    ['A sign-up page for our summer camp: children with name, age and allergies.', 'create Sign-up'],
    [
      'Rabbit rescue: rabbits with name and sex. People who want to adopt fill out a form and we call them.',
      'create Application',
    ],
  ])('is what they ask for: %s', (text, access) => {
    expect(openIn(text)).toContain(access);
  });

  it('is nothing, where the staff use a booking page', () => {
    expect(openIn('Our staff use a booking page to see the bookings.')).toEqual([]);
  });

  it('is no donation, where a donor may donate again only after some weeks', () => {
    const text =
      'Donors with blood type. A donor may donate again only after 12 weeks. Donors sign up for an appointment on the website.';
    expect(openIn(text)).toEqual(['create Sign-up']);
  });
});
