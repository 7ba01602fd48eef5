import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArrayStorage } from '../../builder/app/src/core/arrays.ts';
import type { Entity, Row } from '../../builder/app/src/core/entity.ts';
import { sampleRows } from '../../builder/app/src/core/samples.ts';
import type { Condition, Storage } from '../../builder/app/src/core/storage.ts';
import { entities } from '../../builder/app/src/entities/index.ts';
import { samples } from '../../builder/app/src/entities/seeds.ts';
import { type Database, openDatabase } from '../../builder/app/server/database.ts';
import { migrations } from '../../builder/app/server/migrations/index.ts';
import { seed } from '../../builder/app/server/seed.ts';
import { createStorage } from '../../builder/app/server/storage.ts';

// Tables and arrays answer alike, so that an app behaves the same with its server and in a preview.

const NOW = new Date('2030-05-15T10:00:00Z');
const find = (name: string): Entity => {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`There is no entity ${name}`);
  return entity;
};
const booking = find('booking');
const customer = find('customer');
const part = find('part');

const odd: Row[] = ['Élodie', 'elodie', 'Zoë 10', 'zoe 2', 'ÅNGSTRÖM', '100% sure_thing', 'back\\slash'].map(
  (name, index) => ({
    id: `odd-${index}`,
    version: 1,
    createdAt: '2030-01-01T00:00:00.000Z',
    updatedAt: '2030-01-01T00:00:00.000Z',
    createdBy: null,
    name,
    email: `odd${index}@example.com`,
    phone: null,
    since: index % 2 === 0 ? null : `2030-0${index}-01`,
    interests: index % 3 === 0 ? [] : ['repair-2', 'repair-1'],
    agreement: null,
    notes: null,
  }),
);

let folder: string;
let database: Database;
let tables: Storage;
let arrays: Storage;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'storage-'));
  database = openDatabase(folder, migrations);
  tables = createStorage(database);
  await seed(tables, entities, samples, NOW);
  for (const row of odd) await tables.insert(customer, row);
  const rows = new Map(
    entities.map((entity) => {
      const sampled = sampleRows(entity, samples[entity.name] ?? [], NOW);
      const all = [...sampled, ...(entity === customer ? odd : [])];
      return [entity.name, new Map(all.map((row) => [row.id, row]))];
    }),
  );
  arrays = createArrayStorage({ locale: 'en', read: () => rows, commit: () => undefined });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const page = { where: [], offset: 0, limit: 200, sort: { field: 'createdAt', descending: true } };

describe('lists', () => {
  const sorts = entities.flatMap((entity) =>
    entity.fields
      .filter(({ type }) => type !== 'computed' && type !== 'references' && type !== 'reference')
      .flatMap(({ name }) => [true, false].map((descending) => [entity, name, descending] as const)),
  );
  it.each(
    sorts.map(
      ([entity, name, descending]) =>
        [`${entity.name}.${name} ${descending ? 'down' : 'up'}`, entity, name, descending] as const,
    ),
  )('are in the same order: %s', async (_, entity, field, descending) => {
    const query = { ...page, sort: { field, descending } };
    const wanted = await arrays.list(entity, query);
    const found = await tables.list(entity, query);
    expect(found.rows.map(({ id }) => id)).toEqual(wanted.rows.map(({ id }) => id));
    expect(found).toEqual(wanted);
  });

  const conditions: readonly (readonly [string, Entity, readonly Condition[]])[] = [
    ['one of', booking, [{ op: 'is', field: 'status', values: ['asked', 'done'] }]],
    ['a number', booking, [{ op: 'is', field: 'takes', values: [30, 60] }]],
    ['yes', booking, [{ op: 'is', field: 'paid', values: [true] }]],
    ['no', booking, [{ op: 'is', field: 'paid', values: [false] }]],
    ['a reference', booking, [{ op: 'is', field: 'repair', values: ['repair-1'] }]],
    [
      'one of many references',
      customer,
      [{ op: 'is', field: 'interests', values: ['repair-1', 'repair-7'] }],
    ],
    ['none', booking, [{ op: 'is', field: 'status', values: [] }]],
    [
      'a span of times',
      booking,
      [
        { op: 'from', field: 'slot', value: '2030-05-15' },
        { op: 'to', field: 'slot', value: '2030-05-18T23:59:59.999Z' },
      ],
    ],
    [
      'a span of amounts',
      part,
      [
        { op: 'from', field: 'price', value: 700 },
        { op: 'to', field: 'price', value: 1400 },
      ],
    ],
    ['the same text', customer, [{ op: 'same', field: 'name', text: ' ELODIE ' }]],
    ['the same accented text', customer, [{ op: 'same', field: 'name', text: 'élodie' }]],
    ['part of a text', customer, [{ op: 'contains', field: 'name', text: 'ángstrom' }]],
    ['a percent sign', customer, [{ op: 'contains', field: 'name', text: '0% SURE_' }]],
    ['an underscore', customer, [{ op: 'contains', field: 'name', text: 'sure-thing' }]],
    ['a backslash', customer, [{ op: 'contains', field: 'name', text: 'k\\s' }]],
    ['empty', customer, [{ op: 'empty', field: 'since', isEmpty: true }]],
    ['not empty', customer, [{ op: 'empty', field: 'notes', isEmpty: false }]],
    ['no references', customer, [{ op: 'empty', field: 'interests', isEmpty: true }]],
    ['some references', customer, [{ op: 'empty', field: 'interests', isEmpty: false }]],
    ['a word', customer, [{ op: 'word', text: 'zoe', fields: ['name', 'notes'], among: {} }]],
    [
      'a word or a row',
      customer,
      [{ op: 'word', text: 'zoe', fields: ['name'], among: { interests: ['repair-1'] } }],
    ],
    ['a word nowhere', customer, [{ op: 'word', text: 'zoe', fields: [], among: {} }]],
    ['an address in capitals', customer, [{ op: 'address', field: 'email', text: ' ODD2@example.COM ' }]],
    ['an address with an accent', customer, [{ op: 'address', field: 'email', text: 'Ödd2@example.com' }]],
    [
      'either of several',
      customer,
      [
        {
          op: 'either',
          of: [
            [{ op: 'is', field: 'id', values: ['odd-1'] }],
            [
              { op: 'is', field: 'interests', values: ['repair-1'] },
              { op: 'empty', field: 'since', isEmpty: true },
            ],
          ],
        },
      ],
    ],
    ['either of none', customer, [{ op: 'either', of: [[{ op: 'is', field: 'createdBy', values: [] }]] }]],
    ['either of nothing', customer, [{ op: 'either', of: [] }]],
    ['nobody’s', customer, [{ op: 'is', field: 'createdBy', values: ['someone'] }]],
    ['ids', customer, [{ op: 'is', field: 'id', values: ['odd-1', 'customer-3', 'nothing'] }]],
  ];
  it.each(conditions)('find the same rows: %s', async (_, entity, where) => {
    const wanted = await arrays.list(entity, { ...page, where });
    expect(await tables.list(entity, { ...page, where })).toEqual(wanted);
    const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).toSorted();
    expect(ids(await tables.find(entity, where))).toEqual(ids(await arrays.find(entity, where)));
  });

  it('come in pages with the whole total', async () => {
    const query = { ...page, sort: { field: 'name', descending: false }, offset: 5, limit: 4 };
    expect(await tables.list(customer, query)).toEqual(await arrays.list(customer, query));
  });
});

describe('summaries', () => {
  it.each([
    ['count', booking, { measure: 'count' }],
    ['count by choice', booking, { measure: 'count', by: 'status' }],
    ['count by yes and no', booking, { measure: 'count', by: 'paid' }],
    ['count by reference', booking, { measure: 'count', by: 'repair' }],
    ['count by many references', customer, { measure: 'count', by: 'interests' }],
    ['sum by week', booking, { measure: 'sum', field: 'takes', by: 'slot', unit: 'week' }],
    ['average by month', booking, { measure: 'average', field: 'takes', by: 'slot', unit: 'month' }],
    ['count by day', customer, { measure: 'count', by: 'since', unit: 'day' }],
    ['count by year', customer, { measure: 'count', by: 'createdAt', unit: 'year' }],
    ['stacked', booking, { measure: 'count', by: 'status', stack: 'paid' }],
    ['sum', part, { measure: 'sum', field: 'price' }],
    ['average', part, { measure: 'average', field: 'reorder' }],
    [
      'sum over nothing',
      part,
      { measure: 'sum', field: 'price', where: [{ op: 'is', field: 'id', values: [] }] },
    ],
    [
      'average over nothing',
      part,
      { measure: 'average', field: 'price', where: [{ op: 'is', field: 'id', values: [] }] },
    ],
  ] as const)('are the same: %s', async (_, entity, query) => {
    const whole = { where: [], ...query };
    expect(await tables.summary(entity, whole)).toEqual(await arrays.summary(entity, whole));
  });
});

describe('transactions', () => {
  const changed = (row: Row): Row => ({ ...row, name: 'Changed', interests: ['repair-3'] });

  it('undo all of what they wrote when they fail', async () => {
    const [row] = odd;
    if (!row) throw new Error('no row');
    const failing = tables.transaction(async (db) => {
      await db.update(customer, changed(row));
      await db.delete(customer, 'odd-1');
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await tables.get(customer, row.id)).toEqual(row);
    expect(await tables.get(customer, 'odd-1')).not.toBeNull();
  });

  it('show nobody what isn’t kept yet, and run one after the other', async () => {
    const [row] = odd;
    if (!row) throw new Error('no row');
    const order: string[] = [];
    let goOn = () => {};
    const first = tables.transaction(async (db) => {
      await db.update(customer, changed(row));
      await new Promise<void>((resolve) => (goOn = resolve));
      order.push('first');
      throw new Error('failed');
    });
    const second = tables.transaction(async () => void order.push('second'));
    await new Promise(setImmediate);
    expect(await tables.get(customer, row.id)).toEqual(row);
    goOn();
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  it('may write rows before the rows that they refer to, but not without them', async () => {
    const fresh = { ...odd[1], id: 'fresh', email: 'fresh@example.com', interests: ['repair-new'] } as Row;
    await expect(tables.insert(customer, fresh)).rejects.toThrow(/FOREIGN KEY/);
    const repair = find('repair');
    const [model] = sampleRows(repair, samples['repair'] ?? [], NOW);
    await tables.transaction(async (db) => {
      await db.insert(customer, fresh);
      await db.insert(repair, { ...model, id: 'repair-new', title: 'New' } as Row);
    });
    expect((await tables.get(customer, 'fresh'))?.['interests']).toEqual(['repair-new']);
    await tables.transaction(async (db) => {
      await db.delete(customer, 'fresh');
      await db.delete(repair, 'repair-new');
    });
  });
});
