import type { Profile, profileEndpoints } from '#contract/account/profile.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Services } from '../../services.ts';
import { knownUser } from '../accounts/store.ts';
import { readSketch } from '../projects/stored-blueprint.ts';
import { toUser, updateUser } from '../users/store.ts';

export const profileOf = (user: UserRow): Profile => ({
  ...toUser(user),
  sketch: readSketch(user.sketch),
});

export function profileRoutes({ db }: Services): Handlers<keyof typeof profileEndpoints> {
  return {
    'GET /api/user/stats': async ({ session }) => {
      const projects = await db
        .selectFrom('projects')
        .select((eb) => ['state', 'published', eb.fn.countAll<number>().as('count')])
        .where('ownerId', '=', session.userId)
        .groupBy(['state', 'published'])
        .execute();
      const sum = (fits: (row: (typeof projects)[number]) => boolean) =>
        projects.filter(fits).reduce((total, row) => total + row.count, 0);
      const unread = await db
        .selectFrom('notifications')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('userId', '=', session.userId)
        .where('readAt', 'is', null)
        .executeTakeFirstOrThrow();
      const { credit } = await knownUser(db, session.userId);
      return {
        projects: sum(() => true),
        ready: sum((row) => row.state === 'ready'),
        published: sum((row) => row.published === 1),
        building: sum((row) => row.state === 'queued' || row.state === 'building'),
        unpaid: sum((row) => row.state === 'draft' || row.state === 'awaiting-payment'),
        unread: unread.count,
        credit,
      };
    },

    'GET /api/user/profile': async ({ session }) => profileOf(await knownUser(db, session.userId)),

    'PATCH /api/user/profile': async ({ session, body, write }) => {
      const before = await knownUser(db, session.userId);
      const { updatedAt, sketch, ...patch } = body;
      return profileOf(
        await write((change) =>
          updateUser(change, before, updatedAt, { ...patch, ...(sketch === null ? { sketch: null } : {}) }),
        ),
      );
    },
  };
}
