import type { Blueprint } from '#blueprint/schema.ts';
import { PROJECTS } from '#contract/core/limits.ts';
import type { projectEndpoints } from '#contract/builder/projects/calls.ts';
import type { Trx } from '../../platform/database/index.ts';
import type { ProjectRow } from '../../platform/database/schema.ts';
import { invalid, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { list, ownList } from '../../platform/http/list.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { userById } from '../accounts/store.ts';
import { checkRepository } from '../repositories/check.ts';
import { administrationRoutes } from './administration.ts';
import { blueprintRoutes } from './blueprint.ts';
import { editProject, publicPart, removeProject, setAside } from './change.ts';
import { blueprintColumns, requireEditable, slugReserved } from './rules.ts';
import { insertProject, ownProject, projectList, projectQuery, projectView, toProject } from './store.ts';
import { t } from '../../texts/index.ts';

export function projectRoutes(services: Services): Handlers<keyof typeof projectEndpoints> {
  const { db, reader, artefacts, understander } = services;

  /** Who a new project belongs to: oneself, or the User an administrator names. */
  async function ownerOf(session: Session, ownerId: string | undefined): Promise<string> {
    if (session.role !== 'Admin') {
      if (ownerId !== undefined && ownerId !== session.userId)
        throw invalid('ownerId', 'Only an administrator can set this.');
      return session.userId;
    }
    const owner = ownerId === undefined ? undefined : await userById(db, ownerId);
    if (owner?.role !== 'User' || owner.status !== 'active')
      throw invalid('ownerId', 'Choose an active user.');
    return owner.id;
  }

  /** @throws 422 for an address that is no public Git repository's */
  async function requireRepository(url: string): Promise<void> {
    const { valid, reason = 'This is not a public Git repository.' } = await checkRepository(url);
    if (!valid) throw invalid('repoUrl', { stored: reason });
  }

  /** @throws 422 for a description that no app can be made of */
  async function appFor(description: string): Promise<Blueprint> {
    const { blueprint } = await understander.understand(description);
    if (!blueprint)
      throw new HttpError(
        'nothing_to_build',
        'I couldn’t find anything to build in this. Describe what the app keeps and what people do with it, such as “A tool library with members, tools and loans” or “A dog grooming salon where customers book appointments”.',
        { fields: { description: ['Describe what the app keeps and what people do with it.'] } },
      );
    return blueprint;
  }

  async function requireRoom(trx: Trx, ownerId: string): Promise<void> {
    const { count } = await trx
      .selectFrom('projects')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow();
    if (count >= PROJECTS.perUser)
      throw new HttpError(
        'limit_reached',
        t('You can have up to {count} projects. Delete one to create another.', { count: PROJECTS.perUser }),
      );
  }

  return {
    ...blueprintRoutes(services),
    ...administrationRoutes(services),

    'GET /api/projects': async ({ session, query, reply }) => {
      const rows =
        session.role === 'Admin'
          ? await list(reply, projectList, query, { db, reader })
          : await ownList(
              reply,
              {
                ...projectList,
                query: (from) => projectQuery(from).where('projects.ownerId', '=', session.userId),
              },
              query,
              db,
            );
      return rows.map(toProject);
    },

    'POST /api/projects': async ({ session, body, write }) => {
      const ownerId = await ownerOf(session, body.ownerId);
      const drawn = body.blueprint ?? (await appFor(body.description));
      if (body.repoUrl !== undefined) await requireRepository(body.repoUrl);
      const blueprint = body.name ? { ...drawn, name: body.name.slice(0, 60) } : drawn;
      return write(async (change) => {
        await requireRoom(change.trx, ownerId);
        const project = await insertProject(change.trx, {
          ownerId,
          name: body.name ?? blueprint.name,
          description: body.description,
          repoUrl: body.repoUrl ?? null,
          ...blueprintColumns(blueprint),
        });
        await change.record(project.id, null, publicPart(project), ownerId);
        return projectView(change.trx, project.id);
      });
    },

    'GET /api/projects/:id': async ({ session, params }) => {
      await ownProject(db, session, params.id);
      return projectView(db, params.id);
    },

    'PATCH /api/projects/:id': async ({ session, params, body, write }) => {
      // Asked before the transaction, which must not wait for the network, and only for somebody's own project.
      if (typeof body.repoUrl === 'string') {
        await ownProject(db, session, params.id);
        await requireRepository(body.repoUrl);
      }
      return write(async (change) => {
        const before = await ownProject(change.trx, session, params.id);
        const { updatedAt, archived, slug, ...rest } = body;
        if (archived !== false)
          requireEditable(before.state === 'archived' && archived ? 'draft' : before.state);
        const patch: Partial<ProjectRow> = {
          ...rest,
          ...(archived === undefined ? {} : await setAside(change, before, 'archived', archived)),
        };
        if (slug !== undefined && slug !== before.slug) {
          if (before.slugFixed === 1)
            throw new HttpError('slug_fixed', 'The app has been published, so its URL can’t be changed.', {
              fields: { slug: ['The URL can’t be changed after publishing.'] },
            });
          if (slugReserved(slug)) throw invalid('slug', 'This name is reserved.');
          const taken = await change.trx
            .selectFrom('projects')
            .select('id')
            .where('slug', '=', slug)
            .executeTakeFirst();
          if (taken) throw invalid('slug', 'Already in use by another project.');
          patch.slug = slug;
        }
        const after = await editProject(change, before, updatedAt, patch);
        await change.record(before.id, publicPart(before), publicPart(after), before.ownerId);
        return projectView(change.trx, before.id);
      });
    },

    'DELETE /api/projects/:id': async ({ session, params, write, translate }) => {
      await write(async (change) => removeProject(change, await ownProject(change.trx, session, params.id)));
      await artefacts.remove(params.id);
      return { message: translate('The project is deleted.') };
    },

    'POST /api/projects/:id/duplicate': ({ session, params, write }) =>
      write(async (change) => {
        const original = await ownProject(change.trx, session, params.id);
        await requireRoom(change.trx, original.ownerId);
        const { ownerId, description, blueprint, kind, pages, entities, primary } = original;
        const name = `${original.name.slice(0, 70)} (copy)`;
        const copy = await insertProject(change.trx, {
          ownerId,
          name,
          description,
          blueprint,
          kind,
          pages,
          entities,
          primary,
        });
        await change.record(copy.id, null, publicPart(copy), ownerId);
        return projectView(change.trx, copy.id);
      }),

    'POST /api/projects/:id/publish': ({ session, params, body, write }) =>
      write(async (change) => {
        const before = await ownProject(change.trx, session, params.id);
        requireEditable(before.state);
        if (body.published && (before.servedBuild === null || before.plan === null))
          throw new HttpError('state', 'There is no complete build to publish yet.');
        const published = body.published ? 1 : 0;
        await change.trx
          .updateTable('projects')
          .set({ published, ...(body.published ? { slugFixed: 1 } : {}) })
          .where('id', '=', before.id)
          .execute();
        await change.record(
          before.id,
          { published: before.published === 1 },
          { published: body.published },
          before.ownerId,
          { action: body.published ? 'project.publish' : 'project.unpublish' },
        );
        return projectView(change.trx, before.id);
      }),

    'POST /api/projects/sketch': ({ body }) => understander.understand(body.description),
  };
}
