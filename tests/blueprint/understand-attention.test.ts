import { describe, expect, it } from 'vitest';
import type { Section } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

const sectionsOf = (text: string): Section[] =>
  understand(text).blueprint?.pages.flatMap(({ sections }) => sections) ?? [];
const watchedIn = (text: string) =>
  sectionsOf(text).flatMap((section) =>
    section.kind === 'attention' ? [{ entity: section.entity, op: section.when.op }] : [],
  );

describe('rows that somebody has to look after', () => {
  it.each([
    [
      'Loans: tool, borrower, due back. Show me everything that should have been back by now.',
      'loan',
      'past',
    ],
    [
      'Repairs have a customer, a price and a received date. Show repairs older than 3 weeks.',
      'repair',
      'past',
    ],
    ['Materials: name, colour, sheets left. List everything under 10 sheets.', 'material', 'below'],
    [
      'Permits: holder, number, expiry date. Show which permits expire in the next 60 days.',
      'permit',
      'within',
    ],
    ['Spares: name, ordered on. I want to see which spares have not come.', 'spare', 'is'],
  ])('are shown where the text asks for them: %s', (text, entity, op) => {
    expect(watchedIn(text)).toContainEqual({ entity, op });
  });

  it.each([
    'People who have not come to the last meeting',
    "Members with name. Meetings with date. Show members who haven't come to the last meeting.",
  ])('are no meetings that have not arrived: %s', (text) => {
    const labels = understand(text).blueprint?.entities.flatMap(({ fields }) =>
      fields.map(({ label }) => label),
    );
    expect(labels).not.toContain('Arrived');
  });

  it('are counted from the day on which they came', () => {
    const { blueprint } = understand(
      'Umbrellas left in the cafe: colour, left on, shelf. Show me the umbrellas older than 3 weeks.',
    );
    const [umbrella] = blueprint?.entities ?? [];
    const left = umbrella?.fields.find(({ label }) => label === 'Left on');
    expect(left?.type).toBe('date');
    expect(blueprint?.pages.flatMap(({ sections }) => sections)).toContainEqual(
      expect.objectContaining({ kind: 'attention', when: { op: 'past', field: left?.name, days: 21 } }),
    );
    expect(umbrella?.fields.map(({ label }) => label)).not.toContain('Due date');
  });

  it.each([
    [
      'Taxi firm. Cars: plate, make, MOT due, insurance until. Drivers: name, phone, licence expiry. Rides have a pickup time and a price. Show which MOT or licence runs out in the next 30 days.',
      [
        { op: 'within', field: 'MOT due', days: 30 },
        { op: 'within', field: 'Licence expiry', days: 30 },
      ],
    ],
    [
      'Letting agency. Flats have an address. Leases: flat, tenant, start, end, rent. List leases ending in the next 3 months.',
      [{ op: 'within', field: 'End', days: 90 }],
    ],
    [
      'Climbing gym. Ropes: number, bought on, last safety check. List everything that hasn’t been safety checked for over a year.',
      [{ op: 'past', field: 'Last safety check', days: 365 }],
    ],
  ])('are shown by the date that is spoken of: %s', (text, expected) => {
    const { blueprint } = understand(text.replaceAll('’', "'"));
    const labelOf = (entity: string, name: string) =>
      blueprint?.entities.find((one) => one.name === entity)?.fields.find((one) => one.name === name)?.label;
    const found = (blueprint?.pages ?? [])
      .flatMap(({ sections }) => sections)
      .flatMap((section) =>
        section.kind === 'attention'
          ? [{ ...section.when, field: labelOf(section.entity, section.when.field) }]
          : [],
      );
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it('make a date of what a label calls one, and no thing of it', () => {
    const { facts } = understand('Cars: plate, MOT due, insurance until. Ropes: number, last safety check.');
    expect(facts.entities.map(({ noun }) => noun)).toEqual(
      expect.not.arrayContaining(['mot', 'safety check']),
    );
    const types = facts.fields
      .filter(({ source }) => source.from === 'text')
      .map(({ label, type }) => `${label} ${type}`);
    expect(types).toEqual(
      expect.arrayContaining(['MOT due date', 'insurance until date', 'last safety check date']),
    );
  });

  it('stand on a dashboard too where the first page is the public’s', () => {
    const { blueprint } = understand(
      'Neighbours report potholes online: street, photo, reported on. Show me the potholes older than 20 days.',
    );
    const on = blueprint?.pages
      .filter(({ sections }) => sections.some(({ kind }) => kind === 'attention'))
      .map(({ kind }) => kind);
    expect(on).toEqual(['home', 'dashboard']);
  });

  it('asks for no dashboard', () => {
    const { facts } = understand('Invoices: customer, amount, due date. Show which invoices are overdue.');
    const asked = facts.pages.filter(({ source }) => source.from === 'text').map(({ kind }) => kind);
    expect(asked).toEqual(['home']);
  });

  it('are what a first page shows of a text that only names a date, and no dashboard', () => {
    const { blueprint } = understand(
      'Invoices: customer, amount, due date. Customers have a name and a phone.',
    );
    const on = blueprint?.pages
      .filter(({ sections }) => sections.some(({ kind }) => kind === 'attention'))
      .map(({ kind }) => kind);
    expect(on).toEqual(['home']);
  });

  it.each([
    ['Employees request leave; managers approve.', 'leave', 'is'],
    ['Eine Tischlerei: Kunden, Aufträge mit Preis und Liefertermin.', 'auftrag', 'within'],
    [
      'Clínica: mascotas con nombre. Guardar las vacunas de cada mascota con la fecha en que caducan.',
      'vacuna',
      'within',
    ],
  ])('are on the first page what usually has to be done next: %s', (text, entity, op) => {
    const home = understand(text).blueprint?.pages.find(({ kind }) => kind === 'home');
    expect(home?.sections).toContainEqual(
      expect.objectContaining({ kind: 'attention', entity, when: expect.objectContaining({ op }) as object }),
    );
  });

  it('are not what was brought in but what is promised', () => {
    const { blueprint } = understand(
      'Bookbinding jobs with a client, when it was dropped off and when it is promised. A job goes from quoted to accepted, ready and collected. Calendar of the jobs.',
    );
    const watched = blueprint?.pages.flatMap(({ sections }) =>
      sections.flatMap((one) => (one.kind === 'attention' ? one.when.field : [])),
    );
    expect(new Set(watched)).toEqual(new Set(['whenItIsPromised']));
    expect(blueprint?.pages.find(({ kind }) => kind === 'calendar')?.start).toBe('whenItIsPromised');
  });

  it('stand beside the form where visitors have nothing else to see', () => {
    const { blueprint } = understand('Neighbours report potholes online: street, photo, reported on.');
    const home = blueprint?.pages.find(({ kind }) => kind === 'home');
    expect(home?.sections.map(({ kind }) => kind).slice(0, 2)).toEqual(['hero', 'contact']);
  });

  it('have a row among the samples, so that they show what they are for', () => {
    const { blueprint } = understand(
      'Auction lots have a title and a weight. Show lots with a weight above 200.',
    );
    const rows = blueprint?.rows['auctionLot'] ?? blueprint?.rows['lot'] ?? [];
    expect(rows.filter(({ weight }) => Number(weight) > 200)).toHaveLength(2);
  });
});

describe('what is asked for once all fields are known', () => {
  const conditions = (text: string) =>
    sectionsOf(text).flatMap((section) =>
      section.kind === 'attention' ? [{ entity: section.entity, ...section.when }] : [],
    );

  it.each([
    [
      'Fire extinguishers: place, type, last inspected. The ones not inspected in 12 months please on top.',
      { entity: 'fireExtinguisher', op: 'past', field: 'lastInspected', days: 360 },
    ],
    [
      'Van checks: driver checks a van, states of a van: ok, blocked, in the workshop. Blocked vans in red on the start page.',
      { entity: 'van', op: 'is', field: 'status', value: 'blocked' },
    ],
    [
      'Repair shop: customers, repairs (device, problem, promised date, status received / in repair / waiting for pickup / picked up). I need a list of what is waiting for pickup.',
      { entity: 'repair', op: 'is', field: 'status', value: 'waiting-for-pickup' },
    ],
    [
      'Pregnancies. Women: name, due date, blood group. Checks: woman, date, weight. First thing I want to see: who is due within two weeks.',
      { entity: 'woman', op: 'within', field: 'dueDate', days: 14 },
    ],
    [
      'Vaccines: name, batch, doses left, expires. Highlight those expiring within 60 days or with less than 20 doses.',
      { entity: 'vaccine', op: 'within', field: 'expires', days: 60 },
    ],
  ])('is shown of what has it: %s', (text, condition) => {
    expect(conditions(text)).toContainEqual(condition);
  });

  it.each([
    [
      'Grants: funder, amount, decided on, deadline. Meetings: date, place, notes. I would like a calendar of the deadlines.',
      ['grant deadline'],
    ],
    [
      'Choir: rehearsals with date and place, concerts with date and venue. A calendar of rehearsals and concerts.',
      ['rehearsal date', 'concert date'],
    ],
  ])('is shown in a calendar by the date that is named: %s', (text, calendars) => {
    const pages = understand(text).blueprint?.pages ?? [];
    expect(
      pages.flatMap(({ kind, entity = '', start = '', inMenu }) =>
        kind === 'calendar' && inMenu ? [`${entity} ${start}`] : [],
      ),
    ).toEqual(calendars);
  });

  it('never looks ahead to a day that is over', () => {
    const found = conditions('Plants: name, room, last watered. Tell me which need watering.');
    expect(found.filter(({ op }) => op === 'within')).toEqual([]);
  });
});

describe('a chart over time', () => {
  it.each([
    ['Kilns: name, size. Firings: kiln, date, cone. I want to see firings a month as a graph.', 'month'],
    ['Jars of honey: weight, sold on, price. Jars sold by week in a diagram please.', 'week'],
  ])('is drawn wherever in its clause the drawing is named: %s', (text, unit) => {
    expect(sectionsOf(text)).toContainEqual(expect.objectContaining({ kind: 'chart', unit }));
  });

  it('is parted by what is counted besides', () => {
    const charts = sectionsOf(
      'Collections have a weight, a collection day and a material: glass, paper or metal. Chart of collections by material per month.',
    );
    expect(charts).toContainEqual(expect.objectContaining({ unit: 'month', stack: 'material' }));
  });

  it('takes months where a quarter is asked for', () => {
    const charts = sectionsOf(
      'Invoices: customer, amount, date, kind (work, parts). Chart of revenue per quarter.',
    );
    expect(charts).toContainEqual(expect.objectContaining({ heading: 'Revenue per quarter', unit: 'month' }));
  });
});
