import { readBlueprint } from '../projects/stored-blueprint.ts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { runBuild, type StepReport } from '#builder/compile/build.ts';
import { PROJECTS } from '#contract/core/limits.ts';
import type { Trx } from '../../platform/database/index.ts';
import type { BuildRow } from '../../platform/database/schema.ts';
import type { JobHandler } from '../../platform/jobs/index.ts';
import { type Change, SYSTEM_ACTOR, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { buildChanged, finishBuild } from './finish.ts';
import { faultsOf } from './faults.ts';
import { pendingSteps, queueMoved, type Step } from './store.ts';

const LOOK_AGAIN = 700;

/** Builds one project: the steps run in a child process, each step is reported as it runs, and the end is written in one transaction. */
export function buildJob(services: Services): JobHandler {
  const { db, artefacts } = services;
  const child = path.join(services.config.serverDir, 'build-child.js');
  const idOf = (payload: unknown): string => {
    if (
      typeof payload === 'object' &&
      payload !== null &&
      'buildId' in payload &&
      typeof payload.buildId === 'string'
    )
      return payload.buildId;
    throw new Error('A build job without its build');
  };
  const write = <T>(work: (change: Change) => Promise<T>) => transact(services, SYSTEM_ACTOR, work);
  const load = (id: string) => db.selectFrom('builds').selectAll().where('id', '=', id).executeTakeFirst();

  /** Whether the owner already has as many builds running as are allowed; one whose server fell is not running. */
  async function mustWait(trx: Trx, build: BuildRow): Promise<boolean> {
    const running = await trx
      .selectFrom('builds')
      .innerJoin('jobs', (join) => join.on('jobs.id', '=', sql<string>`'build:' || "builds"."id"`))
      .select('builds.id')
      .where('builds.ownerId', '=', build.ownerId)
      .where('builds.state', '=', 'running')
      .where('jobs.state', '=', 'running')
      .where('builds.id', '!=', build.id)
      .execute();
    return running.length >= PROJECTS.buildsAtOnce;
  }

  /** Starts a build unless it must wait, or its project was set aside or deleted meanwhile. */
  async function start(build: BuildRow): Promise<'started' | 'waits' | 'unwanted'> {
    return write(async (change) => {
      if (await mustWait(change.trx, build)) return 'waits';
      const project = await change.trx
        .selectFrom('projects')
        .select('state')
        .where('id', '=', build.projectId)
        .executeTakeFirst();
      if (project?.state !== 'queued' && project?.state !== 'building') {
        await change.trx
          .updateTable('builds')
          .set({ state: 'cancelled', finishedAt: Date.now() })
          .where('id', '=', build.id)
          .execute();
        await queueMoved(change);
        return 'unwanted';
      }
      await change.trx
        .updateTable('projects')
        .set({ state: 'building' })
        .where('id', '=', build.projectId)
        .execute();
      await change.trx
        .updateTable('builds')
        .set({ state: 'running', startedAt: Date.now(), steps: JSON.stringify(pendingSteps()) })
        .where('id', '=', build.id)
        .execute();
      await buildChanged(change, build);
      return 'started';
    });
  }

  return {
    async run(job) {
      const build = await load(idOf(job.payload));
      if (!build || (build.state !== 'queued' && build.state !== 'running')) return;
      const started = await start(build);
      if (started === 'waits') return { later: LOOK_AGAIN };
      if (started === 'unwanted') return;

      const steps = pendingSteps();
      let written: Promise<void> = Promise.resolve();
      let failure: unknown = null;
      const report = ({ step: name, status, log, at }: Omit<StepReport, 'step'> & { step: Step['name'] }) => {
        const step = steps.find((candidate) => candidate.name === name);
        if (!step) return;
        Object.assign(
          step,
          { status, log },
          status === 'in-progress' ? { startedAt: at } : { finishedAt: at },
        );
        const snapshot = JSON.stringify(steps);
        written = written
          .then(() =>
            write(async (change) => {
              await change.trx
                .updateTable('builds')
                .set({ steps: snapshot })
                .where('id', '=', build.id)
                .where('state', '=', 'running')
                .execute();
              for (const audience of ['admins', { user: build.ownerId }] as const) {
                await change.emit(audience, 'step', {
                  projectId: build.projectId,
                  build: build.number,
                  step: name,
                  status,
                  state: 'building',
                });
              }
            }),
          )
          .catch((error: unknown) => void (failure ??= error));
      };

      const blueprint = readBlueprint(build.blueprint);
      const folder = await artefacts.temporary();
      try {
        const result = await runBuild({
          blueprint,
          folder,
          child,
          signal: job.signal,
          onStep: report,
        });
        await written;
        if (job.signal.aborted) throw job.signal.reason;
        if (failure !== null) throw failure;
        if (!result.ok && result.interrupted) return 'interrupted';
        if (!result.ok) {
          const faults = faultsOf(blueprint, result);
          await finishBuild(services, build, steps, { ok: false, reason: result.log, faults }, job);
          return;
        }
        report({ step: 'publish', status: 'in-progress', log: '', at: Date.now() });
        await artefacts.keep(folder, build.projectId, build.number);
        await written;
        const wanted = await finishBuild(services, build, steps, { ok: true, result }, job);
        // Deleted while it was being built: nobody will ever ask for these files.
        if (!wanted) await artefacts.remove(build.projectId);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async died(payload, reason) {
      const build = await load(idOf(payload));
      if (!build || (build.state !== 'queued' && build.state !== 'running')) return;
      const steps: Step[] = JSON.parse(build.steps);
      for (const step of steps)
        if (step.status === 'in-progress')
          Object.assign(step, {
            status: 'error',
            finishedAt: Date.now(),
            log: `${step.log}\n${reason}`.trim(),
          });
      await finishBuild(services, build, steps, {
        ok: false,
        reason: `The build was interrupted and could not be taken up again. ${reason} Start it again.`,
        faults: [],
      });
    },
  };
}
