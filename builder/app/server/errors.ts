import { ApiError } from '../src/core/calls.ts';
import { messages } from '../src/words/index.ts';
import { words } from './words/index.ts';

/** 429, with when to try again. */
export class TooManyRequests extends ApiError {
  constructor(
    readonly seconds: number,
    message: string,
  ) {
    super(429, message);
  }
}

/** What is wrong with one value that was sent. */
export const invalid = (field: string, message: string) =>
  new ApiError(422, messages.checkFields, { [field]: message });
export const notFound = () => new ApiError(404, messages.notFound);
export const badRequest = () => new ApiError(400, words.invalidRequest);
export const tooManyRequests = (seconds: number, message = words.tooManyRequests) =>
  new TooManyRequests(seconds, message);
export const signInNeeded = () => new ApiError(401, messages.signIn);
export const notAllowed = () => new ApiError(403, messages.forbidden);

/** What a caller may know about an error. Anything unforeseen is logged and answered as 500. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 404) return notFound();
  if (status === 413) return new ApiError(413, words.tooLarge);
  if (status >= 400 && status < 500) return new ApiError(status, words.invalidRequest);
  return new ApiError(500, messages.failed);
}
