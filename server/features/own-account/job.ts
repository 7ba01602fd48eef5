import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs/index.ts';
import { SYSTEM_ACTOR, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { userById } from '../accounts/store.ts';
import { eraseUser } from '../users/store.ts';

const payloadOf = z.object({ userId: z.string() });

/** Erases someone who asked for it 14 days ago and has not signed in since. */
export function eraseUserJob(services: Services): JobHandler {
  const { db, artefacts, avatars } = services;
  return {
    async run({ payload }) {
      const { userId } = payloadOf.parse(payload);
      const erased = await transact(services, SYSTEM_ACTOR, async (change) => {
        const user = await userById(change.trx, userId);
        if (user?.status !== 'deleting' || user.deletesAt === null || user.deletesAt > Date.now()) return [];
        const projects = await eraseUser(change.trx, userId);
        await change.audit('user.delete', 'user', userId, null, null);
        for (const resource of ['users', 'projects', 'orders', 'dashboard'] as const)
          await change.emit('admins', 'changed', { resource });
        return projects;
      });
      await Promise.all(erased.map((projectId) => artefacts.remove(projectId)));
      if (!(await userById(db, userId))) await avatars.remove(userId);
    },
  };
}
