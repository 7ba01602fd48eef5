import type { BodyOf, Contract, Key, ParamsOf, ReplyOf } from '#contract/index.ts';
import type { ErrorBody, ErrorCode } from '#contract/core/errors.ts';
import { API_TIMEOUT } from '#contract/core/limits.ts';
import { reportFailure } from './failures.ts';
import { saveFile } from './save-file.ts';
import { tokenStore } from './session.ts';
import { deviceMark } from './sign-up.ts';

export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

interface Common {
  query?: Query;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** A Bearer value other than the session's: the reset token. */
  token?: string;
}
type WithParams<K extends Key> = [ParamsOf<K>] extends [never]
  ? { params?: undefined }
  : { params: ParamsOf<K> };
type WithBody<K extends Key> = [BodyOf<K>] extends [never] ? { body?: undefined } : { body: BodyOf<K> };

/** What a call takes: `params` and `body` are required where the contract has them. */
export type CallOptions<K extends Key> = Common & WithParams<K> & WithBody<K>;
/** Calls that need neither. */
export type PlainKey = { [K in Key]: Common extends CallOptions<K> ? K : never }[Key];

interface AnyOptions extends Common {
  params?: unknown;
  body?: unknown;
  /** How the answer is read; JSON when absent. */
  as?: 'file';
}

export class CallError extends Error {
  override name = 'CallError';
  /** null: no answer at all. */
  status: number | null;
  code: ErrorCode | null;
  /** A field's dotted path to its messages. */
  fields: Record<string, string[]>;
  requestId: string | null;
  /** The token it was sent with: only an answer to the browser's own says something about its session. */
  bearer: string | null;

  constructor(message: string, from: Partial<Omit<CallError, 'name' | 'message'>> = {}) {
    super(message, { cause: from.cause });
    this.status = from.status ?? null;
    this.code = from.code ?? null;
    this.fields = from.fields ?? {};
    this.requestId = from.requestId ?? null;
    this.bearer = from.bearer ?? null;
  }
}

export const apiBase: string = import.meta.env.VITE_API_BASE ?? '';

/** Makes one call of the contract. The key carries method and path, so the contract itself stays out of the browser. */
export function call<K extends Key>(key: K, options: CallOptions<K>): Promise<ReplyOf<K>>;
export function call<K extends PlainKey>(key: K): Promise<ReplyOf<K>>;
export async function call(key: Key, options: AnyOptions = {}): Promise<unknown> {
  return (await send(key, options)).data;
}

/** A list call with the number of all rows that match, not only those of this page. */
export async function callList<K extends Key>(
  key: K,
  options: CallOptions<K>,
): Promise<{ rows: ReplyOf<K>; total: number }> {
  const { data, headers } = await send<ReplyOf<K>>(key, options);
  const counted = Array.isArray(data) ? data.length : 0;
  return { rows: data, total: Number(headers.get('X-Total-Count') ?? counted) };
}

/** Keys whose answer is a single-use address. */
export type DownloadKey = { [K in Key]: ReplyOf<K> extends { url: string } ? K : never }[Key];

/** Asks for a single-use address and opens it; the browser then saves the file. */
export async function download<K extends DownloadKey>(key: K, options: CallOptions<K>): Promise<void> {
  const { data } = await send<{ url: string }>(key, options);
  const link = document.createElement('a');
  link.href = new URL(data.url, apiBase || location.origin).href;
  link.download = '';
  link.click();
}

/** Calls that take a file. */
export type UploadKey = { [K in Key]: BodyOf<K> extends Uint8Array ? K : never }[Key];

/** Sends a file as it is. */
export async function upload<K extends UploadKey>(key: K, file: Blob): Promise<ReplyOf<K>> {
  return (await send<ReplyOf<K>>(key, { body: file })).data;
}

/** Calls that answer with a picture. */
export type PictureKey = { [K in Key]: Contract[K] extends { streams: 'image/webp' } ? K : never }[Key];

/** Reads a picture that needs the session, which an `<img>` of its own doesn't send. */
export async function read<K extends PictureKey>(key: K, options: CallOptions<K>): Promise<Blob> {
  return (await send<Blob>(key, { ...options, as: 'file' })).data;
}

/** Calls that answer with a file. */
export type FileKey = { [K in Key]: Contract[K] extends { streams: 'application/zip' } ? K : never }[Key];

/** Reads a file that needs the session, and has the browser save it. */
export async function save(key: FileKey, name: string): Promise<void> {
  const { data } = await send<Blob>(key, { as: 'file' });
  saveFile(name, data);
}

/** What every request says, whichever client sends it. */
export function commonHeaders(token: string | null): Record<string, string> {
  return {
    // What the server has to say is said in the language of the page.
    'Accept-Language': document.documentElement.lang,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

/** An answer that is an error, as every client reads it; its body may be a page of a proxy's own. */
export function errorOf(
  { status, statusText }: { status: number; statusText: string },
  body: unknown,
  bearer: string | null,
): CallError {
  const { error, code, fields, requestId }: Partial<ErrorBody> =
    typeof body === 'object' && body !== null ? body : {};
  return new CallError(error ?? `${status} ${statusText}`.trim(), {
    status,
    code,
    fields,
    requestId,
    bearer,
  });
}

interface Answer<T> {
  data: T;
  headers: Headers;
}
/** What a page is sure to ask for, already asked before its scripts were there. */
const early = new Map<string, Promise<Answer<unknown>>>();
const EARLY_FOR = 10_000;

const idOf = (key: Key, { params, query }: AnyOptions) => fill(key, params) + search(query);

/** Asks for what the page will read: the first such call takes this answer, if it comes soon. */
export function askEarly<K extends Key>(key: K, options: CallOptions<K>): void {
  const id = idOf(key, options);
  const answer = send(key, options);
  early.set(id, answer);
  setTimeout(() => early.delete(id), EARLY_FOR);
  // Whoever takes it is told why it failed.
  answer.catch(() => undefined);
}

function takeEarly<T>(key: Key, options: AnyOptions): Promise<Answer<T>> | undefined {
  const id = idOf(key, options);
  const answer = early.get(id);
  early.delete(id);
  // The same call, so the same answer.
  return answer as Promise<Answer<T>> | undefined;
}

async function send<T>(key: Key, options: AnyOptions): Promise<Answer<T>> {
  const asked = takeEarly<T>(key, options);
  if (asked) return asked;
  const [method = 'GET', path = '/'] = key.split(' ');
  const token = options.token ?? tokenStore.get();
  const headers = new Headers({ ...options.headers, ...commonHeaders(token) });
  // The clock's zone says roughly where a sign-in happened, for the list of sessions.
  if (key.startsWith('POST /api/auth/') || key.endsWith('/sign-in-as'))
    headers.set('Time-Zone', new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (key.startsWith('POST /api/auth/') || key === 'PUT /api/user/update-password')
    headers.set('Device', deviceMark());
  const { body } = options;
  if (body !== undefined) headers.set('Content-Type', body instanceof Blob ? body.type : 'application/json');

  const timeout = AbortSignal.timeout(API_TIMEOUT);
  let response: Response;
  let text = '';
  let file: Blob | null = null;
  try {
    response = await fetch(apiBase + fill(path, options.params) + search(options.query), {
      method,
      headers,
      // The way back from a provider is bound to this browser by a cookie; no other call has use for one.
      credentials: key === 'POST /api/auth/exchange' ? 'include' : 'same-origin',
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
    if (options.as === 'file' && response.ok) file = await response.blob();
    else text = await response.text();
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw reported(new CallError('The server did not answer.', { cause, bearer: token }));
  }

  if (!response.ok) throw reported(errorOf(response, parse(text), token));
  // The shape is the server's promise: the contract checks it there, and its schemas are too heavy to check it here again.
  return { data: (file ?? (text === '' ? null : JSON.parse(text))) as T, headers: response.headers };
}

function fill(path: string, params: unknown): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function search(query: Query | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) params.append(name, String(item));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

function reported(error: CallError): CallError {
  reportFailure(error);
  return error;
}

/** The value of a JSON text, or null for any other. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
