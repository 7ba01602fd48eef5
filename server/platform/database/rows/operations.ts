import type { Generated } from 'kysely';
import type { JobState } from '#contract/resources/jobs/index.ts';

// The audit log, work in the background, limits and counters.

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

export interface EventRow {
  id: Generated<number>;
  /** `all`, `admins`, `server` for what no browser receives, or a user's id. */
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

/** How often something happened since the start of a window of time. */
export interface RateLimitRow {
  /** SHA-256 of what is limited, such as an address. */
  key: string;
  count: number;
  startedAt: number;
  lastAt: number;
  expiresAt: number;
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
