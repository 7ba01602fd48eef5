import type { Entity, Field } from '../src/core/entity.ts';
import { META_NAMES } from '../src/core/entity.ts';
import type { Database } from './database.ts';
import {
  addColumnSql,
  type Column,
  columnSql,
  entitySql,
  indexesSql,
  isFilled,
  linkFields,
  linkIndexSql,
  linkTable,
  linkTableSql,
  onDelete,
  quote,
  rebuildSql,
  storedFields,
  typeOf,
} from './schema.ts';
import type { Connection } from './sqlite.ts';

// Compares the tables with the models, and says what the next migration has to change.

const plain = (sql: string) => sql.replaceAll(/\s+/g, ' ');
const indexName = (sql: string) => /INDEX "([^"]+)"/.exec(sql)?.[1] ?? '';

/** The SQL that made a table or an index, or undefined where there is none of that name. */
function madeBy(reader: Connection, name: string): string | undefined {
  const found = reader.prepare('SELECT "sql" FROM "sqlite_master" WHERE "name" = ?').get(name);
  return found ? plain(String(found.sql)) : undefined;
}

const columnsOf = (reader: Connection, table: string): readonly Column[] =>
  reader
    .prepare('SELECT "name", "type", "notnull", "dflt_value" FROM pragma_table_info(?)')
    .all(table)
    .map((column) => ({
      name: String(column.name),
      type: String(column.type),
      isNotNull: column.notnull === 1,
      hasDefault: column.dflt_value !== null,
    }));

/** Whether a column allows what the model allows: the options of a choice, and the rows that a reference may point to. */
function hasConstraints(reader: Connection, entity: Entity, field: Field): boolean {
  const table = madeBy(reader, entity.name) ?? '';
  const wanted = /CHECK \(.*?\)\)/.exec(columnSql(field))?.[0];
  const hasChecks = wanted ? table.includes(wanted) : !table.includes(`CHECK (${quote(field.name)} IN`);
  const key = reader
    .prepare('SELECT "table", "on_delete" FROM pragma_foreign_key_list(?) WHERE "from" = ?')
    .get(entity.name, field.name);
  const hasReference =
    field.type === 'reference'
      ? key?.table === field.entity && key?.on_delete === onDelete(field)
      : key === undefined;
  return hasChecks && hasReference;
}

function fits(reader: Connection, entity: Entity, field: Field, column: Column): boolean {
  const fitsEmpty = field.required ? column.isNotNull || !isFilled(entity, field) : !column.isNotNull;
  return column.type === typeOf(field) && fitsEmpty && hasConstraints(reader, entity, field);
}

/** A column that the model no longer has, and without which no row can be added. */
const isInTheWay = (entity: Entity, { name, isNotNull, hasDefault }: Column) =>
  isNotNull &&
  !hasDefault &&
  !META_NAMES.includes(name) &&
  !storedFields(entity).some((field) => field.name === name);

function changedIndexes(reader: Connection, wanted: readonly string[]): readonly string[] {
  return wanted.flatMap((sql) => {
    const known = madeBy(reader, indexName(sql));
    if (known === plain(sql)) return [];
    return known === undefined ? [sql] : [`DROP INDEX ${quote(indexName(sql))}`, sql];
  });
}

/** Unique indexes of fields that may now have the same value twice. */
function tooStrict(reader: Connection, entity: Entity): readonly string[] {
  const wanted = new Set(indexesSql(entity).map(indexName));
  return reader
    .prepare(`SELECT "name" FROM pragma_index_list(?) WHERE "unique" = 1 AND "origin" = 'c'`)
    .all(entity.name)
    .map(({ name }) => String(name))
    .filter((name) => !wanted.has(name))
    .map((name) => `DROP INDEX ${quote(name)}`);
}

function missingOf(reader: Connection, entity: Entity): readonly string[] {
  const columns = columnsOf(reader, entity.name);
  if (columns.length === 0) return entitySql(entity);
  const known = new Map(columns.map((column) => [column.name, column]));
  const fields = storedFields(entity);
  const mustRebuild =
    columns.some((column) => isInTheWay(entity, column)) ||
    fields.some((field) => {
      const column = known.get(field.name);
      return column && !fits(reader, entity, field, column);
    });
  const own = mustRebuild
    ? rebuildSql(entity, columns)
    : [
        ...fields.filter(({ name }) => !known.has(name)).map((field) => addColumnSql(entity, field)),
        ...tooStrict(reader, entity),
        ...changedIndexes(reader, indexesSql(entity)),
      ];
  const links = linkFields(entity).flatMap((field) => [
    ...(madeBy(reader, linkTable(entity.name, field.name)) ? [] : [linkTableSql(entity, field)]),
    ...changedIndexes(reader, [linkIndexSql(entity, field)]),
  ]);
  return [...own, ...links];
}

/** The SQL that a next migration needs so that the tables fit the models; none where they do. */
export const missingSql = ({ reader }: Database, entities: readonly Entity[]): readonly string[] =>
  entities.flatMap((entity) => missingOf(reader, entity));

/** Fails where a model has what the tables lack, and says what to add. */
export function assertTablesFit(database: Database, entities: readonly Entity[]): void {
  const missing = missingSql(database, entities);
  if (missing.length === 0) return;
  throw new Error(
    `The tables don't fit the models. Add a migration in server/migrations with these statements:\n\n${missing.map((statement) => `${statement};`).join('\n')}\n`,
  );
}
