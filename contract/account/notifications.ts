import { z } from 'zod';
import { notificationColumns } from './resources.ts';
import { type ChosenKind, NOTIFICATION_KINDS } from './notification-kinds.ts';
import { idParams, endpoints, id, listQuery, message, time } from '../core/endpoint.ts';

const choice = z.strictObject({ inApp: z.boolean(), mail: z.boolean() });
/** How a person hears of each kind of thing. */
export const notificationPreferences = z.strictObject({
  'build-ready': choice,
  'build-failed': choice,
  payment: choice,
  order: choice,
} satisfies Record<ChosenKind, typeof choice>);
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

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
    params: idParams,
    body: z.strictObject({ read: z.boolean() }),
    replies: { 200: notification },
  },
  'POST /api/notifications/read-all': {
    summary: 'Mark all read.',
    caller: 'signed-in',
    replies: { 200: message },
  },
  'GET /api/user/notification-preferences': {
    summary: 'How one hears of each kind of thing: in the product, by mail.',
    caller: 'signed-in',
    replies: { 200: notificationPreferences },
  },
  'PUT /api/user/notification-preferences': {
    summary: 'Choose how to hear of each kind of thing.',
    caller: 'signed-in',
    body: notificationPreferences,
    replies: { 200: notificationPreferences },
    audit: 'user.notifications',
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
