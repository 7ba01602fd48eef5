import type { Build } from '#contract/builder/builds/calls.ts';
import type { StepStatus } from '#contract/builder/builds/index.ts';
import { type StepName, STEPS } from '#contract/builder/builds/steps.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import type { BuildRow, ProjectRow } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors.ts';
import type { Change } from '../../platform/transact.ts';
import { iso, isoOrNull } from '../../platform/times.ts';
import type { Message } from '../../texts/index.ts';
import { storedFaults } from './faults.ts';

export interface Step {
  name: StepName;
  status: StepStatus;
  startedAt: number | null;
  finishedAt: number | null;
  log: string;
  /** Absent from the steps of earlier versions. */
  skipped?: boolean;
}

export const pendingSteps = (): Step[] =>
  STEPS.map((name) => ({ name, status: 'pending', startedAt: null, finishedAt: null, log: '' }));
export const stepsOf = (row: Pick<BuildRow, 'steps'>): Step[] => JSON.parse(row.steps);

export const BUILD_COLUMNS = [
  'builds.id',
  'builds.projectId',
  'builds.ownerId',
  'builds.number',
  'builds.state',
  'builds.steps',
  'builds.reason',
  'builds.faults',
  'builds.reportedAt',
  'builds.pages',
  'builds.zipBytes',
  'builds.appBytes',
  'builds.zipSha256',
  'builds.createdAt',
  'builds.startedAt',
  'builds.finishedAt',
] as const;

export type BuildView = Omit<BuildRow, 'blueprint'>;

/** Builds as a person reads them, with what queued ones still wait for. */
export async function toBuilds(
  db: Db | Trx,
  rows: readonly BuildView[],
  translate: (message: Message) => string,
): Promise<Build[]> {
  const builds: Build[] = [];
  for (const row of rows) builds.push(toBuild(row, await buildsAhead(db, row), translate));
  return builds;
}

export async function viewBuild(
  db: Db | Trx,
  row: BuildView,
  translate: (message: Message) => string,
): Promise<Build> {
  return toBuild(row, await buildsAhead(db, row), translate);
}

function toBuild(row: BuildView, ahead: number | null, translate: (message: Message) => string): Build {
  const { id, projectId, number, state, reason, pages, zipBytes, appBytes, zipSha256 } = row;
  return {
    id,
    projectId,
    number,
    state,
    reason,
    pages,
    zipBytes,
    appBytes,
    zipSha256,
    ahead,
    steps: stepsOf(row).map((step) => ({
      ...step,
      startedAt: isoOrNull(step.startedAt),
      finishedAt: isoOrNull(step.finishedAt),
      skipped: step.skipped ?? false,
    })),
    faults: storedFaults(row).map(({ message, ...where }) => ({ ...where, message: translate(message) })),
    reportedAt: isoOrNull(row.reportedAt),
    createdAt: iso(row.createdAt),
    startedAt: isoOrNull(row.startedAt),
    finishedAt: isoOrNull(row.finishedAt),
  };
}

const WAITING = ['queued', 'running'] as const;

/**
 * How many builds start before a queued one: those that its owner started earlier, and one of each other person who did, because
 * nobody has two running at once.
 */
async function buildsAhead(
  db: Db | Trx,
  { id, ownerId, state }: Pick<BuildRow, 'id' | 'ownerId' | 'state'>,
): Promise<number | null> {
  if (state !== 'queued') return null;
  const earlier = await db
    .selectFrom('builds')
    .select((eb) => ['ownerId', eb.fn.countAll<number>().as('count')])
    .where('state', 'in', WAITING)
    .where('id', '<', id)
    .groupBy('ownerId')
    .execute();
  return earlier.reduce((sum, one) => sum + (one.ownerId === ownerId ? one.count : 1), 0);
}

/** Has the screens of everyone whose build is queued ask for their place again. */
export async function queueMoved(change: Change): Promise<void> {
  const owners = await change.trx
    .selectFrom('builds')
    .select('ownerId')
    .distinct()
    .where('state', '=', 'queued')
    .execute();
  for (const { ownerId } of owners) await change.emit({ user: ownerId }, 'changed', { resource: 'builds' });
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
    faults: null,
    reportedAt: null,
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
