import { expect, test } from 'vitest';
import { readChange } from '#blueprint/change/index.ts';
import { differences } from '#blueprint/diff.ts';
import { understand } from '#blueprint/understand/index.ts';

// Requests as people type them, on an app that none of the rules was written for.

const APP =
  'Beehives with number, apiary and queen year. Apiaries with name and address. Inspections of a hive with date, mites count and notes, status scheduled, done, cancelled.';

function app() {
  const { blueprint } = understand(APP);
  if (!blueprint) throw new Error('Nothing was understood');
  return blueprint;
}
const after = (request: string) => readChange(request, app());
const lines = (request: string) =>
  differences(app(), after(request).blueprint).map(({ kind, what, label, part = '', to = '' }) =>
    `${kind} ${what} ${label} ${part} ${String(to)}`.trim(),
  );
const fieldOf = (request: string, label: string) =>
  after(request)
    .blueprint.entities.flatMap(({ fields }) => fields)
    .find((field) => field.label === label);

test.each([
  'put weather on inspections: sunny, cloudy or rainy',
  'add weather to inspections (sunny, cloudy, rainy)',
])('a field with its values is one choice: “%s”', (request) => {
  expect(fieldOf(request, 'Weather')?.options?.map(({ label }) => label)).toEqual([
    'Sunny',
    'Cloudy',
    'Rainy',
  ]);
});

test('“make mites count 0 to 100” limits the number, and gives it no other name', () => {
  expect(fieldOf('make mites count 0 to 100', 'Mites count')).toMatchObject({ min: 0, max: 100 });
});

test('“change the title of hives to its number” calls the rows by it, and not the data', () => {
  expect(lines('change the title of hives to its number')).toEqual(['changed entity Beehive title Number']);
});

test('“make the inspection status a board” adds a board, and no second one', () => {
  const bare = app();
  const without = { ...bare, pages: bare.pages.filter(({ kind }) => kind !== 'board') };
  const { blueprint } = readChange('make the inspection status a board', without);
  expect(blueprint.pages.filter(({ kind }) => kind === 'board').map(({ entity }) => entity)).toEqual([
    'inspection',
  ]);
  const [again] = readChange('show inspections as a board', blueprint).notUnderstood;
  expect(again?.reason.code).toBe('already');
});

test('“no two inspections of a hive on the same day” lets no two rows have both', () => {
  const { rules } = after('no two inspections of a hive on the same day').blueprint;
  expect(rules.filter(({ kind }) => kind === 'uniqueTogether')).toMatchObject([
    { entity: 'inspection', fields: ['beehive', 'date'] },
  ]);
});

test('“add a services list with name and price” adds services, and no list of them', () => {
  expect(after('add a services list with name and price').blueprint.entities.at(-1)?.plural).toBe('Services');
});

test('“show only done inspections on the home page” shows these rows there', () => {
  const { pages } = after('show only done inspections on the home page').blueprint;
  const sections = pages.flatMap((page) => page.sections);
  expect(sections).toContainEqual(
    expect.objectContaining({
      kind: 'attention',
      entity: 'inspection',
      when: expect.objectContaining({ op: 'is' }),
    }),
  );
});

test.each([
  'show only active hives on the home page',
  'add a map of the apiaries',
  'add a search',
  'add a chat',
])('what can’t be done changes nothing, and says so: “%s”', (request) => {
  expect(lines(request)).toEqual([]);
  expect(after(request).notUnderstood).toHaveLength(1);
});

const SHOP = understand(
  'A shop with products (name, price, stock, minimum stock) and suppliers (name, e-mail). Each product has a supplier. Fridges with name and temperature. Managers check fridges.',
).blueprint;
test.each([
  ['email me when stock is below 5', 'product', { op: 'below', field: 'stock', value: 5 }, { role: 'owner' }],
  [
    'e-mail the manager when the stock of a product drops below its minimum',
    'product',
    { op: 'below', field: 'stock', value: 'minimumStock' },
    { role: 'manager' },
  ],
  [
    'email the manager when the temperature is above 8 °C',
    'fridge',
    { op: 'above', field: 'temperature', value: 8 },
    { role: 'manager' },
  ],
  [
    'if the temperature exceeds 8, the manager gets an email',
    'fridge',
    { op: 'above', field: 'temperature', value: 8 },
    { role: 'manager' },
  ],
  [
    'when the price of a product goes over 1,500, notify the supplier',
    'product',
    { op: 'above', field: 'price', value: 150_000 },
    { field: 'supplier' },
  ],
  [
    'send the manager a mail if products fall under 3',
    'product',
    { op: 'below', field: 'stock', value: 3 },
    { role: 'manager' },
  ],
])('a mail at a number: “%s”', (request, entity, when, to) => {
  if (!SHOP) throw new Error('Nothing was understood');
  const { rules } = readChange(request, { ...SHOP, rules: [] }).blueprint;
  expect(rules).toMatchObject([{ kind: 'notify', entity, when, to }]);
});

test.each([
  ['email the plumber when mites count is above 9', 'notFound'],
  ['email me when the mites count is over 3 weeks old', 'notFound'],
])('a mail to nobody, or at no number of the rows, is none: “%s”', (request, code) => {
  expect(lines(request)).toEqual([]);
  expect(after(request).notUnderstood).toMatchObject([{ reason: { code } }]);
});

test('“add a page about us with our phone number” is called About us', () => {
  expect(lines('add a page about us with our phone number')).toEqual(['added page About us']);
});

test('a new name is used wherever the old one stood, also within other words', () => {
  const renamed = after('rename inspections to checks').blueprint;
  const { rows: _, ...said } = renamed;
  expect(JSON.stringify(said)).not.toMatch(/\bInspections?\b/u);
  expect(renamed.pages.map(({ title }) => title)).toContain('Checks');
});

test('data is found by the last part of its name', () => {
  expect(after('rename hives to colonies').blueprint.entities[0]?.plural).toBe('Colonies');
});

test.each([
  'add a role inspector who can delete inspections',
  'add an inspector role that may delete inspections',
  'create a new role called inspector, who is allowed to delete inspections',
])('a role that comes with a right is called by its name, and has the right: “%s”', (request) => {
  const { roles, entities } = after(request).blueprint;
  expect(roles.map(({ label }) => label)).toEqual(['Inspector']);
  expect(entities.find(({ label }) => label === 'Inspection')?.access.delete).toContain(roles[0]?.name);
});

test.each(['show 8 inspections on the home page', 'list only the latest 8 inspections on the home page'])(
  'so many rows are shown where they are already, else in a section of their own: “%s”',
  (request) => {
    const shownIn = (of: ReturnType<typeof app>) =>
      of.pages
        .find(({ path }) => path === '/')
        ?.sections.flatMap((one) =>
          (one.kind === 'list' || one.kind === 'gallery') && one.entity === 'inspection' ? one.limit : [],
        );
    expect(shownIn(after(request).blueprint)).toEqual([8]);
    const bare = app();
    const pages = bare.pages.map((page) => ({
      ...page,
      sections: page.sections.filter(({ kind }) => kind !== 'list' && kind !== 'gallery'),
    }));
    expect(shownIn(readChange(request, { ...bare, pages }).blueprint)).toEqual([8]);
  },
);
