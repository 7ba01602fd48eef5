import { z } from 'zod';
import { sessionUser } from './auth.ts';
import { idParams, endpoints, requiredText, message, time } from '../core/endpoint.ts';
import { SUPPORT } from '../core/limits.ts';

/** A session as the person it belongs to sees it. */
export const session = z.object({
  /** A hash of the token, which lets nobody in. */
  id: z.string(),
  /** What the browser says it is. */
  device: z.string(),
  ip: z.string().nullable(),
  /** The zone of the browser's clock, from which the place follows roughly; null if the browser sent none. */
  timeZone: z.string().nullable(),
  createdAt: time,
  seenAt: time,
  /** Whether this is the session that asks. */
  current: z.boolean(),
  /** The administrator who was signed in as this person, and why; null for the person's own. */
  support: z.object({ by: z.string(), reason: z.string() }).nullable(),
  /** Support sessions stay in the list after their end. */
  endedAt: time.nullable(),
});
export type Session = z.infer<typeof session>;

/** The hash that names a session. */
const sessionId = z.string().regex(/^[0-9a-f]{64}$/);

export const sessionEndpoints = endpoints({
  'GET /api/user/sessions': {
    summary: 'Where one is signed in, and who of support was signed in as oneself in the last 30 days.',
    caller: 'signed-in',
    replies: { 200: z.array(session) },
  },
  'DELETE /api/user/sessions/:id': {
    summary: 'Sign out one session; its next call is answered 419.',
    caller: 'owner',
    params: z.object({ id: sessionId }),
    replies: { 200: message },
    audit: 'session.revoke',
  },
  'GET /api/admin/users/:id/sessions': {
    summary:
      'Where a user is signed in, and which administrators were signed in as them in the last 30 days.',
    caller: 'Admin',
    params: idParams,
    replies: { 200: z.array(session) },
  },
  'DELETE /api/admin/users/:id/sessions/:sessionId': {
    summary: 'Sign a user out of one session; its next call is answered 419. Not the one that asks: 409.',
    caller: 'Admin',
    params: idParams.extend({ sessionId }),
    replies: { 200: message },
    audit: 'session.revoke',
  },
  'POST /api/admin/users/:id/sign-in-as': {
    summary:
      'Sign in as a user for support: to look, for 30 minutes at most, with a reason that the user is told.',
    caller: 'Admin',
    params: idParams,
    body: z.strictObject({
      reason: requiredText(SUPPORT.reason.max).min(
        SUPPORT.reason.min,
        `must have at least ${SUPPORT.reason.min} characters`,
      ),
    }),
    replies: { 201: z.object({ token: z.string(), user: sessionUser, expiresAt: time }) },
    audit: 'user.support-start',
  },
});
