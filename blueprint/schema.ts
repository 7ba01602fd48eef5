import { z } from 'zod';
import { checkParts } from './check.ts';
import { type CheckText, filled } from './check-texts.ts';
import {
  APP_KINDS,
  APP_LANGUAGES,
  CALENDAR_VIEWS,
  COLOUR_PATTERN,
  COMPUTED_AS,
  CURRENCY_PATTERN,
  FIELD_TYPES,
  FONTS,
  ICONS,
  LAYOUTS,
  LIMITS,
  MEASURES,
  MODES,
  NAME_PATTERN,
  ON_DELETE,
  OPTION_COLOURS,
  OPTION_NAME_PATTERN,
  PAGE_KINDS,
  PATH_PATTERN,
  RADII,
  isOneOf,
  RESERVED_NAMES,
  ROW_ID_PATTERN,
  SIGN_UPS,
  TIME_UNITS,
  WHO,
  OWNED,
} from './kinds.ts';

/** What a check says, so that it stands in every language. */
const says = (text: CheckText): CheckText => text;
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Text for people: any script, no NUL (SQLite cuts there, PostgreSQL refuses it) and no lone surrogates (JSON can't carry them). */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !UNSTORABLE.test(value), says('Contains a character that can’t be stored.'));
const label = (max: number = LIMITS.name) =>
  text(max).refine((value) => value.trim().length > 0, says('This can’t be empty.'));
/** Fixed once an app was published: the key in addresses, folders, tables and rows. */
const key = z
  .string()
  .regex(NAME_PATTERN, says('Use letters and digits only, such as dueDate.'))
  .refine((name) => !isOneOf(RESERVED_NAMES, name), says('This name is reserved.'));
const optionName = z
  .string()
  .regex(OPTION_NAME_PATTERN, says('Use small letters, digits and hyphens only, such as in-progress.'));
const amount = z.number().min(-1e12).max(1e12);
const path = z.string().regex(PATH_PATTERN, says('Enter a path such as /opening-hours.'));

export const optionSchema = z.strictObject({
  /** What rows hold; the label may change. */
  name: optionName,
  label: label(LIMITS.optionLabel),
  colour: z.enum(OPTION_COLOURS).optional(),
});

/** A computed value as a tree: never text that is evaluated. */
export type Expression =
  | { op: 'value'; value: number | string }
  /** A field of the row, or of the row that its reference `of` points to. */
  | { op: 'field'; field: string; of?: string | undefined }
  | { op: 'add' | 'subtract' | 'multiply' | 'divide'; args: [Expression, Expression] }
  | { op: 'join'; args: Expression[] }
  /** Whole days from the first date to the second. */
  | { op: 'days'; args: [Expression, Expression] }
  | { op: 'today' }
  /** Over the rows of `entity` whose reference `by` points to this row. */
  | {
      op: 'count' | 'sum' | 'min' | 'max' | 'average';
      entity: string;
      by: string;
      field?: string | undefined;
      where?: { field: string; is: string | boolean } | undefined;
    };

const where = z.strictObject({ field: key, is: z.union([optionName, z.boolean()]) });
const inner = z.lazy((): z.ZodType<Expression> => expressionSchema);
const pair = z.tuple([inner, inner]);
export const expressionSchema: z.ZodType<Expression> = z
  .discriminatedUnion('op', [
    z.strictObject({ op: z.literal('value'), value: z.union([amount, text(200)]) }),
    z.strictObject({ op: z.literal('field'), field: key, of: key.optional() }),
    z.strictObject({ op: z.literal(['add', 'subtract', 'multiply', 'divide']), args: pair }),
    z.strictObject({ op: z.literal('days'), args: pair }),
    z.strictObject({ op: z.literal('join'), args: z.array(inner).min(1).max(8) }),
    z.strictObject({ op: z.literal('today') }),
    z.strictObject({
      op: z.literal(['count', 'sum', 'min', 'max', 'average']),
      entity: key,
      by: key,
      field: key.optional(),
      where: where.optional(),
    }),
  ])
  .meta({ id: 'Expression' });

export const fieldSchema = z.strictObject({
  name: key,
  label: label(),
  type: z.enum(FIELD_TYPES),
  required: z.boolean().optional(),
  unique: z.boolean().optional(),
  /** Smallest number, amount (in minor units) or duration (in minutes); for text the fewest characters. */
  min: amount.optional(),
  max: amount.optional(),
  /** What a new row starts with; of a date also a day from today such as `today+7`. */
  default: z.union([text(200), amount, z.boolean()]).optional(),
  /** The choices of a `select`. */
  options: z.array(optionSchema).min(1).max(LIMITS.options).optional(),
  /** What a number counts, such as "kg". */
  unit: label(20).optional(),
  /** ISO 4217, of money. */
  currency: z.string().regex(CURRENCY_PATTERN, says('Enter a currency such as USD.')).optional(),
  /** The entity that a `reference` or `references` points to, by its name. */
  entity: key.optional(),
  /** What happens to a reference when the row it points to is deleted; `clear` unless said. */
  onDelete: z.enum(ON_DELETE).optional(),
  /** Of a reference: what whoever has the e-mail address of the row that it points to may do with a row as their own. */
  owns: z.enum(OWNED).optional(),
  /** Of `owns`: a reference of the row that this points to, whose person has the same rights: attendance is of a child, and with that of its parent. */
  through: key.optional(),
  /** Of people known by an e-mail address: whether they may change it in their own row. */
  self: z.boolean().optional(),
  /** A sentence below the field in forms. */
  help: text(LIMITS.help).optional(),
  /** Whether it stands in lists; the first few that read well do unless said. */
  inList: z.boolean().optional(),
  /** Whether lists of very many rows filter and sort by it. */
  indexed: z.boolean().optional(),
  /** Of `computed`: what it is made of, and how it is shown. */
  value: expressionSchema.optional(),
  as: z.enum(COMPUTED_AS).optional(),
});

/** One of `WHO`, or the name of a role. */
const who = z.union([z.enum(WHO), key]);
const someone = z.array(who).max(12);
export const accessSchema = z.strictObject({
  read: someone,
  create: someone,
  update: someone,
  delete: someone,
});

const transition = z.strictObject({
  from: optionName,
  to: optionName,
  label: label(LIMITS.optionLabel),
  /** Who may take this step; whoever may change the row where none are named. */
  roles: someone.optional(),
});

export const entitySchema = z.strictObject({
  name: key,
  label: label(LIMITS.entityLabel),
  plural: label(LIMITS.entityLabel),
  icon: z.enum(ICONS),
  /** The field that a row is called by, or a template of fields such as `{first} {last}`. */
  title: text(LIMITS.title),
  fields: z.array(fieldSchema).min(1).max(LIMITS.fields),
  /** The life of a row: a select field, and which option follows which. The first option is where a row starts. */
  states: z.strictObject({ field: key, transitions: z.array(transition).max(LIMITS.transitions) }).optional(),
  /** The owner of the app always may. */
  access: accessSchema,
});

/** States whose rows don't count, such as "cancelled". */
const except = z.array(optionName).max(LIMITS.options).optional();
const recipient = z.union([
  z.strictObject({ field: key }),
  z.strictObject({ role: z.union([z.literal('owner'), key]) }),
]);
const mail = { to: recipient, subject: label(120), text: label(LIMITS.value) };
/** A number or amount against a number, or against another field of the row. */
const limitSchema = z.strictObject({
  op: z.literal(['below', 'above']),
  field: key,
  value: z.union([amount, key]),
});
export const ruleSchema = z.discriminatedUnion('kind', [
  /** Two rows may not take the same time; `end` is a date or a duration, `per` a reference within which it holds. */
  z.strictObject({
    kind: z.literal('noOverlap'),
    entity: key,
    start: key,
    end: key,
    per: key.optional(),
    except,
  }),
  /**
   * At most so many rows: as the field `limit` of the row that they refer to says, or `most`; a row takes `count` of them, or
   * one. With a `date` they are counted by its day, week, month or year, with an `end` in each up to that day, which is free
   * again; with a `reference` for each row it points to.
   */
  z.strictObject({
    kind: z.literal('capacity'),
    entity: key,
    reference: key.optional(),
    limit: key.optional(),
    most: z.int().min(1).max(1_000_000).optional(),
    date: key.optional(),
    end: key.optional(),
    unit: z.enum(TIME_UNITS).optional(),
    count: key.optional(),
    except,
  }),
  /** A row takes its quantity, or one, from the field `stock` of the row it points to; never below zero. */
  z.strictObject({
    kind: z.literal('stock'),
    entity: key,
    reference: key,
    stock: key,
    quantity: key.optional(),
    except,
  }),
  z.strictObject({
    kind: z.literal('uniqueTogether'),
    entity: key,
    fields: z.array(key).min(2).max(4),
    except,
  }),
  z.strictObject({ kind: z.literal('before'), entity: key, first: key, second: key }),
  /** A mail when a row is made, reaches a state, or has a number that comes to lie below or above a limit. */
  z.strictObject({
    kind: z.literal('notify'),
    entity: key,
    state: optionName.optional(),
    when: limitSchema.optional(),
    ...mail,
  }),
  /** A mail some minutes before a date of the row. */
  z.strictObject({
    kind: z.literal('reminder'),
    entity: key,
    field: key,
    minutes: z.int().min(0).max(525_600),
    ...mail,
  }),
]);

export const conditionSchema = z.discriminatedUnion('op', [
  limitSchema,
  /** A date that lies before today, or more than so many days before it. */
  z.strictObject({ op: z.literal('past'), field: key, days: z.int().min(1).max(3660).optional() }),
  /** A date in the days from today. */
  z.strictObject({ op: z.literal('within'), field: key, days: z.int().min(1).max(366) }),
  z.strictObject({ op: z.literal('is'), field: key, value: z.union([optionName, z.boolean()]) }),
]);

const measured = {
  measure: z.enum(MEASURES),
  /** The number, amount or duration that is summed or averaged. */
  field: key.optional(),
};
const figure = z.strictObject({ label: label(), entity: key, ...measured, where: where.optional() });
const heading = label(120);
/** A button to another page of the app, by its path. */
const action = z.strictObject({ label: label(), path: z.string().regex(PATH_PATTERN) });

export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hero'), heading, text: text(LIMITS.text), action: action.optional() }),
  /** Markdown without HTML. */
  z.strictObject({ kind: z.literal('text'), heading, text: text(LIMITS.text) }),
  z.strictObject({ kind: z.literal('figures'), heading, figures: z.array(figure).min(1).max(6) }),
  /** Rows by the values of a select, boolean or reference field, or by the days, weeks, months or years of a date; `stack` parts each. */
  z.strictObject({
    kind: z.literal('chart'),
    heading,
    entity: key,
    by: key,
    unit: z.enum(TIME_UNITS).optional(),
    stack: key.optional(),
    /** Which rows are counted; all without. */
    where: where.optional(),
    ...measured,
  }),
  /** The latest rows of an entity. */
  z.strictObject({ kind: z.literal('list'), heading, entity: key, limit: z.int().min(1).max(20) }),
  /** Rows that meet a condition: low stock, overdue, asked but not yet answered. */
  z.strictObject({ kind: z.literal('attention'), heading, entity: key, when: conditionSchema }),
  /** Rows as cards with pictures. */
  z.strictObject({ kind: z.literal('gallery'), heading, entity: key, limit: z.int().min(1).max(24) }),
  z.strictObject({
    kind: z.literal('pricing'),
    heading,
    plans: z
      .array(
        z.strictObject({
          name: label(),
          price: label(40),
          text: text(400),
          features: z.array(label(120)).max(12),
          action: action.optional(),
        }),
      )
      .min(1)
      .max(4),
  }),
  z.strictObject({
    kind: z.literal('questions'),
    heading,
    questions: z
      .array(z.strictObject({ question: label(200), answer: label(2000) }))
      .min(1)
      .max(30),
  }),
  /** A form in the page; what is sent becomes a row of the entity. */
  z.strictObject({ kind: z.literal('contact'), heading, text: text(LIMITS.text), entity: key }),
]);

export const pageSchema = z.strictObject({
  kind: z.enum(PAGE_KINDS),
  title: label(LIMITS.title),
  path,
  icon: z.enum(ICONS),
  entity: key.optional(),
  /** Of a board: the choice whose options are its columns; the field of the states unless said. */
  by: key.optional(),
  /** Of a calendar: the date of a row, and where it ends. */
  start: key.optional(),
  end: key.optional(),
  /** Of a calendar: what it opens with, the month unless said. */
  view: z.enum(CALENDAR_VIEWS).optional(),
  sections: z.array(sectionSchema).max(LIMITS.sections),
  inMenu: z.boolean(),
});

const value = z.union([
  text(LIMITS.value),
  z.number().min(-1e15).max(1e15),
  z.boolean(),
  z.null(),
  z.array(z.string().regex(ROW_ID_PATTERN)).max(LIMITS.references),
]);
export const rowSchema = z
  .record(z.string().max(40), value)
  .refine(
    (row) => typeof row.id === 'string' && ROW_ID_PATTERN.test(row.id),
    says('The row needs an id such as row-1.'),
  );

const shape = z.strictObject({
  version: z.literal(2),
  name: label(),
  tagline: text(LIMITS.tagline),
  kind: z.enum(APP_KINDS),
  language: z.enum(APP_LANGUAGES),
  theme: z.strictObject({
    primary: z.string().regex(COLOUR_PATTERN, says('Enter a colour such as #2F55D4.')),
    mode: z.enum(MODES),
    radius: z.literal(RADII),
    font: z.enum(FONTS),
    layout: z.enum(LAYOUTS),
  }),
  roles: z.array(z.strictObject({ name: key, label: label(LIMITS.entityLabel) })).max(LIMITS.roles),
  signUp: z.enum(SIGN_UPS),
  entities: z.array(entitySchema).max(LIMITS.entities),
  pages: z.array(pageSchema).min(1).max(LIMITS.allPages),
  rules: z.array(ruleSchema).max(LIMITS.rules),
  /** Sample rows by the entity's name. A money value is in minor units (cents), a duration in minutes; a date is `YYYY-MM-DD` or a day from the day of seeding (see `dates.ts`); a choice is its option's name; a reference is the other row's id, and `references` a list of them. */
  rows: z.record(key, z.array(rowSchema).max(LIMITS.rowsPerEntity)),
});

export type Field = z.infer<typeof fieldSchema>;
export type Option = z.infer<typeof optionSchema>;
export type Access = z.infer<typeof accessSchema>;
export type Entity = z.infer<typeof entitySchema>;
export type Transition = z.infer<typeof transition>;
export type Rule = z.infer<typeof ruleSchema>;
export type Limit = z.infer<typeof limitSchema>;
export type Condition = z.infer<typeof conditionSchema>;
export type Section = z.infer<typeof sectionSchema>;
export type Page = z.infer<typeof pageSchema>;
export type Row = z.infer<typeof rowSchema>;
export type Theme = z.infer<typeof shape>['theme'];
export type Blueprint = z.infer<typeof shape>;

export const blueprintSchema = shape.superRefine((blueprint, context) => {
  checkParts(blueprint, (path, text, values = {}) =>
    context.addIssue({ code: 'custom', path, message: filled(text, values), params: { text, values } }),
  );
});
