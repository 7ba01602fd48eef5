import { dayOf, resolveDay } from './dates.ts';
import type { Cell, Entity, Field, Row } from './entity.ts';

/** The field of this name, if there is one. */
export const fieldOf = (entity: Entity | undefined, name: string | undefined): Field | undefined =>
  entity?.fields.find((field) => field.name === name);

/** The fields that a form or a call may set. */
export const writableFields = (entity: Entity): readonly Field[] =>
  entity.fields.filter(({ type }) => type !== 'computed');

/** Whether a field holds a day, with or without a time. */
export const isDay = ({ type }: Field): boolean => type === 'date' || type === 'dateTime';

/** What a new row has where nothing is given. */
export function defaultsOf(entity: Entity, now: Date): Readonly<Record<string, Cell>> {
  const { states } = entity.definition;
  return Object.fromEntries(
    writableFields(entity).map((field): [string, Cell] => {
      if (field.name === states?.field) return [field.name, states.initial];
      if (isDay(field) && typeof field.default === 'string')
        return [field.name, resolveDay(field.default, dayOf(now))];
      if (field.type === 'boolean') return [field.name, field.default ?? false];
      if (field.type === 'references') return [field.name, []];
      return [field.name, field.default ?? null];
    }),
  );
}

/** A row with the fields of its entity and nothing else. */
export function cleanRow(entity: Entity, row: Row): Row {
  const { id, version, createdAt, updatedAt, createdBy } = row;
  const cells = entity.fields.map(({ name }) => [name, row[name] ?? null] as const);
  return { ...Object.fromEntries(cells), id, version, createdAt, updatedAt, createdBy };
}
