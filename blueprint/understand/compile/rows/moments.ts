import { relativeDay } from '../../../dates.ts';
import type { AppLanguage } from '../../../kinds.ts';
import { isDate } from '../../../fields.ts';
import type { Entity, Field } from '../../../schema.ts';
import { attributeNamed } from '../../ontology/index.ts';
import type { Category } from '../../ontology/concept.ts';
import { lifeOf } from '../entities.ts';

// When the rows of a table happen, and what has become of them by now: the oldest row is furthest on.

/** Things that are written down after they happened. */
const PAST: readonly Category[] = ['message', 'measurement', 'money', 'document'];
const STEP = 3;

export const isPast = (category: Category | undefined): boolean =>
  category !== undefined && PAST.includes(category);

/**
 * The day a row is about, from the day of seeding.
 * @param isOver whether all rows are written down after they happened
 */
export const dayOfRow = (index: number, rows: number, isOver: boolean): number =>
  isOver ? (index - rows) * STEP - 1 : (index - Math.floor(rows * 0.6)) * STEP;

type Kind = 'start' | 'end' | 'due' | 'birth' | 'longAgo' | 'ahead' | 'back';
const KINDS: Readonly<Record<string, Kind>> = {
  birthDate: 'birth',
  hireDate: 'longAgo',
  joinedOn: 'longAgo',
  purchaseDate: 'longAgo',
  plantedOn: 'longAgo',
  endDate: 'end',
  ends: 'end',
  checkOut: 'end',
  arrivalTime: 'end',
  dueDate: 'due',
  deadline: 'due',
  harvestDate: 'ahead',
  expiryDate: 'ahead',
  renewalDate: 'ahead',
  nextDue: 'ahead',
  returnDate: 'back',
};
export const kindOfDate = (field: Field, language: AppLanguage): Kind =>
  KINDS[attributeNamed(field.label, language)?.name ?? ''] ?? (NEXT.test(field.label) ? 'ahead' : 'start');
/** "Next dose": what is still to come, whatever it is. */
const NEXT = /^(?:next|próxim|prochain|nächst|下次|下一)|(?:القادم|التالي)ة?$/iu;

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (index: number, later = 0) =>
  `T${two(9 + ((index * 2) % 9) + later)}:${index % 2 ? '30' : '00'}`;

interface Moment {
  day: number;
  index: number;
  category: Category | undefined;
  isYoung: boolean;
  /** Whether what the row is about is over. */
  isOver: boolean;
}

export function dateCell(
  field: Field,
  kind: Kind,
  { day, index, category, isYoung, isOver }: Moment,
): string | null {
  const at = (days: number, later = 0) =>
    field.type === 'dateTime' ? relativeDay(days, timeOf(index, later)) : relativeDay(days);
  switch (kind) {
    case 'birth':
      return category === 'person'
        ? `${isYoung ? 2013 + ((index * 3) % 7) : 1958 + ((index * 17) % 46)}-${two(1 + ((index * 5) % 12))}-${two(1 + ((index * 11) % 28))}`
        : at(-200 - ((index * 401) % 4200));
    case 'longAgo':
      return at(-90 - ((index * 157) % 1400));
    case 'end':
      return field.type === 'dateTime' ? at(day, 1) : at(day + (category === 'work' ? 30 : 2));
    case 'due':
      return at(day + 14);
    case 'ahead':
      return at(20 + ((index * 37) % 240) - (index % 5 === 1 ? 40 : 0));
    case 'back':
      return isOver ? at(day + 9) : null;
    case 'start':
      return at(day);
  }
}

/** How things are that don't move with time: most are as they began. */
const RESTING: readonly number[] = [0, 1, 0, 2, 0, 1, 3, 0, 1, 4, 2, 0];
const GONE: readonly number[] = [2, 7];
const LATE: readonly number[] = [4, 5];

/** The option of the life that a row has come to. */
export function stateOfRow(field: Field, index: number, rows: number, moves: boolean): string | null {
  const { path, late, ends } = lifeOf(field.options ?? []);
  const gone = GONE.indexOf(index);
  const end = gone < 0 ? undefined : ends[gone % Math.max(ends.length, 1)];
  if (end) return end.name;
  const [overdue] = late;
  if (overdue && moves && LATE.includes(index)) return overdue.name;
  const at = moves
    ? Math.floor(((rows - 1 - index) / rows) * path.length)
    : (RESTING[index % RESTING.length] ?? 0) % path.length;
  return path[at]?.name ?? null;
}

/** Whether the rows of an entity lie in time. */
export const movesOn = (entity: Entity): boolean =>
  entity.fields.some((field) => isDate(field) && !STILL.test(field.label));
const STILL = /birth|naci|naiss|geb|出生|ميلاد/iu;
