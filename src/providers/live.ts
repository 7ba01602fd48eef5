import type { LiveEvent, LiveProvider } from '@refinedev/core';
import { createParser } from 'eventsource-parser';
import { useEffect, useRef } from 'react';
import type { ServerEventName, ServerEvents } from '#contract/core/events.ts';
import { apiBase, type CallError, commonHeaders, errorOf } from '../api/call.ts';
import { reportFailure } from '../api/failures.ts';
import { tokenStore } from '../api/session.ts';

type Handler<N extends ServerEventName> = (data: ServerEvents[N]) => void;
type Handlers = { [N in ServerEventName]: Set<Handler<N>> };

export interface ServerEventsOptions {
  url: string;
  fetch: typeof fetch;
  token: () => string | null;
  /** Called for every error response: the auth provider's `onError`. */
  onError: (error: CallError) => unknown;
}

export interface ServerEventSource {
  /** Calls `handler` for each event of that name, until the returned function is called. */
  on<N extends ServerEventName>(name: N, handler: Handler<N>): () => void;
  /** Calls `handler` after each reconnect: events may have been missed. */
  onReconnect(handler: () => void): () => void;
}

const MIN_BACKOFF_MS = 1000;
const MAX_BACKOFF_MS = 30_000;
/** The server sends a heartbeat every 20 s; a connection silent for longer than this is dead. */
const HEARTBEAT_TIMEOUT_MS = 50_000;

/**
 * One connection for all listeners: open while there is one, read with `fetch` because `EventSource` cannot send an Authorization
 * header, and reopened from the last event that was seen.
 */
export function createServerEvents(parts: ServerEventsOptions): ServerEventSource {
  const handlers: Handlers = { changed: new Set(), notification: new Set(), step: new Set() };
  const reconnectHandlers = new Set<() => void>();
  let running: AbortController | undefined;
  let lastId = '';

  const listening = () => Object.values(handlers).some((set) => set.size > 0);

  function dispatch(name: string | undefined, data: string): void {
    if (name !== 'changed' && name !== 'notification' && name !== 'step') return;
    const value = JSON.parse(data) as ServerEvents[ServerEventName];
    for (const handler of handlers[name] as Set<(data: unknown) => void>) handler(value);
  }

  /** Reads one connection until it ends; calls `opened` once the response has arrived. */
  async function read(signal: AbortSignal, opened: () => void): Promise<void> {
    const token = parts.token();
    const timeout = new AbortController();
    const response = await parts.fetch(parts.url, {
      headers: {
        Accept: 'text/event-stream',
        ...commonHeaders(token),
        ...(lastId ? { 'Last-Event-ID': lastId } : {}),
      },
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (!response.ok || !response.body) {
      const error = errorOf(response, null, token);
      parts.onError(error);
      throw error;
    }
    opened();
    const parser = createParser({
      onEvent: ({ id, event, data }) => {
        if (id) lastId = id;
        dispatch(event, data);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let heartbeat = setTimeout(() => timeout.abort(), HEARTBEAT_TIMEOUT_MS);
    try {
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        clearTimeout(heartbeat);
        heartbeat = setTimeout(() => timeout.abort(), HEARTBEAT_TIMEOUT_MS);
        parser.feed(chunk.value);
      }
    } finally {
      clearTimeout(heartbeat);
    }
  }

  async function run(signal: AbortSignal): Promise<void> {
    let backoff = MIN_BACKOFF_MS;
    let wasConnected = false;
    while (!signal.aborted) {
      try {
        await read(signal, () => {
          backoff = MIN_BACKOFF_MS;
          if (wasConnected) for (const handler of reconnectHandlers) handler();
          wasConnected = true;
        });
      } catch (error) {
        // A lost connection is expected: it is retried below, and what was missed is fetched then.
        if (!signal.aborted) console.debug('The event stream was lost.', error);
      }
      // Jitter, so that not everyone reconnects to a restarted server at once.
      await pause(backoff * (0.75 + Math.random() / 2), signal);
      backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
    }
  }

  function connectOrClose(): void {
    if (listening() && !running) {
      running = new AbortController();
      void run(running.signal);
    } else if (!listening() && running) {
      running.abort();
      running = undefined;
    }
  }

  return {
    on(name, handler) {
      handlers[name].add(handler);
      connectOrClose();
      return () => {
        handlers[name].delete(handler);
        // Moving from one page to the next must not close the connection.
        queueMicrotask(connectOrClose);
      };
    },
    onReconnect(handler) {
      reconnectHandlers.add(handler);
      return () => reconnectHandlers.delete(handler);
    },
  };
}

/** Waits, but ends early when the browser comes online or `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}

export const serverEvents = createServerEvents({
  url: `${apiBase}/api/events`,
  fetch: (...request) => fetch(...request),
  token: tokenStore.get,
  onError: reportFailure,
});

/** Listens while the component is on the page; the newest `handler` is the one called. */
export function useServerEvent<N extends ServerEventName>(name: N, handler: Handler<N>): void {
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => serverEvents.on(name, (data) => newest.current(data)), [name]);
}

/** Refine's live provider on the same connection. Its channels are `resources/<name>`. */
export function createLiveProvider(events: ServerEventSource): LiveProvider {
  return {
    subscribe: ({ channel, params, callback }) => {
      const wanted = [...(params?.ids ?? []), ...(params?.id === undefined ? [] : [params.id])].map(String);
      return events.on('changed', ({ resource, ids }) => {
        if (channel !== `resources/${resource}`) return;
        if (params?.subscriptionType !== 'useList' && ids && !ids.some((id) => wanted.includes(id))) return;
        const event: LiveEvent = { channel, type: 'updated', payload: ids ? { ids } : {}, date: new Date() };
        callback(event);
      });
    },
    unsubscribe: (stop: () => void) => stop(),
  };
}
