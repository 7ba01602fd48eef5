import { writeListQuery, writeSummaryQuery } from '../core/query.ts';
import type { Messages } from '../core/messages.ts';
import type { Client, DataChange, Me, Member } from './client.ts';
import { ApiError } from './client.ts';
import type { Kept } from './kept.ts';

export interface HttpClientOptions {
  /** Where the calls are, such as `/data/v1`. */
  readonly base: string;
  readonly messages: Messages;
  readonly kept: Kept;
}

const TOKEN = 'token';

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function fieldsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, message]) => [name, String(message)]));
}

/** The data on a server. */
export function createHttpClient({ base, messages, kept }: HttpClientOptions): Client {
  const listeners = new Set<(change: DataChange) => void>();
  const stored = kept.read(TOKEN);
  let token = typeof stored === 'string' ? stored : null;

  const changed = () => {
    for (const listener of listeners) listener('session');
  };
  function setToken(value: string | null): void {
    token = value;
    if (value === null) kept.remove(TOKEN);
    else kept.write(TOKEN, value);
  }
  kept.subscribe((name) => {
    if (name !== TOKEN) return;
    const value = kept.read(TOKEN);
    token = typeof value === 'string' ? value : null;
    changed();
  });

  async function errorOf(response: Response): Promise<ApiError> {
    try {
      const answer: unknown = await response.json();
      if (typeof answer === 'object' && answer !== null && 'message' in answer)
        return new ApiError(
          response.status,
          String(answer.message),
          fieldsOf('fields' in answer ? answer.fields : null),
        );
    } catch {
      // A proxy between here and the server answers in HTML.
    }
    return new ApiError(response.status, messages.failed);
  }

  async function send(path: string, { method = 'GET', body, headers }: Call = {}): Promise<Response> {
    const isForm = body instanceof FormData;
    const sent = token;
    let response: Response;
    try {
      response = await fetch(`${base}${path}`, {
        method,
        headers: {
          ...(sent !== null && { authorization: `Bearer ${sent}` }),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
    } catch {
      // `fetch` throws only where no answer came.
      throw new ApiError(0, messages.offline);
    }
    if (response.ok) return response;
    // Only the session that the call was made with has ended, not one that began in the meantime.
    if (response.status === 401 && sent !== null && sent === token) {
      setToken(null);
      changed();
    }
    throw await errorOf(response);
  }

  async function ask<T>(path: string, call?: Call): Promise<T> {
    const response = await send(path, call);
    try {
      return (await response.json()) as T;
    } catch {
      throw new ApiError(response.status, messages.failed);
    }
  }
  const call = async (path: string, options: Call): Promise<void> => void (await send(path, options));

  const at = (entity: string, id: string) => `/${entity}/${encodeURIComponent(id)}`;
  const withQuery = (path: string, params: URLSearchParams) =>
    params.size > 0 ? `${path}?${params.toString()}` : path;

  return {
    list: (entity, query) => ask(withQuery(`/${entity}`, writeListQuery(query))),
    get: (entity, id) => ask(at(entity, id)),
    create: (entity, values) => ask(`/${entity}`, { method: 'POST', body: values }),
    update: (entity, id, values, version) =>
      ask(at(entity, id), { method: 'PATCH', body: values, headers: { 'if-match': `"${version}"` } }),
    remove: (entity, id) => call(at(entity, id), { method: 'DELETE' }),
    deletion: (entity, id) => ask(`${at(entity, id)}/deletion`),
    summary: (entity, query) => ask(withQuery(`/${entity}/summary`, writeSummaryQuery(query))),
    upload(file) {
      const body = new FormData();
      body.append('file', file);
      return ask('/files', { method: 'POST', body });
    },
    fileInfo: (id) => ask(`${at('files', id)}/info`),
    file: async (id) => (await send(at('files', id))).blob(),
    async me() {
      if (token === null) return null;
      try {
        return await ask<Me>('/me');
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    signIn: (email) => call('/sign-in', { method: 'POST', body: { email } }),
    async verify(email, code) {
      const answer = await ask<{ token: string; member: Member }>('/sign-in/verify', {
        method: 'POST',
        body: { email, code },
      });
      setToken(answer.token);
      changed();
      return answer.member;
    },
    async signOut() {
      try {
        await call('/sign-out', { method: 'POST' });
      } finally {
        setToken(null);
        changed();
      }
    },
    rename: (name) => ask('/me', { method: 'PATCH', body: { name } }),
    members: () => ask('/members'),
    invite: (email, roles) => ask('/members', { method: 'POST', body: { email, roles } }),
    changeMember: (id, change) => ask(at('members', id), { method: 'PATCH', body: change }),
    clearSamples: () => call('/samples/clear', { method: 'POST' }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
