import type { z } from 'zod';
import { auditEndpoints } from './resources/audit-log/calls.ts';
import { authEndpoints } from './account/auth.ts';
import { avatarEndpoints } from './account/avatars.ts';
import { changeEndpoints } from './builder/changes.ts';
import { buildEndpoints } from './builder/builds/calls.ts';
import { dashboardEndpoints } from './resources/dashboard/calls.ts';
import { exportEndpoints } from './resources/exports/calls.ts';
import { importEndpoints } from './resources/users/import.ts';
import { jobEndpoints } from './resources/jobs/calls.ts';
import { notificationEndpoints } from './account/notifications.ts';
import { oauthEndpoints } from './account/oauth.ts';
import { ownAccountEndpoints } from './account/own-account.ts';
import { pictureEndpoints } from './builder/pictures.ts';
import { orderEndpoints } from './resources/orders/calls.ts';
import { paymentEndpoints } from './resources/payments/calls.ts';
import { profileEndpoints } from './account/profile.ts';
import { projectEndpoints } from './builder/projects/calls.ts';
import { readingEndpoints } from './builder/readings.ts';
import { recentUpdateEndpoints } from './resources/recent-updates/calls.ts';
import { repositoryEndpoints } from './builder/repositories.ts';
import { rewardEndpoints } from './account/rewards.ts';
import { savedViewEndpoints } from './account/saved-views.ts';
import { searchEndpoints } from './resources/search.ts';
import { templateEndpoints } from './builder/templates.ts';
import { sessionEndpoints } from './account/sessions.ts';
import { userEndpoints } from './resources/users/calls.ts';

/** Every call of the product by its method and path. */
export const contract = {
  ...authEndpoints,
  ...userEndpoints,
  ...profileEndpoints,
  ...sessionEndpoints,
  ...projectEndpoints,
  ...changeEndpoints,
  ...buildEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...notificationEndpoints,
  ...recentUpdateEndpoints,
  ...dashboardEndpoints,
  ...auditEndpoints,
  ...jobEndpoints,
  ...exportEndpoints,
  ...searchEndpoints,
  ...savedViewEndpoints,
  ...avatarEndpoints,
  ...oauthEndpoints,
  ...rewardEndpoints,
  ...repositoryEndpoints,
  ...ownAccountEndpoints,
  ...importEndpoints,
  ...pictureEndpoints,
  ...readingEndpoints,
  ...templateEndpoints,
};
export type Contract = typeof contract;
export type Key = keyof Contract;

type Part<K extends Key, P extends string> = Contract[K] extends Record<P, infer S> ? S : never;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Replies<K extends Key> = Contract[K]['replies'];

/** What a caller sends. */
export type BodyOf<K extends Key> = In<Part<K, 'body'>>;
export type ParamsOf<K extends Key> = In<Part<K, 'params'>>;
/** What a handler receives, checked. */
export type CheckedBody<K extends Key> = Out<Part<K, 'body'>>;
export type CheckedParams<K extends Key> = Out<Part<K, 'params'>>;
export type CheckedQuery<K extends Key> = Out<Part<K, 'query'>>;
/** What the call answers. */
export type ReplyOf<K extends Key> = { [S in keyof Replies<K>]: Out<Replies<K>[S]> }[keyof Replies<K>];
