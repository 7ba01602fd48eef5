import { blueprintSchema } from '#blueprint/schema.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { iso } from '../../platform/times.ts';
import type { Services } from '../../services.ts';
import { editProject } from './change.ts';
import { requireEditable } from './rules.ts';
import { draftColumns, ownProject } from './store.ts';
import { readBlueprint } from './stored-blueprint.ts';

type BlueprintKey =
  'GET /api/projects/:id/blueprint' | 'PUT /api/projects/:id/blueprint' | 'POST /api/projects/:id/preview';

/** The draft that the editor works on, and its preview. */
export function blueprintRoutes({ db, previews }: Services): Handlers<BlueprintKey> {
  return {
    'GET /api/projects/:id/blueprint': async ({ session, params }) => {
      const project = await ownProject(db, session, params.id);
      const stored = readBlueprint(project.blueprint);
      return {
        // What is not valid is opened as it is: the editor is where it is fixed.
        blueprint: blueprintSchema.safeParse(stored).data ?? stored,
        updatedAt: iso(project.updatedAt),
      };
    },

    'PUT /api/projects/:id/blueprint': ({ session, params, body, write }) =>
      write(async (change) => {
        const before = await ownProject(change.trx, session, params.id);
        requireEditable(before.state);
        const columns = await draftColumns(change.trx, before, body.blueprint);
        const after = await editProject(change, before, body.updatedAt, columns);
        await change.record(
          before.id,
          { pages: before.pages, entities: before.entities },
          { pages: after.pages, entities: after.entities, blueprint: 'changed' },
          before.ownerId,
          // The editor saves by itself every few seconds.
          { lastSave: before.updatedAt },
        );
        return { updatedAt: iso(after.updatedAt) };
      }),

    'POST /api/projects/:id/preview': async ({ session, params }) => {
      const project = await ownProject(db, session, params.id);
      if (project.state === 'suspended') requireEditable(project.state);
      const { token, expiresAt } = await previews.open(session.userId, project.id, async () => {
        const { blueprint } = await ownProject(db, session, project.id);
        return readBlueprint(blueprint);
      });
      return { url: `/preview/${token}/`, expiresAt: iso(expiresAt) };
    },
  };
}
