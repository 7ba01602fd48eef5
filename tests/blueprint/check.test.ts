import { expect, test } from 'vitest';
import { access, blueprintOf } from '#blueprint/concepts/draft.ts';
import * as f from '#blueprint/concepts/fields.ts';
import * as p from '#blueprint/concepts/pages.ts';
import { type Blueprint, blueprintSchema, type Expression, type Rule } from '#blueprint/schema.ts';

/** An app with every rule and most kinds of part, in which nothing is wrong. */
const whole = blueprintOf({
  name: 'Boats',
  tagline: '',
  kind: 'custom',
  theme: ['#205080', 'light', 8, 'sans', 'top'],
  roles: [{ name: 'skipper', label: 'Skipper' }],
  signUp: 'open',
  entities: [
    {
      name: 'boat',
      label: 'Boat',
      plural: 'Boats',
      icon: 'box',
      access: access('public', 'skipper', 'own owner', 'owner'),
      fields: {
        name: f.text('Name*'),
        seats: f.number('Seats*'),
        fuel: f.number('Fuel'),
        rate: f.money('Rate', 'EUR'),
        trips: f.computed('Trips', 'number', f.over('count', 'trip', 'boat')),
      },
      rows: [['Ada', 6, 20, 12]],
    },
    {
      name: 'trip',
      label: 'Trip',
      plural: 'Trips',
      icon: 'calendar',
      title: '{guest}, {starts}',
      access: access('own', 'member', 'own', 'owner'),
      fields: {
        guest: f.text('Guest*'),
        email: f.email('E-mail'),
        boat: f.reference('Boat*', 'boat'),
        others: f.references('Others', 'boat'),
        starts: f.dateTime('Starts'),
        ends: f.dateTime('Ends'),
        day: f.date('Day'),
        length: f.duration('Length'),
        people: f.number('People'),
        state: f.choice('State', 'Asked|Confirmed|Cancelled'),
        paid: f.yesNo('Paid'),
        cost: f.computed('Cost', 'money', f.times(f.of('rate', 'boat'), f.of('people'))),
      },
      states: {
        field: 'state',
        steps: [
          ['asked', 'confirmed', 'Confirm', 'skipper'],
          ['asked', 'cancelled', 'Cancel'],
        ],
      },
      rows: [['Mina', 'mina@example.com', 1, [1], '+1 09:00', '+1 11:00', 1, 120, 2, 'asked', false]],
    },
  ],
  rules: [
    { kind: 'noOverlap', entity: 'trip', start: 'starts', end: 'length', per: 'boat', except: ['cancelled'] },
    { kind: 'capacity', entity: 'trip', reference: 'boat', limit: 'seats', count: 'people' },
    { kind: 'stock', entity: 'trip', reference: 'boat', stock: 'fuel', quantity: 'people' },
    { kind: 'uniqueTogether', entity: 'trip', fields: ['email', 'day'] },
    { kind: 'before', entity: 'trip', first: 'starts', second: 'ends' },
    {
      kind: 'notify',
      entity: 'trip',
      state: 'confirmed',
      to: { field: 'email' },
      subject: 'Yes',
      text: 'Come.',
    },
    {
      kind: 'reminder',
      entity: 'trip',
      field: 'starts',
      minutes: 60,
      to: { role: 'skipper' },
      subject: 'Soon',
      text: 'Go.',
    },
    {
      kind: 'notify',
      entity: 'boat',
      when: { op: 'below', field: 'fuel', value: 'seats' },
      to: { role: 'owner' },
      subject: 'Low',
      text: 'Refuel.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Boats', '', ['Trips', '/trips']),
      p.pricing('Prices', p.plan('One', '1', '', [], ['Trips', '/trips'])),
      p.figures(
        'Numbers',
        p.measure('sum', 'People', 'trip', 'people'),
        p.count('Paid', 'trip', 'paid', true),
      ),
      p.chart('By state', 'trip', 'state', { stack: 'paid', measure: 'sum', field: 'people' }),
      p.attention('Low', 'boat', { op: 'below', field: 'fuel', value: 'seats' }),
      p.attention('Soon', 'trip', { op: 'within', field: 'starts', days: 3 }),
      p.attention('Asked', 'trip', { op: 'is', field: 'state', value: 'asked' }),
      p.latest('Trips', 'trip'),
    ),
    { data: 'boat' },
    { data: 'trip' },
    p.board('Board', 'list', 'trip'),
    p.calendar('Calendar', 'trip', 'starts', { end: 'length' }),
  ],
});

const placesOf = (blueprint: unknown) =>
  (blueprintSchema.safeParse(blueprint).error?.issues ?? []).map(({ path }) => path.join('.'));

/** The app with what stands at a place replaced; `undefined` takes it away. */
function changed(place: string, value: unknown): unknown {
  const copy: unknown = structuredClone(whole);
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  let part = copy as Record<string, unknown>;
  for (const key of keys) part = part[key] as Record<string, unknown>;
  if (value === undefined) delete part[last];
  else part[last] = value;
  return copy;
}

test('an app in which nothing is wrong has no faults', () => {
  expect(placesOf(whole)).toEqual([]);
});

const BOAT = whole.entities[0] as Blueprint['entities'][number];
const field = (name: string) => {
  const at = whole.entities[1]?.fields.findIndex((one) => one.name === name) ?? -1;
  return `entities.1.fields.${at}`;
};
const section = (at: number) => `pages.0.sections.${at}`;
const pageAt = (kind: string) => `pages.${whole.pages.findIndex((page) => page.kind === kind)}`;
const none: Expression = { op: 'value', value: 1 };
const deep = (levels: number): Expression =>
  levels === 0 ? none : { op: 'add', args: [deep(levels - 1), none] };

test.each<[string, string, unknown, string]>([
  ['rows that belong to data without an address', `${field('boat')}.owns`, 'see', `${field('boat')}.owns`],
  ['a text that says whose a row is', `${field('guest')}.owns`, 'see', `${field('guest')}.owns`],
  ['somebody through whom nothing is owned', `${field('boat')}.through`, 'name', `${field('boat')}.through`],
  ['an address that people may change themselves', `${field('email')}.self`, true, `${field('email')}.self`],
  ['a state that people may set themselves', `${field('state')}.self`, true, `${field('state')}.self`],
  ['a role that is called like a word of access', 'roles.0.name', 'owner', 'roles.0.name'],
  ['a role named twice', 'roles', [...whole.roles, ...whole.roles], 'roles.1.name'],
  [
    'data named twice',
    'entities',
    [...whole.entities, { ...BOAT, access: access('', '', '', '') }],
    'entities.2.name',
  ],
  ['a title of no field', 'entities.0.title', 'nothing', 'entities.0.title'],
  ['a title template of no field', 'entities.0.title', '{name} {nothing}', 'entities.0.title'],
  ['a field named twice', 'entities.0.fields.1.name', 'name', 'entities.0.fields.1.name'],
  [
    'a field that a table takes for its own column',
    'entities.0.fields.1.name',
    'iD',
    'entities.0.fields.1.name',
  ],
  ['data called like a call of the app, but for a capital', 'entities.0.name', 'mE', 'entities.0.name'],
  [
    'a maximum below the minimum',
    'entities.0.fields.1',
    { ...BOAT.fields[1], min: 5, max: 1 },
    'entities.0.fields.1.max',
  ],
  ['a choice without options', `${field('state')}.options`, undefined, `${field('state')}.options`],
  ['two options of one name', `${field('state')}.options.1.name`, 'asked', `${field('state')}.options`],
  ['a reference to nothing', `${field('boat')}.entity`, undefined, `${field('boat')}.entity`],
  ['a reference to data that is not there', `${field('boat')}.entity`, 'ship', `${field('boat')}.entity`],
  ['a computed field made of nothing', `${field('cost')}.value`, undefined, `${field('cost')}.value`],
  ['a computed field that is required', `${field('cost')}.required`, true, field('cost')],
  ['a stored field that is made of others', `${field('people')}.value`, none, `${field('people')}.value`],
  ['a default of another type', `${field('people')}.default`, 'many', `${field('people')}.default`],
  [
    'an expression over a field that is not there',
    `${field('cost')}.value`,
    f.of('nothing'),
    `${field('cost')}.value`,
  ],
  [
    'an expression through what is no reference',
    `${field('cost')}.value`,
    f.of('rate', 'guest'),
    `${field('cost')}.value`,
  ],
  [
    'a count by what does not point here',
    `${field('cost')}.value`,
    f.over('count', 'boat', 'name'),
    `${field('cost')}.value`,
  ],
  [
    'a sum of no number',
    'entities.0.fields.4.value',
    f.over('sum', 'trip', 'boat', 'guest'),
    'entities.0.fields.4.value',
  ],
  ['a value made of itself', `${field('cost')}.value`, f.of('cost'), `${field('cost')}.value`],
  ['an expression that goes too deep', `${field('cost')}.value`, deep(9), `${field('cost')}.value`],
  ['states of no choice', 'entities.1.states.field', 'guest', 'entities.1.states.field'],
  [
    'a step from no state',
    'entities.1.states.transitions.0.from',
    'gone',
    'entities.1.states.transitions.0.from',
  ],
  ['a step to no state', 'entities.1.states.transitions.0.to', 'gone', 'entities.1.states.transitions.0.to'],
  [
    'a step to where it starts',
    'entities.1.states.transitions.0.to',
    'asked',
    'entities.1.states.transitions.0.to',
  ],
  [
    'a step that stands there twice',
    'entities.1.states.transitions.1.to',
    'confirmed',
    'entities.1.states.transitions.1',
  ],
  [
    'a step of no role',
    'entities.1.states.transitions.0.roles',
    ['cook'],
    'entities.1.states.transitions.0.roles',
  ],
  ['access of no role', 'entities.0.access.create', ['cook'], 'entities.0.access.create'],
  ['a rule over no data', 'rules.0.entity', 'ship', 'rules.0.entity'],
  ['no overlap from what is no date', 'rules.0.start', 'guest', 'rules.0.start'],
  ['no overlap to what is no end', 'rules.0.end', 'people', 'rules.0.end'],
  ['no overlap per what is no reference', 'rules.0.per', 'others', 'rules.0.per'],
  ['an exception that is no state', 'rules.0.except', ['gone'], 'rules.0.except'],
  ['capacity of no reference', 'rules.1.reference', 'guest', 'rules.1.reference'],
  ['capacity without a limit', 'rules.1.limit', 'name', 'rules.1.limit'],
  ['capacity that counts no number', 'rules.1.count', 'guest', 'rules.1.count'],
  ['stock of no number', 'rules.2.stock', 'name', 'rules.2.stock'],
  ['stock of no quantity', 'rules.2.quantity', 'guest', 'rules.2.quantity'],
  ['unique together of one field twice', 'rules.3.fields', ['email', 'email'], 'rules.3.fields'],
  ['unique together of a computed field', 'rules.3.fields', ['email', 'cost'], 'rules.3.fields'],
  ['before from what is no date', 'rules.4.first', 'guest', 'rules.4.first'],
  ['before of two kinds of date', 'rules.4.second', 'day', 'rules.4.second'],
  ['mail to no address', 'rules.5.to', { field: 'guest' }, 'rules.5.to'],
  ['mail at no state', 'rules.5.state', 'gone', 'rules.5.state'],
  ['mail below a limit of no number', 'rules.7.when.field', 'name', 'rules.7.when.field'],
  ['mail below a limit of a computed number', 'rules.7.when.field', 'trips', 'rules.7.when.field'],
  ['mail below what is no number', 'rules.7.when.value', 'name', 'rules.7.when.value'],
  [
    'mail at a state and below a limit',
    'rules.5.when',
    { op: 'above', field: 'people', value: 4 },
    'rules.5.when',
  ],
  ['mail to no role', 'rules.6.to', { role: 'cook' }, 'rules.6.to'],
  ['a reminder of no date', 'rules.6.field', 'guest', 'rules.6.field'],
  ['a page at a taken address', 'pages.1.path', '/', 'pages.1.path'],
  ['no page at the start', 'pages.0.path', '/start', 'pages'],
  ['a list of nothing', 'pages.1.entity', undefined, 'pages.1.entity'],
  ['a list of data that is not there', 'pages.1.entity', 'ship', 'pages.1.entity'],
  ['a board by no choice', `${pageAt('board')}.by`, 'guest', `${pageAt('board')}.by`],
  ['a calendar from no date', `${pageAt('calendar')}.start`, 'guest', `${pageAt('calendar')}.start`],
  ['a calendar to no end', `${pageAt('calendar')}.end`, 'guest', `${pageAt('calendar')}.end`],
  ['a button to no page', `${section(0)}.action.path`, '/nowhere', `${section(0)}.action.path`],
  [
    'a plan’s button to no page',
    `${section(1)}.plans.0.action.path`,
    '/nowhere',
    `${section(1)}.plans.0.action.path`,
  ],
  [
    'a sum of no number in figures',
    `${section(2)}.figures.0.field`,
    'guest',
    `${section(2)}.figures.0.field`,
  ],
  ['a figure where no option is', `${section(2)}.figures.1.where.is`, 'yes', `${section(2)}.figures.1.where`],
  ['a chart by what can’t be counted', `${section(3)}.by`, 'guest', `${section(3)}.by`],
  ['a chart stacked by what can’t be counted', `${section(3)}.stack`, 'guest', `${section(3)}.stack`],
  ['a chart of no number', `${section(3)}.field`, 'guest', `${section(3)}.field`],
  ['attention to no number', `${section(4)}.when.field`, 'name', `${section(4)}.when.field`],
  ['attention against no number', `${section(4)}.when.value`, 'name', `${section(4)}.when.value`],
  ['attention to no date', `${section(5)}.when.field`, 'guest', `${section(5)}.when.field`],
  ['attention to no option', `${section(6)}.when.value`, 'gone', `${section(6)}.when.value`],
  ['a section over no data', `${section(7)}.entity`, 'ship', `${section(7)}.entity`],
  ['rows of no data', 'rows.ship', [], 'rows.ship'],
  ['a row that is there twice', 'rows.boat', [{ id: 'boat-1' }, { id: 'boat-1' }], 'rows.boat.1.id'],
  ['a cell of no field', 'rows.boat.0.keel', 'deep', 'rows.boat.0.keel'],
  ['a cell of another type', 'rows.boat.0.seats', 'six', 'rows.boat.0.seats'],
  ['a value for what is computed', 'rows.boat.0.trips', 3, 'rows.boat.0.trips'],
  ['a cell that points to no row', 'rows.trip.0.boat', 'boat-9', 'rows.trip.0.boat'],
  ['one of several that points to no row', 'rows.trip.0.others', ['boat-9'], 'rows.trip.0.others'],
])('%s is reported where it is', (_, place, value, where) => {
  expect(placesOf(changed(place, value))).toContain(where);
});

test.each(whole.rules.map((rule): [Rule['kind'], Rule] => [rule.kind, rule]))(
  'a rule of kind %s is accepted by itself',
  (_, rule) => {
    expect(placesOf({ ...whole, rules: [rule] })).toEqual([]);
  },
);
