import type { Build } from '#contract/builder/builds/calls.ts';
import type { StepStatus } from '#contract/builder/builds/index.ts';
import { type StepName, STEPS } from '#contract/builder/builds/steps.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { BuildRow, ProjectRow } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors.ts';
import type { Change } from '../../platform/transact.ts';
import { iso, isoOrNull } from '../../platform/times.ts';

export interface Step {
  name: StepName;
  status: StepStatus;
  startedAt: number | null;
  finishedAt: number | null;
  log: string;
}

export const pendingSteps = (): Step[] =>
  STEPS.map((name) => ({ name, status: 'pending', startedAt: null, finishedAt: null, log: '' }));
export const stepsOf = (row: Pick<BuildRow, 'steps'>): Step[] => JSON.parse(row.steps);

export const BUILD_COLUMNS = [
  'builds.id',
  'builds.projectId',
  'builds.number',
  'builds.state',
  'builds.steps',
  'builds.reason',
  'builds.pages',
  'builds.zipBytes',
  'builds.appBytes',
  'builds.zipSha256',
  'builds.createdAt',
  'builds.startedAt',
  'builds.finishedAt',
] as const;

export function toBuild(row: Omit<BuildRow, 'blueprint' | 'ownerId'>): Build {
  return {
    ...row,
    steps: stepsOf(row).map((step) => ({
      ...step,
      startedAt: isoOrNull(step.startedAt),
      finishedAt: isoOrNull(step.finishedAt),
    })),
    createdAt: iso(row.createdAt),
    startedAt: isoOrNull(row.startedAt),
    finishedAt: isoOrNull(row.finishedAt),
  };
}

export async function buildByNumber(db: Db | Trx, projectId: string, number: number): Promise<BuildRow> {
  const row = await db
    .selectFrom('builds')
    .selectAll()
    .where('projectId', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound('build');
  return row;
}

/** Queues the next build of a project's draft, in the transaction that causes it. */
export async function queueBuild(change: Change, project: ProjectRow): Promise<BuildRow> {
  const number = (project.lastBuild ?? 0) + 1;
  const row: BuildRow = {
    id: newId(),
    projectId: project.id,
    ownerId: project.ownerId,
    number,
    state: 'queued',
    blueprint: project.blueprint,
    steps: JSON.stringify(pendingSteps()),
    reason: null,
    pages: project.pages,
    zipBytes: null,
    appBytes: null,
    zipSha256: null,
    createdAt: Date.now(),
    startedAt: null,
    finishedAt: null,
  };
  await change.trx.insertInto('builds').values(row).execute();
  await change.trx
    .updateTable('projects')
    .set({ state: 'queued', lastBuild: number })
    .where('id', '=', project.id)
    .execute();
  await change.enqueue({ id: `build:${row.id}`, kind: 'build', payload: { buildId: row.id }, attempts: 3 });
  await change.notifyChanged('builds', [row.id], project.ownerId);
  await change.notifyChanged('projects', [project.id], project.ownerId);
  return row;
}
