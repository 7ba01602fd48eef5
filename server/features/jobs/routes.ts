import type { jobEndpoints } from '#contract/resources/jobs/calls.ts';
import type { JobRow } from '../../platform/database/schema.ts';
import { notFound, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { list } from '../../platform/http/list.ts';
import type { Services } from '../../services.ts';
import { jobList, toJob } from './store.ts';

export function jobRoutes({ db, reader, wake }: Services): Handlers<keyof typeof jobEndpoints> {
  return {
    'GET /api/admin/jobs': async ({ query, reply }) =>
      (await list(reply, jobList, query, { db, reader })).map(toJob),

    'POST /api/admin/jobs/:id/replay': async ({ params, write }) => {
      const job = await write(async (change) => {
        const before = await change.trx
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', params.id)
          .executeTakeFirst();
        if (!before) throw notFound('job');
        if (before.state !== 'dead') throw new HttpError('state', 'Only a failed job can be run again.');
        const after: JobRow = {
          ...before,
          state: 'queued',
          attempt: 0,
          interruptions: 0,
          runAt: Date.now(),
          error: null,
          finishedAt: null,
        };
        await change.trx.updateTable('jobs').set(after).where('id', '=', before.id).execute();
        await change.record(before.id, { state: before.state }, { state: after.state }, null);
        return toJob(after);
      });
      wake.jobs();
      return job;
    },
  };
}
