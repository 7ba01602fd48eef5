import type { Field, Row } from '../../core/entity.ts';
import type { Values } from '../../api/client.ts';
import { addDays, daysBetween } from '../../core/dates.ts';
import type { Day } from './days.ts';

/** A row as it stands in a calendar. */
export interface Entry {
  readonly row: Row;
  readonly first: Day;
  /** The last day it touches. */
  readonly last: Day;
  /** Minutes from midnight of `first`; null for whole days. */
  readonly from: number | null;
  /** Minutes from midnight of `last`; null for whole days. */
  readonly to: number | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const two = (value: number) => String(value).padStart(2, '0');

export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
};
const splitTime = (cell: string): [Day, number | null] => {
  const [day = '', time] = cell.split('T');
  return [day, time === undefined ? null : minutesOf(time)];
};
/** A time that may lie past midnight, as its day and the minutes there. */
const carry = (day: Day, minutes: number): [Day, number] => [
  addDays(day, Math.floor(minutes / DAY)),
  ((minutes % DAY) + DAY) % DAY,
];

/** Without an end, or with one before the start, a time lasts an hour and a day lasts itself. */
export function toEntry(row: Row, start: Field, end: Field | undefined): Entry | null {
  const startCell = row[start.name];
  if (typeof startCell !== 'string' || startCell === '') return null;
  const [first, from] = splitTime(startCell);
  const endCell = end ? row[end.name] : null;
  let last = first;
  let to = from;
  if (typeof endCell === 'number' && from !== null) [last, to] = carry(first, from + endCell);
  else if (typeof endCell === 'string' && endCell !== '') [last, to] = splitTime(endCell);
  if (from === null) return { row, first, last: last < first ? first : last, from: null, to: null };
  const ended = to ?? DAY;
  if (last < first || (last === first && ended <= from)) {
    const [day, minutes] = carry(first, from + HOUR);
    return { row, first, last: day, from, to: minutes };
  }
  // What ends at midnight doesn't touch the day that begins there.
  return ended === 0
    ? { row, first, last: addDays(last, -1), from, to: DAY }
    : { row, first, last, from, to: ended };
}

/** The values that move an entry to another day, or hour, and keep its length. */
export function moved(
  entry: Entry,
  start: Field,
  end: Field | undefined,
  to: { day: Day; minutes?: number },
): Values {
  const minutes = to.minutes ?? entry.from;
  const cell = (field: Field, day: Day, at: number | null) =>
    field.type === 'dateTime' ? `${day}T${timeOf(at ?? 0)}` : day;
  const values: Record<string, string> = { [start.name]: cell(start, to.day, minutes) };
  const endCell = end ? entry.row[end.name] : null;
  if (end && typeof endCell === 'string' && endCell !== '') {
    const [endDay, endMinutes] = splitTime(endCell);
    const shift = (minutes ?? 0) - (entry.from ?? 0);
    const [day, at] = carry(addDays(to.day, daysBetween(entry.first, endDay)), (endMinutes ?? 0) + shift);
    values[end.name] =
      end.type === 'dateTime' ? cell(end, day, at) : addDays(to.day, daysBetween(entry.first, endDay));
  }
  return values;
}

/** Whole days before what has a time, then by start, the longer first. */
export function byStart(a: Entry, b: Entry): number {
  return (
    (a.first < b.first ? -1 : a.first > b.first ? 1 : 0) ||
    (a.from ?? -1) - (b.from ?? -1) ||
    (a.last > b.last ? -1 : a.last < b.last ? 1 : 0) ||
    (b.to ?? 0) - (a.to ?? 0) ||
    (a.row.id < b.row.id ? -1 : 1)
  );
}

export const touches = (entry: Entry, day: Day): boolean => entry.first <= day && day <= entry.last;

/** Whether it stands above the hours of a week: whole days, and what lasts past a day. */
export const isAllDay = (entry: Entry): boolean => entry.from === null || entry.first !== entry.last;
