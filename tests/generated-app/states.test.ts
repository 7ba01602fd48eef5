import { describe, expect, test } from 'vitest';
import type { Actor } from '../../builder/app/src/core/calls.ts';
import type { Notice } from '../../builder/app/src/core/entity.ts';
import { ann, ben, entity, failure, fieldErrors, owner, staff, visitor, worldOf } from './support.ts';

const request = entity(
  'request',
  {
    name: { type: 'text' },
    status: { type: 'select', options: ['asked', 'accepted', 'done', 'withdrawn'] },
  },
  {
    access: { read: ['public'], create: ['public'], update: ['staff'], delete: ['staff'] },
    states: {
      field: 'status',
      initial: 'asked',
      transitions: [
        { from: 'asked', to: 'accepted' },
        { from: 'accepted', to: 'done', roles: ['owner'] },
        { from: 'asked', to: 'withdrawn', roles: ['own'] },
      ],
    },
    notices: [
      { on: { event: 'create' }, to: { role: 'owner' }, subject: 'New', text: '' },
      { on: { event: 'state', state: 'accepted' }, to: { role: 'owner' }, subject: 'Accepted', text: '' },
      { on: { event: 'before', field: 'name', minutes: 5 }, to: { role: 'owner' }, subject: 'No', text: '' },
    ],
  },
);
const world = async () => {
  const made = worldOf([request]);
  const { row } = await made.create('request', {}, ann);
  return { ...made, id: row.id };
};

describe('a new row', () => {
  test('starts at the first state', async () => {
    const { service } = await world();
    expect((await service.create(visitor, 'request', {})).row['status']).toBe('asked');
    expect(await fieldErrors(service.create(ann, 'request', { status: 'done' }))).toEqual({
      status: 'Starts as “Asked”.',
    });
  });
  test('starts anywhere for those who may update all rows', async () => {
    const { service } = await world();
    for (const actor of [staff, owner])
      expect((await service.create(actor, 'request', { status: 'done' })).row['status']).toBe('done');
  });
});

describe('the next states', () => {
  test.each<[string, Actor, string, readonly string[]]>([
    ['a visitor', visitor, 'asked', []],
    ['who made it', ann, 'asked', ['withdrawn']],
    ['another member', ben, 'asked', []],
    ['who may update', staff, 'asked', ['accepted']],
    ['the owner', owner, 'asked', ['accepted', 'withdrawn']],
    ['who may update', staff, 'accepted', []],
    ['the owner', owner, 'accepted', ['done']],
    ['the owner', owner, 'done', []],
  ])('%s, at a row that is %s', async (_, actor, state, next) => {
    const { service, id } = await world();
    if (state !== 'asked') await service.update(owner, 'request', id, { status: 'accepted' });
    if (state === 'done') await service.update(owner, 'request', id, { status: 'done' });
    expect((await service.get(actor, 'request', id)).nextStates).toEqual(next);
  });
});

test('a step that doesn’t exist says from where to where', async () => {
  const { id, update } = await world();
  expect(await fieldErrors(update('request', id, { status: 'done' }))).toEqual({
    status: 'You can’t change this from “Asked” to “Done”.',
  });
  expect(await fieldErrors(update('request', id, { status: null }))).toHaveProperty('status');
});

test('a step for others is taken by those alone, even by the owner’s order', async () => {
  const { id, service } = await world();
  expect(await fieldErrors(service.update(staff, 'request', id, { status: 'withdrawn' }))).toHaveProperty(
    'status',
  );
  await service.update(owner, 'request', id, { status: 'accepted' });
  expect(await fieldErrors(service.update(staff, 'request', id, { status: 'done' }))).toHaveProperty(
    'status',
  );
});

test('who may take a step but not update changes the state and nothing else', async () => {
  const { id, service, rows } = await world();
  const both = service.update(ann, 'request', id, { status: 'withdrawn', name: 'x' });
  expect((await failure(both)).status).toBe(403);
  expect((await failure(service.update(ben, 'request', id, { status: 'withdrawn' }))).status).toBe(403);
  await service.update(ann, 'request', id, { status: 'withdrawn' });
  expect(rows('request')[0]).toMatchObject({ status: 'withdrawn', name: null });
});

test('notices are for new rows and states that are reached, once they are kept', async () => {
  const { id, service, notifications } = await world();
  const subjects = () => notifications.map(({ notice }) => notice.subject);
  expect(subjects()).toEqual(['New']);
  await failure(service.update(staff, 'request', id, { status: 'done' }));
  await service.update(staff, 'request', id, { name: 'x' });
  expect(subjects()).toEqual(['New']);
  await service.update(staff, 'request', id, { status: 'accepted' });
  await service.update(staff, 'request', id, { name: 'y' });
  expect(subjects()).toEqual(['New', 'Accepted']);
  expect(notifications[1]?.row).toMatchObject({ id, status: 'accepted' });
});

describe('a notice of a number below a limit', () => {
  const low = (value: number | string): Notice => ({
    on: { event: 'below', field: 'stock', value },
    to: { role: 'owner' },
    subject: `Below ${value}`,
    text: '',
  });
  const product = entity(
    'product',
    { name: { type: 'text' }, stock: { type: 'number' }, minimum: { type: 'number' } },
    { notices: [low(5), low('minimum')] },
  );
  const sale = entity(
    'sale',
    { product: { type: 'reference', entity: 'product' }, quantity: { type: 'number' } },
    { rules: [{ kind: 'stock', reference: 'product', stock: 'stock', quantity: 'quantity' }] },
  );
  /** The subjects of what each step sets off. */
  function shop() {
    const made = worldOf([product, sale]);
    const after = async (step: Promise<unknown>) => {
      const count = made.notifications.length;
      await step;
      return made.notifications.slice(count).map(({ notice }) => notice.subject);
    };
    return { ...made, after };
  }

  test('is for a row that is made so, and for none without the number or the limit', async () => {
    const { after, add } = shop();
    expect(await after(add('product', { stock: 4 }))).toEqual(['Below 5']);
    expect(await after(add('product', { stock: 5, minimum: 6 }))).toEqual(['Below minimum']);
    expect(await after(add('product', { stock: 5, minimum: 5 }))).toEqual([]);
    expect(await after(add('product', { minimum: 5 }))).toEqual([]);
  });

  test('comes again only after the number was up', async () => {
    const { after, add, update } = shop();
    const id = await add('product', { stock: 9, minimum: 2 });
    expect(await after(update('product', id, { stock: 4 }))).toEqual(['Below 5']);
    expect(await after(update('product', id, { stock: 3, name: 'Lamp' }))).toEqual([]);
    expect(await after(update('product', id, { minimum: 4 }))).toEqual(['Below minimum']);
    expect(await after(update('product', id, { stock: 7 }))).toEqual([]);
    expect(await after(update('product', id, { stock: 1 }))).toEqual(['Below 5', 'Below minimum']);
  });

  test('is for a stock that another row lowers, in the row as it is then', async () => {
    const { after, add, update, remove, create, notifications } = shop();
    const id = await add('product', { stock: 6 });
    const sold = await add('sale', { product: id, quantity: 1 });
    expect(notifications).toEqual([]);
    expect(await after(update('sale', sold, { quantity: 2 }))).toEqual(['Below 5']);
    expect(notifications[0]?.row).toMatchObject({ id, stock: 4 });
    expect(await after(remove('sale', sold))).toEqual([]);
    expect(await after(failure(create('sale', { product: id, quantity: 7 })))).toEqual([]);
    expect(await after(create('sale', { product: id, quantity: 6 }))).toEqual(['Below 5']);
  });
});
