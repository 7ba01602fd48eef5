import type { NotificationKind } from '#contract/account/notification-kinds.ts';
import type { Role } from '#contract/core/roles.ts';
import type { UserStatus } from '#contract/resources/users/index.ts';
import type { EditedRow } from './edited.ts';

// Users, how they sign in, and their notifications.

export interface UserRow extends EditedRow {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  avatar: string;
  /** Null while pending: a password given at sign-up is kept with the sign-up. */
  passwordHash: string | null;
  role: Role;
  status: UserStatus;
  locale: string;
  referralCode: string;
  credit: number;
  /** JSON: the sketch given at sign-up, until a project is made of it. */
  sketch: string | null;
  lastSignInAt: number | null;
  /** When someone who asked to be deleted will be. */
  deletesAt: number | null;
  /** Whose link they signed up by. */
  invitedBy: string | null;
}

export interface SessionRow {
  /** SHA-256 of the token. */
  id: string;
  userId: string;
  createdAt: number;
  seenAt: number;
  revokedAt: number | null;
  ip: string | null;
  device: string;
  /** The zone of the browser's clock, such as `Europe/Lisbon`. */
  timeZone: string | null;
  /** The administrator who is signed in as the user for support; null in a person's own session. */
  actorId: string | null;
  actorName: string | null;
  reason: string | null;
}

/** A mailed secret: a code for an address, or the token of a link. */
export interface CodeRow {
  id: string;
  userId: string;
  purpose: 'verify' | 'reset';
  /** Keyed hash of the code or token. */
  secret: string;
  /** The sign-up that a code was mailed for, where the browser that asked for it said so. */
  signUpId: string | null;
  /** Wrong guesses by the browser of that sign-up. */
  tries: number;
  /** Wrong guesses by anyone else. */
  otherTries: number;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}

/** What someone gave who signed up with an address that is not confirmed yet. */
export interface SignUpRow {
  /** SHA-256 of the secret that the browser keeps. */
  id: string;
  userId: string;
  passwordHash: string;
  userName: string;
  firstName: string;
  lastName: string;
  locale: string;
  /** JSON. */
  sketch: string | null;
  invitedBy: string | null;
  createdAt: number;
}

/** A browser that signed in to an account. */
export interface DeviceRow {
  /** Keyed hash of the account and of the secret that the browser keeps. */
  id: string;
  userId: string;
  seenAt: number;
}

/** An account at a provider that someone signs in with. */
export interface IdentityRow {
  id: string;
  userId: string;
  provider: 'github' | 'google';
  subject: string;
  createdAt: number;
}

/** A friend someone invited, or who came by their link; earned once. */
export interface RewardRow {
  id: string;
  inviterId: string;
  /** In lower case. */
  email: string;
  sentAt: number;
  friendId: string | null;
  earnedAt: number | null;
}

export interface NotificationRow {
  id: string;
  userId: string;
  kind: NotificationKind;
  title: string;
  body: string;
  link: string | null;
  readAt: number | null;
  createdAt: number;
}

/** A user’s notification preferences for one kind; without a row both channels are on. */
export interface NotificationPreferenceRow {
  userId: string;
  kind: NotificationKind;
  inApp: number;
  mail: number;
}

/** A list as an administrator likes to look at it: the query of its address under a name. */
export interface SavedViewRow extends EditedRow {
  ownerId: string;
  ownerName: string;
  resource: string;
  name: string;
  query: string;
  /** Whether every administrator is offered it. */
  shared: number;
}

export interface DefaultViewRow {
  userId: string;
  resource: string;
  viewId: string;
}
