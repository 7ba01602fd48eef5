import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// A line that names an app: what is kept in it, and what only says whom it is for.

const appOf = (line: string) => {
  const { blueprint, facts } = understand(line);
  if (!blueprint) throw new Error(`Nothing was made of “${line}”`);
  return { blueprint, facts, things: blueprint.entities.map(({ label }) => label) };
};

const KEPT: readonly (readonly [line: string, kept: string, not: string])[] = [
  ['gym class booking with membership plans', 'Booking|Class|Member', 'Gym class booking|Gym'],
  ['simple CRM for a real estate agent', 'Contact|Property|Deal', 'Real estate agent'],
  ['Recipe book with a meal planner and shopping list', 'Recipe|Meal|Shopping list', 'Book|Recipe book'],
  ['PTA volunteer sign ups for school events', 'Volunteer|Event', 'School'],
  ['small theater ticket sales', 'Show|Event ticket', 'Theater ticket sales'],
  ['Lost and found for our school', 'Lost item', 'School|Student|Class'],
  ['fitness tracker where I log workouts, sets and reps', 'Workout|Workout exercise', 'Set|Rep'],
  ['Barbershop appointments with 3 barbers and walk ins', 'Appointment|Barber|Customer', 'Walk|Employee'],
  ['expense tracker', 'Expense|Category|Budget', 'Customer'],
  ['Vineyard tasting room reservations', 'Reservation|Room', 'Vineyard'],
  ['event registration for a marathon', 'Marathon|Registration', 'Event'],
  ['golf club ladder', 'Member', 'Club'],
  ['help desk for our IT team', 'Ticket|Agent', 'Desk|Team'],
  ['plant care reminders for my houseplants', 'Reminder|Plant', 'Plant care reminder'],
  ['freelancer time tracking and invoices', 'Time entry|Invoice|Project', ''],
];

describe('a line that names an app', () => {
  test.each(KEPT)('%s: keeps %s', (line, kept, not) => {
    const { things } = appOf(line);
    expect(things).toEqual(expect.arrayContaining(kept.split('|')));
    expect(things.filter((thing) => not.split('|').includes(thing))).toEqual([]);
  });

  test('is filled up to four things, and what was added says so', () => {
    const { facts } = appOf('expense tracker');
    expect(facts.entities.map(({ source }) => source.from)).toEqual([
      'text',
      'knowledge',
      'knowledge',
      'knowledge',
    ]);
  });

  test('gives its name to the app, an “and” in it included', () => {
    expect(appOf('Lost and found for our school').blueprint.name).toBe('School lost and found');
    expect(appOf('recipes and meals').blueprint.name).toBe('Recipes');
  });

  test.each([
    [
      'Animal rescue. We need to keep track of the animals in our care, the foster families, vet visits and adoption applications. Public page with animals available for adoption.',
      'Vet visit',
      'Animal',
    ],
    ['Barbershop appointments with 3 barbers and walk ins', 'Appointment', 'Barber'],
  ])('%s: each %s is of one %s, and not the other way round', (text, of, one) => {
    const { blueprint } = appOf(text);
    const named = (label: string) => {
      const entity = blueprint.entities.find((other) => other.label === label);
      if (!entity) throw new Error(`No ${label} is there`);
      return entity;
    };
    const refers = (from: string, to: string) =>
      named(from).fields.some(({ entity }) => entity === named(to).name);
    expect([refers(of, one), refers(one, of)]).toEqual([true, false]);
  });

  test('with three things of its own gets no others', () => {
    const { things } = appOf('inventory for my Etsy candle shop with materials, candles and orders');
    expect([...things].sort()).toEqual(['Candle', 'Material', 'Order']);
  });

  test.each([
    ['expense tracker', 'Account', 'Expense'],
    ['expense tracker', 'Budget', 'Account'],
    ['Barbershop appointments with 3 barbers and walk ins', 'Barber', 'Appointment'],
    ['small theater ticket sales', 'Show', 'Event ticket'],
  ])('%s: no %s belongs to one %s', (line, from, to) => {
    const { blueprint } = appOf(line);
    const named = (label: string) => blueprint.entities.find((one) => one.label === label);
    const links = named(from)?.fields.filter(({ entity }) => entity === named(to)?.name);
    expect(links).toEqual([]);
  });

  test.each([
    ['golf club ladder', 'en'],
    ['golf club tee times', 'en'],
    ['chess club ladder', 'en'],
    ['chess club trainer', 'en'],
    ['bridge club', 'en'],
    ['yoga plan', 'en'],
    ['bar inventory', 'en'],
    ['personal trainer', 'en'],
    ['reptile collection', 'en'],
    ['internship portal', 'en'],
    ['pizza restaurant', 'en'],
    ['réservations restaurant', 'fr'],
    ['club de bridge', 'fr'],
    ['carnet d’adresses', 'fr'],
    ['inscriptions brocante', 'fr'],
    ['control de gastos', 'es'],
    ['reservas restaurante', 'es'],
    ['Hotel Zimmer Buchungen', 'de'],
    ['Schachclub Rangliste', 'de'],
    ['Zahnarztpraxis', 'de'],
    ['Haushaltsbuch', 'de'],
    ['Inventarliste', 'de'],
    ['club de lectura del barrio', 'es'],
    ['Verein mit Mitgliedern', 'de'],
    ['club de lecture et emprunts', 'fr'],
  ])('%s is read as %s, whatever words its nouns share with others', (line, language) => {
    expect(understand(line).facts.language).toBe(language);
  });

  test.each([
    ['marina berth management', 'Marina berth'],
    ['pothole reporting for our town', 'Pothole report'],
    ['streetlight outage reporting system', 'Streetlight outage report'],
    ['Detention log for our middle school', 'Detention'],
    ['kombucha tracker', 'Kombucha'],
    ['wheelie bin tracker', 'Wheelie bin'],
    ['Schlüsseldienst Auftragsverwaltung', 'Auftrag'],
    ['Wallbox Verwaltung', 'Wallbox'],
    ['Kranverwaltung', 'Kran'],
    ['gestión de colmenares', 'Colmenar'],
    ['gestion des bennes', 'Benne'],
  ])('%s: keeps a %s, of which nothing is known', (line, kept) => {
    expect(appOf(line).things).toContain(kept);
  });

  test.each([
    ['sourdough bakes', 'Sourdough bake'],
    ['hot sauce ratings', 'Hot sauce'],
    ['my lego sets', 'Lego set'],
    ['list of waterfalls we visited', 'Waterfall'],
    ['a diary for my migraines', 'Migraine'],
    ['collection of antique door knobs', 'Antique door knob'],
    ['keep score of our darts nights', 'Darts night'],
    ['inventory of climbing ropes', 'Climbing rope'],
  ])('%s: keeps a %s and nothing else', (line, kept) => {
    expect(appOf(line).things).toEqual([kept]);
  });

  test.each([
    ['skip hire booking', 'Skip|Rental|Customer'],
    ['hearse scheduling', 'Hearse|Booking|Customer'],
  ])('%s: keeps what is hired or booked beside the bookings: %s', (line, kept) => {
    const { blueprint, things } = appOf(line);
    const [thing, deed] = blueprint.entities;
    expect(things).toEqual(kept.split('|'));
    expect(deed?.fields.map(({ entity }) => entity)).toContain(thing?.name);
  });

  test.each([
    ['I wanna track my sourdough bakes', 'Sourdough bake', 'Name|Date|Rating|Photo|Notes'],
    ['log of my bonsai repottings', 'Bonsai repotting', 'Title|Date|Rating|Photo|Notes'],
    ['marina berth management', 'Marina berth', 'Name|Status|Location|Photo|Notes'],
    ['my lego sets', 'Lego set', 'Name|Category|Rating|Photo|Notes'],
    ['inventory of climbing ropes', 'Climbing rope', 'Name|Quantity|Location|Photo|Notes'],
    ['sourdough bakes', 'Sourdough bake', 'Name|Date|Photo|Notes'],
    ['gestión de tarimas', 'Tarima', 'Nombre|Estado|Ubicación|Foto|Notas'],
    ['gestion des bennes', 'Benne', 'Nom|Statut|Lieu|Photo|Notes'],
  ])('%s: keeps of a %s what anybody would, and says that it was added', (line, kept, labels) => {
    const { blueprint, facts } = appOf(line);
    const fields = blueprint.entities.find(({ label }) => label === kept)?.fields ?? [];
    expect(fields.map(({ label }) => label).sort()).toEqual(labels.split('|').sort());
    expect(facts.fields.filter(({ source }) => source.from === 'text')).toEqual([]);
  });

  test.each([
    ['the janitor checks every fire extinguisher once a month', 'Janitor|Fire extinguisher|Check'],
    ['coffee kitty at the office, everyone has a tally and pays end of month', 'Member|Payment|Expense'],
    ['potluck', 'Guest|Dish'],
    ['birdwatching', 'Observation|Species'],
  ])('%s: is a wish for an app that keeps %s', (line, kept) => {
    expect(appOf(line).things).toEqual(kept.split('|'));
  });

  test('is never called by a clause that was taken for a thing', () => {
    const { things } = appOf('Customer orders water, driver delivers');
    expect(things).toEqual(expect.arrayContaining(['Order', 'Driver']));
    expect(things).not.toContain('Driver deliver');
  });

  test('speaks of each of several things in another way', () => {
    const { facts } = appOf('authors submit abstract with title, track, keywords');
    const keyword = facts.fields.filter(({ owner }) => owner === 'keyword');
    expect(keyword.map(({ label }) => label)).not.toContain('Rating');
  });

  test.each([
    ['pie orders. name phone flavour pickup time paid', 'Pie order', 'Name|Phone|Flavour|Pickup time|Paid'],
    [
      'butcher shop xmas orders. name phone pickup day turkey size extras deposit paid',
      'Order',
      'Name|Phone|Pickup day|Turkey size|Extras|Deposit|Paid',
    ],
    [
      'Aquarium log. water tests ph ammonia nitrite nitrate temp, water changes, fish added',
      'Aquarium',
      'Ph|Ammonia|Nitrite|Nitrate|Temp|Water changes',
    ],
    ['Wedding guests. name email phone diet', 'Wedding guest', 'Name|Email|Phone|Diet'],
  ])('%s: has its columns, though nothing stands between them', (line, kept, columns) => {
    const { blueprint } = appOf(line);
    const labels = blueprint.entities.find(({ label }) => label === kept)?.fields.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(columns.split('|')));
  });

  test.each([
    'asdf tracker',
    'lol tracker',
    'time management',
    'anger management',
    'nonsense management',
    'you stupid tracker',
    'git log',
    'Zeitverwaltung',
    'what a log',
    'is this a tracker?',
    'happy birthdays',
    'many thanks',
    'best wishes',
    'eat carrots',
    'Please help me. name phone email are lost',
    'Red lentil soup. onions carrots lentils cumin salt',
  ])('and “%s” names none either', (line) => {
    expect(understand(line).blueprint).toBeNull();
  });

  test.each(['purple elephant on the moon', 'asdf jkl qwer', 'lovely weather today', 'I love pizza'])(
    'and “%s” names none',
    (line) => {
      expect(understand(line).blueprint).toBeNull();
    },
  );
});
