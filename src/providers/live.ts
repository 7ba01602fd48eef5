import type { LiveEvent, LiveProvider } from '@refinedev/core';
import { createParser } from 'eventsource-parser';
import { useEffect, useRef } from 'react';
import type { ServerEventName, ServerEvents } from '#contract/core/events.ts';
import { apiBase, type CallError, commonHeaders, errorOf } from '../api/call.ts';
import { reportFailure } from '../api/failures.ts';
import { tokenStore } from '../api/session.ts';

type Handler<N extends ServerEventName> = (data: ServerEvents[N]) => void;
type Handlers = { [N in ServerEventName]: Set<Handler<N>> };

export interface EventSourceParts {
  url: string;
  fetch: typeof fetch;
  token: () => string | null;
  /** Hears of every refusal: the auth provider's `onError`. */
  onError: (error: CallError) => unknown;
}

export interface ServerEventSource {
  /** Calls `handler` for each event of that name, until the function it answers is called. */
  on<N extends ServerEventName>(name: N, handler: Handler<N>): () => void;
  /** Calls `handler` each time a lost connection is there again: something may have been missed meanwhile. */
  onReturn(handler: () => void): () => void;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** The server says something at least every 20 s; a line that is silent for longer than this is dead. */
const SILENCE = 50_000;

/**
 * One connection for all listeners: open while there is one, read with `fetch` because `EventSource` cannot send the bearer, and
 * opened again from the last event that was seen.
 */
export function createServerEvents(parts: EventSourceParts): ServerEventSource {
  const handlers: Handlers = { changed: new Set(), notification: new Set(), step: new Set() };
  const returns = new Set<() => void>();
  let running: AbortController | undefined;
  let lastId = '';

  const listening = () => Object.values(handlers).some((set) => set.size > 0);

  function tell(name: string | undefined, data: string): void {
    if (name !== 'changed' && name !== 'notification' && name !== 'step') return;
    const value = JSON.parse(data) as ServerEvents[ServerEventName];
    for (const handler of handlers[name] as Set<(data: unknown) => void>) handler(value);
  }

  /** Reads one connection to its end. Answers whether it was ever open. */
  async function read(signal: AbortSignal, opened: () => void): Promise<void> {
    const token = parts.token();
    const silence = new AbortController();
    const response = await parts.fetch(parts.url, {
      headers: {
        Accept: 'text/event-stream',
        ...commonHeaders(token),
        ...(lastId ? { 'Last-Event-ID': lastId } : {}),
      },
      signal: AbortSignal.any([signal, silence.signal]),
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
        tell(event, data);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let dead = setTimeout(() => silence.abort(), SILENCE);
    try {
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        clearTimeout(dead);
        dead = setTimeout(() => silence.abort(), SILENCE);
        parser.feed(chunk.value);
      }
    } finally {
      clearTimeout(dead);
    }
  }

  async function run(signal: AbortSignal): Promise<void> {
    let wait = FIRST_WAIT;
    let before = false;
    while (!signal.aborted) {
      try {
        await read(signal, () => {
          wait = FIRST_WAIT;
          if (before) for (const handler of returns) handler();
          before = true;
        });
      } catch (error) {
        // A lost line is expected; it is tried again below, and what was missed is fetched then.
        if (!signal.aborted) console.debug('The event stream was lost.', error);
      }
      // Spread out, so that a restarted server is not met by everyone at once.
      await pause(wait * (0.75 + Math.random() / 2), signal);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  function update(): void {
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
      update();
      return () => {
        handlers[name].delete(handler);
        // Moving from one page to the next must not cut the line.
        queueMicrotask(update);
      };
    },
    onReturn(handler) {
      returns.add(handler);
      return () => returns.delete(handler);
    },
  };
}

/** Waits, or less: until the browser is online again, or nobody listens any more. */
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

export const onServerEvent = serverEvents.on;

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
