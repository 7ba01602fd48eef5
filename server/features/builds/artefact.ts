import { readBlueprint } from '../projects/stored-blueprint.ts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runBuild } from '#builder/compile/build.ts';
import type { BuildRow } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/errors.ts';
import type { JobHandler } from '../../platform/jobs/index.ts';
import { type NewJob, SYSTEM_ACTOR, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { buildByNumber } from './store.ts';

/** Whether a complete build's files are there, are being made, or could not be made. */
export type ArtefactState = 'ready' | 'preparing' | 'failed';

/** How long a request waits for the files before it is answered with `Retry-After`. */
const PATIENCE = 20_000;
const LOOK_EVERY = 250;
/** Files that could not be made are tried again when they are asked for after this. */
const TRY_AGAIN = 3_600_000;

type WhichBuild = Pick<BuildRow, 'id' | 'projectId' | 'number'>;

/** Makes the files of a complete build again. Its id keeps one build from being made twice at once. */
export const artefactJob = ({ id, projectId, number }: WhichBuild): NewJob & { id: string } => ({
  id: `artefact:${id}`,
  kind: 'artefact',
  payload: { projectId, number },
  attempts: 2,
});

export type ArtefactKeeper = ReturnType<typeof artefactKeeper>;

/**
 * Keeps the files of complete builds: the same blueprint gives the same files, so what a lost disk or the demo data lacks is made
 * again once it is asked for, by the job queue.
 */
export function artefactKeeper(services: Pick<Services, 'artefacts' | 'db' | 'wake' | 'subjects'>) {
  const { artefacts, db } = services;
  /** Says how it stands with a build's files, and has missing ones made. */
  async function stateOf(build: WhichBuild): Promise<ArtefactState> {
    if (await artefacts.has(build.projectId, build.number)) return 'ready';
    const job = artefactJob(build);
    const known = await db
      .selectFrom('jobs')
      .select(['state', 'finishedAt'])
      .where('id', '=', job.id)
      .executeTakeFirst();
    if (known?.state === 'queued' || known?.state === 'running') return 'preparing';
    if (known?.state === 'dead' && (known.finishedAt ?? 0) > Date.now() - TRY_AGAIN) return 'failed';
    await transact(services, SYSTEM_ACTOR, async (change) => {
      const ended = change.trx.deleteFrom('jobs').where('id', '=', job.id);
      await ended.where('state', 'in', ['done', 'dead']).execute();
      await change.enqueue(job);
    });
    return 'preparing';
  }

  return {
    stateOf,

    /** Waits a while for a build's files. @throws 409 where there are none to be had, 503 while they are being made */
    async ensure(build: BuildRow): Promise<void> {
      if (build.state !== 'complete')
        throw new HttpError('state', 'This version’s build didn’t finish, so it has no files.');
      const end = Date.now() + PATIENCE;
      for (;;) {
        const state = await stateOf(build);
        if (state === 'ready') return;
        if (state === 'failed')
          throw new HttpError(
            'state',
            'The files of this version are missing and could not be made again. Build the app again.',
          );
        if (Date.now() > end)
          throw new HttpError(
            'preparing',
            'The files of this version are being prepared. Try again in a few seconds.',
            { retryAfter: 5 },
          );
        await pause(LOOK_EVERY);
      }
    },
  };
}

export function artefactJobHandler({
  artefacts,
  config,
  db,
}: Pick<Services, 'artefacts' | 'config' | 'db'>): JobHandler {
  return {
    async run({ payload, signal }) {
      const { projectId, number } = payload as { projectId: string; number: number };
      const build = await buildByNumber(db, projectId, number);
      if (build.state !== 'complete' || (await artefacts.has(projectId, number))) return;
      const folder = await artefacts.temporary();
      try {
        const result = await runBuild({
          isAgain: true,
          blueprint: readBlueprint(build.blueprint),
          folder,
          child: path.join(config.serverDir, 'build-child.js'),
          signal,
          onStep: () => undefined,
        });
        if (signal.aborted) throw signal.reason;
        if (!result.ok && result.interrupted) return 'interrupted';
        if (!result.ok) throw new Error(`The files could not be made again: ${result.step}: ${result.log}`);
        await artefacts.keep(folder, projectId, number);
        const { zip, app } = result;
        await db
          .updateTable('builds')
          .set({ zipBytes: zip.bytes, zipSha256: zip.sha256, appBytes: app.bytes })
          .where('id', '=', build.id)
          .execute();
        await db
          .updateTable('projects')
          .set({ picture: result.picture ? number : null })
          .where('id', '=', projectId)
          .where('servedBuild', '=', number)
          .execute();
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
