import type { ChangeRequest, changeEndpoints } from '#contract/builder/changes.ts';
import { CHANGE_REQUESTS } from '#contract/core/limits.ts';
import { newId } from '../../platform/database/ids.ts';
import type { ChangeRequestRow } from '../../platform/database/schema.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { iso } from '../../platform/times.ts';
import type { Services } from '../../services.ts';
import { requireEditable } from '../projects/rules.ts';
import { ownProject } from '../projects/store.ts';

const toChangeRequest = ({ id, text, outcome, createdAt }: ChangeRequestRow): ChangeRequest => ({
  id,
  text,
  outcome,
  createdAt: iso(createdAt),
});

/** Requests in words for changes of a draft. What reads is in `features/understanding`; here they are kept and previewed. */
export function changeRoutes({
  db,
  previews,
}: Services): Handlers<Exclude<keyof typeof changeEndpoints, 'POST /api/projects/:id/change'>> {
  return {
    'GET /api/projects/:id/changes': async ({ session, params }) => {
      const project = await ownProject(db, session, params.id);
      const rows = await db
        .selectFrom('changeRequests')
        .selectAll()
        .where('projectId', '=', project.id)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(CHANGE_REQUESTS.kept)
        .execute();
      return rows.map(toChangeRequest);
    },

    'POST /api/projects/:id/changes': ({ session, params, body, write }) =>
      write(async ({ trx }) => {
        const project = await ownProject(trx, session, params.id);
        requireEditable(project.state);
        const row: ChangeRequestRow = { id: newId(), projectId: project.id, ...body, createdAt: Date.now() };
        await trx.insertInto('changeRequests').values(row).execute();
        const older = trx
          .selectFrom('changeRequests')
          .select('id')
          .where('projectId', '=', project.id)
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(1000)
          .offset(CHANGE_REQUESTS.kept);
        await trx.deleteFrom('changeRequests').where('id', 'in', older).execute();
        return toChangeRequest(row);
      }),

    'POST /api/projects/:id/changes/preview': async ({ session, params, body }) => {
      const project = await ownProject(db, session, params.id);
      requireEditable(project.state);
      const { token, expiresAt } = await previews.openProposal(session.userId, project.id, body.blueprint);
      return { url: `/preview/${token}/`, expiresAt: iso(expiresAt) };
    },
  };
}
