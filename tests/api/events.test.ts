import { createParser } from 'eventsource-parser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { STREAMS } from '#contract/core/limits.ts';
import { ended, newProject, pay } from '../support/api-apps.ts';
import { quickBuilds } from '../support/quick-builds.ts';
import { openServer, PASSWORD, type Person, startServer, until } from '../support/server.ts';

const app = await startServer(await quickBuilds());
await app.server.listen({ port: 0, host: '127.0.0.1' });
const url = `${app.services.publicUrl()}/api/events`;

interface Told {
  id: number;
  name: string;
  data: Record<string, unknown>;
}

/** Reads a person's events as the browser does. */
async function listen(person: Person, after?: number) {
  const leave = new AbortController();
  const headers = {
    authorization: `Bearer ${person.token}`,
    ...(after === undefined ? {} : { 'last-event-id': String(after) }),
  };
  const reply = await fetch(url, { headers, signal: leave.signal });
  const told: Told[] = [];
  const parser = createParser({
    onEvent: ({ id, event = '', data }) =>
      void told.push({ id: Number(id), name: event, data: JSON.parse(data) }),
  });
  const decoder = new TextDecoder();
  const reading = (async () => {
    for await (const chunk of reply.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  })().catch((error: unknown) => {
    if (!leave.signal.aborted) throw error;
  });
  const close = async () => {
    leave.abort();
    await reading;
  };
  onTestFinished(close);
  /** An event that this person causes now and is told of; whatever was before it has come too. */
  const fence = async () => {
    const { maxId } = await app.db
      .selectFrom('events')
      .select((eb) => eb.fn.max('id').as('maxId'))
      .executeTakeFirstOrThrow();
    await person.ok('POST /api/notifications/read-all');
    await until(
      () => told.some(({ id, data }) => id > (maxId ?? 0) && data.resource === 'notifications'),
      'the person’s own event',
    );
  };
  await fence();
  return { reply, told, close, fence, ids: () => told.map(({ id }) => id) };
}

const idsOf = (audiences: string[], after: number) =>
  app.db
    .selectFrom('events')
    .select('id')
    .where('audience', 'in', audiences)
    .where('id', '>', after)
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ id }) => id));

describe('the stream of events', () => {
  test('is for people who are signed in, and kept nowhere', async () => {
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(`${url}?token=${(await app.signInAs('User')).token}`)).status).toBe(401);
    const { reply } = await listen(await app.signInAs('User'));
    expect(reply.headers.get('content-type')).toBe('text/event-stream');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('tells a change to the person concerned and to administrators, and to nobody else', async () => {
    const [owner, stranger, admin] = [
      await app.signInAs('User'),
      await app.signInAs('User'),
      await app.signInAs('Admin'),
    ];
    const streams = {
      owner: await listen(owner),
      stranger: await listen(stranger),
      admin: await listen(admin),
    };
    const { id } = await newProject(owner);
    for (const stream of Object.values(streams)) await stream.fence();
    const about = ({ told }: { told: Told[] }) =>
      told.filter(({ data }) => JSON.stringify(data).includes(id));
    expect(about(streams.owner)).toMatchObject([
      { name: 'changed', data: { resource: 'projects', ids: [id] } },
      { data: { resource: 'dashboard' } },
    ]);
    expect(about(streams.admin).map(({ data }) => data.resource)).toContain('projects');
    expect(streams.admin.told.map(({ data }) => data.resource)).toContain('audit-log');
    expect(streams.owner.told.map(({ data }) => data.resource)).not.toContain('audit-log');
    expect(about(streams.stranger)).toEqual([]);
    expect(streams.stranger.told.every(({ data }) => data.resource === 'notifications')).toBe(true);
  });

  test(
    'tells each step of a build as it goes, and its end as a notification, to its owner only',
    { timeout: 60_000 },
    async () => {
      const [owner, stranger] = [await app.signInAs('User'), await app.signInAs('User')];
      const [mine, theirs] = [await listen(owner), await listen(stranger)];
      const { id } = await newProject(owner);
      await pay(owner, id);
      await ended(owner, id);
      await until(
        () => mine.told.some(({ name, data }) => name === 'notification' && data.kind === 'build-ready'),
        'the notification',
      );
      const steps = mine.told
        .filter(({ name }) => name === 'step')
        .map(({ data }) => `${String(data.step)} ${String(data.status)}`);
      // The app isn't published: how the last step ended is told with the end of the build.
      expect(steps).toEqual([
        ...['check', 'write', 'type-check', 'compile', 'package'].flatMap((step) => [
          `${step} in-progress`,
          `${step} complete`,
        ]),
        'publish in-progress',
      ]);
      await theirs.fence();
      expect(theirs.told.filter(({ name }) => name !== 'changed')).toEqual([]);
    },
  );

  test('goes on after Last-Event-ID: each event that was missed, once, in order, then new ones', async () => {
    const owner = await app.signInAs('User');
    const first = await listen(owner);
    const last = first.ids().at(-1) ?? 0;
    await first.close();
    for (let count = 0; count < 3; count += 1) await newProject(owner);
    const second = await listen(owner, last);
    await newProject(owner);
    await second.fence();
    expect(second.ids()).toEqual(await idsOf(['all', owner.id], last));
    expect(second.told.filter(({ data }) => data.resource === 'projects')).toHaveLength(4);
  });

  test('goes on after more missed events than are replayed at a time', async () => {
    const owner = await app.signInAs('User');
    const first = await listen(owner);
    const last = first.ids().at(-1) ?? 0;
    await first.close();
    const rows = Array.from({ length: 300 }, (_, index) => ({
      audience: owner.id,
      name: 'changed',
      data: JSON.stringify({ resource: 'projects', ids: [String(index)] }),
      at: Date.now(),
    }));
    for (let count = 0; count < 4; count += 1) await app.db.insertInto('events').values(rows).execute();
    app.services.wake.events();
    const second = await listen(owner, last);
    expect(second.ids()).toEqual(await idsOf(['all', owner.id], last));
    expect(second.told.length).toBeGreaterThan(1200);
  });

  test('loses nothing that happens while someone reconnects', async () => {
    const owner = await app.signInAs('User');
    const first = await listen(owner);
    const last = first.ids().at(-1) ?? 0;
    await first.close();
    const changing = (async () => {
      for (let count = 0; count < 20; count += 1) await newProject(owner);
    })();
    const streams = await Promise.all([listen(owner, last), listen(owner, last), listen(owner, last)]);
    await changing;
    for (const stream of streams) await stream.fence();
    const all = await idsOf(['all', owner.id], last);
    for (const stream of streams) {
      expect(stream.ids()).toEqual(all.slice(0, stream.told.length));
      expect(stream.told.filter(({ data }) => data.resource === 'projects')).toHaveLength(20);
    }
  });
});

/** A stream that says when the server has ended it. */
async function opened(person: Person, address = url) {
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const reply = await fetch(address, {
    headers: { authorization: `Bearer ${person.token}` },
    signal: leave.signal,
  });
  expect(reply.status).toBe(200);
  const stream = { ended: false };
  const reading = (async () => {
    for await (const _ of reply.body ?? []);
    stream.ended = true;
  })();
  reading.catch((error: unknown) => {
    if (!leave.signal.aborted) throw error;
  });
  return stream;
}

const AT_ONCE = 3000;
const endOf = (stream: { ended: boolean }) => until(() => stream.ended, 'the end of the stream', AT_ONCE);

describe('a stream whose session ends', () => {
  type Way = (person: Person, admin: Person) => Promise<unknown>;
  const updatedAtOf = async (admin: Person, id: string) =>
    (await admin.ok('GET /api/admin/users/:id', { params: { id } })).updatedAt;
  const ways: [string, Way][] = [
    ['a sign-out', (person) => person.ok('POST /api/auth/logout')],
    [
      'a revoked session',
      async (person) => {
        const elsewhere = await app.signIn(person.email);
        const sessions = await elsewhere.ok('GET /api/user/sessions');
        const id = sessions.find(({ current }) => !current)?.id ?? '';
        await elsewhere.ok('DELETE /api/user/sessions/:id', { params: { id } });
      },
    ],
    [
      'a changed password',
      async (person) => {
        const elsewhere = await app.signIn(person.email);
        await elsewhere.ok('PUT /api/user/update-password', {
          body: { currentPassword: PASSWORD, newPassword: 'another horse battery' },
        });
      },
    ],
    [
      'a block',
      (person, admin) =>
        admin.ok('PUT /api/admin/users/status', { body: { ids: [person.id], status: 'blocked' } }),
    ],
    [
      'a new role',
      async (person, admin) =>
        admin.ok('PUT /api/admin/users/update', {
          body: { id: person.id, updatedAt: await updatedAtOf(admin, person.id), role: 'Admin' },
        }),
    ],
    [
      'a deletion',
      (person, admin) => admin.ok('POST /api/admin/users/delete', { body: { ids: [person.id] } }),
    ],
  ];

  test.each(ways)('by %s is ended at once', async (_, way) => {
    const [person, neighbour, admin] = [
      await app.signInAs('User'),
      await app.signInAs('User'),
      await app.signInAs('Admin'),
    ];
    const [mine, theirs] = [await opened(person), await opened(neighbour)];
    await way(person, admin);
    await endOf(mine);
    expect(theirs.ended).toBe(false);
  });

  test('in another process is ended too', async () => {
    const second = await openServer({ dataDir: app.config.dataDir });
    onTestFinished(() => second.close());
    await second.server.listen({ port: 0, host: '127.0.0.1' });
    const [person, admin] = [await app.signInAs('User'), await app.signInAs('Admin')];
    const stream = await opened(person, `${second.services.publicUrl()}/api/events`);
    await admin.ok('PUT /api/admin/users/status', { body: { ids: [person.id], status: 'blocked' } });
    await endOf(stream);
  });

  test('as support is ended when its administrator is blocked', async () => {
    const [person, helper, admin] = [
      await app.signInAs('User'),
      await app.signInAs('Admin'),
      await app.signInAs('Admin'),
    ];
    const { token } = await helper.ok('POST /api/admin/users/:id/sign-in-as', {
      params: { id: person.id },
      body: { reason: 'They asked for help' },
    });
    const stream = await opened({ ...person, token });
    await admin.ok('PUT /api/admin/users/status', { body: { ids: [helper.id], status: 'blocked' } });
    await endOf(stream);
  });
});

test('a session has twenty streams at most: the oldest gives way to the newest', async () => {
  const [person, neighbour] = [await app.signInAs('User'), await app.signInAs('User')];
  const theirs = await opened(neighbour);
  const streams: { ended: boolean }[] = [];
  for (let count = 0; count < STREAMS.perSession + 2; count += 1) streams.push(await opened(person));
  for (const stream of streams.slice(0, 2)) await endOf(stream);
  expect(streams.slice(2).filter(({ ended }) => ended)).toEqual([]);
  expect(theirs.ended).toBe(false);
});

test('a user has sixty streams at most, over all sessions', async () => {
  const person = await app.signInAs('User');
  const streams: { ended: boolean }[] = [];
  let session = person;
  for (let count = 0; count < STREAMS.perUser + 1; count += 1) {
    if (count % 15 === 0) session = await app.signIn(person.email);
    streams.push(await opened(session));
  }
  await endOf(streams[0] ?? { ended: false });
  expect(streams.slice(1).filter(({ ended }) => ended)).toEqual([]);
});
