import { describe, expect, test } from 'vitest';
import { startServer } from '../support/server.ts';

const server = await startServer();
const admin = await server.signInAs('Admin');

async function person(firstName: string, lastName: string, email: string) {
  return admin.ok('POST /api/admin/create/users', { body: { firstName, lastName, email, role: 'User' } });
}
const found = async (q: string) =>
  (await admin.ok('GET /api/admin/search', { query: { q } })).map(({ kind, title }) => `${kind} ${title}`);

await person('Björn', 'Öztürk', 'bjorn@example.org');
await person('Ann', 'Lee', 'ann@example.org');
await person('Joanne', 'Leeds', 'joanne@example.org');
const owner = await server.signInAs('User', { email: 'owner@example.org' });
await owner.ok('POST /api/projects', {
  body: { description: 'A workshop with bikes and repairs', name: 'Öhlins Bikes' },
});

describe('the search of the command palette', () => {
  test('finds people by a part of the name, of the address, and by letters beyond ASCII in any case', async () => {
    expect(await found('jörn')).toEqual(['users Björn Öztürk']);
    expect(await found('BJÖRN ÖZT')).toEqual(['users Björn Öztürk']);
    expect(await found('joanne@ex')).toEqual(['users Joanne Leeds']);
  });

  test('puts the person whose name begins with the text before one who only contains it, although she came earlier', async () => {
    expect(await found('ann')).toEqual(['users Ann Lee', 'users Joanne Leeds']);
    expect(await found('an le')).toEqual(['users Ann Lee', 'users Joanne Leeds']);
  });

  test('finds apps with their owner, orders by number, and updates by title', async () => {
    const projects = await admin.ok('GET /api/admin/search', { query: { q: 'öhlins' } });
    expect(projects).toMatchObject([{ kind: 'projects', title: 'Öhlins Bikes', detail: 'Test User' }]);
    const [project] = await owner.ok('GET /api/projects');
    const { order } = await owner.ok('POST /api/payments/checkout', {
      body: { projectId: project?.id, plan: 'growth' },
    });
    const [one] = await admin.ok('GET /api/admin/search', { query: { q: order.number } });
    expect(one).toMatchObject({ kind: 'orders', id: order.id, title: order.number });
    await admin.ok('POST /api/admin/create-recent-update', {
      body: { title: 'Maintenance on 50% of Sundays', body: 'x', category: 'maintenance', state: 'draft' },
    });
    expect(await found('50% of')).toEqual(['recent-updates Maintenance on 50% of Sundays']);
  });

  test('shows at most five of a kind', async () => {
    for (let index = 0; index < 7; index += 1)
      await person('Twin', `Number${index}`, `twin${index}@example.org`);
    expect(await found('twin')).toHaveLength(5);
  });

  test('takes hostile text for text', async () => {
    for (const q of [
      '"',
      "' or 1=1 --",
      'users" OR "x',
      '%%%',
      '___',
      '\\',
      'a'.repeat(200),
      '🙂🙂🙂',
      '* NEAR(',
    ])
      expect(await found(q), q).toEqual([]);
  });

  test('finds nothing for less than two letters', async () => {
    expect(await found('')).toEqual([]);
    expect(await found('a')).toEqual([]);
    expect(await found('   ')).toEqual([]);
  });
});
