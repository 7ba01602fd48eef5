import type { Entity, Expression, Field } from '../../schema.ts';
import type { ComputedFact, FieldFact } from '../facts.ts';
import { keyOf } from '../lexicon.ts';
import type { Made } from './entities.ts';

// What a field is worked out from: numbers of its row, or rows that refer to it.

const NUMERIC: readonly string[] = ['number', 'money', 'duration'];
const numberIn = (fields: readonly Field[], label: string): Field | undefined => {
  const numbers = fields.filter((one) => NUMERIC.includes(one.type) || one.type === 'computed');
  const key = keyOf(label);
  return (
    numbers.find((one) => keyOf(one.label) === key) ?? numbers.find((one) => keyOf(one.label).includes(key))
  );
};

const isMoney = ({ type, as }: Field): boolean => type === 'money' || as === 'money';

/** A number of the row, or of what it refers to: the price of the room that a booking is of. */
function factorIn(
  own: readonly Field[],
  label: string,
  fieldsOf: ReadonlyMap<string, readonly Field[]>,
): { value: Expression; isMoney: boolean } | undefined {
  const field = numberIn(own, label);
  if (field) return { value: { op: 'field', field: field.name }, isMoney: isMoney(field) };
  for (const { type, name, entity = '' } of own) {
    const theirs = type === 'reference' ? numberIn(fieldsOf.get(entity) ?? [], label) : undefined;
    if (theirs) return { value: { op: 'field', field: theirs.name, of: name }, isMoney: isMoney(theirs) };
  }
  return undefined;
}

type Difference = Extract<ComputedFact, { of: 'difference' }>;

function differenceOf(
  { field, less, entity }: Difference,
  owner: Entity,
  own: readonly Field[],
  byNoun: ReadonlyMap<string, Made>,
  fieldsOf: ReadonlyMap<string, readonly Field[]>,
): { value: Expression; as: Field['as'] } | undefined {
  const whole = factorIn(own, field, fieldsOf);
  const below = entity === undefined ? undefined : rowsBelow(entity, owner, byNoun, fieldsOf);
  const taken = entity === undefined ? factorIn(own, less, fieldsOf) : below && sumOf(below, less);
  // Amounts are whole cents, and nothing can be taken from them that isn't.
  if (!whole || !taken || whole.isMoney !== taken.isMoney) return undefined;
  if (JSON.stringify(whole.value) === JSON.stringify(taken.value)) return undefined;
  return {
    as: whole.isMoney ? 'money' : 'number',
    value: { op: 'subtract', args: [whole.value, taken.value] },
  };
}

interface Below {
  entity: string;
  /** Their field that refers. */
  by: string;
  fields: readonly Field[];
}

/** The rows of a thing that refer to one of `owner`. */
function rowsBelow(
  noun: string,
  owner: Entity,
  byNoun: ReadonlyMap<string, Made>,
  fieldsOf: ReadonlyMap<string, readonly Field[]>,
): Below | undefined {
  const other = byNoun.get(noun)?.entity;
  const fields = fieldsOf.get(other?.name ?? '') ?? [];
  const by = fields.find(({ type, entity }) => type === 'reference' && entity === owner.name);
  return other && by && { entity: other.name, by: by.name, fields };
}

function sumOf(
  { entity, by, fields }: Below,
  label: string,
): { value: Expression; isMoney: boolean } | undefined {
  const field = numberIn(fields, label);
  return field && { value: { op: 'sum', entity, by, field: field.name }, isMoney: isMoney(field) };
}

export function computedOf(
  fact: FieldFact,
  owner: Entity,
  own: readonly Field[],
  byNoun: ReadonlyMap<string, Made>,
  fieldsOf: ReadonlyMap<string, readonly Field[]>,
): { value: Expression; as: Field['as'] } | undefined {
  const { computed } = fact;
  if (!computed) return undefined;
  if (computed.of === 'product') {
    const [a, b] = computed.fields.map((label) => factorIn(own, label, fieldsOf));
    if (!a || !b || JSON.stringify(a.value) === JSON.stringify(b.value)) return undefined;
    return {
      as: a.isMoney || b.isMoney ? 'money' : 'number',
      value: { op: 'multiply', args: [a.value, b.value] },
    };
  }
  if (computed.of === 'difference') return differenceOf(computed, owner, own, byNoun, fieldsOf);
  const below = rowsBelow(computed.entity, owner, byNoun, fieldsOf);
  if (!below) return undefined;
  const { entity, by, fields } = below;
  if (computed.of === 'count') return { as: 'number', value: { op: 'count', entity, by } };
  const field =
    numberIn(fields, computed.field ?? '') ??
    fields.find(({ type }) => type === 'money') ??
    fields.find(({ type }) => type === 'number');
  if (!field) return undefined;
  return {
    as: isMoney(field) ? 'money' : 'number',
    value: { op: computed.of, entity, by, field: field.name },
  };
}
