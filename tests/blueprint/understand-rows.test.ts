import { describe, expect, it } from 'vitest';
import { isDate } from '#blueprint/fields.ts';
import type { Blueprint, Expression, Row } from '#blueprint/schema.ts';
import { withNeeding } from '#blueprint/understand/compile/rows/needing.ts';
import { KEPT_ANIMALS } from '#blueprint/understand/ontology/attributes/kept-animals.ts';
import { understand } from '#blueprint/understand/index.ts';

function appOf(description: string): Blueprint {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error('Nothing was understood');
  return blueprint;
}
/** The sample rows of a thing, with cells by the labels of their fields. */
function rowsOf(description: string, label: string): Row[] {
  const { blueprint } = understand(description);
  const entity = blueprint?.entities.find((one) => one.label === label);
  if (!blueprint || !entity) throw new Error(`${label} is not kept`);
  return (blueprint.rows[entity.name] ?? []).map((row) =>
    Object.fromEntries(entity.fields.map(({ name, label: key }) => [key, row[name] ?? null])),
  );
}
const days = (cell: Row[string] | undefined): number | null => {
  const match = /^today([+-]\d+)?/.exec(String(cell));
  return match ? Number(match[1] ?? 0) : null;
};

describe('a sample row agrees with itself', () => {
  it.each([
    ['Kennel: dogs with breed and weight.', 'Dog', 'Breed', 0, 'en'],
    ['Cattery: cats with breed and weight.', 'Cat', 'Breed', 1, 'en'],
    ['Rabbit club: rabbits with breed and colour.', 'Rabbit', 'Breed', 2, 'en'],
    ['Riding stable: horses with breed and age.', 'Horse', 'Breed', 3, 'en'],
    ['Hundesalon: Hunde mit Rasse und Gewicht.', 'Hund', 'Rasse', 0, 'de'],
    ['Pension pour chats : chats avec race et poids.', 'Chat', 'Race', 1, 'fr'],
  ] as const)('by the breeds of the animal: %s', (description, label, field, at, language) => {
    const breeds = KEPT_ANIMALS[at]?.breeds?.[language];
    for (const row of rowsOf(description, label)) expect(breeds).toContain(row[field]);
  });

  it('by the species that it refers to', () => {
    const { blueprint } = understand('Vet clinic: pets with name, species, breed and date of birth; visits.');
    const pet = blueprint?.entities.find(({ label }) => label === 'Pet');
    const species = pet?.fields.find(({ label }) => label === 'Species');
    if (!blueprint || !species) throw new Error('Pets have a species');
    const titles = blueprint.rows[species.entity ?? '']?.map(({ id, name }) => [id, name] as const);
    const named = new Map(titles);
    for (const row of blueprint.rows[pet?.name ?? ''] ?? []) {
      const one = KEPT_ANIMALS.find(
        ({ words }) => words.en[0] === (named.get(row[species.name] ?? null) ?? row[species.name]),
      );
      if (row.breed) expect(one?.breeds?.en).toContain(row.breed);
    }
  });

  it('by its age and its date of birth', () => {
    for (const row of rowsOf('A choir with singers: name, date of birth and age.', 'Singer')) {
      const years = -(days(row['Date of birth']) ?? 0) / 365.25;
      expect(Math.floor(years)).toBe(row.Age);
      expect(row.Age).toBeGreaterThan(17);
    }
  });

  it('by what is there and what there should be, of which most have enough', () => {
    const rows = rowsOf('Quilt shop: fabrics with name, stock and minimum stock.', 'Fabric');
    const low = rows.filter((row) => Number(row.Stock) < Number(row['Minimum stock']));
    expect(low.length).toBeGreaterThan(0);
    expect(low.length).toBeLessThan(rows.length / 2);
  });

  it('by what is there, also where something else is called so', () => {
    const rows = rowsOf(
      'Locksmith: parts with stock, quantity and minimum stock; jobs with parts used.',
      'Part',
    );
    const low = rows.filter((row) => Number(row.Quantity ?? row.Stock) < Number(row['Minimum stock']));
    expect(low.length).toBeLessThan(rows.length / 2);
  });

  it('by its quantity, price and total', () => {
    for (const row of rowsOf('Bakery: cakes and orders with date, quantity, unit price and total.', 'Order'))
      expect(row.Total).toBe(Number(row.Quantity) * Number(row['Unit price']));
  });
});

describe('the state of a sample row agrees with its dates', () => {
  const INVOICES =
    'Locksmith: clients, invoices with number, issue date, due date, paid on, amount, amount paid, status (draft, sent, paid, overdue).';
  it('what isn’t paid has no day on which it was paid, and no amount', () => {
    for (const row of rowsOf(INVOICES, 'Invoice')) {
      expect(row['Paid on'] !== null, String(row.Status)).toBe(row.Status === 'paid');
      expect(row['Amount paid']).toBe(row.Status === 'paid' ? row.Amount : 0);
    }
  });

  it('only what is overdue was due before today, unless it is done', () => {
    for (const row of rowsOf(INVOICES, 'Invoice'))
      if (row.Status !== 'paid')
        expect((days(row['Due date']) ?? 0) < 0, String(row.Status)).toBe(row.Status === 'overdue');
  });

  it('what was brought back has a day for it, and what is out was borrowed before today', () => {
    const rows = rowsOf(
      'Tool library: members, tools, loans with borrowed on, due date, returned on and status (out, overdue, returned).',
      'Loan',
    );
    for (const row of rows) {
      expect(row['Returned on'] !== null).toBe(row.Status === 'returned');
      expect(days(row['Borrowed on']) ?? -1).toBeLessThan(0);
      if (row.Status === 'overdue') expect(days(row['Due date'])).toBeLessThan(0);
    }
  });

  it.each([
    [
      'Guest house: rooms and stays with guest, check-in date, check-out date and status (requested, booked, checked in, checked out).',
      'Stay',
      'Check-in date',
      'Check-out date',
    ],
    [
      'Pension pour chats : chats avec race, date de naissance ; séjours avec date d’arrivée, date de départ, statut (réservé, arrivé, parti).',
      'Séjour',
      'Date d’arrivée',
      'Date de départ',
    ],
  ])('what is over has come to its end, and what lies ahead hasn’t: %s', (description, label, from, to) => {
    const { blueprint } = understand(description);
    const entity = blueprint?.entities.find((one) => one.label === label);
    const status = entity?.fields.find(({ name }) => name === entity.states?.field);
    const path = status?.options?.map(({ name }) => name) ?? [];
    for (const row of rowsOf(description, label)) {
      const at = path.indexOf(String(row[status?.label ?? '']));
      if ((days(row[to]) ?? 0) < 0) expect(at).toBe(path.length - 1);
      else if ((days(row[from]) ?? 0) > 0) expect(at).toBeLessThan(path.length - 2);
      else expect(at).toBe(path.length - 2);
    }
  });

  it('what is ordered is delivered after it was ordered, and paid for once it was', () => {
    const rows = rowsOf(
      'Parcels with sender, shipped on, delivered on, status (registered, in transit, delivered).',
      'Parcel',
    );
    for (const row of rows) expect(row['Delivered on'] !== null).toBe(row.Status === 'delivered');
  });
});

it('what was lent or planted is not shown as what comes in the next days', () => {
  const { blueprint } = understand(
    'Seed library for our town. Members borrow seed packets and bring seeds back after the harvest. Loans have a borrowed date, a due date, a returned date and a status: borrowed, overdue, returned. Send a reminder 3 days before the due date.',
  );
  const days = blueprint?.pages.flatMap(({ sections }) =>
    sections.flatMap((one) => (one.kind === 'attention' && one.when.op === 'within' ? one.when.field : [])),
  );
  expect(new Set(days)).toEqual(new Set(['dueDate']));
});

it('a customer’s name and an assignee are people', () => {
  const rows = rowsOf('Help desk: tickets with subject, customer name, assignee and status.', 'Ticket');
  for (const field of ['Customer name', 'Assignee'])
    if (rows.some((row) => field in row))
      for (const row of rows) expect(row[field], field).toMatch(/^\p{Lu}\p{L}+ \p{Lu}/u);
});

describe('sample rows are ones that people of the trade believe', () => {
  it('nobody has missed what is still to come', () => {
    const rows = rowsOf(
      'Customers book appointments; each appointment has a groomer and a time, and is booked, in progress, done or no-show.',
      'Appointment',
    );
    const missed = rows.filter(({ Status }) => Status === 'no-show');
    expect(missed.length).toBeGreaterThan(0);
    for (const row of missed) expect(days(row['Time']) ?? days(row['Starts'])).toBeLessThanOrEqual(0);
  });

  it('most people are still active', () => {
    const rows = rowsOf(
      'Eine Tischlerei: Kunden, Aufträge. Mitarbeiter tragen ihre Stunden je Auftrag ein.',
      'Mitarbeiter',
    );
    expect(rows.filter(({ Status }) => Status === 'aktiv').length).toBeGreaterThan(5);
  });

  it('most volunteers have been taken on', () => {
    const rows = rowsOf(
      'Tool library: tools, members, volunteers and loans. Only volunteers can add tools.',
      'Volunteer',
    );
    expect(rows.filter(({ Status }) => Status === 'active').length).toBeGreaterThan(5);
  });

  it('few of what can be stopped has been', () => {
    const rows = rowsOf(
      'Prescriptions with a patient, a drug and a start date are draft, signed, dispensed or stopped.',
      'Prescription',
    );
    expect(rows.filter(({ Status }) => Status === 'stopped').length).toBeLessThan(4);
  });

  it('an appointment costs and lasts what its service does', () => {
    const description =
      'Barber: services with a price and a duration, appointments with a service, a price, a time and a customer.';
    const services = new Map(
      rowsOf(description, 'Service').map((row, at) => [`row-${at + 1}`, row['Price']]),
    );
    const { blueprint } = understand(description);
    const appointments = blueprint?.rows['appointment'] ?? [];
    expect(appointments.length).toBeGreaterThan(0);
    for (const { service, price } of appointments) expect(price).toBe(services.get(String(service)));
  });

  it('a groomer trims nails, which takes less time than a full groom and costs less', () => {
    const rows = rowsOf(
      'Dog grooming: appointments with a groomer and a service. Services have a price and a duration.',
      'Service',
    );
    const [full, nails] = ['Full groom', 'Nail trim'].map((name) => rows.find((row) => row['Name'] === name));
    expect(Number(nails?.['Duration'])).toBeLessThan(Number(full?.['Duration']));
    expect(Number(nails?.['Price'])).toBeLessThan(Number(full?.['Price']));
  });

  it('what was won or lost has been', () => {
    const rows = rowsOf(
      'Bell ringers record quarter peals with a date, a method and whether it was scored or lost.',
      'Quarter peal',
    );
    for (const row of rows) expect(days(row['Date'])).toBeLessThan(0);
  });

  it('what is promised was brought in before', () => {
    const rows = rowsOf(
      'Bookbinding jobs with a client, when it was dropped off and when it is promised.',
      'Bookbinding job',
    );
    for (const row of rows)
      expect(days(row['When it was dropped off'])).toBeLessThan(days(row['When it is promised']) ?? -99);
  });

  it('there are as many places as was said', () => {
    const description =
      'We’re a food bank. A shift has a date, a place and at most 8 volunteers; volunteers sign up for shifts themselves.';
    for (const row of rowsOf(description, 'Shift')) expect(Number(row['Capacity'])).toBeLessThanOrEqual(8);
  });

  it('pets are vaccinated against what pets get', () => {
    const rows = rowsOf(
      'Clínica veterinaria: mascotas y las vacunas de cada mascota con la fecha.',
      'Vacuna',
    );
    expect(rows.map((row) => row['Nombre'])).toContain('Moquillo');
    expect(rows.map((row) => row['Nombre'])).not.toContain('Polio');
  });

  it('a lesson is of a subject that is taught', () => {
    const rows = rowsOf('School: teachers, lessons with a subject and a room.', 'Lesson');
    expect(rows.map((row) => row['Subject'])).not.toContain('Question about the invoice');
  });

  it('pupils are taught school subjects', () => {
    const description =
      'Attendance for a primary school: classes with their pupils and a teacher, and for every lesson a register where each pupil is marked present or absent.';
    expect(rowsOf(description, 'Lesson').map((row) => row['Title'])).toContain('Spanish');
  });

  it('a grade has its mark once', () => {
    const [row = {}] = rowsOf('School: teachers, lessons, grades with student and mark.', 'Grade');
    expect(Object.keys(row)).toContain('Mark');
    expect(Object.keys(row)).not.toContain('Grade');
  });
});

describe('what somebody signs up for', () => {
  it.each([
    ['Events with date; volunteers register for events', 'Registration', 'Event', 'Date'],
    ['Choir with rehearsals (date, place), members and attendance', 'Attendance', 'Rehearsal', 'Date'],
    ['Yoga studio: classes with a start and capacity, members book classes', 'Booking', 'Class', 'Start'],
    ['Un gimnasio: clases con inicio y plazas, los socios reservan clases', 'Reserva', 'Clase', 'Inicio'],
  ])('is on the day that its sign-up says: %s', (text, coming, happening, label) => {
    const app = appOf(text);
    const [from, to] = [coming, happening].map((name) => app.entities.find((one) => one.label === name));
    const link = from?.fields.find((field) => field.entity === to?.name);
    const [own] = from?.fields.filter(isDate) ?? [];
    const theirs = to?.fields.find((field) => field.label === label);
    const days = (app.rows[from?.name ?? ''] ?? []).map((row) => [
      row[own?.name ?? ''],
      app.rows[to?.name ?? '']?.find(({ id }) => id === row[link?.name ?? ''])?.[theirs?.name ?? ''],
    ]);
    expect(days.length).toBeGreaterThan(5);
    expect(days.filter(([one, other]) => one !== other)).toEqual([]);
  });
});

it('some samples meet what a page watches of a number that is worked out', () => {
  const course = {
    name: 'course',
    label: 'Course',
    plural: 'Courses',
    icon: 'book' as const,
    title: 'name',
    access: { read: [], create: [], update: [], delete: [] },
    fields: [
      { name: 'name', label: 'Name', type: 'text' as const },
      { name: 'seats', label: 'Seats', type: 'number' as const, min: 1 },
      {
        name: 'left',
        label: 'Left',
        type: 'computed' as const,
        as: 'number' as const,
        value: {
          op: 'subtract' as const,
          args: [
            { op: 'field' as const, field: 'seats' },
            { op: 'count' as const, entity: 'seat', by: 'course' },
          ] as [Expression, Expression],
        },
      },
    ],
  };
  const seat = {
    ...course,
    name: 'seat',
    fields: [{ name: 'course', label: 'Course', type: 'reference' as const, entity: 'course' }],
  };
  const page = { kind: 'home' as const, title: 'Home', path: '/', icon: 'home' as const, inMenu: true };
  const when = { op: 'below' as const, field: 'left', value: 3 };
  const app: Blueprint = {
    ...appOf('A shop with products'),
    entities: [course, seat],
    rules: [],
    pages: [{ ...page, sections: [{ kind: 'attention', heading: 'Few', entity: 'course', when }] }],
  };
  const rows = withNeeding(app, {
    course: Array.from({ length: 6 }, (_, at) => ({ id: `row-${at}`, name: 'A', seats: 20 })),
    seat: Array.from({ length: 8 }, (_, at) => ({ id: `row-${at}`, course: 'row-1' })),
  });
  // Eight of the seats of the second are taken.
  expect(rows['course']?.map(({ seats }) => seats)).toEqual([20, 9, 20, 20, 1, 20]);
});
