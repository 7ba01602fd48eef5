import type { TFunction } from 'i18next';
import { isAggregate } from '#blueprint/edit-computed.ts';
import type { Blueprint, Entity, Expression } from '#blueprint/schema.ts';

const SIGNS = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const;

/** An expression as a person reads it: "Price × Quantity". */
export function formulaWords(
  expression: Expression,
  entity: Entity,
  blueprint: Blueprint,
  t: TFunction,
): string {
  const entityNamed = (name: string | undefined) => blueprint.entities.find((one) => one.name === name);
  const labelIn = (owner: Entity | undefined, name: string | undefined) =>
    owner?.fields.find((field) => field.name === name)?.label ?? name ?? '';
  const words = (part: Expression, inner = false): string => {
    if (isAggregate(part)) {
      const other = entityNamed(part.entity);
      const value = t(`editor:formula.words.${part.op}`, {
        plural: other?.plural ?? part.entity,
        field: labelIn(other, part.field),
      });
      if (!part.where) return value;
      const { field, is } = part.where;
      const asked = other?.fields.find(({ name }) => name === field);
      const chosen =
        typeof is === 'boolean'
          ? t(is ? 'create:edit.yes' : 'create:edit.no')
          : (asked?.options?.find(({ name }) => name === is)?.label ?? is);
      return t('editor:formula.words.where', { value, condition: `${asked?.label ?? field}: ${chosen}` });
    }
    switch (part.op) {
      case 'value':
        return typeof part.value === 'string' ? `“${part.value}”` : String(part.value);
      case 'field': {
        if (part.of === undefined) return labelIn(entity, part.field);
        const reference = entity.fields.find(({ name }) => name === part.of);
        return `${reference?.label ?? part.of} › ${labelIn(entityNamed(reference?.entity), part.field)}`;
      }
      case 'today':
        return t('editor:formula.today');
      case 'days':
        return t('editor:formula.words.days', { from: words(part.args[0]), to: words(part.args[1]) });
      case 'join':
        return part.args.map((one) => words(one)).join(' + ');
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'divide': {
        const text = part.args.map((one) => words(one, true)).join(` ${SIGNS[part.op]} `);
        return inner ? `(${text})` : text;
      }
    }
  };
  return words(expression);
}
