import { META_NAMES, type Entity, type Field } from '../src/core/entity.ts';
import { isDay } from '../src/core/fields.ts';

// Which tables an entity needs. The first migration was written with these functions; the check at the start of the server and in
// the tests uses them to say what a model has that the database lacks.

/** An SQL identifier. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The table with the pairs of a field that refers to many rows. */
export const linkTable = (entity: string, field: string) => `${entity}_${field}`;

/** Fields with a column of their own: computed values aren't stored, many references have a table. */
export const storedFields = (entity: Entity): readonly Field[] =>
  entity.fields.filter(({ type }) => type !== 'computed' && type !== 'references');
export const linkFields = (entity: Entity): readonly Field[] =>
  entity.fields.filter(({ type }) => type === 'references');

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'longText', 'email', 'url', 'phone', 'select']);

export function typeOf(field: Field): string {
  switch (field.type) {
    case 'number':
      return 'REAL';
    case 'money':
    case 'duration':
    case 'boolean':
      return 'INTEGER';
    default:
      return 'TEXT';
  }
}

/** The service decides what deleting does; the database holds that nothing refers to what isn't there. */
export function onDelete({ onDelete: wanted = 'clear', required }: Field): string {
  if (wanted === 'delete') return 'CASCADE';
  return wanted === 'keep' || required ? 'NO ACTION' : 'SET NULL';
}

const references = (field: Field) =>
  field.type === 'reference' && field.entity !== undefined
    ? ` REFERENCES ${quote(field.entity)} ("id") ON DELETE ${onDelete(field)}`
    : '';

function check(field: Field): string {
  if (field.type === 'boolean') return ` CHECK (${quote(field.name)} IN (0, 1))`;
  if (field.type !== 'select' || !field.options) return '';
  return ` CHECK (${quote(field.name)} IN (${field.options.map(literal).join(', ')}))`;
}

/** A column as it stands in CREATE TABLE. */
export const columnSql = (field: Field): string =>
  `${quote(field.name)} ${typeOf(field)}${field.required ? ' NOT NULL' : ''}${check(field)}${references(field)}`;

const META_COLUMNS = [
  '"id" TEXT PRIMARY KEY',
  '"version" INTEGER NOT NULL',
  '"createdAt" TEXT NOT NULL',
  '"updatedAt" TEXT NOT NULL',
  '"createdBy" TEXT REFERENCES "_members" ("id") ON DELETE SET NULL',
];

const createTable = (name: string, lines: readonly string[]) =>
  `CREATE TABLE ${quote(name)} (\n  ${lines.join(',\n  ')}\n) STRICT`;

const tableSql = (entity: Entity): string =>
  createTable(entity.name, [...META_COLUMNS, ...storedFields(entity).map(columnSql)]);

/** The pairs of a field that refers to many rows, in their order. */
export const linkTableSql = (entity: Entity, field: Field): string =>
  createTable(linkTable(entity.name, field.name), [
    `"row" TEXT NOT NULL REFERENCES ${quote(entity.name)} ("id") ON DELETE CASCADE`,
    `"target" TEXT NOT NULL REFERENCES ${quote(field.entity ?? '')} ("id") ON DELETE ${field.onDelete === 'keep' ? 'NO ACTION' : 'CASCADE'}`,
    '"position" INTEGER NOT NULL',
    'PRIMARY KEY ("row", "target")',
  ]);

const indexSql = (table: string, column: string, collation = '') =>
  `CREATE INDEX ${quote(`${table}_${column}_index`)} ON ${quote(table)} (${quote(column)}${collation})`;

function fieldIndex(entity: Entity, field: Field): readonly string[] {
  if (field.unique) {
    const collation = TEXT_TYPES.has(field.type) ? ' COLLATE NOCASE' : '';
    return [
      `CREATE UNIQUE INDEX ${quote(`${entity.name}_${field.name}_unique`)} ON ${quote(entity.name)} (${quote(field.name)}${collation})`,
    ];
  }
  const isLookedUp = field.indexed || ['reference', 'image', 'file'].includes(field.type);
  return isLookedUp
    ? [indexSql(entity.name, field.name, field.type === 'email' ? ' COLLATE NOCASE' : '')]
    : [];
}

export const indexesSql = (entity: Entity): readonly string[] => [
  indexSql(entity.name, 'createdAt'),
  ...storedFields(entity).flatMap((field) => fieldIndex(entity, field)),
];

export const linkIndexSql = (entity: Entity, { name }: Field): string =>
  indexSql(linkTable(entity.name, name), 'target');

/** Everything that an entity needs, in the order of a migration. */
export const entitySql = (entity: Entity): readonly string[] => [
  tableSql(entity),
  ...indexesSql(entity),
  ...linkFields(entity).flatMap((field) => [linkTableSql(entity, field), linkIndexSql(entity, field)]),
];

/** The SQL of the value that rows get where they have none and the model wants one; null where only a person can say it. */
function fillerOf(entity: Entity, field: Field): string | null {
  const { states } = entity.definition;
  if (field.unique) return null;
  // A day counted from today is no value that stays the same.
  const isRelative = isDay(field) && String(field.default).startsWith('today');
  if (field.default !== undefined && !isRelative)
    return typeof field.default === 'string' ? literal(field.default) : String(Number(field.default));
  if (field.type === 'select') {
    const option = field.name === states?.field ? states.initial : field.options?.[0];
    return option === undefined ? null : literal(option);
  }
  if (TEXT_TYPES.has(field.type)) return "''";
  return typeOf(field) === 'TEXT' ? null : String(Math.max(0, field.min ?? 0));
}

/** Whether a column that may be empty has to be filled, because the model wants a value in every row. */
export const isFilled = (entity: Entity, field: Field): boolean =>
  field.required === true && fillerOf(entity, field) !== null;

/** Adds a column to a table with rows. One that nothing can fill stays empty in them; forms ask for it when they are next saved. */
export function addColumnSql(entity: Entity, field: Field): string {
  const filler = fillerOf(entity, field);
  const hasDefault = filler !== null && (field.required === true || field.default !== undefined);
  const column = columnSql({ ...field, required: isFilled(entity, field) });
  return `ALTER TABLE ${quote(entity.name)} ADD COLUMN ${column}${hasDefault ? ` DEFAULT ${filler}` : ''}`;
}

/** A column as the database has it. */
export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNotNull: boolean;
  readonly hasDefault: boolean;
}

function castSql(column: string, from: string, to: string): string {
  if (from === to) return column;
  // A cast writes the number 1 as 1.0.
  if (from === 'REAL' && to === 'TEXT')
    return `CASE WHEN ${column} IS NOT NULL THEN printf('%.15g', ${column}) END`;
  return `CAST(${column} AS ${to})`;
}

/** What a column of the old table becomes in the new one. */
function convertedSql(entity: Entity, { name, type }: Column): string {
  const field = storedFields(entity).find((candidate) => candidate.name === name);
  const value = field ? castSql(quote(name), type, typeOf(field)) : quote(name);
  return field && isFilled(entity, field)
    ? `coalesce(${value}, ${fillerOf(entity, field) ?? 'NULL'})`
    : value;
}

/** SQLite can't change a column: the rows move to a new table. Migrations run without foreign keys, so nothing is deleted with the old one. */
export function rebuildSql(entity: Entity, columns: readonly Column[]): readonly string[] {
  const name = `${entity.name}_new`;
  const fields = storedFields(entity);
  const known = new Map(columns.map((column) => [column.name, column]));
  const isKept = (column: Column) =>
    META_NAMES.includes(column.name) || fields.some((field) => field.name === column.name);
  const kept = columns.filter(isKept);
  // What is empty now and can't be filled stays empty.
  const lines = fields.map((field) => {
    const staysEmpty = !known.get(field.name)?.isNotNull && !isFilled(entity, field);
    return columnSql(staysEmpty ? { ...field, required: false } : field);
  });
  const added = fields.filter((field) => !known.has(field.name) && isFilled(entity, field));
  const names = [...kept, ...added].map((column) => quote(column.name));
  const values = [
    ...kept.map((column) => convertedSql(entity, column)),
    ...added.map((field) => fillerOf(entity, field) ?? 'NULL'),
  ];
  return [
    createTable(name, [...META_COLUMNS, ...lines]),
    `INSERT INTO ${quote(name)} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${quote(entity.name)}`,
    `DROP TABLE ${quote(entity.name)}`,
    `ALTER TABLE ${quote(name)} RENAME TO ${quote(entity.name)}`,
    ...indexesSql(entity),
  ];
}
