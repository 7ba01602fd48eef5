import { type Columns, commonColumns } from '../../core/columns.ts';
import type { ResourceDeclaration } from '../../core/resource.ts';

export const JOB_STATES = ['queued', 'running', 'done', 'dead'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Work done in the background. */
export const JOB_KINDS = [
  'build',
  'artefact',
  'mail',
  'invite-users',
  'publish-update',
  'expire-order',
  'refund',
  'end-support',
  'erase-user',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const jobColumns = {
  ...commonColumns,
  kind: { type: 'choice', values: JOB_KINDS, filter: true },
  state: { type: 'choice', values: JOB_STATES, filter: true },
  /** how often it was begun; more than once is a job that was tried again */
  attempt: { type: 'number', sort: true, filter: true },
  runAt: { type: 'time', sort: true },
  finishedAt: { type: 'time', sort: true },
} as const satisfies Columns;

export const jobs = {
  name: 'jobs',
  columns: jobColumns,
  exported: true,
  audit: { entity: 'job', actions: ['replay'] },
  states: { kind: 'job', tones: { queued: 'wait', running: 'busy', done: 'good', dead: 'bad' } },
  shownBy: ['GET /api/admin/jobs'],
  invalidates: { 'POST /api/admin/jobs/:id/replay': ['jobs'] },
} as const satisfies ResourceDeclaration;
