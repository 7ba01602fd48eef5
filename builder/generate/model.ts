import type { Entity, Field } from '#blueprint/schema.ts';
import type { Literal } from './literal.ts';
import { literal } from './literal.ts';
import type { EntityPlan, Plan } from './plan.ts';

function typeOf(field: Field, plan: Plan): string {
  switch (field.type) {
    case 'number':
    case 'money':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'reference': {
      const target = plan.entities.find((candidate) => candidate.entity.name === field.entity);
      return target ? `Ref<${target.type}>` : 'string';
    }
    default:
      return 'string';
  }
}

function ruleOf(field: Field): Literal {
  return {
    type: field.type,
    ...(field.required && { required: true }),
    ...(field.unique && { unique: true }),
    ...(field.min !== undefined && { min: field.min }),
    ...(field.max !== undefined && { max: field.max }),
    ...(field.type === 'reference' &&
      field.entity !== undefined && { to: field.entity, onDelete: field.onDelete ?? 'clear' }),
  };
}

function targetsOf(entity: Entity, plan: Plan): string[] {
  const names = new Set(entity.fields.flatMap((field) => (field.type === 'reference' ? [field.entity] : [])));
  return plan.entities
    .filter((target) => target.entity !== entity && names.has(target.entity.name))
    .map((target) => `import type { ${target.type} } from './${target.key}.ts';\n`);
}

/** One file per kind of row: its type, and what each field admits. */
export function modelModule({ entity, key, type }: EntityPlan, plan: Plan): string {
  const cells = entity.fields.map((field) => `  ${field.name}: ${typeOf(field, plan)} | null;\n`);
  const rules = Object.fromEntries(entity.fields.map((field) => [field.name, ruleOf(field)]));
  const usesRef = entity.fields.some((field) => field.type === 'reference');
  return `import { entities } from '../data/app.ts';
import { ${key}Rows } from '../data/rows.ts';
${usesRef ? "import type { Ref } from '../lib/model.ts';\n" : ''}import { defineModel } from '../lib/model.ts';
${targetsOf(entity, plan).join('')}
/** A cell is null while nothing is known; what a form must have is marked as required below. */
export type ${type} = {
  id: string;
${cells.join('')}};

export const ${key} = defineModel<${type}>({
  key: '${entity.name}',
  title: '${entity.title}',
  text: entities.${key},
  seed: ${key}Rows,
  fields: ${literal(rules, '  ')},
});
`;
}

export function modelIndex(plan: Plan): string {
  const imports = plan.entities.map(({ key }) => `import { ${key} } from './${key}.ts';\n`).join('');
  const list = plan.entities.map(({ key }) => key).join(', ');
  const head = 'export const models: readonly Model[] = ';
  const text =
    head.length + list.length + 3 <= 110
      ? `[${list}]`
      : `[\n${plan.entities.map(({ key }) => `  ${key},\n`).join('')}]`;
  return `import type { Model } from '../lib/model.ts';\n${imports}\n${head}${text};\n`;
}
