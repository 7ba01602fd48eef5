import { computedSources } from './expressions.ts';
import { isDate, isMeasure, isReference } from './fields.ts';
import type { Blueprint, Entity, Expression, Field } from './schema.ts';

// Computed values as a person builds them: a few sentences whose places take what can be computed with.

export const FORMULAS = ['arithmetic', 'related', 'days', 'join', 'linked'] as const;
export type Formula = (typeof FORMULAS)[number];
export const ARITHMETIC = ['multiply', 'add', 'subtract', 'divide'] as const;
export const AGGREGATES = ['count', 'sum', 'average', 'min', 'max'] as const;
export type Aggregate = Extract<Expression, { by: string }>;
export type Arithmetic = Extract<Expression, { op: (typeof ARITHMETIC)[number] }>;

export const isAggregate = (expression: Expression): expression is Aggregate => 'by' in expression;
export const isArithmetic = (expression: Expression): expression is Arithmetic =>
  (ARITHMETIC as readonly string[]).includes(expression.op);

const isPlain = (expression: Expression): boolean =>
  expression.op === 'field' ||
  (expression.op === 'value' && typeof expression.value === 'number') ||
  (isAggregate(expression) && expression.where === undefined);

/** The sentence an expression reads as; nothing where none does. */
export function formulaOf(expression: Expression | undefined): Formula | null {
  if (!expression) return null;
  if (isAggregate(expression)) return 'related';
  if (isArithmetic(expression)) return expression.args.every(isPlain) ? 'arithmetic' : null;
  switch (expression.op) {
    case 'days':
      return expression.args.every(({ op }) => op === 'field' || op === 'today') ? 'days' : null;
    case 'join':
      return expression.args.every(({ op }) => op === 'field' || op === 'value') ? 'join' : null;
    case 'field':
      return 'linked';
    case 'value':
    case 'today':
      return null;
  }
}

/** What computing a field of an entity can be made of: nothing that is itself made of that field. */
export function sourcesFor(blueprint: Blueprint, entity: Entity, computed: Field) {
  const entityNamed = (name: string | undefined) => blueprint.entities.find((one) => one.name === name);
  const own = `${entity.name}.${computed.name}`;
  const leadsTo = computedSources(blueprint);
  const free = (owner: string, field: Field) => !leadsTo(`${owner}.${field.name}`, own);

  const ownFields = (fits: (field: Field) => boolean): Expression[] =>
    entity.fields
      .filter((field) => fits(field) && free(entity.name, field))
      .map(({ name }) => ({ op: 'field', field: name }));
  const linkedFields = (fits: (field: Field) => boolean): Expression[] =>
    entity.fields
      .filter(({ type }) => type === 'reference')
      .flatMap((reference) =>
        (entityNamed(reference.entity)?.fields ?? [])
          .filter((field) => fits(field) && free(reference.entity ?? '', field))
          .map(({ name }): Expression => ({ op: 'field', field: name, of: reference.name })),
      );
  const related = blueprint.entities.flatMap((other) =>
    other.fields
      .filter((field) => isReference(field) && field.entity === entity.name)
      .map((by) => ({
        entity: other.name,
        by: by.name,
        measures: other.fields.filter((field) => isMeasure(field) && free(other.name, field)),
        dates: other.fields.filter(isDate),
        choices: other.fields.filter(({ type }) => type === 'select' || type === 'boolean'),
      })),
  );
  const numbers: Expression[] = [
    ...ownFields(isMeasure),
    ...linkedFields(isMeasure),
    ...related.flatMap(({ entity: name, by, measures }): Expression[] => [
      { op: 'count', entity: name, by },
      ...measures.map((field): Expression => ({ op: 'sum', entity: name, by, field: field.name })),
    ]),
  ];
  const readable = ({ type }: Field) => !['image', 'file', 'references'].includes(type);
  return {
    numbers,
    dates: [...ownFields(isDate), ...linkedFields(isDate)],
    texts: [...ownFields(readable), ...linkedFields(readable)],
    linked: linkedFields(readable),
    related,
  };
}
export type Sources = ReturnType<typeof sourcesFor>;

/** A first expression of a sentence; nothing where there is nothing to fill its places with. */
export function newFormula(kind: Formula, sources: Sources): Expression | null {
  const [number, second = number] = sources.numbers;
  const [date, until] = sources.dates;
  const [text] = sources.texts;
  const [related] = sources.related;
  switch (kind) {
    case 'arithmetic':
      return number && second ? { op: 'multiply', args: [number, second] } : null;
    case 'related':
      return related ? { op: 'count', entity: related.entity, by: related.by } : null;
    case 'days':
      return date ? { op: 'days', args: [until ? date : { op: 'today' }, until ?? date] } : null;
    case 'join':
      return text ? { op: 'join', args: sources.texts.slice(0, 2) } : null;
    case 'linked':
      return sources.linked[0] ?? null;
  }
}

/** How a value of an expression is usually shown. */
export function usualAs(blueprint: Blueprint, entity: Entity, expression: Expression): Field['as'] {
  const typeOf = (name: string | undefined, field: string | undefined): Field['as'] => {
    const found = blueprint.entities
      .find((one) => one.name === name)
      ?.fields.find((one) => one.name === field);
    if (!found) return 'number';
    if (found.type === 'computed') return found.as ?? 'number';
    if (found.type === 'money' || found.type === 'duration' || found.type === 'number') return found.type;
    return isDate(found) ? 'date' : 'text';
  };
  switch (expression.op) {
    case 'join':
      return 'text';
    case 'field': {
      const owner = expression.of
        ? entity.fields.find(({ name }) => name === expression.of)?.entity
        : entity.name;
      return typeOf(owner, expression.field);
    }
    case 'count':
    case 'days':
      return 'number';
    case 'sum':
    case 'min':
    case 'max':
    case 'average':
      return typeOf(expression.entity, expression.field);
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide': {
      const kinds = expression.args.map((part) => usualAs(blueprint, entity, part));
      if (expression.op === 'divide' && kinds[0] === kinds[1]) return 'number';
      return kinds.find((kind) => kind === 'money') ?? kinds.find((kind) => kind === 'duration') ?? 'number';
    }
    case 'today':
      return 'date';
    case 'value':
      return typeof expression.value === 'number' ? 'number' : 'text';
  }
}
