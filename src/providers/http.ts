import type { AxiosInstance } from 'axios';
import axios, { AxiosError } from 'axios';
import type { ErrorBody } from '#contract/errors.ts';
import { SESSION_ENDED } from '#contract/errors.ts';
import { API_TIMEOUT } from '#contract/limits.ts';
import { CallError } from '../api/call.ts';
import { toHttpError } from './http-error.ts';

export interface HttpParts {
  token: () => string | null;
  onSessionEnded: (status: number) => void;
}

/** The client that `@refinedev/simple-rest` reads lists with: bearer, time-out, and errors that keep their fields. */
export function createHttp({ token, onSessionEnded }: HttpParts): AxiosInstance {
  const http = axios.create({ timeout: API_TIMEOUT });
  http.interceptors.request.use((request) => {
    request.headers.set('Accept-Language', document.documentElement.lang);
    const value = token();
    if (value) request.headers.set('Authorization', `Bearer ${value}`);
    return request;
  });
  http.interceptors.response.use(undefined, (error: unknown) => {
    const response = error instanceof AxiosError ? error.response : undefined;
    // An answer to a session that this browser has left meanwhile says nothing about the one it has now.
    const asked = response?.config.headers.get('Authorization');
    if (response && SESSION_ENDED.includes(response.status) && token() && asked === `Bearer ${token()}`)
      onSessionEnded(response.status);
    // What Refine takes for an error is this plain object.
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    return Promise.reject(toHttpError(toCallError(error, response)));
  });
  return http;
}

function toCallError(error: unknown, response: AxiosError['response']): CallError {
  if (!response) return new CallError('', { cause: error });
  const body: Partial<ErrorBody> =
    typeof response.data === 'object' && response.data !== null ? response.data : {};
  return new CallError(body.error ?? `${response.status} ${response.statusText}`.trim(), {
    status: response.status,
    code: body.code ?? null,
    fields: body.fields ?? {},
    requestId: body.requestId ?? null,
  });
}
