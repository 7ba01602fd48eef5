import type { Blueprint, Entity } from '../../schema.ts';

// What a model is told of an app: what things are called, and nothing that anyone has entered.

/** Letters that a small model has room for beside its instructions. */
const MOST = 12_000;

type Detail = 'choices' | 'fields' | 'names';

function dataOf({ label, plural, fields, states }: Entity, detail: Detail) {
  if (detail === 'names') return { plural };
  const life = fields.find(({ name }) => name === states?.field);
  return {
    label,
    plural,
    fields: fields.map((field) =>
      detail === 'choices' && field.options
        ? `${field.label}: ${field.options.map((option) => option.label).join(', ')}`
        : field.label,
    ),
    ...(life && { states: life.label }),
  };
}

/** The names of an app's data, fields, pages and roles; of a big app as many as fit. */
export function outlineOf(app: Blueprint) {
  const outline = (detail: Detail) => ({
    name: app.name,
    language: app.language,
    data: app.entities.map((entity) => dataOf(entity, detail)),
    pages: app.pages.filter(({ inMenu }) => inMenu !== false).map(({ title }) => title),
    roles: app.roles.map(({ label }) => label),
  });
  const details: readonly Detail[] = ['choices', 'fields'];
  const fitting = details.find((detail) => JSON.stringify(outline(detail)).length <= MOST);
  return outline(fitting ?? 'names');
}
