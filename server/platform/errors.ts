import { type ErrorCode, ERRORS } from '#contract/errors.ts';

/** A refusal: its code fixes the status, its message is for the person who called. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string[]> | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string[]>; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = ERRORS[code];
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

/** A 422 whose message stands at one field. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', 'Some fields need another look.', { fields: { [field]: [message] } });
}

export function notFound(thing: string): Refusal {
  return new Refusal('not_found', `There is no such ${thing}, or it is not yours.`);
}

/** For a row whose `updatedAt` is not the one the caller read. */
export function stale(thing: string): Refusal {
  return new Refusal(
    'stale',
    `This ${thing} was changed since you opened it. Load it again, then make your change.`,
  );
}
