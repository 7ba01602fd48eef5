import type { Generated } from 'kysely';
import type { NotificationKind } from '#contract/account/notification-kinds.ts';
import type { PlanName } from '#contract/builder/plans.ts';
import type { Role } from '#contract/core/roles.ts';
import type { BuildState } from '#contract/builder/builds/index.ts';
import type { JobState } from '#contract/resources/jobs/index.ts';
import type { OrderState } from '#contract/resources/orders/index.ts';
import type { PaymentState, RefundState } from '#contract/resources/payments/index.ts';
import type { ProjectState } from '#contract/builder/projects/index.ts';
import type { UpdateCategory, UpdateState } from '#contract/resources/recent-updates/index.ts';
import type { UserStatus } from '#contract/resources/users/index.ts';

// The tables as Kysely sees them. Ids are UUIDv7 text, times epoch milliseconds, yes/no 0 or 1, JSON text.

interface Kept {
  id: string;
  createdAt: number;
  updatedAt: number;
}

export interface UserRow extends Kept {
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

/** How often something happened since the start of a window of time. */
export interface RateLimitRow {
  /** SHA-256 of what is limited, such as an address. */
  key: string;
  count: number;
  startedAt: number;
  lastAt: number;
  expiresAt: number;
}

export interface ProjectRow extends Kept {
  ownerId: string;
  name: string;
  slug: string;
  description: string;
  /** A public Git repository that goes with it, for reference. */
  repoUrl: string | null;
  kind: string;
  blueprint: string;
  pages: number;
  entities: number;
  primary: string;
  plan: PlanName | null;
  state: ProjectState;
  /** The state an archived or suspended project returns to. */
  resumeState: ProjectState | null;
  published: number;
  /** Whether it was published once: its slug is then fixed. */
  slugFixed: number;
  servedBuild: number | null;
  lastBuild: number | null;
}

export interface BuildRow {
  id: string;
  projectId: string;
  ownerId: string;
  number: number;
  state: BuildState;
  blueprint: string;
  steps: string;
  reason: string | null;
  pages: number;
  zipBytes: number | null;
  appBytes: number | null;
  zipSha256: string | null;
  createdAt: number;
  startedAt: number | null;
  finishedAt: number | null;
}

export interface OrderRow extends Kept {
  number: string;
  userId: string | null;
  userName: string;
  userEmail: string;
  projectId: string | null;
  projectName: string;
  plan: PlanName;
  amount: number;
  currency: string;
  creditUsed: number;
  refunded: number;
  state: OrderState;
  expiresAt: number;
  paidAt: number | null;
}

export interface PaymentRow {
  id: string;
  orderId: string;
  gateway: 'demo' | 'stripe' | 'credit';
  amount: number;
  currency: string;
  state: PaymentState;
  reference: string;
  brand: string | null;
  last4: string | null;
  reason: string | null;
  createdAt: number;
}

/** Money sent back: the row is there before the gateway is asked. */
export interface RefundRow {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  state: RefundState;
  reason: string;
  /** The administrator who asked for it; null once they are erased. */
  actorId: string | null;
  actorName: string;
  actorIp: string | null;
  createdAt: number;
  finishedAt: number | null;
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

export interface RecentUpdateRow extends Kept {
  title: string;
  body: string;
  category: UpdateCategory;
  state: UpdateState;
  publishAt: number | null;
  authorId: string | null;
  authorName: string;
}

export interface AuditRow {
  id: string;
  at: number;
  actorId: string | null;
  actorName: string;
  onBehalfOfId: string | null;
  onBehalfOfName: string | null;
  action: string;
  entity: string;
  entityId: string;
  /** What the thing was called then. */
  entityName: string | null;
  before: string | null;
  after: string | null;
  ip: string | null;
}

export interface JobRow {
  id: string;
  kind: string;
  payload: string;
  state: JobState;
  runAt: number;
  leaseUntil: number | null;
  /** How often it was claimed; the last claim's number fences off the workers before it. */
  attempt: number;
  /** How many attempts may fail. */
  attempts: number;
  /** How many of the claims were cut short by the end of their worker, which is no failure of the job's. */
  interruptions: number;
  error: string | null;
  createdAt: number;
  finishedAt: number | null;
}

export interface DemoConfirmationRow {
  /** The payment's. */
  reference: string;
  brand: string;
  last4: string;
  state: 'waiting' | 'accepted' | 'rejected';
  createdAt: number;
}

export interface EventRow {
  id: Generated<number>;
  /** `all`, `admins`, `server` for what no browser is told, or a user's id. */
  audience: string;
  name: string;
  data: string;
  at: number;
}

export interface IdempotencyRow {
  userId: string;
  key: string;
  endpoint: string;
  bodyHash: string;
  status: number | null;
  reply: string | null;
  createdAt: number;
}

/** A random address that a browser may open: a preview until it expires, a download or an export once. */
export interface AddressRow {
  /** SHA-256 of the random part. */
  id: string;
  purpose: 'preview' | 'download' | 'export' | 'email' | 'oauth' | 'exchange';
  /** Null for an export. */
  projectId: string | null;
  /** JSON: what is exported. */
  payload: string | null;
  build: number | null;
  folder: string | null;
  createdAt: number;
  expiresAt: number;
}

export interface CounterRow {
  name: string;
  value: number;
}

/** What was made in a quarter of an hour, or paid. */
export interface TallyRow {
  kind: 'users' | 'projects' | 'builds' | 'orders';
  /** Quarters of an hour since 1970. */
  slot: number;
  /** A project's state, an order's plan; else empty. */
  part: string;
  count: number;
  value: number;
}

/** A list as an administrator likes to look at it: the query of its address under a name. */
export interface SavedViewRow extends Kept {
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

/** A picture of an update; its file is called after the hash of its bytes, as its id is. */
export interface PictureRow {
  id: string;
  width: number;
  height: number;
  bytes: number;
  createdAt: number;
}

/** How a person hears of one kind of thing; a kind without a row is told as the contract's table says. */
export interface NotificationPreferenceRow {
  userId: string;
  kind: NotificationKind;
  inApp: number;
  mail: number;
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

/** An account at a provider that someone signs in with. */
export interface IdentityRow {
  id: string;
  userId: string;
  provider: 'github' | 'google';
  subject: string;
  createdAt: number;
}

/** A row of a table that is searched; the text index knows it by this number. */
type Numbered<Row> = Row & { seq: Generated<number> };

export interface Database {
  users: Numbered<UserRow>;
  sessions: SessionRow;
  codes: CodeRow;
  signUps: SignUpRow;
  devices: DeviceRow;
  rateLimits: RateLimitRow;
  projects: Numbered<ProjectRow>;
  builds: BuildRow;
  orders: Numbered<OrderRow>;
  payments: PaymentRow;
  refunds: RefundRow;
  notifications: NotificationRow;
  recentUpdates: RecentUpdateRow;
  auditEntries: Numbered<AuditRow>;
  jobs: JobRow;
  events: EventRow;
  demoConfirmations: DemoConfirmationRow;
  writeProbes: { id: string; filler: Uint8Array };
  idempotencyKeys: IdempotencyRow;
  addresses: AddressRow;
  counters: CounterRow;
  savedViews: SavedViewRow;
  defaultViews: DefaultViewRow;
  pictures: PictureRow;
  rewards: RewardRow;
  identities: IdentityRow;
  notificationPreferences: NotificationPreferenceRow;
  /** Kept by triggers, never written otherwise. */
  rowCounts: CounterRow;
  /** Kept by triggers, never written otherwise. */
  tallies: TallyRow;
}
