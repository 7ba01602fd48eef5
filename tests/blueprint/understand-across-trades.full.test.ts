import { describe, expect, it } from 'vitest';
import type { Blueprint, Entity, Rule, Section } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

// The same wishes in the words of several trades: what is understood of one has to be understood of each.

interface Trade {
  base: string;
  /** What has a day, of what and for whom it is, and its day. */
  thing: string;
  of: string;
  person: string;
  day: string;
  amount: string;
}
const TRADES: readonly Trade[] = [
  {
    base: 'A kayak rental shop: customers rent kayaks. A rental has a customer, a kayak, a start date, an end date and a price.',
    thing: 'rental',
    of: 'kayak',
    person: 'customer',
    day: 'end date',
    amount: 'price',
  },
  {
    base: 'A tattoo studio. Sessions have a client, an artist, a date and time, a duration and a deposit.',
    thing: 'session',
    of: 'artist',
    person: 'client',
    day: 'date',
    amount: 'deposit',
  },
  {
    base: 'A locksmith keeps jobs with the customer, the address, a due date, a technician and an amount.',
    thing: 'job',
    of: 'technician',
    person: 'customer',
    day: 'due date',
    amount: 'amount',
  },
  {
    base: 'A seed bank records withdrawals: which seed, which gardener, how many packets and the return date.',
    thing: 'withdrawal',
    of: 'seed',
    person: 'gardener',
    day: 'return date',
    amount: 'packets',
  },
  {
    base: 'Our physiotherapy practice. Appointments: patient, therapist, start, duration, fee.',
    thing: 'appointment',
    of: 'therapist',
    person: 'patient',
    day: 'start',
    amount: 'fee',
  },
  {
    base: 'A music school: lessons with a student, a teacher, a room, a date and a fee.',
    thing: 'lesson',
    of: 'teacher',
    person: 'student',
    day: 'date',
    amount: 'fee',
  },
];

function appOf(description: string): Blueprint {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error('There is no app');
  return blueprint;
}
const labelOf = (app: Blueprint, name: string | undefined): string | undefined =>
  app.entities.find((one) => one.name === name)?.label.toLowerCase();
const entityOf = (app: Blueprint, label: string): Entity | undefined =>
  app.entities.find((one) => one.label.toLowerCase() === label);
/** The rules of a kind that hold for an entity. */
const rulesOf = <K extends Rule['kind']>(app: Blueprint, kind: K, label: string) =>
  app.rules.filter(
    (rule): rule is Extract<Rule, { kind: K }> => rule.kind === kind && labelOf(app, rule.entity) === label,
  );
const sectionsOf = <K extends Section['kind']>(app: Blueprint, kind: K) =>
  app.pages
    .flatMap(({ sections }) => sections)
    .filter((one): one is Extract<Section, { kind: K }> => one.kind === kind);
const attention = (app: Blueprint, label: string) =>
  sectionsOf(app, 'attention')
    .filter(({ entity }) => labelOf(app, entity) === label)
    .map(({ when }) => when);
const computed = (app: Blueprint, label: string) =>
  entityOf(app, label)?.fields.flatMap(({ value }) => (value && 'entity' in value ? [value] : [])) ?? [];
const chartsOf = (app: Blueprint, label: string) =>
  sectionsOf(app, 'chart').filter(({ entity }) => labelOf(app, entity) === label);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Wish {
  say: (trade: Trade) => string;
  means: (app: Blueprint, trade: Trade) => void;
}
const WISHES: readonly Wish[] = [
  {
    say: ({ thing }) => `Automatic reminders 24 hours before every ${thing}.`,
    means: (app, { thing }) => expect(rulesOf(app, 'reminder', thing)).toMatchObject([{ minutes: 1440 }]),
  },
  {
    say: ({ thing, person }) => `The ${person} should be reminded by email the morning of the ${thing}.`,
    means: (app, { thing }) =>
      expect(rulesOf(app, 'reminder', thing)).toMatchObject([
        { minutes: 0, to: { field: expect.any(String) } },
      ]),
  },
  {
    say: ({ person, day }) => `A reminder goes out to the ${person} one week before the ${day}.`,
    means: (app, { thing }) =>
      expect(rulesOf(app, 'reminder', thing)).toMatchObject([
        { minutes: 10_080, to: { field: expect.any(String) } },
      ]),
  },
  {
    say: ({ thing, person }) => `When a ${thing} is created, the ${person} gets a confirmation email.`,
    means: (app, { thing, person }) => {
      const [rule] = rulesOf(app, 'notify', thing);
      expect(rule).toMatchObject({ to: { field: expect.any(String) } });
      expect(rule?.state).toBeUndefined();
      expect(entityOf(app, person)?.fields.map(({ label }) => label)).not.toContain('Confirmation email');
    },
  },
  {
    say: ({ thing, person }) =>
      `The status of a ${thing} is open, confirmed or cancelled. The ${person} is told once it's confirmed.`,
    means: (app, { thing }) =>
      expect(rulesOf(app, 'notify', thing)).toMatchObject([
        { state: 'confirmed', to: { field: expect.any(String) } },
      ]),
  },
  {
    say: ({ thing }) => `A ${thing} is open, confirmed or cancelled.`,
    means: (app, { thing }) => expect(entityOf(app, thing)?.states?.field).toBe('status'),
  },
  {
    say: ({ thing }) => `Track whether a ${thing} is planned, active or finished.`,
    means: (app, { thing }) => expect(entityOf(app, thing)?.states?.field).toBe('status'),
  },
  {
    say: ({ thing }) =>
      `There are two roles: supervisor and assistant. Assistants can see but not change ${thing}s.`,
    means: (app, { thing }) => {
      expect(app.roles.map(({ label }) => label).sort()).toEqual(['Assistant', 'Supervisor']);
      expect(entityOf(app, thing)?.access.update).not.toContain('assistant');
    },
  },
  {
    say: ({ thing }) => `The ${thing}s should have a checkbox for paid.`,
    means: (app, { thing }) =>
      expect(entityOf(app, thing)?.fields).toContainEqual(
        expect.objectContaining({ label: 'Paid', type: 'boolean' }),
      ),
  },
  {
    say: ({ thing, of }) => `On the ${of} page I see how many ${thing}s there were.`,
    means: (app, { of }) => expect(computed(app, of)).toMatchObject([{ op: 'count' }]),
  },
  {
    say: ({ thing }) => `Let me attach a PDF to each ${thing}.`,
    means: (app, { thing }) =>
      expect(entityOf(app, thing)?.fields).toContainEqual(expect.objectContaining({ type: 'file' })),
  },
  {
    say: ({ thing }) => `Show upcoming ${thing}s on the start page.`,
    means: (app, { thing }) =>
      expect(attention(app, thing)).toContainEqual(expect.objectContaining({ op: 'within' })),
  },
  {
    say: ({ thing, of }) => `The dashboard shows ${thing}s by ${of}.`,
    means: (app, { thing }) => expect(chartsOf(app, thing)).not.toEqual([]),
  },
  {
    say: ({ of }) => `The list of ${of}s is visible to the public.`,
    means: (app, { of }) => expect(entityOf(app, of)?.access.read).toContain('public'),
  },
  {
    say: ({ thing, person }) => `A ${person} can have at most 3 ${thing}s at once.`,
    means: (app, { thing, person }) => {
      const [rule] = rulesOf(app, 'capacity', thing);
      const reference = entityOf(app, thing)?.fields.find(({ name }) => name === rule?.reference);
      expect(labelOf(app, reference?.entity)).toBe(person);
    },
  },
  {
    say: ({ of }) => `The same ${of} must not be booked twice for the same time.`,
    means: (app, { thing }) =>
      expect([...rulesOf(app, 'noOverlap', thing), ...rulesOf(app, 'uniqueTogether', thing)]).not.toEqual([]),
  },
  {
    say: ({ of, thing, amount }) => `Each ${of} shows the average ${amount} of its ${thing}s.`,
    means: (app, { of, thing }) => {
      expect(computed(app, of)).toMatchObject([{ op: 'average' }]);
      expect(entityOf(app, thing)?.fields.filter(({ label }) => /average/i.test(label))).toEqual([]);
    },
  },
  {
    say: ({ of, amount }) => `Show the total ${amount} per ${of}.`,
    means: (app, { of }) => expect(computed(app, of)).toMatchObject([{ op: 'sum' }]),
  },
  {
    say: ({ amount }) => `A bar chart with the ${amount} by month.`,
    means: (app, { thing }) =>
      expect(chartsOf(app, thing)).toContainEqual(expect.objectContaining({ unit: 'month', measure: 'sum' })),
  },
  {
    say: ({ thing, day }) => `I want to see at a glance ${thing}s whose ${day} is in the next 14 days.`,
    means: (app, { thing }) =>
      expect(attention(app, thing)).toContainEqual(expect.objectContaining({ op: 'within', days: 14 })),
  },
  {
    say: ({ thing, day }) => `Highlight ${thing}s where the ${day} has passed.`,
    means: (app, { thing }) =>
      expect(attention(app, thing)).toContainEqual(expect.objectContaining({ op: 'past' })),
  },
  {
    say: ({ of }) => `A public page that lists our ${of}s with photos.`,
    means: (app, { of, thing }) => {
      expect(entityOf(app, of)?.access.read).toContain('public');
      expect(entityOf(app, thing)?.access.read).not.toContain('public');
    },
  },
  {
    say: ({ thing }) => `Every ${thing} has a unique reference number.`,
    means: (app, { thing }) =>
      expect(entityOf(app, thing)?.fields).toContainEqual(
        expect.objectContaining({ label: 'Reference number', unique: true }),
      ),
  },
];

describe.each(TRADES)('of $thing and $of', (trade) => {
  const before = appOf(trade.base)
    .entities.map(({ label }) => label)
    .sort();
  it.each(WISHES.map((wish) => ({ said: capital(wish.say(trade)), wish })))('$said', ({ said, wish }) => {
    const app = appOf(`${trade.base} ${said}`);
    wish.means(app, trade);
    expect(app.entities.map(({ label }) => label).sort()).toEqual(before);
  });
});

it('There is a contact form for visitors, and no table of them', () => {
  const app = appOf('Runners have a name and a club. There should be a contact form for visitors.');
  expect(app.entities.map(({ label }) => label)).not.toContain('Visitor');
  expect(sectionsOf(app, 'contact')).toHaveLength(1);
});

it.each([
  ['Every ticket has a required text field for the subject.', { label: 'Subject', required: true }],
  ['Tanks should have a date field for the last cleaning.', { label: 'Last cleaning', type: 'date' }],
  ['Each tank has a dropdown for the colour (red, blue).', { label: 'Colour', type: 'select' }],
  [
    'Guests with a name, a diet and an e-mail field for the confirmation.',
    { label: 'Confirmation', type: 'email' },
  ],
])('How a field is entered is said with its name: %s', (text, field) => {
  expect(appOf(text).entities.flatMap(({ fields }) => fields)).toContainEqual(expect.objectContaining(field));
});

it('A checkbox is of what has the fields beside it', () => {
  const app = appOf(
    'A tool library: members borrow tools, loans have a due date and a checkbox for deposit paid.',
  );
  expect(entityOf(app, 'loan')?.fields).toContainEqual(
    expect.objectContaining({ label: 'Deposit paid', type: 'boolean' }),
  );
});

it.each([
  ['Each horse needs a field for its own. Fields have a size and a fence.', 'Field'],
  ['Every stable has one field for the mares.', 'Field'],
  ['Each coop has a name and a box for the eggs.', 'Box'],
])('A field of grass or a box of wood is kept as what it is: %s', (text, thing) => {
  expect(appOf(text).entities.map(({ label }) => label)).toContain(thing);
});

it('What is ticked is also of what is named behind it', () => {
  const app = appOf('There should be a checkbox for vegan on every dish.');
  expect(entityOf(app, 'dish')?.fields.map(({ label }) => label)).toContain('Vegan');
});

it('What takes several of something guards none of them alone', () => {
  const app = appOf('Teams book pitches. A booking includes several pitches. No double bookings.');
  expect(app.rules.filter(({ kind }) => kind === 'noOverlap')).toEqual([]);
});

it('What is to be kept of something is a field of it', () => {
  const app = appOf(
    'Translation projects have a client and a deadline. We also need the colour of the project.',
  );
  expect(app.entities.flatMap(({ fields }) => fields.map(({ label }) => label))).toContain('Colour');
});

it.each([
  'Attendance for our school: classes with students, each day a teacher marks who is present, absent or late. Parents get an email when their child is absent.',
  'Teachers take attendance each morning: present, absent, late. Students belong to a class. Parents are notified when their child is absent.',
])('Whose attendance is marked is absent, and not who marks it: %s', (text) => {
  const app = appOf(text);
  const labels = app.entities.map(({ label }) => label);
  expect(labels).not.toContain('Child');
  expect(labels).not.toContain('Absence');
  const attendance = entityOf(app, 'attendance');
  expect(attendance?.states?.field).toBe('status');
  expect(attendance?.fields.map(({ label }) => label)).not.toContain('Present');
  expect(rulesOf(app, 'notify', 'attendance')).toMatchObject([{ state: 'absent' }]);
  expect(entityOf(app, 'parent')?.fields.filter(({ label }) => /absent/i.test(label))).toEqual([]);
});

it('Whoever marks the attendance of others is not absent, also where no attendance is named', () => {
  const app = appOf('Coaches mark who is present or absent. Athletes have a name.');
  expect(entityOf(app, 'attendance')?.states?.field).toBe('status');
  expect(entityOf(app, 'coach')?.states).toBeUndefined();
});

it('Roles that are declared have no tables', () => {
  const app = appOf('We have two user roles, editor and reader. Articles have a title.');
  expect(app.roles.map(({ label }) => label).sort()).toEqual(['Editor', 'Reader']);
  expect(app.entities.map(({ label }) => label)).toEqual(['Article']);
});

it('What a deed leaves refers to all who take part in it', () => {
  const app = appOf('Doctors prescribe drugs to patients. A prescription has an end date.');
  const references = (label: string) =>
    entityOf(app, label)?.fields.flatMap(({ entity }) => labelOf(app, entity) ?? []);
  expect(references('prescription')?.sort()).toEqual(['doctor', 'drug', 'patient']);
  expect(references('drug')).toEqual([]);
});

it.each([
  [
    'Members borrow tools, loans have a due date. And a reminder two days before the due date.',
    { field: 'member' },
  ],
  ['Members borrow tools, loans have a due date. Remind me two days before the due date.', { role: 'owner' }],
  ['Appointments: patient, therapist, start, fee. Automatic reminder a day before.', { field: 'patient' }],
  ['Contracts with a client and an end date, with a reminder 30 days before the end.', { role: 'owner' }],
  [
    'Dogs have an owner and a vaccination date. Remind me a week before the vaccination date.',
    { role: 'owner' },
  ],
])('A reminder goes to whom it is for: %s', (text, to) => {
  expect(appOf(text).rules.filter(({ kind }) => kind === 'reminder')).toMatchObject([{ to }]);
});

it('What a reminder watches is listed once', () => {
  const app = appOf(
    'Members borrow tools, loans have a due date. Remind members two days before the due date.',
  );
  const home = app.pages.find(({ kind }) => kind === 'home');
  expect(home?.sections.filter(({ kind }) => kind === 'attention')).toHaveLength(1);
});

it('What a sentence opens with does what it says', () => {
  const app = appOf('My shop repairs bikes. A bike has an owner and a colour.');
  expect(app.entities.map(({ label }) => label).sort()).toEqual(['Bike', 'Owner']);
});

it.each([
  ['People borrow games.', 'loan', ['borrower', 'game']],
  ['Someone borrows a tool.', 'loan', ['borrower', 'tool']],
  ['Anyone can rent a kayak. Kayaks have a colour.', 'rental', ['customer', 'kayak']],
  ['Guests rent bikes.', 'rental', ['bike', 'guest']],
  ['Visitors borrow umbrellas.', 'loan', ['umbrella', 'visitor']],
  ['Customers rent tools.', 'rental', ['customer', 'tool']],
])('Who borrows or rents is kept, whoever they are, and nothing else is: %s', (text, record, parts) => {
  const app = appOf(text);
  expect(app.entities.map(({ name }) => name).sort()).toEqual([...parts, record].sort());
  expect(
    entityOf(app, record)
      ?.fields.flatMap(({ entity }) => entity ?? [])
      .sort(),
  ).toEqual(parts);
});

it.each(['Members', 'People', 'Customers'])('%s who borrow up to three have a limit of their own', (who) => {
  const app = appOf(`${who} borrow up to 3 board games for two weeks.`);
  const [limit] = rulesOf(app, 'capacity', 'loan');
  expect(app.entities.map(({ name }) => name)).toContain(limit?.kind === 'capacity' && limit.reference);
  expect(limit).not.toMatchObject({ reference: 'boardGame' });
});

it('A stay for a weekend is no limit for each week', () => {
  const app = appOf('Customers rent up to 5 tools for a weekend.');
  expect(rulesOf(app, 'capacity', 'rental')).toMatchObject([{ reference: 'customer' }]);
  expect(rulesOf(app, 'capacity', 'rental')[0]).not.toHaveProperty('unit');
});

it('Guests that open a text have what is said of them', () => {
  const app = appOf('Guests have a name and an arrival date. Rooms have a number.');
  expect(entityOf(app, 'guest')?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Name', 'Arrival date']),
  );
});

it('How many there may be is a number, and a price for one of something is one field', () => {
  const app = appOf('Games have a title, min and max players, and a price per kilo.');
  expect(app.entities.map(({ label }) => label)).toEqual(['Game']);
  expect(app.entities[0]?.fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: 'Min players', type: 'number' }),
      expect.objectContaining({ label: 'Max players', type: 'number' }),
      expect.objectContaining({ label: 'Price per kilo', type: 'money' }),
    ]),
  );
});

it('What is worked out of a rate takes the rate per word', () => {
  const app = appOf('A project has a rate per word and a word count. The price is word count times rate.');
  expect(app.entities.map(({ label }) => label)).toEqual(['Project']);
  const price = app.entities[0]?.fields.find(({ label }) => label === 'Price');
  expect(price?.value).toMatchObject({ op: 'multiply' });
  expect(JSON.stringify(price?.value)).toContain('ratePerWord');
  expect(app.entities[0]?.fields.map(({ label }) => label)).not.toContain('Rate');
});

it('A home team and an away team are two references', () => {
  const app = appOf('Each match has a home team and an away team. Teams have a name.');
  expect(
    entityOf(app, 'match')?.fields.flatMap(({ entity, label }) => (entity === 'team' ? [label] : [])),
  ).toEqual(['Home team', 'Away team']);
});

it('Each of several who get assigned sees what came in, and nothing else', () => {
  const app = appOf(
    'Buildings have apartments. Tenants pay rent every month. Tenants submit maintenance requests with photos. Plumbers and electricians get assigned.',
  );
  const readers = (label: string) => entityOf(app, label)?.access.read;
  expect(readers('maintenance request')).toEqual(expect.arrayContaining(['plumber', 'electrician']));
  expect(readers('rent')).toEqual(['team']);
});

it.each([
  ['Each crew has a leader and several workers.', 'crew', 'worker'],
  ['Each team has a name and many players.', 'team', 'player'],
])('Several of them belong to one: %s', (text, one, many) => {
  const app = appOf(text);
  const references = (label: string) =>
    entityOf(app, label)?.fields.flatMap(({ entity }) => (entity === undefined ? [] : [entity]));
  expect(references(many)).toEqual([one]);
  expect(references(one)).toEqual([]);
});

it.each([
  ['Pieces have a composer, a duration and sheet music as PDF.', 'piece', 'Sheet music file'],
  ['Each applicant has a name, a CV as a PDF and a photo.', 'applicant', 'CV file'],
])('What is kept as a PDF is one file: %s', (text, owner, label) => {
  const files = entityOf(appOf(text), owner)?.fields.filter(({ type }) => type === 'file');
  expect(files).toMatchObject([{ label }]);
});
