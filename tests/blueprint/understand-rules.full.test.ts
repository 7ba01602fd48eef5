import { describe, expect, it } from 'vitest';
import { blueprintSchema, type Blueprint } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

function appOf(description: string): Blueprint {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error('There is no app');
  expect(blueprintSchema.safeParse(blueprint).error?.issues ?? []).toEqual([]);
  return blueprint;
}
const entityOf = (app: Blueprint, label: string) => {
  const entity = app.entities.find((one) => one.label === label);
  if (!entity) throw new Error(`There is no ${label}`);
  return entity;
};
const rolesOf = (description: string) => appOf(description).roles.map(({ label }) => label);
/** The kinds of rules that a description says, and not those that go without saying. */
const rulesFrom = (description: string): string =>
  understand(description)
    .facts.rules.filter(({ source }) => source.from === 'text')
    .map(({ kind }) => kind)
    .join();
const rulesOf = (app: Blueprint, kind: string) => app.rules.filter((rule) => rule.kind === kind);

describe('two at once', () => {
  it.each([
    ['Referees and matches with a kick-off and a pitch. No referee can be at two matches.', 'referee'],
    ['Ovens and bakes: start, end, oven. An oven can only have one bake at any one time.', 'oven'],
    ["Cars have a plate. Rentals: customer, from, to. Can't rent out the same car twice.", 'car'],
    ["Kiln firings: potter, kiln, start and end. A kiln can't be used by two potters at once.", 'kiln'],
    [
      "Bookings have a group, a date and an arena. Arenas have a size. One arena can't be booked by two groups at the same time.",
      'arena',
    ],
  ])('is not taken: %s', (description, per) => {
    expect(rulesOf(appOf(description), 'noOverlap')).toMatchObject([{ per }]);
  });

  it.each([
    ['Telescopes and members. Bookings: telescope, member, date. One member per telescope per night.'],
    ['Crews and jobs with crew, address and day. Two crews, never the same day double.'],
  ])('is not taken on one day: %s', (description) => {
    expect(rulesFrom(description)).toBe('noOverlap');
  });

  it.each([
    'Skis have a length. Hires: skis, customer, from, to. Skis cannot go out again before they are back.',
  ])('is said of a time that somebody has: %s', (description) => {
    expect(rulesFrom(description)).toMatch(/noOverlap|uniqueTogether/);
  });

  it.each([
    'Tickets with a title and a priority. A ticket nobody has answered in two days goes to the boss.',
  ])('forbids nothing where nothing is taken: %s', (description) => {
    expect(rulesFrom(description)).not.toContain('noOverlap');
  });
});

describe('what is never alike', () => {
  it('is a field of two rows that belong together, and may be alike in others', () => {
    const app = appOf(
      "Skeins have a dye lot and a colourway. Colourways have a name. The same dye lot can't exist twice for one colourway.",
    );
    expect(rulesOf(app, 'uniqueTogether')).toMatchObject([
      { entity: 'skein', fields: ['dyeLot', 'colourway'] },
    ]);
  });

  it('is a field within what it is told to be in, before or after it', () => {
    const app = appOf(
      'Boxes on a shelf.\n- Sample: barcode, donor code, volume, collected on, box, position, thaw count\n- one position in a box holds one sample\n- Withdrawals: sample, who, when',
    );
    expect(rulesOf(app, 'uniqueTogether')).toMatchObject([{ entity: 'sample', fields: ['position', 'box'] }]);
  });

  it.each([
    ['Designers vote for insights, once each.', ['designer', 'insight']],
    [
      'Piles with a number. Bids have a pile, a buyer and an amount. One sealed bid per pile for each buyer.',
      ['buyer', 'pile'],
    ],
  ])('is what anybody may do once: %s', (description, fields) => {
    expect(rulesOf(appOf(description), 'uniqueTogether')).toMatchObject([{ fields }]);
  });

  it('is a field of all rows where nothing else is said, by the last word of its name', () => {
    const app = appOf('Lab samples with code and freezer position. No two samples in the same position.');
    expect(entityOf(app, 'Sample').fields.find(({ unique }) => unique)?.label).toBe('Freezer position');
    expect(app.rules).toEqual([]);
  });

  it('is no number that begins anew each year', () => {
    const app = appOf('Files have a file number and a title. File number unique per year.');
    expect(entityOf(app, 'File').fields.filter(({ unique }) => unique)).toEqual([]);
  });
});

describe('who does what', () => {
  it.each([
    ['Matches have a date and a score. Only referees enter scores.', 'Referee'],
    ['Orders have a date and a total. The front desk can change every order.', 'Front desk'],
    ['Reports have a title. Reports may only be read by the team manager.', 'Team manager'],
    ['Results have a value and a date. Results are entered by technicians only.', 'Technician'],
    ['Claims have an amount. The clerk checks and either grants or rejects each claim.', 'Clerk'],
    ['Patients with name and notes. Notes are only visible to nurses.', 'Nurse'],
    [
      'Drivers have a licence. Rides have a fare and a driver. Drivers cant see the rides of others.',
      'Driver',
    ],
    ['Cars have a plate. Mechanics only see cars that need repair.', 'Mechanic'],
    ['Invoices have an amount. There are three kinds of users: bookkeeper, auditor and manager.', 'Auditor'],
    ['Samples have a barcode. Roles: technician (adds samples), analyst (reads), manager.', 'Technician'],
    ['As a nurse I want to see all patients. Patients have a name and a bed.', 'Nurse'],
    ['Shifts have a date and a place, which only the duty officer and wardens get to see.', 'Duty officer'],
  ])('makes a role of those who may do what others may not: %s', (description, role) => {
    expect(rolesOf(description)).toContain(role);
  });

  it.each([
    'Bookings have a date. Customers book online.',
    'Lessons have a date and a teacher. Each teacher drives a car.',
    'Classes have a date. Kids check in and out.',
    'A page has entries with persons, each with a role (father, mother, witness).',
  ])('makes no role of those who do nothing that others may not: %s', (description) => {
    expect(rolesOf(description).filter((role) => role !== 'Team')).toEqual([]);
  });

  it.each([
    ["As a host, I want to list my flat. As a guest, I'd like to book a stay.", ['Host', 'Guest']],
    [
      'As a gym member, I want to book a class. As a trainer, I want to see who is in my class. As an admin, I want to set the capacity of each class.',
      ['Gym member', 'Trainer', 'Admin'],
    ],
    ['My students can hand in work and I give a grade.', ['Student']],
    ['Drivers do a check every morning: tyres, lights, oil.', ['Driver']],
    ['Waivers and tests. The front desk checks people in and sees if the waiver is missing.', ['Front desk']],
  ])('gives a role to whoever tells a story, or writes in the app: %s', (description, roles) => {
    expect(rolesOf(description)).toEqual(roles);
  });

  it('makes what somebody wants to do in a story their deed', () => {
    const { facts } = understand(
      'As a gym member, I want to book a class. As a trainer, I want to see who is in my class.',
    );
    expect(facts.relations).toContainEqual(expect.objectContaining({ from: 'booking', to: 'gym member' }));
  });

  it('gives no role to somebody who introduces themselves', () => {
    expect(rolesOf('As a beekeeper, I want to keep hives with a name and a location.')).toEqual([]);
  });

  it('closes what only some may do, and makes them no part of it', () => {
    const { facts } = understand(
      'Swim club with swimmers. Results have a time. Only coaches can enter results.',
    );
    expect(facts.relations.filter(({ from, to }) => from === 'result' && to === 'coach')).toEqual([]);
    const app = appOf('Swim club with swimmers. Results have a time. Only coaches can enter results.');
    expect(entityOf(app, 'Result').access.create).toEqual(['coach']);
  });

  it('hides from those of whom it is said, and from nobody else', () => {
    const app = appOf(
      'Orders have a date. Prices have an amount. Managers approve orders. Drivers must not see prices.',
    );
    expect(entityOf(app, 'Price').access.read).toEqual(['manager']);
    expect(entityOf(app, 'Price').access.update).not.toContain('driver');
    expect(entityOf(app, 'Order').access.read).toEqual(['member']);
  });

  it('lets those who see only their own rows see no others, and those who look after them all', () => {
    const { read } = entityOf(
      appOf('Calls have a date and a topic. Supervisors see all calls, volunteers only see their own calls.'),
      'Call',
    ).access;
    expect(read).toEqual(['own', 'supervisor']);
  });

  it('adds somebody who looks after all rows where all others see their own', () => {
    const app = appOf('Children with name and birthday. Parents only see their own child.');
    expect(app.roles.map(({ label }) => label)).toEqual(['Parent', 'Team']);
    expect(entityOf(app, 'Child').access.read).toEqual(['own', 'team']);
  });

  it('lets only those take a step of whom it is said', () => {
    const app = appOf(
      'Claims have an amount and a status: draft, submitted, approved, paid. Managers approve claims, accounting pays them.',
    );
    const steps = entityOf(app, 'Claim').states?.transitions ?? [];
    const rolesTo = (to: string) => steps.filter((step) => step.to === to).flatMap(({ roles = [] }) => roles);
    expect(rolesTo('approved')).toEqual(['manager']);
    expect(rolesTo('paid')).toEqual(['accounting']);
    expect(rolesTo('submitted')).toEqual([]);
  });

  it('takes an owner of the business for the owner of the app', () => {
    const app = appOf(
      'Yoga studio with classes. Classes have a date. Only the studio owner can add classes.',
    );
    expect(app.roles).toEqual([]);
    expect(entityOf(app, 'Class').access.create).toEqual(['owner']);
  });
});

describe('what is open to everyone', () => {
  it.each([
    [
      'Fixtures have a date and a pitch. Players have a name. Fixtures are for everybody to see on the web.',
      'Fixture',
    ],
    [
      'Whale watching: boats with a name, sightings with a date and a count. Public sightings page.',
      'Sighting',
    ],
    ['Sessions have a title and a room. Papers have a title. The sessions are public.', 'Session'],
    ['Plots: number, size. Residents can read everything, only the clerk edits.', 'Plot'],
    ['Hutches: name, location, photo. Gallery of the hutches for everyone.', 'Hutch'],
  ])('shows it however that is said: %s', (description, label) => {
    expect(entityOf(appOf(description), label).access.read).toEqual(['public']);
  });

  it('hides what is said not to be public', () => {
    const app = appOf('Members have a name and an address. Members are not public.');
    expect(entityOf(app, 'Member').access.read).not.toContain('public');
  });

  it('takes a name that is put down for a sign-up, also of people whom brackets describe', () => {
    const outing = appOf(
      'Outings: day, leader, meeting point. People put their name down with an emergency contact.',
    );
    expect(entityOf(outing, 'Sign-up').access.create).toEqual(['public']);
    const parade = appOf('Stalls: number, size. Traders (from here or elsewhere) apply for a stall.');
    expect(entityOf(parade, 'Application').access.create).toEqual(['public']);
  });

  it('lets the public send what the verb makes', () => {
    const app = appOf('Rooms with a price. Guests book a room from our website with name and email.');
    expect(entityOf(app, 'Booking').access.create).toEqual(['public']);
    expect(app.signUp).toBe('open');
  });

  it('makes a thing of a form that is only named', () => {
    const app = appOf('Flats with rent, rooms and photos. Public list of the flats, and an enquiry form.');
    expect(entityOf(app, 'Enquiry').access.create).toEqual(['public']);
    expect(entityOf(app, 'Flat').access.read).toEqual(['public']);
  });

  it('takes no account for a thing where none is needed', () => {
    const app = appOf('Fridges and foods. Foods have a name. Anyone can see the foods without an account.');
    expect(app.entities.map(({ label }) => label)).not.toContain('Account');
    expect(entityOf(app, 'Food').access.read).toEqual(['public']);
  });
});

describe('rules', () => {
  it('keeps a rule of time with what takes it, each time for what is taken', () => {
    const app = appOf(
      'Lessons have a teacher, a room and a start. No teacher or room can be in two lessons at the same time.',
    );
    expect(rulesOf(app, 'noOverlap')).toMatchObject([
      { entity: 'lesson', per: 'teacher' },
      { entity: 'lesson', per: 'room' },
    ]);
    expect(entityOf(app, 'Lesson').fields.map(({ label }) => label)).not.toContain('Same time');
  });

  it.each([
    [
      "Driving lessons with pupil, instructor, car, start and end. A car and an instructor can't be booked twice at the same time.",
      ['car', 'instructor'],
    ],
    [
      'Trips have a bus, a driver, a departure time and an arrival time. Neither a bus nor a driver may be on two trips at the same time.',
      ['bus', 'driver'],
    ],
    ["Sessions with child, start, end and notes. Sessions can't overlap.", [undefined]],
  ])('keeps all who or what it is said of from being at two: %s', (description, pers) => {
    expect(
      rulesOf(appOf(description), 'noOverlap').map((rule) => rule.kind === 'noOverlap' && rule.per),
    ).toEqual(pers);
  });

  it.each([
    [
      'Jobs from customers, each with an address, a date and a time slot. I can only do one job per slot.',
      'job',
      ['timeSlot', 'date'],
    ],
    [
      'Puzzles have a title. Ratings: puzzle, subscriber, stars. Subscribers rate each puzzle once.',
      'rating',
      ['puzzle', 'subscriber'],
    ],
  ])('says what is alike only once: %s', (description, entity, fields) => {
    expect(rulesOf(appOf(description), 'uniqueTogether')).toMatchObject([{ entity, fields }]);
  });

  it('lets nobody book what is taken, and says that nobody said it', () => {
    const { facts } = understand('Members reserve boats. Boats have a name.');
    expect(facts.rules).toMatchObject([
      { kind: 'noOverlap', owner: 'reservation', details: { per: 'boat' }, source: { from: 'knowledge' } },
    ]);
  });

  it('fills a place with what takes it', () => {
    const app = appOf(
      'Courses have a date. Customers sign up for a course. Waiting list with name. At most 8 per course.',
    );
    expect(rulesOf(app, 'capacity')).toMatchObject([
      { kind: 'capacity', entity: 'signUp', reference: 'course' },
    ]);
    expect(entityOf(app, 'Course').fields.find(({ label }) => label === 'Capacity')?.default).toBe(8);
  });

  it.each([
    ['Claims have an amount. A member may see at most 5 pages.', 'capacity'],
    ['Rooms with a price of 20 per hour. One price per hour.', 'uniqueTogether'],
    ['Contacts with name, phone, e-mail and address.', 'notify'],
    ['Contracts have a partner and an end date. Show contracts whose lease runs out.', 'stock'],
  ])('makes no rule of what limits nothing: %s', (description, kind) => {
    expect(understand(description).facts.rules.filter((rule) => rule.kind === kind)).toEqual([]);
  });

  it('tells rows apart by a field that must be unique', () => {
    const app = appOf('Cases have a case number and a title. The case number must be unique.');
    expect(entityOf(app, 'Case').fields.find(({ label }) => label === 'Case number')?.unique).toBe(true);
    expect(rulesOf(app, 'uniqueTogether')).toEqual([]);
  });

  it.each([
    ['Permits have a holder and an end date. Remind the holder two weeks before it ends.', 20_160],
    ['Prescriptions have a drug and an end date. Warn us if a prescription ends within 7 days.', 10_080],
    ['Vans with plate and MOT date. I want to hear about it a month ahead of the MOT.', 43_200],
    ['Bottles with a shelf and an expiry date. Flag anything that goes off in the next 30 days.', 43_200],
  ])('reminds so long before: %s', (description, minutes) => {
    expect(rulesOf(appOf(description), 'reminder')).toMatchObject([{ minutes }]);
  });

  it('reminds of the day that is named, and whoever has it', () => {
    const app = appOf(
      'Plants have a name and a next cut. Visits have a date, hours and a plant. Remind me a week before the next cut is due.',
    );
    expect(rulesOf(app, 'reminder')).toMatchObject([{ entity: 'plant', field: 'nextCut' }]);
  });

  it('reminds as often as is said', () => {
    const app = appOf(
      'Tenders with title and closing date. One week and one day before closing we want a reminder mail.',
    );
    expect(rulesOf(app, 'reminder').map((rule) => rule.kind === 'reminder' && rule.minutes)).toEqual([
      10_080, 1440,
    ]);
  });

  it.each([
    ['Licences have a number and a holder. A licence needs renewing every 2 years.', 730],
    ['Horses have a name and an owner with a phone. Text the owner when 7 weeks are up.', 49],
    ["Hives have a number. A hive that hasn't been opened for 14 days should be flagged.", 14],
  ])('counts the days from when a row was made: %s', (description, days) => {
    const [rule] = understand(description).facts.rules.filter(({ kind }) => kind === 'reminder');
    expect(rule?.details).toMatchObject({ minutes: 0, after: days });
  });

  it('reminds so long after a row was made', () => {
    const app = appOf('Found items have a place. Alert us after 90 days in storage.');
    const [rule] = rulesOf(app, 'reminder');
    const fields = entityOf(app, 'Found item').fields;
    expect(rule).toMatchObject({ minutes: 0 });
    expect(fields.find(({ label }) => label === 'Due date')?.default).toBe('today+90');
  });

  it('writes to the role that is to be told, and of the state that is spoken of', () => {
    const app = appOf(
      'Readings have a value and a status: normal, critical. Nurses enter readings. Email the head nurse when a reading is critical.',
    );
    expect(rulesOf(app, 'notify')).toMatchObject([{ to: { role: 'headNurse' }, state: 'critical' }]);
  });
});

describe('what goes down', () => {
  it.each([
    'Wines with a price and bottles in stock. Sales have a wine and a date. When we sell one the bottles go down.',
    "Wines with a price and bottles in stock. Sales have a wine, a date and a number. Can't sell more bottles than there are.",
    'Fabrics have a colour and a length left in cm. Projects have a title and a fabric. Take the used cm off the fabric.',
  ])('is taken by what uses it: %s', (description) => {
    expect(rulesFrom(description)).toContain('stock');
    expect(rulesFrom(description)).not.toContain('capacity');
  });

  it('is no document that runs out', () => {
    const { facts } = understand(
      'Volunteers have a name and a police check date. Tell me when a police check is about to run out.',
    );
    expect(facts.rules.filter(({ details }) => details['below'] !== undefined)).toEqual([]);
  });
});

describe('who is told', () => {
  it.each([
    'Parcels with a shelf and a resident. Residents have a phone. Text the resident.',
    'Readings have a value and a time. If a reading is over 8 send us all a message.',
  ])('hears of it: %s', (description) => {
    expect(rulesFrom(description)).toContain('notify');
  });

  it.each(['Vans: plate, driver. Tools: name, van. Who has which tool, that is the message.'])(
    'is nobody where nothing is sent: %s',
    (description) => {
      expect(rulesFrom(description)).not.toContain('notify');
    },
  );
});

describe('how many there may be', () => {
  it.each([
    ['Groups with a name. Children have a name and a group. A group must never exceed 15 children.', 15],
    ['Groups with a name. Children have a name and a group. 14 children at the most in a group.', 14],
    ['Classes with a date. People sign up for a class. 12 mats per class.', 12],
    ["Members have a name. Reservations: member, date. Members can't hold more than two reservations.", 2],
  ])('is understood however that is said: %s', (description, most) => {
    const [rule] = understand(description).facts.rules.filter(({ kind }) => kind === 'capacity');
    expect(rule?.details['most']).toBe(most);
  });

  it('counts what says who has which, and not what they have', () => {
    const app = appOf(
      'Members have a name. Games have a title and a member. Loans: member, game, due date. Members may have three games out at the most.',
    );
    expect(rulesOf(app, 'capacity')).toMatchObject([{ entity: 'loan', reference: 'member' }]);
  });

  it.each(['Neighbours lend tools. The street chat is full of questions. Tools have a name.'])(
    'is no limit where nothing is filled: %s',
    (description) => {
      expect(rulesFrom(description)).not.toContain('capacity');
    },
  );

  it('counts what is named, in what it is said to be in', () => {
    const app = appOf(
      'Groups have a day and a time. Children have a name and a group. No more than 14 children per group.',
    );
    expect(rulesOf(app, 'capacity')).toMatchObject([{ entity: 'child' }]);
  });

  it('counts nothing where one thing fits', () => {
    const app = appOf(
      'Parts have a name and a price. Customers have a name and a part. We fit one when it is broken.',
    );
    expect(rulesOf(app, 'capacity')).toEqual([]);
  });
});

describe('figures that are asked for', () => {
  const chartsOf = (description: string) =>
    understand(description).facts.pages.flatMap(({ kind, title, entity, source }) =>
      kind === 'dashboard' && source.from === 'text' ? [`${entity ?? ''}: ${title ?? ''}`] : [],
    );

  it.each([
    ['Runs with date and km. Chart of km per week.', 'run: km per week'],
    ['Washes with a date and a site. The owner wants washes per site as graph.', 'wash: washes per site'],
    [
      'Members with name and joining date. I want to see how many members per month.',
      'member: how many members per month',
    ],
    ['Sales with date and amount. Monthly revenue.', 'sale: revenue per month'],
  ])('draws what is counted: %s', (description, chart) => {
    expect(chartsOf(description)).toContain(chart);
  });

  it.each([
    'Visits with a date. Limit 12 visits per year.',
    'Rooms with a price per hour and a fee per day.',
    'Plots with a number. Each plot is rented by one tenant.',
    'Appointments with a date. I do not need a dashboard.',
  ])('draws nothing of a price or a limit: %s', (description) => {
    expect(chartsOf(description)).toEqual([]);
  });

  it('works out a total of each thing as a field of it', () => {
    const app = appOf(
      'Bikes have a name. Rides have a date, a distance and a bike. Total distance per bike.',
    );
    expect(entityOf(app, 'Bike').fields.find(({ type }) => type === 'computed')).toMatchObject({
      label: 'Total distance',
      value: { op: 'sum', entity: 'ride', field: 'distance' },
    });
  });

  it.each([
    ['Risks with likelihood, impact, owner. Score = likelihood x impact.', 'Risk', 'Score', 'multiply'],
    [
      'A risk register of risks (likelihood, impact). score = likelihood x impact',
      'Risk',
      'Score',
      'multiply',
    ],
    [
      'Quotes with windows: each window has fabric metres and price per metre. Price is fabric metres x price per metre.',
      'Window',
      'Price',
      'multiply',
    ],
    [
      'Members, shifts with date and hours. How many hours did each member work?',
      'Member',
      'Total hours',
      'sum',
    ],
    ['Clubs and players. How many players does each club have?', 'Club', 'Number of players', 'count'],
    [
      "Restaurants and reviews with rating. Show each restaurant's average rating.",
      'Restaurant',
      'Average rating',
      'average',
    ],
    [
      'Accounts with payments. The balance of an account is the sum of its payments.',
      'Account',
      'Balance',
      'sum',
    ],
    [
      'Bikes and repairs with a cost. I want to see what I spent on repairs per bike.',
      'Bike',
      'Total repairs',
      'sum',
    ],
    [
      'Projects and expenses with an amount. For each project show the sum of its expenses.',
      'Project',
      'Total expenses',
      'sum',
    ],
  ])('works out what is said to be worked out: %s', (description, owner, label, op) => {
    const field = entityOf(appOf(description), owner).fields.find((one) => one.label === label);
    expect(field).toMatchObject({ type: 'computed', value: { op } });
  });

  it('multiplies by a number of what the row refers to', () => {
    const app = appOf(
      'Hotel reservation system. Guests make a reservation. Rooms with price. Bill is calculated from nights times price.',
    );
    const bill = entityOf(app, 'Bill');
    expect(bill.fields.find(({ type }) => type === 'computed')).toMatchObject({
      label: 'Total',
      as: 'money',
      value: { args: [{ field: 'nights' }, { field: 'price', of: 'room' }] },
    });
    expect(bill.fields.map(({ label }) => label)).not.toContain('Times');
  });

  it('looks through rows by what can be said of them', () => {
    const app = appOf('Damages have a photo. Show damages that are not repaired yet.');
    expect(entityOf(app, 'Damage').fields).toContainEqual(
      expect.objectContaining({ label: 'Repaired', type: 'boolean' }),
    );
    expect(JSON.stringify(app.pages)).toContain('"op":"is","field":"repaired","value":false');
  });
});

describe('a reminder before something is over', () => {
  const appOf = (text: string) => understand(text).blueprint;
  const labels = (text: string, noun: string) =>
    appOf(text)
      ?.entities.find(({ label }) => label === noun)
      ?.fields.map(({ label }) => label) ?? [];

  it('tells whom it names, and makes no field of how long before', () => {
    const text = 'Members borrow tools. Tools have a name. Remind members one day before a loan is due.';
    const [rule] = understand(text).facts.rules.filter(({ kind }) => kind === 'reminder');
    expect(rule).toMatchObject({ owner: 'loan', details: { minutes: 1440, to: 'member' } });
    expect(labels(text, 'Loan').join()).not.toMatch(/one day|is due/i);
  });

  it('goes with the end that a thing has, and not with its start', () => {
    const text =
      'Tenants with a phone. Leases have a start, an end and a rent. Warn me 60 days before a lease ends.';
    expect(labels(text, 'Lease')).not.toContain('Lease ends');
    const app = appOf(text);
    const lease = app?.entities.find(({ label }) => label === 'Lease');
    const rule = app?.rules.find((one) => one.kind === 'reminder');
    expect(rule).toMatchObject({
      entity: lease?.name,
      field: lease?.fields.find(({ label }) => label === 'End')?.name,
    });
  });

  it('goes with the day on which what is named is over, whoever is told', () => {
    const text =
      'Members with name and email. Memberships (plan, price). Email members two weeks before the membership expires.';
    expect(appOf(text)?.rules.find((one) => one.kind === 'reminder')).toMatchObject({
      entity: 'membership',
      field: 'expiryDate',
    });
  });

  it('is sent to the member that the row names', () => {
    const text =
      'Members with name and email. Members borrow tools. Remind members one day before a loan is due.';
    const app = appOf(text);
    const loan = app?.entities.find(({ name }) => name === 'loan');
    const link = loan?.fields.find(({ entity }) => entity === 'member');
    expect(link).toBeDefined();
    expect(app?.rules.find((one) => one.kind === 'reminder')).toMatchObject({ to: { field: link?.name } });
  });
});

describe('how many there may be in a period', () => {
  it.each([
    [
      'Cakes with a price. Orders with customer, pickup date and cake. I never want more than 6 cakes a day.',
      { entity: 'order', most: 6, unit: 'day', date: 'pickupDate' },
    ],
    [
      'Music school with lessons, instructors and students. Max 6 lessons per instructor per day.',
      { entity: 'lesson', most: 6, unit: 'day', reference: 'instructor' },
    ],
    [
      'Recycling centre: citizens and visits. Limit 12 visits per year for each citizen.',
      { entity: 'visit', most: 12, unit: 'year', reference: 'citizen' },
    ],
    [
      'Leave requests of employees with start and end. At most 25 days a year per employee.',
      { entity: 'leaveRequest', most: 25, unit: 'year', reference: 'employee', count: 'days' },
    ],
    [
      'Sauna bookings of households with a date, and nobody gets more than two a week.',
      { entity: 'saunaBooking', most: 2, unit: 'week', reference: 'household' },
    ],
    [
      'Kennel with dogs and stays (dog, start date, end date). Max 25 dogs a night!!',
      { entity: 'stay', most: 25, unit: 'day', date: 'startDate', end: 'endDate' },
    ],
  ])('is a rule: %s', (description, rule) => {
    expect(rulesOf(appOf(description), 'capacity')).toMatchObject([rule]);
  });

  it.each([
    'We get over 200 orders a day and need to track them.',
    'Orders with customer and date. We serve about 30 customers a day, sometimes more.',
    'Employees and shifts. A shift is 8 hours a day.',
  ])('is none where a text only tells how many there are: %s', (description) => {
    expect(rulesOf(appOf(description), 'capacity')).toEqual([]);
  });

  it('is no page', () => {
    const { pages } = understand('Orders with customer and pickup date. No more than 2 orders a day.').facts;
    expect(pages.filter(({ source }) => source.from === 'text')).toEqual([]);
  });

  it('leaves no field behind of the words that say it', () => {
    const app = appOf('Leave requests of employees with start and end. 25 days a year maximum.');
    expect(app.entities.flatMap(({ fields }) => fields).map(({ label }) => label)).not.toContain(
      'Year maximum',
    );
  });
});

it('how many somebody may have at a time is a limit for each of them', () => {
  const app = appOf(
    'Books, members and loans. Members may borrow 3 books at a time. Loans are out or returned.',
  );
  expect(rulesOf(app, 'capacity')).toMatchObject([
    { entity: 'loan', reference: 'member', except: ['returned'] },
  ]);
});

describe('what is over takes nothing', () => {
  const [overlap, loans, lessons] = [
    'Salon with stylists and appointments: booked, done, cancelled. No double booking.',
    'Members borrow tools. Loans are out or returned. At most 5 loans per member.',
    'Classes with at most 10 places. Bookings of customers: booked, attended, cancelled.',
  ].map((text) => appOf(text).rules.find(({ kind }) => kind === 'noOverlap' || kind === 'capacity'));

  it('a cancelled appointment leaves its time to another', () => {
    expect(overlap).toMatchObject({ except: ['cancelled'] });
  });
  it('a loan that was returned counts no longer', () => {
    expect(loans).toMatchObject({ entity: 'loan', except: ['returned'] });
  });
  it('a place in a class that was attended stays taken', () => {
    expect(lessons).toMatchObject({ entity: 'booking', except: ['cancelled'] });
  });
});

describe('states that stand behind a thing', () => {
  const statesOf = (text: string, label: string) => {
    const entity = entityOf(appOf(text), label);
    const field = entity.fields.find(({ name }) => name === entity.states?.field);
    return field?.options?.map((option) => option.label).join(', ');
  };
  it.each([
    [
      'A dog grooming salon with customers, dogs and appointments: requested, confirmed, done',
      'Appointment',
      'Requested, Confirmed, Done',
    ],
    [
      'A vet clinic with owners, pets and visits (planned, done, cancelled)',
      'Visit',
      'Planned, Done, Cancelled',
    ],
    ['Hotel with rooms (free, occupied, cleaning), guests and bookings', 'Room', 'Free, Occupied, Cleaning'],
    [
      'A language school with students, courses and enrolments (pending, paid, cancelled)',
      'Enrolment',
      'Pending, Paid, Cancelled',
    ],
  ])('are its own, and the only ones it has: %s', (text, label, states) => {
    expect(statesOf(text, label)).toBe(states);
    expect(entityOf(appOf(text), label).fields.map((field) => field.label)).not.toContain('Type');
  });
});

describe('who is there before anything is done', () => {
  it.each([
    ['Volunteers with a phone take shifts. Shifts have a start.', 'Shift', 'Volunteer'],
    ['Volunteers with a phone sign up for shifts. Shifts have a start.', 'Sign-up', 'Volunteer'],
    ['Shop with customers. Customers leave reviews. Reviews have stars and a text.', 'Review', 'Customer'],
  ])('is named by what is done: %s', (text, done, who) => {
    const app = appOf(text);
    const target = entityOf(app, who).name;
    expect(entityOf(app, done).fields.map(({ entity }) => entity)).toContain(target);
    expect(entityOf(app, who).fields.map(({ entity }) => entity)).not.toContain(entityOf(app, done).name);
  });
});

describe('a limit in a period', () => {
  const limitOf = (text: string) => understand(text).facts.rules.find(({ kind }) => kind === 'capacity');

  it.each([
    [
      'Lessons with rider, pony and instructor. a pony shouldnt do more than 3 lessons a day',
      'lesson',
      'pony',
      3,
      'day',
    ],
    ['Rooms and bookings. Each room can have at most 4 bookings a day.', 'booking', 'room', 4, 'day'],
    ['A driver shouldn’t do more than 5 shifts a week.', 'shift', 'driver', 5, 'week'],
  ])('holds for each of those it is said of: %s', (text, owner, per, most, each) => {
    expect(limitOf(text)).toMatchObject({ owner, details: { per, most, each } });
  });

  it('asks for no list of those beyond it', () => {
    const { pages } = understand('Seeds with name and packets. Nobody may take more than 5 packets.').facts;
    expect(pages.filter(({ attention }) => attention !== undefined)).toEqual([]);
  });
});

it('a word that only ends like one is no sign of what is worked out', () => {
  const { fields } = understand('Quotes with square metres times price and a date.').facts;
  expect(fields.filter(({ label }) => label === 'squ')).toEqual([]);
});

describe('how many there may be', () => {
  it.each([
    'Exams with a day. Entries: pupil, exam. We take them in 20 minute slots, 4 at a time.',
    'Members and books. A member can have five books out, tops.',
    'Rounds with a theme. Members send images (title, file) to a round, up to three images per round.',
    'Fixtures with a date. Selections: fixture, player. The captain picks eleven players, never twelve.',
  ])('is a limit: %s', (description) => {
    expect(rulesFrom(description)).toContain('capacity');
  });

  it.each([
    'Reports with a title and up to three images per report.',
    'Print labels, 4 on a page, and show orders with a date one at a time.',
  ])('is none of what a row shows: %s', (description) => {
    expect(rulesFrom(description)).not.toContain('capacity');
  });
});

describe('who gets a message', () => {
  it.each([
    [
      'Bookings: name, date. The customer gets a mail when it is confirmed, and a text the day before.',
      'Customer',
    ],
    ['When a parcel arrives the tenant gets a message. Parcels: tenant, carrier, arrived on.', 'Tenant'],
    ['Vans: plate, make. If anything is not ok the mechanic receives a text.', 'Van'],
  ])('keeps none of it: %s', (description, label) => {
    const labels = entityOf(appOf(description), label).fields.map((field) => field.label);
    expect(labels.filter((one) => /^(?:mail|message|text|when .*)$/i.test(one))).toEqual([]);
  });

  it('has a mail address all the same', () => {
    const app = appOf('Members get a number, a locker and a mail address.');
    expect(entityOf(app, 'Member').fields.map(({ label }) => label)).toContain('Mail address');
  });
});

describe('a limit', () => {
  it.each([
    ['Tool library with members and tools. Members borrow tools. Nobody can borrow more than 3 at once.', 3],
    ['Members borrow skis. Everyone may borrow 2 pairs at most.', 2],
  ])('that holds for each is of those who have something: %s', (description, most) => {
    const app = appOf(description);
    const [rule] = rulesOf(app, 'capacity');
    expect(rule).toMatchObject({ entity: 'loan', reference: 'member', limit: 'loansAtOnce' });
    const limit = entityOf(app, 'Member').fields.find(({ name }) => name === 'loansAtOnce');
    expect(limit).toMatchObject({ label: 'Loans at once', default: most });
  });

  it.each([
    ['Yoga studio: classes with date, teacher and 12 places. Members book classes.', 'Class', 12],
    ['Boat tours. Tours have a start, a guide and 8 seats each. Guests book tours.', 'Tour', 8],
    ['Each class has 20 spots. Members book classes.', 'Class', 20],
  ])('is told by its places, which are no things: %s', (description, label, most) => {
    const app = appOf(description);
    expect(app.entities.map((one) => one.label).filter((one) => /place|seat|spot/iu.test(one))).toEqual([]);
    expect(rulesOf(app, 'capacity')).toMatchObject([{ entity: 'booking' }]);
    expect(entityOf(app, label).fields.find(({ type }) => type === 'number')?.default).toBe(most);
  });
});

describe('what somebody has for a while', () => {
  it.each([
    ['Toy library. Families borrow toys. Each toy can only be out once.', 'toy'],
    ['Members borrow tools for two weeks. The same tool cant go out twice.', 'tool'],
  ])('is had by nobody else at that time: %s', (description, per) => {
    expect(rulesOf(appOf(description), 'noOverlap')).toMatchObject([{ entity: 'loan', per }]);
  });

  it('may be taken by others where there is room, and by the same person once', () => {
    const app = appOf('Members book classes. Nobody can book the same class twice.');
    expect(rulesOf(app, 'noOverlap')).toEqual([]);
    expect(rulesOf(app, 'uniqueTogether')).toMatchObject([{ entity: 'booking' }]);
  });
});

it('of two days that a rule orders neither is a table', () => {
  const app = appOf('Concessions with start, end and fee. The end has to be after the start, of course.');
  expect(app.entities.map(({ label }) => label)).toEqual(['Concession']);
  expect(rulesOf(app, 'before')).toMatchObject([{ entity: 'concession' }]);
});

describe('a reminder', () => {
  it.each([
    [
      'Members borrow tools for two weeks. When somebody is late they should get a reminder.',
      { entity: 'loan', field: 'dueDate', minutes: 0, to: { field: 'member' } },
    ],
    [
      'Camera club kit. Members sign out kit with due date. When somebody is late they get a reminder.',
      { entity: 'kit', field: 'dueDate', minutes: 0, to: { field: 'member' } },
    ],
    [
      'Vet: pets, vaccinations per pet with date and next due date, with a reminder a week before.',
      { entity: 'vaccination', field: 'dueDate', minutes: 10080 },
    ],
    [
      'Cars with plate, services per car with date, mileage and next date, remind me two weeks before.',
      { entity: 'service', field: 'nextDate', minutes: 20160 },
    ],
    [
      'Projects with booking date and vendor visit date. Remind me a day before.',
      { entity: 'project', field: 'bookingDate' },
    ],
    [
      'Chimneys have an address and a sweep date. Nag me before the sweep date.',
      { entity: 'chimney', field: 'sweepDate', minutes: 1440 },
    ],
    [
      'Anglers book swims (bank, depth). Anyone whose booking begins in two hours should get a text.',
      { entity: 'booking', minutes: 120 },
    ],
    ['Wells have a depth. Remind us to test each well twice a year.', { entity: 'well' }],
    [
      'We keep harps with a maker. A harp is tuned again six weeks later, for which I want to be reminded.',
      { entity: 'harp' },
    ],
  ])('comes before what is due, and not before what was done: %s', (description, rule) => {
    expect(rulesOf(appOf(description), 'reminder')).toMatchObject([rule]);
  });

  it.each([
    'We meet twice a month and remind everyone. Meetings: topic, date.',
    'Customers with last checkup. Remind customers twice a year.',
    'Remind customers twice a year of the checkup. Customers with last checkup',
  ])('is sent so often only where that is said of it, and makes up no second day: %s', (description) => {
    const app = appOf(description);
    expect(rulesOf(app, 'reminder')).toEqual([]);
    expect(app.entities.flatMap(({ fields }) => fields.map(({ label }) => label))).not.toContain('Due date');
  });
});

describe('who is told', () => {
  it.each([
    [
      'Dogs with owner, breed and vaccination date. Owners have an e-mail. Remind the owner two days before the vaccination date.',
      { to: { field: 'owner' } },
    ],
    [
      'Tickets have a customer, a subject and a contact e-mail. Tickets are new, open or ready. Customers have an e-mail. Email the customer when a ticket is ready.',
      { to: { field: 'customer' }, state: 'ready' },
    ],
    [
      'Orders with customer, date and total. Notify the owner when an order comes in.',
      { to: { role: 'owner' } },
    ],
    [
      'Orders: customer, date, total. Status new, packed, shipped. When an order is shipped the customer gets an email, and when it is packed the driver.',
      { to: { field: 'customer' }, state: 'shipped' },
    ],
  ])('is whom the row has, and when: %s', (description, rule) => {
    expect(appOf(description).rules).toMatchObject([rule]);
  });

  it('is nobody of what did not happen', () => {
    const text =
      "Invoices with client and amount; draft, sent, paid. Text the client if an invoice isn't paid.";
    expect(rulesFrom(text)).toBe('');
    const { unknown } = understand(text).facts;
    expect(unknown.map(({ start, end }) => text.slice(start, end)).join()).toContain('an invoice isn');
  });
});

it('gives a rating how good something is', () => {
  const app = appOf('Puzzles with a title and a file. Students can rate puzzles.');
  expect(entityOf(app, 'Rating').fields).toContainEqual(
    expect.objectContaining({ label: 'Rating', type: 'number' }),
  );
});

describe('a mail at a limit', () => {
  const mailsIn = (text: string) => {
    const { blueprint } = understand(text);
    return (blueprint?.rules ?? []).flatMap((rule) => (rule.kind === 'notify' ? [rule] : []));
  };

  it.each([
    [
      'Tanks have a name. Readings have a date and pH. If the pH is below 6 mail the manager.',
      { op: 'below', value: 6 },
      { role: 'manager' },
    ],
    [
      'Products have a name and stock. Email the buyer when stock is under 5.',
      { op: 'below', value: 5 },
      { field: 'buyer' },
    ],
    [
      'Each fridge has an address. Volunteers check the fridges daily and record temperature and cleanliness. If the temperature is above 8 degrees the coordinator gets an email.',
      { op: 'above', value: 8 },
      { role: 'coordinator' },
    ],
    [
      'Parts have a quantity and a minimum. Send me an email when the quantity drops below the minimum.',
      { op: 'below', value: 'minimum' },
      { role: 'owner' },
    ],
    [
      'Invoices have a total and date. Notify the accountant if the total exceeds 5000.',
      { op: 'above', value: 500_000 },
      { role: 'accountant' },
    ],
  ])('is sent when a row passes it, and not for each new row: %s', (text, when, to) => {
    const mails = mailsIn(text);
    expect(mails.map((rule) => ({ when: rule.when, to: rule.to }))).toEqual([
      { when: expect.objectContaining(when) as unknown, to },
    ]);
  });

  it.each([
    'Drugs have a stock. Warn me when stock is below 5.',
    'Loans have a due date. Send an email 3 days before the due date. Tools have a price over 50 euros.',
  ])('is only sent where a mail is asked for at a number: %s', (text) => {
    expect(mailsIn(text)).toEqual([]);
  });
});

describe('who is there', () => {
  it.each([
    [
      'Attendance app: classes, pupils in classes, and attendance per pupil and day: present, late, ill or absent.',
      'Attendance',
    ],
    ['Kita: Kinder in Gruppen, Anwesenheit pro Kind und Tag', 'Anwesenheit'],
  ])('is noted once a day of each, and can be put right: %s', (text, label) => {
    const app = appOf(text);
    const { name, fields, states } = entityOf(app, label);
    const [rule, ...others] = rulesOf(app, 'uniqueTogether').filter((one) => one.entity === name);
    expect(others).toEqual([]);
    const types = fields.filter((one) => rule?.kind === 'uniqueTogether' && rule.fields.includes(one.name));
    expect(types.map(({ type }) => type).toSorted()).toEqual(['date', 'reference']);
    const options = fields.find((one) => one.name === states?.field)?.options ?? [];
    expect(states?.transitions.length ?? 0).toBe(options.length * Math.max(options.length - 1, 0));
  });

  it.each([
    'Choir with rehearsals (date, place), members and attendance',
    'Gym with classes with a start time, members and attendance of members in classes',
  ])('may be noted of several hours of a day: %s', (text) => {
    expect(rulesOf(appOf(text), 'uniqueTogether')).toEqual([]);
  });
});
