// What an entity is: its fields, who may do what with its rows, the states they go through and the rules they keep. The forms,
// the server and the copy of the data in a browser all read these definitions.

import type { TimeUnit } from './dates.ts';

/** What one cell holds. Money is in minor units (cents), a duration in minutes, a date `YYYY-MM-DD`, a date with time `YYYY-MM-DDTHH:MM`, a reference the other row's id, an image or a file the id of an upload or a web address. */
export type Cell = string | number | boolean | null | readonly string[];

export type FieldType =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'duration'
  | 'email'
  | 'url'
  | 'phone'
  | 'image'
  | 'file'
  | 'select'
  | 'reference'
  | 'references'
  | 'computed';

/** What becomes of a row whose reference points to a deleted row: it forbids the deletion, loses the reference, or goes too. */
export type OnDelete = 'keep' | 'clear' | 'delete';

/** A computed value: data, never text that is evaluated. */
export type Expression =
  | { op: 'value'; value: number | string }
  /** A field of the row, or of the row that its reference `of` points to. */
  | { op: 'field'; field: string; of?: string }
  | { op: 'add' | 'subtract' | 'multiply' | 'divide'; args: readonly [Expression, Expression] }
  /** Texts side by side. */
  | { op: 'join'; args: readonly Expression[] }
  /** Whole days from the first date to the second. */
  | { op: 'days'; args: readonly [Expression, Expression] }
  | { op: 'today' }
  /** Over the rows of `entity` whose reference `by` points to this row. */
  | {
      op: 'count' | 'sum' | 'min' | 'max' | 'average';
      entity: string;
      by: string;
      field?: string;
      where?: { field: string; is: string | boolean };
    };

export interface FieldRules {
  readonly required?: boolean;
  readonly unique?: boolean;
  /** Smallest number, amount or duration; for text the fewest characters. */
  readonly min?: number;
  readonly max?: number;
  /** A date may be `today`. */
  readonly default?: string | number | boolean;
  /** ISO 4217, of money. */
  readonly currency?: string;
  /** The names of the options of a choice, in their order. */
  readonly options?: readonly string[];
  /** The entity that a reference points to. */
  readonly entity?: string;
  readonly onDelete?: OnDelete;
  /** What whoever has the e-mail address of the row that this points to may do with a row as their own. */
  readonly owns?: 'see' | 'change';
  /** Of `owns`: a reference of the row that this points to, whose person has the same rights. */
  readonly through?: string;
  /** Of people: whether whoever has the e-mail address of a row may change it there. */
  readonly self?: boolean;
  /** What a computed value is shown as. */
  readonly as?: 'number' | 'money' | 'duration' | 'text' | 'date';
  readonly value?: Expression;
  /** Whether lists filter and sort by it, so that the database keeps an index. */
  readonly indexed?: boolean;
}
export interface FieldDefinition extends FieldRules {
  readonly type: FieldType;
}

export type OptionColour = 'grey' | 'blue' | 'green' | 'amber' | 'red' | 'purple';
export interface OptionText {
  readonly label: string;
  readonly colour: OptionColour;
}
export interface FieldText {
  readonly label: string;
  readonly help?: string;
  readonly unit?: string;
  readonly options?: Readonly<Record<string, OptionText>>;
}
export interface EntityText {
  readonly label: string;
  readonly plural: string;
  readonly fields: Readonly<Record<string, FieldText>>;
  /** Headings of the groups of fields in its form. */
  readonly sections?: Readonly<Record<string, string>>;
  /** Labels of the steps between states, by `from.to`. */
  readonly transitions?: Readonly<Record<string, string>>;
}

/** Who may do something: everyone, whoever signed in, they with rows of their own, the app's owner, or a role by its name. The owner always may. */
export type Who = string;
export interface Access {
  readonly read: readonly Who[];
  readonly create: readonly Who[];
  readonly update: readonly Who[];
  readonly delete: readonly Who[];
}
export type Action = keyof Access;

export interface Transition {
  readonly from: string;
  readonly to: string;
  /** Who may take this step; whoever may update the row where none are named. */
  readonly roles?: readonly Who[];
}
export interface States {
  /** A select field. */
  readonly field: string;
  /** The state of a new row. */
  readonly initial: string;
  readonly transitions: readonly Transition[];
}

/** What the rows of an entity must keep between them. `except` names states whose rows don't count. */
export type Rule =
  | {
      readonly kind: 'noOverlap';
      readonly start: string;
      /** A field with the end, or with the duration. */
      readonly end: string;
      /** Only rows with the same reference are compared. */
      readonly per?: string;
      readonly except?: readonly string[];
    }
  /**
   * At most so many rows: as the field `limit` of the row they refer to says, or `most`. With a `date` they are counted by
   * the day, week, month or year, and with an `end` in each until then; with a `reference` for each row it points to.
   * `count` is a field of how many each takes.
   */
  | {
      readonly kind: 'capacity';
      readonly reference?: string;
      readonly limit?: string;
      readonly most?: number;
      readonly date?: string;
      readonly end?: string;
      readonly unit?: TimeUnit;
      readonly count?: string;
      readonly except?: readonly string[];
    }
  /** A row takes its quantity from the field `stock` of the row it points to; never below zero. */
  | {
      readonly kind: 'stock';
      readonly reference: string;
      readonly stock: string;
      readonly quantity?: string;
      readonly except?: readonly string[];
    }
  | {
      readonly kind: 'uniqueTogether';
      readonly fields: readonly string[];
      readonly except?: readonly string[];
    }
  /** One date lies before another. */
  | { readonly kind: 'before'; readonly first: string; readonly second: string };

/** A number of a row beyond a limit, which is a number or another field of the row. */
export interface Limit {
  readonly event: 'below' | 'above';
  readonly field: string;
  readonly value: number | string;
}

/** A mail when a row is made, reaches a state or comes to lie beyond a limit, or some time before a date of it. */
export interface Notice {
  readonly on:
    | { readonly event: 'create' }
    | { readonly event: 'state'; readonly state: string }
    | Limit
    | { readonly event: 'before'; readonly field: string; readonly minutes: number };
  /** An e-mail field of the row, a reference to a row that has one, the app's owner, or a role. */
  readonly to: { readonly field: string } | { readonly role: string };
  readonly subject: string;
  readonly text: string;
}

export interface Definition {
  /** The key in addresses, tables and rows. */
  readonly name: string;
  /** The field that a row is called by, or a template such as `{first} {last}`. */
  readonly title: string;
  readonly icon: string;
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  readonly states?: States;
  readonly access: Access;
  readonly rules?: readonly Rule[];
  readonly notices?: readonly Notice[];
}

/** A field with its name and its words. */
export interface Field extends FieldDefinition {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly unit: string;
  readonly optionTexts: Readonly<Record<string, OptionText>>;
}

export interface Entity<D extends Definition = Definition> {
  readonly name: string;
  readonly definition: D;
  readonly text: EntityText;
  readonly fields: readonly Field[];
}

type CellOf<F extends FieldDefinition> = F['type'] extends 'number' | 'money' | 'duration'
  ? number
  : F['type'] extends 'boolean'
    ? boolean
    : F['type'] extends 'references'
      ? readonly string[]
      : F['type'] extends 'computed'
        ? string | number
        : F extends { options: readonly (infer Option)[] }
          ? Option
          : string;

/** What every row has besides its fields. */
export interface RowMeta {
  readonly id: string;
  /** Counts the changes; a save that names an older one is rejected. */
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The member whose row it is, if any. */
  readonly createdBy: string | null;
}
/** The names of what every row has, in the order of its columns. */
export const META_NAMES: readonly string[] = [
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'createdBy',
] satisfies (keyof RowMeta)[];

export type Row = RowMeta & { readonly [field: string]: Cell };
/** A row as it is typed from its entity: `type Booking = RowOf<typeof booking>`. */
export type RowOf<E> =
  E extends Entity<infer D>
    ? RowMeta & {
        readonly [K in keyof D['fields']]: D['fields'][K] extends { required: true }
          ? CellOf<D['fields'][K]>
          : CellOf<D['fields'][K]> | null;
      }
    : never;
export type FieldName<E> = E extends Entity<infer D> ? Extract<keyof D['fields'], string> : never;

/** Joins a definition with its words. Every field must have its words. */
export function defineEntity<const D extends Definition>(
  definition: D,
  text: EntityText & { readonly fields: { readonly [K in keyof D['fields']]: FieldText } },
): Entity<D> {
  const words: Readonly<Record<string, FieldText>> = text.fields;
  const fields = Object.entries(definition.fields).map(([name, rules]) => ({
    ...rules,
    name,
    label: words[name]?.label ?? name,
    help: words[name]?.help ?? '',
    unit: words[name]?.unit ?? '',
    optionTexts: words[name]?.options ?? {},
  }));
  return { name: definition.name, definition, text, fields };
}
