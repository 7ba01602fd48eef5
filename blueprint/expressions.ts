import type { At, Parts } from './check.ts';
import { LIMITS } from './kinds.ts';
import { isDate, isMeasure, isReference } from './rows.ts';
import type { Expression, Field } from './schema.ts';

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

/** The computed fields that a field is made of, as `entity.field`. */
function sourcesOf(parts: Parts, entity: string, expression: Expression): string[] {
  const inner = partsOf(expression).flatMap((part) => sourcesOf(parts, entity, part));
  if (expression.op === 'field') {
    const owner = expression.of === undefined ? entity : parts.fieldOf(entity, expression.of)?.entity;
    return [...inner, `${owner}.${expression.field}`];
  }
  if ('by' in expression && expression.field !== undefined)
    return [...inner, `${expression.entity}.${expression.field}`];
  return inner;
}

function reportCircles(parts: Parts): void {
  const computed = new Map<string, { sources: string[]; at: At }>();
  parts.blueprint.entities.forEach(({ name, fields }, e) =>
    fields.forEach((field: Field, f) => {
      if (field.value)
        computed.set(`${name}.${field.name}`, {
          sources: sourcesOf(parts, name, field.value),
          at: ['entities', e, 'fields', f, 'value'],
        });
    }),
  );
  const cleared = new Set<string>();
  const leadsBack = (field: string, path: ReadonlySet<string>): boolean => {
    if (path.has(field)) return true;
    if (cleared.has(field)) return false;
    const deeper = new Set([...path, field]);
    const found = computed.get(field)?.sources.some((source) => leadsBack(source, deeper)) ?? false;
    if (!found) cleared.add(field);
    return found;
  };
  for (const [field, { at }] of computed)
    if (leadsBack(field, new Set())) parts.report(at, 'This field is computed from itself.');
}
