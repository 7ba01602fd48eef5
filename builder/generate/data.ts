import type { Entity, Row, Section } from '#blueprint/schema.ts';
import { rowsOf } from '#blueprint/rows.ts';
import type { Literal } from './literal.ts';
import { literal } from './literal.ts';
import { slug } from './names.ts';
import type { Plan } from './plan.ts';

function sectionData(section: Section): Literal {
  switch (section.kind) {
    case 'hero': {
      const { kind, heading, text, action } = section;
      return { kind, heading, text, ...(action && { action: { label: action.label, path: action.path } }) };
    }
    case 'text':
      return { kind: section.kind, heading: section.heading, text: section.text };
    case 'list':
    case 'gallery':
      return {
        kind: 'rows',
        heading: section.heading,
        entity: section.entity,
        limit: section.limit,
      };
    case 'figures':
      return {
        kind: section.kind,
        heading: section.heading,
        figures: section.figures.map(({ label, entity, measure, field }) => ({
          label,
          entity,
          measure,
          ...(field !== undefined && measure !== 'count' && { field }),
        })),
      };
    case 'chart':
      return {
        kind: section.kind,
        heading: section.heading,
        entity: section.entity,
        field: section.by,
      };
    case 'attention':
      return section.when.op === 'below' || section.when.op === 'above'
        ? {
            kind: section.kind,
            heading: section.heading,
            entity: section.entity,
            field: section.when.field,
            op: section.when.op,
            value: section.when.value,
          }
        : { kind: 'rows', heading: section.heading, entity: section.entity, limit: 5 };
    case 'pricing':
    case 'questions':
    case 'contact':
      return { kind: 'text', heading: section.heading, text: '' };
  }
}

function entityData(entity: Entity): Literal {
  const fields = entity.fields.map((field) => [
    field.name,
    {
      label: field.label,
      ...(field.help?.trim() && { help: field.help }),
      ...(field.type === 'select' && {
        options: (field.options ?? []).map(({ name, label, colour = 'grey' }) => ({ name, label, colour })),
      }),
    },
  ]);
  return { label: entity.label, plural: entity.plural, fields: Object.fromEntries(fields) as Literal };
}

/** The one module with the app's own words. */
export function appModule(plan: Plan): string {
  const { blueprint } = plan;
  const { name, tagline, theme } = blueprint;
  const app = { id: slug(name), name, tagline, layout: theme.layout };
  const entities = Object.fromEntries(plan.entities.map(({ key, entity }) => [key, entityData(entity)]));
  const pages = Object.fromEntries(
    plan.pages.map(({ key, page, entity }) => [
      key,
      {
        kind: page.kind,
        title: page.title,
        path: page.path,
        icon: page.icon,
        inMenu: page.inMenu,
        ...(entity && { entity: entity.entity.name }),
        sections: page.sections.map((section) => sectionData(section)),
      },
    ]),
  );
  return `import type { EntityText } from '../lib/model.ts';
import type { AppText, Page } from '../lib/page.ts';

// Everything people read in this app that is its own: names, labels, choices, pages and their texts.

export const app: AppText = ${literal(app)};

export const entities = ${literal(entities)} satisfies Record<string, EntityText>;

export const pages = ${literal(pages)} satisfies Record<string, Page>;
`;
}

/** Every field of the row, in the model's order; what the blueprint leaves out or empty is null. */
function rowData(entity: Entity, row: Row): Literal {
  const cells = entity.fields.map((field) => {
    const cell = Object.hasOwn(row, field.name) ? row[field.name] : null;
    return [field.name, cell === undefined || cell === '' ? null : cell];
  });
  return Object.fromEntries([['id', row.id ?? ''], ...cells]) as Literal;
}

export function rowsModule(plan: Plan): string {
  const imports = plan.entities
    .map(({ key, type }) => `import type { ${type} } from '../model/${key}.ts';\n`)
    .join('');
  const lists = plan.entities.map(({ key, type, entity }) => {
    const rows = rowsOf(plan.blueprint, entity.name).map((row) => rowData(entity, row));
    return `\nexport const ${key}Rows: readonly ${type}[] = ${literal(rows, '', 200)};\n`;
  });
  return `${imports}\n// Sample rows: what the app shows until someone changes something.\n${lists.join('')}`;
}
