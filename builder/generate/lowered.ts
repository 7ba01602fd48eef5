import { isCounted, titleField, titleOf } from '#blueprint/rows.ts';
import type { Blueprint, Entity, Field, Page, Section } from '#blueprint/schema.ts';
import { tidy } from '#blueprint/tidy.ts';

// What `builder/app` can't show yet, in the terms of what it can. Goes with that app.

const LATER: readonly string[] = ['computed', 'references', 'file'];

const fieldOf = (field: Field): Field[] => {
  if (LATER.includes(field.type)) return [];
  const { default: _, ...rest } = field;
  return [rest.type === 'duration' ? { ...rest, type: 'number', unit: 'min' } : rest];
};

function sectionOf(section: Section, entities: readonly Entity[]): Section[] {
  const { heading } = section;
  switch (section.kind) {
    case 'questions':
      return [
        {
          kind: 'text',
          heading,
          text: section.questions.map(({ question, answer }) => `${question}\n\n${answer}`).join('\n\n'),
        },
      ];
    case 'pricing':
      return [
        {
          kind: 'text',
          heading,
          text: section.plans.map(({ name, price, text }) => `${name}, ${price}: ${text}`).join('\n\n'),
        },
      ];
    case 'contact':
      return [];
    case 'chart': {
      const entity = entities.find(({ name }) => name === section.entity);
      return isCounted(entity?.fields.find(({ name }) => name === section.by)) ? [section] : [];
    }
    default:
      return [section];
  }
}

function pageOf(page: Page, entities: readonly Entity[]): Page {
  const { by: _by, start: _start, end: _end, ...rest } = page;
  const sections = page.sections.flatMap((section) => sectionOf(section, entities));
  if (page.kind === 'account') return { ...rest, kind: 'content', sections };
  const isRows = page.kind === 'board' || page.kind === 'calendar' || page.kind === 'gallery';
  return { ...rest, kind: isRows ? 'list' : page.kind, sections };
}

export function lowered(blueprint: Blueprint): Blueprint {
  const entities = blueprint.entities.map(({ states: _, ...entity }): Entity => {
    const fields = entity.fields.flatMap(fieldOf);
    return { ...entity, fields, title: titleField({ ...entity, fields })?.name ?? titleOf(fields) };
  });
  return tidy({
    ...blueprint,
    entities,
    rules: [],
    pages: blueprint.pages.map((page) => pageOf(page, entities)),
  });
}
