import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// How somebody wants to look at rows: the page is there, at the right rows, and no thing or field is called like it.

const read = (description: string) => {
  const { blueprint, facts } = understand(description);
  if (!blueprint) throw new Error('nothing was understood');
  const sections = blueprint.pages.flatMap((page) => page.sections);
  return {
    pages: blueprint.pages
      .filter(({ kind, inMenu }) => /^(?:board|calendar|gallery)$/.test(kind) && inMenu !== false)
      .map(({ kind, entity }) => `${kind} ${entity ?? ''}`),
    charts: sections.flatMap((one) => (one.kind === 'chart' ? [`${one.entity} by ${one.by}`] : [])),
    watched: sections.flatMap((one) => (one.kind === 'attention' ? [one] : [])),
    entities: blueprint.entities.map(({ label }) => label),
    labels: blueprint.entities.flatMap(({ fields }) => fields.map(({ label }) => label)),
    states: blueprint.entities.flatMap(({ fields, states }) =>
      states ? [fields.find(({ name }) => name === states.field)?.label] : [],
    ),
    open: blueprint.entities.filter(({ access }) => access.read.includes('public')).map(({ label }) => label),
    unknown: facts.unknown.map(({ start, end }) => description.slice(start, end)),
    unsupported: (facts.unsupported ?? []).map(({ start, end }) => description.slice(start, end)),
  };
};

describe('how rows are shown', () => {
  it.each([
    [
      'A dog grooming salon keeps dogs with breed and owner, and appointments with date and time. I want to see the week at a glance.',
      'calendar appointment',
    ],
    [
      'We rent out meeting rooms. Rooms have a capacity, bookings have a date, start and end. I want to see the availability of the rooms at a glance.',
      'calendar booking',
    ],
    [
      'Driving school: instructors, students and driving lessons with date and time. Each instructor should see his own week.',
      'calendar drivingLesson',
    ],
    [
      'Our bakery has staff and shifts with date, start and end. Everyone sees who is working when.',
      'calendar shift',
    ],
    [
      'A church rents its hall. Hirers have a name and phone, hires have a date, purpose and fee. Show me a diary of the hall with free days.',
      'calendar hire',
    ],
    [
      'School canteen: meals with date, price and pupils who ordered. A weekly menu plan everyone can see.',
      'calendar meal',
    ],
    [
      "Music school: teachers, pupils, lessons on a weekday at a time. Each teacher's weekly schedule should be printable.",
      'calendar lesson',
    ],
    [
      'Hotel: rooms with number and type, guests, stays with check-in and check-out. Occupancy per month and a room plan.',
      'calendar stay',
    ],
    [
      'Print shop: orders with customer, product and due date. The team works from a board: new, printing, packed, shipped.',
      'board order',
    ],
    [
      'A furniture maker tracks commissions with client, wood and price. I want to see them as cards in columns by status: sketch, building, finishing, delivered.',
      'board commission',
    ],
    [
      'Software team of five. Tasks have a title, description, assignee and due date. Something like Trello with to do, doing and done.',
      'board task',
    ],
    [
      'Our village hall is hired out. Bookings have a name, date and purpose. I need to see at a glance which weekends are still free.',
      'calendar booking',
    ],
    [
      'Hospice: volunteers, patients and visits with date and length. A rota of who visits whom.',
      'calendar visit',
    ],
    [
      'Dentist: patients, appointments, chairs. Day sheet per chair that can be printed.',
      'calendar appointment',
    ],
    [
      'Cinema: films, showings with time and hall, tickets. Programme of the week for the public.',
      'calendar showing',
    ],
    [
      'TV repair: devices with customer and fault. I want columns for arrived, being repaired, waiting for parts and done that I can drag cards between.',
      'board device',
    ],
    [
      'Sales: leads with company, contact and value. Show the pipeline: new, contacted, offer, won, lost.',
      'board lead',
    ],
  ])('is a page of them: %s', (description, page) => {
    const { pages, entities, labels } = read(description);
    expect(pages).toContain(page);
    expect(entities.join()).not.toMatch(/board|card|schedule|plan|rota|weekend/i);
    expect(labels.join()).not.toMatch(/free days|availability|glance|column/i);
  });

  it.each([
    'Snowboard rental: snowboards with length and brand, customers, and rentals with start and end date.',
    'A surf school rents boards with length and brand to customers. Customers book a board: short, long or foam.',
  ])('is no board where boards are kept: %s', (description) => {
    expect(read(description).entities.join()).toMatch(/board/i);
  });

  it('calls what a board shows a status', () => {
    const { states } = read(
      'A bike repair shop takes in repairs with customer, bike and price. I drag them from column to column: waiting, in work, ready, picked up.',
    );
    expect(states).toEqual(['Status']);
  });

  it('takes how states are shown for none of them', () => {
    const { blueprint } = understand(
      'Dry cleaner: garments with customer, type and price. Status washing, ironing, ready, collected, shown as a board.',
    );
    const options = blueprint?.entities[0]?.fields.find(({ name }) => name === 'status')?.options;
    expect(options?.map(({ label }) => label)).toEqual(['Washing', 'Ironing', 'Ready', 'Collected']);
  });

  it.each([
    [
      'A sales team visits pharmacies. Visits have a rep, a pharmacy, a date and a result. I need the numbers for each rep.',
      'visit by rep',
    ],
    [
      'Farm shop: products with price and unit, sales with date and quantity. Top ten products of the month.',
      'sale by product',
    ],
    [
      'Choir: singers with voice, rehearsals with date and attendance. Overview of who came how often.',
      'attendance by singer',
    ],
    [
      'Solar panels on our roof: readings with date and kWh. Compare this year with last year.',
      'reading by date',
    ],
    [
      'Freelancer: clients, projects and time entries with date, hours and note. How many hours did I work this week?',
      'timeEntry by date',
    ],
    ['Aquarium: tests with date, pH and nitrate. Curves of pH and nitrate.', 'test by date'],
    [
      'Flats, meters and readings with date and value. Show the consumption over the year for each flat.',
      'reading by date',
    ],
    [
      'Ice rink: visits with date and ticket type child, adult or family. Pie chart by ticket type.',
      'visit by ticketType',
    ],
    [
      'A recycling centre has collections with date, street and kilos. I want to compare the streets.',
      'collection by street',
    ],
    [
      'Greenhouse: measurements with time, temperature and humidity. Plot temperature against time.',
      'measurement by time',
    ],
  ])('is a chart of them: %s', (description, chart) => {
    const { charts, entities, labels, unknown } = read(description);
    expect(charts[0]).toBe(chart);
    expect(entities.join()).not.toMatch(/curve|number|consumption/i);
    expect(labels).not.toContain('Numbers');
    expect(unknown.join()).not.toMatch(/year|consumption/);
  });

  it.each([
    [
      'A flower shop keeps flowers with price, stock and supplier. Show which are low on stock.',
      { op: 'below', field: 'stock', value: 'minimumStock' },
    ],
    [
      'Wine bar: wines with country, grape and stock. Which wines are nearly sold out?',
      { op: 'below', field: 'stock', value: 'minimumStock' },
    ],
    [
      'Theatre: shows with date, venue and price. Highlight shows that are sold out.',
      { op: 'is', field: 'soldOut', value: true },
    ],
    [
      'Festival: volunteers, shifts with start, end and place. Which shifts still need people?',
      { op: 'is', field: 'status', value: 'open' },
    ],
    [
      'Allotment club: plots, tenants and fees with year and paid. List of tenants who still owe the fee.',
      { op: 'is', field: 'paid', value: false },
    ],
    [
      'Car park: spaces, permits with plate and valid until. Which permits ran out?',
      { op: 'past', field: 'validUntil' },
    ],
    [
      'Ski hire: skis with length and condition, rentals with customer, from and to. Show all skis that are not back yet.',
      { op: 'past', field: 'to' },
    ],
  ])('is a list of those that are meant: %s', (description, when) => {
    const { watched, labels } = read(description);
    expect(watched.map((one) => one.when)).toContainEqual(when);
    expect(labels.join()).not.toMatch(/which/i);
  });

  it.each([
    'Garage: cars with plate and owner, services with date, mileage and cost. I want to see the history of each car.',
    'Lawyer: cases with client, court and next hearing. Timeline of each case with documents and notes.',
    'Football club: players, matches with opponent, date and score. League table and top scorers.',
    'Charity run: runners with start number, laps and sponsors. A live ranking everyone can follow.',
    "Accountant's office: clients with tax number, documents with year and file. Each client has own login and sees only his documents.",
    "Golf club with members and competitions with results. There should be a members' area with the results.",
    'Property manager: flats, repairs with date reported and description. Owners have a login where they see the repairs in their flats.',
    'Architect: projects, clients and invoices with number, date and amount. Invoices as PDF and a monthly report for the accountant.',
    'Insurance broker: customers, policies with type, premium and end date. Report of policies ending this month.',
    'B&B website: rooms with price and photos, and a form to ask for a booking.',
    'Chimney sweep: houses with owner and last sweep. Show which houses are due this month, sorted by street.',
    'Karate club: members with belt, exams with date. A table with who has which belt.',
    'Plant nursery: orders with customer, plants and pickup day. What must be ready tomorrow?',
    'Roofing company: quotes with customer, amount and status draft, sent, won or lost. I want to see the value and our win rate.',
    'Company cars: cars, drivers and trips with km. Logbook for the tax office as PDF.',
    'Theatre costumes: costumes with size, colour and picture. Browse by size and colour.',
    'Running diary: runs with date, distance and duration. My personal records.',
    'Startup: candidates with name, role and CV, notes. I would like to see how many candidates are in each stage.',
    'Study planner: subjects, exams with date and tasks with due date. Home page with what is due this week.',
    'A band keeps its gigs with date, venue and fee and its songs. Anyone with the link should see the next gigs.',
  ])('names no thing and no field: %s', (description) => {
    const { entities, labels } = read(description);
    const names = [...entities, ...labels].join();
    expect(names).not.toMatch(
      /history|timeline|league|ranking|login|members area|pdf|report$|report,|form$|form,|what is|link|sorted|browse|personal record|in stage|table|ready tomorrow|win rate/i,
    );
  });

  it.each([
    [
      'Beekeeper: apiaries with an address, hives and inspections with date and notes. I want pins on a map for the apiaries.',
      'pins on a map',
    ],
    [
      "Jam maker: jars with flavour, batch and best before date. I'd like to print a label for each jar.",
      'print a label',
    ],
  ])('is named where no app has it: %s', (description, words) => {
    const { unsupported, entities, labels } = read(description);
    expect(unsupported).toEqual([words]);
    expect([...entities, ...labels].join()).not.toMatch(/\bpin\b|label/i);
  });

  it.each([
    [
      'Restaurant with dishes that have a name, price, allergens and photo. I want our menu online so guests can look at it.',
      'Dish',
    ],
    [
      'A band keeps its gigs with date, venue and fee and its songs. Anyone with the link should see the next gigs.',
      'Gig',
    ],
    [
      'Ballet school with classes, teachers and studios. Parents want the timetable for the week on the website.',
      'Class',
    ],
    [
      'Dog school: dogs, owners, courses with start date and price. Show courses with a free seat on our website.',
      'Course',
    ],
  ])('is open to everyone where it is online: %s', (description, entity) => {
    expect(read(description).open).toEqual([entity]);
  });
});
