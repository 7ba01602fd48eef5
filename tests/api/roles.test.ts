import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { contract, type Key } from '#contract/index.ts';
import { tokenHash } from '#server/platform/secrets.ts';
import {
  ASKING_CARD,
  checkout,
  holdBuilds,
  newProject,
  paidProject,
  pay,
  smallBlueprint,
} from '../support/api-apps.ts';
import { type CallOptions, type Person, startServer } from '../support/server.ts';

const app = await startServer();
await holdBuilds(app);
const admin = await app.signInAs('Admin');
const owner = await app.signInAs('User');
const other = await app.signInAs('User');

const endpoints = Object.entries(contract) as [Key, Endpoint][];
const isOpen = ({ caller }: Endpoint) => caller === 'public' || caller === 'reset-token';
const guarded = endpoints.filter(([, endpoint]) => !isOpen(endpoint)).map(([key]) => key);
const forAdmins = endpoints.filter(([, { caller }]) => caller === 'Admin').map(([key]) => key);
/** What a call cannot be asked without. */
const NEEDED: Partial<Record<Key, Record<string, string>>> = {
  'GET /api/admin/search': { q: '' },
  'GET /api/admin/views': { resource: 'users' },
};
const NOBODY = '0198c0de-0000-7000-8000-000000000000';

/** A row of the owner's for each call that works on one, and a body that fits. */
type Make = () => Promise<CallOptions>;
const project =
  (body?: unknown, of: (person: Person) => Promise<{ id: string; updatedAt: string }> = newProject): Make =>
  async () => {
    const { id, updatedAt } = await of(owner);
    return { params: { id, n: 1 }, ...(body ? { body: { updatedAt, ...body } } : {}) };
  };
const withoutReadAt =
  (body: unknown): Make =>
  async () => ({ params: { id: (await newProject(owner)).id }, body });
const built = project(undefined, (person) => paidProject(app, person));
const order: Make = async () => ({
  params: { orderId: (await checkout(owner, (await newProject(owner)).id)).id },
  body: {},
});
const notification: Make = async () => {
  const id = crypto.randomUUID();
  await app.db
    .insertInto('notifications')
    .values({
      id,
      userId: owner.id,
      kind: 'account',
      title: 'Hello',
      body: '',
      link: null,
      readAt: null,
      createdAt: 1,
    })
    .execute();
  return { params: { id }, body: { read: true } };
};
const session: Make = async () => {
  const id = tokenHash(crypto.randomUUID());
  const now = Date.now();
  await app.db
    .insertInto('sessions')
    .values({
      id,
      userId: owner.id,
      createdAt: now,
      seenAt: now,
      revokedAt: null,
      ip: null,
      device: '',
      actorId: null,
      actorName: null,
      reason: null,
    })
    .execute();
  return { params: { id } };
};
const OWNED: Partial<Record<Key, Make>> = {
  'GET /api/projects/:id': project(),
  'PATCH /api/projects/:id': project({ name: 'Renamed' }),
  'DELETE /api/projects/:id': project(),
  'POST /api/projects/:id/duplicate': project(),
  'GET /api/projects/:id/blueprint': project(),
  'PUT /api/projects/:id/blueprint': project({ blueprint: smallBlueprint() }),
  'POST /api/projects/:id/preview': project(),
  'POST /api/projects/:id/publish': withoutReadAt({ published: false }),
  'POST /api/projects/:id/change': withoutReadAt({ text: 'Rename clients to patients' }),
  'GET /api/projects/:id/changes': project(),
  'POST /api/projects/:id/changes': withoutReadAt({ text: 'Rename clients', outcome: 'accepted' }),
  'POST /api/projects/:id/changes/preview': withoutReadAt({ blueprint: smallBlueprint() }),
  'GET /api/projects/:id/builds': built,
  'POST /api/projects/:id/builds': built,
  'GET /api/projects/:id/builds/:n': built,
  'GET /api/projects/:id/builds/:n/blueprint': built,
  'GET /api/projects/:id/builds/:n/files': built,
  'GET /api/projects/:id/builds/:n/source.zip': built,
  'POST /api/projects/:id/builds/:n/source.zip': built,
  'POST /api/projects/:id/builds/:n/restore': built,
  'POST /api/projects/:id/builds/:n/report': built,
  'GET /api/projects/:id/builds/:n/picture': async () => {
    const { id } = await paidProject(app, owner, 'complete');
    const folder = path.join(app.config.dataDir, 'artefacts', id, '1');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'home.webp'), 'a picture');
    return { params: { id, n: 1 } };
  },
  'GET /api/payments/orders/:orderId': order,
  'POST /api/payments/:orderId/confirm': order,
  'POST /api/payments/demo-bank/:reference': async () => {
    const { params } = await order();
    const { confirm } = await owner.ok('POST /api/payments/:orderId/confirm', {
      ...(params ? { params } : {}),
      body: { card: ASKING_CARD },
    });
    return { params: { reference: confirm?.reference ?? '' }, body: { accepted: false } };
  },
  'POST /api/payments/checkout': async () => ({
    body: { projectId: (await newProject(owner)).id, plan: 'starter' },
  }),
  'GET /api/payments/:id/invoice': async () => {
    const paid = await pay(owner, (await newProject(owner)).id);
    const { payments } = await owner.ok('GET /api/payments/orders/:orderId', {
      params: { orderId: paid.id },
    });
    return { params: { id: payments[0]?.id ?? '' } };
  },
  'PATCH /api/notifications/:id': notification,
  'DELETE /api/user/sessions/:id': session,
};
const owned = Object.keys(OWNED) as Key[];
const made = (key: Key) => OWNED[key]?.() ?? Promise.reject(new Error(`Nothing is made for ${key}`));

// The tests below make more projects than one person may have.
beforeEach(() =>
  app.db
    .deleteFrom('projects')
    .execute()
    .then(() => undefined),
);

test('every call that works on somebody’s own row is in this test’s table', () => {
  const declared = endpoints
    .filter(([, { caller }]) => caller === 'owner' || caller === 'owner-or-admin')
    .map(([key]) => key);
  expect(declared.filter((key) => !owned.includes(key))).toEqual([]);
});

describe('a visitor', () => {
  test.each(guarded)('%s is 401, whatever is sent', async (key) => {
    const answers = [
      await app.visitor.rejected(key),
      await app.visitor.rejected(key, { body: '{ not json', params: { id: 'no', n: 'no', orderId: 'no' } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('an unknown token is 401, a revoked one 419 and an expired one 440, before anything else is looked at', async () => {
    const [unknown, revoked, idle, old] = [
      app.client('x'.repeat(43)),
      await app.signInAs('User'),
      await app.signInAs('User'),
      await app.signInAs('User'),
    ];
    const day = 86_400_000;
    await app.db
      .updateTable('sessions')
      .set({ revokedAt: Date.now() })
      .where('userId', '=', revoked.id)
      .execute();
    await app.db
      .updateTable('sessions')
      .set({ seenAt: Date.now() - day - 1000 })
      .where('userId', '=', idle.id)
      .execute();
    await app.db
      .updateTable('sessions')
      .set({ createdAt: Date.now() - 30 * day - 1000 })
      .where('userId', '=', old.id)
      .execute();
    for (const key of guarded) {
      const statuses = await Promise.all(
        [unknown, revoked, idle, old].map(
          async (client) => (await client.rejected(key, { body: '{ not json' })).code,
        ),
      );
      expect(statuses, key).toEqual([
        'unauthenticated',
        'session_revoked',
        'session_expired',
        'session_expired',
      ]);
    }
  });

  test('a session within its day goes on', async () => {
    const person = await app.signInAs('User');
    await app.db
      .updateTable('sessions')
      .set({ seenAt: Date.now() - 86_400_000 + 60_000 })
      .where('userId', '=', person.id)
      .execute();
    await person.ok('GET /api/user/profile');
    const { seenAt } = await app.db
      .selectFrom('sessions')
      .select('seenAt')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(Date.now() - seenAt).toBeLessThan(60_000);
  });
});

describe('a User', () => {
  test.each(forAdmins)('%s is 403, before its shape is looked at', async (key) => {
    const { result, audit, jobs, events } = await app.effectsOf(async () => [
      await owner.rejected(key, { params: { id: owner.id } }),
      await owner.rejected(key, { params: { id: 'no' }, body: { nonsense: 1 }, query: { nonsense: '1' } }),
    ]);
    for (const answer of result) expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
    expect({ audit, jobs, events }).toEqual({ audit: 0, jobs: 0, events: 0 });
  });

  test.each(owned)('%s on somebody else’s row is 404 and changes nothing', async (key) => {
    const options = await made(key);
    const { result, audit, jobs, events } = await app.effectsOf(() => other.rejected(key, options));
    expect(result).toMatchObject({ status: 404, code: 'not_found' });
    expect({ audit, jobs, events }).toEqual({ audit: 0, jobs: 0, events: 0 });
  });

  test.each(owned.filter((key) => 'body' in contract[key]))(
    '%s on somebody else’s row says 422 to a wrong shape first',
    async (key) => {
      const options = await made(key);
      const answer = await other.rejected(key, {
        ...options,
        body: { ...(options.body as object), nonsense: 1 },
      });
      expect(answer).toMatchObject({ status: 422, fields: { nonsense: ['Unknown field.'] } });
    },
  );

  test.each(owned)('%s on an own row is let through', async (key) => {
    const { status, text } = await owner.call(key, await made(key));
    expect([401, 403, 404], text).not.toContain(status);
  });

  test.each(owned.filter((key) => key.includes(':')))(
    '%s is 404 for an id that is none and for one that nobody has',
    async (key) => {
      const { body } = await made(key);
      for (const id of ['7', "' or 1=1 --", '../../etc/passwd', NOBODY]) {
        const answer = await owner.rejected(key, {
          params: { id, n: 1, orderId: id },
          ...(body ? { body } : {}),
        });
        expect(answer, id).toMatchObject({ status: 404, code: 'not_found' });
      }
    },
  );
});

describe('an Admin', () => {
  const own: Key[] = ['PATCH /api/notifications/:id', 'DELETE /api/user/sessions/:id'];

  test.each(owned.filter((key) => !own.includes(key)))('%s on anybody’s row is let through', async (key) => {
    const { status, text } = await admin.call(key, await made(key));
    expect([401, 403, 404], text).not.toContain(status);
  });

  test.each(own)('%s stays its owner’s alone', async (key) => {
    expect(await admin.rejected(key, await made(key))).toMatchObject({ status: 404 });
  });

  test.each(forAdmins.filter((key) => key.startsWith('GET') && !key.includes(':')))(
    '%s reads',
    async (key) => {
      await admin.ok(key, { query: NEEDED[key] ?? {} });
    },
  );
});

describe('every call that takes a body', () => {
  const taking = endpoints.filter(([, { body, consumes }]) => body && !consumes).map(([key]) => key);
  const params = { id: NOBODY, n: 1, orderId: NOBODY };

  test.each(taking)('%s names the fields it does not know', async (key) => {
    const token = isOpen(contract[key]) ? {} : { token: forAdmins.includes(key) ? admin.token : owner.token };
    const answer = await app.visitor.rejected(key, { ...token, params, body: { nonsense: 1 } });
    expect(answer).toMatchObject({ status: 422, code: 'invalid' });
    expect(answer.fields?.nonsense).toEqual(['Unknown field.']);
    expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(taking)('%s answers broken JSON with 400', async (key) => {
    const token = isOpen(contract[key]) ? {} : { token: forAdmins.includes(key) ? admin.token : owner.token };
    const answer = await app.visitor.rejected(key, { ...token, params, body: '{"a": ' });
    expect(answer).toMatchObject({ status: 400, code: 'malformed' });
  });

  test.each(taking)('%s refuses what is not an object', async (key) => {
    const token = isOpen(contract[key]) ? {} : { token: forAdmins.includes(key) ? admin.token : owner.token };
    for (const body of ['[]', '7', '"text"']) {
      expect((await app.visitor.rejected(key, { ...token, params, body })).status, body).toBe(422);
    }
  });
});

describe('every list', () => {
  const lists = endpoints
    .filter(([, { query, params, streams }]) => query && !params && !streams)
    .map(([key]) => key);
  const paged = new Set(
    endpoints.filter(([, { query }]) => query?.safeParse({ _start: '0' }).success).map(([key]) => key),
  );
  const listed: Key[] = lists.filter((key) => paged.has(key));
  const reader = (key: Key) => (forAdmins.includes(key) ? admin : owner);

  test.each(lists)('%s refuses a column that is not declared', async (key) => {
    const queries: Record<string, string>[] = [{ nonsense: '1' }];
    if (listed.includes(key))
      queries.push({ _sort: 'passwordHash' }, { passwordHash_like: 'a' }, { id_like: 'a' });
    for (const query of queries) {
      const answer = await reader(key).rejected(key, { query });
      expect(answer, JSON.stringify(query)).toMatchObject({ status: 422, code: 'invalid' });
    }
  });

  test.each(listed)(
    '%s counts all rows that match in X-Total-Count, and answers a search for anything',
    async (key) => {
      for (const q of ['', 'zzz-nothing', "%' or '1'='1", '\\', '_%', '𝕊𝕖𝕝𝕧']) {
        const { status, headers, text } = await reader(key).call(key, {
          query: { q, _start: '0', _end: '10' },
        });
        expect(status, text).toBe(200);
        const rows: unknown[] = JSON.parse(text);
        expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(rows.length);
        if (q.includes('nothing') || q.includes("'")) expect(rows, q).toEqual([]);
      }
    },
  );
});
