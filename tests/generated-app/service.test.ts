import { describe, expect, test } from 'vitest';
import { ApiError } from '../../builder/app/src/core/calls.ts';
import type { Storage } from '../../builder/app/src/core/storage.ts';
import { createService } from '../../builder/app/src/core/service.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';
import { ann, entity, failure, owner, visitor, worldOf } from './support.ts';

const person = entity(
  'person',
  { first: { type: 'text' }, last: { type: 'text' } },
  { title: '{first} {last}' },
);
const visit = entity(
  'visit',
  {
    day: { type: 'date' },
    kind: { type: 'select', options: ['long'] },
    who: { type: 'reference', entity: 'person' },
  },
  { title: '{day}, {who}: {kind}' },
);
const note = entity('note', { name: { type: 'text' }, visit: { type: 'reference', entity: 'visit' } });

test('a row has its fields and what every row has, and nothing else', async () => {
  const { service, storage, create } = worldOf([note]);
  expect((await create('note', { name: 'x' }, ann)).row).toEqual({
    id: 'r1',
    version: 1,
    createdAt: expect.stringMatching(/^2026-03-10T12:/),
    updatedAt: expect.stringMatching(/^2026-03-10T12:/),
    createdBy: 'ann',
    name: 'x',
    visit: null,
  });
  await storage.transaction(async (db) => {
    const row = await db.get(note, 'r1');
    if (row) await db.update(note, { ...row, password: 'secret' });
  });
  expect((await service.get(owner, 'note', 'r1')).row).not.toHaveProperty('password');
  expect((await service.list(owner, 'note', {})).rows[0]).not.toHaveProperty('password');
});

test('titles are made of several fields, in words, and of other titles', async () => {
  const { add, service } = worldOf([person, visit, note]);
  const who = await add('person', { first: 'Ada', last: 'Novak' });
  const id = await add('visit', { day: '2026-05-01', kind: 'long', who });
  const row = await add('note', { visit: id });
  expect((await service.get(owner, 'visit', id)).titles).toEqual({ person: { [who]: 'Ada Novak' } });
  expect((await service.get(owner, 'note', row)).titles).toEqual({
    visit: { [id]: 'May 1, 2026, Ada Novak: Long' },
  });
  const nameless = await add('person', {});
  await add('visit', { who: nameless });
  expect((await service.list(owner, 'visit', {})).titles['person']?.[nameless]).toBe('Person');
});

describe('a version', () => {
  test('that is older than the row is a conflict, and nothing changes', async () => {
    const { service, add, update, rows } = worldOf([note]);
    const id = await add('note', { name: 'One' });
    await update('note', id, { name: 'Two' });
    for (const call of [
      service.update(owner, 'note', id, { name: 'Three' }, 1),
      service.remove(owner, 'note', id, 1),
    ])
      expect(await failure(call)).toMatchObject({ status: 409, message: messages.stale });
    expect(rows('note')).toMatchObject([{ name: 'Two', version: 2 }]);
    await service.update(owner, 'note', id, { name: 'Three' }, 2);
    await service.remove(owner, 'note', id, 3);
  });

  test('of two who save the same row at once, one is told', async () => {
    const { service, add, rows } = worldOf([note]);
    const id = await add('note', {});
    const both = await Promise.allSettled(
      ['One', 'Two'].map((name) => service.update(owner, 'note', id, { name }, 1)),
    );
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(rows('note')).toMatchObject([{ name: 'One', version: 2 }]);
  });
});

test('an entity or a row that doesn’t exist is a 404', async () => {
  const { service, create } = worldOf([note]);
  for (const call of [
    service.list(owner, 'other', {}),
    service.list(owner, 'constructor', {}),
    create('other', {}),
    service.get(owner, 'note', 'r99'),
    service.update(owner, 'note', 'r99', {}),
    service.remove(visitor, 'note', 'r99'),
  ])
    expect((await failure(call)).status).toBe(404);
});

test('a write that fails half-way leaves nothing behind, and the next one goes on', async () => {
  const product = entity('product', { name: { type: 'text' }, stock: { type: 'number' } });
  const order = entity(
    'order',
    { name: { type: 'text', unique: true }, product: { type: 'reference', entity: 'product' } },
    { rules: [{ kind: 'stock', reference: 'product', stock: 'stock' }] },
  );
  const { storage, add, rows } = worldOf([product, order]);
  const lamp = await add('product', { name: 'Lamp', stock: 5 });
  const broken: Storage = {
    ...storage,
    transaction: (work) =>
      storage.transaction((db) =>
        work({ ...db, insert: () => Promise.reject(new Error('The disk is full')) }),
      ),
  };
  const options = { entities: [product, order], messages, locale: 'en', currency: 'USD' };
  const failing = createService({ ...options, storage: broken });
  await expect(failing.create(owner, 'order', { product: lamp })).rejects.toThrow('The disk is full');
  expect(rows('product')).toMatchObject([{ stock: 5, version: 1 }]);
  expect(rows('order')).toEqual([]);
  await createService({ ...options, storage }).create(owner, 'order', { product: lamp });
  expect(rows('product')).toMatchObject([{ stock: 4, version: 2 }]);
});

test('a reader never sees half of a write', async () => {
  const { storage, rows } = worldOf([note]);
  const row = { version: 1, createdAt: '', updatedAt: '', createdBy: null, name: 'x', visit: null };
  await storage.transaction(async (db) => {
    await db.insert(note, { ...row, id: 'a' });
    expect(await db.find(note, [])).toHaveLength(1);
    expect(await storage.find(note, [])).toHaveLength(0);
    await db.insert(note, { ...row, id: 'b' });
  });
  expect(rows('note')).toHaveLength(2);
  await expect(storage.insert(note, { ...row, id: 'c' })).rejects.not.toBeInstanceOf(ApiError);
});
