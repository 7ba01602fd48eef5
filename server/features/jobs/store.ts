import type { Job } from '#contract/resources/jobs/calls.ts';
import type { JobRow } from '../../platform/database/schema.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { iso, isoOrNull } from '../../platform/times.ts';

/** The payload stays behind: it may hold a mailed code. Attempts that were cut short don't count against those allowed. */
export const toJob = ({ payload: _payload, leaseUntil: _lease, interruptions, ...row }: JobRow): Job => ({
  ...row,
  attempt: row.attempt - interruptions,
  runAt: iso(row.runAt),
  createdAt: iso(row.createdAt),
  finishedAt: isoOrNull(row.finishedAt),
});

export const jobList = {
  table: 'jobs',
  query: (db) => db.selectFrom('jobs').selectAll(),
  search: ['kind', 'id', 'error'],
} satisfies ListSource<'jobs', JobRow>;
