import type { FieldType, Icon, PageKind, SectionKind } from './kinds.ts';
import { ENTITY_PAGE_KINDS, LIMITS, routesOf } from './kinds.ts';
import { free, entityNameFor, nameFor, optionNameFor, wordsOf } from './names.ts';
import { withPagesOf } from './pages.ts';
import type { Blueprint, Condition, Entity, Field, Limit, Option, Page, Row, Section } from './schema.ts';
import { MEMBERS_ONLY } from './access.ts';
import { isCounted, isDate, isNumeric, isReference } from './fields.ts';
import { rowsOf, titleNames } from './rows.ts';
import { followed, tidy } from './tidy.ts';

// Every change a person makes to an app, as a function from the app before it to the app after it.

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  return item === undefined ? next : [...next.slice(0, to), item, ...next.slice(to)];
}
const replaced = <T>(items: readonly T[], index: number, item: T): T[] =>
  items.map((old, at) => (at === index ? item : old));
const removed = <T>(items: readonly T[], index: number): T[] => items.filter((_, at) => at !== index);

/** Without what isn't said, which JSON would drop on the way to the server. */
const said = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;

/** An address for a page called `title`, that no other page answers at. */
export function freePath(blueprint: Blueprint, title: string, kind: PageKind): string {
  const taken = new Set(blueprint.pages.flatMap(routesOf));
  const wanted = `/${wordsOf(title).join('-').slice(0, 34).replace(/-$/, '') || 'page'}`;
  return free(wanted, (path) => routesOf({ kind, path }).some((route) => taken.has(route)));
}

const ICON_OF: Record<PageKind, Icon> = {
  home: 'home',
  content: 'file',
  list: 'list',
  detail: 'file',
  form: 'form',
  board: 'list',
  calendar: 'calendar',
  gallery: 'image',
  dashboard: 'chart',
  account: 'user',
};

/** What a board or a calendar of an entity shows its rows by; nothing where the entity has no such field. */
export function shownBy(kind: PageKind, entity: Entity): Pick<Page, 'by' | 'start' | 'end'> | null {
  if (kind === 'board') {
    const by = entity.states?.field ?? entity.fields.find(({ type }) => type === 'select')?.name;
    return by === undefined ? null : { by };
  }
  if (kind !== 'calendar') return {};
  const dates = entity.fields.filter(isDate);
  const start = dates.find(({ required }) => required) ?? dates[0];
  if (!start) return null;
  const end =
    dates.find(
      ({ name, type }) => name !== start.name && type === start.type && /end|until|to$/i.test(name),
    ) ?? entity.fields.find(({ type }) => type === 'duration' && start.type === 'dateTime');
  return { start: start.name, ...(end ? { end: end.name } : {}) };
}

/** Adds a page; the app as it was where the entity has nothing that such a page could show. */
export function addPage(blueprint: Blueprint, kind: PageKind, title: string, entity?: string): Blueprint {
  const shown = blueprint.entities.find(({ name }) => name === entity);
  if (ENTITY_PAGE_KINDS.includes(kind) && !shown) return blueprint;
  const parts = shown && ENTITY_PAGE_KINDS.includes(kind) ? shownBy(kind, shown) : {};
  if (parts === null) return blueprint;
  const page: Page = {
    kind,
    title,
    path: freePath(blueprint, title, kind),
    icon: ICON_OF[kind],
    ...(entity !== undefined && ENTITY_PAGE_KINDS.includes(kind) ? { entity } : {}),
    ...parts,
    sections: kind === 'home' ? [{ kind: 'hero', heading: title, text: '' }] : [],
    inMenu: kind !== 'detail',
  };
  return { ...blueprint, pages: [...blueprint.pages, page] };
}

/** Shows other data on a page, by what that data has. */
export function setPageEntity(blueprint: Blueprint, index: number, name: string): Blueprint {
  const page = blueprint.pages[index];
  const entity = blueprint.entities.find((one) => one.name === name);
  const parts = page && entity && shownBy(page.kind, entity);
  if (!parts) return blueprint;
  const { by: _by, start: _start, end: _end, ...rest } = page;
  return { ...blueprint, pages: replaced(blueprint.pages, index, { ...rest, entity: name, ...parts }) };
}

export function updatePage(blueprint: Blueprint, index: number, patch: Partial<Page>): Blueprint {
  const page = blueprint.pages[index];
  if (!page) return blueprint;
  const next = said({ ...page, ...patch });
  const pages = replaced(blueprint.pages, index, next);
  const renamed = patch.path !== undefined && patch.path !== page.path && page.kind !== 'detail';
  return {
    ...blueprint,
    pages: renamed ? pages.map((other) => followed(other, page.path, next.path)) : pages,
  };
}

/** Whether another page answers at one of the addresses that a page would have at a path. */
export function pathTaken(blueprint: Blueprint, index: number, path: string): boolean {
  const page = blueprint.pages[index];
  const taken = new Set(blueprint.pages.flatMap((other, at) => (at === index ? [] : routesOf(other))));
  return page !== undefined && routesOf({ kind: page.kind, path }).some((route) => taken.has(route));
}

/** The page an app opens with. Every app has one, so it can't be removed. */
export const isHomePage = (page: Page): boolean => page.path === '/';

export const removePage = (blueprint: Blueprint, index: number): Blueprint =>
  tidy({ ...blueprint, pages: removed(blueprint.pages, index) });

export const movePage = (blueprint: Blueprint, from: number, to: number): Blueprint => ({
  ...blueprint,
  pages: moved(blueprint.pages, from, to),
});

/** What rows of an entity can be picked out by. */
export function conditionFields(entity: Entity, op: Condition['op']): Field[] {
  if (op === 'below' || op === 'above') return entity.fields.filter(isNumeric);
  if (op === 'past' || op === 'within') return entity.fields.filter(isDate);
  return entity.fields.filter(({ type }) => type === 'select' || type === 'boolean');
}

/** A limit that a number of an entity's rows can lie beyond; nothing where they have none. */
export function newLimit(entity: Entity, op: Limit['op'], named?: string): Limit | null {
  const fields = conditionFields(entity, op);
  const field = fields.find(({ name }) => name === named) ?? fields[0];
  return field ? { op, field: field.name, value: op === 'below' ? 5 : 0 } : null;
}

/** A condition that rows of an entity can meet; nothing where none of its fields can be asked so. */
export function newCondition(entity: Entity, wanted?: Condition['op'], named?: string): Condition | null {
  for (const op of wanted ? [wanted] : CONDITIONS) {
    if (op === 'below' || op === 'above') {
      const limit = newLimit(entity, op, named);
      if (limit) return limit;
      continue;
    }
    const fields = conditionFields(entity, op);
    const field = fields.find(({ name }) => name === named) ?? fields[0];
    if (!field) continue;
    if (op === 'past') return { op, field: field.name };
    if (op === 'within') return { op, field: field.name, days: 7 };
    return {
      op,
      field: field.name,
      value: field.type === 'boolean' ? true : (field.options?.[0]?.name ?? ''),
    };
  }
  return null;
}
export const CONDITIONS = ['below', 'above', 'past', 'within', 'is'] as const;

/** A title made of one field, or of several with something between them. */
export function titleFrom(fields: readonly string[], between: string): string {
  if (fields.length <= 1) return fields[0] ?? '';
  const title = fields.map((name) => `{${name}}`).join(between);
  return title.length <= LIMITS.title ? title : titleFrom(fields.slice(0, -1), between);
}

/** The fields a title is made of, and what stands between them. */
export function titleParts({ title, fields }: Entity): { fields: string[]; between: string } {
  if (fields.some(({ name }) => name === title)) return { fields: [title], between: ' ' };
  const names = titleNames(title);
  const [first, second] = names.map((name) => `{${name}}`);
  const between =
    first && second ? title.slice(title.indexOf(first) + first.length, title.indexOf(second)) : ' ';
  return { fields: names, between };
}

/** A section that already fits the app; nothing where the app has no data it could show. */
export function newSection(blueprint: Blueprint, kind: SectionKind, heading: string): Section | null {
  const entityWith = (fits: (field: Field) => boolean) => {
    for (const entity of blueprint.entities) {
      const field = entity.fields.find(fits);
      if (field) return { entity: entity.name, field };
    }
    return null;
  };
  const first = blueprint.entities[0];
  switch (kind) {
    case 'hero':
    case 'text':
      return { kind, heading, text: '' };
    case 'list':
      return first ? { kind, heading, entity: first.name, limit: 5 } : null;
    case 'gallery':
      return first ? { kind, heading, entity: first.name, limit: 6 } : null;
    case 'contact':
      return first ? { kind, heading, text: '', entity: first.name } : null;
    case 'pricing':
      return { kind, heading, plans: [{ name: heading, price: '0', text: '', features: [] }] };
    case 'questions':
      return { kind, heading, questions: [{ question: heading, answer: heading }] };
    case 'figures':
      return first
        ? { kind, heading, figures: [{ label: first.plural, entity: first.name, measure: 'count' }] }
        : null;
    case 'chart': {
      const found = entityWith(isCounted) ?? entityWith(isDate);
      if (!found) return null;
      const unit = isCounted(found.field) ? {} : { unit: 'month' as const };
      return { kind, heading, entity: found.entity, by: found.field.name, ...unit, measure: 'count' };
    }
    case 'attention': {
      for (const entity of blueprint.entities) {
        const when = newCondition(entity);
        if (when) return { kind, heading, entity: entity.name, when };
      }
      return null;
    }
  }
}

export const setSections = (blueprint: Blueprint, page: number, sections: Section[]): Blueprint =>
  updatePage(blueprint, page, { sections });

/** Adds data with a first field, and the pages that show and change it. */
export function addEntity(blueprint: Blueprint, label: string, plural: string): Blueprint {
  const name = entityNameFor(
    label,
    blueprint.entities.map((entity) => entity.name),
  );
  const field: Field = { name: 'name', label: 'Name', type: 'text', required: true };
  const entity: Entity = {
    name,
    label,
    plural,
    icon: 'list',
    title: field.name,
    fields: [field],
    access: MEMBERS_ONLY,
  };
  const entities = [...blueprint.entities, entity];
  return withPagesOf({ ...blueprint, entities, rows: { ...blueprint.rows, [name]: [] } }, entity);
}

const sameLabel = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
export const entityLabelled = (blueprint: Blueprint, label: string): boolean =>
  blueprint.entities.some((entity) => sameLabel(entity.label, label));

function updateEntity(blueprint: Blueprint, index: number, change: (entity: Entity) => Entity): Blueprint {
  const entity = blueprint.entities[index];
  return entity ? { ...blueprint, entities: replaced(blueprint.entities, index, change(entity)) } : blueprint;
}

/** What people read of an entity; its name stays, since rows and addresses are kept under it. */
export const setEntity = (
  blueprint: Blueprint,
  index: number,
  patch: Partial<Omit<Entity, 'name' | 'fields'>>,
): Blueprint => updateEntity(blueprint, index, (entity) => ({ ...entity, ...patch }));

export const removeEntity = (blueprint: Blueprint, index: number): Blueprint =>
  tidy({ ...blueprint, entities: removed(blueprint.entities, index) });

const fieldNameFor = (entity: Entity, label: string) =>
  nameFor(
    label,
    'field',
    entity.fields.map(({ name }) => name),
  );

export const addField = (blueprint: Blueprint, entity: number, label: string): Blueprint =>
  updateEntity(blueprint, entity, (before) => ({
    ...before,
    fields: [...before.fields, { name: fieldNameFor(before, label), label, type: 'text' }],
  }));

/** Changes a field; values that no longer fit it become empty, and sections that can't count it any more go. */
export const updateField = (blueprint: Blueprint, entity: number, index: number, field: Field): Blueprint =>
  tidy(
    updateEntity(blueprint, entity, (before) => ({
      ...before,
      fields: replaced(before.fields, index, field),
    })),
  );

/** One more option, under a label that none of the others has. */
export function addOption(options: readonly Option[], wanted: string): Option[] {
  const label = free(wanted, (text) => options.some((option) => option.label === text), ' ');
  return [...options, { name: optionNameFor(label, options), label }];
}

/** A field of another type keeps only what that type knows. */
export function retyped(field: Field, type: FieldType, blueprint: Blueprint): Field {
  const { name, label, help, inList } = field;
  const required = type === 'computed' ? undefined : field.required;
  const limits = isNumeric({ ...field, type }) && isNumeric(field) ? { min: field.min, max: field.max } : {};
  return said({
    name,
    label,
    type,
    ...(required === undefined ? {} : { required }),
    ...(help === undefined ? {} : { help }),
    ...(inList === undefined ? {} : { inList }),
    ...limits,
    ...(type === 'select' ? { options: field.options ?? addOption(addOption([], 'First'), 'Second') } : {}),
    ...(isReference({ type }) ? { entity: field.entity ?? blueprint.entities[0]?.name } : {}),
    ...(type === 'computed' ? { as: 'number' as const, value: { op: 'value' as const, value: 0 } } : {}),
  });
}

export const removeField = (blueprint: Blueprint, entity: number, index: number): Blueprint =>
  tidy(updateEntity(blueprint, entity, (before) => ({ ...before, fields: removed(before.fields, index) })));

export const moveField = (blueprint: Blueprint, entity: number, from: number, to: number): Blueprint =>
  updateEntity(blueprint, entity, (before) => ({ ...before, fields: moved(before.fields, from, to) }));

export function addRow(blueprint: Blueprint, entity: Entity): Blueprint {
  const rows = rowsOf(blueprint, entity.name);
  const stem = wordsOf(entity.label).join('-').slice(0, 30) || 'row';
  const id = free(`${stem}-${rows.length + 1}`, (taken) => rows.some((row) => row.id === taken));
  const row: Row = { id };
  for (const field of entity.fields) if (field.type !== 'computed') row[field.name] = null;
  return setRows(blueprint, entity.name, [...rows, row]);
}

export const setRows = (blueprint: Blueprint, entity: string, rows: Row[]): Blueprint =>
  tidy({ ...blueprint, rows: { ...blueprint.rows, [entity]: rows } });

export interface Loss {
  pages: string[];
  fields: string[];
  sections: number;
  rules: number;
  rows: number;
}

/** What a removal takes along besides the thing itself. */
export function lossOf(before: Blueprint, after: Blueprint): Loss {
  const still = new Set(after.pages.map(({ title }) => title));
  const count = <T>(items: readonly T[], size: (item: T) => number) =>
    items.reduce((sum, item) => sum + size(item), 0);
  const staying = before.pages.filter(({ title }) => still.has(title));
  const fields = before.entities.flatMap((entity) => {
    const left = after.entities.find(({ name }) => name === entity.name)?.fields;
    if (!left) return [];
    const lost = entity.fields.filter(({ name }) => !left.some((field) => field.name === name));
    return lost.map(({ label }) => `${entity.label}: ${label}`);
  });
  return {
    pages: before.pages.filter(({ title }) => !still.has(title)).map(({ title }) => title),
    fields,
    sections:
      count(staying, (page) => page.sections.length) - count(after.pages, (page) => page.sections.length),
    rules: before.rules.length - after.rules.length,
    rows:
      count(Object.values(before.rows), (rows) => rows.length) -
      count(Object.values(after.rows), (rows) => rows.length),
  };
}
