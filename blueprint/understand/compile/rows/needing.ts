import { isDate } from '../../../fields.ts';
import type { Blueprint, Condition, Entity, Field, Row } from '../../../schema.ts';
import { moved } from './mend.ts';
import { daysFrom } from './moments.ts';
import { within } from './numbers.ts';
import { comingTo, type Known, numberOf } from './worth.ts';

// Rows for what a page watches: an empty list of what needs somebody shows nobody what it is for.

/** How many rows come to need somebody where none does. */
const FEW = 2;

/** The rows of an app, some of which meet each condition that a page watches. */
export function withNeeding(
  { entities, pages, rules }: Blueprint,
  tables: Readonly<Record<string, readonly Row[]>>,
): Record<string, Row[]> {
  const kept = Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, [...rows]]));
  for (const section of pages.flatMap(({ sections }) => sections)) {
    if (section.kind !== 'attention') continue;
    const entity = entities.find(({ name }) => name === section.entity);
    const rows = kept[section.entity];
    const known = { entities, tables: kept };
    if (!entity || !rows || rows.some((row) => needs(row, entity, section.when, known))) continue;
    // What a rule keeps in order stays as it is.
    const isRuled = rules.some((rule) => JSON.stringify(rule).includes(`"${section.when.field}"`));
    if (isRuled && rules.some((rule) => rule.entity === entity.name)) continue;
    const isFree = ({ name }: Field) => !rules.some((rule) => JSON.stringify(rule).includes(`"${name}"`));
    let left = FEW;
    kept[section.entity] = rows.map((row, index) => {
      // The first row isn't the only one that a page shows, and neighbours needn't be alike.
      const changed =
        left > 0 && index % 3 === 1 ? needing(row, entity, section.when, left, known, isFree) : undefined;
      if (!changed || !needs(changed, entity, section.when, known)) return row;
      left -= 1;
      return changed;
    });
  }
  return kept;
}

/** Whether nothing follows the state of a row: then its days matter no more. */
function isFinished({ states }: Entity, row: Row): boolean {
  const state = row[states?.field ?? ''];
  return states !== undefined && !states.transitions.some(({ from }) => from === state);
}

const limitFor = (row: Row, entity: Entity, value: number | string, known: Known): number | undefined =>
  typeof value === 'number' ? value : numberOf(row, entity, value, known);

/** Whether a row meets a condition, as the app will tell. */
function needs(row: Row, entity: Entity, when: Condition, known: Known): boolean {
  const cell = row[when.field] ?? null;
  switch (when.op) {
    case 'below':
    case 'above': {
      const limit = limitFor(row, entity, when.value, known);
      const number = numberOf(row, entity, when.field, known);
      if (number === undefined || limit === undefined) return false;
      return when.op === 'below' ? number < limit : number > limit;
    }
    case 'is':
      return cell === when.value;
    case 'past':
    case 'within': {
      const days = daysFrom(cell);
      if (days === undefined || isFinished(entity, row)) return false;
      return when.op === 'past' ? days < -(when.days ?? 0) : days >= 0 && days <= when.days;
    }
  }
}

/** A row that comes to meet a condition, as far as it can. */
function needing(
  row: Row,
  entity: Entity,
  when: Condition,
  at: number,
  known: Known,
  isFree: (field: Field) => boolean,
): Row | undefined {
  const { fields, states } = entity;
  const field = fields.find(({ name }) => name === when.field);
  if (!field) return undefined;
  switch (when.op) {
    case 'below':
    case 'above': {
      const limit = limitFor(row, entity, when.value, known);
      if (limit === undefined) return undefined;
      const share = when.op === 'below' ? 1 - at * 0.25 : 1 + at * 0.15;
      const wanted = Math.round(limit * share) + (when.op === 'below' ? -1 : 1);
      if (field.type === 'computed') return comingTo(row, { entity, field, wanted }, isFree, known);
      return { ...row, [field.name]: within(field, wanted) };
    }
    case 'is':
      return field.type === 'computed' || field.name === states?.field
        ? undefined
        : { ...row, [field.name]: when.value };
    case 'past':
    case 'within': {
      const days = daysFrom(row[field.name]);
      if (!isDate(field) || days === undefined) return undefined;
      const wanted = when.op === 'past' ? -(when.days ?? 0) - 2 - at : Math.min(at, when.days);
      return { ...row, [field.name]: moved(row[field.name], wanted - days) };
    }
  }
}
