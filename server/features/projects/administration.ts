import type { projectEndpoints } from '#contract/builder/projects/calls.ts';
import { notFound, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { list } from '../../platform/http/list.ts';
import type { Services } from '../../services.ts';
import { editProject, publicPart, removeProject, setAside } from './change.ts';
import { ownProject, projectList, projectView, toProject } from './store.ts';

type AdministrationKey = Extract<keyof typeof projectEndpoints, `${string} /api/admin/${string}`>;

/** What an administrator does with anybody's projects. */
export function administrationRoutes({ db, reader, artefacts }: Services): Handlers<AdministrationKey> {
  return {
    'GET /api/admin/projects': async ({ query, reply }) =>
      (await list(reply, projectList, query, { db, reader })).map(toProject),

    'GET /api/admin/projects/:id': ({ params }) => projectView(db, params.id),

    'PUT /api/admin/projects/update': ({ session, body, write }) =>
      write(async (change) => {
        const { id, updatedAt, suspended, ...rest } = body;
        const before = await ownProject(change.trx, session, id);
        const patch = {
          ...rest,
          ...(suspended === undefined ? {} : await setAside(change, before, 'suspended', suspended)),
        };
        const after = await editProject(change, before, updatedAt, patch);
        await change.record(id, publicPart(before), publicPart(after), before.ownerId);
        return projectView(change.trx, id);
      }),

    'POST /api/admin/projects/delete': async ({ session, body, write, translate }) => {
      const results = [];
      for (const id of new Set(body.ids)) {
        try {
          await write(async (change) => removeProject(change, await ownProject(change.trx, session, id)));
          await artefacts.remove(id);
          results.push({ id, ok: true });
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          results.push({ id, ok: false, code: error.code, error: translate(notFound('project').text) });
        }
      }
      return { results };
    },
  };
}
