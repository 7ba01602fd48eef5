import type { HttpError } from '@refinedev/core';
import type { AxiosInstance } from 'axios';
import axios, { AxiosError } from 'axios';
import type { ErrorBody } from '#contract/core/errors.ts';
import { API_TIMEOUT } from '#contract/core/limits.ts';
import { CallError } from '../api/call.ts';
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
    request.headers.set('Accept-Language', document.documentElement.lang);
    const value = token();
    if (value) request.headers.set('Authorization', `Bearer ${value}`);
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
  if (!response) return new CallError('', { cause: error, bearer });
  const body: Partial<ErrorBody> =
    typeof response.data === 'object' && response.data !== null ? response.data : {};
  return new CallError(body.error ?? `${response.status} ${response.statusText}`.trim(), {
    status: response.status,
    code: body.code ?? null,
    fields: body.fields ?? {},
    requestId: body.requestId ?? null,
    bearer,
  });
}
