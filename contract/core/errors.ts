// Every error the API answers with: its code, and the status that goes with it, in one place.

export const ERRORS = {
  malformed: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  unpaid: 402,
  declined: 402,
  plan_exceeded: 402,
  forbidden: 403,
  blocked: 403,
  email_unverified: 403,
  support_session: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  state: 409,
  too_large: 413,
  unsupported: 415,
  session_revoked: 419,
  invalid: 422,
  link_expired: 422,
  code_wrong: 422,
  code_expired: 422,
  slug_fixed: 422,
  payments_off: 422,
  limit_reached: 422,
  nothing_to_build: 422,
  too_many: 429,
  session_expired: 440,
  internal: 500,
  too_slow: 503,
  preparing: 503,
} as const;
export type ErrorCode = keyof typeof ERRORS;

/** Statuses that end the session on whatever call they answer (source specification, section 4). */
export const SESSION_ENDED: readonly number[] = [401, 419, 440];

/** The body of every error reply. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  /** A field's dotted path to its messages, shown at the form's field. */
  fields?: Record<string, string[]>;
  requestId: string;
}
