import { z } from 'zod';
import {
  APP_KINDS,
  COLOUR_PATTERN,
  ENTITY_PAGE_KINDS,
  FIELD_TYPES,
  FONTS,
  ICONS,
  isCountedPage,
  LAYOUTS,
  LIMITS,
  MODES,
  NAME_PATTERN,
  ON_DELETE,
  OPTION_COLOURS,
  OPTION_NAME_PATTERN,
  PAGE_KINDS,
  PATH_PATTERN,
  RADII,
  RESERVED_NAMES,
  ROW_ID_PATTERN,
  routesOf,
} from './kinds.ts';
import { fits, isCounted, isNumeric, rowsOf } from './rows.ts';

const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Text for people: any script, no NUL (SQLite cuts there, PostgreSQL refuses it) and no lone surrogates (JSON can't carry them). */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !UNSTORABLE.test(value), 'Contains a character that can’t be stored.');
const label = (max: number = LIMITS.name) =>
  text(max).refine((value) => value.trim().length > 0, 'This can’t be empty.');
/** Fixed once an app was published: the key in addresses, folders, tables and rows. */
const key = z
  .string()
  .regex(NAME_PATTERN, 'must be a plain name such as "dueDate"')
  .refine((name) => !RESERVED_NAMES.includes(name), 'is a reserved name');

export const optionSchema = z.strictObject({
  /** What rows hold; the label may change. */
  name: z.string().regex(OPTION_NAME_PATTERN, 'must be a plain name such as "in-progress"'),
  label: label(LIMITS.optionLabel),
  colour: z.enum(OPTION_COLOURS).optional(),
});

export const fieldSchema = z.strictObject({
  name: key,
  label: label(),
  type: z.enum(FIELD_TYPES),
  required: z.boolean().optional(),
  unique: z.boolean().optional(),
  /** Smallest number or amount; for text the fewest characters. */
  min: z.number().min(-1e12).max(1e12).optional(),
  max: z.number().min(-1e12).max(1e12).optional(),
  /** The choices of a `select`. */
  options: z.array(optionSchema).min(1).max(LIMITS.options).optional(),
  /** The entity a `reference` points to, by its name. */
  entity: key.optional(),
  /** What happens to a `reference` when the row it points to is deleted; `clear` unless said. */
  onDelete: z.enum(ON_DELETE).optional(),
  /** A sentence below the field in forms. */
  help: text(LIMITS.help).optional(),
});

export const entitySchema = z.strictObject({
  name: key,
  label: label(LIMITS.entityLabel),
  plural: label(LIMITS.entityLabel),
  icon: z.enum(ICONS),
  /** The field that a row is called by. */
  title: key,
  fields: z.array(fieldSchema).min(1).max(LIMITS.fields),
});

const figure = z.strictObject({
  label: label(),
  entity: key,
  measure: z.enum(['count', 'sum', 'average']),
  /** The number or money field that is summed or averaged. */
  field: z.string().optional(),
});

export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hero'),
    heading: label(120),
    text: text(LIMITS.text),
    /** A button to another page of the app, by its path. */
    action: z.strictObject({ label: label(), path: z.string().regex(PATH_PATTERN) }).optional(),
  }),
  z.strictObject({ kind: z.literal('text'), heading: label(120), text: text(LIMITS.text) }),
  /** The latest rows of an entity. */
  z.strictObject({
    kind: z.literal('rows'),
    heading: label(120),
    entity: key,
    limit: z.int().min(1).max(20),
  }),
  z.strictObject({ kind: z.literal('figures'), heading: label(120), figures: z.array(figure).min(1).max(6) }),
  /** How many rows there are for each choice of a select, boolean or reference field. */
  z.strictObject({ kind: z.literal('chart'), heading: label(120), entity: key, field: z.string() }),
  /** Rows whose number lies below or above a limit: low stock, overdue amounts. */
  z.strictObject({
    kind: z.literal('attention'),
    heading: label(120),
    entity: key,
    field: z.string(),
    op: z.enum(['below', 'above']),
    /** A number, or the name of another number field of the same entity. */
    value: z.union([z.number().min(-1e12).max(1e12), key]),
  }),
]);

export const pageSchema = z.strictObject({
  kind: z.enum(PAGE_KINDS),
  title: label(LIMITS.title),
  path: z.string().regex(PATH_PATTERN, 'must look like "/" or "/opening-hours"'),
  icon: z.enum(ICONS),
  entity: key.optional(),
  sections: z.array(sectionSchema).max(LIMITS.sections),
  inMenu: z.boolean(),
});

const value = z.union([text(LIMITS.value), z.number().min(-1e15).max(1e15), z.boolean(), z.null()]);
export const rowSchema = z
  .record(z.string().max(40), value)
  .refine((row) => typeof row.id === 'string' && ROW_ID_PATTERN.test(row.id), 'needs an id such as "row-1"');

const shape = z.strictObject({
  version: z.literal(2),
  name: label(),
  tagline: text(LIMITS.tagline),
  kind: z.enum(APP_KINDS),
  theme: z.strictObject({
    primary: z.string().regex(COLOUR_PATTERN, 'must be a colour such as #2F55D4'),
    mode: z.enum(MODES),
    radius: z.literal(RADII),
    font: z.enum(FONTS),
    layout: z.enum(LAYOUTS),
  }),
  entities: z.array(entitySchema).max(LIMITS.entities),
  pages: z.array(pageSchema).min(1).max(LIMITS.allPages),
  /** Sample rows by the entity's name. A money value is in minor units (cents); a date is `YYYY-MM-DD` or a day from the day of seeding (see `dates.ts`); a choice is its option's name; a reference is the other row's id. */
  rows: z.record(key, z.array(rowSchema).max(LIMITS.rowsPerEntity)),
});

export type Field = z.infer<typeof fieldSchema>;
export type Option = z.infer<typeof optionSchema>;
export type Entity = z.infer<typeof entitySchema>;
export type Section = z.infer<typeof sectionSchema>;
export type Page = z.infer<typeof pageSchema>;
export type Row = z.infer<typeof rowSchema>;
export type Theme = z.infer<typeof shape>['theme'];
export type Blueprint = z.infer<typeof shape>;

type Report = (path: (string | number)[], message: string) => void;

/** What must hold between the parts: names that meet, addresses that differ. Messages stand after the thing's path. */
function checkParts(blueprint: Blueprint, report: Report): void {
  const entities = new Map(blueprint.entities.map((entity) => [entity.name, entity]));
  const fieldOf = (entity: string, field: string | undefined) =>
    entities.get(entity)?.fields.find((f) => f.name === field);
  const known = (name: string | undefined, path: (string | number)[]) => {
    if (name === undefined || entities.has(name)) return true;
    report(path, `names "${name}", which is not among the data of this app`);
    return false;
  };

  const seenNames = new Set<string>();
  blueprint.entities.forEach((entity, e) => {
    // File names on some systems ignore case.
    const lower = entity.name.toLowerCase();
    if (seenNames.has(lower)) report(['entities', e, 'name'], `"${entity.name}" is used twice`);
    seenNames.add(lower);
    if (!fieldOf(entity.name, entity.title)) report(['entities', e, 'title'], 'is not a field of this data');
    const fieldNames = new Set<string>();
    entity.fields.forEach((field, f) => {
      const at = ['entities', e, 'fields', f];
      if (fieldNames.has(field.name)) report([...at, 'name'], `"${field.name}" is used twice`);
      fieldNames.add(field.name);
      if (field.min !== undefined && field.max !== undefined && field.min > field.max)
        report([...at, 'max'], 'is smaller than the minimum');
      if (field.type === 'select') {
        if (!field.options) report([...at, 'options'], 'a choice field needs its options');
        else if (
          (['name', 'label'] as const).some(
            (part) => new Set(field.options?.map((option) => option[part])).size !== field.options?.length,
          )
        )
          report([...at, 'options'], 'has an option twice');
      }
      if (field.type === 'reference') {
        if (field.entity === undefined) report([...at, 'entity'], 'a reference needs the data it points to');
        else known(field.entity, [...at, 'entity']);
      }
    });
  });

  if (blueprint.pages.filter(isCountedPage).length > LIMITS.pages)
    report(['pages'], `an app has at most ${LIMITS.pages} pages`);
  const routes = new Set<string>();
  blueprint.pages.forEach((page, p) => {
    for (const route of routesOf(page)) {
      if (routes.has(route)) report(['pages', p, 'path'], `"${route}" is used by another page`);
      routes.add(route);
    }
    if (ENTITY_PAGE_KINDS.includes(page.kind) && page.entity === undefined)
      report(['pages', p, 'entity'], `a ${page.kind} page needs the data it shows`);
    known(page.entity, ['pages', p, 'entity']);
  });
  if (!routes.has('/')) report(['pages'], 'one page must answer at "/"');
  const paths = new Set(blueprint.pages.filter((page) => page.kind !== 'detail').map((page) => page.path));
  blueprint.pages.forEach((page, p) => {
    page.sections.forEach((section, s) => {
      const at = ['pages', p, 'sections', s];
      if (section.kind === 'hero' && section.action && !paths.has(section.action.path))
        report([...at, 'action', 'path'], `"${section.action.path}" is not a page of this app`);
      if (section.kind === 'rows' || section.kind === 'chart' || section.kind === 'attention') {
        if (!known(section.entity, [...at, 'entity'])) return;
      }
      if (section.kind === 'chart' && !isCounted(fieldOf(section.entity, section.field)))
        report([...at, 'field'], 'must be a choice, yes/no or reference field');
      if (section.kind === 'attention') {
        if (!isNumeric(fieldOf(section.entity, section.field)))
          report([...at, 'field'], 'must be a number or an amount');
        if (typeof section.value === 'string' && !isNumeric(fieldOf(section.entity, section.value)))
          report([...at, 'value'], 'must be a number field of the same data');
      }
      if (section.kind === 'figures') {
        section.figures.forEach((item, i) => {
          if (!known(item.entity, [...at, 'figures', i, 'entity'])) return;
          if (item.measure !== 'count' && !isNumeric(fieldOf(item.entity, item.field)))
            report([...at, 'figures', i, 'field'], 'must be a number or an amount');
        });
      }
    });
  });

  for (const [name, rows] of Object.entries(blueprint.rows)) {
    const entity = entities.get(name);
    if (!known(name, ['rows', name]) || !entity) continue;
    const ids = new Set<unknown>();
    rows.forEach((row, r) => {
      if (ids.has(row.id)) report(['rows', name, r, 'id'], 'is used twice');
      ids.add(row.id);
      for (const key of Object.keys(row)) {
        if (key === 'id') continue;
        const field = entity.fields.find((candidate) => candidate.name === key);
        if (!field) report(['rows', name, r, key], 'is not a field of this data');
        else if (!fits(field, row[key])) report(['rows', name, r, key], `does not fit a ${field.type} field`);
        else if (
          field.type === 'reference' &&
          typeof row[key] === 'string' &&
          row[key] !== '' &&
          field.entity !== undefined &&
          !rowsOf(blueprint, field.entity).some((other) => other.id === row[key])
        ) {
          report(['rows', name, r, key], 'points to a row that is not there');
        }
      }
    });
  }
}

export const blueprintSchema = shape.superRefine((blueprint, context) => {
  checkParts(blueprint, (path, message) => context.addIssue({ code: 'custom', path, message }));
});
