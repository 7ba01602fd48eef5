import type { JobHandler } from '../../platform/jobs/index.ts';
import { SYSTEM_ACTOR, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { endSupport } from './store.ts';

/** Closes a support session when its time is up, so that its end is recorded and the user notified even if nobody left it. */
export function endSupportJob(services: Services): JobHandler {
  return {
    async run({ payload }) {
      if (typeof payload !== 'object' || payload === null || !('sessionId' in payload))
        throw new Error('The end of a support session without its session');
      const id = String(payload.sessionId);
      await transact(services, SYSTEM_ACTOR, (change) => endSupport(change, id));
    },
  };
}
