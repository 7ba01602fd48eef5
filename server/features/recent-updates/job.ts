import type { JobHandler } from '../../platform/jobs/index.ts';
import { SYSTEM_ACTOR, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';

/** Publishes a scheduled update at its time. */
export function publishUpdateJob(services: Services): JobHandler {
  return {
    async run({ payload }) {
      if (typeof payload !== 'object' || payload === null || !('updateId' in payload))
        throw new Error('A publication without its update');
      const id = String(payload.updateId);
      await transact(services, SYSTEM_ACTOR, async (change) => {
        const row = await change.trx
          .selectFrom('recentUpdates')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        if (row?.state !== 'scheduled' || row.publishAt === null || row.publishAt > Date.now()) return;
        await change.trx
          .updateTable('recentUpdates')
          .set({ state: 'published' })
          .where('id', '=', id)
          .execute();
        await change.audit(
          'recent-update.publish',
          'recent-update',
          id,
          { state: 'scheduled' },
          { state: 'published' },
        );
        await change.notifyChanged('recent-updates', [id]);
        await change.emit('all', 'changed', { resource: 'news-updates' });
      });
    },
  };
}
