import type { Selectable } from 'kysely';
import type { SavedView, savedViewEndpoints } from '#contract/account/saved-views.ts';
import type { ExportedList } from '#contract/resources/index.ts';
import type { Db, Trx } from '../../platform/database/index.ts';
import { newId } from '../../platform/database/ids.ts';
import type { SavedViewRow } from '../../platform/database/schema.ts';
import { isUniqueViolation } from '../../platform/database/sqlite.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { invalid, notFound, stale } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Services } from '../../services.ts';
import { iso } from '../../platform/times.ts';

const shown = ({ resource, name, query, shared }: SavedViewRow) => ({
  resource,
  name,
  query,
  shared: shared === 1,
});

/** The views that someone is offered: their own, and those that others share. */
const offered = (db: Db | Trx, userId: string) =>
  db
    .selectFrom('savedViews')
    .leftJoin('defaultViews', (join) =>
      join.onRef('defaultViews.viewId', '=', 'savedViews.id').on('defaultViews.userId', '=', userId),
    )
    .selectAll('savedViews')
    .select('defaultViews.viewId as defaultOf')
    .where((eb) => eb.or([eb('savedViews.ownerId', '=', userId), eb('savedViews.shared', '=', 1)]));

type Offered = Selectable<SavedViewRow> & { defaultOf: string | null };

const toView = (row: Offered, userId: string): SavedView => ({
  id: row.id,
  resource: row.resource as ExportedList,
  name: row.name,
  query: row.query,
  shared: row.shared === 1,
  ownerName: row.ownerName,
  own: row.ownerId === userId,
  isDefault: row.defaultOf !== null,
  updatedAt: iso(row.updatedAt),
});

export function savedViewRoutes({ db }: Services): Handlers<keyof typeof savedViewEndpoints> {
  const one = async (where: Db | Trx, userId: string, id: string): Promise<Offered> => {
    const row = await offered(where, userId).where('savedViews.id', '=', id).executeTakeFirst();
    if (!row) throw notFound('view');
    return row;
  };
  /** @throws 404 for another's view: sharing it lets others look through it, not change it */
  const own = async (where: Trx, userId: string, id: string): Promise<Offered> => {
    const row = await one(where, userId, id);
    if (row.ownerId !== userId) throw notFound('view');
    return row;
  };
  const named = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw isUniqueViolation(error) ? invalid('name', 'You already have a view with this name.') : error;
    }
  };

  return {
    'GET /api/admin/views': async ({ query, session }) => {
      const rows = await offered(db, session.userId)
        .where('savedViews.resource', '=', query.resource)
        .orderBy('savedViews.name')
        .execute();
      return rows.map((row) => toView(row, session.userId));
    },

    'POST /api/admin/views': ({ body, session, write }) =>
      named(
        write(async (change) => {
          const now = Date.now();
          const row: SavedViewRow = {
            id: newId(),
            ownerId: session.userId,
            ownerName: session.name,
            ...body,
            shared: body.shared ? 1 : 0,
            createdAt: now,
            updatedAt: now,
          };
          await change.trx.insertInto('savedViews').values(row).execute();
          await change.record(row.id, null, shown(row));
          return toView({ ...row, defaultOf: null }, session.userId);
        }),
      ),

    'PUT /api/admin/views/:id': ({ params, body, session, write }) =>
      named(
        write(async (change) => {
          const { defaultOf, ...before } = await own(change.trx, session.userId, params.id);
          const { updatedAt, shared, ...patch } = body;
          if (before.updatedAt !== Date.parse(updatedAt)) throw stale('view');
          const after: SavedViewRow = {
            ...before,
            ...patch,
            shared: shared === undefined ? before.shared : shared ? 1 : 0,
            updatedAt: nextUpdatedAt(before),
          };
          await change.trx.updateTable('savedViews').set(after).where('id', '=', after.id).execute();
          // Whoever opened their list with it finds it gone, and the list as it is without.
          if (!after.shared)
            await change.trx
              .deleteFrom('defaultViews')
              .where('viewId', '=', after.id)
              .where('userId', '!=', session.userId)
              .execute();
          await change.record(after.id, shown(before), shown(after));
          return toView({ ...after, defaultOf }, session.userId);
        }),
      ),

    'PUT /api/admin/views/:id/default': ({ params, body, session, write }) =>
      write(async (change) => {
        const row = await one(change.trx, session.userId, params.id);
        await change.trx
          .deleteFrom('defaultViews')
          .where('userId', '=', session.userId)
          .where('resource', '=', row.resource)
          .execute();
        if (body.isDefault)
          await change.trx
            .insertInto('defaultViews')
            .values({ userId: session.userId, resource: row.resource, viewId: row.id })
            .execute();
        await change.record(row.id, null, null);
        return toView({ ...row, defaultOf: body.isDefault ? row.id : null }, session.userId);
      }),

    'DELETE /api/admin/views/:id': async ({ params, session, write, translate }) => {
      await write(async (change) => {
        const row = await own(change.trx, session.userId, params.id);
        await change.trx.deleteFrom('savedViews').where('id', '=', row.id).execute();
        await change.record(row.id, shown(row), null);
      });
      return { message: translate('The view is deleted.') };
    },
  };
}
