import { describe, expect, test } from 'vitest';
import type { Actor } from '../../builder/app/src/core/calls.ts';
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
