import { fieldOf } from '../src/core/fields.ts';
import { addressKey, fold } from '../src/core/query.ts';
import { type Entity, type Field, META_NAMES } from '../src/core/entity.ts';
import type { Condition, Sort } from '../src/core/storage.ts';
import { linkTable, quote } from './schema.ts';

// Conditions and orders as SQL. Names come from the entity, never from a caller; values are always bound.

export interface Sql {
  readonly text: string;
  readonly values: readonly (string | number)[];
}
const sql = (text: string, ...values: readonly (string | number)[]): Sql => ({ text, values });

const join = (parts: readonly Sql[], separator: string, otherwise: string): Sql =>
  parts.length === 0
    ? sql(otherwise)
    : sql(`(${parts.map(({ text }) => text).join(separator)})`, ...parts.flatMap(({ values }) => values));

const META: ReadonlySet<string> = new Set(META_NAMES);

/** A column of the entity's table. Fails for anything else, so that no caller's text gets into a statement. */
export function columnOf(entity: Entity, name: string): string {
  const field = fieldOf(entity, name);
  const isColumn = field ? field.type !== 'computed' && field.type !== 'references' : META.has(name);
  if (!isColumn) throw new Error(`${entity.name} has no column ${name}`);
  return `${quote(entity.name)}.${quote(name)}`;
}

/** LIKE compares plain Latin letters by itself; only texts with others go through `fold`, which is slower. */
const NOT_ASCII = `GLOB '*[^ -~]*'`;

function contains(column: string, text: string): Sql {
  const part = fold(text);
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql(
    `(${column} LIKE ? ESCAPE '\\' OR (${column} ${NOT_ASCII} AND instr(fold(${column}), ?) > 0))`,
    pattern,
    part,
  );
}

/** A plain address is found by its index; one with other letters is compared by JavaScript, which knows their capitals. */
function isAddress(column: string, text: string): Sql {
  const key = addressKey(text);
  return /^[ -~]*$/.test(key)
    ? sql(`${column} = ? COLLATE NOCASE`, key)
    : sql(`(${column} ${NOT_ASCII} AND address_key(${column}) = ?)`, key);
}

function isOneOf(entity: Entity, name: string, values: readonly (string | number | boolean)[]): Sql {
  const list = JSON.stringify(values);
  if (fieldOf(entity, name)?.type === 'references') {
    const link = quote(linkTable(entity.name, name));
    return sql(
      `${quote(entity.name)}."id" IN (SELECT "row" FROM ${link} WHERE "target" IN (SELECT "value" FROM json_each(?)))`,
      list,
    );
  }
  const column = columnOf(entity, name);
  const isMissing = values.includes(false) ? ` OR ${column} IS NULL` : '';
  return sql(`(${column} IN (SELECT "value" FROM json_each(?))${isMissing})`, list);
}

function isEmpty(entity: Entity, name: string, yes: boolean): Sql {
  if (fieldOf(entity, name)?.type === 'references') {
    const link = quote(linkTable(entity.name, name));
    return sql(`${yes ? 'NOT ' : ''}EXISTS (SELECT 1 FROM ${link} WHERE "row" = ${quote(entity.name)}."id")`);
  }
  return sql(`${columnOf(entity, name)} IS ${yes ? '' : 'NOT '}NULL`);
}

function conditionSql(entity: Entity, condition: Condition): Sql {
  const among = (fields: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(fields).map(([name, values]) => isOneOf(entity, name, values));
  switch (condition.op) {
    case 'is':
      return isOneOf(entity, condition.field, condition.values);
    case 'same': {
      const column = columnOf(entity, condition.field);
      const text = fold(condition.text);
      return sql(
        `(${column} = ? COLLATE NOCASE OR (${column} ${NOT_ASCII} AND fold(${column}) = ?))`,
        text,
        text,
      );
    }
    case 'address':
      return isAddress(columnOf(entity, condition.field), condition.text);
    case 'from':
      return sql(`${columnOf(entity, condition.field)} >= ?`, condition.value);
    case 'to':
      return sql(`${columnOf(entity, condition.field)} <= ?`, condition.value);
    case 'contains':
      return fieldOf(entity, condition.field)?.type === 'references'
        ? sql('FALSE')
        : contains(columnOf(entity, condition.field), condition.text);
    case 'empty':
      return isEmpty(entity, condition.field, condition.isEmpty);
    case 'either':
      return join(
        condition.of.map((all) => whereSql(entity, all)),
        ' OR ',
        'FALSE',
      );
    case 'word': {
      const texts = condition.fields.map((name) => contains(columnOf(entity, name), condition.text));
      return join([...texts, ...among(condition.among)], ' OR ', 'FALSE');
    }
  }
}

export const whereSql = (entity: Entity, where: readonly Condition[]): Sql =>
  join(
    where.map((condition) => conditionSql(entity, condition)),
    ' AND ',
    'TRUE',
  );

function sortKey(entity: Entity, field: Field | undefined, name: string): Sql {
  const column = columnOf(entity, name);
  switch (field?.type) {
    case 'select': {
      const options = (field.options ?? []).map((option, index) => sql(`WHEN ? THEN ${index}`, option));
      if (options.length === 0) return sql(column);
      const { text, values } = join(options, ' ', '');
      return sql(`CASE ${column} ${text.slice(1, -1)} END`, ...values);
    }
    case 'text':
    case 'longText':
    case 'email':
    case 'url':
    case 'phone':
      return sql(`sort_key(${column})`);
    default:
      return sql(column);
  }
}

/** Empty cells come last in both directions; equal ones are ordered by id. */
export function orderSql(entity: Entity, { field: name, descending }: Sort): Sql {
  const { text, values } = sortKey(entity, fieldOf(entity, name), name);
  return sql(`${text} ${descending ? 'DESC' : 'ASC'} NULLS LAST, ${quote(entity.name)}."id"`, ...values);
}
