import type { Mail } from './platform/mail/index.ts';
import type { JobKind } from '#contract/resources/jobs/index.ts';
import type { JobHandler, JobHandlers } from './platform/jobs/index.ts';
import type { Services } from './services.ts';

/** Every kind of background work, loaded when its first job comes. */
export function jobHandlers(services: Services): JobHandlers & Record<JobKind, () => Promise<JobHandler>> {
  return {
    mail: () => Promise.resolve({ run: ({ payload }) => services.mailer.send(payload as Mail) }),
    build: async () => (await import('./features/builds/job.ts')).buildJob(services),
    artefact: async () => (await import('./features/builds/artefact.ts')).artefactJobHandler(services),
    'expire-order': async () => (await import('./features/orders/job.ts')).expireOrderJob(services),
    refund: async () => (await import('./features/orders/refunds.ts')).refundJob(services),
    'end-support': async () => (await import('./features/sessions/job.ts')).endSupportJob(services),
    'invite-users': async () => (await import('./features/imports/job.ts')).inviteUsersJob(services),
    'erase-user': async () => (await import('./features/own-account/job.ts')).eraseUserJob(services),
    'publish-update': async () =>
      (await import('./features/recent-updates/job.ts')).publishUpdateJob(services),
  };
}
