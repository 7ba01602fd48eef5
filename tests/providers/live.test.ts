import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallError } from '#src/api/call.ts';
import { createLiveProvider, createServerEvents } from '#src/providers/live.ts';

interface Line {
  headers: Headers;
  signal: AbortSignal;
  say: (text: string) => void;
  drop: () => void;
  refuse: () => void;
}

/** A server whose lines the test holds in its hand. */
function fakeServer(statuses: number[] = []) {
  const lines: Line[] = [];
  const encoder = new TextEncoder();
  const fetch = vi.fn<typeof globalThis.fetch>((_url: RequestInfo | URL, init?: RequestInit) => {
    const status = statuses.shift() ?? 200;
    const signal = init?.signal ?? new AbortController().signal;
    let say: Line['say'] = () => undefined;
    let drop = () => undefined as void;
    let refuse = () => undefined as void;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        say = (text) => controller.enqueue(encoder.encode(text));
        drop = () => controller.close();
        refuse = () => controller.error(new Error('cut'));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    lines.push({ headers: new Headers(init?.headers), signal, say, drop, refuse });
    return Promise.resolve(new Response(status === 200 ? body : '', { status }));
  });
  return { fetch, lines };
}

const event = (id: number, name: string, data: object) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function connect(statuses?: number[], token: string | null = 'secret') {
  const fake = fakeServer(statuses);
  const onError = vi.fn<(error: CallError) => void>();
  const events = createServerEvents({
    url: '/api/events',
    fetch: fake.fetch,
    token: () => token,
    onError,
  });
  return { ...fake, events, onError };
}
/** Lets everything that waits for nothing but the microtask queue happen. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  // It says so when a line is lost, which these tests cause all the time.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('all listeners share one line, opened by the first and closed after the last', async () => {
  const { events, fetch, lines } = connect();
  const stopOne = events.on('changed', () => undefined);
  const stopTwo = events.on('notification', () => undefined);
  await settle();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(lines[0]?.headers.get('Authorization')).toBe('Bearer secret');
  stopOne();
  await settle();
  expect(lines[0]?.signal.aborted).toBe(false);
  stopTwo();
  await settle();
  expect(lines[0]?.signal.aborted).toBe(true);
});

test('an event reaches those who listen to its name, even cut across chunks; others are let be', async () => {
  const { events, lines } = connect();
  const changed = vi.fn<(event?: unknown) => void>();
  const step = vi.fn<(event?: unknown) => void>();
  events.on('changed', changed);
  events.on('step', step);
  await settle();
  const text = event(1, 'changed', { resource: 'users', ids: ['7'] });
  lines[0]?.say(text.slice(0, 20));
  await settle();
  lines[0]?.say(text.slice(20) + event(2, 'elsewhere', {}));
  await settle();
  expect(changed).toHaveBeenCalledExactlyOnceWith({ resource: 'users', ids: ['7'] });
  expect(step).not.toHaveBeenCalled();
});

test('a dropped line is opened again from the last event seen, and tells that something may be missing', async () => {
  const { events, fetch, lines } = connect();
  const back = vi.fn<(event?: unknown) => void>();
  const changed = vi.fn<(event?: unknown) => void>();
  events.on('changed', changed);
  events.onReconnect(back);
  await settle();
  lines[0]?.say(event(41, 'changed', { resource: 'orders' }));
  await settle();
  expect(back).not.toHaveBeenCalled();
  lines[0]?.refuse();
  await vi.advanceTimersByTimeAsync(1500);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(lines[1]?.headers.get('Last-Event-ID')).toBe('41');
  expect(back).toHaveBeenCalledTimes(1);
  lines[1]?.say(event(42, 'changed', { resource: 'users' }));
  await settle();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a server that stays away is asked ever more rarely, and at once when the browser is online again', async () => {
  const { events, fetch } = connect([503, 503, 503, 503]);
  events.on('changed', () => undefined);
  await vi.advanceTimersByTimeAsync(1300);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1300);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1300);
  expect(fetch).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event('online'));
  await settle();
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('a line that says nothing for long is given up and opened again', async () => {
  const { events, fetch, lines } = connect();
  events.on('changed', () => undefined);
  await settle();
  await vi.advanceTimersByTimeAsync(49_000);
  lines[0]?.say(': still here\n\n');
  await vi.advanceTimersByTimeAsync(49_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([401, 419, 440])(
  'a line answered %i is reported with the token it was asked with',
  async (status) => {
    const { events, onError } = connect([status]);
    events.on('changed', () => undefined);
    await settle();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status, bearer: 'secret' }));
  },
);

test('Refine’s lists hear of their resource only; one row hears of itself only', async () => {
  const { events, lines } = connect();
  const live = createLiveProvider(events);
  const list = vi.fn<(event?: unknown) => void>();
  const one = vi.fn<(event?: unknown) => void>();
  const subscribe = (callback: typeof list, subscriptionType: 'useList' | 'useOne', id?: string) =>
    live.subscribe({
      channel: 'resources/users',
      types: ['*'],
      callback,
      params: { subscriptionType, resource: 'users', ...(id ? { id } : {}) },
    });
  const handle: unknown = subscribe(list, 'useList');
  subscribe(one, 'useOne', '7');
  await settle();
  lines[0]?.say(event(1, 'changed', { resource: 'orders', ids: ['7'] }));
  lines[0]?.say(event(2, 'changed', { resource: 'users', ids: ['8'] }));
  await settle();
  expect(list).toHaveBeenCalledTimes(1);
  expect(one).not.toHaveBeenCalled();
  lines[0]?.say(event(3, 'changed', { resource: 'users', ids: ['7'] }));
  lines[0]?.say(event(4, 'changed', { resource: 'users' }));
  await settle();
  expect(list).toHaveBeenCalledTimes(3);
  expect(one).toHaveBeenCalledTimes(2);
  live.unsubscribe(handle);
  lines[0]?.say(event(5, 'changed', { resource: 'users' }));
  await settle();
  expect(list).toHaveBeenCalledTimes(3);
});
