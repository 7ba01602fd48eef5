import type { Entity, Field } from '../src/core/entity.ts';

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

function typeOf(field: Field): string {
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
function onDelete({ onDelete: wanted = 'clear', required }: Field): string {
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

export const tableSql = (entity: Entity, name = entity.name): string =>
  createTable(name, [...META_COLUMNS, ...storedFields(entity).map(columnSql)]);

/** The pairs of a field that refers to many rows, in their order. */
export const linkTableSql = (entity: Entity, field: Field): string =>
  createTable(linkTable(entity.name, field.name), [
    `"row" TEXT NOT NULL REFERENCES ${quote(entity.name)} ("id") ON DELETE CASCADE`,
    `"target" TEXT NOT NULL REFERENCES ${quote(field.entity ?? '')} ("id") ON DELETE ${field.onDelete === 'keep' ? 'NO ACTION' : 'CASCADE'}`,
    '"position" INTEGER NOT NULL',
    'PRIMARY KEY ("row", "target")',
  ]);

const indexSql = (table: string, column: string) =>
  `CREATE INDEX ${quote(`${table}_${column}_index`)} ON ${quote(table)} (${quote(column)})`;

function fieldIndex(entity: Entity, field: Field): readonly string[] {
  if (field.unique) {
    const collation = TEXT_TYPES.has(field.type) ? ' COLLATE NOCASE' : '';
    return [
      `CREATE UNIQUE INDEX ${quote(`${entity.name}_${field.name}_unique`)} ON ${quote(entity.name)} (${quote(field.name)}${collation})`,
    ];
  }
  const isLookedUp = field.indexed || ['reference', 'image', 'file'].includes(field.type);
  return isLookedUp ? [indexSql(entity.name, field.name)] : [];
}

export const indexesSql = (entity: Entity): readonly string[] => [
  indexSql(entity.name, 'createdAt'),
  ...storedFields(entity).flatMap((field) => fieldIndex(entity, field)),
];

/** Everything that an entity needs, in the order of a migration. */
export const entitySql = (entity: Entity): readonly string[] => [
  tableSql(entity),
  ...indexesSql(entity),
  ...linkFields(entity).flatMap((field) => [
    linkTableSql(entity, field),
    indexSql(linkTable(entity.name, field.name), 'target'),
  ]),
];

/** Adds a column to a table with rows: they have no value yet unless the model has one for new rows. */
export function addColumnSql(entity: Entity, field: Field): string {
  const start = field.default;
  const hasDefault = start !== undefined && start !== 'today';
  const column = columnSql({ ...field, required: field.required === true && hasDefault });
  const value = typeof start === 'string' ? literal(start) : String(Number(start));
  return `ALTER TABLE ${quote(entity.name)} ADD COLUMN ${column}${hasDefault ? ` DEFAULT ${value}` : ''}`;
}

/** SQLite can't change a column: the rows move to a new table. Migrations run without foreign keys, so nothing is deleted with the old one. */
export function rebuildSql(entity: Entity, columns: readonly string[]): readonly string[] {
  const name = `${entity.name}_new`;
  const kept = columns.map(quote).join(', ');
  return [
    tableSql(entity, name),
    `INSERT INTO ${quote(name)} (${kept}) SELECT ${kept} FROM ${quote(entity.name)}`,
    `DROP TABLE ${quote(entity.name)}`,
    `ALTER TABLE ${quote(name)} RENAME TO ${quote(entity.name)}`,
    ...indexesSql(entity),
  ];
}
