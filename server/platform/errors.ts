import { type ErrorCode, ERRORS } from '#contract/errors.ts';
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
  return new Refusal('invalid', 'Some fields need another look.', { fields: { [field]: [message] } });
}

export function notFound(thing: string): Refusal {
  return new Refusal('not_found', t('There is no such {thing}, or it is not yours.', { thing }));
}

/** For a row whose `updatedAt` is not the one the caller read. */
export function stale(thing: string): Refusal {
  return new Refusal(
    'stale',
    t('This {thing} was changed since you opened it. Load it again, then make your change.', { thing }),
  );
}
