import { z } from 'zod';
import { sketchSchema } from '../builder/projects/understanding.ts';
import { endpoints, expectedVersion } from '../core/endpoint.ts';
import { LANGUAGE_CODES } from '../core/languages.ts';
import { names, user } from '../resources/users/calls.ts';

/** A user as they see themselves. */
export const profile = user.omit({ status: true }).extend({
  /** A sketch given at sign-up that no project was made of yet. */
  sketch: sketchSchema.nullable(),
});
export type Profile = z.infer<typeof profile>;

export const profileEndpoints = endpoints({
  'GET /api/user/stats': {
    summary: 'Own numbers for the home page.',
    caller: 'signed-in',
    replies: {
      200: z.object({
        projects: z.int(),
        ready: z.int(),
        published: z.int(),
        building: z.int(),
        unpaid: z.int(),
        unread: z.int(),
        /** minor units */ credit: z.int(),
      }),
    },
  },
  'GET /api/user/profile': { summary: 'Own profile.', caller: 'signed-in', replies: { 200: profile } },
  'PATCH /api/user/profile': {
    summary: 'Change own names or language.',
    caller: 'signed-in',
    body: z.strictObject({
      ...z.object(names).partial().shape,
      locale: z.enum(LANGUAGE_CODES).optional(),
      /** drops the sketch kept from sign-up */ sketch: z.null().optional(),
      ...expectedVersion,
    }),
    replies: { 200: profile },
    audit: 'user.update',
  },
});
