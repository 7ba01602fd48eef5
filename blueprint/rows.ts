import type { Row } from './schema.ts';

// What reads rows: small, since the pictures of apps on light pages load it.

/** The sample rows of an entity; never an inherited property of the record. */
export function rowsOf<Row>(blueprint: { rows: Readonly<Record<string, Row[]>> }, entity: string): Row[] {
  return Object.hasOwn(blueprint.rows, entity) ? (blueprint.rows[entity] ?? []) : [];
}

/** `{first} {last}`: a title made of several fields. */
const PLACEHOLDER = /\{([a-z][A-Za-z0-9]{0,39})\}/g;

/** The names of the fields that a title is made of: its placeholders, or the one field that it names. */
export function titleNames(title: string): string[] {
  const names = Array.from(title.matchAll(PLACEHOLDER), ([, name = '']) => name);
  return names.length > 0 ? names : [title];
}

/** The field a row is called by, or the first of those that its title is made of. */
export function titleField<Field extends { name: string }>(entity: {
  title: string;
  fields: readonly Field[];
}): Field | undefined {
  const [first] = titleNames(entity.title);
  return entity.fields.find(({ name }) => name === first);
}

/** What a row's choice is called. */
export const optionLabel = (
  field: { options?: readonly { name: string; label: string }[] | undefined },
  value: Row[string] | undefined,
): string => field.options?.find(({ name }) => name === value)?.label ?? String(value ?? '');
