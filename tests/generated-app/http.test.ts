import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttpClient } from '../../builder/app/src/api/http.ts';
import type { Kept } from '../../builder/app/src/api/kept.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';
import { failure } from './support.ts';

interface Sent {
  readonly call: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

function createKept(): Kept & { change(name: string, value: unknown): void } {
  const values = new Map<string, unknown>();
  const listeners = new Set<(name: string) => void>();
  return {
    read: (name) => values.get(name),
    write: (name, value) => values.set(name, value).has(name),
    remove: (name) => void values.delete(name),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(name, value) {
      values.set(name, value);
      for (const listener of listeners) listener(name);
    },
  };
}

const sent: Sent[] = [];
let answer: () => Response | Promise<Response> = () => Response.json({});
beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { method = '', headers, body } = init;
    sent.push({
      call: `${method} ${path}`,
      headers: { ...(headers as Record<string, string>) },
      body: typeof body === 'string' ? JSON.parse(body) : body,
    });
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

function open(token?: string) {
  const kept = createKept();
  if (token !== undefined) kept.write('token', token);
  const client = createHttpClient({ base: '/data/v1', messages, kept });
  let count = 0;
  client.subscribe(() => (count += 1));
  return { client, kept, changes: () => count };
}

describe('a call', () => {
  test.each<[string, (client: ReturnType<typeof open>['client']) => Promise<unknown>, unknown?]>([
    ['GET /data/v1/booking', (client) => client.list('booking', {})],
    [
      'GET /data/v1/booking?status=asked&sort=-slot',
      (client) => client.list('booking', { sort: '-slot', filters: { status: { is: ['asked'] } } }),
    ],
    ['GET /data/v1/booking/a%2Fb', (client) => client.get('booking', 'a/b')],
    ['GET /data/v1/booking/b1/deletion', (client) => client.deletion('booking', 'b1')],
    [
      'GET /data/v1/booking/summary?measure=count&by=status',
      (client) => client.summary('booking', { measure: 'count', by: 'status' }),
    ],
    ['POST /data/v1/booking', (client) => client.create('booking', { name: 'Ada' }), { name: 'Ada' }],
    [
      'PATCH /data/v1/booking/b1',
      (client) => client.update('booking', 'b1', { name: 'Ada' }, 3),
      { name: 'Ada' },
    ],
    ['DELETE /data/v1/booking/b1', (client) => client.remove('booking', 'b1')],
    ['POST /data/v1/sign-in', (client) => client.signIn('a@b.co'), { email: 'a@b.co' }],
    ['PATCH /data/v1/me', (client) => client.rename('Ada'), { name: 'Ada' }],
    ['GET /data/v1/members', (client) => client.members()],
    ['POST /data/v1/members', (client) => client.invite('a@b.co', ['x']), { email: 'a@b.co', roles: ['x'] }],
    [
      'PATCH /data/v1/members/m1',
      (client) => client.changeMember('m1', { isBlocked: true }),
      { isBlocked: true },
    ],
    ['POST /data/v1/samples/clear', (client) => client.clearSamples()],
  ])('%s', async (call, make, body) => {
    await make(open('secret').client);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ call, headers: { authorization: 'Bearer secret' }, body });
  });

  test('names the version that it changes', async () => {
    await open().client.update('booking', 'b1', {}, 3);
    expect(sent[0]?.headers).toEqual({ 'content-type': 'application/json', 'if-match': '"3"' });
  });

  test('sends a file as it is, and reads its bytes back', async () => {
    const { client } = open('secret');
    const file = new File(['x'], 'a.txt');
    await client.upload(file);
    expect(sent[0]?.body).toBeInstanceOf(FormData);
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
    answer = () => new Response('bytes');
    expect(await (await client.file('f1')).text()).toBe('bytes');
  });
});

describe('a failure', () => {
  test('carries the messages of the server', async () => {
    answer = () => Response.json({ message: 'Check', fields: { name: 'Enter it' } }, { status: 422 });
    expect(await failure(open().client.create('booking', {}))).toMatchObject({
      status: 422,
      message: 'Check',
      fields: { name: 'Enter it' },
    });
  });

  test.each([
    ['HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['an answer that is no JSON', () => new Response('<h1>Hello</h1>'), 200],
    ['nothing', () => new Response(null, { status: 500 }), 500],
  ])('of %s is told in the app’s words', async (_, made, status) => {
    answer = made;
    expect(await failure(open().client.list('booking', {}))).toMatchObject({
      status,
      message: messages.failed,
    });
  });

  test('without a network has no status', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failure(open().client.list('booking', {}))).toMatchObject({
      status: 0,
      message: messages.offline,
    });
  });
});

describe('a session', () => {
  test('begins with a code, is kept, and ends by signing out', async () => {
    const { client, kept, changes } = open();
    expect(await client.me()).toBeNull();
    expect(sent).toEqual([]);
    const member = { id: 'm1', email: 'a@b.co' };
    answer = () => Response.json({ token: 'secret', member });
    expect(await client.verify('a@b.co', '123456')).toEqual(member);
    expect([kept.read('token'), changes()]).toEqual(['secret', 1]);
    answer = () => new Response(null, { status: 204 });
    await client.signOut();
    expect(sent.at(-1)).toMatchObject({
      call: 'POST /data/v1/sign-out',
      headers: { authorization: 'Bearer secret' },
    });
    expect([kept.read('token'), changes()]).toEqual([undefined, 2]);
    await client.list('booking', {}).catch(() => null);
    expect(sent.at(-1)?.headers).not.toHaveProperty('authorization');
  });

  test('that the server ended is over here too', async () => {
    const { client, kept, changes } = open('old');
    answer = () => Response.json({ message: 'Sign in' }, { status: 401 });
    expect(await client.me()).toBeNull();
    expect([kept.read('token'), changes()]).toEqual([undefined, 1]);
    expect((await failure(client.create('booking', {}))).status).toBe(401);
    expect(changes()).toBe(1);
  });

  test('that began while a call was under way isn’t ended by its answer', async () => {
    const { client, kept, changes } = open('old');
    answer = () => {
      kept.change('token', 'new');
      return Response.json({ message: 'Sign in' }, { status: 401 });
    };
    await failure(client.list('booking', {}));
    expect([kept.read('token'), changes()]).toEqual(['new', 1]);
  });

  test('is forgotten here even if the server can’t be reached', async () => {
    const { client, kept } = open('secret');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await failure(client.signOut())).status).toBe(0);
    expect(kept.read('token')).toBeUndefined();
  });
});
