import type { HttpError } from '@refinedev/core';
import { CallError } from '../api/call.ts';
import { messageOf } from '../api/errors.ts';

/** A failed call as Refine knows errors: with its status (0 for no answer) and the messages at each field. */
export function toHttpError(error: unknown): HttpError {
  if (isHttpError(error)) return error;
  if (!(error instanceof CallError)) return { message: messageOf(error), statusCode: 0, cause: error };
  return {
    message: messageOf(error),
    statusCode: error.status ?? 0,
    errors: error.fields,
    code: error.code,
    requestId: error.requestId,
    bearer: error.bearer,
  };
}

const isHttpError = (error: unknown): error is HttpError =>
  typeof error === 'object' && error !== null && 'statusCode' in error && 'message' in error;
