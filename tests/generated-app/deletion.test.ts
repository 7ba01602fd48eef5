import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entity, FieldDefinition, OnDelete } from '../../builder/app/src/core/entity.ts';
import { ann, entity, failure, owner, worldOf } from './support.ts';

const customer = entity('customer', { name: { type: 'text' } });
const reference = (onDelete: OnDelete | undefined, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  type: 'reference',
  entity: 'customer',
  onDelete,
  ...more,
});
const order = (field: FieldDefinition) => entity('order', { name: { type: 'text' }, customer: field });

describe('deleting a row that another refers to', () => {
  async function world(field: FieldDefinition) {
    const made = worldOf([customer, order(field)]);
    const id = await made.add('customer', { name: 'Ada' });
    await made.add('order', { customer: field.type === 'references' ? [id] : id });
    return { ...made, id };
  }

  test.each<[string, FieldDefinition]>([
    ['keeps it', reference('keep')],
    ['can’t do without it', reference('clear', { required: true })],
    ['says nothing but can’t do without it', reference(undefined, { required: true })],
    ['keeps it in a list', reference('keep', { type: 'references' })],
    ['has a list that would be empty', reference('clear', { type: 'references', required: true })],
  ])('is rejected where the other %s', async (_, field) => {
    const { id, service, remove, rows } = await world(field);
    expect(await service.deletion(owner, 'customer', id)).toEqual({
      kept: { order: 1 },
      cleared: {},
      deleted: {},
    });
    expect(await failure(remove('customer', id))).toMatchObject({
      status: 409,
      message: 'Can’t be deleted while it’s used by 1 order.',
    });
    expect([rows('customer').length, rows('order').length]).toEqual([1, 1]);
  });

  test.each<[string, FieldDefinition, unknown]>([
    ['a reference', reference('clear'), null],
    ['a reference that says nothing', reference(undefined), null],
    ['a list', reference('clear', { type: 'references' }), []],
  ])('empties %s', async (_, field, left) => {
    const { id, service, remove, rows } = await world(field);
    expect(await service.deletion(owner, 'customer', id)).toEqual({
      kept: {},
      cleared: { order: 1 },
      deleted: {},
    });
    await remove('customer', id);
    expect(rows('order')).toMatchObject([{ customer: left, version: 2 }]);
  });

  test('takes the other with it', async () => {
    const { id, service, remove, rows } = await world(reference('delete'));
    expect(await service.deletion(owner, 'customer', id)).toEqual({
      kept: {},
      cleared: {},
      deleted: { order: 1 },
    });
    await remove('customer', id);
    expect([rows('customer'), rows('order')]).toEqual([[], []]);
  });
});

test('what goes along is followed to its end, and what it keeps rejects all of it', async () => {
  const line = entity('line', {
    name: { type: 'text' },
    order: { type: 'reference', entity: 'order', onDelete: 'delete' },
    // Both ends go, so that this one keeps nothing.
    customer: { type: 'reference', entity: 'customer', onDelete: 'keep' },
  });
  const claim = entity('claim', {
    name: { type: 'text' },
    line: { type: 'reference', entity: 'line', onDelete: 'keep' },
  });
  const { add, remove, rows, service } = worldOf([customer, order(reference('delete')), line, claim]);
  const ada = await add('customer', { name: 'Ada' });
  const one = await add('order', { customer: ada });
  const row = await add('line', { order: one, customer: ada });
  const block = await add('claim', { line: row });
  expect(await service.deletion(owner, 'customer', ada)).toEqual({
    kept: { claim: 1 },
    cleared: {},
    deleted: { order: 1, line: 1 },
  });
  expect((await failure(remove('customer', ada))).status).toBe(409);
  await remove('claim', block);
  await remove('customer', ada);
  expect([rows('customer'), rows('order'), rows('line')]).toEqual([[], [], []]);
});

test('a list that must not be empty keeps its last rows, however many of them go at once', async () => {
  const club = entity('club', { name: { type: 'text' } });
  const player = entity('player', {
    name: { type: 'text' },
    club: { type: 'reference', entity: 'club', onDelete: 'delete' },
  });
  const team = entity('team', {
    name: { type: 'text' },
    players: { type: 'references', entity: 'player', onDelete: 'clear', required: true },
  });
  const { add, remove, rows } = worldOf([club, player, team]);
  const north = await add('club', { name: 'North' });
  const players = [await add('player', { club: north }), await add('player', { club: north })];
  const id = await add('team', { players });
  expect((await failure(remove('club', north))).status).toBe(409);
  expect(rows('player')).toHaveLength(2);
  await remove('player', players[0] ?? '');
  expect(rows('team')).toMatchObject([{ id, players: [players[1]] }]);
  expect((await failure(remove('player', players[1] ?? ''))).status).toBe(409);
});

const ON_DELETE: readonly (OnDelete | undefined)[] = ['keep', 'clear', 'delete', undefined];

test('no deletion leaves a reference to a row that is gone', async () => {
  const NAMES = ['a', 'b', 'c'];
  const field = fc.record({
    type: fc.constantFrom('reference' as const, 'references' as const),
    entity: fc.constantFrom(...NAMES),
    onDelete: fc.constantFrom(...ON_DELETE),
    isRequired: fc.boolean(),
  });
  const model = fc.tuple(...NAMES.map(() => fc.array(field, { maxLength: 3 })));
  const row = fc.record({ of: fc.nat(2), to: fc.array(fc.nat(20), { maxLength: 6 }) });
  await fc.assert(
    fc.asyncProperty(
      model,
      fc.array(row, { maxLength: 12 }),
      fc.array(fc.nat(20), { maxLength: 5 }),
      async (fields, made, picks) => {
        const entities: Entity[] = NAMES.map((name, index) =>
          entity(name, {
            name: { type: 'text' },
            ...Object.fromEntries(
              (fields[index] ?? []).map(({ isRequired, ...rules }, at) => [
                `f${at}`,
                { ...rules, required: isRequired },
              ]),
            ),
          }),
        );
        const world = worldOf(entities);
        const ids: { entity: string; id: string }[] = [];
        for (const { of, to } of made) {
          const name = NAMES[of] ?? 'a';
          const values = Object.fromEntries(
            (fields[of] ?? []).map((rules, at) => {
              const targets = ids.filter((known) => known.entity === rules.entity).map(({ id }) => id);
              const chosen = [
                ...new Set(to.flatMap((pick) => targets[pick % Math.max(1, targets.length)] ?? [])),
              ];
              return [
                `f${at}`,
                rules.type === 'references' ? chosen.slice(0, 3) : (chosen[at] ?? chosen[0] ?? null),
              ];
            }),
          );
          const answer = await world.create(name, values).catch(() => null);
          if (answer) ids.push({ entity: name, id: answer.row.id });
        }
        for (const pick of picks) {
          const target = ids[pick % Math.max(1, ids.length)];
          if (!target) continue;
          const plan = await world.service.deletion(owner, target.entity, target.id).catch(() => null);
          const isDone = await world.remove(target.entity, target.id).then(
            () => true,
            () => false,
          );
          // What the plan says is what happens.
          expect(isDone).toBe(plan !== null && Object.keys(plan.kept).length === 0);
        }
        const left = new Map(NAMES.map((name) => [name, new Set(world.rows(name).map(({ id }) => id))]));
        for (const [index, name] of NAMES.entries())
          for (const stored of world.rows(name))
            for (const [at, { entity: to, type, isRequired }] of (fields[index] ?? []).entries()) {
              const cell = stored[`f${at}`];
              const referred = [cell ?? []].flat();
              for (const id of referred) expect(left.get(to)?.has(String(id))).toBe(true);
              if (isRequired) expect(referred.length).toBeGreaterThan(0);
              expect(Array.isArray(cell)).toBe(type === 'references');
            }
      },
    ),
    { numRuns: 150 },
  );
});

describe('clearing the sample rows', () => {
  const ids = { customer: ['r1', 'r2', 'r3'], order: ['r4', 'r5'] };
  async function world(onDelete: OnDelete) {
    const made = worldOf([customer, order(reference(onDelete))], ids);
    for (const name of ['Ada', 'Bob', 'Cleo']) await made.add('customer', { name });
    await made.add('order', { customer: 'r1' });
    await made.add('order', { customer: 'r2' });
    const names = () => made.rows('customer').map((row) => row['name']);
    return { ...made, names };
  }

  test.each<OnDelete>(['keep', 'clear', 'delete'])(
    'deletes them all, with references that %s',
    async (onDelete) => {
      const { service, rows } = await world(onDelete);
      await service.clearSamples(owner);
      expect([rows('customer'), rows('order')]).toEqual([[], []]);
      await service.clearSamples(owner);
    },
  );

  test.each<[OnDelete, unknown[], unknown]>([
    ['keep', ['Ada'], 'r1'],
    ['clear', [], null],
    // Someone's own order isn't deleted because its customer was a sample.
    ['delete', ['Ada'], 'r1'],
  ])('leaves what someone added, with references that %s', async (onDelete, left, cell) => {
    const { service, add, rows, names } = await world(onDelete);
    await add('order', { name: 'Mine', customer: 'r1' });
    await service.clearSamples(owner);
    expect(names()).toEqual(left);
    expect(rows('order')).toMatchObject([{ name: 'Mine', customer: cell }]);
  });

  test('is the owner’s to do', async () => {
    const { service, rows } = await world('keep');
    expect((await failure(service.clearSamples(ann))).status).toBe(403);
    expect(rows('customer')).toHaveLength(3);
  });
});
