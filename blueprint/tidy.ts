import { ENTITY_PAGE_KINDS, routesOf } from './kinds.ts';
import { fits, isCounted, isNumeric, rowsOf, titleOf } from './rows.ts';
import type { Blueprint, Entity, Field, Page, Row, Section } from './schema.ts';

/** Drops what a change left pointing at nothing, so that what remains is a whole app again. */
export function tidy(blueprint: Blueprint): Blueprint {
  const known = new Set(blueprint.entities.map(({ name }) => name));
  const entities = blueprint.entities.map((entity): Entity => {
    const fields = entity.fields.filter(
      ({ type, entity: to }) => type !== 'reference' || (to !== undefined && known.has(to)),
    );
    const kept: Field[] =
      fields.length > 0 ? fields : [{ name: 'name', label: 'Name', type: 'text', required: true }];
    const title = kept.some(({ name }) => name === entity.title) ? entity.title : titleOf(kept);
    return { ...entity, title, fields: kept };
  });
  const kept = blueprint.pages
    .filter(
      ({ kind, entity }) => !ENTITY_PAGE_KINDS.includes(kind) || (entity !== undefined && known.has(entity)),
    )
    .map((page) => (page.entity !== undefined && !known.has(page.entity) ? without(page, 'entity') : page));
  const pages = withStart(kept, blueprint.name);
  const paths = new Set(pages.filter(({ kind }) => kind !== 'detail').map(({ path }) => path));
  return {
    ...blueprint,
    entities,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.flatMap((section) => keptSection(section, entities, paths)),
    })),
    rows: Object.fromEntries(
      entities.map((entity) => [
        entity.name,
        rowsOf(blueprint, entity.name).map((row) => keptRow(row, entity, blueprint)),
      ]),
    ),
  };
}

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

/** One page answers at "/": another takes its place when the one that did is gone. */
function withStart(pages: Page[], name: string): Page[] {
  if (pages.some((page) => routesOf(page).includes('/'))) return pages;
  const next = pages.findIndex(({ kind }) => kind !== 'detail');
  const old = pages[next]?.path;
  if (old === undefined)
    return [{ kind: 'home', title: name, path: '/', icon: 'home', sections: [], inMenu: true }, ...pages];
  return pages.map((page, index) => followed(index === next ? { ...page, path: '/' } : page, old, '/'));
}

/** A page whose buttons follow another page from its old address to its new one. */
export function followed(page: Page, from: string, to: string): Page {
  return {
    ...page,
    sections: page.sections.map((section) =>
      section.kind === 'hero' && section.action?.path === from
        ? { ...section, action: { ...section.action, path: to } }
        : section,
    ),
  };
}

function keptSection(section: Section, entities: Entity[], paths: Set<string>): Section[] {
  const fieldsOf = (name: string) => entities.find((entity) => entity.name === name)?.fields;
  const has = (name: string, field: string | undefined, fits: (field: Field) => boolean) =>
    fieldsOf(name)?.some((candidate) => candidate.name === field && fits(candidate)) ?? false;
  switch (section.kind) {
    case 'hero':
      return [section.action && !paths.has(section.action.path) ? without(section, 'action') : section];
    case 'text':
      return [section];
    case 'rows':
      return fieldsOf(section.entity) ? [section] : [];
    case 'chart':
      return has(section.entity, section.field, isCounted) ? [section] : [];
    case 'attention':
      return has(section.entity, section.field, isNumeric) &&
        (typeof section.value === 'number' || has(section.entity, section.value, isNumeric))
        ? [section]
        : [];
    case 'figures': {
      const figures = section.figures.filter(({ entity, measure, field }) =>
        measure === 'count' ? fieldsOf(entity) : has(entity, field, isNumeric),
      );
      return figures.length > 0 ? [{ ...section, figures }] : [];
    }
  }
}

/** A row with only its fields; a value that no longer fits becomes an empty one. */
function keptRow(row: Row, entity: Entity, blueprint: Blueprint): Row {
  const kept: Row = { id: row.id ?? null };
  for (const field of entity.fields) {
    const value = row[field.name];
    if (value !== undefined)
      kept[field.name] = fits(field, value) && leadsSomewhere(field, value, blueprint) ? value : null;
  }
  return kept;
}

/** A reference must have a row to point to. */
function leadsSomewhere(field: Field, value: Row[string], blueprint: Blueprint): boolean {
  if (field.type !== 'reference' || value === null || value === '') return true;
  return rowsOf(blueprint, field.entity ?? '').some(({ id }) => id === value);
}
