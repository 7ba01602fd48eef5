import { isRelativeDay } from './dates.ts';
import type { FieldType } from './kinds.ts';
import type { Blueprint, Entity, Field } from './schema.ts';

// What fields are like: plain rules that the schema, the editor and the generator share.

/** As much of a field as its values depend on. */
interface Typed {
  type: FieldType;
  options?: readonly { name: string; label: string }[] | undefined;
}

const NUMERIC: readonly string[] = ['number', 'money', 'duration'];
const COUNTED: readonly string[] = ['select', 'boolean', 'reference'];

/** Whether a field can be summed and compared with a limit. */
export const isNumeric = (field: Pick<Typed, 'type'> | undefined) => NUMERIC.includes(field?.type ?? '');
/** Whether a field can be summed or averaged: a number, stored or computed. */
export const isMeasure = (field: (Typed & { as?: string | undefined }) | undefined) =>
  isNumeric(field) || (field?.type === 'computed' && NUMERIC.includes(field.as ?? 'number'));
export const isDate = (field: Typed | undefined) => field?.type === 'date' || field?.type === 'dateTime';
export const isReference = (field: Typed | undefined) =>
  field?.type === 'reference' || field?.type === 'references';
/** Whether a row holds the value by itself: it refers to no other row, and isn't worked out. */
export const isOwnValue = (field: Typed | undefined) => !isReference(field) && field?.type !== 'computed';
/** Whether rows can be counted by the values of a field. */
export const isCounted = (field: Typed | undefined) => COUNTED.includes(field?.type ?? '');

/** Whether a sample value has the kind of its field; an empty one always fits, so that a field can be added to data that has rows. */
export function fits(field: Typed, cell: unknown): boolean {
  if (cell === null || cell === undefined || cell === '') return true;
  switch (field.type) {
    case 'number':
      return typeof cell === 'number';
    case 'money':
      return typeof cell === 'number' && Number.isSafeInteger(cell);
    case 'duration':
      return typeof cell === 'number' && Number.isInteger(cell) && cell >= 0;
    case 'references':
      return Array.isArray(cell) && new Set(cell).size === cell.length;
    case 'computed':
      return false;
    case 'boolean':
      return typeof cell === 'boolean';
    case 'date':
      return typeof cell === 'string' && (/^\d{4}-\d{2}-\d{2}$/.test(cell) || isRelativeDay(cell, false));
    case 'dateTime':
      return (
        typeof cell === 'string' &&
        (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(cell) || isRelativeDay(cell, true))
      );
    case 'select':
      return typeof cell === 'string' && (field.options ?? []).some(({ name }) => name === cell);
    default:
      return typeof cell === 'string';
  }
}

/** Types whose value reads as a name, the best first. */
const TITLE_TYPES: readonly string[] = [
  'text',
  'email',
  'dateTime',
  'date',
  'select',
  'phone',
  'number',
  'money',
  'url',
  'duration',
];

/** The name of the field that rows are best called by. */
export function titleOf(fields: readonly { name: string; type: FieldType }[]): string {
  const best = TITLE_TYPES.flatMap((type) => fields.filter((field) => field.type === type))[0];
  return (best ?? fields[0])?.name ?? '';
}

export const hasAddress = (entity: Entity | undefined): boolean =>
  entity?.fields.some(({ type }) => type === 'email') ?? false;

/** Whether people may be let change a field in their own row: nothing by which they are known, and no state that others decide. */
export const mayBeSelf = (entity: Entity, { name, type, owns }: Field): boolean =>
  hasAddress(entity) && type !== 'email' && type !== 'computed' && !owns && entity.states?.field !== name;

/** The links of data to people who are known by an address. */
export const linksToPeople = ({ entities }: Blueprint, name: string | undefined): readonly Field[] => {
  const named = (one: string | undefined) => entities.find((entity) => entity.name === one);
  return named(name)?.fields.filter((field) => isReference(field) && hasAddress(named(field.entity))) ?? [];
};

/** Whether a mail can be sent to what a field holds: an address, or a reference to a row that has one. */
export const isRecipient = (blueprint: Blueprint, { type, entity }: Field): boolean =>
  type === 'email' ||
  (type === 'reference' && hasAddress(blueprint.entities.find(({ name }) => name === entity)));
