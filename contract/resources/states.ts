// State machines as tables: the server refuses with them, the screens offer with them.

export const PROJECT_STATES = [
  'draft',
  'awaiting-payment',
  'queued',
  'building',
  'ready',
  'failed',
  'archived',
  'suspended',
] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

export const BUILD_STATES = ['queued', 'running', 'complete', 'error', 'cancelled'] as const;
export type BuildState = (typeof BUILD_STATES)[number];

/** Source specification, section 3: step status. */
export const STEP_STATUSES = ['complete', 'pending', 'in-progress', 'error'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];
export const STEPS = ['check', 'write', 'type-check', 'compile', 'package', 'publish'] as const;
export type StepName = (typeof STEPS)[number];

export const ORDER_STATES = ['pending', 'paid', 'cancelled', 'expired', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const PAYMENT_STATES = ['initiated', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const REFUND_STATES = ['initiated', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const USER_STATUSES = ['pending', 'active', 'blocked', 'deleting'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const UPDATE_STATES = ['draft', 'scheduled', 'published'] as const;
export type UpdateState = (typeof UPDATE_STATES)[number];

export const JOB_STATES = ['queued', 'running', 'done', 'dead'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Work done in the background. */
export const JOB_KINDS = [
  'build',
  'artefact',
  'mail',
  'invite-users',
  'publish-update',
  'expire-order',
  'refund',
  'end-support',
  'erase-user',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

type Table<State extends string> = Readonly<Record<State, readonly State[]>>;

export const PROJECT_MOVES: Table<ProjectState> = {
  draft: ['awaiting-payment', 'archived', 'suspended'],
  'awaiting-payment': ['draft', 'queued', 'archived', 'suspended'],
  queued: ['building', 'ready', 'failed', 'archived', 'suspended'],
  building: ['ready', 'failed', 'archived', 'suspended'],
  ready: ['queued', 'awaiting-payment', 'archived', 'suspended'],
  failed: ['queued', 'awaiting-payment', 'archived', 'suspended'],
  // Restoring and lifting a suspension return to the state kept beside it.
  archived: ['draft', 'awaiting-payment', 'ready', 'failed', 'suspended'],
  suspended: ['draft', 'awaiting-payment', 'ready', 'failed', 'archived'],
};

export const BUILD_MOVES: Table<BuildState> = {
  queued: ['running', 'cancelled', 'error'],
  running: ['complete', 'error', 'queued', 'cancelled'],
  complete: [],
  error: [],
  cancelled: [],
};

export const ORDER_MOVES: Table<OrderState> = {
  pending: ['paid', 'cancelled', 'expired'],
  paid: ['refunded'],
  cancelled: [],
  expired: [],
  refunded: [],
};

export const PAYMENT_MOVES: Table<PaymentState> = {
  initiated: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
};

export const UPDATE_MOVES: Table<UpdateState> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'published'],
  // Unpublished first: what everyone has read cannot be waited for.
  published: ['draft'],
};

/** Whether `table` lets a thing in state `from` become `to`. */
export function canMove<State extends string>(table: Table<State>, from: State, to: State): boolean {
  return table[from].includes(to);
}
