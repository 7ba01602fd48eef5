import { z } from 'zod';
import { email } from './auth.ts';
import { endpoints, time } from '../core/endpoint.ts';
import { REWARD } from '../core/limits.ts';

export const rewardEndpoints = endpoints({
  'GET /api/user/rewards': {
    summary: 'Friends one has invited, and what each brought.',
    caller: 'signed-in',
    replies: {
      200: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          sentAt: time,
          /** When the friend confirmed their address. */
          earnedAt: time.nullable(),
        }),
      ),
    },
  },
  'POST /api/user/send-reward-emails': {
    summary: 'Invite friends by mail: up to 10 at once, 50 a day, nobody twice.',
    caller: 'signed-in',
    limit: 'sign-in',
    body: z.strictObject({ emails: z.array(email).min(1).max(REWARD.atOnce) }),
    replies: {
      200: z.object({
        sent: z.int(),
        /** Invited before by the caller, or mailed often enough today by whomever. */
        skipped: z.int(),
      }),
    },
    audit: 'user.invite-friends',
  },
});
