import type { At, Parts } from './check.ts';
import { isCountedPage } from './counted.ts';
import { ENTITY_PAGE_KINDS, LIMITS, routesOf } from './kinds.ts';
import { isCounted, isDate, isMeasure } from './fields.ts';
import { checkLimit } from './check-rules.ts';
import type { Condition, Page, Section } from './schema.ts';

export function checkPages(parts: Parts): void {
  const { blueprint, report, known } = parts;
  if (blueprint.pages.filter(isCountedPage).length > LIMITS.pages)
    report(['pages'], 'An app has at most {most} pages.', { most: LIMITS.pages });
  const routes = new Set<string>();
  blueprint.pages.forEach((page, p) => {
    for (const route of routesOf(page)) {
      if (routes.has(route)) report(['pages', p, 'path'], 'Another page uses “{path}”.', { path: route });
      routes.add(route);
    }
    if (ENTITY_PAGE_KINDS.includes(page.kind) && page.entity === undefined)
      report(['pages', p, 'entity'], 'Choose the data that this page shows.');
    if (known(page.entity, ['pages', p, 'entity'])) checkShown(parts, page, ['pages', p]);
  });
  if (!routes.has('/')) report(['pages'], 'One page must have the path “/”.');
  const paths = new Set(blueprint.pages.filter(({ kind }) => kind !== 'detail').map(({ path }) => path));
  blueprint.pages.forEach((page, p) =>
    page.sections.forEach((section, s) => checkSection(parts, section, ['pages', p, 'sections', s], paths)),
  );
}

/** What a board or a calendar shows its rows by. */
function checkShown({ entityOf, need }: Parts, page: Page, at: At): void {
  if (page.kind === 'board')
    need(
      page.entity,
      page.by ?? entityOf(page.entity)?.states?.field,
      [...at, 'by'],
      ({ type }) => type === 'select',
      'Choose a choice field for the columns of the board.',
    );
  if (page.kind === 'calendar') {
    need(page.entity, page.start, [...at, 'start'], isDate, 'Choose a date field for the calendar.');
    if (page.end !== undefined)
      need(
        page.entity,
        page.end,
        [...at, 'end'],
        (field) => isDate(field) || field.type === 'duration',
        'Choose a date or a duration.',
      );
  }
}

const COUNTED = 'Choose a choice, yes/no or link field.';
const NUMBER = 'Choose a number or an amount.';

function checkSection(parts: Parts, section: Section, at: At, paths: ReadonlySet<string>): void {
  const { known, need, report } = parts;
  const checkPath = (path: string | undefined, where: At) => {
    if (path !== undefined && !paths.has(path))
      report([...at, ...where], '“{path}” is not a page of this app.', { path });
  };
  switch (section.kind) {
    case 'text':
    case 'questions':
      return;
    case 'hero':
      checkPath(section.action?.path, ['action', 'path']);
      return;
    case 'pricing':
      section.plans.forEach((plan, index) =>
        checkPath(plan.action?.path, ['plans', index, 'action', 'path']),
      );
      return;
    case 'list':
    case 'gallery':
    case 'contact':
      known(section.entity, [...at, 'entity']);
      return;
    case 'chart': {
      if (!known(section.entity, [...at, 'entity'])) return;
      const { entity, by, stack, measure, field } = section;
      need(
        entity,
        by,
        [...at, 'by'],
        (one) => isCounted(one) || isDate(one),
        'Choose a choice, yes/no, link or date field.',
      );
      if (stack !== undefined) need(entity, stack, [...at, 'stack'], isCounted, COUNTED);
      if (measure !== 'count') need(entity, field, [...at, 'field'], isMeasure, NUMBER);
      checkWhere(parts, entity, section.where, [...at, 'where']);
      return;
    }
    case 'attention':
      if (known(section.entity, [...at, 'entity']))
        checkCondition(parts, section.entity, section.when, [...at, 'when']);
      return;
    case 'figures':
      section.figures.forEach((figure, index) => {
        const here = [...at, 'figures', index];
        if (!known(figure.entity, [...here, 'entity'])) return;
        if (figure.measure !== 'count')
          need(figure.entity, figure.field, [...here, 'field'], isMeasure, NUMBER);
        checkWhere(parts, figure.entity, figure.where, [...here, 'where']);
      });
  }
}

function checkWhere(
  { entityOf, report }: Parts,
  entity: string,
  where: { field: string; is: string | boolean } | undefined,
  at: At,
): void {
  if (!where) return;
  const field = entityOf(entity)?.fields.find(({ name }) => name === where.field);
  if (!field || !canBe(field, where.is)) report(at, 'Choose a field of this data and one of its values.');
}

/** Whether a choice or yes/no field can have a value. */
export const canBe = (
  field: { type: string; options?: readonly { name: string }[] | undefined },
  value: string | boolean,
): boolean =>
  field.type === 'boolean'
    ? typeof value === 'boolean'
    : field.type === 'select' && (field.options ?? []).some(({ name }) => name === value);

function checkCondition(parts: Parts, entity: string, when: Condition, at: At): void {
  const { need, fieldOf, report } = parts;
  switch (when.op) {
    case 'below':
    case 'above':
      checkLimit(parts, entity, when, at);
      return;
    case 'past':
    case 'within':
      need(entity, when.field, [...at, 'field'], isDate, 'Choose a date field of this data.');
      return;
    case 'is': {
      const field = fieldOf(entity, when.field);
      if (!field || !canBe(field, when.value))
        report([...at, 'value'], 'Choose a field of this data and one of its values.');
    }
  }
}
