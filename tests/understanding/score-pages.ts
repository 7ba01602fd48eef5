import type { Page, Section } from '#blueprint/schema.ts';
import type { AskedPage } from './gold.ts';
import type { Reading } from './score.ts';

/** Kinds that are only there when asked for; the others come with every app or entity. */
const EXTRA: readonly Page['kind'][] = ['board', 'calendar', 'gallery', 'dashboard', 'content'];

export function countPages(reading: Reading): void {
  const { gold, blueprint, assumed, neutral, note } = reading;
  const right = new Set<Page>();
  const missed: AskedPage[] = [];
  for (const asked of gold.pages) {
    const holding = blueprint.pages.filter((page) => holds(page, asked, reading));
    for (const page of holding) right.add(page);
    if (holding.length === 0 && !allowed(asked, reading)) missed.push(asked);
  }
  const unlisted = blueprint.pages.filter((page) => {
    if (!EXTRA.includes(page.kind) || right.has(page) || neutral(page.entity)) return false;
    return !assumed.page(
      page,
      blueprint.entities.find(({ name }) => name === page.entity),
    );
  });
  note('pages', {
    missed: missed.map(({ kind, entity }) => `${kind} ${entity ?? ''}`.trim()),
    found: gold.pages.length - missed.length,
    unlisted: unlisted.map(({ kind, title }) => `${kind} ${title}`),
    right: [...right].filter(({ kind }) => EXTRA.includes(kind)).length,
  });
}

/** Whether the page is the one asked for, or has it as a section. */
function holds(page: Page, { kind, entity }: AskedPage, { is }: Reading): boolean {
  const shows = (name: string | undefined) => entity === undefined || is(name, entity);
  if (page.kind === kind && shows(page.entity)) return true;
  return page.sections.some((section) => {
    if (kind === 'time-chart')
      return section.kind === 'chart' && section.unit !== undefined && shows(section.entity);
    return section.kind === kind && entitiesOf(section).some(shows);
  });
}

function entitiesOf(section: Section): (string | undefined)[] {
  if (section.kind === 'figures') return section.figures.map((figure) => figure.entity);
  return ['entity' in section ? section.entity : undefined];
}

/** What is asked of who may come in, which no page shows. */
function allowed({ kind, entity }: AskedPage, { blueprint, is }: Reading): boolean {
  const some = (action: 'read' | 'create') =>
    blueprint.entities.some(
      ({ name, access }) => (entity === undefined || is(name, entity)) && access[action].includes('public'),
    );
  if (kind === 'sign-up') return blueprint.signUp === 'open';
  if (kind === 'public') return some('read');
  return kind === 'public-form' && some('create');
}
