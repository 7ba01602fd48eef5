import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const linksOf = (text: string) =>
  understand(text).facts.relations.map(({ from, to, many }) => `${from} > ${to}${many ? 's' : ''}`);
const labelsOf = (text: string, owner: string) =>
  understand(text)
    .facts.fields.filter((one) => one.owner === owner && one.source.from === 'text')
    .map(({ label }) => label);
const thingsOf = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);

describe('what the things of a list have to do with each other', () => {
  test.each([
    ['For our brewery: recipes, brews, tanks, ingredients with stock and bottling runs.', 'bottling run'],
    ['Gym: trainers, members with photo and check-ins.', 'check-in'],
    [
      'School cafeteria: pupils with allergies, a weekly menu, meal orders by parents and a daily list.',
      'menu',
    ],
  ])('takes what a list goes on with for no part of the thing before it: %s', (text, other) => {
    expect(thingsOf(text)).toContain(other);
    expect(linksOf(text).filter((link) => link.endsWith(`> ${other}`) && !/order/.test(link))).toEqual([]);
  });

  test.each([
    ['Every elevator has an inspection each quarter; technicians upload a report.', 'inspection > elevator'],
    ['Each boiler gets a service once a year. Customers have boilers.', 'service > boiler'],
    ['Each child has a monthly report written by the teacher.', 'report > child'],
    ['Each team has a meeting every Monday.', 'meeting > team'],
  ])('takes what something has again and again for many: %s', (text, link) => {
    expect(linksOf(text)).toContain(link);
    expect(linksOf(text)).not.toContain(link.split(' > ').reverse().join(' > '));
  });

  test.each([
    ['Small warehouse: products, customers, suppliers and orders.', 'customer > supplier'],
    ['Podcast network with shows, episodes, hosts, guests and sponsors.', 'host > sponsor'],
    ['Catering business with clients, events, menus, dishes and staff.', 'menu > client'],
    ['Moving company: customers, quotes, moves, movers and trucks.', 'truck > customer'],
    ['Sports club: teams, players, coaches, training sessions and matches.', 'training session > match'],
    ['Driving school: students, instructors, cars and lessons.', 'car > student'],
  ])('links none that belong to different matters: %s', (text, link) => {
    expect(linksOf(text)).not.toContain(link);
  });

  test.each([
    ['A CRM for an estate agent: leads, properties, viewings, and offers.', 'offer > viewing'],
    [
      'A recipe app: recipes with ingredients, a weekly meal plan and a shopping list.',
      'shopping list > meal plan',
    ],
    ['A conference: talks, speakers, rooms, time slots and attendees.', 'talk > time slot'],
    [
      'Apartment building with 24 flats: meters for water, readings once a year and tenants.',
      'reading > meter',
    ],
    ['Wedding planner: weddings, guests and vendors.', 'guest > wedding'],
  ])('lets what is written or planned later refer to what was before: %s', (text, link) => {
    expect(linksOf(text)).toContain(link);
  });

  test.each([
    ['Library: books, members, loans and fines.', 'fine > loan'],
    ['Student housing: buildings, rooms, students and leases.', 'room > building'],
    ['Farm: fields, crops, plantings and harvests.', 'planting > crop'],
    ['Flats and tenants. I need to know which flats will be empty next month.', 'tenant > flat'],
    ['Greenhouse: beds, seedlings, waterings', 'seedling > bed'],
    ['Church: members, groups, families and events.', 'event > group'],
    ['Catering: clients, events, menus and quotes.', 'quote > event'],
  ])('lets each refer to what such a thing refers to where an app has both: %s', (text, link) => {
    expect(linksOf(text)).toContain(link);
  });

  it('lets the class tell whose its bookings are', () => {
    const links = linksOf('Gym: members, trainers, classes and payments. Members can book classes.');
    expect(links).toContain('class > trainer');
    expect(links.filter((link) => /^(?:booking|payment) > trainer/u.test(link))).toEqual([]);
  });

  it('takes a class for one of many members', () => {
    expect(linksOf('A gym needs members, classes with a trainer and room, and check-ins.')).toContain(
      'class > members',
    );
  });
});

describe('what a list names of each', () => {
  test.each([
    [
      'Blood bank: donors with blood group, donations with volume, and a stock per blood group.',
      'blood group',
      'stock',
    ],
    [
      'Courier collective: couriers, deliveries with drop-off address, customers, and pay per delivery.',
      'delivery',
      'pay',
    ],
    [
      'Insurance broker: clients, policies with premium, claims, and commission we get per policy.',
      'policy',
      'commission',
    ],
    ['Babysitters: families, sitters, bookings, and a fee per booking.', 'booking', 'fee'],
  ])('is a field of what it is named for: %s', (text, owner, label) => {
    expect(labelsOf(text, owner)).toContain(label);
    expect(thingsOf(text)).not.toContain(label);
  });

  it('is a choice of it where its values stand behind it', () => {
    const text =
      'Hotel: rooms with type and nightly rate, guests, reservations with check-in and check-out, housekeeping status of each room (clean, dirty, being cleaned).';
    const { fields } = understand(text).facts;
    expect(fields.find(({ label }) => label === 'housekeeping status')).toMatchObject({
      owner: 'room',
      options: ['clean', 'dirty', 'being cleaned'],
    });
    expect(labelsOf(text, 'room')).not.toContain('type clean');
  });

  it('is a thing of its own where it is written for each of them', () => {
    const text = 'Youth club: members, events, leaders, and a certificate for each member.';
    expect(linksOf(text)).toContain('certificate > member');
    expect(linksOf(text)).not.toContain('member > certificate');
    expect(thingsOf('Landlord: flats, tenants, bills and a statement for each tenant.')).toContain(
      'statement',
    );
  });

  it('is only the last of what stands before it', () => {
    const text = 'Tailor: customers, garments, alterations, fittings and prices per garment.';
    expect(labelsOf(text, 'garment')).toEqual(['price']);
  });

  it('is no field where it is drawn, or a price by the night', () => {
    expect(labelsOf('Sales: reps, deals, targets, and a chart of cost per rep.', 'rep')).not.toContain(
      'cost',
    );
    expect(thingsOf('Bikes: bikes, customers, rentals, and price per day.')).not.toContain('day');
  });
});

describe('what several of a list have one of each', () => {
  test.each([
    ['Podcast: episodes with title, guests with bio and contact, and sponsors.', 'guest', 'contact'],
    ['Weddings: weddings, guests, vendors with contract and deposit, and tasks.', 'vendor', 'contract'],
    ['Tennis club: members with ranking, courts and bookings.', 'member', 'ranking'],
    [
      'Couriers: couriers, deliveries with drop-off address, customers on account, and pay per delivery.',
      'customer',
      'on account',
    ],
    [
      'Bug tracker: projects, issues with severity and steps to reproduce, comments.',
      'issue',
      'steps to reproduce',
    ],
    ['Dance school: courses with level and age group, teachers and halls.', 'course', 'age group'],
    [
      'Salon: customers, services with price, and photos before and after each visit.',
      'visit',
      'photos after',
    ],
  ])('is a field, and no table: %s', (text, owner, label) => {
    expect(labelsOf(text, owner)).toContain(label);
    expect(thingsOf(text)).not.toContain(label.split(' ').at(-1));
    expect(thingsOf(text)).not.toContain('step');
  });

  it('is kept by itself where more is told of it, or somebody is meant', () => {
    expect(
      thingsOf(
        'IT asset register. Laptops, monitors: asset tag, serial no, price, assigned to employee. States: in stock, in use, retired.',
      ),
    ).toContain('employee');
    expect(
      thingsOf('Law firm: clients, cases, contracts with start date. Clients sign a contract.'),
    ).toContain('contract');
  });

  it('is a choice of a match where it is played', () => {
    const text =
      'Sports club: teams, players and matches. A match has an opponent, home or away, a date and a final score.';
    const { fields } = understand(text).facts;
    expect(fields.find(({ label }) => label === 'home or away')).toMatchObject({
      owner: 'match',
      options: ['home', 'away'],
    });
    expect(thingsOf(text)).toEqual(['team', 'player', 'match']);
  });
});

describe('what customers order', () => {
  test.each([
    'Bakery. Customers can browse cakes, put them in a basket and check out.',
    'Small bakery. Customers can browse cakes and order them. We keep recipes with ingredients.',
  ])('is named by the order, and is no customer’s own: %s', (text) => {
    expect(linksOf(text)).toEqual(expect.arrayContaining(['order > cake', 'order > customer']));
    expect(linksOf(text)).not.toContain('cake > customer');
  });
  test('stays a customer’s where nothing is ordered', () => {
    expect(linksOf('Watchmaker: customers, watches and repairs. Customers have watches.')).toContain(
      'watch > customer',
    );
  });
});

describe('the parents of animals', () => {
  it('are among these', () => {
    const text = 'Dogs with name, breed, mother, father and litter.';
    const { entities, relations } = understand(text).facts;
    expect(entities.map(({ noun }) => noun)).toEqual(['dog']);
    expect(relations.map(({ from, to, label }) => `${from} > ${to} ${label ?? ''}`)).toEqual(
      expect.arrayContaining(['dog > dog mother', 'dog > dog father']),
    );
  });

  it('are somebody where more is told of them', () => {
    const { entities } = understand('Horses with mother, mothers with name and address.').facts;
    expect(entities.map(({ noun }) => noun)).toContain('mother');
  });
});

it.each([
  ['Vehicles, missions with start, end and vehicles used.', 'mission', 'vehicle'],
  ['Instruments with name, operations with date, surgeon and instruments used.', 'operation', 'instrument'],
])('what is used refers to it where it is kept: %s', (text, from, to) => {
  const { fields, relations } = understand(text).facts;
  expect(relations).toContainEqual(expect.objectContaining({ from, to, many: true }));
  expect(fields.filter(({ label }) => label.endsWith('used'))).toEqual([]);
});
