import { describe, expect, test } from 'vitest';
import { startServer } from '../support/server.ts';

const app = await startServer();
const admin = await app.signInAs('Admin');
const people = await Promise.all(['User', 'User', 'User'].map(() => app.signInAs('User')));

async function total(query: Record<string, string | string[]>): Promise<number> {
  const reply = await admin.call('GET /api/admin/users', { query });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.headers['x-total-count']);
}
const counted = async (where?: { status?: 'active' | 'blocked'; role?: 'Admin' | 'User' }) => {
  let query = app.db.selectFrom('users').select((eb) => eb.fn.countAll<number>().as('count'));
  if (where?.status) query = query.where('status', '=', where.status);
  if (where?.role) query = query.where('role', '=', where.role);
  return (await query.executeTakeFirstOrThrow()).count;
};

test('totals from counters stay exact while people come, change and go', async () => {
  const [first, second] = people;
  expect(await total({})).toBe(await counted());
  await admin.ok('PUT /api/admin/users/status', {
    body: { ids: [first?.id, second?.id], status: 'blocked' },
  });
  expect(await total({ status: 'blocked' })).toBe(2);
  expect(await total({ status: 'active' })).toBe(await counted({ status: 'active' }));
  expect(await total({ status: ['active', 'blocked'] })).toBe(await counted());
  await admin.ok('POST /api/admin/users/delete', { body: { ids: [first?.id] } });
  expect(await total({ status: 'blocked' })).toBe(1);
  expect(await total({})).toBe(await counted());
  expect(await total({ role: 'User' })).toBe(await counted({ role: 'User' }));
});

test('a search follows a changed name, and forgets a deleted one', async () => {
  const person = await app.signInAs('User');
  const read = async () =>
    (await admin.ok('GET /api/admin/users/:id', { params: { id: person.id } })).updatedAt;
  await admin.ok('PUT /api/admin/users/update', {
    body: { id: person.id, firstName: 'Quirina', lastName: 'Ürdinger', updatedAt: await read() },
  });
  expect(await total({ q: 'quirina' })).toBe(1);
  expect(await total({ q: 'ürding QUIR' })).toBe(1);
  expect(await total({ q: 'quirina nobody' })).toBe(0);
  expect(await total({ lastName_like: 'RDING' })).toBe(1);
  expect(await total({ firstName_like: 'rding' })).toBe(0);
  await admin.ok('PUT /api/admin/users/update', {
    body: { id: person.id, firstName: 'Petra', updatedAt: await read() },
  });
  expect(await total({ q: 'quirina' })).toBe(0);
  await admin.ok('POST /api/admin/users/delete', { body: { ids: [person.id] } });
  expect(await total({ q: 'ürdinger' })).toBe(0);
});

test.each(['"', "'", '%', '*', 'a"b OR c', '(NEAR', '{email} : x', '-x', '\\', 'AND'])(
  'a search for %j is text, not a language',
  async (q) => {
    expect(await total({ q })).toBe(0);
  },
);

test('two columns sort together, each in its own direction', async () => {
  for (const [index, name] of ['Sorting', 'Sorting', 'Sortink'].entries()) {
    const { id } = await app.signInAs('User');
    await app.db
      .updateTable('users')
      .set({ lastName: name, firstName: `N${index}` })
      .where('id', '=', id)
      .execute();
  }
  const rows = await admin.ok('GET /api/admin/users', {
    query: { q: 'sort', _sort: 'lastName,firstName', _order: 'asc,desc' },
  });
  expect(rows.map(({ firstName }) => firstName)).toEqual(['N1', 'N0', 'N2']);
});

test('a page of what a query finds is read beside the others, and its rows come once', async () => {
  const seen = new Set<string>();
  for (let start = 0; start < 100; start += 3) {
    const rows = await admin.ok('GET /api/admin/users', {
      query: { _start: String(start), _end: String(start + 3), status_ne: 'pending' },
    });
    for (const { id } of rows) {
      expect(seen.has(id)).toBe(false);
      seen.add(id);
    }
    if (rows.length === 0) break;
  }
  expect(seen.size).toBe(await counted());
});

describe('a list narrowed or ordered by a counted column', () => {
  const LAST = ['Abt', 'Bo', 'Bo', 'Cox', 'Bo', 'Abt'];
  const everyone = async () => {
    const rows = await app.db.selectFrom('users').select(['id', 'status', 'role', 'lastName']).execute();
    return rows;
  };
  type Person = Awaited<ReturnType<typeof everyone>>[number];
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  /** What the product promises, the plain way: sorted by each column, then by id in the direction of the last. */
  const sorted = (rows: Person[], by: [keyof Person, 'asc' | 'desc'][]) =>
    rows.toSorted((one, other) => {
      const last = by.at(-1)?.[1] ?? 'desc';
      for (const [column, order] of [...by, ['id', last] as const]) {
        const found = compare(one[column], other[column]);
        if (found !== 0) return order === 'asc' ? found : -found;
      }
      return 0;
    });

  test('is the same page by page, in every direction, as sorting all of it', async () => {
    await admin.ok('POST /api/admin/users/import', {
      body: {
        csv: [
          'e,f,l,s',
          ...Array.from({ length: 60 }, (_, index) => {
            const last = LAST[(index * 7) % LAST.length] ?? '';
            return `by${index}@sorted.example,F,${last},${index % 3 === 0 ? 'blocked' : 'active'}`;
          }),
        ].join('\n'),
        mapping: { email: 'e', firstName: 'f', lastName: 'l', status: 's' },
        invite: false,
        dryRun: false,
      },
    });
    const all = await everyone();
    const read = async (query: Record<string, string>) => {
      const ids: string[] = [];
      for (let start = 0; start < all.length; start += 17) {
        const rows = await admin.ok('GET /api/admin/users', {
          query: { ...query, _start: String(start), _end: String(start + 17) },
        });
        ids.push(...rows.map(({ id }) => id));
      }
      return ids;
    };
    for (const first of ['asc', 'desc'] as const) {
      for (const second of ['asc', 'desc'] as const) {
        for (const column of ['status', 'role'] as const) {
          const by: [keyof Person, 'asc' | 'desc'][] = [
            [column, first],
            ['lastName', second],
          ];
          const query = { _sort: `${column},lastName`, _order: `${first},${second}` };
          expect(await read(query), JSON.stringify(query)).toEqual(sorted(all, by).map(({ id }) => id));
        }
        const blocked = all.filter(({ status }) => status === 'blocked');
        expect(await read({ status: 'blocked', _sort: 'lastName', _order: second })).toEqual(
          sorted(blocked, [['lastName', second]]).map(({ id }) => id),
        );
      }
    }
  });
});
