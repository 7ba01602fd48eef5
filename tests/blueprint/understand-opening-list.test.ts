import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const thingsOf = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);
const fieldsOf = (text: string, owner: string) =>
  understand(text)
    .facts.fields.filter((one) => one.owner === owner && one.source.from === 'text')
    .map(({ label }) => label);

describe('a description that opens with a list', () => {
  test.each([
    ['Ski school: instructors, courses, groups and pupils.', ['instructor', 'course', 'group', 'pupil']],
    [
      'Fitness studio: classes, trainers, members, memberships and waiting lists.',
      ['class', 'trainer', 'member', 'membership', 'waiting list'],
    ],
    [
      'Salon with clients, stylists, treatment rooms, massage chairs and appointments',
      ['client', 'stylist', 'treatment room', 'massage chair', 'appointment'],
    ],
    [
      'Courier company: parcels, senders, recipients, drivers and vans.',
      ['parcel', 'sender', 'recipient', 'driver', 'van'],
    ],
    [
      'An app for a language school: students, teachers, courses, classrooms and enrolments.',
      ['student', 'teacher', 'course', 'classroom', 'enrolment'],
    ],
    [
      'Astronomy club: telescopes, members, and loans of equipment.',
      ['telescope', 'member', 'loan', 'equipment'],
    ],
    [
      'Film production: scenes, locations, actors, props, shooting days and call sheets.',
      ['scene', 'location', 'actor', 'prop', 'shooting day', 'call sheet'],
    ],
    [
      'Event photographers: bookings with date, package and price, clients, albums and payments.',
      ['event photographer', 'booking', 'client', 'album', 'payment'],
    ],
    [
      'A pottery studio has firings with date and temperature; members, shelves, and pieces that go from raw to glazed.',
      ['firing', 'member', 'shelf', 'piece'],
    ],
    [
      'A cinema needs films, screenings, seats, tickets and snacks.',
      ['film', 'screening', 'seat', 'ticket', 'snack'],
    ],
    [
      'Bar stock: bottles, suppliers, deliveries, stock counts each Sunday; warn me when something runs low.',
      ['bottle', 'supplier', 'delivery', 'stock count'],
    ],
    [
      'Fleet of vans: vans with plate and mileage, drivers, trips, and damages.',
      ['van', 'driver', 'trip', 'damage'],
    ],
    ['Waste company: trucks, bins, drivers and routes.', ['truck', 'bin', 'driver', 'route']],
    [
      'Small airline: planes, pilots, departures and passengers.',
      ['plane', 'pilot', 'departure', 'passenger'],
    ],
    ['Brewery: kettles, malts, hops, brews and casks.', ['kettle', 'malt', 'hop', 'brew', 'cask']],
    [
      'Ferry: ships, crossings, passengers, cargo and crew.',
      ['ship', 'crossing', 'passenger', 'cargo', 'crew'],
    ],
    [
      'Community garden: plots, gardeners, work days and a waiting list.',
      ['plot', 'gardener', 'work day', 'waiting list'],
    ],
    [
      'Apartment building with 24 flats: meters for water, readings once a year and tenants.',
      ['flat', 'meter', 'reading', 'tenant'],
    ],
    [
      'Farm: fields, crops, plantings with sowing date, harvests with quantity.',
      ['field', 'crop', 'planting', 'harvest'],
    ],
    ['Swim school with levels, classes, teachers and children.', ['level', 'class', 'teacher', 'child']],
  ])('keeps all that is listed, in its order: %s', (text, things) => {
    expect(thingsOf(text)).toEqual(things);
  });

  it('keeps no table of where or at what that is', () => {
    expect(thingsOf('Zoo with animals, keepers, feeding times and visitors')).not.toContain('zoo');
    expect(thingsOf('Newspaper delivery: subscribers, routes, carriers and complaints.')).not.toContain(
      'newspaper delivery',
    );
    expect(thingsOf('Recipe app with ingredients, shopping lists and meals')).toContain('recipe');
  });

  it('gives what a thing has to that thing alone', () => {
    const text = 'Insurance broker: clients, policies with premium and renewal date, claims and commissions.';
    expect(fieldsOf(text, 'policy')).toEqual(['premium', 'renewal date']);
    expect(thingsOf(text)).toEqual(['client', 'policy', 'claim', 'commission']);
    const bureau =
      'Translation bureau: clients, translators with languages, projects, deadlines and word counts.';
    expect(fieldsOf(bureau, 'project')).toEqual(['deadline', 'word counts']);
  });

  it('takes nothing that is listed for a property of what stands beside it', () => {
    const text = 'Podcast planner with episodes, guests, recording dates and sponsors.';
    expect(fieldsOf(text, 'episode')).toEqual(['recording date']);
  });

  it('gives a life to what stands before it', () => {
    const { states } = understand(
      'Pottery: members, shelves, and pieces that go from raw to fired to glazed.',
    ).facts;
    expect(states.find(({ owner }) => owner === 'piece')?.values).toEqual(['raw', 'fired', 'glazed']);
  });

  it('keeps no table of what somebody does where they say what of it', () => {
    expect(thingsOf('Organise my baking: recipes with ingredients, and cakes with date.')).not.toContain(
      'baking',
    );
    expect(thingsOf('Manage my training: date, weight')).toContain('training');
  });

  it('keeps a barcode that something has, and all that is listed behind it', () => {
    const text = 'Warehouse app: products with barcode, shelves, deliveries and stock counts.';
    expect(thingsOf(text)).toEqual(['product', 'shelf', 'delivery', 'stock count']);
    expect(fieldsOf(text, 'product')).toEqual(['barcode']);
  });

  it('leaves what is a property of what stands before it', () => {
    expect(thingsOf('Laundry: customers, orders, garments, prices and opening hours.')).toEqual([
      'customer',
      'order',
      'garment',
    ]);
    expect(thingsOf('Elevators: building, load, persons, last inspection')).not.toContain('person');
    expect(thingsOf('Beer log: style, brewery, strength, photo')).not.toContain('brewery style');
  });

  it('takes no clause for the name of a thing', () => {
    const things = thingsOf(
      'Tennis club: members book courts by the hour, coaches run lessons, and members pay fees.',
    );
    expect(things).toEqual(expect.arrayContaining(['member', 'court', 'coach', 'lesson']));
    expect(things.some((noun) => noun.startsWith('member '))).toBe(false);
  });
});

test('what one of a list has ends behind its own “and”, and is no thing beside it', () => {
  const text =
    'Beekeeping: hives, inspections with queen seen, brood frames, temper and notes, and harvests.';
  expect(thingsOf(text)).toEqual(['hive', 'inspection', 'harvest']);
  expect(fieldsOf(text, 'inspection')).toEqual(['queen seen', 'brood frames', 'temper', 'notes']);
});
