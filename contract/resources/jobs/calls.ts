import { z } from 'zod';
import { jobColumns, JOB_STATES } from './index.ts';
import { idParams, endpoints, listQuery, time } from '../../core/endpoint.ts';

export const job = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(JOB_STATES),
  attempt: z.int(),
  attempts: z.int(),
  error: z.string().nullable(),
  runAt: time,
  createdAt: time,
  finishedAt: time.nullable(),
});
export type Job = z.infer<typeof job>;

export const jobEndpoints = endpoints({
  'GET /api/admin/jobs': {
    summary: 'Work in the background: queued, running, done and dead.',
    caller: 'Admin',
    query: listQuery(jobColumns),
    replies: { 200: z.array(job) },
  },
  'POST /api/admin/jobs/:id/replay': {
    summary: 'Run a failed job again.',
    caller: 'Admin',
    params: idParams.extend({ id: z.string().max(120) }),
    replies: { 200: job },
    audit: 'job.replay',
  },
});
