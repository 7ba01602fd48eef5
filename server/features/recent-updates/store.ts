import type { RecentUpdate } from '#contract/resources/recent-updates/calls.ts';
import type { RecentUpdateRow } from '../../platform/database/schema.ts';
import type { ListSource } from '../../platform/http/list.ts';
import type { Change } from '../../platform/transact.ts';
import { iso, isoOrNull } from '../../platform/times.ts';

export const toUpdate = ({ authorId: _authorId, ...row }: RecentUpdateRow): RecentUpdate => ({
  ...row,
  publishAt: isoOrNull(row.publishAt),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

export const updateList = {
  table: 'recentUpdates',
  query: (db) => db.selectFrom('recentUpdates').selectAll(),
  search: ['title', 'body'],
  counted: ['state', 'category'],
} satisfies ListSource<'recentUpdates', RecentUpdateRow>;

export const publishedList = {
  ...updateList,
  query: (db) => updateList.query(db).where('state', '=', 'published'),
  newest: 'publishAt',
} satisfies ListSource<'recentUpdates', RecentUpdateRow>;

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
