import { addDays, periodOf } from '#builder/app/src/core/dates.ts';
import { resolveDay } from '#blueprint/dates.ts';
import { rowsOf } from '#blueprint/rows.ts';
import type { Blueprint, Entity, Field, Row, Rule } from '#blueprint/schema.ts';

// Whether the sample rows of an app keep what the app itself asks of rows.

const TODAY = '2026-03-15';
type Cell = Row[string] | undefined;
const isEmpty = (cell: Cell) => cell === null || cell === undefined || cell === '';
const minutesOf = (cell: Cell) =>
  Date.parse(`${resolveDay(String(cell), TODAY).padEnd(16, 'T00:00')}Z`) / 60_000;

function faultsOfCell(field: Field, cell: Cell): string[] {
  if (isEmpty(cell)) return field.required ? ['is empty'] : [];
  const size = typeof cell === 'string' && field.type === 'text' ? cell.length : cell;
  if (typeof size !== 'number') return [];
  return [
    ...(field.min !== undefined && size < field.min ? ['is too small'] : []),
    ...(field.max !== undefined && size > field.max ? ['is too large'] : []),
  ];
}

function reachable(entity: Entity): ReadonlySet<string> {
  const field = entity.fields.find(({ name }) => name === entity.states?.field);
  const initial = field?.options?.[0]?.name;
  const reached = new Set(initial === undefined ? [] : [initial]);
  for (const state of reached)
    for (const { from, to } of entity.states?.transitions ?? []) if (from === state) reached.add(to);
  return reached;
}

function faultsOfRule(blueprint: Blueprint, rule: Rule): string[] {
  const entity = blueprint.entities.find(({ name }) => name === rule.entity);
  const except = 'except' in rule ? (rule.except ?? []) : [];
  const state = entity?.states?.field ?? '';
  const rows = rowsOf(blueprint, rule.entity).filter((row) => !except.includes(String(row[state])));
  const say = (row: Row, what: string) => `${rule.kind}: ${rule.entity} ${String(row.id)} ${what}`;
  switch (rule.kind) {
    case 'noOverlap': {
      const hasLength = isLength(entity, rule.end);
      const times = rows.flatMap((row) => {
        if (isEmpty(row[rule.start]) || isEmpty(row[rule.end])) return [];
        const start = minutesOf(row[rule.start]);
        const end = hasLength ? start + Number(row[rule.end]) : minutesOf(row[rule.end]);
        return [{ row, start, end, per: rule.per === undefined ? '' : String(row[rule.per]) }];
      });
      return times.flatMap((one, index) =>
        times
          .slice(index + 1)
          .filter((other) => other.per === one.per && one.start < other.end && other.start < one.end)
          .map((other) => say(one.row, `overlaps ${String(other.row.id)}`)),
      );
    }
    case 'capacity': {
      const { reference, limit, most, date, end, unit = 'day', count } = rule;
      const target = entity?.fields.find(({ name }) => name === reference)?.entity ?? '';
      const used = new Map<string, { row: Row; taken: number }>();
      for (const row of rows) {
        const of = reference === undefined ? '' : row[reference];
        const day = date === undefined ? '' : row[date];
        if (typeof of !== 'string' || typeof day !== 'string') continue;
        const first = resolveDay(day, TODAY).slice(0, 10);
        const last = isEmpty(row[end ?? '']) ? first : resolveDay(String(row[end ?? '']), TODAY).slice(0, 10);
        const periods = new Set([date === undefined ? '' : periodOf(first, unit).first]);
        for (let next = first; next < last; next = addDays(next, 1)) periods.add(periodOf(next, unit).first);
        for (const period of periods) {
          const known = used.get(`${of} ${period}`) ?? { row, taken: 0 };
          known.taken += count === undefined ? 1 : Number(row[count]);
          used.set(`${of} ${period}`, known);
        }
      }
      return [...used.values()].flatMap(({ row, taken }) => {
        const there = rowsOf(blueprint, target).find(({ id }) => id === row[reference ?? '']);
        const room = most ?? Number(there?.[limit ?? '']);
        return taken > room ? [say(row, `takes ${taken} of ${room}`)] : [];
      });
    }
    case 'stock': {
      const target = entity?.fields.find(({ name }) => name === rule.reference)?.entity ?? '';
      return rowsOf(blueprint, target).flatMap((row) =>
        Number(row[rule.stock]) < 0 ? [say(row, 'is below zero')] : [],
      );
    }
    case 'uniqueTogether': {
      const seen = new Set<string>();
      return rows.flatMap((row) => {
        const key = JSON.stringify(rule.fields.map((field) => row[field] ?? null));
        if (seen.has(key)) return [say(row, 'stands there twice')];
        seen.add(key);
        return [];
      });
    }
    case 'before':
      return rows.flatMap((row) =>
        isEmpty(row[rule.first]) ||
        isEmpty(row[rule.second]) ||
        minutesOf(row[rule.first]) < minutesOf(row[rule.second])
          ? []
          : [say(row, 'ends before it starts')],
      );
    default:
      return [];
  }
}

const isLength = (entity: Entity | undefined, name: string) =>
  entity?.fields.find((field) => field.name === name)?.type === 'duration';

/** On a calendar, what ends does so after it starts. */
function faultsOfCalendars(blueprint: Blueprint): string[] {
  return blueprint.pages.flatMap(({ entity, start, end }) => {
    if (entity === undefined || start === undefined || end === undefined) return [];
    if (
      isLength(
        blueprint.entities.find(({ name }) => name === entity),
        end,
      )
    )
      return [];
    return rowsOf(blueprint, entity)
      .filter(
        (row) => !isEmpty(row[start]) && !isEmpty(row[end]) && minutesOf(row[end]) < minutesOf(row[start]),
      )
      .map((row) => `${entity} ${String(row.id)} ends before it starts`);
  });
}

/** What is wrong with the sample rows of an app, in words. */
export function faultsOfRows(blueprint: Blueprint): string[] {
  const cells = blueprint.entities.flatMap((entity) => {
    const rows = rowsOf(blueprint, entity.name);
    const states = reachable(entity);
    const stateFaults = rows
      .filter((row) => entity.states && !states.has(String(row[entity.states.field])))
      .map((row) => `${entity.name} ${String(row.id)} is in a state that can’t be reached`);
    const fieldFaults = entity.fields.flatMap((field) => {
      const seen = new Set<Cell>();
      return rows.flatMap((row) => {
        const cell = row[field.name];
        const faults = faultsOfCell(field, cell);
        if (field.unique && !isEmpty(cell) && seen.has(cell)) faults.push('stands there twice');
        seen.add(cell);
        return faults.map((fault) => `${entity.name} ${String(row.id)}: ${field.name} ${fault}`);
      });
    });
    return [...stateFaults, ...fieldFaults];
  });
  return [
    ...cells,
    ...faultsOfCalendars(blueprint),
    ...blueprint.rules.flatMap((rule) => faultsOfRule(blueprint, rule)),
  ];
}

/** The entities that have fewer sample rows than `least`. */
export const thinTables = (blueprint: Blueprint, least: number): string[] =>
  blueprint.entities
    .map(({ name }) => ({ name, count: rowsOf(blueprint, name).length }))
    .filter(({ count }) => count < least)
    .map(({ name, count }) => `${name}: ${count}`);

/** Sample dates that stay where they are while time goes on. */
export const fixedDays = (blueprint: Blueprint): string[] =>
  blueprint.entities.flatMap(({ name, fields }) =>
    fields
      .filter(({ type }) => type === 'date' || type === 'dateTime')
      .flatMap((field) => rowsOf(blueprint, name).map((row) => row[field.name]))
      .filter((cell) => /^\d{4}-/.test(String(cell)))
      .map(String),
  );
