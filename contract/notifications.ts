import { z } from 'zod';
import { notificationColumns } from './columns.ts';
import { byId, endpoints, id, listQuery, message, time } from './endpoint.ts';

export const NOTIFICATION_KINDS = [
  'build-ready',
  'build-failed',
  'payment',
  'order',
  'recent-update',
  'account',
] as const;

export const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  readAt: time.nullable(),
  createdAt: time,
});
export type Notification = z.infer<typeof notification>;

export const notificationEndpoints = endpoints({
  'GET /api/notifications': {
    summary: 'Own notifications.',
    caller: 'signed-in',
    query: listQuery(notificationColumns),
    replies: { 200: z.array(notification) },
  },
  'PATCH /api/notifications/:id': {
    summary: 'Mark one read or unread.',
    // Not for support: what the user has not read stays unread.
    caller: 'owner',
    params: byId,
    body: z.strictObject({ read: z.boolean() }),
    replies: { 200: notification },
  },
  'POST /api/notifications/read-all': {
    summary: 'Mark all read.',
    caller: 'signed-in',
    replies: { 200: message },
  },
  'GET /api/events': {
    summary: 'Server-sent events for the signed-in person.',
    caller: 'signed-in',
    // Read by every page to stay fresh; it carries nothing that the lists do not.
    support: true,
    replies: {},
    streams: 'text/event-stream',
  },
});
