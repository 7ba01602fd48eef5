import type { SummaryQuery } from './calls.ts';
import { ApiError } from './calls.ts';
import { weekOf } from './dates.ts';
import type { Cell, Entity, Field, Row } from './entity.ts';
import { fieldOf } from './fields.ts';
import type { Messages } from './messages.ts';
import { matches } from './query.ts';
import type { Groups, StorageSummary } from './storage.ts';

const GROUPED: ReadonlySet<string> = new Set([
  'select',
  'reference',
  'references',
  'boolean',
  'date',
  'dateTime',
]);
const NUMBERS: ReadonlySet<string> = new Set(['number', 'money', 'duration']);

const typeOf = (field: Field | undefined) => (field?.type === 'computed' ? field.as : field?.type) ?? '';

/** Fails with 400 for a field that can't be summed up or grouped by. */
export function checkSummary(entity: Entity, query: SummaryQuery, messages: Messages): void {
  const isGrouped = (name: string) =>
    name === 'createdAt' || name === 'updatedAt' || GROUPED.has(typeOf(fieldOf(entity, name)));
  const { measure, field = '', by, stack } = query;
  if (measure !== 'count' && !NUMBERS.has(typeOf(fieldOf(entity, field))))
    throw new ApiError(400, messages.badQuery(field || 'field'));
  // Averages can't be stacked: those of the parts don't add up to the whole.
  if (measure === 'average' && stack !== undefined) throw new ApiError(400, messages.badQuery('stack'));
  for (const name of [by, stack])
    if (name !== undefined && !isGrouped(name)) throw new ApiError(400, messages.badQuery(name));
}

/** The group that a date belongs to: its day, the Monday of its week, `2026-11` or `2026`. */
export function dateGroup(date: string, unit: SummaryQuery['unit'] = 'day'): string {
  if (unit === 'week') return weekOf(date);
  return date.slice(0, unit === 'year' ? 4 : unit === 'month' ? 7 : 10);
}

function keysOf(field: Field | undefined, cell: Cell | undefined, unit: SummaryQuery['unit']): string[] {
  if (typeof cell === 'object' && cell !== null) return cell.length > 0 ? [...cell] : [''];
  if (typeof cell === 'boolean') return [String(cell)];
  if (cell === null || cell === undefined) return [field?.type === 'boolean' ? 'false' : ''];
  const type = typeOf(field);
  const isMoment = field === undefined || type === 'date' || type === 'dateTime';
  return [isMoment ? dateGroup(String(cell), unit) : String(cell)];
}

/** Groups come in the order of options, dates by time, others the largest first; what has no group last. */
export function orderGroups(entity: Entity, by: string | undefined, groups: Groups): Groups {
  const field = fieldOf(entity, by);
  const type = field ? typeOf(field) : 'date';
  const place = (key: string) => (field?.options ?? ['true', 'false']).indexOf(key);
  return groups.toSorted((a, b) => {
    if (a.key === '' || b.key === '') return Number(a.key === '') - Number(b.key === '');
    if (type === 'date' || type === 'dateTime') return a.key < b.key ? -1 : Number(a.key > b.key);
    if (type === 'select' || type === 'boolean') return place(a.key) - place(b.key);
    return b.value - a.value || (a.key < b.key ? -1 : Number(a.key > b.key));
  });
}

/** Half away from zero, as money is rounded. */
export const roundHalf = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** A summary as `Storage.summary` answers it, from rows in memory. */
export function summarize(entity: Entity, rows: readonly Row[], query: StorageSummary): Groups {
  const { measure, field, by, stack, unit } = query;
  const groups = new Map<string, { key: string; stack: string; sum: number; count: number }>();
  for (const row of rows) {
    if (!query.where.every((condition) => matches(row, condition))) continue;
    const value = measure === 'count' || field === undefined ? 1 : row[field];
    if (typeof value !== 'number') continue;
    for (const key of by === undefined ? ['all'] : keysOf(fieldOf(entity, by), row[by], unit)) {
      for (const part of stack === undefined ? [''] : keysOf(fieldOf(entity, stack), row[stack], unit)) {
        const name = JSON.stringify([key, part]);
        const group = groups.get(name) ?? { key, stack: part, sum: 0, count: 0 };
        group.sum += value;
        group.count += 1;
        groups.set(name, group);
      }
    }
  }
  if (by === undefined && groups.size === 0 && measure !== 'average') return [{ key: 'all', value: 0 }];
  const isWhole = ['money', 'duration'].includes(typeOf(fieldOf(entity, field)));
  const answer = [...groups.values()].map((group) => {
    const value = measure === 'average' ? group.sum / group.count : group.sum;
    return {
      key: group.key,
      ...(stack !== undefined && { stack: group.stack }),
      value: isWhole ? roundHalf(value) : value,
    };
  });
  return orderGroups(entity, by, answer);
}
