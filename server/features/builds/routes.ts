import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import type { buildEndpoints } from '#contract/builder/builds/calls.ts';
import { DOWNLOAD_LIVES, PROJECTS } from '#contract/core/limits.ts';
import type { Trx } from '../../platform/database/index.ts';
import type { BuildRow, ProjectRow } from '../../platform/database/schema.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { openAddress } from '../../platform/addresses.ts';
import { notFound, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { readBlueprint } from '../projects/stored-blueprint.ts';
import { buildFault } from '../projects/rules.ts';
import { draftColumns, ownProject } from '../projects/store.ts';
import { iso } from '../../platform/times.ts';
import { requireEditable, slugOf } from '../projects/rules.ts';
import type { ArtefactKeeper } from './artefact.ts';
import { reportBuild } from './report.ts';
import { BUILD_COLUMNS, buildByNumber, queueBuild, toBuilds, viewBuild } from './store.ts';
import { t } from '../../texts/index.ts';

export async function sendZip(
  reply: FastifyReply,
  artefacts: Services['artefacts'],
  project: Pick<ProjectRow, 'id' | 'name'>,
  number: number,
): Promise<void> {
  const file = artefacts.zipFile(project.id, number);
  const { size } = await stat(file);
  await reply
    .type('application/zip')
    .header('Content-Length', size)
    .header('Content-Disposition', `attachment; filename="${slugOf(project.name)}-${number}.zip"`)
    .header('Cache-Control', 'private, no-store')
    .send(createReadStream(file));
}

export function buildRoutes(
  services: Services,
  keeper: ArtefactKeeper,
): Handlers<keyof typeof buildEndpoints> {
  const { db, artefacts } = services;

  /** A complete build whose files may be had: what was refunded or suspended gives nothing away. */
  async function withFiles(
    session: Session,
    id: string,
    number: number,
  ): Promise<{ project: ProjectRow; build: BuildRow }> {
    const project = await ownProject(db, session, id);
    if (session.role !== 'Admin' && (project.plan === null || project.state === 'suspended'))
      throw new HttpError('unpaid', 'Files are available after the project is paid for.');
    const build = await buildByNumber(db, project.id, number);
    await keeper.ensure(build);
    return { project, build };
  }

  /** @throws 422 when the owner started as many builds today as they may; what failed costs nothing */
  async function requireBuildsLeft(trx: Trx, ownerId: string): Promise<void> {
    const rows = await trx
      .selectFrom('builds')
      .select('state')
      .where('ownerId', '=', ownerId)
      .where('createdAt', '>', Date.now() - 86_400_000)
      .execute();
    const counted = rows.filter(({ state }) => state !== 'error' && state !== 'cancelled').length;
    const { rebuildsPerDay, buildStartsPerDay } = PROJECTS;
    if (counted < rebuildsPerDay && rows.length < buildStartsPerDay) return;
    throw new HttpError(
      'limit_reached',
      t('You can start {count} builds a day. Try again tomorrow.', {
        count: counted < rebuildsPerDay ? buildStartsPerDay : rebuildsPerDay,
      }),
    );
  }

  return {
    'GET /api/projects/:id/builds': async ({ session, params, translate }) => {
      await ownProject(db, session, params.id);
      const rows = await db
        .selectFrom('builds')
        .select([...BUILD_COLUMNS])
        .where('projectId', '=', params.id)
        .orderBy('number', 'desc')
        .limit(200)
        .execute();
      return toBuilds(db, rows, translate);
    },

    'POST /api/projects/:id/builds': ({ session, params, translate, write }) =>
      write(async (change) => {
        const project = await ownProject(change.trx, session, params.id);
        const fault = buildFault(project, project.pages);
        if (fault) throw fault;
        await requireBuildsLeft(change.trx, project.ownerId);
        const build = await queueBuild(change, project);
        await change.record(build.id, null, { project: project.name, number: build.number }, project.ownerId);
        return viewBuild(change.trx, build, translate);
      }),

    'GET /api/projects/:id/builds/:n': async ({ session, params, translate }) => {
      await ownProject(db, session, params.id);
      return viewBuild(db, await buildByNumber(db, params.id, params.n), translate);
    },

    'POST /api/projects/:id/builds/:n/report': ({ session, params, translate, write }) =>
      write(async (change) => {
        const project = await ownProject(change.trx, session, params.id);
        const build = await buildByNumber(change.trx, project.id, params.n);
        const reported = await reportBuild(change, session, project, build);
        return viewBuild(change.trx, reported, translate);
      }),

    'GET /api/projects/:id/builds/:n/picture': async ({ session, params, reply }) => {
      const project = await ownProject(db, session, params.id);
      const picture = await artefacts.picture(project.id, params.n);
      if (picture === null) throw notFound('picture');
      // The call needs the session, so the address alone gives nothing; a version’s picture never changes.
      await reply.type('image/webp').header('Cache-Control', 'private, max-age=86400').send(picture);
    },

    'GET /api/projects/:id/builds/:n/blueprint': async ({ session, params }) => {
      const project = await ownProject(db, session, params.id);
      const build = await buildByNumber(db, project.id, params.n);
      return { blueprint: readBlueprint(build.blueprint) };
    },

    'GET /api/projects/:id/builds/:n/files': async ({ session, params, query }) => {
      const { project, build } = await withFiles(session, params.id, params.n);
      if (query.path === undefined) return artefacts.sources(project.id, build.number);
      const text = await artefacts.source(project.id, build.number, query.path);
      if (text === null) throw notFound('file');
      return { path: query.path, text };
    },

    'GET /api/projects/:id/builds/:n/source.zip': async ({ session, params, reply }) => {
      const { project, build } = await withFiles(session, params.id, params.n);
      await sendZip(reply, artefacts, project, build.number);
    },

    'POST /api/projects/:id/builds/:n/source.zip': async ({ session, params }) => {
      const { project, build } = await withFiles(session, params.id, params.n);
      const { token, expiresAt } = await openAddress(db, {
        purpose: 'download',
        lives: DOWNLOAD_LIVES,
        projectId: project.id,
        build: build.number,
        payload: { userId: session.userId },
      });
      return { url: `/downloads/${token}`, expiresAt: iso(expiresAt) };
    },

    'POST /api/projects/:id/builds/:n/restore': ({ session, params, write }) =>
      write(async (change) => {
        const project = await ownProject(change.trx, session, params.id);
        requireEditable(project.state);
        const build = await buildByNumber(change.trx, project.id, params.n);
        const blueprint = readBlueprint(build.blueprint);
        const updatedAt = nextUpdatedAt(project);
        await change.trx
          .updateTable('projects')
          .set({
            ...(await draftColumns(change.trx, project, blueprint)),
            updatedAt,
          })
          .where('id', '=', project.id)
          .execute();
        await change.record(
          project.id,
          { pages: project.pages },
          { pages: build.pages, restored: build.number },
          project.ownerId,
        );
        return { updatedAt: iso(updatedAt) };
      }),
  };
}
