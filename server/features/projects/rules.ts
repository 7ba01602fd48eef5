import { countedPages } from '#blueprint/counted.ts';
import { type Blueprint, blueprintSchema } from '#blueprint/schema.ts';
import { canMove } from '#contract/core/states.ts';
import { PROJECT_MOVES, type ProjectState } from '#contract/builder/projects/index.ts';
import { planByName, type PlanName } from '#contract/builder/plans.ts';
import { HttpError } from '../../platform/errors.ts';
import { t } from '../../texts/index.ts';

const RESERVED_SLUGS = new Set([
  'api',
  'apps',
  'app',
  'admin',
  'data',
  'assets',
  'preview',
  'static',
  'www',
  'new',
  'edit',
  'selvedge',
  'landing',
  'home',
  'sign-in',
  'null',
  'undefined',
]);

/** A slug made of a name; Latin letters lose their accents, other scripts leave `app`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return plain.length < 3 || RESERVED_SLUGS.has(plain) ? `${plain || 'my'}-app`.slice(0, 44) : plain;
}

export const slugReserved = (slug: string) => RESERVED_SLUGS.has(slug);

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** @throws 409 when the state table does not let the project become `to` */
export function requireMove(from: ProjectState, to: ProjectState): void {
  if (!canMove(PROJECT_MOVES, from, to))
    throw new HttpError(
      'state',
      t('A project that is {from} cannot become {to}.', { from: { word: from }, to: { word: to } }),
    );
}

/** @throws 409 when the project is archived or suspended: nothing of it may change then */
export function requireEditable(state: ProjectState): void {
  if (state === 'archived')
    throw new HttpError('state', 'This project is archived. Restore it to change it.');
  if (state === 'suspended')
    throw new HttpError('state', 'This project is suspended. Contact an administrator.');
}

/** @returns why a build may not start, or null */
export function buildFault(
  project: { state: ProjectState; plan: PlanName | null },
  pages: number,
): HttpError | null {
  if (project.plan === null || project.state === 'draft' || project.state === 'awaiting-payment') {
    return new HttpError('unpaid', 'This project isn’t paid for yet. Choose a plan to build it.');
  }
  if (project.state === 'queued' || project.state === 'building')
    return new HttpError('state', 'A build is already in progress. Wait until it finishes.');
  const allowed = planByName(project.plan).pages;
  if (pages > allowed) {
    return new HttpError(
      'plan_exceeded',
      t('The app has {pages} pages and the plan allows {allowed}. Pay the difference, or remove pages.', {
        pages,
        allowed,
      }),
    );
  }
  return canMove(PROJECT_MOVES, project.state, 'queued')
    ? null
    : new HttpError(
        'state',
        t('A project that is {state} cannot be built.', { state: { word: project.state } }),
      );
}

/** The columns of a project that are read off its blueprint. */
export function blueprintColumns(blueprint: Blueprint) {
  return {
    // In the order of the schema, so that the same app is the same text.
    blueprint: JSON.stringify(blueprintSchema.safeParse(blueprint).data ?? blueprint),
    kind: blueprint.kind,
    pages: countedPages(blueprint.pages),
    entities: blueprint.entities.length,
    primary: blueprint.theme.primary,
  };
}
