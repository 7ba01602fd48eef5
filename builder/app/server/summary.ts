import type { Statement } from './sqlite.ts';
import type { SummaryQuery } from '../src/core/calls.ts';
import type { Entity } from '../src/core/entity.ts';
import { fieldOf } from '../src/core/fields.ts';
import type { Groups, StorageSummary } from '../src/core/storage.ts';
import { orderGroups, roundHalf } from '../src/core/summary.ts';
import { linkTable, quote } from './schema.ts';
import { columnOf, whereSql } from './sql.ts';

interface Key {
  /** The SQL expression that rows are grouped by. */
  readonly text: string;
  readonly join: string;
}

function dateKey(column: string, unit: SummaryQuery['unit'] = 'day'): string {
  if (unit === 'week') return `date(substr(${column}, 1, 10), 'weekday 0', '-6 days')`;
  return `substr(${column}, 1, ${unit === 'year' ? 4 : unit === 'month' ? 7 : 10})`;
}

function keyOf(entity: Entity, name: string, unit: SummaryQuery['unit'], alias: string): Key {
  const field = fieldOf(entity, name);
  if (field?.type === 'references') {
    const link = quote(linkTable(entity.name, name));
    return {
      text: `coalesce(${alias}."target", '')`,
      join: ` LEFT JOIN ${link} AS ${alias} ON ${alias}."row" = ${quote(entity.name)}."id"`,
    };
  }
  const column = columnOf(entity, name);
  if (field?.type === 'boolean') return { text: `iif(${column} = 1, 'true', 'false')`, join: '' };
  const isDate = field === undefined || field.type === 'date' || field.type === 'dateTime';
  return { text: `coalesce(${isDate ? dateKey(column, unit) : column}, '')`, join: '' };
}

/** Groups and figures by GROUP BY, as `summarize` in the core makes them from rows in memory. */
export function summarySql(
  prepare: (text: string) => Statement,
  entity: Entity,
  { measure, field, by, stack, unit, where }: StorageSummary,
): Groups {
  const all: Key = { text: `'all'`, join: '' };
  const none: Key = { text: `''`, join: '' };
  const key = by === undefined ? all : keyOf(entity, by, unit, '"group"');
  const part = stack === undefined ? none : keyOf(entity, stack, unit, '"stack"');
  const column = measure === 'count' || field === undefined ? null : columnOf(entity, field);
  const figure = column === null ? 'COUNT(*)' : `${measure === 'average' ? 'AVG' : 'SUM'}(${column})`;
  const conditions = whereSql(entity, where);
  const rows = prepare(
    `SELECT ${key.text} AS "key", ${part.text} AS "part", ${figure} AS "value" FROM ${quote(entity.name)}${key.join}${part.join}` +
      ` WHERE ${conditions.text}${column === null ? '' : ` AND ${column} IS NOT NULL`} GROUP BY 1, 2`,
  ).all(...conditions.values);

  if (by === undefined && rows.length === 0 && measure !== 'average') return [{ key: 'all', value: 0 }];
  const type = fieldOf(entity, field)?.type;
  const isWhole = type === 'money' || type === 'duration';
  const groups = rows.map((row) => ({
    key: String(row.key),
    ...(stack !== undefined && { stack: String(row.part) }),
    value: isWhole ? roundHalf(Number(row.value)) : Number(row.value),
  }));
  return orderGroups(entity, by, groups);
}
