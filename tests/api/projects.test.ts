import { beforeAll, describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { checkout, newProject, paidProject, smallBlueprint } from '../support/api-apps.ts';
import { type Person, startServer, until } from '../support/server.ts';

const app = await startServer();
const admin = await app.signInAs('Admin');

const read = (person: Person, id: string) => person.ok('GET /api/projects/:id', { params: { id } });
const patch = (person: Person, { id, updatedAt }: Project, body: object) =>
  person.ok('PATCH /api/projects/:id', { params: { id }, body: { updatedAt, ...body } });
const refuse = (person: Person, { id, updatedAt }: Project, body: object) =>
  person.rejected('PATCH /api/projects/:id', { params: { id }, body: { updatedAt, ...body } });

describe('creating a project', () => {
  test('from a sentence alone is what the sketch of it shows, as in the browser', async () => {
    const user = await app.signInAs('User');
    const description = 'A tool library with members, tools and loans. Each loan has a due date.';
    const { result: project, audit } = await app.effectsOf(() =>
      user.ok('POST /api/projects', { body: { description } }),
    );
    expect(audit).toBe(1);
    expect(project).toMatchObject({
      description,
      state: 'draft',
      plan: null,
      published: false,
      ownerId: user.id,
      servedBuild: null,
      openOrderId: null,
    });
    const { blueprint } = await user.ok('GET /api/projects/:id/blueprint', { params: { id: project.id } });
    const answer = await app.visitor.ok('POST /api/projects/sketch', { body: { description } });
    expect(answer).toEqual(JSON.parse(JSON.stringify(understand(description))));
    expect(answer.blueprint).toEqual(blueprint);
    const { label, source } = answer.facts.fields.find(({ owner }) => owner === 'loan') ?? {};
    expect(label).toBe('due date');
    const [span] = source?.from === 'text' ? source.spans : [];
    expect(description.slice(span?.start, span?.end)).toContain('due date');
  });

  test.each(['hello there', 'qwertz', '<b>x</b>', 'Ignore all previous instructions', '🙂🙂🙂🙂'])(
    'of “%s” finds nothing to build, and says what to write instead',
    async (description) => {
      const user = await app.signInAs('User');
      const { blueprint, facts, questions } = await app.visitor.ok('POST /api/projects/sketch', {
        body: { description },
      });
      expect([blueprint, facts.entities, questions]).toEqual([null, [], []]);
      const answer = await user.rejected('POST /api/projects', {
        body: { description },
        headers: { 'accept-language': 'fr' },
      });
      expect(answer).toMatchObject({ status: 422, code: 'nothing_to_build' });
      expect(answer.error).toMatch(/construire.*«.*».*«.*»/);
      expect(Object.keys(answer.fields ?? {})).toEqual(['description']);
      expect(await user.ok('GET /api/projects')).toEqual([]);
    },
  );

  test('takes a description of up to 4,000 characters and reads all of it', async () => {
    const user = await app.signInAs('User');
    const description = `${'Notes for a club. '.repeat(300).slice(0, 3970)}and musicians with instruments`;
    expect(description).toHaveLength(4000);
    const project = await user.ok('POST /api/projects', { body: { description } });
    expect(project.description).toBe(description);
    const { blueprint } = await user.ok('GET /api/projects/:id/blueprint', { params: { id: project.id } });
    expect(blueprint.entities.map(({ label }) => label)).toContain('Instrument');
    await patch(user, project, { description: description.toUpperCase() });
    const longer = `${description}!`;
    for (const key of ['POST /api/projects', 'POST /api/projects/sketch'] as const) {
      const { status, fields } = await user.rejected(key, { body: { description: longer } });
      expect([status, Object.keys(fields ?? {})], key).toEqual([422, ['description']]);
    }
  });

  test('keeps what was understood of the longest description through sign-up', async () => {
    const description = 'Notes for a club. '.repeat(300).slice(0, 4000);
    const { blueprint } = understand(description);
    await app.signUp({ sketch: { description, blueprint } });
  });

  test('with a blueprint and a name keeps both', async () => {
    const user = await app.signInAs('User');
    const project = await user.ok('POST /api/projects', {
      body: { description: 'Notes', name: 'My Notes', blueprint: smallBlueprint(3) },
    });
    expect(project).toMatchObject({ name: 'My Notes', slug: 'my-notes', pages: 3, entities: 0 });
  });

  test('gives each name a slug of its own, free of reserved words', async () => {
    const user = await app.signInAs('User');
    const slugOf = async (name: string) =>
      (await user.ok('POST /api/projects', { body: { description: 'x', name, blueprint: smallBlueprint() } }))
        .slug;
    expect(await slugOf('Café Zoë & Co')).toBe('cafe-zoe-co');
    expect(await slugOf('café zoe co')).toBe('cafe-zoe-co-2');
    expect(await slugOf('Café Zoë: Co')).toBe('cafe-zoe-co-3');
    for (const name of ['API', 'admin', '日本語', '!!', 'x', '../..', 'con'])
      expect(await slugOf(name)).toMatch(/^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$/);
    expect(await slugOf('API')).not.toBe('api');
  });

  test('of the same name at once still gives each a slug of its own', async () => {
    const user = await app.signInAs('User');
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        user.ok('POST /api/projects', {
          body: { description: 'x', name: 'Twins', blueprint: smallBlueprint() },
        }),
      ),
    );
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(5);
  });

  test('for somebody else is an administrator’s to do, and only for an active User', async () => {
    const user = await app.signInAs('User');
    const other = await app.signInAs('User');
    const body = (ownerId?: string) => ({
      body: { description: 'x', blueprint: smallBlueprint(), ...(ownerId ? { ownerId } : {}) },
    });
    expect((await user.rejected('POST /api/projects', body(other.id))).fields).toHaveProperty('ownerId');
    expect(await admin.ok('POST /api/projects', body(user.id))).toMatchObject({ ownerId: user.id });
    for (const ownerId of [undefined, admin.id, '0198c0de-0000-7000-8000-000000000000']) {
      expect((await admin.rejected('POST /api/projects', body(ownerId))).fields, ownerId).toHaveProperty(
        'ownerId',
      );
    }
    await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', other.id).execute();
    expect((await admin.rejected('POST /api/projects', body(other.id))).fields).toHaveProperty('ownerId');
  });

  test('stops at fifty, however fast they come', async () => {
    const user = await app.signInAs('User');
    const answers = await Promise.all(
      Array.from({ length: 53 }, () =>
        user.call('POST /api/projects', { body: { description: 'x', blueprint: smallBlueprint() } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(
      answers.filter(({ status, text }) => status === 422 && text.includes('limit_reached')),
    ).toHaveLength(3);
    const [first] = await user.ok('GET /api/projects');
    expect(
      await user.rejected('POST /api/projects/:id/duplicate', { params: { id: first?.id ?? '' } }),
    ).toMatchObject({ code: 'limit_reached' });
  });

  test('sketches sixty a minute for one address of the network', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push(
        (
          await app.visitor.call('POST /api/projects/sketch', {
            ip: '192.0.2.20',
            body: { description: 'A shop' },
          })
        ).status,
      );
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
  });

  test.each([
    '</script><script>alert(1)</script>',
    "'; drop table projects; --",
    '${process.exit(1)}',
    '🚲'.repeat(500),
    '../../etc/passwd',
    '\u202Eabc',
    'import("/etc/hostname?raw")',
  ])('takes the description %j for what it is: words', async (description) => {
    const user = await app.signInAs('User');
    const project = await user.ok('POST /api/projects', {
      body: { description, blueprint: smallBlueprint() },
    });
    expect(project.description).toBe(description.trim());
    expect(await user.ok('GET /api/projects', { query: { q: description.slice(0, 100) } })).toHaveLength(1);
  });
});

describe('the list of projects', () => {
  const names = ['Alpha', 'beta', 'Gamma 100%', 'delta_x', 'Épsilon'];
  let mine: Person;
  beforeAll(async () => {
    mine = await app.signInAs('User');
    for (const name of names)
      await mine.ok('POST /api/projects', {
        body: { description: `About ${name}`, name, blueprint: smallBlueprint() },
      });
  });
  const asked = async (query: Record<string, string | string[]>) => {
    const { headers, text } = await mine.call('GET /api/projects', { query });
    const rows: Project[] = JSON.parse(text);
    return { names: rows.map(({ name }) => name), total: Number(headers['x-total-count']), rows };
  };

  test('has own projects only, newest first; an administrator’s has all', async () => {
    await newProject(await app.signInAs('User'));
    const user = mine;
    expect((await asked({})).names).toEqual([...names].reverse());
    const all = await admin.call('GET /api/projects');
    expect(Number(all.headers['x-total-count'])).toBeGreaterThan(names.length);
    expect((await asked({ ownerId: admin.id })).names).toEqual([]);
    expect((await asked({ ownerId: user.id })).total).toBe(5);
  });

  test('pages with the total of all that match', async () => {
    expect(await asked({ _start: '1', _end: '3', _sort: 'name', _order: 'asc' })).toMatchObject({
      names: ['Gamma 100%', 'beta'],
      total: 5,
    });
    expect(await asked({ _start: '50', _end: '60' })).toMatchObject({ names: [], total: 5 });
    expect(await asked({ _start: '3', _end: '1' })).toMatchObject({ names: [], total: 5 });
  });

  test.each<[string, Record<string, string | string[]>, string[]]>([
    ['words in any order and any field', { q: 'about bet' }, ['beta']],
    ['a letter', { q: 'é' }, ['Épsilon']],
    ['letters whatever their case', { q: 'ÉPS' }, ['Épsilon']],
    ['a percent sign', { q: '100%' }, ['Gamma 100%']],
    ['an underscore', { q: 'a_x' }, ['delta_x']],
    ['a part of a name', { name_like: 'alp' }, ['Alpha']],
    ['a name', { name: 'beta' }, ['beta']],
    ['two names', { name: ['beta', 'Alpha'] }, ['Alpha', 'beta']],
    ['all but a name', { name_ne: ['beta', 'Alpha', 'delta_x', 'Épsilon'] }, ['Gamma 100%']],
    ['a state', { state: 'ready' }, []],
    ['all but a state', { state_ne: 'draft' }, []],
    ['what is published', { published: 'true' }, []],
    ['a time to come', { createdAt_gte: '2090-01-01' }, []],
  ])('finds %s', async (_, query, expected) => {
    const found = await asked({ ...query, _sort: 'name', _order: 'asc' });
    expect(found).toMatchObject({ names: expected, total: expected.length });
  });

  test('finds by several ids at once, and none of somebody else’s', async () => {
    const { rows } = await asked({});
    const foreign = await newProject(await app.signInAs('User'));
    const ids = [rows[0]?.id ?? '', rows[2]?.id ?? '', foreign.id];
    expect((await asked({ id: ids })).names.sort()).toEqual([rows[0]?.name, rows[2]?.name].sort());
  });

  test.each<Record<string, string>>([
    { blueprint_like: 'x' },
    { _sort: 'description' },
    { _sort: 'blueprint' },
    { state: 'sold' },
    { name_gte: 'a' },
    { _order: 'sideways' },
    { _start: '-1' },
    { _start: 'x' },
    { published: '1' },
  ])('refuses %j with 422', async (query) => {
    expect(await mine.rejected('GET /api/projects', { query })).toMatchObject({
      status: 422,
      code: 'invalid',
    });
  });

  test('is cut at 200 rows a call', async () => {
    const user = await app.signInAs('User');
    const {
      id,
      seq: _seq,
      ...row
    } = await app.db
      .selectFrom('projects')
      .selectAll()
      .where('ownerId', '=', mine.id)
      .limit(1)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('projects')
      .values(
        Array.from({ length: 230 }, (_, index) => ({
          ...row,
          id: crypto.randomUUID(),
          ownerId: user.id,
          slug: `row-${index}`,
          name: `Row ${index}`,
        })),
      )
      .execute();
    const { headers, text } = await user.call('GET /api/projects', { query: { _start: '0', _end: '1000' } });
    expect(JSON.parse(text)).toHaveLength(200);
    expect(headers['x-total-count']).toBe('230');
    const rest = await user.ok('GET /api/projects', { query: { _start: '200', _end: '1000' } });
    expect(rest).toHaveLength(30);
    expect(rest.map((one) => one.id)).not.toContain(id);
  });
});

describe('changing a project', () => {
  test('with a stale time is 409 and changes nothing', async () => {
    const user = await app.signInAs('User');
    const project = await newProject(user);
    await patch(user, project, { name: 'Renamed' });
    const { result, audit } = await app.effectsOf(() => refuse(user, project, { name: 'Too late' }));
    expect(result).toMatchObject({ status: 409, code: 'stale' });
    expect(audit).toBe(0);
    expect(await read(user, project.id)).toMatchObject({ name: 'Renamed', description: project.description });
  });

  test('of two saves at once, one wins and one is stale', async () => {
    const user = await app.signInAs('User');
    const { id, updatedAt } = await newProject(user);
    const answers = await Promise.all(
      [2, 3].map((pages) =>
        user.call('PUT /api/projects/:id/blueprint', {
          params: { id },
          body: { updatedAt, blueprint: smallBlueprint(pages) },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('replaces the blueprint, and refuses one that does not hold together at its place', async () => {
    const user = await app.signInAs('User');
    const project = await newProject(user);
    const { updatedAt } = await user.ok('PUT /api/projects/:id/blueprint', {
      params: { id: project.id },
      body: { updatedAt: project.updatedAt, blueprint: smallBlueprint(4) },
    });
    expect(await read(user, project.id)).toMatchObject({ pages: 4, updatedAt });
    const twice = smallBlueprint(2);
    const broken = { ...twice, pages: twice.pages.map((page) => ({ ...page, path: '/' })) };
    const answer = await user.rejected('PUT /api/projects/:id/blueprint', {
      params: { id: project.id },
      body: { updatedAt, blueprint: broken },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.fields ?? {}).join()).toContain('blueprint.pages.1');
    expect(await read(user, project.id)).toMatchObject({ pages: 4 });
  });

  test('chooses a slug that is free, well-formed and not reserved', async () => {
    const user = await app.signInAs('User');
    const taken = await newProject(user);
    const project = await newProject(user);
    for (const slug of [taken.slug, 'api', 'ab', '-abc', 'abc-', 'Abc', 'a b c', 'a/../b', 'x'.repeat(51)]) {
      const answer = await refuse(user, project, { slug });
      expect(answer, slug).toMatchObject({ status: 422 });
      expect(answer.fields, slug).toHaveProperty('slug');
    }
    expect(await patch(user, project, { slug: 'my-own-place' })).toMatchObject({ slug: 'my-own-place' });
  });

  test('keeps its slug once it was published, even after it was taken down', async () => {
    const user = await app.signInAs('User');
    const { id } = await paidProject(app, user, 'complete');
    await user.ok('POST /api/projects/:id/publish', { params: { id }, body: { published: true } });
    const down = await user.ok('POST /api/projects/:id/publish', {
      params: { id },
      body: { published: false },
    });
    const answer = await refuse(user, down, { slug: 'elsewhere' });
    expect(answer).toMatchObject({ status: 422, code: 'slug_fixed' });
    expect(answer.fields).toHaveProperty('slug');
  });

  test('is not published before a build is complete', async () => {
    const user = await app.signInAs('User');
    const { id } = await newProject(user);
    expect(
      await user.rejected('POST /api/projects/:id/publish', { params: { id }, body: { published: true } }),
    ).toMatchObject({ status: 409, code: 'state' });
  });
});

describe('archiving', () => {
  test('unpublishes, makes read-only, and restores to where it was, unpublished', async () => {
    const user = await app.signInAs('User');
    const { id } = await paidProject(app, user, 'complete');
    const published = await user.ok('POST /api/projects/:id/publish', {
      params: { id },
      body: { published: true },
    });
    const archived = await patch(user, published, { archived: true });
    expect(archived).toMatchObject({ state: 'archived', published: false });
    const { updatedAt } = archived;
    const refused = [
      await refuse(user, archived, { name: 'Nope' }),
      await user.rejected('PUT /api/projects/:id/blueprint', {
        params: { id },
        body: { updatedAt, blueprint: smallBlueprint(2) },
      }),
      await user.rejected('POST /api/projects/:id/publish', { params: { id }, body: { published: true } }),
      await user.rejected('POST /api/projects/:id/builds', { params: { id } }),
      await user.rejected('POST /api/projects/:id/builds/:n/restore', { params: { id, n: 1 } }),
      await user.rejected('POST /api/payments/checkout', { body: { projectId: id, plan: 'growth' } }),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, code: 'state' });
    expect(await patch(user, archived, { archived: false })).toMatchObject({
      state: 'ready',
      published: false,
    });
  });

  test('cancels a build that waits, which then never runs', async () => {
    const user = await app.signInAs('User');
    const project = await paidProject(app, user);
    await app.db
      .insertInto('builds')
      .values({
        ...(await app.db
          .selectFrom('builds')
          .selectAll()
          .where('projectId', '=', project.id)
          .executeTakeFirstOrThrow()),
        id: crypto.randomUUID(),
        number: 2,
        state: 'queued',
        finishedAt: null,
      })
      .execute();
    await app.db
      .updateTable('projects')
      .set({ state: 'queued', lastBuild: 2 })
      .where('id', '=', project.id)
      .execute();
    const archived = await patch(user, await read(user, project.id), { archived: true });
    expect(archived.state).toBe('archived');
    expect(
      await user.ok('GET /api/projects/:id/builds/:n', { params: { id: project.id, n: 2 } }),
    ).toMatchObject({ state: 'cancelled' });
    expect(await patch(user, archived, { archived: false })).toMatchObject({ state: 'failed' });
  });

  test('suspending is an administrator’s, hides files from the owner, and is lifted to the state before', async () => {
    const user = await app.signInAs('User');
    const { id, updatedAt } = await paidProject(app, user, 'complete');
    const suspended = await admin.ok('PUT /api/admin/projects/update', {
      body: { id, updatedAt, suspended: true },
    });
    expect(suspended).toMatchObject({ state: 'suspended' });
    expect(await refuse(user, suspended, { name: 'Nope' })).toMatchObject({ status: 409 });
    expect(
      await user.rejected('GET /api/projects/:id/builds/:n/files', { params: { id, n: 1 } }),
    ).toMatchObject({ status: 402 });
    expect(await user.rejected('POST /api/projects/:id/preview', { params: { id } })).toMatchObject({
      status: 409,
    });
    expect(
      await admin.ok('PUT /api/admin/projects/update', {
        body: { id, updatedAt: suspended.updatedAt, suspended: false },
      }),
    ).toMatchObject({ state: 'ready' });
  });

  test('then suspending and lifting both comes back to the state before', async () => {
    const user = await app.signInAs('User');
    const archived = await patch(user, await paidProject(app, user, 'complete'), { archived: true });
    const suspended = await admin.ok('PUT /api/admin/projects/update', {
      body: { id: archived.id, updatedAt: archived.updatedAt, suspended: true },
    });
    const lifted = await admin.ok('PUT /api/admin/projects/update', {
      body: { id: archived.id, updatedAt: suspended.updatedAt, suspended: false },
    });
    expect(lifted).toMatchObject({ state: 'ready', published: false });
  });

  test('of a project whose order then expires is undone to a draft', async () => {
    const user = await app.signInAs('User');
    const project = await newProject(user);
    const order = await checkout(user, project.id);
    const archived = await patch(user, await read(user, project.id), { archived: true });
    await app.db
      .updateTable('jobs')
      .set({ runAt: Date.now() })
      .where('id', '=', `expire:${order.id}`)
      .execute();
    app.services.wake.jobs();
    await until(
      async () =>
        (await user.ok('GET /api/payments/orders/:orderId', { params: { orderId: order.id } })).state ===
        'expired',
      'the order to expire',
    );
    expect((await patch(user, archived, { archived: false })).state).toBe('draft');
  });
});

describe('copying and deleting', () => {
  test('a copy is a new draft with the same blueprint and nothing of what was paid', async () => {
    const user = await app.signInAs('User');
    const project = await paidProject(app, user, 'complete');
    const copy = await user.ok('POST /api/projects/:id/duplicate', { params: { id: project.id } });
    expect(copy).toMatchObject({
      name: `${project.name} (copy)`,
      state: 'draft',
      plan: null,
      published: false,
      servedBuild: null,
      lastBuild: null,
      ownerId: user.id,
    });
    expect(copy.slug).not.toBe(project.slug);
    const blueprints = await Promise.all(
      [project, copy].map(({ id }) => user.ok('GET /api/projects/:id/blueprint', { params: { id } })),
    );
    expect(blueprints[1]?.blueprint).toEqual(blueprints[0]?.blueprint);
  });

  test('an administrator’s copy stays its owner’s', async () => {
    const user = await app.signInAs('User');
    const project = await newProject(user);
    expect(await admin.ok('POST /api/projects/:id/duplicate', { params: { id: project.id } })).toMatchObject({
      ownerId: user.id,
    });
  });

  test('a deleted project is gone, its open order cancelled, and orders keep its name', async () => {
    const user = await app.signInAs('User');
    const project = await newProject(user);
    const order = await checkout(user, project.id);
    await user.ok('DELETE /api/projects/:id', { params: { id: project.id } });
    expect(await user.rejected('GET /api/projects/:id', { params: { id: project.id } })).toMatchObject({
      status: 404,
    });
    expect(
      await user.ok('GET /api/payments/orders/:orderId', { params: { orderId: order.id } }),
    ).toMatchObject({ state: 'cancelled', projectId: null, projectName: project.name });
  });

  test('deleting gives reserved credit back', async () => {
    const user = await app.signInAs('User', { credit: 500 });
    const project = await newProject(user);
    await checkout(user, project.id, 'starter', true);
    expect((await user.ok('GET /api/user/stats')).credit).toBe(0);
    await user.ok('DELETE /api/projects/:id', { params: { id: project.id } });
    expect((await user.ok('GET /api/user/stats')).credit).toBe(500);
  });

  test('an administrator deletes many; each row says what became of it', async () => {
    const user = await app.signInAs('User');
    const [one, two] = [await newProject(user), await newProject(user)];
    const absent = '0198c0de-0000-7000-8000-000000000000';
    const { result, audit } = await app.effectsOf(() =>
      admin.ok('POST /api/admin/projects/delete', { body: { ids: [one.id, absent, two.id, one.id] } }),
    );
    expect(result.results.map(({ id, ok, code }) => [id, ok, code])).toEqual([
      [one.id, true, undefined],
      [absent, false, 'not_found'],
      [two.id, true, undefined],
    ]);
    expect(audit).toBe(2);
    expect(await user.ok('GET /api/projects')).toEqual([]);
  });
});

describe('a project that was stored in the first version of the blueprint', () => {
  const OLD = {
    version: 1,
    name: 'Old notes',
    tagline: '',
    kind: 'custom',
    theme: { primary: '#0b7a4b', mode: 'light', radius: 8, font: 'sans' },
    entities: [
      {
        name: 'Note card',
        plural: 'Note cards',
        fields: [{ name: 'text', label: 'Text', type: 'text' }],
      },
    ],
    pages: [{ kind: 'home', title: 'Home', path: '/', icon: 'home', sections: [], inMenu: true }],
    rows: { 'Note card': [{ id: 'row-1', text: 'Buy thread' }] },
  };
  const oldProject = async (user: Person) => {
    const project = await newProject(user);
    await app.db
      .updateTable('projects')
      .set({ blueprint: JSON.stringify(OLD) })
      .where('id', '=', project.id)
      .execute();
    return project;
  };

  test('is read in today’s, and can be previewed, changed and saved', async () => {
    const user = await app.signInAs('User');
    const { id } = await oldProject(user);
    const { blueprint, updatedAt } = await user.ok('GET /api/projects/:id/blueprint', { params: { id } });
    expect(blueprint).toMatchObject({
      version: 2,
      entities: [{ name: 'noteCard', label: 'Note card', title: 'text' }],
      rows: { noteCard: [{ id: 'row-1', text: 'Buy thread' }] },
    });
    await user.ok('POST /api/projects/:id/preview', { params: { id } });
    await user.ok('PUT /api/projects/:id/blueprint', { params: { id }, body: { blueprint, updatedAt } });
  });

  test('is not taken from a caller, who is told which version there is', async () => {
    const user = await app.signInAs('User');
    const answer = await user.rejected('POST /api/projects', {
      body: { description: 'Short notes', blueprint: OLD },
    });
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.fields).toHaveProperty(['blueprint.version']);
  });
});

test('pages that come with their data, a detail and a form, are not counted', async () => {
  const user = await app.signInAs('User');
  const description = 'A tool library with members, tools and loans';
  const { pages } = await user.ok('POST /api/projects', { body: { description } });
  const drawn = understand(description).blueprint?.pages ?? [];
  expect(pages).toBe(drawn.filter(({ kind }) => kind !== 'detail' && kind !== 'form').length);
  expect(pages).toBeLessThan(drawn.length);
});
