import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addEntity,
  addField,
  addPage,
  addRow,
  moveField,
  movePage,
  removeEntity,
  removeField,
  removePage,
  setEntity,
} from '#blueprint/edits.ts';
import { countedPages, type FieldType } from '#blueprint/kinds.ts';
import { type Blueprint, blueprintSchema } from '#blueprint/schema.ts';
import { APP_TEMPLATES, sketch } from '#blueprint/sketch/index.ts';
import { faultsOfRows, thinTables } from '../support/sample-rows.ts';

const faultsOf = (blueprint: Blueprint) =>
  blueprintSchema.safeParse(blueprint).error?.issues.slice(0, 3) ?? [];
const entity = (blueprint: Blueprint, name: string) => blueprint.entities.find((one) => one.label === name);
const typesOf = (blueprint: Blueprint, name: string): Record<string, FieldType> =>
  Object.fromEntries(
    (entity(blueprint, name)?.fields ?? []).map((field) => [field.label.toLowerCase(), field.type]),
  );

describe('a sketch uses the sentence’s own nouns', () => {
  test('for a bike repair shop: slots, repairs and what they cost', () => {
    const app = sketch('A bike repair shop where people book a slot and see what it costs');
    expect(app).toMatchObject({ name: 'Bike repair shop', kind: 'bookings' });
    expect(app.entities.map(({ label }) => label)).toEqual(expect.arrayContaining(['Slot', 'Repair']));
    expect(typesOf(app, 'Repair')).toMatchObject({ price: 'money' });
    expect(app.pages.map(({ title }) => title)).toContain('Book a slot');
  });

  test('for a science lab: items with their stock, and the low ones called out', () => {
    const app = sketch('Inventory for a school science lab with low-stock alerts');
    expect(app).toMatchObject({ name: 'School science lab inventory', kind: 'inventory' });
    expect(typesOf(app, 'Item')).toMatchObject({ stock: 'number', minimum: 'number' });
    const attention = app.pages.flatMap(({ sections }) => sections).find(({ kind }) => kind === 'attention');
    expect(attention).toMatchObject({
      entity: 'item',
      when: { op: 'below', field: 'stock', value: 'minimum' },
    });
  });

  test('for family recipes: recipes, ingredients, and who likes them', () => {
    const app = sketch('Recipes my family cooks, with ingredients and who likes them');
    expect(app.name).toBe('Family recipes');
    expect(app.entities.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Recipe', 'Ingredient', 'Like']),
    );
    expect(typesOf(app, 'Ingredient')).toMatchObject({ recipe: 'reference' });
    expect(typesOf(app, 'Like')).toMatchObject({ recipe: 'reference' });
  });
});

test.each([
  ['shop', 'Sell vintage lamps online'],
  ['bookings', 'gym class booking'],
  ['crm', 'CRM for freelancers'],
  ['blog', 'A blog about slow travel by train'],
  ['directory', 'A directory of repair cafés in our city'],
  ['inventory', 'stock of a small warehouse'],
  ['events', 'Concerts in small venues, with tickets and artists'],
  ['helpdesk', 'ticket system for IT support'],
  ['property', 'rental apartments in Lisbon'],
  ['recruiting', 'job applications for a small agency'],
  ['portfolio', 'portfolio of a photographer'],
  ['courses', 'online courses in pottery with lessons'],
])('a %s is recognised in “%s”', (kind, sentence) => {
  expect(sketch(sentence).kind).toBe(kind);
});

test('each template’s sentence is sketched as its own kind, every kind of data with its own pages, within the middle plan', () => {
  for (const { kind, description } of APP_TEMPLATES) {
    const app = sketch(description);
    expect(app.kind).toBe(kind);
    expect(countedPages(app.pages)).toBeLessThanOrEqual(15);
    for (const { name } of app.entities)
      expect(app.pages.filter((page) => page.entity === name).map((page) => page.kind)).toEqual(
        expect.arrayContaining(['detail', 'form', 'list']),
      );
  }
});

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the sample rows of a sketch', () => {
  const sentences = [
    ...APP_TEMPLATES.map(({ description }) => description),
    'Sell vintage lamps online',
    'gym class booking',
    'A dentist where patients book an appointment',
    'A directory of plumbers',
    'A blog about cooking',
    'Recipes my family cooks, with ingredients and who likes them',
    'Track my houseplants and when to water them',
    'Volunteers and the projects they work on',
    '',
  ];
  test.each(sentences)('are twelve a table and keep the app’s own rules: “%s”', (sentence) => {
    const app = sketch(sentence);
    expect(faultsOf(app)).toEqual([]);
    expect(thinTables(app, 12)).toEqual([]);
    expect(faultsOfRows(app)).toEqual([]);
  });

  const namesOf = (app: Blueprint, at: number) => {
    const { name = '', title = '' } = app.entities[at] ?? {};
    return (app.rows[name] ?? []).map((row) => row[title]);
  };
  test('are called as the things of the sentence are, and numbered where nobody knows their names', () => {
    expect(namesOf(sketch('Sell vintage lamps online'), 0)).toContain('Brass desk lamp');
    expect(namesOf(sketch('Sell harmonicas online'), 0)).toEqual(
      expect.arrayContaining(['Harmonica 1', 'Harmonica 12']),
    );
    expect(namesOf(sketch('A dentist where patients book an appointment'), 0)).toContain('Root canal');
    expect(namesOf(sketch('Volunteers and the projects they work on'), 1)).toContain('Project 1');
  });

  test('keep the key, the address and the words of data that the sentence calls otherwise together', () => {
    const app = sketch('Sell vintage lamps online');
    expect(app.entities[0]).toMatchObject({ name: 'lamp', label: 'Lamp', plural: 'Lamps' });
    expect(app.pages.find(({ kind }) => kind === 'list')).toMatchObject({ path: '/lamps', title: 'Lamps' });
    expect(app.rules[0]).toMatchObject({ kind: 'stock', entity: 'order' });
    expect(JSON.stringify(app)).not.toMatch(/"entity":"product"/);
  });
});

describe('any text', () => {
  test.each([
    'Une boutique de savons faits main avec prix, photos et commandes',
    'Ein Shop für handgemachte Seifen mit Preisen und Bestellungen',
    'Inventario de un laboratorio escolar con avisos',
    'مخزون مختبر العلوم المدرسي مع تنبيهات عند نقص المواد',
  ])('in another language, as in “%s”, is not taken to be about its little words', (sentence) => {
    const little = /^(une?|eine?|des?|du|la|les?|el|con|avec|mit|für|und|et|y|مع|من|في)$/i;
    expect(sketch(sentence).entities.filter(({ label }) => little.test(label))).toEqual([]);
  });

  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.lorem({ maxCount: 30 }),
    fc.constantFrom(
      '',
      '__proto__',
      'x'.repeat(100_000),
      '<script>alert(1)</script>',
      '\0\ud800',
      'قائمة كتب',
      '🚲 🚲',
    ),
  );

  test('gives an app that the schema admits, the same one each time, in a colour that can be read on white', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const app = sketch(text);
        expect(faultsOf(app)).toEqual([]);
        expect(sketch(text)).toEqual(app);
        expect(contrastWithWhite(app.theme.primary)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
  });
});

describe('text that grows when its case changes, or breaks when it is cut', () => {
  test.each([
    ['60 × ß', 'ß'.repeat(60)],
    ['60 × ﬁ', 'ﬁ'.repeat(60)],
    ['60 × ŉ', 'ŉ'.repeat(60)],
    ['60 × ΐ', 'ΐ'.repeat(60)],
    ['60 × İ', 'İ'.repeat(60)],
    ['letters beyond the first plane', '𐐨'.repeat(60)],
    ['a pair cut in the middle', `${'x'.repeat(59)}🚲 rides`],
    ['one long word after “number of”', `A club with number of ${'w'.repeat(100)}`],
    ['one long word after “when”', `A diary that knows when to ${'w'.repeat(100)}`],
    ['nouns that differ in case only', 'ßa and ssas with the ſunny'],
    ['dotless and dotted i', 'ıtems and the items with İtems'],
  ])('gives an app that can be built: %s', (_, text) => {
    expect(faultsOf(sketch(text))).toEqual([]);
  });

  const letter = fc.oneof(
    fc.constantFrom(
      'ß',
      'ẞ',
      'ﬁ',
      'ﬃ',
      'ŉ',
      'ΐ',
      'İ',
      'ı',
      'ſ',
      'K',
      'ς',
      'σ',
      'ǅ',
      'և',
      'ᾳ',
      '𐐨',
      '🚲',
      '👩‍👩‍👧',
      'é',
      'e\u0301',
      'ا',
      '中',
      '\u200d',
      '\u202e',
      '-',
      "'",
      '’',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
    fc.constantFrom(...'abcxyzs'),
  );
  const longWord = fc
    .tuple(fc.array(letter, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 70 }))
    .map(([letters, times]) => letters.join('').repeat(times));
  const glue = fc.constantFrom(
    'a shop for',
    'selling',
    'with',
    'and',
    'number of',
    'how many',
    'when to',
    'who likes',
    'family',
    'my',
    'the',
    'of',
    'for',
    ',',
    '.',
    'track',
    'including',
    'booking',
    'blog',
    'inventory',
    'museum',
    'members',
    'games',
    'shifts',
    'ingredients',
    'constructor',
    '__proto__',
  );
  const sentence = fc
    .array(fc.oneof(glue, longWord), { minLength: 1, maxLength: 14 })
    .map((words) => words.join(' '));

  test('never throws, in any sentence, and always gives an app that can be built', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(faultsOf(sketch(text))).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });
});

test('no run of edits, in whatever order, leaves an app the schema refuses', () => {
  const index = fc.nat({ max: 12 });
  const edit = fc.oneof(
    index.map((at) => (app: Blueprint) => (app.pages.length > 1 ? removePage(app, at) : app)),
    index.map((at) => (app: Blueprint) => removeEntity(app, at)),
    fc.tuple(index, index).map(
      ([e, f]) =>
        (app: Blueprint) =>
          (app.entities[e]?.fields.length ?? 0) > 1 ? removeField(app, e, f) : app,
    ),
    index.map((at) => (app: Blueprint) => addField(app, at, 'Due date')),
    index.map(
      (at) => (app: Blueprint) => setEntity(app, at, { label: `Renamed ${app.entities.length} ${at}` }),
    ),
    fc.tuple(index, index).map(
      ([from, to]) =>
        (app: Blueprint) =>
          from < app.pages.length && to < app.pages.length ? movePage(app, from, to) : app,
    ),
    fc.tuple(index, index, index).map(
      ([e, from, to]) =>
        (app: Blueprint) =>
          (app.entities[e]?.fields.length ?? 0) > Math.max(from, to) ? moveField(app, e, from, to) : app,
    ),
    index.map((at) => (app: Blueprint) => {
      const one = app.entities[at];
      return one ? addRow(app, one) : app;
    }),
    fc.constant((app: Blueprint) => addPage(app, 'content', 'New page')),
    index.map(
      (at) => (app: Blueprint) =>
        app.entities[at] ? addPage(app, 'list', app.entities[at].plural, app.entities[at].name) : app,
    ),
    index.map((at) => (app: Blueprint) => addEntity(app, `Data ${app.entities.length} ${at}`, 'Data')),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...APP_TEMPLATES.map(({ description }) => description)),
      fc.array(edit, { maxLength: 12 }),
      (sentence, edits) => {
        let app = sketch(sentence);
        const names = () => app.entities.map(({ name }) => name.toLowerCase());
        for (const change of edits) {
          const next = change(app);
          // A name that is taken is refused by the screen before it comes here.
          if (new Set(next.entities.map(({ name }) => name.toLowerCase())).size < next.entities.length)
            continue;
          app = next;
          expect(faultsOf(app), names().join()).toEqual([]);
        }
      },
    ),
    { numRuns: 60 },
  );
});
