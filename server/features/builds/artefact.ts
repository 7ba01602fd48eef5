import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runBuild } from '#builder/compile/build.ts';
import type { BuildRow } from '../../platform/database/schema.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';

/**
 * Makes sure a complete build's files are there: the same blueprint gives the same files, so what a lost disk or the demo data
 * lacks is made again when it is first asked for.
 */
export function artefactKeeper({
  artefacts,
  config,
  db,
  log,
}: Pick<Services, 'artefacts' | 'config' | 'db' | 'log'>) {
  const underWay = new Map<string, Promise<void>>();

  async function make(build: BuildRow): Promise<void> {
    const folder = await artefacts.temporary();
    try {
      const result = await runBuild({
        blueprint: JSON.parse(build.blueprint),
        folder,
        child: path.join(config.serverDir, 'build-child.js'),
        onStep: () => undefined,
      });
      if (!result.ok) {
        log.error({ build: build.id, step: result.step }, 'a complete build could not be made again');
        throw new Refusal(
          'state',
          'The files of this version are missing and could not be made again. Build the app again.',
        );
      }
      await artefacts.keep(folder, build.projectId, build.number);
      const { zip, app } = result;
      await db
        .updateTable('builds')
        .set({ zipBytes: zip.bytes, zipSha256: zip.sha256, appBytes: app.bytes })
        .where('id', '=', build.id)
        .execute();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return async function ensure(build: BuildRow): Promise<void> {
    if (build.state !== 'complete')
      throw new Refusal('state', 'This version was not built to its end, so it has no files.');
    if (await artefacts.has(build.projectId, build.number)) return;
    const making = underWay.get(build.id) ?? make(build).finally(() => underWay.delete(build.id));
    underWay.set(build.id, making);
    await making;
  };
}
export type EnsureArtefact = ReturnType<typeof artefactKeeper>;
