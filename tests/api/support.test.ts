import { describe, expect, test } from 'vitest';
import { type Endpoint, allowedInSupportSession } from '#contract/core/endpoint.ts';
import { contract, type Key } from '#contract/index.ts';
import { tokenHash } from '#server/platform/secrets.ts';
import { holdBuilds, newProject } from '../support/api-apps.ts';
import { type Client, PASSWORD, type Person, startServer, until } from '../support/server.ts';

const app = await startServer();
await holdBuilds(app);
const { db } = app;
const admin = await app.signInAs('Admin');
const REASON = 'They cannot find their invoice, ticket 4711';
const MINUTE = 60_000;

const start = (user: Person, by: Client = admin, reason: unknown = REASON) =>
  by.rejected('POST /api/admin/users/:id/sign-in-as', { params: { id: user.id }, body: { reason } });

/** An administrator who is signed in as someone. */
async function visiting(user?: Person, by: Person = admin) {
  const person = user ?? (await app.signInAs('User'));
  const { token, expiresAt } = await by.ok('POST /api/admin/users/:id/sign-in-as', {
    params: { id: person.id },
    body: { reason: REASON },
  });
  return { person, support: app.client(token), id: tokenHash(token), expiresAt };
}

/** Lets a session be older than it is. */
const age = (id: string, by: number) =>
  db
    .updateTable('sessions')
    .set((eb) => ({ createdAt: eb('createdAt', '-', by) }))
    .where('id', '=', id)
    .execute();
const entriesOf = (userId: string, action: string) =>
  db
    .selectFrom('auditEntries')
    .selectAll()
    .where('entityId', '=', userId)
    .where('action', '=', action)
    .execute();
const notesOf = (person: Client) => person.ok('GET /api/notifications');
const ended = { status: 419, code: 'session_revoked' };

describe('signing in as a user', () => {
  test('answers a session of the user’s for 30 minutes, and leaves their last sign-in as it was', async () => {
    const person = await app.signInAs('User');
    const before = await admin.ok('GET /api/admin/users/:id', { params: { id: person.id } });
    const { support, expiresAt } = await visiting(person);
    expect(await support.ok('GET /api/user/profile')).toMatchObject({ id: person.id, role: 'User' });
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 30 * MINUTE)).toBeLessThan(5000);
    expect(await admin.ok('GET /api/admin/users/:id', { params: { id: person.id } })).toEqual(before);
    await admin.ok('GET /api/user/profile');
    await person.ok('GET /api/user/profile');
  });

  test.each([
    ['no reason', null],
    ['a reason of nine characters among blanks', '   123456789   '],
    ['a reason of 501 characters', 'x'.repeat(501)],
  ])('is refused with %s', async (_, reason) => {
    expect(await start(await app.signInAs('User'), admin, reason)).toMatchObject({
      status: 422,
      fields: { reason: [expect.any(String)] },
    });
  });

  test('is for administrators alone', async () => {
    const [one, other] = [await app.signInAs('User'), await app.signInAs('User')];
    expect(await start(other, one)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('is refused for an administrator, for who is not active, and for nobody', async () => {
    const [second, blocked] = [await app.signInAs('Admin'), await app.signInAs('User')];
    await db.updateTable('users').set({ status: 'blocked' }).where('id', '=', blocked.id).execute();
    expect(await start(second)).toMatchObject({ status: 422, code: 'invalid' });
    expect(await start(admin)).toMatchObject({ status: 422, code: 'invalid' });
    expect(await start(blocked)).toMatchObject({ status: 409, code: 'state' });
    expect(await start({ ...blocked, id: '0198c0de-0000-7000-8000-000000000000' })).toMatchObject({
      status: 404,
    });
  });

  test('is never nested', async () => {
    const { support } = await visiting();
    expect(await start(await app.signInAs('User'), support)).toMatchObject({
      status: 403,
      code: 'support_session',
    });
  });

  test('opens nothing of an administrator’s', async () => {
    const { support } = await visiting();
    expect(await support.rejected('GET /api/admin/users')).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('a support session may', () => {
  const endpoints = (Object.entries(contract) as [Key, Endpoint][]).filter(
    // Visitors' calls know of no session, and so of no support session.
    ([, { caller }]) => caller !== 'public' && caller !== 'reset-token',
  );
  const marked = endpoints.filter(([, { support }]) => support).map(([key]) => key);
  const refused = endpoints
    .filter(
      ([key, { support, streams }]) =>
        support === false || (!support && (!key.startsWith('GET ') || streams)),
    )
    .map(([key]) => key);
  const params = { id: '0198c0de-0000-7000-8000-000000000000', n: 1, orderId: 'x' };

  test('besides reading, do no more than what stands here', () => {
    expect(marked.sort()).toEqual([
      'GET /api/events',
      'GET /api/projects/:id/builds/:n/picture',
      'POST /api/auth/logout',
      'POST /api/projects/:id/preview',
    ]);
  });

  test('by the contract’s own rule, make exactly the other calls', () => {
    const closed = endpoints
      .filter(([key, endpoint]) => !allowedInSupportSession(key, endpoint))
      .map(([key]) => key);
    expect(closed).toEqual(refused);
  });

  test.each(refused)('not %s, and nothing happens', async (key) => {
    const { support } = await visiting();
    const { result, ...effects } = await app.effectsOf(async () => [
      await support.rejected(key, { params }),
      await support.rejected(key, { params, body: '{ not json' }),
    ]);
    for (const answer of result)
      expect(answer).toMatchObject({
        status: 403,
        code: 'support_session',
        error: expect.stringContaining('Leave it to make changes'),
      });
    expect(effects).toEqual({ mails: 0, jobs: 0, audit: 0, events: 0, notifications: 0 });
  });

  test('not take the source away, though the owner may', async () => {
    const { person, support } = await visiting();
    const { id } = await newProject(person);
    for (const key of [
      'GET /api/projects/:id/builds/:n/source.zip',
      'POST /api/projects/:id/builds/:n/source.zip',
    ] as const)
      expect(await support.rejected(key, { params: { id, n: 1 } })).toMatchObject({
        code: 'support_session',
      });
  });

  test('read what the user reads, and see a draft’s preview', async () => {
    const { person, support } = await visiting();
    const { id } = await newProject(person);
    expect((await support.ok('GET /api/projects')).map((row) => row.id)).toEqual([id]);
    await support.ok('GET /api/projects/:id/blueprint', { params: { id } });
    await support.ok('POST /api/projects/:id/preview', { params: { id } });
  });

  test('see nothing of other users’', async () => {
    const { support } = await visiting();
    const { id } = await newProject(await app.signInAs('User'));
    expect(await support.rejected('GET /api/projects/:id', { params: { id } })).toMatchObject({
      status: 404,
    });
  });
});

describe('a support session ends', () => {
  test('after 30 minutes whatever its use, and a minute before it does not', async () => {
    const { support, id } = await visiting();
    await age(id, 29 * MINUTE);
    await support.ok('GET /api/user/profile');
    await age(id, MINUTE);
    expect(await support.rejected('GET /api/user/profile')).toMatchObject({
      status: 440,
      code: 'session_expired',
    });
  });

  test('by its job when nobody leaves it: it is on record, the user is told, and it stays 440', async () => {
    const { person, support, id } = await visiting();
    await age(id, 30 * MINUTE);
    const job = await db
      .updateTable('jobs')
      .set({ runAt: Date.now() })
      .where('kind', '=', 'end-support')
      .where('payload', 'like', `%${id}%`)
      .executeTakeFirst();
    expect(job.numUpdatedRows).toBe(1n);
    app.services.wake.jobs();
    const [note] = await until(async () => {
      const notes = await notesOf(person);
      return notes.length > 0 && notes;
    }, 'the notification of the end');
    expect(note?.body).toContain('Read-only access for 30 minutes');
    expect(await entriesOf(person.id, 'user.support-end')).toMatchObject([{ actorName: 'Selvedge' }]);
    expect(await support.rejected('GET /api/user/profile')).toMatchObject({ status: 440 });
  });

  test('when it is left, and the administrator’s own goes on', async () => {
    const { person, support } = await visiting();
    await support.ok('POST /api/auth/logout');
    expect(await support.rejected('GET /api/user/profile')).toMatchObject(ended);
    await admin.ok('GET /api/user/profile');
    await person.ok('GET /api/user/profile');
  });

  test('when the user signs it out, and it is told and recorded once', async () => {
    const { person, support, id } = await visiting();
    await person.ok('DELETE /api/user/sessions/:id', { params: { id } });
    expect(await support.rejected('GET /api/user/profile')).toMatchObject(ended);
    expect(await person.rejected('DELETE /api/user/sessions/:id', { params: { id } })).toMatchObject({
      status: 404,
    });
    expect(await notesOf(person)).toHaveLength(1);
    expect(await entriesOf(person.id, 'user.support-end')).toHaveLength(1);
  });

  test.each([
    [
      'the administrator is blocked',
      (by: Person) => admin.ok('PUT /api/admin/users/status', { body: { ids: [by.id], status: 'blocked' } }),
    ],
    [
      'the administrator is made a User',
      async (by: Person) => {
        const { updatedAt } = await admin.ok('GET /api/admin/users/:id', { params: { id: by.id } });
        return admin.ok('PUT /api/admin/users/update', { body: { id: by.id, updatedAt, role: 'User' } });
      },
    ],
    [
      'the administrator is deleted',
      (by: Person) => admin.ok('POST /api/admin/users/delete', { body: { ids: [by.id] } }),
    ],
    [
      'the administrator’s password is changed',
      (by: Person) =>
        by.ok('PUT /api/user/update-password', {
          body: { currentPassword: PASSWORD, newPassword: 'another long phrase' },
        }),
    ],
    [
      'the user is blocked',
      (_: Person, user: Person) =>
        admin.ok('PUT /api/admin/users/status', { body: { ids: [user.id], status: 'blocked' } }),
    ],
    [
      'the user’s password is changed',
      (_: Person, user: Person) =>
        user.ok('PUT /api/user/update-password', {
          body: { currentPassword: PASSWORD, newPassword: 'another long phrase' },
        }),
    ],
  ])('when %s', async (_, happens) => {
    const by = await app.signInAs('Admin');
    const { person, support } = await visiting(undefined, by);
    await happens(by, person);
    expect(await support.rejected('GET /api/user/profile')).toMatchObject(ended);
    expect(await entriesOf(person.id, 'user.support-end')).toHaveLength(1);
  });

  test('even where an administrator was unmade behind the product’s back', async () => {
    const by = await app.signInAs('Admin');
    const { support } = await visiting(undefined, by);
    await db.updateTable('users').set({ role: 'User' }).where('id', '=', by.id).execute();
    expect(await support.rejected('GET /api/user/profile')).toMatchObject(ended);
  });
});

describe('what was done is on record', () => {
  test('under both names, its start and its end with the reason', async () => {
    const { person, support } = await visiting();
    await support.ok('POST /api/auth/logout');
    const both = {
      actorId: admin.id,
      actorName: 'Test Admin',
      onBehalfOfId: person.id,
      onBehalfOfName: 'Test User',
    };
    const shown = await admin.ok('GET /api/admin/audit-log', { query: { entityId: person.id } });
    expect(shown.filter(({ action }) => action.startsWith('user.support'))).toMatchObject([
      { ...both, action: 'user.support-end', after: { reason: REASON } },
      { ...both, action: 'user.support-start', after: { reason: REASON } },
    ]);
  });

  test('and the user’s own acts carry no second name', async () => {
    const person = await app.signInAs('User');
    await newProject(person);
    const own = await db.selectFrom('auditEntries').selectAll().where('actorId', '=', person.id).execute();
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ onBehalfOfId, onBehalfOfName }) => onBehalfOfId ?? onBehalfOfName)).toEqual([]);
  });

  test('which nobody can rewrite; only the name can be blanked', async () => {
    const { person } = await visiting();
    const entries = db.updateTable('auditEntries').where('onBehalfOfId', '=', person.id);
    for (const change of [
      { onBehalfOfId: admin.id },
      { onBehalfOfId: null },
      { onBehalfOfName: 'Somebody' },
      { onBehalfOfName: null },
    ])
      await expect(entries.set(change).execute(), JSON.stringify(change)).rejects.toThrow(
        'cannot be changed',
      );
    await entries.set({ onBehalfOfName: '' }).execute();
  });

  test('without the name of a user who was erased, nor the reason', async () => {
    const { person } = await visiting();
    await admin.ok('POST /api/admin/users/delete', { body: { ids: [person.id] } });
    const entries = await db
      .selectFrom('auditEntries')
      .selectAll()
      .where((eb) => eb.or([eb('onBehalfOfId', '=', person.id), eb('entityId', '=', person.id)]))
      .execute();
    expect(entries.length).toBeGreaterThan(1);
    expect(JSON.stringify(entries)).not.toContain('Test User');
    expect(JSON.stringify(entries)).not.toContain(REASON);
  });

  test('without the name of an administrator who was erased', async () => {
    const by = await app.signInAs('Admin');
    await db.updateTable('users').set({ firstName: 'Nameless' }).where('id', '=', by.id).execute();
    const { person } = await visiting(undefined, by);
    await admin.ok('POST /api/admin/users/delete', { body: { ids: [by.id] } });
    const kept = [
      await entriesOf(person.id, 'user.support-start'),
      await entriesOf(person.id, 'user.support-end'),
      await person.ok('GET /api/user/sessions'),
    ];
    expect(kept.map((rows) => rows.length > 0)).toEqual([true, true, true]);
    expect(JSON.stringify(kept)).not.toContain('Nameless');
  });
});

describe('the user', () => {
  test('is told afterwards who, how long and why', async () => {
    const { person, support, id } = await visiting();
    expect(await notesOf(person)).toEqual([]);
    await age(id, 12 * MINUTE);
    await support.ok('POST /api/auth/logout');
    expect(await notesOf(person)).toMatchObject([
      {
        kind: 'account',
        title: 'Test Admin from support signed in to your account',
        body: expect.stringMatching(`12 minutes.*${REASON}`),
        link: '/profile',
      },
    ]);
  });

  test('sees it among their sessions, which one asks, and after its end', async () => {
    const { person, support } = await visiting();
    const mine = () => person.ok('GET /api/user/sessions');
    const visit = { support: { by: 'Test Admin', reason: REASON }, current: false };
    expect(await mine()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...visit, endedAt: null }),
        expect.objectContaining({ id: tokenHash(person.token), support: null, current: true, endedAt: null }),
      ]),
    );
    await support.ok('POST /api/auth/logout');
    expect(await mine()).toHaveLength(2);
    expect(await mine()).toContainEqual(expect.objectContaining({ ...visit, endedAt: expect.any(String) }));
  });
});

describe('own sessions', () => {
  test('can be signed out one by one; only the live ones are listed', async () => {
    const here = await app.signInAs('User');
    const there = await app.signIn(here.email);
    const id = tokenHash(there.token);
    expect((await here.ok('GET /api/user/sessions')).map((one) => one.id).sort()).toEqual(
      [id, tokenHash(here.token)].sort(),
    );
    const { audit } = await app.effectsOf(() => here.ok('DELETE /api/user/sessions/:id', { params: { id } }));
    expect(audit).toBe(1);
    expect(await there.rejected('GET /api/user/profile')).toMatchObject(ended);
    expect((await here.ok('GET /api/user/sessions')).map((one) => one.id)).toEqual([tokenHash(here.token)]);
  });

  test('show no token, and those of others cannot be ended', async () => {
    const [one, other] = [await app.signInAs('User'), await app.signInAs('User')];
    expect((await one.call('GET /api/user/sessions')).text).not.toContain(one.token);
    const params = { id: tokenHash(other.token) };
    expect(await one.rejected('DELETE /api/user/sessions/:id', { params })).toMatchObject({ status: 404 });
    expect(await admin.rejected('DELETE /api/user/sessions/:id', { params })).toMatchObject({ status: 404 });
    await other.ok('GET /api/user/profile');
  });
});
