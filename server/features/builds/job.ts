import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { runBuild, type BuildResult, type StepReport } from '#builder/compile/build.ts';
import { PROJECTS } from '#contract/core/limits.ts';
import type { ProjectState } from '#contract/builder/projects/index.ts';
import type { Trx } from '../../platform/database/index.ts';
import type { BuildRow, ProjectRow } from '../../platform/database/schema.ts';
import type { JobHandler, RunningJob } from '../../platform/jobs/index.ts';
import { type Change, PRODUCT, transact } from '../../platform/transact.ts';
import { tell as tellOwner } from '../notifications/tell.ts';
import type { Services } from '../../services.ts';
import { pendingSteps, type Step } from './store.ts';
import { type Said, t } from '../../texts/index.ts';

const LOOK_AGAIN = 700;

/** Builds one project: the steps run in a child process, each is told as it goes, and the end is written in one transaction. */
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
  const write = <T>(work: (change: Change) => Promise<T>) => transact(services, PRODUCT, work);
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
      await tell(change, build);
      return 'started';
    });
  }

  async function tell(change: Change, build: BuildRow): Promise<void> {
    await change.changed('builds', [build.id], build.ownerId);
    await change.changed('projects', [build.projectId], build.ownerId);
  }

  /**
   * Writes the build's end and what follows from it for the project and its owner.
   * @returns false when the project was deleted meanwhile
   */
  async function finish(
    build: BuildRow,
    steps: Step[],
    end: { ok: true; result: Extract<BuildResult, { ok: true }> } | { ok: false; reason: string },
    job?: RunningJob,
  ): Promise<boolean> {
    return write(async (change) => {
      if (job) {
        const held = await change.trx
          .selectFrom('jobs')
          .select('id')
          .where('id', '=', job.id)
          .where('attempt', '=', job.attempt)
          .where('state', '=', 'running')
          .executeTakeFirst();
        if (!held) throw new Error('Another worker has taken this build over');
      }
      const ended = { steps: JSON.stringify(steps), finishedAt: Date.now() };
      await change.trx
        .updateTable('builds')
        .set(
          end.ok
            ? {
                ...ended,
                state: 'complete',
                reason: null,
                zipBytes: end.result.zip.bytes,
                zipSha256: end.result.zip.sha256,
                appBytes: end.result.app.bytes,
              }
            : { ...ended, state: 'error', reason: end.reason },
        )
        .where('id', '=', build.id)
        .execute();
      const project = await change.trx
        .selectFrom('projects')
        .selectAll()
        .where('id', '=', build.projectId)
        .executeTakeFirst();
      if (!project) return false;
      const state: ProjectState = end.ok || project.servedBuild !== null ? 'ready' : 'failed';
      const aside = project.state === 'archived' || project.state === 'suspended';
      await change.trx
        .updateTable('projects')
        .set({
          ...(aside ? { resumeState: state } : { state }),
          ...(end.ok ? { servedBuild: build.number } : {}),
        })
        .where('id', '=', project.id)
        .execute();
      await tell(change, build);
      await announce(change, project, end.ok ? null : end.reason);
      return true;
    });
  }

  async function announce(change: Change, project: ProjectRow, reason: string | null): Promise<void> {
    const link = `/project/details/${project.id}`;
    const { name } = project;
    const title = reason === null ? t('{name} is ready', { name }) : t('{name} could not be built', { name });
    const body: Said =
      reason === null ? 'Open the preview, publish it, or download the source.' : { kept: reason };
    const { email } = await change.trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', project.ownerId)
      .executeTakeFirstOrThrow();
    const label: Said = reason === null ? 'Open your app' : 'View details';
    const button = {
      label,
      url: `${services.publicUrl()}${link}`,
    };
    await tellOwner(
      change,
      project.ownerId,
      { kind: reason === null ? 'build-ready' : 'build-failed', title, body, link },
      { to: email, subject: title, lines: [body], button },
    );
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

      const folder = await artefacts.temporary();
      try {
        const result = await runBuild({
          blueprint: JSON.parse(build.blueprint),
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
          await finish(build, steps, { ok: false, reason: result.log }, job);
          return;
        }
        report({ step: 'publish', status: 'in-progress', log: '', at: Date.now() });
        await artefacts.keep(folder, build.projectId, build.number);
        report({
          step: 'publish',
          status: 'complete',
          log: `Stored version ${build.number}.`,
          at: Date.now(),
        });
        await written;
        const wanted = await finish(build, steps, { ok: true, result }, job);
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
      await finish(build, steps, {
        ok: false,
        reason: `The build was interrupted and could not be taken up again. ${reason} Start it again.`,
      });
    },
  };
}
