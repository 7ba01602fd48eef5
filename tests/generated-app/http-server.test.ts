import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpClient } from '../../builder/app/src/api/http.ts';
import type { Kept } from '../../builder/app/src/api/kept.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';
import { OWNER_EMAIL, startServer, type TestServer } from '../../builder/app/tests/support/server.ts';
import { failure } from './support.ts';

// The client of the browser against the server of the app, over a socket.

let server: TestServer;
let base: string;
beforeEach(async () => {
  server = await startServer();
  base = `${await server.listen()}/data/v1`;
});
afterEach(() => server.close());

function open() {
  const values = new Map<string, unknown>();
  const kept: Kept = {
    read: (name) => values.get(name),
    write: (name, value) => values.set(name, value).has(name),
    remove: (name) => void values.delete(name),
    subscribe: () => () => undefined,
  };
  const client = createHttpClient({ base, messages, kept });
  const changes: string[] = [];
  client.subscribe((change) => changes.push(change));
  return { client, kept, changes };
}

async function signIn({ client }: Pick<ReturnType<typeof open>, 'client'>) {
  await client.signIn(OWNER_EMAIL);
  const code = /\d{6}/.exec(server.mails.at(-1)?.subject ?? '')?.[0] ?? '';
  return client.verify(OWNER_EMAIL, code);
}

test('signs in by code, writes and reads rows, and signs out', async () => {
  const here = open();
  expect(await here.client.me()).toBeNull();
  expect((await signIn(here)).isOwner).toBe(true);
  const { row } = await here.client.create('part', { name: 'Bell', number: 'B-1', price: 900, stock: 3 });
  const changed = await here.client.update('part', row.id, { stock: 4 }, row.version);
  expect(changed.row).toMatchObject({ name: 'Bell', stock: 4, version: 2 });
  expect(await failure(here.client.update('part', row.id, { stock: 5 }, row.version))).toMatchObject({
    status: 409,
    message: messages.stale,
  });
  const list = await here.client.list('part', { q: 'bell', filters: { stock: { from: '4' } } });
  expect(list.rows.map(({ id }) => id)).toEqual([row.id]);
  await here.client.remove('part', row.id);
  await here.client.signOut();
  expect([await here.client.me(), here.kept.read('token')]).toEqual([null, undefined]);
  expect((await failure(here.client.create('part', {}))).status).toBe(401);
  expect(here.changes).toEqual(['session', 'session']);
});

test('uploads a file and reads its bytes back', async () => {
  const here = open();
  await signIn(here);
  const file = await here.client.upload(new File(['%PDF-1.7 text'], 'offer.pdf'));
  expect(file).toMatchObject({ name: 'offer.pdf', type: 'application/pdf' });
  expect(await here.client.fileInfo(file.id)).toEqual(file);
  expect(await (await here.client.file(file.id)).text()).toBe('%PDF-1.7 text');
});

test('notices that the server ended the session', async () => {
  const [here, there] = [open(), open()];
  await signIn(here);
  there.kept.write('token', here.kept.read('token'));
  await here.client.signOut();
  const again = createHttpClient({ base, messages, kept: there.kept });
  expect(await again.me()).toBeNull();
  expect(there.kept.read('token')).toBeUndefined();
});

test('says in the app’s words that the server can’t be reached', async () => {
  const here = open();
  await signIn(here);
  await server.close();
  expect(await failure(here.client.list('part', {}))).toMatchObject({ status: 0, message: messages.offline });
});

test('answers a call that is under way when it stops, and doesn’t wait for another on its connection', async () => {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  const [email, ended] = [JSON.stringify({ email: OWNER_EMAIL }), once(socket, 'end')];
  socket.write(
    `POST /data/v1/sign-in HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${email.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server has the call, and asks for its body.
  await once(socket, 'data');
  const closed = server.close();
  socket.write(email);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 2\d\d /);
  await Promise.all([closed, ended]);
});
