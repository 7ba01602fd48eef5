import { describe, expect, test } from 'vitest';
import { mayCreate, mayWriteSome, readScope } from '../../builder/app/src/core/access.ts';
import type { Actor, Values } from '../../builder/app/src/core/calls.ts';
import type { Access, Row } from '../../builder/app/src/core/entity.ts';
import { ownReferences, withRows } from '../../builder/app/src/core/own.ts';
import { ann, ben, entity, failure, owner, staff, visitor, worldOf } from './support.ts';

// A row of Ann's, seen by everyone there is.
const ACTORS = { visitor, ann, ben, staff, owner } satisfies Record<string, Actor>;
type Name = keyof typeof ACTORS;
const NAMES = Object.keys(ACTORS) as Name[];

const WHO: Record<string, { row: Name[]; create: Name[] }> = {
  public: { row: NAMES, create: NAMES },
  member: { row: ['ann', 'ben', 'staff', 'owner'], create: ['ann', 'ben', 'staff', 'owner'] },
  own: { row: ['ann', 'owner'], create: ['ann', 'ben', 'staff', 'owner'] },
  staff: { row: ['staff', 'owner'], create: ['staff', 'owner'] },
  owner: { row: ['owner'], create: ['owner'] },
};
const NOBODY: Access = { read: [], create: [], update: [], delete: [] };
const READ: Access = { ...NOBODY, read: ['public'] };

const note = (access: Access) => entity('note', { name: { type: 'text' } }, { access });

async function world(access: Access) {
  const made = worldOf([note(access)]);
  await made.storage.transaction((db) =>
    db.insert(note(access), {
      id: 'n1',
      version: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      createdBy: 'ann',
      name: 'A note',
    }),
  );
  return made;
}

const LINES = Object.entries(WHO).flatMap(([who, allowed]) =>
  NAMES.map((name) => ({
    who,
    name,
    onRow: allowed.row.includes(name),
    creates: allowed.create.includes(name),
  })),
);
/** A visitor is asked to sign in, someone signed in may not. */
const denial = (name: Name) => (name === 'visitor' ? 401 : 403);

describe.each(LINES)('$who: $name', ({ who, name, onRow, creates }) => {
  const actor = ACTORS[name];

  test('reads', async () => {
    const access = { ...NOBODY, read: [who] };
    const { service } = await world(access);
    const scope = readScope(note(access), actor);
    if (onRow) {
      expect((await service.get(actor, 'note', 'n1')).row.id).toBe('n1');
      expect((await service.list(actor, 'note', {})).total).toBe(1);
      expect((await service.summary(actor, 'note', { measure: 'count' })).groups[0]?.value).toBe(1);
      return;
    }
    expect((await failure(service.get(actor, 'note', 'n1'))).status).toBe(404);
    if (scope === 'own') {
      expect(await service.list(actor, 'note', { q: 'note' })).toMatchObject({ rows: [], total: 0 });
      expect((await service.summary(actor, 'note', { measure: 'count' })).groups[0]?.value).toBe(0);
    } else {
      expect((await failure(service.list(actor, 'note', {}))).status).toBe(404);
      expect((await failure(service.summary(actor, 'note', { measure: 'count' }))).status).toBe(404);
    }
    // What may not be read isn't told about by a write either.
    for (const call of [
      service.update(actor, 'note', 'n1', { name: 'x' }),
      service.remove(actor, 'note', 'n1'),
      service.deletion(actor, 'note', 'n1'),
    ])
      expect((await failure(call)).status).toBe(404);
  });

  test('creates', async () => {
    const access = { ...READ, create: [who] };
    const { service } = await world(access);
    expect(mayCreate(note(access), actor)).toBe(creates);
    const call = service.create(actor, 'note', { name: 'New' });
    if (creates) expect((await call).row['createdBy']).toBe(actor.id);
    else expect((await failure(call)).status).toBe(denial(name));
  });

  test('updates', async () => {
    const { service, rows } = await world({ ...READ, update: [who] });
    const { may } = await service.get(actor, 'note', 'n1');
    expect(may.update).toBe(onRow);
    const call = service.update(actor, 'note', 'n1', { name: 'Changed' }, 1);
    if (onRow) expect((await call).row['createdBy']).toBe('ann');
    else expect((await failure(call)).status).toBe(denial(name));
    expect(rows('note')[0]?.['name']).toBe(onRow ? 'Changed' : 'A note');
  });

  test('deletes', async () => {
    const { service, rows } = await world({ ...READ, delete: [who] });
    const { may } = await service.get(actor, 'note', 'n1');
    expect(may.delete).toBe(onRow);
    const call = service.remove(actor, 'note', 'n1', 1);
    if (onRow) await call;
    else expect((await failure(call)).status).toBe(denial(name));
    expect(rows('note')).toHaveLength(onRow ? 0 : 1);
  });
});

test('a title of a row that may not be read is not told, and such a row can’t be referred to', async () => {
  const access: Access = { ...READ, create: ['public'], update: ['public'] };
  const secret = entity('secret', { name: { type: 'text' } }, { access: { ...NOBODY, read: ['owner'] } });
  const link = entity(
    'link',
    { name: { type: 'text' }, to: { type: 'reference', entity: 'secret' } },
    { access },
  );
  const { service, add } = worldOf([secret, link]);
  const id = await add('secret', { name: 'The plan' });
  const row = await add('link', { to: id });
  expect((await service.get(owner, 'link', row)).titles).toEqual({ secret: { [id]: 'The plan' } });
  expect((await service.get(ann, 'link', row)).titles).toEqual({});
  expect((await service.list(ann, 'link', { q: 'plan' })).total).toBe(0);
  expect((await service.list(owner, 'link', { q: 'plan' })).total).toBe(1);
  expect(await failure(service.create(ann, 'link', { to: id }))).toMatchObject({
    status: 422,
    fields: { to: 'This no longer exists. Choose another.' },
  });
  // What is already there stays when something else is changed.
  await expect(service.update(ann, 'link', row, { name: 'x', to: id })).resolves.toBeDefined();
});

test('a row is found by the title of a row that it refers to, which may be called by another row in turn', async () => {
  const person = entity('person', { name: { type: 'text' } });
  const call = entity(
    'call',
    { by: { type: 'reference', entity: 'person' }, kind: { type: 'select', options: ['urgent'] } },
    { title: '{by}, {kind}' },
  );
  const note = entity('note', { of: { type: 'reference', entity: 'call' } }, { title: '{of}' });
  const { service, add } = worldOf([person, call, note]);
  const by = await add('person', { name: 'Ada Moreau' });
  await add('note', { of: await add('call', { by, kind: 'urgent' }) });
  await add('note', { of: await add('call', { by: await add('person', { name: 'Jonas Lind' }) }) });
  for (const q of ['moreau', 'urgent', 'ada urgent'])
    expect(await service.list(ann, 'note', { q })).toMatchObject({ total: 1 });
});

test('of rows that belong to someone, others learn neither the titles nor what stands in them', async () => {
  const access: Access = { ...NOBODY, read: ['own'], create: ['member'] };
  const diary = entity('diary', { name: { type: 'text' } }, { access });
  const link = entity(
    'link',
    { name: { type: 'text' }, to: { type: 'reference', entity: 'diary' } },
    { access: { ...READ, create: ['public'] } },
  );
  const { service } = worldOf([diary, link]);
  const { row } = await service.create(ann, 'diary', { name: 'Dear diary' });
  await service.create(ann, 'link', { to: row.id });
  for (const [actor, total] of [
    [ann, 1],
    [ben, 0],
    [visitor, 0],
  ] as const) {
    expect((await service.list(actor, 'link', { q: 'diary' })).total).toBe(total);
    const { titles } = await service.list(actor, 'link', {});
    expect(titles['diary'] ?? {}).toEqual(total === 1 ? { [row.id]: 'Dear diary' } : {});
  }
  expect((await failure(service.create(ben, 'link', { to: row.id }))).fields).toHaveProperty('to');
});

describe('rows that point to a person belong to whoever has that address', () => {
  const theirs: Access = { read: ['own'], create: ['owner'], update: ['own'], delete: ['owner'] };
  const person = entity(
    'translator',
    { name: { type: 'text' }, email: { type: 'email' } },
    { access: { ...theirs, update: ['owner'] } },
  );
  const job = entity(
    'job',
    {
      name: { type: 'text' },
      translator: { type: 'reference', entity: 'translator', owns: 'change' },
      reader: { type: 'reference', entity: 'translator' },
      client: { type: 'reference', entity: 'translator', owns: 'see' },
    },
    { access: theirs },
  );
  const madeBy = (createdBy: string, cells: Values): Row => ({
    id: 'made',
    version: 1,
    createdAt: '2026',
    updatedAt: '2026',
    createdBy,
    translator: null,
    reader: null,
    client: null,
    ...cells,
  });
  async function agency() {
    const made = worldOf([person, job]);
    const anns = await made.add('translator', { name: 'Ann', email: 'Ann@Example.com' });
    const bens = await made.add('translator', { name: 'Ben', email: 'ben@example.com' });
    const id = await made.add('job', { name: 'Manual', translator: anns, reader: bens });
    const as = (actor: Actor) => withRows(actor, [person, job], made.storage);
    return { ...made, id, anns, bens, as };
  }

  test('they see and change them, with the person’s name, and nobody else does', async () => {
    const { service, id, anns, as } = await agency();
    const [asAnn, asBen] = [await as(ann), await as(ben)];
    const answer = await service.get(asAnn, 'job', id);
    expect(answer.may.update).toBe(true);
    expect(answer.titles['translator']).toEqual({ [anns]: 'Ann' });
    expect((await service.list(asAnn, 'job', {})).total).toBe(1);
    expect((await service.update(asAnn, 'job', id, { name: 'Done' }, 1)).row['name']).toBe('Done');
    // Ben only reads it over: that reference gives nobody the row.
    expect((await failure(service.get(asBen, 'job', id))).status).toBe(404);
    expect((await service.list(asBen, 'job', {})).total).toBe(0);
    expect((await service.list(await as(visitor), 'job', {}).catch(() => ({ total: 0 }))).total).toBe(0);
  });

  test('they only see what is only shown to them', async () => {
    const { service, add, bens, as } = await agency();
    const id = await add('job', { name: 'Invoice', client: bens });
    const answer = await service.get(await as(ben), 'job', id);
    expect(answer.may).toEqual({ update: false, delete: false });
    const call = service.update(await as(ben), 'job', id, { name: 'Paid' }, 1);
    expect((await failure(call)).status).toBe(403);
  });

  test('they see themselves among the people, and can’t take over somebody else’s address', async () => {
    const { service, anns, bens, as } = await agency();
    const asAnn = await as(ann);
    expect((await service.list(asAnn, 'translator', {})).rows.map(({ id }) => id)).toEqual([anns]);
    const take = service.update(asAnn, 'translator', bens, { email: 'ann@example.com' });
    expect((await failure(take)).status).toBe(404);
    expect(
      (await failure(service.update(asAnn, 'translator', anns, { email: 'x@example.com' }))).status,
    ).toBe(403);
  });

  test('what somebody made is another’s once it names another of them', async () => {
    const { service, anns, bens, as, update, storage } = await agency();
    const asAnn = await as(ann);
    await storage.transaction((db) => db.insert(job, madeBy('ann', { name: 'Leaflet', translator: anns })));
    await update('job', 'made', { translator: bens });
    expect((await failure(service.get(asAnn, 'job', 'made'))).status).toBe(404);
    expect((await service.list(asAnn, 'job', { q: 'leaflet' })).total).toBe(0);
    expect((await service.summary(asAnn, 'job', { measure: 'count' })).groups).toEqual([
      { key: 'all', value: 1 },
    ]);
    // With nobody named, or with themselves in another place, it is whose who made it.
    for (const values of [{ translator: null }, { translator: bens, client: anns }] as Values[]) {
      await update('job', 'made', values);
      expect((await service.get(asAnn, 'job', 'made')).may.update).toBe(true);
      expect((await service.list(asAnn, 'job', { q: 'leaflet' })).total).toBe(1);
    }
  });

  test('what somebody sent to one of them stays their own', async () => {
    const { service, anns, as, update, storage } = await agency();
    const sender: Actor = { ...ben, id: 'cleo', email: 'cleo@example.com' };
    await storage.transaction((db) => db.insert(job, madeBy('cleo', { name: 'Request' })));
    await update('job', 'made', { translator: anns });
    for (const actor of [await as(sender), await as(ann)])
      expect((await service.get(actor, 'job', 'made')).may.update).toBe(true);
  });

  test('they can’t give them away or empty what makes them theirs', async () => {
    const { service, id, bens, as, rows } = await agency();
    const asAnn = await as(ann);
    for (const translator of [null, bens])
      expect(await failure(service.update(asAnn, 'job', id, { translator }))).toMatchObject({
        status: 422,
        fields: { translator: 'This must stay yours: you can’t empty it or choose someone else.' },
      });
    await expect(service.update(asAnn, 'job', id, { name: 'Manual 2', reader: null })).resolves.toBeDefined();
    expect(rows('job')[0]).toMatchObject({ name: 'Manual 2', reader: null });
  });

  test('an address that only looks alike, and the one of a parent, is somebody else’s', async () => {
    const kin = entity('kin', {
      name: { type: 'text' },
      parentEmail: { type: 'email' },
      email: { type: 'email' },
    });
    const mark = entity('mark', {
      name: { type: 'text' },
      of: { type: 'reference', entity: 'kin', owns: 'see' },
    });
    const made = worldOf([kin, mark]);
    await made.add('kin', { name: 'Änn', email: 'änn@example.com' });
    await made.add('kin', { name: 'Her child', parentEmail: 'ann@example.com', email: 'child@example.com' });
    const id = await made.add('kin', {
      name: 'Ann',
      parentEmail: 'x@example.com',
      email: ' ANN@example.com ',
    });
    expect((await withRows(ann, [kin, mark], made.storage)).rows).toEqual({ kin: [id] });
  });

  test('an owner and a visitor are asked for no rows', async () => {
    const { as } = await agency();
    expect((await as(owner)).rows).toBeUndefined();
    expect((await as(visitor)).rows).toBeUndefined();
  });
});

describe('rows of a row that names a person belong to that person too', () => {
  const theirs: Access = { read: ['own'], create: ['own'], update: ['own'], delete: ['owner'] };
  const parent = entity('parent', { name: { type: 'text' }, email: { type: 'email' } }, { access: NOBODY });
  const child = entity(
    'child',
    { name: { type: 'text' }, parents: { type: 'references', entity: 'parent', owns: 'see' } },
    { access: { ...NOBODY, read: ['own'] } },
  );
  const day = entity(
    'day',
    {
      name: { type: 'text' },
      child: { type: 'reference', entity: 'child', owns: 'see', through: 'parents' },
    },
    { access: theirs },
  );
  async function nursery() {
    const made = worldOf([parent, child, day]);
    const [anns, bens] = [
      await made.add('parent', { name: 'Ann', email: 'ann@example.com' }),
      await made.add('parent', { name: 'Ben', email: 'ben@example.com' }),
    ];
    const mia = await made.add('child', { name: 'Mia', parents: [bens, anns] });
    const tom = await made.add('child', { name: 'Tom', parents: [bens] });
    const as = (actor: Actor) => withRows(actor, [parent, child, day], made.storage);
    return { ...made, anns, bens, mia, tom, asAnn: await as(ann), asBen: await as(ben) };
  }

  test('they see them with the name of the row between, and nobody else’s', async () => {
    const { service, add, mia, tom, asAnn, asBen } = await nursery();
    const mias = await add('day', { name: 'Monday', child: mia });
    const toms = await add('day', { name: 'Monday', child: tom });
    const list = await service.list(asAnn, 'day', { q: 'mia' });
    expect(list.rows.map(({ id }) => id)).toEqual([mias]);
    expect(list.titles['child']).toEqual({ [mia]: 'Mia' });
    expect((await service.get(asAnn, 'day', mias)).may).toEqual({ update: false, delete: false });
    expect((await failure(service.get(asAnn, 'day', toms))).status).toBe(404);
    expect((await service.list(asAnn, 'day', {})).total).toBe(1);
    expect((await service.list(asBen, 'day', {})).total).toBe(2);
  });

  test('with one child a new row starts with it, with two it is chosen', async () => {
    const { mia, asAnn, asBen } = await nursery();
    expect(ownReferences(day, asAnn)).toEqual({ child: mia });
    expect(ownReferences(day, asBen)).toEqual({});
  });

  test('a row of somebody else’s child can’t be made, as it could not be seen', async () => {
    const { create, mia, tom, asAnn } = await nursery();
    await create('day', { name: 'Hers', child: mia }, asAnn);
    expect((await failure(create('day', { name: 'Not hers', child: tom }, asAnn))).status).toBe(422);
  });

  test('once a child is another’s, so is all that is kept of it', async () => {
    const { service, create, update, bens, mia, storage, asAnn } = await nursery();
    const { row } = await create('day', { name: 'Ill', child: mia }, asAnn);
    await update('child', mia, { parents: [bens] });
    const now = await withRows(ann, [parent, child, day], storage);
    expect((await failure(service.get(now, 'day', row.id))).status).toBe(404);
    expect((await service.list(now, 'day', {})).total).toBe(0);
  });
});

describe('what people may change in their own row', () => {
  const member = entity(
    'member',
    {
      name: { type: 'text' },
      email: { type: 'email' },
      phone: { type: 'phone', self: true },
      photo: { type: 'image', self: true },
    },
    { access: { ...NOBODY, read: ['own', 'staff'], update: ['staff'] } },
  );
  async function club() {
    const made = worldOf([member]);
    const anns = await made.add('member', { name: 'Ann', email: 'ann@example.com' });
    const bens = await made.add('member', { name: 'Ben', email: 'ben@example.com' });
    return { ...made, anns, bens, asAnn: await withRows(ann, [member], made.storage) };
  }

  test('is what is left to them, and only there', async () => {
    const { service, anns, bens, asAnn, rows } = await club();
    const answer = await service.get(asAnn, 'member', anns);
    expect(answer).toMatchObject({ may: { update: true, delete: false }, fields: ['phone', 'photo'] });
    await service.update(asAnn, 'member', anns, { phone: '+1 555 010 0199' });
    expect(rows('member')[0]).toMatchObject({ name: 'Ann', phone: '+1 555 010 0199' });
    for (const values of [{ email: 'ben@example.com' }, { phone: null, name: 'Queen Ann' }] as Values[])
      expect((await failure(service.update(asAnn, 'member', anns, values))).status).toBe(403);
    expect((await failure(service.update(asAnn, 'member', bens, { phone: null }))).status).toBe(404);
    expect((await failure(service.remove(asAnn, 'member', anns))).status).toBe(403);
  });

  test('is all where they look after everybody', async () => {
    const { service, anns, storage } = await club();
    const boss = await withRows({ ...ann, roles: ['staff'] }, [member], storage);
    const answer = await service.get(boss, 'member', anns);
    expect(answer.may.update).toBe(true);
    expect(answer.fields).toBeUndefined();
  });

  test('lets them upload a picture of themselves, and nobody who is not among them', async () => {
    const { asAnn } = await club();
    expect(mayWriteSome(member, asAnn)).toBe(true);
    expect(mayWriteSome(member, ben)).toBe(false);
  });
});
