import { type ErrorCode, ERRORS } from '#contract/core/errors.ts';
import { type Said, say, t } from '../texts/index.ts';

/** A refusal: its code fixes the status, what it says is for the person who called. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly said: Said;
  readonly fields: Record<string, Said[]> | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    said: Said,
    more: { fields?: Record<string, Said[]>; retryAfter?: number } = {},
  ) {
    super(say('en', said));
    this.said = said;
    this.name = 'Refusal';
    this.code = code;
    this.status = ERRORS[code];
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

/** A 422 whose message stands at one field. */
export function invalid(field: string, message: Said): Refusal {
  return new Refusal('invalid', 'Check the highlighted fields.', { fields: { [field]: [message] } });
}

export function notFound(thing: string): Refusal {
  return new Refusal(
    'not_found',
    t('This {thing} doesn’t exist, or you don’t have access to it.', { thing }),
  );
}

/** For a row whose `updatedAt` is not the one the caller read. */
export function stale(thing: string): Refusal {
  return new Refusal(
    'stale',
    t('This {thing} was changed after you opened it. Reload it, then make your change.', { thing }),
  );
}
