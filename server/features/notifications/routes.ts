import { CHOSEN_KINDS } from '#contract/account/notification-kinds.ts';
import type { Notification, notificationEndpoints } from '#contract/account/notifications.ts';
import type { Kysely } from 'kysely';
import type { Database, NotificationRow } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { ownList } from '../../platform/http/list.ts';
import type { Services } from '../../services.ts';
import { streamEvents } from './stream.ts';
import { preferencesOf } from './notify.ts';
import { iso, isoOrNull } from '../../platform/times.ts';

const toNotification = ({ userId: _userId, ...row }: NotificationRow): Notification => ({
  ...row,
  readAt: isoOrNull(row.readAt),
  createdAt: iso(row.createdAt),
});

export function notificationRoutes({ db, hub, log }: Services): Handlers<keyof typeof notificationEndpoints> {
  return {
    'GET /api/notifications': async ({ session, query, reply }) => {
      // `unread` is no column: it is asked for as one and answered from the time of reading.
      const unread = query.filters.find((filter) => filter.column === 'unread');
      const asked = { ...query, filters: query.filters.filter((filter) => filter !== unread) };
      const mine = (from: Kysely<Database>) => {
        const rows = from.selectFrom('notifications').selectAll().where('userId', '=', session.userId);
        return unread ? rows.where('readAt', unread.values[0] === 1 ? 'is' : 'is not', null) : rows;
      };
      return (
        await ownList(reply, { query: mine, table: 'notifications', search: ['title', 'body'] }, asked, db)
      ).map(toNotification);
    },

    'PATCH /api/notifications/:id': ({ session, params, body, write }) =>
      write(async (change) => {
        const mine = change.trx
          .selectFrom('notifications')
          .selectAll()
          .where('id', '=', params.id)
          .where('userId', '=', session.userId);
        const before = await mine.executeTakeFirst();
        if (!before) throw notFound('notification');
        const readAt = body.read ? (before.readAt ?? Date.now()) : null;
        await change.trx.updateTable('notifications').set({ readAt }).where('id', '=', before.id).execute();
        await change.emit({ user: session.userId }, 'changed', {
          resource: 'notifications',
          ids: [before.id],
        });
        return toNotification({ ...before, readAt });
      }),

    'POST /api/notifications/read-all': ({ session, write, translate }) =>
      write(async (change) => {
        await change.trx
          .updateTable('notifications')
          .set({ readAt: Date.now() })
          .where('userId', '=', session.userId)
          .where('readAt', 'is', null)
          .execute();
        await change.emit({ user: session.userId }, 'changed', { resource: 'notifications' });
        return { message: translate('All notifications are marked as read.') };
      }),

    'GET /api/user/notification-preferences': ({ session }) => preferencesOf(db, session.userId),

    'PUT /api/user/notification-preferences': ({ session, body, write }) =>
      write(async (change) => {
        const before = await preferencesOf(change.trx, session.userId);
        for (const kind of CHOSEN_KINDS) {
          const chosen = { inApp: body[kind].inApp ? 1 : 0, mail: body[kind].mail ? 1 : 0 };
          await change.trx
            .insertInto('notificationPreferences')
            .values({ userId: session.userId, kind, ...chosen })
            .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet(chosen))
            .execute();
        }
        await change.record(session.userId, before, body);
        return body;
      }),

    'GET /api/events': ({ session, request, reply }) =>
      streamEvents({ db, hub, log }, session, request, reply),
  };
}
