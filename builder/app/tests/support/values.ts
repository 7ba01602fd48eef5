import type { RowAnswer } from '../../src/api/client.ts';
import type { Cell, Entity, Field, Rule } from '../../src/core/entity.ts';
import { addDays } from '../../src/core/dates.ts';
import { writableFields } from '../../src/core/fields.ts';
import type { TestServer } from './server.ts';

export type Values = Record<string, Cell>;

const rulesOf = <K extends Rule['kind']>(entity: Entity, kind: K) =>
  (entity.definition.rules ?? []).filter((rule): rule is Extract<Rule, { kind: K }> => rule.kind === kind);

/** How many dates of the row must come before this one. */
function place(entity: Entity, name: string, seen: readonly string[] = []): number {
  if (seen.includes(name)) return 0;
  const earlier = [
    ...rulesOf(entity, 'before')
      .filter(({ second }) => second === name)
      .map(({ first }) => first),
    ...rulesOf(entity, 'noOverlap')
      .filter(({ end }) => end === name)
      .map(({ start }) => start),
  ];
  return Math.max(0, ...earlier.map((first) => 1 + place(entity, first, [...seen, name])));
}

/** How many days lie between the dates of two rows, so that no two fall into one period that a rule counts by. */
function stepOf(entity: Entity, name: string): number {
  const units = rulesOf(entity, 'capacity').flatMap(({ date, unit }) => (date === name ? [unit] : []));
  return units.includes('year') ? 366 : units.includes('month') ? 31 : 30;
}
/** As many steps as stay within the years that a date may have. */
const STEPS = 160;

/** Whether other rows count on this number, so that it has to be large. */
const isLimit = (entities: readonly Entity[], entity: Entity, name: string) =>
  entities.some((other) =>
    (other.definition.rules ?? []).some(
      (rule) =>
        (rule.kind === 'stock' || rule.kind === 'capacity') &&
        other.fields.some((field) => field.name === rule.reference && field.entity === entity.name) &&
        (rule.kind === 'stock' ? rule.stock : rule.limit) === name,
    ),
  );

let count = 0;

/** Sample rows have the small numbers. */
const distinctNumber = (min: number, max: number | undefined) =>
  max === undefined ? min + 1000 + count : Math.max(min, max - count);

function numberOf(field: Field, isLarge: boolean, isDistinct: boolean): number {
  const min = field.min ?? 1;
  if (isDistinct && !isLarge) return distinctNumber(min, field.max);
  const wanted = isLarge ? 1000 : Math.max(min, field.type === 'duration' ? 30 : 1);
  return Math.min(wanted, field.max ?? wanted);
}

function textOf(field: Field): string {
  const short = count.toString(36);
  const text = (field.max ?? 100) < 10 ? short : `Text ${short}`;
  return text.padEnd(field.min ?? 0, 'x').slice(0, field.max ?? undefined);
}

/** What makes rows that an entity accepts, from its definition alone. */
export function createMaker(server: Pick<TestServer, 'call'>, entities: readonly Entity[], owner: string) {
  const entityOf = (name: string | undefined) => {
    const entity = entities.find((candidate) => candidate.name === name);
    if (!entity) throw new Error(`There is no entity ${name}`);
    return entity;
  };

  function plainValue(entity: Entity, field: Field): Cell {
    const { name, type, options = [] } = field;
    // Far enough apart that no two rows are at the same time.
    const step = stepOf(entity, name);
    const day = addDays('2030-01-01', (step > 31 ? count % STEPS : count) * step + place(entity, name));
    switch (type) {
      case 'number':
      case 'money':
      case 'duration': {
        const isDistinct =
          field.unique === true ||
          rulesOf(entity, 'uniqueTogether').some(({ fields }) => fields.includes(name));
        return numberOf(field, isLimit(entities, entity, name), isDistinct);
      }
      case 'boolean':
        return true;
      case 'date':
        return day;
      case 'dateTime':
        return `${day}T09:00`;
      case 'email':
        return `person${count}@example.com`;
      case 'url':
        return `https://example.com/${count}`;
      case 'phone':
        return `+1 555 ${String(count).padStart(4, '0')}`;
      case 'image':
        return `https://example.com/${count}.png`;
      case 'file':
        return `https://example.com/${count}.pdf`;
      case 'select':
        return entity.definition.states?.field === name
          ? entity.definition.states.initial
          : (options[0] ?? null);
      default:
        return textOf(field);
    }
  }

  /** The id of a fresh row, made by the owner or by whoever has the token. */
  async function makeRow(entity: Entity, given: Values = {}, token = owner): Promise<string> {
    const values = await valuesOf(entity, given);
    const { status, body } = await server.call<RowAnswer>('POST', `/${entity.name}`, { token, body: values });
    if (status !== 201) throw new Error(`${entity.name} wasn't made: ${JSON.stringify({ values, body })}`);
    return body.row.id;
  }

  /** Values that the entity accepts. Only references that it requires are set, to rows that are made for it. */
  async function valuesOf(entity: Entity, given: Values = {}): Promise<Values> {
    const values: Values = {};
    count += 1;
    for (const field of writableFields(entity)) {
      if (Object.hasOwn(given, field.name)) continue;
      if (field.type === 'reference' || field.type === 'references') continue;
      values[field.name] = plainValue(entity, field);
    }
    for (const { name, type, required, entity: target } of writableFields(entity)) {
      const isReference = type === 'reference' || type === 'references';
      if (!isReference || !required || Object.hasOwn(given, name)) continue;
      const id = await makeRow(entityOf(target));
      values[name] = type === 'references' ? [id] : id;
    }
    return { ...values, ...given };
  }

  return { valuesOf, makeRow, entityOf };
}
export type Maker = ReturnType<typeof createMaker>;

/** A value that a field doesn't accept, or undefined where it accepts all that its type has. */
export function wrongValue(field: Field): Cell | undefined {
  switch (field.type) {
    case 'number':
    case 'money':
    case 'duration':
      if (field.max !== undefined) return field.max + 1;
      return field.min === undefined ? 'many' : field.min - 1;
    case 'text':
    case 'longText':
      return 'x'.repeat((field.max ?? 20_000) + 1);
    case 'select':
      return 'no such option';
    case 'boolean':
      return 'perhaps';
    case 'date':
    case 'dateTime':
      return '2030-02-31';
    case 'reference':
      return 'nothing';
    case 'references':
      return ['nothing'];
    case 'computed':
      return undefined;
    default:
      return 'not one of these';
  }
}

/** Another value that the field accepts, or undefined where that depends on other rows. */
export function otherValue(entity: Entity, field: Field, value: Cell): Cell | undefined {
  switch (field.type) {
    case 'text':
    case 'longText':
      return `${String(value).slice(0, (field.max ?? 500) - 1)}z`;
    case 'select':
      return entity.definition.states?.field === field.name ? undefined : field.options?.at(-1);
    case 'boolean':
      return !value;
    case 'email':
      return `other.${String(value)}`;
    case 'url':
      return `${String(value)}/other`;
    default:
      return undefined;
  }
}
