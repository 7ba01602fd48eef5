import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs/index.ts';
import { SYSTEM_ACTOR, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { invite } from '../accounts/invitations.ts';

const payloadOf = z.object({ userIds: z.array(z.string()) });

/** Invites people who were imported. Each is a transaction of its own: whoever has a link already gets no second one. */
export function inviteUsersJob(services: Services): JobHandler {
  const { publicUrl } = services;
  return {
    async run({ payload, signal }) {
      for (const id of payloadOf.parse(payload).userIds) {
        if (signal.aborted) return { later: 1000 };
        await transact(services, SYSTEM_ACTOR, async (change) => {
          const user = await change.trx
            .selectFrom('users')
            .select(['id', 'email', 'locale'])
            .where('id', '=', id)
            .where('status', '=', 'active')
            .where('passwordHash', 'is', null)
            .where((eb) =>
              eb.not(
                eb.exists(
                  eb.selectFrom('codes').select('codes.id').whereRef('codes.userId', '=', 'users.id'),
                ),
              ),
            )
            .executeTakeFirst();
          if (user) await invite(change, user, publicUrl());
        });
      }
      return undefined;
    },
  };
}
