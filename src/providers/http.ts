import type { HttpError } from '@refinedev/core';
import type { AxiosInstance } from 'axios';
import axios, { AxiosError } from 'axios';
import { API_TIMEOUT } from '#contract/core/limits.ts';
import { CallError, commonHeaders, errorOf } from '../api/call.ts';
import { toHttpError } from './http-error.ts';

export interface HttpParts {
  token: () => string | null;
  /** Hears of every failure: the auth provider's `onError`. */
  onError: (error: HttpError) => unknown;
}

/** The client that `@refinedev/simple-rest` reads lists with: bearer, time-out, and errors that keep their fields. */
export function createHttp({ token, onError }: HttpParts): AxiosInstance {
  const http = axios.create({ timeout: API_TIMEOUT });
  http.interceptors.request.use((request) => {
    request.headers.set(commonHeaders(token()));
    return request;
  });
  http.interceptors.response.use(undefined, (error: unknown) => {
    const failure = toHttpError(toCallError(error));
    onError(failure);
    // What Refine takes for an error is this plain object.
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    return Promise.reject(failure);
  });
  return http;
}

function toCallError(error: unknown): CallError {
  const { config, response } = error instanceof AxiosError ? error : {};
  const bearer =
    config?.headers
      .get('Authorization')
      ?.toString()
      .replace(/^Bearer /, '') ?? null;
  return response
    ? errorOf(response, response.data, bearer)
    : new CallError('The server did not answer.', { cause: error, bearer });
}
