import type { Filter, Filters } from '../../api/client.ts';
import type { Entity, Row } from '../../core/entity.ts';
import { addDays } from '../../core/dates.ts';

/** What makes a row need attention. */
export type Condition<Name extends string = string> =
  | { readonly op: 'below' | 'above'; readonly value: number }
  /** Below or above what another field of the row says. */
  | { readonly op: 'below' | 'above'; readonly field: Name }
  /** The date lies before today, or more than so many days before it. */
  | { readonly op: 'past'; readonly days?: number }
  /** The date lies between today and so many days ahead. */
  | { readonly op: 'within'; readonly days: number }
  | { readonly op: 'is'; readonly options: readonly string[] }
  | { readonly op: 'empty' };

/** What the server can find of it: below and above include the limit itself, which `matches` then leaves out. */
export function toFilters(field: string, condition: Condition, today: string): Filters {
  const filter = toFilter(condition, today);
  return filter ? { [field]: filter } : {};
}

/** A date that has passed, or comes soon, matters no more once the row is in a state that nothing follows. */
export function unfinished({ definition, fields }: Entity, condition: Condition): Filters {
  const { states } = definition;
  if (!states || (condition.op !== 'past' && condition.op !== 'within')) return {};
  const options = fields.find(({ name }) => name === states.field)?.options ?? [];
  const open = options.filter((option) => states.transitions.some(({ from }) => from === option));
  return open.length > 0 ? { [states.field]: { is: open } } : {};
}

function toFilter(condition: Condition, today: string): Filter | null {
  switch (condition.op) {
    case 'below':
      return 'value' in condition ? { to: String(condition.value) } : null;
    case 'above':
      return 'value' in condition ? { from: String(condition.value) } : null;
    case 'past':
      return { to: addDays(today, -1 - (condition.days ?? 0)) };
    case 'within':
      return { from: today, to: addDays(today, condition.days) };
    case 'is':
      return { is: condition.options };
    case 'empty':
      return { empty: true };
  }
}

/** The number that the row is held against. */
export function limitOf(condition: Condition, row: Row): number | null {
  if (condition.op !== 'below' && condition.op !== 'above') return null;
  if ('value' in condition) return condition.value;
  const cell = row[condition.field];
  return typeof cell === 'number' ? cell : null;
}

export function matches(row: Row, field: string, condition: Condition, today: string): boolean {
  const cell = row[field] ?? null;
  switch (condition.op) {
    case 'below':
    case 'above': {
      const limit = limitOf(condition, row);
      if (typeof cell !== 'number' || limit === null) return false;
      return condition.op === 'below' ? cell < limit : cell > limit;
    }
    case 'past':
      return (
        typeof cell === 'string' && cell !== '' && cell.slice(0, 10) < addDays(today, -(condition.days ?? 0))
      );
    case 'within': {
      if (typeof cell !== 'string') return false;
      const day = cell.slice(0, 10);
      return day >= today && day <= addDays(today, condition.days);
    }
    case 'is':
      // Yes and no are asked for as “true” and “false”.
      return (typeof cell === 'string' || typeof cell === 'boolean') && condition.options.includes(`${cell}`);
    case 'empty':
      return cell === null || cell === '' || (Array.isArray(cell) && cell.length === 0);
  }
}
