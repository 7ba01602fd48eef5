/** What one cell of a row can hold. Money is in minor units (cents), a date is `YYYY-MM-DD`, a reference is the other row's id. */
export type Cell = string | number | boolean | null;
export type Row = { readonly id: string } & { readonly [field: string]: Cell };
/** The id of a row of another kind. */
export type Ref<R extends Row> = R['id'];

export type FieldType =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'email'
  | 'url'
  | 'phone'
  | 'image'
  | 'select'
  | 'reference';

export interface Option {
  /** What rows hold. */
  name: string;
  label: string;
  colour: 'grey' | 'blue' | 'green' | 'amber' | 'red' | 'purple';
}

/** What a field admits; its words stand in the data module. */
export interface FieldRule {
  type: FieldType;
  required?: boolean;
  unique?: boolean;
  /** Smallest number or amount; for text the fewest characters. */
  min?: number;
  max?: number;
  /** The model a reference points to, by its key. */
  to?: string;
  /** When the row it points to is deleted: that is not allowed, it is emptied, or its own row goes too. */
  onDelete?: 'keep' | 'clear' | 'delete';
}

interface FieldText {
  label: string;
  help?: string;
  options?: readonly Option[];
}

export interface EntityText {
  label: string;
  plural: string;
  fields: Record<string, FieldText>;
}

export interface Field extends FieldRule {
  name: string;
  label: string;
  help: string;
  options: readonly Option[];
}

export interface Model<R extends Row = Row> {
  /** Names the rows in storage and in the REST address. */
  key: string;
  label: string;
  plural: string;
  /** The field that a row is called by. */
  title: string;
  fields: readonly Field[];
  /** Sample rows an empty storage starts with. */
  seed: readonly R[];
}

export function defineModel<R extends Row>(definition: {
  key: string;
  title: Exclude<keyof R, 'id' | number>;
  text: EntityText;
  seed: readonly R[];
  fields: { [name in Exclude<keyof R, 'id' | number>]: FieldRule };
}): Model<R> {
  const rules: Record<string, FieldRule> = definition.fields;
  const { key, title, text, seed } = definition;
  const fields = Object.entries(rules).map(([name, rule]) => {
    const words = text.fields[name];
    return {
      ...rule,
      name,
      label: words?.label ?? name,
      help: words?.help ?? '',
      options: words?.options ?? [],
    };
  });
  return { key, label: text.label, plural: text.plural, title: String(title), fields, seed };
}

export const isNumeric = (field: Field): boolean => field.type === 'number' || field.type === 'money';

export function isEmpty(cell: Cell | undefined): cell is null | undefined | '' {
  return cell === null || cell === undefined || cell === '';
}

export const optionOf = (field: Field, cell: Cell | undefined): Option | undefined =>
  field.options.find(({ name }) => name === cell);
