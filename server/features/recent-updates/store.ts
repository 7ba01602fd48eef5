import type { RecentUpdate } from '#contract/recent-updates.ts';
import type { RecentUpdateRow } from '../../platform/database/schema.ts';
import type { JobHandler } from '../../platform/jobs/index.ts';
import { type Change, PRODUCT, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { iso, isoOrNull } from '../users/store.ts';

export const toUpdate = ({ authorId: _authorId, ...row }: RecentUpdateRow): RecentUpdate => ({
  ...row,
  publishAt: isoOrNull(row.publishAt),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

/** A scheduled update gets a job for its time; one that was moved meanwhile finds nothing to do at the old one. */
export async function schedule(
  change: Change,
  row: Pick<RecentUpdateRow, 'id' | 'state' | 'publishAt'>,
): Promise<void> {
  if (row.state !== 'scheduled' || row.publishAt === null) return;
  await change.enqueue({
    id: `publish-update:${row.id}:${row.publishAt}`,
    kind: 'publish-update',
    payload: { updateId: row.id },
    runAt: row.publishAt,
  });
}

export function publishUpdateJob({ db, wake }: Services): JobHandler {
  return {
    async run({ payload }) {
      if (typeof payload !== 'object' || payload === null || !('updateId' in payload))
        throw new Error('A publication without its update');
      const id = String(payload.updateId);
      await transact(db, wake, PRODUCT, async (change) => {
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
        await change.changed('recent-updates', [id]);
        await change.emit('all', 'changed', { resource: 'news-updates' });
      });
    },
  };
}
