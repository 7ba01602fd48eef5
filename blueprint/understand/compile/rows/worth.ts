import type { Entity, Expression, Field, Row } from '../../../schema.ts';

// What computed numbers of sample rows come to, as the app will work them out.

export interface Known {
  entities: readonly Entity[];
  tables: Readonly<Record<string, readonly Row[]>>;
}

const pointsTo = (cell: Row[string] | undefined, id: Row[string] | undefined): boolean =>
  Array.isArray(cell) ? cell.some((one) => one === id) : cell === id;

/** How far computed values may be made of others. */
const DEPTH = 4;

/** The number in a field of a row, kept or worked out; none where there is none. */
export function numberOf(
  row: Row,
  entity: Entity | undefined,
  name: string,
  known: Known,
  depth = DEPTH,
): number | undefined {
  const field = entity?.fields.find((one) => one.name === name);
  if (!entity || !field || depth === 0) return undefined;
  if (field.type === 'computed') return field.value && worth(field.value, row, entity, known, depth - 1);
  const cell = row[name];
  return typeof cell === 'number' ? cell : undefined;
}

function worth(one: Expression, row: Row, entity: Entity, known: Known, depth: number): number | undefined {
  const named = (name: string | undefined) => known.entities.find((other) => other.name === name);
  switch (one.op) {
    case 'value':
      return typeof one.value === 'number' ? one.value : undefined;
    case 'field': {
      if (one.of === undefined) return numberOf(row, entity, one.field, known, depth);
      const target = named(entity.fields.find(({ name }) => name === one.of)?.entity);
      const found = known.tables[target?.name ?? '']?.find(({ id }) => id === row[one.of ?? '']);
      return found && numberOf(found, target, one.field, known, depth);
    }
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide': {
      const [a, b] = one.args.map((part) => worth(part, row, entity, known, depth));
      return a === undefined || b === undefined ? undefined : RECKONED[one.op](a, b);
    }
    case 'count':
    case 'sum':
    case 'min':
    case 'max':
    case 'average': {
      const { by, where, field } = one;
      const rows = (known.tables[one.entity] ?? []).filter(
        (other) => pointsTo(other[by], row.id) && (!where || other[where.field] === where.is),
      );
      if (one.op === 'count') return rows.length;
      const numbers = rows.flatMap(
        (other) => numberOf(other, named(one.entity), field ?? '', known, depth) ?? [],
      );
      return one.op === 'sum' || numbers.length > 0 ? GATHERED[one.op](numbers) : undefined;
    }
    default:
      return undefined;
  }
}

const RECKONED = {
  add: (a: number, b: number) => a + b,
  subtract: (a: number, b: number) => a - b,
  multiply: (a: number, b: number) => a * b,
  divide: (a: number, b: number) => (b === 0 ? undefined : a / b),
};
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const GATHERED = {
  sum: total,
  min: (numbers: readonly number[]) => Math.min(...numbers),
  max: (numbers: readonly number[]) => Math.max(...numbers),
  average: (numbers: readonly number[]) => total(numbers) / numbers.length,
};

/** The names of the row's own fields that an expression reads. */
export function fieldsRead(one: Expression | undefined): readonly string[] {
  if (!one) return [];
  if (one.op === 'field') return one.of === undefined ? [one.field] : [];
  return 'args' in one ? one.args.flatMap(fieldsRead) : [];
}

/** The row with another number in one of the fields that a computed one is made of, so that it comes to about `wanted`. */
export function comingTo(
  row: Row,
  { entity, field, wanted }: { entity: Entity; field: Field; wanted: number },
  mayChange: (field: Field) => boolean,
  known: Known,
): Row | undefined {
  const before = numberOf(row, entity, field.name, known);
  if (before === undefined) return undefined;
  for (const name of fieldsRead(field.value)) {
    const part = entity.fields.find((one) => one.name === name);
    const cell = row[name];
    if (!part || part.type === 'computed' || typeof cell !== 'number' || !mayChange(part)) continue;
    const step = (numberOf({ ...row, [name]: cell + 1 }, entity, field.name, known) ?? before) - before;
    if (step === 0) continue;
    const { min = 0, max = Infinity } = part;
    const value = Math.min(Math.max(Math.round(cell + (wanted - before) / step), min), max);
    return { ...row, [name]: value };
  }
  return undefined;
}
