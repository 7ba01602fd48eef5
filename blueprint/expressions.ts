import type { At, Parts } from './check.ts';
import { LIMITS } from './kinds.ts';
import { isDate, isMeasure, isReference } from './fields.ts';
import type { Blueprint, Entity, Expression } from './schema.ts';

// Computed values: what an expression may name, and that no field is made of itself.

export const partsOf = (expression: Expression): readonly Expression[] =>
  'args' in expression ? expression.args : [];

const depthOf = (expression: Expression): number =>
  1 + Math.max(0, ...partsOf(expression).map((part) => depthOf(part)));
const sizeOf = (expression: Expression): number =>
  1 + partsOf(expression).reduce((sum, part) => sum + sizeOf(part), 0);

export function checkExpressions(parts: Parts): void {
  parts.blueprint.entities.forEach((entity, e) =>
    entity.fields.forEach((field, f) => {
      if (!field.value) return;
      const at = ['entities', e, 'fields', f, 'value'];
      if (sizeOf(field.value) > LIMITS.expression || depthOf(field.value) > LIMITS.depth)
        parts.report(at, 'This formula is too long.');
      checkOne(parts, entity.name, field.value, at);
    }),
  );
  reportCircles(parts);
}

function checkOne(parts: Parts, entity: string, expression: Expression, at: At): void {
  const { fieldOf, known, need, report } = parts;
  for (const part of partsOf(expression)) checkOne(parts, entity, part, at);
  switch (expression.op) {
    case 'field': {
      const { field, of } = expression;
      const owner = of === undefined ? entity : fieldOf(entity, of)?.entity;
      if (of !== undefined && fieldOf(entity, of)?.type !== 'reference')
        report(at, '“{name}” is not a link of this data.', { name: of });
      else if (!fieldOf(owner, field)) report(at, '“{name}” is not a field of this data.', { name: field });
      return;
    }
    case 'count':
    case 'sum':
    case 'min':
    case 'max':
    case 'average': {
      const { entity: other, by, field, where } = expression;
      if (!known(other, at)) return;
      need(
        other,
        by,
        at,
        (one) => isReference(one) && one.entity === entity,
        'The other data needs a link to this data.',
      );
      if (expression.op !== 'count')
        need(
          other,
          field,
          at,
          (one) => isMeasure(one) || ((expression.op === 'min' || expression.op === 'max') && isDate(one)),
          'Choose a number or an amount.',
        );
      if (where)
        need(
          other,
          where.field,
          at,
          (one) => ['select', 'boolean'].includes(one.type),
          'Choose a choice or yes/no field.',
        );
      return;
    }
    default:
  }
}

/** The fields that an expression is made of, as `entity.field`. */
function sourcesOf(entity: Entity, expression: Expression): string[] {
  const inner = partsOf(expression).flatMap((part) => sourcesOf(entity, part));
  if (expression.op === 'field') {
    const { of, field } = expression;
    const owner = of === undefined ? entity.name : entity.fields.find(({ name }) => name === of)?.entity;
    return [...inner, `${owner}.${field}`];
  }
  if ('by' in expression && expression.field !== undefined)
    return [...inner, `${expression.entity}.${expression.field}`];
  return inner;
}

/** Whether one field, as `entity.field`, is the other or made of it. */
export function computedSources(blueprint: Blueprint): (field: string, target: string) => boolean {
  const computed = new Map(
    blueprint.entities.flatMap((entity) =>
      entity.fields.flatMap((field): [string, string[]][] =>
        field.value ? [[`${entity.name}.${field.name}`, sourcesOf(entity, field.value)]] : [],
      ),
    ),
  );
  return (field, target) => {
    const seen = new Set<string>();
    const leadsTo = (from: string): boolean => {
      if (from === target) return true;
      if (seen.has(from)) return false;
      seen.add(from);
      return (computed.get(from) ?? []).some(leadsTo);
    };
    return leadsTo(field);
  };
}

function reportCircles({ blueprint, report }: Parts): void {
  const leadsTo = computedSources(blueprint);
  blueprint.entities.forEach((entity, e) =>
    entity.fields.forEach((field, f) => {
      if (!field.value) return;
      const own = `${entity.name}.${field.name}`;
      if (sourcesOf(entity, field.value).some((source) => leadsTo(source, own)))
        report(['entities', e, 'fields', f, 'value'], 'This field is computed from itself.');
    }),
  );
}
