import type { Columns, Connection, Statement, Value } from './sqlite.ts';
import { type Cell, type Entity, type Field, META_NAMES, type Row } from '../src/core/entity.ts';
import type { Storage } from '../src/core/storage.ts';
import type { Database } from './database.ts';
import { linkFields, linkTable, quote, storedFields } from './schema.ts';
import { orderSql, whereSql } from './sql.ts';
import { summarySql } from './summary.ts';

const MAX_STATEMENTS = 300;

/** Statements are compiled once; past a limit the oldest are dropped. */
function statements(connection: Connection): (text: string) => Statement {
  const known = new Map<string, Statement>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const statement = connection.prepare(text);
    const [oldest] = known.keys();
    if (known.size >= MAX_STATEMENTS && oldest !== undefined) known.delete(oldest);
    known.set(text, statement);
    return statement;
  };
}

function toStored(cell: Cell | undefined): Value {
  if (typeof cell === 'boolean') return Number(cell);
  if (typeof cell === 'string' || typeof cell === 'number') return cell;
  return null;
}

function toCell(field: Field, value: Value | undefined): Cell {
  if (field.type === 'references') return JSON.parse(String(value)) as string[];
  if (value === null || value === undefined) return null;
  if (field.type === 'boolean') return Number(value) === 1;
  return typeof value === 'number' ? value : String(value);
}

function toRow(entity: Entity, columns: Columns): Row {
  const { id, version, createdAt, updatedAt, createdBy } = columns;
  const stored = [...storedFields(entity), ...linkFields(entity)];
  return {
    ...Object.fromEntries(stored.map((field) => [field.name, toCell(field, columns[field.name])])),
    id: String(id),
    version: Number(version),
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    createdBy: createdBy === null ? null : String(createdBy),
  };
}

/** The ids that a field refers to, in their order, as a JSON list. */
function linksSql(entity: Entity, { name }: Field): string {
  const link = quote(linkTable(entity.name, name));
  const ids = `SELECT "target" FROM ${link} WHERE "row" = ${quote(entity.name)}."id" ORDER BY "position"`;
  return `(SELECT json_group_array("target") FROM (${ids})) AS ${quote(name)}`;
}

const columnNames = (entity: Entity) => [...META_NAMES, ...storedFields(entity).map(({ name }) => name)];

function selectSql(entity: Entity): string {
  const columns = columnNames(entity).map((name) => `${quote(entity.name)}.${quote(name)}`);
  const links = linkFields(entity).map((field) => linksSql(entity, field));
  return `SELECT ${[...columns, ...links].join(', ')} FROM ${quote(entity.name)}`;
}

function writeLinks(prepare: (text: string) => Statement, entity: Entity, row: Row): void {
  for (const { name } of linkFields(entity)) {
    const link = quote(linkTable(entity.name, name));
    const targets = row[name];
    prepare(`DELETE FROM ${link} WHERE "row" = ?`).run(row.id);
    if (typeof targets !== 'object' || targets === null) continue;
    const insert = prepare(`INSERT INTO ${link} ("row", "target", "position") VALUES (?, ?, ?)`);
    targets.forEach((target, position) => insert.run(row.id, target, position));
  }
}

/** Storage over one connection, inside a transaction that someone else began. */
function storageOn(prepare: (text: string) => Statement): Storage {
  const storage: Storage = {
    get(entity, id) {
      const found = prepare(`${selectSql(entity)} WHERE ${quote(entity.name)}."id" = ?`).get(id);
      return Promise.resolve(found ? toRow(entity, found) : null);
    },
    list(entity, { where, sort, offset, limit }) {
      const conditions = whereSql(entity, where);
      const order = orderSql(entity, sort);
      const text = `${selectSql(entity)} WHERE ${conditions.text} ORDER BY ${order.text} LIMIT ? OFFSET ?`;
      const rows = prepare(text).all(...conditions.values, ...order.values, limit, offset);
      const count = prepare(`SELECT COUNT(*) AS "total" FROM ${quote(entity.name)} WHERE ${conditions.text}`);
      return Promise.resolve({
        rows: rows.map((row) => toRow(entity, row)),
        total: Number(count.get(...conditions.values)?.total),
      });
    },
    find(entity, where) {
      const { text, values } = whereSql(entity, where);
      const rows = prepare(`${selectSql(entity)} WHERE ${text}`).all(...values);
      return Promise.resolve(rows.map((row) => toRow(entity, row)));
    },
    insert(entity, row) {
      const names = columnNames(entity);
      const places = names.map(() => '?').join(', ');
      prepare(`INSERT INTO ${quote(entity.name)} (${names.map(quote).join(', ')}) VALUES (${places})`).run(
        ...names.map((name) => toStored(row[name])),
      );
      writeLinks(prepare, entity, row);
      return Promise.resolve();
    },
    update(entity, row) {
      const names = columnNames(entity).filter((name) => name !== 'id');
      const changes = names.map((name) => `${quote(name)} = ?`).join(', ');
      prepare(`UPDATE ${quote(entity.name)} SET ${changes} WHERE "id" = ?`).run(
        ...names.map((name) => toStored(row[name])),
        row.id,
      );
      writeLinks(prepare, entity, row);
      return Promise.resolve();
    },
    delete(entity, id) {
      prepare(`DELETE FROM ${quote(entity.name)} WHERE "id" = ?`).run(id);
      return Promise.resolve();
    },
    summary(entity, query) {
      return Promise.resolve(summarySql(prepare, entity, query));
    },
    transaction: (work) => work(storage),
  };
  return storage;
}

/** Rows in the tables of the database. Reads outside a transaction see only what is committed. */
export function createStorage(database: Database): Storage {
  const reader = storageOn(statements(database.reader));
  let writer: Storage | null = null;
  const transaction: Storage['transaction'] = (work) =>
    database.transaction((connection) => {
      writer ??= storageOn(statements(connection));
      return work(writer);
    });
  return {
    get: reader.get,
    list: reader.list,
    find: reader.find,
    summary: reader.summary,
    insert: (entity, row) => transaction((storage) => storage.insert(entity, row)),
    update: (entity, row) => transaction((storage) => storage.update(entity, row)),
    delete: (entity, id) => transaction((storage) => storage.delete(entity, id)),
    transaction,
  };
}
