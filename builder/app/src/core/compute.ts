import { addDays, daysBetween, isDate, isDateTime } from './dates.ts';
import type { Cell, Entity, Expression, Field, Row } from './entity.ts';
import { fieldOf } from './fields.ts';
import type { Format } from './format.ts';
import { isEmpty } from './format.ts';
import type { Storage } from './storage.ts';
import { roundHalf } from './summary.ts';

// Computed values are not stored: they are worked out when rows are read, from the rows that they refer to.

/** How far a computed value may go from row to row, so that values which depend on each other come to an end. */
const MAX_DEPTH = 4;

export type Entities = ReadonlyMap<string, Entity>;

/** What a computed value depends on besides rows. */
export interface Evaluating {
  readonly entities: Entities;
  readonly format: Format;
  readonly today: string;
}
export interface Computing extends Evaluating {
  readonly db: Storage;
}

type Aggregate = Extract<Expression, { by: string }>;

/** The rows that the expressions of one entity look at, loaded for many rows at once. */
interface Surroundings {
  readonly referenced: (entity: string, id: string) => Row | undefined;
  readonly related: (aggregate: Aggregate, id: string) => readonly Row[];
}

const isAggregate = (expression: Expression): expression is Aggregate => 'by' in expression;

function* partsOf(expression: Expression): Generator<Expression> {
  yield expression;
  if ('args' in expression) for (const arg of expression.args) yield* partsOf(arg);
}

const expressionsOf = (entity: Entity): readonly Expression[] =>
  entity.fields.flatMap(({ value }) => (value ? [...partsOf(value)] : []));

const toNumber = (cell: Cell): number | null => (typeof cell === 'number' ? cell : null);

function arithmetic(op: 'add' | 'subtract' | 'multiply' | 'divide', left: Cell, right: Cell): Cell {
  const a = toNumber(left);
  const b = toNumber(right);
  if (op === 'add' || op === 'subtract') {
    if (typeof left === 'string')
      return b === null ? null : addDays(left, op === 'add' ? Math.trunc(b) : -Math.trunc(b));
    // An amount that nobody entered changes nothing: price + delivery is the price where there is no delivery.
    if (a === null && b === null) return null;
    return op === 'add' ? (a ?? 0) + (b ?? 0) : (a ?? 0) - (b ?? 0);
  }
  if (a === null || b === null) return null;
  if (op === 'multiply') return a * b;
  return b === 0 ? null : a / b;
}

function aggregate(expression: Aggregate, rows: readonly Row[]): Cell {
  const { where, field } = expression;
  const counted = where ? rows.filter((row) => (row[where.field] ?? false) === where.is) : rows;
  if (expression.op === 'count') return counted.length;
  const cells = counted.map((row) => row[field ?? ''] ?? null).filter((cell) => !isEmpty(cell));
  if (expression.op === 'min' || expression.op === 'max') {
    const isFirst = expression.op === 'min';
    const texts = cells.filter((cell) => typeof cell === 'string').toSorted();
    const numbers = cells.filter((cell) => typeof cell === 'number').toSorted((a, b) => a - b);
    return (isFirst ? numbers[0] : numbers.at(-1)) ?? (isFirst ? texts[0] : texts.at(-1)) ?? null;
  }
  const numbers = cells.filter((cell) => typeof cell === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  if (expression.op === 'sum') return sum;
  return numbers.length > 0 ? sum / numbers.length : null;
}

/** Rounds as the value is shown: amounts and durations are whole, and 0.1 + 0.2 is 0.3. */
function shape(field: Field, cell: Cell): Cell {
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) return null;
    const plain = Number(cell.toPrecision(14));
    return field.as === 'money' || field.as === 'duration' ? roundHalf(plain) : plain;
  }
  return typeof cell === 'string' ? cell : null;
}

function evaluator(
  computing: Evaluating,
  entity: Entity,
  row: Row,
  around: Surroundings,
  known = new Map<string, Cell>(),
) {
  const open = new Set<string>();

  /** The row and the field that a `field` expression means. */
  function resolve({ field, of }: Extract<Expression, { op: 'field' }>): [Field | undefined, Cell] {
    if (of === undefined) {
      const own = fieldOf(entity, field);
      return [own, own?.type === 'computed' ? valueOf(own) : (row[field] ?? null)];
    }
    const target = fieldOf(entity, of)?.entity ?? '';
    const id = row[of];
    const other = typeof id === 'string' ? around.referenced(target, id) : undefined;
    return [fieldOf(computing.entities.get(target), field), other?.[field] ?? null];
  }

  function text(expression: Expression): string {
    if (expression.op === 'field') {
      const [field, cell] = resolve(expression);
      return field ? computing.format.cell(field, cell) : '';
    }
    const cell = evaluate(expression);
    return typeof cell === 'number' ? computing.format.number(cell) : typeof cell === 'string' ? cell : '';
  }

  function evaluate(expression: Expression): Cell {
    switch (expression.op) {
      case 'value':
        return expression.value;
      case 'today':
        return computing.today;
      case 'field':
        return resolve(expression)[1];
      case 'join':
        return expression.args.map(text).join('') || null;
      case 'days': {
        const [from, to] = expression.args.map(evaluate);
        return typeof from === 'string' && typeof to === 'string' ? daysBetween(from, to) : null;
      }
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'divide':
        return arithmetic(expression.op, evaluate(expression.args[0]), evaluate(expression.args[1]));
      default:
        return aggregate(expression, around.related(expression, row.id));
    }
  }

  function valueOf(field: Field): Cell {
    const done = known.get(field.name);
    if (done !== undefined) return done;
    // A value that depends on itself has no result.
    if (!field.value || open.has(field.name)) return null;
    open.add(field.name);
    const cell = shape(field, evaluate(field.value));
    open.delete(field.name);
    known.set(field.name, cell);
    return cell;
  }
  return valueOf;
}

async function load(
  computing: Computing,
  entity: Entity,
  rows: readonly Row[],
  depth: number,
): Promise<Surroundings> {
  const { entities, db } = computing;
  const referenced = new Map<string, Map<string, Row>>();
  const related = new Map<string, Map<string, Row[]>>();
  const wanted = new Map<string, Set<string>>();

  for (const expression of expressionsOf(entity)) {
    if (expression.op === 'field' && expression.of !== undefined) {
      const { of } = expression;
      const target = fieldOf(entity, of)?.entity ?? '';
      const ids = wanted.get(target) ?? new Set<string>();
      for (const row of rows) {
        const id = row[of];
        if (typeof id === 'string') ids.add(id);
      }
      wanted.set(target, ids);
    }
    if (isAggregate(expression)) {
      const { entity: name, by } = expression;
      const other = entities.get(name);
      const key = `${name}.${by}`;
      if (!other || related.has(key)) continue;
      const values = rows.map(({ id }) => id);
      const found = await computed(
        computing,
        other,
        await db.find(other, [{ op: 'is', field: by, values }]),
        depth - 1,
      );
      const lists = new Map<string, Row[]>(values.map((id) => [id, []]));
      for (const row of found) {
        const cell = row[by];
        for (const id of typeof cell === 'object' && cell !== null ? cell : [cell])
          if (typeof id === 'string') lists.get(id)?.push(row);
      }
      related.set(key, lists);
    }
  }
  for (const [name, ids] of wanted) {
    const target = entities.get(name);
    if (!target || ids.size === 0) continue;
    const found = await db.find(target, [{ op: 'is', field: 'id', values: [...ids] }]);
    const whole = await computed(computing, target, found, depth - 1);
    referenced.set(name, new Map(whole.map((row) => [row.id, row])));
  }
  return {
    referenced: (name, id) => referenced.get(name)?.get(id),
    related: ({ entity: name, by }, id) => related.get(`${name}.${by}`)?.get(id) ?? [],
  };
}

async function computed(
  computing: Computing,
  entity: Entity,
  rows: readonly Row[],
  depth: number,
): Promise<readonly Row[]> {
  const fields = entity.fields.filter(({ type }) => type === 'computed');
  if (fields.length === 0 || rows.length === 0 || depth < 0) return rows;
  const around = await load(computing, entity, rows, depth);
  return rows.map((row) => {
    const valueOf = evaluator(computing, entity, row, around);
    return { ...row, ...Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) };
  });
}

/** The rows with their computed values. */
export const withComputed = (
  computing: Computing,
  entity: Entity,
  rows: readonly Row[],
): Promise<readonly Row[]> => computed(computing, entity, rows, MAX_DEPTH);

/** A row that another one refers to. */
export interface RowReference {
  readonly entity: string;
  readonly id: string;
}

/** The rows that the computed values of a row look at through its references. */
export function referencesOf(entity: Entity, row: Readonly<Record<string, Cell>>): readonly RowReference[] {
  const found = new Map<string, RowReference>();
  for (const expression of expressionsOf(entity)) {
    if (expression.op !== 'field' || expression.of === undefined) continue;
    const { of } = expression;
    const id = row[of];
    const target = fieldOf(entity, of)?.entity;
    if (target !== undefined && typeof id === 'string' && id !== '')
      found.set(`${target}.${id}`, { entity: target, id });
  }
  return [...found.values()];
}

/** A cell as it can be computed with; one that is half typed is empty. */
function wholeCell({ type }: Field, cell: Cell): Cell {
  if (type === 'number' || type === 'money' || type === 'duration') return toNumber(cell);
  if (type !== 'date' && type !== 'dateTime') return cell;
  return typeof cell === 'string' && (isDate(cell) || isDateTime(cell)) ? cell : null;
}

/**
 * The computed values of a row while it is typed. Those over related rows stay as they were when it was read; what looks at a row
 * that isn't there is null.
 */
export function draftValues(
  evaluating: Evaluating,
  entity: Entity,
  draft: Row,
  referenced: Surroundings['referenced'],
): Readonly<Record<string, Cell>> {
  const cells = entity.fields.map((field) => [field.name, wholeCell(field, draft[field.name] ?? null)]);
  const row: Row = { ...draft, ...Object.fromEntries(cells) };
  const fields = entity.fields.filter(({ type }) => type === 'computed');
  const stored = fields
    .filter(({ value }) => value && [...partsOf(value)].some(isAggregate))
    .map(({ name }): [string, Cell] => [name, row[name] ?? null]);
  const valueOf = evaluator(evaluating, entity, row, { referenced, related: () => [] }, new Map(stored));
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}
