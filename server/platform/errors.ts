import { type ErrorCode, ERRORS } from '#contract/core/errors.ts';
import { type Message, translate, t } from '../texts/index.ts';

/** An error that a call answers with: its code decides the status, its text is shown to the caller. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: Message;
  readonly fields: Record<string, Message[]> | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    text: Message,
    more: { fields?: Record<string, Message[]>; retryAfter?: number } = {},
  ) {
    super(translate('en', text));
    this.text = text;
    this.name = 'HttpError';
    this.code = code;
    this.status = ERRORS[code];
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

/** A 422 whose message stands at one field. */
export function invalid(field: string, message: Message): HttpError {
  return new HttpError('invalid', 'Check the highlighted fields.', { fields: { [field]: [message] } });
}

export function notFound(thing: string): HttpError {
  return new HttpError(
    'not_found',
    t('This {thing} doesn’t exist, or you don’t have access to it.', { thing }),
  );
}

/** For a row whose `updatedAt` is not the one the caller read. */
export function stale(thing: string): HttpError {
  return new HttpError(
    'stale',
    t('This {thing} was changed after you opened it. Reload it, then make your change.', { thing }),
  );
}
