import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { specificationIn } from '#blueprint/understand/prepare/specified/index.ts';

const TRADES = [
  {
    thing: 'kayak',
    event: 'trip',
    fields: ['date', 'river', 'number of guests'],
    who: 'guide',
    aim: 'season',
  },
  { thing: 'hive', event: 'inspection', fields: ['date', 'temper', 'weight'], who: 'helper', aim: 'swarm' },
  {
    thing: 'song',
    event: 'rehearsal',
    fields: ['date', 'location', 'notes'],
    who: 'conductor',
    aim: 'concert',
  },
  { thing: 'stall', event: 'job', fields: ['date', 'lock type', 'price'], who: 'dispatcher', aim: 'van' },
] as const;
type Trade = (typeof TRADES)[number];

const said = (text: string) => {
  const { blueprint, facts } = understand(text);
  const things = facts.entities.filter(({ source }) => source.from === 'text').map(({ noun }) => noun);
  const fieldsOf = (noun: string) =>
    facts.fields.filter(({ owner }) => owner === noun).map(({ label }) => label.toLowerCase());
  const access = (noun: string) => blueprint?.entities.find(({ name }) => name === noun)?.access;
  return { blueprint, facts, things, fieldsOf, access, roles: facts.roles.map(({ noun }) => noun) };
};
const and = (fields: readonly string[]) => `${fields.slice(0, -1).join(', ')} and ${fields.at(-1) ?? ''}`;

describe('user stories', () => {
  const STORIES: readonly ((trade: Trade) => string)[] = [
    ({ thing, event, fields, who, aim }) =>
      `As a ${who}, I want to record ${event}s with ${and(fields)} so that I can plan the ${aim}.\nAs an admin, I can add ${thing}s with name and size, so nobody misses a ${aim}.`,
    ({ thing, event, fields, who, aim }) =>
      `US-1 As a ${who} I want to log ${event}s with ${and(fields)} in order to know each ${aim}\nUS-2 As an admin I need to add a ${thing} with name and size because of the ${aim}`,
    ({ thing, event, fields, who, aim }) =>
      `As a ${who}\nI want to register a ${event} with ${and(fields)}\nSo that I can see the ${aim}\n\nAs an admin\nI want to add a ${thing} with name and size\nSo that we plan the ${aim}`,
  ];
  test.each(TRADES.flatMap((trade) => STORIES.map((story) => [story(trade), trade] as const)))(
    'name who and what, and nothing of what it is for: %j',
    (text, { thing, event, fields, who, aim }) => {
      const { things, fieldsOf, roles } = said(text);
      expect(roles).toEqual(expect.arrayContaining([who, 'admin']));
      expect(things).toEqual(expect.arrayContaining([thing, event]));
      expect(things).not.toContain(aim);
      expect(fieldsOf(event)).toEqual(expect.arrayContaining([...fields]));
    },
  );

  it('keep what others may do then, and limits', () => {
    const text =
      'As a manager I want to enter invoices with number and amount so that the budget holder can approve them.';
    expect(specificationIn(text).text).toBe(text);
  });
});

describe('a specification', () => {
  test.each(TRADES.map((trade) => [trade] as const))(
    'builds what is in it and nice to have, and neither what is out of scope nor what comes later: %j',
    ({ thing, event, fields }) => {
      const { things, facts, fieldsOf } = said(
        `Features:\n- Manage ${thing}s (name, size)\n- ${event}s with ${and(fields)}\n\nNice to have:\n- Photo albums\n\nOut of scope:\n- Invoices\n- Tickets\n\nLater:\n- Vouchers`,
      );
      expect(things).toEqual(expect.arrayContaining([thing, event, 'photo album']));
      expect(fieldsOf(event)).toEqual(expect.arrayContaining([...fields]));
      expect(facts.entities.map(({ noun }) => noun)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/invoice|ticket|voucher|scope|feature/u)]),
      );
      expect(facts.unknown).toHaveLength(1);
    },
  );

  test.each(TRADES.map((trade) => [trade] as const))(
    'has the users that it lists, with their rights and without tables: %j',
    ({ event, fields, who }) => {
      const { things, roles, access } = said(
        `## Data\n- ${event}s: ${fields.join(', ')}\n\n## Roles and permissions\n- Admin: everything\n- ${who}: can add ${event}s\n- Treasurer: read only`,
      );
      expect(roles).toEqual(expect.arrayContaining(['admin', who, 'treasurer']));
      expect(things).toContain(event);
      expect(things.filter((noun) => /admin|treasurer|role|user|permission/u.test(noun))).toEqual([]);
      expect(things).not.toContain(who);
      expect(access(event)?.create).toEqual(expect.arrayContaining([who, 'admin']));
      expect(access(event)?.create).not.toContain('treasurer');
      expect(access(event)?.update).not.toContain(who);
    },
  );

  it('takes users with fields for a table', () => {
    const { things, fieldsOf } = said('Users: name, email, phone\nTrips: date, river, guests');
    expect(things).toContain('user');
    expect(fieldsOf('user')).toEqual(expect.arrayContaining(['name', 'email', 'phone']));
  });

  test.each(TRADES.map((trade) => [trade] as const))(
    'is read in numbered requirements as in sentences: %j',
    ({ thing, event, fields }) => {
      const { things, fieldsOf } = said(
        `FR-1: The user should be able to add a ${thing} with name and size.\nFR-2: The system shall store ${event}s with ${and(fields)}.\n2.1 The system shall provide a monthly report of ${event}s.\nNFR-1: The system must respond within 2 seconds.`,
      );
      expect(things.sort()).toEqual([thing, event].sort());
      expect(fieldsOf(event)).toEqual(expect.arrayContaining([...fields]));
    },
  );

  test.each(TRADES.map((trade) => [trade] as const))(
    'has the modules and screens that keep something as tables: %j',
    ({ thing, event }) => {
      expect(said(`Modules:\n1. ${thing}s\n2. ${event}s\n3. Reports`).things).toEqual([thing, event]);
      expect(said(`Screens: Dashboard, ${thing} list, ${event}s, Login`).things.sort()).toEqual(
        [thing, event].sort(),
      );
    },
  );

  test.each(TRADES.map((trade) => [trade] as const))(
    'may be a sheet that is told of by its columns: %j',
    ({ event, fields }) => {
      const columns = fields.join('; ');
      for (const text of [
        `My spreadsheet "${event}s" has these columns: ${columns}; Status (new/done). I want an app for it.`,
        `The columns of the sheet ${event}s are: ${columns}; Status (new/done).`,
        `${event}s\n| ${fields.join(' | ')} | Status |`,
      ]) {
        const { things, fieldsOf } = said(text);
        expect(things).toContain(event);
        expect(fieldsOf(event)).toEqual(expect.arrayContaining([...fields]));
      }
    },
  );

  test.each(TRADES.map((trade) => [trade] as const))(
    'leaves out what a sentence says is out of scope, and reads a page with its fields: %j',
    ({ thing, event, fields }) => {
      const { facts, things, fieldsOf } = said(
        `Pages:\n- ${thing} list (name, size)\n- ${event} form: ${fields.join(', ')}\n\nInvoices and tickets are out of scope. No vouchers needed for now.`,
      );
      expect(things).toEqual(expect.arrayContaining([thing, event]));
      expect(fieldsOf(event)).toEqual(expect.arrayContaining([...fields]));
      const built = facts.entities.map(({ noun }) => noun);
      expect(built.filter((noun) => /invoice|ticket|voucher|scope|list|form/u.test(noun))).toEqual([]);
    },
  );

  it('lets nobody’s budget or thanks become a thing', () => {
    const { things } = said(
      'Hello, I need an app for my kayaks with length and colour. My budget is 500 euros, it should be ready by March. Please send me a quote.\nThanks in advance,\nTom Baker',
    );
    expect(things).toEqual(['kayak']);
  });

  test.each([
    ['Performance: piece, date, venue, audience size', 'performance'],
    ['Risks: title, likelihood, impact, owner', 'risk'],
    ['Deadlines: course, title, due date, grade', 'deadline'],
    ['Exclusions\n- student\n- reason\n- from\n- until', 'exclusion'],
    ['Reports\n- damage\n- date\n- reporter', 'report'],
    ['Menu: dish, price, allergens', 'menu'],
    ['Out of scope: title, reason, date', 'scope'],
    ['The user has a name and an email. The user has bookings with a date.', 'user'],
    ['Later: the buyer pays and picks up the goat. Goats have a name.', 'buyer'],
    ['The app must load photos of each bird with species, date and location.', 'photo'],
    ['Our budget is split into categories with an amount and a month.', 'category'],
    ['Inspectors write a weekly report on each well with the depth and notes.', 'report'],
    ['Tickets are not needed. Visitors buy tickets at the door; a ticket has a price and a type.', 'ticket'],
    ['Roles:\n- Breeder (name, kennel, phone)\n- Judge (name, licence)', 'breeder'],
    ['We have: 10 kayaks; 5 canoes; 3 rafts.', 'raft'],
  ])('is no prose, and no table of what a heading may be called: %s', (text, noun) => {
    expect(said(text).things.join(', ')).toContain(noun);
  });

  it('lets whoever may do everything do what only some may, and bars nobody by that', () => {
    const { access } = said(
      'Access rights: Admin can do everything. Staff can add and edit orders. Customers can only see their own orders. Orders have a date, a total and a customer.',
    );
    expect(access('order')?.update).toEqual(expect.arrayContaining(['admin', 'staff']));
    expect(access('order')?.create).toContain('member');
  });

  it('keeps everything in its place, whatever is written', () => {
    const lines = fc.constantFrom(
      'Users:',
      '- Admin: everything',
      '- Coach: can edit own team',
      'Out of scope: invoices',
      'FR-1: The user must be able to add a boat',
      '## Screens',
      '* Boats',
      '* Boat list',
      'Reports:',
      '- Trips per month',
      'As a coach I want to see boats so that I can plan',
      '',
      'Status flow: new > done',
      '| Date | River |',
    );
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 12 }), (parts) => {
        const text = parts.join('\n');
        expect(specificationIn(text).text).toHaveLength(text.length);
      }),
    );
  });
});
