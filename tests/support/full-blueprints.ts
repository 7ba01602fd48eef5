import fc from 'fast-check';
import {
  ACTIONS,
  APP_KINDS,
  CALENDAR_VIEWS,
  APP_LANGUAGES,
  COMPUTED_AS,
  ENTITY_PAGE_KINDS,
  FIELD_TYPES,
  FONTS,
  ICONS,
  LAYOUTS,
  MEASURES,
  MODES,
  ON_DELETE,
  OPTION_COLOURS,
  PAGE_KINDS,
  RADII,
  RULE_KINDS,
  routesOf,
  SECTION_KINDS,
  SIGN_UPS,
  TIME_UNITS,
  WHO,
} from '#blueprint/kinds.ts';
import { isCounted, isDate, isMeasure, isNumeric } from '#blueprint/fields.ts';
import type {
  Blueprint,
  Condition,
  Entity,
  Expression,
  Field,
  Limit,
  Page,
  Row,
  Rule,
  Section,
} from '#blueprint/schema.ts';
import {
  cell,
  distinct,
  entityLabelOf,
  entityNameOf,
  fieldNameOf,
  from,
  type Generate,
  labelOf,
  list,
  pathOf,
  textOf,
} from './blueprints.ts';

const upTo = (g: Generate, most: number, least = 0) => g(fc.integer, { min: least, max: most });
/** One of the items, or nothing where there are none. */
const maybe = <T>(g: Generate, items: readonly T[]): T | undefined =>
  items.length > 0 ? from(g, items) : undefined;
const some = <T>(g: Generate, items: readonly T[]): T[] => items.filter(() => g(fc.boolean));
const namesOf = (fields: readonly Field[]) => fields.map(({ name }) => name);

function defaultOf(g: Generate, { type, options }: Field): Field['default'] {
  switch (type) {
    case 'number':
    case 'money':
    case 'duration':
      return upTo(g, 90);
    case 'boolean':
      return g(fc.boolean);
    case 'date':
      return 'today+7';
    case 'dateTime':
      return 'today-1T09:30';
    case 'select':
      return maybe(g, options ?? [])?.name;
    case 'text':
    case 'longText':
      return g(textOf, 200);
    default:
      return undefined;
  }
}

function storedField(g: Generate, name: string, entities: readonly string[], isIndexed: boolean): Field {
  const type = from(
    g,
    FIELD_TYPES.filter((one) => one !== 'computed'),
  );
  const field: Field = { name, label: g(labelOf, 60), type };
  if (type === 'select')
    field.options = distinct(
      list(upTo(g, 6, 1), () => g(labelOf, 40)),
      (label) => label,
    ).map((label, index) => ({ name: `option-${index}`, label, colour: from(g, OPTION_COLOURS) }));
  if (type === 'reference' || type === 'references') {
    field.entity = from(g, entities);
    field.onDelete = from(g, ON_DELETE);
  }
  if (type === 'money') field.currency = from(g, ['EUR', 'JPY', 'KWD', 'XXX']);
  if (type === 'number') field.unit = g(labelOf, 20);
  if (isIndexed) field.indexed = true;
  if (g(fc.boolean)) field.required = g(fc.boolean);
  if (g(fc.boolean)) field.unique = g(fc.boolean);
  if (g(fc.boolean)) field.inList = g(fc.boolean);
  if (g(fc.boolean)) field.help = g(textOf, 200);
  if (g(fc.boolean)) field.min = upTo(g, 5, -5);
  if (g(fc.boolean)) field.max = upTo(g, 1e6, 5);
  const wanted = g(fc.boolean) ? defaultOf(g, field) : undefined;
  if (wanted !== undefined) field.default = wanted;
  return field;
}

/** Over stored fields only, so that no value is made of itself. */
function expression(g: Generate, entity: Entity, entities: readonly Entity[], depth: number): Expression {
  const inner = () => expression(g, entity, entities, depth - 1);
  const op = from(g, [
    ...(['value', 'field', 'today', 'through', 'over'] as const),
    ...(depth > 0 ? (['arithmetic', 'days', 'join'] as const) : []),
  ]);
  switch (op) {
    case 'field':
      return { op, field: from(g, entity.fields).name };
    case 'today':
      return { op };
    case 'through': {
      const by = maybe(
        g,
        entity.fields.filter(({ type }) => type === 'reference'),
      );
      const target = entities.find(({ name }) => name === by?.entity);
      if (by && target) return { op: 'field', field: from(g, target.fields).name, of: by.name };
      break;
    }
    case 'over': {
      const pointing = entities.flatMap((one) =>
        one.fields
          .filter(({ type, entity: to }) => type.startsWith('reference') && to === entity.name)
          .map((by) => ({ one, by })),
      );
      const found = maybe(g, pointing);
      if (!found) break;
      const over = { entity: found.one.name, by: found.by.name };
      const measured = maybe(g, found.one.fields.filter(isNumeric));
      const flag = maybe(
        g,
        found.one.fields.filter(({ type }) => type === 'boolean'),
      );
      const where = flag && g(fc.boolean) ? { where: { field: flag.name, is: g(fc.boolean) } } : {};
      if (!measured) return { op: 'count', ...over, ...where };
      return {
        op: from(g, ['sum', 'min', 'max', 'average'] as const),
        ...over,
        field: measured.name,
        ...where,
      };
    }
    case 'arithmetic':
      return { op: from(g, ['add', 'subtract', 'multiply', 'divide'] as const), args: [inner(), inner()] };
    case 'days':
      return { op, args: [inner(), inner()] };
    case 'join':
      return { op, args: list(upTo(g, 2, 1), inner) };
    case 'value':
  }
  return { op: 'value', value: g(fc.boolean) ? upTo(g, 1000, -1000) : g(textOf, 200) };
}

function statesOf(g: Generate, fields: readonly Field[], people: readonly string[]): Entity['states'] {
  const field = maybe(
    g,
    fields.filter(({ type }) => type === 'select'),
  );
  const options = (field?.options ?? []).map(({ name }) => name);
  if (!field || g(fc.boolean)) return undefined;
  const pairs = options.flatMap((a) => options.filter((b) => b !== a).map((b) => [a, b] as const));
  return {
    field: field.name,
    transitions: some(g, pairs).map(([start, to]) => ({
      from: start,
      to,
      label: g(labelOf, 40),
      ...(g(fc.boolean) && { roles: some(g, people).slice(0, 12) }),
    })),
  };
}

const limitOf = (
  g: Generate,
  field: string,
  op: Limit['op'] = from(g, ['below', 'above'] as const),
): Limit => ({ op, field, value: g(fc.boolean) ? field : upTo(g, 99, -9) });

function rule(g: Generate, entity: Entity, entities: readonly Entity[], roles: readonly string[]): Rule[] {
  const of = (fit: (field: Field) => boolean) => maybe(g, entity.fields.filter(fit));
  const kind = from(g, RULE_KINDS);
  const base = { entity: entity.name };
  const reference = of(({ type }) => type === 'reference');
  const target = entities.find(({ name }) => name === reference?.entity);
  const limit = maybe(
    g,
    (target?.fields ?? []).filter(({ type }) => type === 'number'),
  )?.name;
  const count = of(({ type }) => type === 'number')?.name;
  const first = of(isDate);
  const states = entity.fields.find(({ name }) => name === entity.states?.field)?.options ?? [];
  const except = states.length > 0 && g(fc.boolean) ? { except: namesOfOptions(some(g, states)) } : {};
  const address = of(({ type }) => type === 'email')?.name;
  const to = address && g(fc.boolean) ? { field: address } : { role: from(g, ['owner', ...roles]) };
  const mail = { to, subject: g(labelOf, 120), text: g(labelOf, 2000) };
  switch (kind) {
    case 'noOverlap': {
      const end = of(
        ({ type }) => type === first?.type || (type === 'duration' && first?.type === 'dateTime'),
      )?.name;
      if (!first || end === undefined) return [];
      return [
        { kind, ...base, start: first.name, end, ...(reference && { per: reference.name }), ...except },
      ];
    }
    case 'capacity': {
      const until = of(({ name, type }) => name !== first?.name && type === first?.type)?.name;
      const dated = first && g(fc.boolean);
      if (!reference && !dated) return [];
      return [
        {
          kind,
          ...base,
          ...(reference && { reference: reference.name }),
          ...(reference && limit !== undefined ? { limit } : { most: upTo(g, 1000, 1) }),
          ...(dated && { date: first.name, unit: from(g, TIME_UNITS), ...(until && { end: until }) }),
          ...(count && { count }),
          ...except,
        },
      ];
    }
    case 'stock':
      if (!reference || limit === undefined) return [];
      return [
        {
          kind,
          ...base,
          reference: reference.name,
          stock: limit,
          ...(count && { quantity: count }),
          ...except,
        },
      ];
    case 'uniqueTogether': {
      const fields = namesOf(entity.fields.filter(({ type }) => !['computed', 'references'].includes(type)));
      return fields.length < 2 ? [] : [{ kind, ...base, fields: fields.slice(0, 3), ...except }];
    }
    case 'before': {
      const second = of(({ type }) => type === first?.type)?.name;
      return first && second !== undefined ? [{ kind, ...base, first: first.name, second }] : [];
    }
    case 'notify': {
      const number = of(isNumeric)?.name;
      const on =
        number !== undefined && g(fc.boolean)
          ? { when: limitOf(g, number) }
          : { ...(states[0] && { state: states[0].name }) };
      return [{ kind, ...base, ...on, ...mail }];
    }
    case 'reminder':
      return first ? [{ kind, ...base, field: first.name, minutes: upTo(g, 525_600), ...mail }] : [];
  }
}
const namesOfOptions = (options: readonly { name: string }[]) => options.map(({ name }) => name);

function condition(g: Generate, { fields }: Entity): Condition | undefined {
  const number = maybe(g, namesOf(fields.filter(isNumeric)));
  const date = maybe(g, namesOf(fields.filter(isDate)));
  const flag = maybe(
    g,
    fields.filter(({ type }) => type === 'boolean' || type === 'select'),
  );
  const op = from(g, ['below', 'above', 'past', 'within', 'is'] as const);
  if ((op === 'below' || op === 'above') && number !== undefined) return limitOf(g, number, op);
  if (op === 'past' && date !== undefined)
    return { op, field: date, ...(g(fc.boolean) && { days: from(g, [1, 30, 3660] as const) }) };
  if (op === 'within' && date !== undefined) return { op, field: date, days: upTo(g, 366, 1) };
  if (op !== 'is' || !flag) return undefined;
  return { op, field: flag.name, value: maybe(g, flag.options ?? [])?.name ?? g(fc.boolean) };
}

function section(g: Generate, entities: readonly Entity[], paths: readonly string[]): Section {
  const heading = g(labelOf, 120);
  const text = g(textOf, 400);
  const plain: Section = { kind: 'text', heading, text };
  const button = () => (g(fc.boolean) ? { action: { label: g(labelOf, 60), path: from(g, paths) } } : {});
  const kind = from(g, SECTION_KINDS);
  if (kind === 'text') return plain;
  if (kind === 'hero') return { kind, heading, text, ...button() };
  if (kind === 'pricing') {
    const plans = list(upTo(g, 3, 1), () => ({
      name: g(labelOf, 60),
      price: g(labelOf, 40),
      text: g(textOf, 200),
      features: list(upTo(g, 3), () => g(labelOf, 120)),
      ...button(),
    }));
    return { kind, heading, plans };
  }
  if (kind === 'questions') {
    const questions = list(upTo(g, 3, 1), () => ({ question: g(labelOf, 200), answer: g(labelOf, 400) }));
    return { kind, heading, questions };
  }
  const entity = maybe(g, entities);
  if (!entity) return plain;
  const base = { heading, entity: entity.name };
  const measured = () => {
    const field = maybe(g, entity.fields.filter(isMeasure))?.name;
    const measure = from(g, MEASURES);
    return field === undefined || measure === 'count' ? { measure: 'count' as const } : { measure, field };
  };
  switch (kind) {
    case 'list':
    case 'gallery':
      return { kind, ...base, limit: upTo(g, 20, 1) };
    case 'contact':
      return { kind, ...base, text };
    case 'figures':
      return {
        kind,
        heading,
        figures: list(upTo(g, 6, 1), () => ({ label: g(labelOf, 60), entity: entity.name, ...measured() })),
      };
    case 'attention': {
      const when = condition(g, entity);
      return when ? { kind, ...base, when } : plain;
    }
    case 'chart': {
      const by = maybe(
        g,
        entity.fields.filter((one) => isCounted(one) || isDate(one)),
      );
      if (!by) return plain;
      const stack = maybe(g, entity.fields.filter(isCounted))?.name;
      const flag = maybe(
        g,
        entity.fields.filter(({ type }) => type === 'boolean'),
      );
      return {
        kind,
        ...base,
        by: by.name,
        ...(isDate(by) && { unit: from(g, TIME_UNITS) }),
        ...(stack !== undefined && g(fc.boolean) && { stack }),
        ...(flag && g(fc.boolean) && { where: { field: flag.name, is: g(fc.boolean) } }),
        ...measured(),
      };
    }
  }
}

function page(g: Generate, path: string, entities: readonly Entity[]): Page {
  const bare: Page = {
    kind: from(g, ['home', 'content', 'dashboard', 'account'] as const),
    title: g(labelOf, 60),
    path,
    icon: from(g, ICONS),
    sections: [],
    inMenu: g(fc.boolean),
  };
  const entity = maybe(g, entities);
  const kind = from(g, PAGE_KINDS);
  if (!entity || !ENTITY_PAGE_KINDS.includes(kind) || (kind === 'detail' && path === '/')) return bare;
  const shown = { ...bare, kind, entity: entity.name };
  const choice = maybe(
    g,
    entity.fields.filter(({ type }) => type === 'select'),
  )?.name;
  const start = maybe(g, entity.fields.filter(isDate))?.name;
  const end = maybe(
    g,
    entity.fields.filter((one) => isDate(one) || one.type === 'duration'),
  )?.name;
  if (kind === 'board') return choice === undefined ? bare : { ...shown, by: choice };
  if (kind !== 'calendar') return shown;
  const view = maybe(g, CALENDAR_VIEWS);
  return start === undefined
    ? bare
    : { ...shown, start, ...(end !== undefined && { end }), ...(view && { view }) };
}

function pagesOf(g: Generate, most: number, entities: readonly Entity[]): Page[] {
  const taken = new Set<string>();
  const pages = ['/', ...list(upTo(g, most), () => g(pathOf))].flatMap((path) => {
    const one = page(g, path, entities);
    const routes = routesOf(one);
    if (routes.some((route) => taken.has(route))) return [];
    for (const route of routes) taken.add(route);
    return [one];
  });
  const paths = pages.filter(({ kind }) => kind !== 'detail').map(({ path }) => path);
  return pages.map((one) => ({ ...one, sections: list(upTo(g, 4), () => section(g, entities, paths)) }));
}

function fullBlueprint(g: Generate): Blueprint {
  const roles = distinct(
    list(upTo(g, 3), () => g(entityNameOf)),
    (name) => name.toLowerCase(),
  ).filter((name) => !(WHO as readonly string[]).includes(name.toLowerCase()));
  const people = [...WHO, ...roles];
  const names = distinct(
    list(upTo(g, 5), () => g(entityNameOf)),
    (name) => name.toLowerCase(),
  );
  const stored = names.map((name): Entity => {
    const fields = distinct(
      list(upTo(g, 8, 1), () => g(fieldNameOf)),
      (one) => one.toLowerCase(),
    ).map((one, index) => storedField(g, one, names, index < 8 && g(fc.boolean)));
    const states = statesOf(g, fields, people);
    const titled = some(g, namesOf(fields)).slice(0, 1);
    return {
      name,
      label: g(entityLabelOf),
      plural: g(entityLabelOf),
      icon: from(g, ICONS),
      title: titled.map((one) => `{${one}} ${from(g, ['·', '</b>', '{', '`'])}`)[0] ?? fields[0]?.name ?? '',
      fields,
      ...(states && { states }),
      access: Object.fromEntries(ACTIONS.map((action) => [action, some(g, people)])) as Entity['access'],
    };
  });
  const entities = stored.map((entity) => {
    const taken = new Set(namesOf(entity.fields).map((name) => name.toLowerCase()));
    const computed = list(upTo(g, 2), (index) => `computed${index}`)
      .filter((name) => !taken.has(name))
      .map((name): Field => ({
        name,
        label: g(labelOf, 60),
        type: 'computed',
        as: from(g, COMPUTED_AS),
        value: expression(g, entity, stored, 3),
      }));
    return { ...entity, fields: [...entity.fields, ...computed] };
  });
  const ids = new Map(names.map((name) => [name, list(upTo(g, 5), (index) => `row-${index}`)]));
  const idsOf = (name: string) => ids.get(name) ?? [];
  const cellOf = (field: Field): Row[string] => {
    if (field.type === 'duration') return upTo(g, 600);
    if (field.type === 'references') return some(g, idsOf(field.entity ?? ''));
    return cell(g, field, idsOf);
  };
  const rows = entities.map(({ name, fields }): [string, Row[]] => [
    name,
    idsOf(name).map((id) => ({
      id,
      ...Object.fromEntries(
        fields.filter(({ type }) => type !== 'computed').map((field) => [field.name, cellOf(field)]),
      ),
    })),
  ]);
  return {
    version: 2,
    name: g(labelOf, 60),
    tagline: g(textOf, 200),
    kind: from(g, APP_KINDS),
    language: from(g, APP_LANGUAGES),
    roles: roles.map((name) => ({ name, label: g(labelOf, 40) })),
    signUp: from(g, SIGN_UPS),
    rules:
      entities.length > 0 ? list(upTo(g, 6), () => rule(g, from(g, entities), entities, roles)).flat() : [],
    theme: {
      primary: `#${g(fc.stringMatching, /^[0-9a-fA-F]{6}$/)}`,
      mode: from(g, MODES),
      radius: from(g, RADII),
      font: from(g, FONTS),
      layout: from(g, LAYOUTS),
    },
    entities,
    pages: pagesOf(g, 10, entities),
    rows: Object.fromEntries(rows),
  };
}

/** Any blueprint with everything that version 2 knows, and hostile text everywhere text may stand. */
export const arbitraryFullBlueprint: fc.Arbitrary<Blueprint> = fc.gen().map(fullBlueprint);
