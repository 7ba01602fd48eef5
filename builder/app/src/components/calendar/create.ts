import { createPath } from '../../lib/paths.ts';
import type { CalendarFields } from './Calendar.tsx';
import type { Day } from './days.ts';
import { timeOf } from './entries.ts';

const MORNING = 9 * 60;

/** The form of a new row with its date, and its time where it has one. */
export function createAddressOf({ entity, start }: CalendarFields) {
  return (day: Day, minutes = MORNING): string => {
    const value = start.type === 'dateTime' ? `${day}T${timeOf(minutes)}` : day;
    return createPath(entity, { [start.name]: value });
  };
}
