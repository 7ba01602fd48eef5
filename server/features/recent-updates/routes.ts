import type { recentUpdateEndpoints } from '#contract/resources/recent-updates/calls.ts';
import { canMove } from '#contract/core/states.ts';
import { UPDATE_MOVES, type UpdateState } from '#contract/resources/recent-updates/index.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import { newId } from '../../platform/database/ids.ts';
import type { RecentUpdateRow } from '../../platform/database/schema.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { invalid, notFound, HttpError, stale } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { list, ownList } from '../../platform/http/list.ts';
import type { Services } from '../../services.ts';
import { BUILD_COLUMNS, toBuilds } from '../builds/store.ts';
import { iso } from '../../platform/times.ts';
import { publishedList, schedule, toUpdate, updateList } from './store.ts';
import { t } from '../../texts/index.ts';

/** When an update with this state appears: at once when published, at its time when scheduled. @throws 422 for a scheduled one without a coming time */
function publishTime(state: UpdateState, asked: number | null, before: number | null): number | null {
  if (state === 'draft') return asked;
  if (state === 'published') return before !== null && before <= Date.now() ? before : Date.now();
  if (asked === null || asked <= Date.now()) throw invalid('publishAt', 'Choose a time in the future.');
  return asked;
}

export function recentUpdateRoutes({ db, reader }: Services): Handlers<keyof typeof recentUpdateEndpoints> {
  const known = async (where: Db | Trx, id: string): Promise<RecentUpdateRow> => {
    const row = await where.selectFrom('recentUpdates').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('update');
    return row;
  };
  const shown = ({ title, category, state, publishAt, body }: RecentUpdateRow) => ({
    title,
    category,
    state,
    publishAt,
    body,
  });
  const parse = (time: string | null | undefined) => (time ? Date.parse(time) : null);

  return {
    'GET /api/news-updates': async ({ query, reply }) => {
      const rows = await ownList(reply, publishedList, query, db);
      return rows.map(({ id, title, body, category, publishAt, createdAt }) => ({
        id,
        title,
        body,
        category,
        publishedAt: iso(publishAt ?? createdAt),
      }));
    },

    'GET /api/progress-updates': async ({ session, translate }) => {
      const rows = await db
        .selectFrom('builds')
        .innerJoin('projects', 'projects.id', 'builds.projectId')
        .select([...BUILD_COLUMNS, 'projects.name as projectName'])
        .where('builds.ownerId', '=', session.userId)
        .where((eb) =>
          eb.or([
            eb('builds.state', 'in', ['queued', 'running']),
            eb('builds.finishedAt', '>', Date.now() - 86_400_000),
          ]),
        )
        .orderBy('builds.createdAt', 'desc')
        .limit(20)
        .execute();
      const builds = await toBuilds(db, rows, translate);
      return builds.map((build, index) => ({ ...build, projectName: rows[index]?.projectName ?? '' }));
    },

    'GET /api/admin/recent-updates-list': async ({ query, reply }) =>
      (await list(reply, updateList, query, { db, reader })).map(toUpdate),

    'POST /api/admin/create-recent-update': ({ session, body, write }) =>
      write(async (change) => {
        const now = Date.now();
        const row: RecentUpdateRow = {
          id: newId(),
          title: body.title,
          body: body.body,
          category: body.category,
          state: body.state,
          publishAt: publishTime(body.state, parse(body.publishAt), null),
          authorId: session.userId,
          authorName: session.name,
          createdAt: now,
          updatedAt: now,
        };
        await change.trx.insertInto('recentUpdates').values(row).execute();
        await schedule(change, row);
        await change.record(row.id, null, shown(row));
        return toUpdate(row);
      }),

    'GET /api/admin/recent-updates-by-id/:id': async ({ params }) => toUpdate(await known(db, params.id)),

    'PUT /api/admin/recent-updates/:id': ({ params, body, write }) =>
      write(async (change) => {
        const before = await known(change.trx, params.id);
        const { updatedAt, publishAt, ...patch } = body;
        if (before.updatedAt !== Date.parse(updatedAt)) throw stale('update');
        const state = patch.state ?? before.state;
        if (state !== before.state && !canMove(UPDATE_MOVES, before.state, state))
          throw new HttpError(
            'state',
            t('An update that is {from} cannot become {to}. Revert it to a draft first.', {
              from: { word: before.state },
              to: { word: state },
            }),
          );
        const after = {
          ...before,
          ...patch,
          updatedAt: nextUpdatedAt(before),
          publishAt: publishTime(
            state,
            publishAt === undefined ? before.publishAt : parse(publishAt),
            before.publishAt,
          ),
        };
        await change.trx.updateTable('recentUpdates').set(after).where('id', '=', before.id).execute();
        await schedule(change, after);
        await change.record(before.id, shown(before), shown(after));
        return toUpdate(after);
      }),

    'DELETE /api/admin/recent-updates/:id': async ({ params, write, translate }) => {
      await write(async (change) => {
        const before = await known(change.trx, params.id);
        await change.trx.deleteFrom('recentUpdates').where('id', '=', before.id).execute();
        await change.record(before.id, shown(before), null);
      });
      return { message: translate('The update is deleted.') };
    },
  };
}
