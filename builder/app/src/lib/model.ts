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
}

export interface EntityText {
  name: string;
  plural: string;
  fields: Record<string, { label: string; options?: readonly string[] }>;
}

export interface Field extends FieldRule {
  name: string;
  label: string;
  options: readonly string[];
}

export interface Model<R extends Row = Row> {
  /** Names the rows in storage and in the REST address. */
  key: string;
  name: string;
  plural: string;
  fields: readonly Field[];
  /** Sample rows an empty storage starts with. */
  seed: readonly R[];
}

export function defineModel<R extends Row>(definition: {
  key: string;
  text: EntityText;
  seed: readonly R[];
  fields: { [name in Exclude<keyof R, 'id' | number>]: FieldRule };
}): Model<R> {
  const rules: Record<string, FieldRule> = definition.fields;
  const { key, text, seed } = definition;
  const fields = Object.entries(rules).map(([name, rule]) => {
    const words = text.fields[name];
    return { ...rule, name, label: words?.label ?? name, options: words?.options ?? [] };
  });
  return { key, name: text.name, plural: text.plural, fields, seed };
}

export const isNumeric = (field: Field): boolean => field.type === 'number' || field.type === 'money';

export function isEmpty(cell: Cell | undefined): cell is null | undefined | '' {
  return cell === null || cell === undefined || cell === '';
}
