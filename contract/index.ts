import type { z } from 'zod';
import { auditEndpoints } from './audit.ts';
import { authEndpoints } from './auth.ts';
import { avatarEndpoints } from './avatars.ts';
import { buildEndpoints } from './builds.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { exportEndpoints } from './exports.ts';
import { importEndpoints } from './imports.ts';
import { jobEndpoints } from './jobs.ts';
import { notificationEndpoints } from './notifications.ts';
import { oauthEndpoints } from './oauth.ts';
import { ownAccountEndpoints } from './own-account.ts';
import { pictureEndpoints } from './pictures.ts';
import { paymentEndpoints } from './payments.ts';
import { projectEndpoints } from './projects.ts';
import { recentUpdateEndpoints } from './recent-updates.ts';
import { repositoryEndpoints } from './repositories.ts';
import { rewardEndpoints } from './rewards.ts';
import { savedViewEndpoints } from './saved-views.ts';
import { searchEndpoints } from './search.ts';
import { sessionEndpoints } from './sessions.ts';
import { userEndpoints } from './users.ts';

/** Every call of the product by its method and path. */
export const contract = {
  ...authEndpoints,
  ...userEndpoints,
  ...sessionEndpoints,
  ...projectEndpoints,
  ...buildEndpoints,
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
