import { type Kysely, sql } from 'kysely';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { Database, ProjectRow } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors.ts';
import type { ListSource } from '../../platform/http/list.ts';
import type { Session } from '../../platform/http/session.ts';
import { iso } from '../../platform/times.ts';
import { blueprintColumns, freeSlug, slugOf } from './rules.ts';
import { isSameBlueprint } from './stored-blueprint.ts';

/** Projects with what lists show of their owner and open order; the blueprint stays behind. */
export const projectQuery = (db: Kysely<Database>) =>
  db
    .selectFrom('projects')
    // An owner is always there; the outer join lets a count leave the users aside.
    .leftJoin('users', 'users.id', 'projects.ownerId')
    .select([
      'projects.id',
      'projects.ownerId',
      'projects.name',
      'projects.slug',
      'projects.description',
      'projects.repoUrl',
      'projects.kind',
      'projects.plan',
      'projects.state',
      'projects.published',
      'projects.pages',
      'projects.entities',
      'projects.primary',
      'projects.servedBuild',
      'projects.lastBuild',
      'projects.picture',
      'projects.createdAt',
      'projects.updatedAt',
    ])
    .select((eb) => [
      eb.ref('users.firstName').$notNull().as('firstName'),
      eb.ref('users.lastName').$notNull().as('lastName'),
    ])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.projectId', '=', 'projects.id')
        .where('orders.state', '=', 'pending')
        .limit(1)
        .as('openOrderId'),
    )
    .select((eb) =>
      eb
        .selectFrom('builds')
        .select('builds.number')
        .whereRef('builds.projectId', '=', 'projects.id')
        .whereRef('builds.number', '=', 'projects.servedBuild')
        .whereRef('builds.blueprint', '!=', 'projects.blueprint')
        .as('staleBuild'),
    );

export const projectList = {
  table: 'projects',
  query: projectQuery,
  joined: true,
  search: ['name', 'slug', 'description'],
  textIndex: true,
  counted: ['state', 'plan', 'published'],
} satisfies ListSource<'projects' | 'users', ProjectView>;

type ProjectView = Awaited<ReturnType<ReturnType<typeof projectQuery>['execute']>>[number];

export function toProject({
  firstName,
  lastName,
  published,
  staleBuild,
  createdAt,
  updatedAt,
  ...row
}: ProjectView): Project {
  return {
    ...row,
    ownerName: `${firstName} ${lastName}`.trim(),
    published: published === 1,
    unpublishedChanges: staleBuild !== null,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  };
}

/** The row of a project that `session` may see: an administrator any, others their own. @throws 404 */
export async function ownProject(db: Db | Trx, session: Session, id: string): Promise<ProjectRow> {
  let query = db.selectFrom('projects').selectAll().where('id', '=', id);
  if (session.role !== 'Admin') query = query.where('ownerId', '=', session.userId);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound('project');
  return row;
}

export async function projectView(db: Db | Trx, id: string): Promise<Project> {
  const row = await projectQuery(db).where('projects.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('project');
  return toProject(row);
}

/** The columns of a draft. One that is what is served is kept as the same text, since that is how the two are compared. */
export async function draftColumns(trx: Trx, { id, servedBuild }: ProjectRow, blueprint: Blueprint) {
  const columns = blueprintColumns(blueprint);
  if (servedBuild === null) return columns;
  const served = await trx
    .selectFrom('builds')
    .select('blueprint')
    .where('projectId', '=', id)
    .where('number', '=', servedBuild)
    .executeTakeFirst();
  return served && isSameBlueprint(served.blueprint, columns.blueprint)
    ? { ...columns, blueprint: served.blueprint }
    : columns;
}

/** A slug for `name` that no project has. */
export async function newSlug(trx: Trx, name: string): Promise<string> {
  const slug = slugOf(name);
  const rows = await trx
    .selectFrom('projects')
    .select('slug')
    .where(sql<boolean>`("slug" = ${slug} or "slug" like ${`${slug}-%`})`)
    .execute();
  return freeSlug(slug, new Set(rows.map((row) => row.slug)));
}

export type NewProject = Pick<
  ProjectRow,
  'ownerId' | 'name' | 'description' | 'blueprint' | 'kind' | 'pages' | 'entities' | 'primary'
> &
  Partial<
    Pick<
      ProjectRow,
      'createdAt' | 'repoUrl' | 'state' | 'plan' | 'published' | 'servedBuild' | 'lastBuild' | 'slugFixed'
    >
  >;

export async function insertProject(trx: Trx, project: NewProject): Promise<ProjectRow> {
  const createdAt = project.createdAt ?? Date.now();
  const row: ProjectRow = {
    id: newId(createdAt),
    slug: await newSlug(trx, project.name),
    plan: null,
    repoUrl: null,
    state: 'draft',
    resumeState: null,
    published: 0,
    slugFixed: 0,
    servedBuild: null,
    lastBuild: null,
    picture: null,
    updatedAt: createdAt,
    ...project,
    createdAt,
  };
  await trx.insertInto('projects').values(row).execute();
  return row;
}
