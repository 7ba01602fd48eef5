import type { BuildResult } from '#builder/compile/build.ts';
import type { ProjectState } from '#contract/builder/projects/index.ts';
import type { BuildRow, ProjectRow } from '../../platform/database/schema.ts';
import type { RunningJob } from '../../platform/jobs/index.ts';
import { type Change, SYSTEM_ACTOR, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { type Message, t } from '../../texts/index.ts';
import { notify } from '../notifications/notify.ts';
import type { StoredFault } from './faults.ts';
import { queueMoved, type Step } from './store.ts';

/** Refreshes the screens that show a build. */
export async function buildChanged(change: Change, build: BuildRow): Promise<void> {
  await change.notifyChanged('builds', [build.id], build.ownerId);
  await change.notifyChanged('projects', [build.projectId], build.ownerId);
}

/**
 * Writes the build's end and what follows from it for the project and its owner.
 * @returns false when the project was deleted meanwhile
 */
export async function finishBuild(
  services: Services,
  build: BuildRow,
  steps: Step[],
  end:
    | { ok: true; result: Extract<BuildResult, { ok: true }> }
    | { ok: false; reason: string; faults: readonly StoredFault[] },
  job?: RunningJob,
): Promise<boolean> {
  return transact(services, SYSTEM_ACTOR, async (change) => {
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
    const project = await change.trx
      .selectFrom('projects')
      .selectAll()
      .where('id', '=', build.projectId)
      .executeTakeFirst();
    if (end.ok) endPublishing(steps, build, project);
    const ended = { steps: JSON.stringify(steps), finishedAt: Date.now() };
    await change.trx
      .updateTable('builds')
      .set(
        end.ok
          ? {
              ...ended,
              state: 'complete',
              reason: null,
              faults: null,
              zipBytes: end.result.zip.bytes,
              zipSha256: end.result.zip.sha256,
              appBytes: end.result.app.bytes,
            }
          : {
              ...ended,
              state: 'error',
              reason: end.reason,
              faults: end.faults.length > 0 ? JSON.stringify(end.faults) : null,
            },
      )
      .where('id', '=', build.id)
      .execute();
    await queueMoved(change);
    if (!project) return false;
    const state: ProjectState = end.ok || project.servedBuild !== null ? 'ready' : 'failed';
    const aside = project.state === 'archived' || project.state === 'suspended';
    await change.trx
      .updateTable('projects')
      .set({
        ...(aside ? { resumeState: state } : { state }),
        ...(end.ok ? { servedBuild: build.number, picture: end.result.picture ? build.number : null } : {}),
      })
      .where('id', '=', project.id)
      .execute();
    await buildChanged(change, build);
    await announce(services.publicUrl(), change, project, end.ok ? null : end.reason);
    return true;
  });
}

/** The last step puts the new version at the app's address, but only where the owner has published the app. */
function endPublishing(steps: Step[], build: BuildRow, project: ProjectRow | undefined): void {
  const step = steps.find(({ name }) => name === 'publish');
  if (!step) return;
  const served = project?.published === 1;
  Object.assign(step, {
    status: 'complete',
    finishedAt: Date.now(),
    skipped: !served,
    log: served
      ? `Version ${build.number} is now at /apps/${project.slug}/.`
      : `The app is not published, so version ${build.number} was stored and not put online.`,
  } satisfies Partial<Step>);
}

/** A sentence or two for people; what a compiler or a test printed isn't one. */
const isSaid = (reason: string): boolean => reason.length <= 200 && !reason.includes('\n');

async function announce(
  publicUrl: string,
  change: Change,
  project: ProjectRow,
  reason: string | null,
): Promise<void> {
  const link = `/project/details/${project.id}`;
  const { name } = project;
  const title = reason === null ? t('{name} is ready', { name }) : t('{name} could not be built', { name });
  const body: Message =
    reason === null
      ? 'Open the preview, publish it, or download the source.'
      : isSaid(reason)
        ? { stored: reason }
        : 'One of the checks that every build runs did not pass. The project’s page shows which, and what it said.';
  const { email } = await change.trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', project.ownerId)
    .executeTakeFirstOrThrow();
  const label: Message = reason === null ? 'Open your app' : 'View details';
  const button = {
    label,
    url: `${publicUrl}${link}`,
  };
  await notify(
    change,
    project.ownerId,
    { kind: reason === null ? 'build-ready' : 'build-failed', title, body, link },
    { to: email, subject: title, lines: [body], button },
  );
}
