import { relativeDay } from '../../../dates.ts';
import type { AppLanguage } from '../../../kinds.ts';
import { isDate } from '../../../fields.ts';
import type { Entity, Field, Row } from '../../../schema.ts';
import { attributeNamed } from '../../ontology/index.ts';
import type { Category } from '../../ontology/concept.ts';
import { isHalted, lifeOf, restingAt } from '../options.ts';

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

type Kind = 'start' | 'begun' | 'end' | 'due' | 'birth' | 'longAgo' | 'ahead' | 'lately' | 'back';
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
  paymentDate: 'back',
  lastContact: 'lately',
};
export function kindOfDate({ label }: Field, language: AppLanguage): Kind {
  if (DONE.test(label)) return 'back';
  if (HAPPENED.test(label)) return 'begun';
  const known = KINDS[attributeNamed(label, language)?.name ?? ''];
  return known ?? (NEXT.test(label) || EXPIRES.test(label) ? 'ahead' : LAST.test(label) ? 'lately' : 'start');
}
/** "Next dose": what is still to come, whatever it is. */
const NEXT = /^(?:next|próxim|prochain|nächst|下次|下一)|(?:القادم|التالي)ة?$/iu;
/** Until when something holds. */
const EXPIRES =
  /\b(?:expir|caduc|vencimiento|péremption)|ablauf|läuft ab|有效期|过期|انتهاء (?:ال)?صلاحية|تاريخ الانتهاء/iu;
/** "Last visit": what has been. */
const LAST = /^(?:last|últim|derni|letzt|上次|最近)|(?:الأخير|السابق)ة?$/iu;
/** "When it was dropped off", "Brought in on": how a row began. */
const HAPPENED =
  /\b(?:was|were) \p{L}+(?: (?:off|in|up|out))?$|\b(?:dropped off|brought in|handed in|taken in)(?: (?:on|at|date))?$/iu;
/** "Paid on", "Closed at": when something was done with, which is known of what is over. */
const DONE =
  /\b(?:paid|returned|completed|closed|finished|delivered|collected|resolved|approved|answered|refunded|sold|adopted)(?: (?:on|at|date))?$|(?:pagad|devuelt|completad|cerrad|finalizad|entregad|recogid|resuelt|terminad|vendid)[oa](?: el)?$|(?:payée?|rendue?|terminée?|clôturée?|livrée?|récupérée?|résolue?|vendue?) le$|(?:bezahlt|zurückgegeben|erledigt|abgeschlossen|geschlossen|geliefert|abgeholt|gelöst|verkauft) am$|(?:付款|归还|完成|关闭|送达|实际\p{L}+)(?:时间|日期)$/iu;

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
  /** Whether the row is overdue, or could still become so. */
  isLate: boolean;
  mayBeLate: boolean;
  /** Whether the rows are written down after they happened. */
  isWritten: boolean;
}

/** How many days something takes that has a first and a last one. */
const LENGTHS: Readonly<Partial<Record<Category, number>>> = {
  work: 30,
  learning: 10,
  document: 365,
  money: 365,
};
export const lengthOf = (category: Category | undefined) => (category && LENGTHS[category]) ?? 2;

/** "Delivery date": of what is ordered it lies ahead. */
const PLANNED =
  /\bpromised\b|^(?:pick-?up|delivery|collection|needed|wanted)|recogida|entrega|livraison|retrait|liefer|abhol|交货|取货|送货|交付|التسليم|الاستلام/iu;
export const isPlanned = ({ label }: Field): boolean => PLANNED.test(label);

export function dateCell(
  field: Field,
  kind: Kind,
  { day, index, category, isYoung, isOver, isLate, mayBeLate, isWritten }: Moment,
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
      // Whoever is still there has no last day yet.
      if (category === 'person' && !isOver && !field.required) return null;
      if (isLate) return at(Math.max(day, -2 - (index % 3)));
      return field.type === 'dateTime' ? at(day, 1) : at(day + lengthOf(category));
    case 'due':
      if (isLate) return at(Math.max(day, -2 - (index % 3)));
      return at(mayBeLate ? Math.max(day + 14, 1 + (index % 4)) : day + 14);
    case 'begun':
      return at(Math.min(day - 9, -1 - (index % 4)));
    case 'lately':
      return at(-1 - ((index * 5) % 40));
    case 'ahead':
      if (isLate) return at(-3 - index * 2);
      return at(20 + ((index * 37) % 240) - (index % 5 === 1 ? 40 : 0));
    case 'back':
      if (!isOver) return field.required ? at(day) : null;
      return at(Math.max(day, Math.min(day + 9, -1)));
    case 'start':
      if (!isWritten || !isPlanned(field)) return at(day);
      return at(isOver ? Math.min(day + 5, -1) : Math.max(day + 8, index % 4));
  }
}

/** How many days from the day of seeding a cell lies. */
export function daysFrom(cell: Row[string] | undefined): number | undefined {
  const match = /^today([+-]\d+)?(?:T|$)/.exec(String(cell));
  return match ? Number(match[1] ?? 0) : undefined;
}

/** How something went, which is known once it is over. */
const OUTCOME =
  /^(?:scored|won|passed|successful|succeeded|ganad[oa]|aprobad[oa]|gagnée?|réussie?|gewonnen|bestanden|赢|胜|通过|فاز|ناجح)/iu;
/** Whether a life begins with how something went. */
export const isOutcome = (field: Field | undefined): boolean =>
  OUTCOME.test(field?.options?.[0]?.label ?? '');

/** Ends that are only known once the day is over. */
const MISSED =
  /^(?:no[ -]?show|missed|lost|failed|absent|no se present|perdid|perdu|nicht erschienen|verloren|爽约|未到|لم يحضر)/iu;

/** How things are that don't move with time: most are as they began. */
const RESTING: readonly number[] = [0, 1, 0, 2, 0, 1, 3, 0, 1, 4, 2, 0];
const GONE: readonly number[] = [2, 9];
const LATE: readonly number[] = [4, 5];

const OF_PEOPLE: readonly Kind[] = ['longAgo', 'birth', 'lately'];

/** How the rows of a table lie in time: not at all, as work that is done bit by bit, or as what takes place on its day. */
export type Course = 'still' | 'work' | 'occasion';
export function courseOf(entity: Entity, category: Category | undefined, language: AppLanguage): Course {
  if (!movesOn(entity)) return 'still';
  const kinds = entity.fields.filter(isDate).map((field) => kindOfDate(field, language));
  // Most people are still as they were when they joined.
  if (category === 'person' && kinds.every((kind) => OF_PEOPLE.includes(kind))) return 'still';
  const isLong = category === 'work' && kinds.includes('end');
  return kinds.includes('start') && !kinds.includes('due') && !isPast(category) && !isLong
    ? 'occasion'
    : 'work';
}

/** How far a row has come that takes place on `day`: what is past is over, what lies ahead has only begun. */
function stepOn(day: number, steps: number, length: number | undefined): number {
  const last = steps - 1;
  if (day < 0 && day + (length ?? 0) < 0)
    return length === undefined && steps > 3 && day > -3 * STEP ? last - 1 : last;
  if (day <= 0) return Math.max(last - 1, 0);
  const early = Math.max(last - 1, 1);
  return Math.min(Math.floor((1 - day / (5 * STEP)) * early), early - 1, last);
}

/** The option of the life that a row has come to. */
export function stateOfRow(
  field: Field,
  index: number,
  rows: number,
  course: Course,
  day: number,
  /** How many days a row takes, where it has a last one. */
  length: number | undefined,
): string | null {
  const { path: way, late, ends } = lifeOf(field.options ?? []);
  const path = way.filter((option, at) => at === 0 || !isHalted(option.label));
  const halted = way.filter((option) => !path.includes(option));
  const isAhead = course === 'occasion' && day > 0;
  const gone = [...ends, ...halted].filter(({ label }) => !isAhead || !MISSED.test(label));
  const at = GONE.indexOf(index);
  const end = at < 0 ? undefined : gone[at % Math.max(gone.length, 1)];
  if (end) return end.name;
  const [overdue] = late;
  if (overdue && course !== 'still' && LATE.includes(index)) return overdue.name;
  const step =
    course === 'still'
      ? (restingAt(path) + (RESTING[index % RESTING.length] ?? 0)) % path.length
      : course === 'occasion'
        ? stepOn(day, path.length, length)
        : Math.floor(((rows - 1 - index) / rows) * path.length);
  return path[step]?.name ?? null;
}

/** "Shipped on": the day of a step that a row may not have come to. */
export const isDayOfStep = (label: string, field: Field | undefined): boolean =>
  / (?:on|at|el|le|am)$/iu.test(label) &&
  (field?.options ?? [])
    .slice(1)
    .some((option) => label.toLowerCase().startsWith(option.label.toLowerCase()));

/** Whether a row has come as far as the state that a label names: "Delivered on" of what was delivered; none where it names no state. */
export function hasReached(
  label: string,
  field: Field | undefined,
  state: string | null | undefined,
): boolean | undefined {
  const { path, late } = lifeOf(field?.options ?? []);
  const words = label.toLowerCase();
  const named = path.findIndex((option, at) => at > 0 && words.includes(option.label.toLowerCase()));
  if (named < 0) return undefined;
  // What is overdue has come to all but the last.
  const isLate = late.some(({ name }) => name === state);
  return (isLate ? path.length - 2 : path.findIndex(({ name }) => name === state)) >= named;
}

/** Whether the rows of an entity lie in time. */
export const movesOn = (entity: Entity): boolean =>
  entity.fields.some((field) => isDate(field) && !STILL.test(field.label));
const STILL = /birth|naci|naiss|geb|出生|ميلاد/iu;
