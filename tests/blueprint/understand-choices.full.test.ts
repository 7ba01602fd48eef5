import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { CHOSEN, NO_CHOICE } from '../understanding/rows.ts';

// Choices and lives as people write them: with or without brackets, commas, or a word that announces them.

const chosenIn = (text: string) => {
  const { facts } = understand(text);
  const lives = facts.states.filter(({ source }) => source.from === 'text');
  return [
    ...lives.map(({ owner, values }) => `${owner}: ${values.join(', ')}`),
    ...facts.fields.map(({ owner, options = [] }) => `${owner}: ${options.join(', ')}`),
  ].map((chosen) => chosen.toLowerCase());
};

describe('what something is chosen from', () => {
  it.each(CHOSEN)('%s', (text, expected) => {
    expect(chosenIn(text)).toContain(expected);
  });

  it.each(NO_CHOICE)('%s names no choice', (text) => {
    expect(chosenIn(text).filter((chosen) => !chosen.endsWith(': '))).toEqual([]);
  });
});

it('begins with a value, and not with the end of a question', () => {
  const text = 'Puzzles, size, who I’ve pitched them to, accepted or rejected, fee';
  expect(chosenIn(text)).toContain('puzzle: accepted, rejected');
});

describe('whose a life is', () => {
  it.each([
    [
      'Travel requests: employee, date. The manager approves or rejects them.',
      'request: pending, approved, rejected',
    ],
    [
      'Members open cases; a case worker handles it: new, in progress, settled, closed.',
      'case: new, in progress, settled, closed',
    ],
    ['Messages from tenants are flagged as urgent, normal or low.', 'message: urgent, normal, low'],
    [
      'Gear and orders. Orders go ordered -> fitted -> ready -> collected.',
      'order: ordered, fitted, ready, collected',
    ],
    [
      'We give permits for pitches. A permit has a name and a date. Permit requested / granted / refused.',
      'permit: requested, granted, refused',
    ],
    [
      'Track candidates: name, stage (applied, hired, rejected), interviews with a score.',
      'candidate: applied, hired, rejected',
    ],
    ['Clubs with members. A member is active, paused or gone.', 'member: active, paused, gone'],
    [
      'Online bakery shop with products and order tracking (received, baking, out for delivery, delivered).',
      'order: received, baking, out for delivery, delivered',
    ],
    [
      'Clinic appointments: patients, doctors. Appointment status scheduled, arrived, completed, no-show.',
      'appointment: scheduled, arrived, completed, no-show',
    ],
    [
      'Clinic appointments: patients, doctors. Appointment types: first visit, follow-up, check-up.',
      'appointment: first visit, follow-up, check-up',
    ],
    ['Food app with restaurants, menu items and orders. Payment by card or cash.', 'order: card, cash'],
    [
      'Each runner gets a plan with workouts (distance, notes). The runner marks the workout done or skipped.',
      'workout: done, skipped',
    ],
    [
      'Tenants send reports with a photo. The secretary passes it on to a contractor (name, email), and moves the report from reported to scheduled to fixed.',
      'report: reported, scheduled, fixed',
    ],
  ])('%s', (text, expected) => {
    expect(chosenIn(text).map((one) => one.replace(/^.* (?=\w+:)/, ''))).toContain(expected);
  });

  it.each([
    [
      'the name before "status"',
      'Withdrawals: sample, who, when, volume taken.\n- sample status: registered, stored, discarded\nSamples: barcode, donor, volume',
      'sample: registered, stored, discarded',
    ],
    [
      'what goes through them',
      'Pottery: students pay for firings by weight. Kiln firings have a temperature and a date, pieces go: greenware, bisque, glazed, finished',
      'piece: greenware, bisque, glazed, finished',
    ],
    [
      'what is said to be one of them',
      'Per child: class, birth date, helpers (name, profession, phone). A plan runs for a term and holds targets. A plan is draft, agreed, in force, reviewed.',
      'plan: draft, agreed, in force, reviewed',
    ],
    [
      'what the first of them begins with',
      'Buskers apply for a permit, we give permits for pitches. A pitch has a street and hours. Permit requested / granted / refused.',
      'permit: requested, granted, refused',
    ],
    [
      'what the bullets stand under',
      'Quotes\n- client, price\nProjects\n- client, word count, deadline\n- status: quote sent / accepted / delivered / invoiced\nTasks\n- project, translator',
      'project: quote sent, accepted, delivered, invoiced',
    ],
    [
      'what the title of a board is about, where nothing else is kept',
      'board for my stained glass commissions: sketched, cut, leaded, delivered',
      'commission: sketched, cut, leaded, delivered',
    ],
    [
      'what the sentence before begins with, where nothing else is kept',
      'Lockers in our school. They are free, taken or broken.',
      'locker: free, taken, broken',
    ],
    [
      'what stands alone before it, where nothing else is kept',
      'School lockers. Each is free, taken or broken.',
      'school locker: free, taken, broken',
    ],
  ])('is %s', (_, text, expected) => {
    expect(chosenIn(text)).toContain(expected);
  });

  it('is the thing to which the fields around it belong', () => {
    const text =
      'Bites and stings at our summer camp must be reported. Child, tent, when, where (arm, leg, neck, face), swollen or not, cream used. Children have a tent and an allergy. Leaders add reports.';
    const { fields } = understand(text).facts;
    expect(fields.find(({ label }) => label === 'where')?.owner).toBe('report');
  });

  it('is nothing of its own where there are only values to choose from', () => {
    const { entities, fields } = understand('Orders: name, dish, a drink (water, cola, juice).').facts;
    expect(entities.map(({ noun }) => noun)).not.toContain('drink');
    expect(fields.find(({ label }) => label === 'drink')?.options).toEqual(['water', 'cola', 'juice']);
  });
});

describe('what is chosen', () => {
  it.each([
    ['stands right before it', 'Lockers have a number and a season (summer, winter or all year).', 'season'],
    [
      'is how it is paid',
      'We keep jobs with a date and whether they were paid by cash or card.',
      'payment method',
    ],
    ['is how often', 'Cleaning tasks daily / weekly / monthly with the person who does it.', 'frequency'],
    ['is no verb', "Shoes: size, brand. Jo writes whether they're worn or unworn.", 'type'],
    ['is the size that is picked', 'Members choose small, medium or large. Members have a name.', 'size'],
    ['is a language', 'Courses in German, English or French with a date and a teacher.', 'language'],
    ['is its type where nothing says what', 'Tickets (adult, child, senior) with price.', 'type'],
  ])('%s: %s', (_, text, label) => {
    const { fields } = understand(text).facts;
    expect(fields.filter(({ options }) => options).map((field) => field.label)).toEqual([label]);
  });
});

describe('whose values are', () => {
  const ownerOf = (text: string, value: string) =>
    understand(text).facts.fields.find(({ options }) => options?.includes(value))?.owner;

  it.each([
    [
      'what has their name',
      'Pages have entries. An entry has a date, persons with role (witness, parent, priest) and remarks. Persons have a name.',
      'witness',
      'person',
    ],
    [
      'the record of what is answered',
      'Sessions with date and place, their motions, and how every councillor voted on a motion (yes, no or abstain, one vote each). A councillor belongs to a party.',
      'abstain',
      'vote',
    ],
    [
      'the record of what is rated',
      'Films with title, year. Users rate them bad, ok or great. Each rating has a date.',
      'great',
      'rating',
    ],
    [
      'the record of what is paid',
      'Items have a size and a price. When we sell at a gig we enter item, amount, gig and cash/card. Total sales per gig.',
      'cash',
      'sale',
    ],
    [
      'what is decided, and not who decides',
      'Mentors fill in a profile (expertise, bio, years of experience, linkedin), mentees browse and request a session with a message. Mentor accepts or declines. After the session the mentee leaves a review with stars and text.',
      'declined',
      'request',
    ],
    [
      'what is looked at, and not who notes it',
      'We keep ropes with length and diameter. The warden notes worn or sound.',
      'worn',
      'rope',
    ],
    [
      'what is decided whatever the values are',
      'Parrots have a ring and an age. The vet decides keep or release with a reason.',
      'release',
      'parrot',
    ],
    [
      'what is decided, and not with whom',
      'Parrots have a ring and an age. Owners have a phone. The vet decides keep or release with the owner.',
      'release',
      'parrot',
    ],
    [
      'nobody who only decides with somebody',
      'The vet decides keep or release with the owner',
      'release',
      undefined,
    ],
    ['nobody who is only asked', 'The chef decides menu or a la carte with the guest', 'menu', undefined],
  ])('%s', (_, text, value, owner) => {
    expect(ownerOf(text, value)).toBe(owner);
  });
});

describe('values of which only the first and the last are named', () => {
  it.each([
    ['Bugs with title, severity s1-s4 and an owner.', 'bug: s1, s2, s3, s4'],
    ['Tickets have a priority P1 to P3 and a due date.', 'ticket: p1, p2, p3'],
    ['Log piles: owner, species, quality A to D, gps', 'log pile: a, b, c, d'],
    ['Language partners: name, level A2-C1, city', 'language partner: a2, b1, b2, c1'],
    ['Gym members: name, size S-XL, term 6 or 12 months', 'gym member: s, m, l, xl'],
  ])('%s', (text, expected) => {
    expect(chosenIn(text)).toContain(expected);
  });

  it.each([
    'Courts A to F can be booked. Bookings have a date.',
    'Drivers get from A to F. Trips with a driver.',
    'Visits V1-V6 have a date. Subjects with a name.',
  ])('%s lists no values', (text) => {
    expect(chosenIn(text).filter((chosen) => !chosen.endsWith(': '))).toEqual([]);
  });
});

describe('numbers of one unit', () => {
  it.each([
    [
      'Customers, their address, price and how often I come (every 4, 8 or 12 weeks).',
      'customer: every 4 weeks, every 8 weeks, every 12 weeks',
    ],
    ['Pupils take lessons with a teacher, 30 or 45 minutes, in a room.', 'lesson: 30 minutes, 45 minutes'],
    ['Lessons take 30, 45 or 60 min. Students have a name.', 'lesson: 30 min, 45 min, 60 min'],
    ['Gym members: name, size S-XL, term 6 or 12 months', 'gym member: 6 months, 12 months'],
    ['Coffees with bags of 250 g, 500 g or 1 kg, price', 'coffee: 250 g, 500 g, 1 kg'],
  ])('%s', (text, expected) => {
    expect(chosenIn(text)).toContain(expected);
  });

  it.each([
    'Repairs have a customer. A repair lasts 2 or 3 weeks.',
    'Bookings with a date. Remind customers 7 or 14 days before.',
  ])('%s offers none', (text) => {
    expect(chosenIn(text).filter((chosen) => !chosen.endsWith(': '))).toEqual([]);
  });
});

it.each([
  ['Calls come in with a problem. Calls are open till visited.', 'call: open, visited'],
  ['Complaints: who, when, text, open until resolved', 'complaint: open, resolved'],
  [
    'A machine is out of order until a trainer marks it fixed. Machines have a name.',
    'machine: out of order, fixed',
  ],
])('%s: the second state ends the first', (text, expected) => {
  expect(chosenIn(text)).toContain(expected);
});

describe('where a value begins and ends', () => {
  it.each([
    [
      'sessions with client, date, attended / cancelled / did not attend, fee',
      'session: attended, cancelled, did not attend',
    ],
    [
      'Returns: order, reason (too small, too big, broken, changed my mind), refund',
      'return: too small, too big, broken, changed my mind',
    ],
    ['Kit items: serial, owner (us or sub-hired), day rate', 'kit item: us, sub-hired'],
    [
      'A donor is checked in, then rejected with a reason or donated. Donors have a blood group.',
      'donor: checked in, rejected, donated',
    ],
    [
      'Strips w/ script, rough, inked, coloured, posted. Characters that appear.',
      'strip: script, rough, inked, coloured, posted',
    ],
    ['Rooms: name, size small, medium or large, floor', 'room: small, medium, large'],
    [
      'Policies with type home, car, life or travel, premium, start and end.',
      'policy: home, car, life, travel',
    ],
    ['Clients have dogs, dogs have size small medium large. Walks with date.', 'dog: small, medium, large'],
    ['Pets (species dog cat rabbit other), owners. Visits have a date.', 'pet: dog, cat, rabbit, other'],
    [
      'My cellar: wines with producer, vintage, colour red white or rosé, rating 1 to 5.',
      'wine: red, white, rosé',
    ],
    [
      'Recipes have a title and a photo. Recipe tags: starter main pudding baking.',
      'recipe: starter, main, pudding, baking',
    ],
    ['Bikes have a brand, price and condition (as new, good, worn).', 'bike: as new, good, worn'],
    [
      'Cars (make, model, year, price), status in stock, reserved, sold. Test drives with customer and date.',
      'car: in stock, reserved, sold',
    ],
    [
      'Drawings with number and title. Status flow: work in progress → for comment → for construction → as built.',
      'drawing: work in progress, for comment, for construction, as built',
    ],
    [
      'For every delivery the driver marks delivered or not at home. Deliveries have an address.',
      'delivery: delivered, not at home',
    ],
  ])('%s', (text, expected) => {
    expect(chosenIn(text)).toContain(expected);
  });

  it.each([
    ['rowing club. boats: name, class (1x, 2x, 4-, 8+), weight', 'boat: 1x, 2x, 4-, 8+'],
    [
      'Reading log. Books with title; status is want to read, reading or finished.',
      'book: want to read, reading, finished',
    ],
    [
      'deals go from lead to qualified to proposal to won or lost. companies with contacts',
      'deal: lead, qualified, proposal, won, lost',
    ],
  ])('%s', (text, expected) => {
    expect(chosenIn(text)).toContain(expected);
  });

  it('is written in brackets behind the name of a column', () => {
    const text = 'Delivery no | Date | Crop (wheat, barley, rye) | Gross t\nfarmers: name, address';
    expect(chosenIn(text)).toContain('delivery: wheat, barley, rye');
  });
});

describe('what a clause speaks of', () => {
  it.each([
    [
      'Chimneys. Every house has flues. For a flue I need to know the fuel that’s wood or oil or gas and the diameter.',
      'flue: wood, oil, gas',
    ],
    [
      'Cemetery. Families apply for permits for a plot and the permits for their own plots go from requested to granted to used. Plots have a number.',
      'permit: requested, granted, used',
    ],
    [
      'Tea club. Subscribers choose green, black or white. Teas get a rating.',
      'subscriber: green, black, white',
    ],
    [
      'Donors book a session. A session has a date. At the session they are checked in, then rejected or donated.',
      'donor: checked in, rejected, donated',
    ],
    ['An installation has findings and every finding has a severity: minor, major.', 'finding: minor, major'],
    [
      'Beekeeper. Hives have a queen. At inspections I note the date and temper (calm, nervous).',
      'inspection: calm, nervous',
    ],
  ])('%s', (text, expected) => {
    expect(chosenIn(text)).toContain(expected);
  });
});

describe('values that share a noun, or are announced', () => {
  it.each([
    ['Lessons are private, pair or group lessons with a teacher and a date.', 'lesson: private, pair, group'],
    [
      'Each room is a single, double or family room with a number, a price and a floor. Guests book rooms.',
      'room: single, double, family',
    ],
    ['Leave is vacation, sick leave or unpaid leave.', 'leave: vacation, sick leave, unpaid leave'],
    ['Members pay by cash, card or bank transfer.', 'payment: cash, card, bank transfer'],
    [
      'Our club has four kinds of boats: dinghies, kayaks and canoes. Boats have a name.',
      'boat: dinghies, kayaks, canoes',
    ],
    [
      'There are 3 categories of tickets (adult, child, senior). Tickets have a date.',
      'ticket: adult, child, senior',
    ],
    [
      'Massage appointments with client and date, length 30 60 or 90 minutes',
      'appointment: 30 minutes, 60 minutes, 90 minutes',
    ],
    [
      'Packages for tenants: tenant, courier (DHL, UPS or FedEx), arrived on. Tenants have a flat.',
      'package: dhl, ups, fedex',
    ],
    [
      'Packages with a size; it’s stored, then notified, then collected. Tenants have a flat.',
      'package: stored, notified, collected',
    ],
  ])('%s', (text, expected) => {
    expect(chosenIn(text)).toContain(expected);
  });

  it.each([
    [
      'Listings are houses, apartments or land, for sale or for rent, with price and photos.',
      'listing: for sale, for rent',
    ],
    [
      'Customers rent kayaks for one hour, half a day or a full day.',
      'customer: one hour, half a day, full day',
    ],
    [
      'Queens are marked white, yellow, red, green or blue depending on the year.',
      'queen: white, yellow, red, green, blue',
    ],
    ['Crates have a crop, a weight, quality A, B or C and a price.', 'crate: a, b, c'],
    [
      'Applicants have a name, want a small, medium or large plot and join on a date.',
      'applicant: small, medium, large',
    ],
    ['Sports medals: athlete, event, gold, silver or bronze, date', 'sports medal: gold, silver, bronze'],
    ['Trade fair leads: company, contact, hot warm or cold, date', 'lead: hot, warm, cold'],
    [
      'Episodes have a title. Guests: name, email, topic, invited, confirmed or declined.',
      'guest: invited, confirmed, declined',
    ],
    [
      'Food truck. Menu items with price. Orders: items, paid by card or cash, open, ready, picked up.',
      'order: open, ready, picked up',
    ],
    [
      'Events have a client, a date, type of event like wedding, birthday or company party, and a menu.',
      'event: wedding, birthday, company party',
    ],
    [
      'Childminder. For each child I write what it ate, mood happy tired or cranky, and when it left.',
      'child: happy, tired, cranky',
    ],
    ['Team tasks: who, what, due, high medium or low prio, done', 'task: high, medium, low'],
    [
      'Film lab. Films have a title. For each roll film type and push, scans small medium or large. Rolls have a number.',
      'roll: small, medium, large',
    ],
    ['Band equipment: item, owner, weight, condition new good worn broken', 'item: new, good, worn, broken'],
    ['Parcels: number, weight, size small medium large, sender', 'parcel: small, medium, large'],
    ['Rental flats: address, rent, status free, reserved, let, notes', 'rental flat: free, reserved, let'],
    ['Drivers note each trip as business or private with start km and end km.', 'trip: business, private'],
    [
      'Production orders go to cutting, then sewing, then packing. Each order has a customer and a quantity.',
      'order: cutting, sewing, packing',
    ],
  ])('%s', (text, expected) => {
    expect(chosenIn(text)).toContain(expected);
  });

  it('are called by the name before them', () => {
    const labelsOf = (text: string) =>
      understand(text).facts.fields.flatMap(({ label, options }) => (options ? [label] : []));
    expect(labelsOf('Jobs have a customer, a price and a service level, basic or full.')).toEqual([
      'service level',
    ]);
    expect(labelsOf('Members have a name and a voice part which is soprano, alto or bass.')).toEqual([
      'voice part',
    ]);
    expect(labelsOf('For each car I want the plate and the fuel that is petrol or diesel.')).toEqual([
      'fuel',
    ]);
    expect(labelsOf('A tracker for my climbing: route, grade, gym or outdoor, date, notes')).toEqual([]);
    expect(labelsOf('Show the samples that are blood or urine. Samples have a number.')).not.toContain(
      'sample',
    );
  });

  it('begin behind what has them, and with the first', () => {
    const text =
      'Students enrol for a course, beginner, intermediate or advanced, and pay online or in person.';
    const rows = chosenIn(text).map((one) => one.split(': ')[1]);
    expect(rows).toContain('beginner, intermediate, advanced');
  });

  it('end where fields follow that they are listed with', () => {
    const text = 'Equipment with a name. Services: equipment, date, mechanic, oil or full service.';
    expect(chosenIn(text).filter((one) => /mechanic.*oil/u.test(one))).toEqual([]);
  });
});

it('tells two lists apart that are joined by a comma', () => {
  const text = 'Members choose small, medium or large, weekly or fortnightly, and a pick up point.';
  expect(chosenIn(text).filter((one) => /small.*weekly/u.test(one))).toEqual([]);
});

it('names no thing in a list of fields', () => {
  const text =
    'Customers order every week: how many trays, egg size S M L XL, price. Eggs over time as a curve.';
  expect(chosenIn(text).filter((one) => one.startsWith('egg: s'))).toEqual([]);
});

it('decides on more than yes and no', () => {
  const { states } = understand(
    'Offers have an amount; the owner accepts or rejects an offer or the buyer withdraws it.',
  ).facts;
  expect(states.map(({ values }) => values.join())).toContain('pending,accepted,rejected,withdrawn');
});

it.each([
  [
    'Manage IT assets: laptops, monitors and phones with serial number and warranty end.',
    ['asset'],
    'asset: laptop, monitor, phone',
  ],
  ['Farm animals: cows, goats, sheep. Each animal has a tag.', ['animal'], 'animal: cow, goat, sheep'],
  ['Our vehicles (vans, trucks, trailers) have a plate.', ['vehicle'], 'vehicle: van, truck, trailer'],
  ['Members rent skis, boots and poles by the day. Each item has a size.', ['item'], 'item: ski, boot, pole'],
])('lists sorts of what they are called together, and no tables: %s', (text, things, chosen) => {
  expect(chosenIn(text)).toContain(chosen);
  expect(understand(text).facts.entities.map(({ noun }) => noun)).toEqual(expect.arrayContaining(things));
  expect(understand(text).facts.entities.map(({ noun }) => noun)).not.toContain(chosen.split(/: |, /u)[1]);
});

it('keeps other things that are listed behind a title', () => {
  expect(understand('Items: books, customers, loans.').facts.entities.map(({ noun }) => noun)).toEqual([
    'item',
    'book',
    'customer',
    'loan',
  ]);
});

it.each([
  ['Club equipment: balls, nets, rackets. Players borrow balls.', 'ball'],
  ['Vehicles: cars, trucks. Cars have seats and a plate.', 'car'],
  ['Our stock: bottles, cans, kegs; customers with name', 'customer'],
])('loses no sort that has no place, or of which more is said: %s', (text, thing) => {
  const { facts } = understand(text);
  expect(facts.entities.map(({ noun }) => noun)).toContain(thing);
  expect(facts.fields.some(({ options = [] }) => options.includes(thing))).toBe(false);
});
