import fc from 'fast-check';
import {
  APP_KINDS,
  FIELD_TYPES,
  FONTS,
  ICONS,
  LAYOUTS,
  LIMITS,
  MODES,
  ON_DELETE,
  OPTION_COLOURS,
  PAGE_KINDS,
  RADII,
  RESERVED_ENTITY_NAMES,
  isOneOf,
  RESERVED_NAMES,
  ENTITY_PAGE_KINDS,
  routesOf,
} from '#blueprint/kinds.ts';
import { relativeDay } from '#blueprint/dates.ts';
import type { Blueprint, Entity, Field, Option, Page, Row, Section } from '#blueprint/schema.ts';

/** Text that breaks a careless generator: it ends scripts, strings, comments, tags and templates, or turns the line around. */
export const HOSTILE_TEXTS: readonly string[] = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!-- <script>',
  ']]>',
  '`${process.exit(1)}`',
  '${globalThis.pwned = 1}',
  '*/ globalThis.pwned = 1; /*',
  "'; globalThis.pwned = 1; '",
  '"; globalThis.pwned = 1; "',
  '\\',
  '\\u0027\\x27',
  'line\u2028separator\u2029and paragraph',
  'a\nb\r\nc\td',
  '\u202Eright to left override',
  'مرحبا بالعالم',
  'שלום עולם',
  '日本語のアプリ',
  'Ünïcödé Straße Łódź',
  '👩‍👩‍👧‍👦 family 🚲',
  'e\u0301 combining',
  '\uFEFFbyte order mark',
  "it's \"both\" kinds of 'quotes'",
  '{{ mustache }} {% tag %}',
  "import('/etc/hostname?raw')",
  '[link](javascript:alert(1))',
  '# heading\n- item\n> quote',
  '| table | cell |',
  '--><style>*{display:none}</style>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  'C:\\con\\aux',
  '-',
  '0',
  '   padded   ',
  '__proto__',
  'constructor',
];

/** Names that clash with the language, with the platform, with the project's own files, or with each other once cleaned. */
export const HOSTILE_NAMES: readonly string[] = [
  'Array',
  'constructor',
  'String',
  'class',
  'new',
  'default',
  'import',
  'index',
  'toString',
  'hasOwnProperty',
  'Row',
  'Ref',
  'Model',
  'rows',
  'entities',
  'Page',
  'con',
  'A b',
  'a-B',
  'AB',
  'ab 2',
  'ab2',
  'Café',
  'Cafe',
  '2nd hand',
  '2',
  '日本語',
  '中文',
  'مرحبا',
  'Entity1',
  'Ünïcödé',
  "Owner's bike",
  'A</script>',
  'B`${1}`',
  'C\u2028D',
  'E*/F',
  'G👩‍👩‍👧‍👦',
  'An extremely long name for a kind of row',
];

const FIELD_NAMES = [
  'title',
  'class',
  'new',
  'default',
  'import',
  'key',
  'length',
  'name',
  'type',
  'a',
  'aB9',
  'row',
  'undefined',
];
const PATHS = [
  '/',
  '/a',
  '/a/new',
  '/list',
  '/list/new',
  '/b-c',
  '/deep/er/and/deeper',
  '/0',
  '/assets',
  '/index',
  '/x',
];

/** What the builder writes today. */
const BUILT_TYPES = FIELD_TYPES.filter(
  (type) => !['duration', 'file', 'references', 'computed'].includes(type),
);
const BUILT_PAGES = PAGE_KINDS.filter((kind) => !['board', 'calendar', 'gallery', 'account'].includes(kind));
export const EVERYONE = { read: ['public'], create: ['public'], update: ['public'], delete: ['public'] };

const storable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);
export const textOf = (max: number) =>
  fc
    .oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string({ unit: 'grapheme', maxLength: Math.min(max, 60) }),
      fc.string({ unit: 'binary', maxLength: Math.min(max, 30) }),
      fc.string({ maxLength: max > 100 ? 300 : max }),
    )
    .filter((text) => text.length <= max && storable(text));
export const labelOf = (max: number) => textOf(max).filter((text) => text.trim().length > 0);
export const entityLabelOf = () =>
  fc.oneof(
    fc.constantFrom(...HOSTILE_NAMES),
    labelOf(39).map((text) => `A${text}`),
  );
/** Names that clash with the language, the platform and the project's own files, or differ only where file systems don't. */
export const entityNameOf = () =>
  fc
    .oneof(
      fc.constantFrom(
        'array',
        'class',
        'new',
        'default',
        'import',
        'index',
        'row',
        'ref',
        'model',
        'rows',
        'entities',
        'page',
        'con',
        'aB',
        'ab',
        'ab2',
        'entity1',
        'undefined',
        'symbol',
      ),
      fc.stringMatching(/^[a-z][A-Za-z0-9]{0,39}$/),
    )
    .filter((name) => !isOneOf([...RESERVED_NAMES, ...RESERVED_ENTITY_NAMES], name));
export const fieldNameOf = () =>
  fc
    .oneof(fc.constantFrom(...FIELD_NAMES), fc.stringMatching(/^[a-z][A-Za-z0-9]{0,39}$/))
    .filter((name) => !isOneOf(RESERVED_NAMES, name));
export const pathOf = () =>
  fc.oneof(fc.constantFrom(...PATHS), fc.stringMatching(/^\/[a-z0-9][a-z0-9-]{0,20}(\/[a-z0-9]{1,8})?$/));

export type Generate = Parameters<Parameters<ReturnType<typeof fc.gen>['map']>[0]>[0];

/**
 * One of the items, by its place: `g` keeps all it was ever asked to draw from and looks through that, so that lists of an app itself
 * would make each draw slower than the one before.
 */
export const from = <T>(g: Generate, items: readonly T[]): T =>
  items[g(fc.nat, { max: items.length - 1 })] as T;

export const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export function distinct<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

function field(g: Generate, name: string, entityNames: readonly string[]): Field {
  const type = from(
    g,
    BUILT_TYPES.filter((candidate) => candidate !== 'reference' || entityNames.length > 0),
  );
  const result: Field = { name, label: g(labelOf, 60), type };
  if (g(fc.boolean)) result.required = g(fc.boolean);
  if (g(fc.boolean)) result.unique = g(fc.boolean);
  if (g(fc.boolean)) result.min = g(fc.integer, { min: -5, max: 5 });
  if (g(fc.boolean)) result.max = g(fc.double, { min: 5, max: 1e12, noNaN: true });
  if (type === 'select') {
    const labels = distinct(
      list(g(fc.integer, { min: 1, max: 9 }), () => g(labelOf, 40)),
      (label) => label,
    );
    result.options = labels.map((label, index): Option => ({
      name: `option-${index}`,
      label,
      ...(g(fc.boolean) && { colour: from(g, OPTION_COLOURS) }),
    }));
  }
  if (type === 'reference') {
    result.entity = from(g, entityNames);
    if (g(fc.boolean)) result.onDelete = from(g, ON_DELETE);
  }
  if (g(fc.boolean)) result.help = g(textOf, 200);
  return result;
}

export function cell(g: Generate, of: Field, idsOf: (entity: string) => readonly string[]): Row[string] {
  if (g(fc.integer, { min: 0, max: 4 }) === 0) return of.type === 'reference' ? null : from(g, [null, '']);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = () =>
    g(fc.boolean)
      ? relativeDay(g(fc.integer, { min: -400, max: 400 }))
      : `20${two(g(fc.integer, { min: 0, max: 99 }))}-${two(g(fc.integer, { min: 0, max: 19 }))}-28`;
  switch (of.type) {
    case 'number':
      return g(fc.double, { min: -1e15, max: 1e15, noNaN: true });
    case 'money':
      return g(fc.integer, { min: -1e12, max: 1e12 });
    case 'boolean':
      return g(fc.boolean);
    case 'date':
      return day();
    case 'dateTime':
      return `${day()}T${two(g(fc.integer, { min: 0, max: 29 }))}:30`;
    case 'select':
      return from(g, of.options ?? []).name;
    case 'reference': {
      const ids = idsOf(of.entity ?? '');
      return ids.length > 0 ? from(g, ids) : null;
    }
    default:
      return g(textOf, 300);
  }
}

function section(g: Generate, entities: readonly Entity[], paths: readonly string[]): Section {
  const heading = g(labelOf, 120);
  const kind = from(g, ['hero', 'text', 'list', 'figures', 'chart', 'attention'] as const);
  if (kind === 'hero') {
    const hero: Extract<Section, { kind: 'hero' }> = { kind, heading, text: g(textOf, 4000) };
    if (g(fc.boolean) && paths.length > 0) hero.action = { label: g(labelOf, 60), path: from(g, paths) };
    return hero;
  }
  if (entities.length > 0 && kind !== 'text') {
    const entity: Entity = from(g, entities);
    const numbers = entity.fields
      .filter(({ type }) => type === 'number' || type === 'money')
      .map(({ name }) => name);
    const countable = entity.fields.filter(({ type }) => ['select', 'boolean', 'reference'].includes(type));
    if (kind === 'list')
      return { kind, heading, entity: entity.name, limit: g(fc.integer, { min: 1, max: 20 }) };
    if (kind === 'chart' && countable.length > 0) {
      return {
        kind,
        heading,
        entity: entity.name,
        by: from(g, countable).name,
        measure: 'count',
      };
    }
    if (kind === 'attention' && numbers.length > 0) {
      const value = g(fc.boolean) ? from(g, numbers) : g(fc.integer, { min: -9, max: 99 });
      return {
        kind,
        heading,
        entity: entity.name,
        when: {
          op: from(g, ['below', 'above'] as const),
          field: from(g, numbers),
          value,
        },
      };
    }
    if (kind === 'figures') {
      const figures = list(g(fc.integer, { min: 1, max: 6 }), () => {
        const counted = { label: g(labelOf, 60), entity: entity.name };
        if (numbers.length === 0 || g(fc.boolean)) return { ...counted, measure: 'count' as const };
        return {
          ...counted,
          measure: from(g, ['sum', 'average'] as const),
          field: from(g, numbers),
        };
      });
      return { kind, heading, figures };
    }
  }
  return { kind: 'text', heading, text: g(textOf, 4000) };
}

function page(g: Generate, path: string, first: boolean, entities: readonly Entity[]): Page {
  const kinds = BUILT_PAGES.filter(
    (kind) => (entities.length > 0 || !ENTITY_PAGE_KINDS.includes(kind)) && !(first && kind === 'detail'),
  );
  const kind = from(g, kinds);
  const result: Page = {
    kind,
    title: g(labelOf, 60),
    path,
    icon: from(g, ICONS),
    sections: [],
    inMenu: g(fc.boolean),
  };
  if (entities.length > 0 && (ENTITY_PAGE_KINDS.includes(kind) || g(fc.boolean))) {
    result.entity = from(g, entities).name;
  }
  return result;
}

function pagesOf(g: Generate, most: number, entities: readonly Entity[]): Page[] {
  const taken = new Set<string>();
  const paths = ['/', ...list(g(fc.integer, { min: 0, max: most - 1 }), () => g(pathOf))];
  const pages: Page[] = [];
  paths.forEach((path, index) => {
    const candidate = page(g, path, index === 0, entities);
    const routes = routesOf(candidate);
    if (routes.some((route) => taken.has(route))) return;
    for (const route of routes) taken.add(route);
    pages.push(candidate);
  });
  const targets = pages.filter(({ kind }) => kind !== 'detail').map((candidate) => candidate.path);
  for (const candidate of pages) {
    candidate.sections = list(g(fc.integer, { min: 0, max: 3 }), () => section(g, entities, targets));
  }
  return pages;
}

function blueprintWith(
  g: Generate,
  size: { entities: number; fields: number; pages: number; rows: number },
): Blueprint {
  const names = distinct(
    list(g(fc.integer, { min: 0, max: size.entities }), () => g(entityNameOf)),
    (name) => name.toLowerCase(),
  );
  const entities = names.map((name): Entity => {
    const fieldNames = distinct(
      list(g(fc.integer, { min: 1, max: size.fields }), () => g(fieldNameOf)),
      (fieldName) => fieldName.toLowerCase(),
    );
    return {
      name,
      label: g(entityLabelOf),
      plural: g(entityLabelOf),
      icon: from(g, ICONS),
      title: from(g, fieldNames),
      fields: fieldNames.map((fieldName) => field(g, fieldName, names)),
      access: EVERYONE,
    };
  });
  const ids = new Map(
    names.map((name) => [name, list(g(fc.integer, { min: 0, max: size.rows }), (index) => `row-${index}`)]),
  );
  const idsOf = (entity: string) => ids.get(entity) ?? [];
  const rows = entities.map((entity) => [
    entity.name,
    idsOf(entity.name).map((id) => ({
      ...Object.fromEntries(entity.fields.map((of) => [of.name, cell(g, of, idsOf)])),
      id,
    })),
  ]);
  return {
    version: 2,
    name: g(labelOf, 60),
    tagline: g(textOf, 200),
    kind: from(g, APP_KINDS),
    language: 'en',
    roles: [],
    signUp: 'open',
    rules: [],
    theme: {
      primary: `#${g(fc.stringMatching, /^[0-9a-fA-F]{6}$/)}`,
      mode: from(g, MODES),
      radius: from(g, RADII),
      font: from(g, FONTS),
      layout: from(g, LAYOUTS),
    },
    entities,
    pages: pagesOf(g, size.pages, entities),
    rows: Object.fromEntries(rows),
  };
}

/** Any blueprint the schema admits, small enough to build, with hostile text everywhere text may stand. */
export const arbitraryBlueprint: fc.Arbitrary<Blueprint> = fc
  .gen()
  .map((g) => blueprintWith(g, { entities: 5, fields: 8, pages: 8, rows: 5 }));

/** As large as the schema admits: 30 kinds of rows with 60 fields each, and 50 pages beside their details and forms. */
export function largestBlueprint(): Blueprint {
  const entities = list(30, (e): Entity => {
    const fields = list(60, (f): Field => {
      const type = BUILT_TYPES[f % BUILT_TYPES.length] ?? 'text';
      return {
        name: `field${f}`,
        label: `Field ${f}`,
        type,
        ...(type === 'select' && {
          options: ['One', 'Two', 'Three'].map((option) => ({ name: option.toLowerCase(), label: option })),
        }),
        ...(type === 'reference' && { entity: `thing${(e + 1) % 30}` }),
      };
    });
    return {
      name: `thing${e}`,
      label: `Thing ${e}`,
      plural: `Things ${e}`,
      icon: 'box',
      title: 'field0',
      fields,
      access: EVERYONE,
    };
  });
  const kinds = ['list', 'detail', 'form'] as const;
  const pages = list(LIMITS.allPages, (p): Page => {
    if (p === 0) {
      return {
        kind: 'home',
        title: 'Home',
        path: '/',
        icon: 'home',
        inMenu: true,
        sections: [{ kind: 'text', heading: 'Hello', text: 'Many things.' }],
      };
    }
    // Each entity's list, detail and form, then pages of text up to the most there may be.
    if (p > 90)
      return {
        kind: 'content',
        title: `Page ${p}`,
        path: `/page-${p}`,
        icon: 'file',
        inMenu: false,
        sections: [],
      };
    const kind = kinds[p % 3] ?? 'list';
    const entity = `thing${Math.floor((p - 1) / 3)}`;
    return {
      kind,
      title: `${entity} ${kind}`,
      path: `/thing-${p}`,
      icon: 'box',
      inMenu: kind === 'list',
      entity,
      sections: [],
    };
  });
  const rows = Object.fromEntries(
    entities.map(({ name }) => [
      name,
      list(3, (r) => ({ id: `row-${r}`, field0: `${name} row ${r}`, field2: r, field12: `row-${r}` })),
    ]),
  );
  return {
    version: 2,
    name: 'Everything at once',
    tagline: '',
    kind: 'custom',
    language: 'en',
    roles: [],
    signUp: 'open',
    rules: [],
    theme: { primary: '#7040D8', mode: 'dark', radius: 14, font: 'rounded', layout: 'side' },
    entities,
    pages,
    rows,
  };
}
