import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Filter, ListQuery, SummaryQuery } from '../../builder/app/src/core/calls.ts';
import {
  readCursor,
  readListQuery,
  readSummaryQuery,
  wordsOf,
  writeCursor,
  writeListQuery,
  writeSummaryQuery,
} from '../../builder/app/src/core/query.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';
import { ann, entity, failure, owner, worldOf } from './support.ts';

const text = fc.string({ minLength: 1, unit: 'grapheme' });
const name = fc.constantFrom('name', 'slot', 'price', 'createdAt', 'part_no', 'looks_like');
const filter: fc.Arbitrary<Filter> = fc
  .record(
    {
      is: fc.array(text, { minLength: 1, maxLength: 3 }),
      from: text,
      to: text,
      contains: text,
      empty: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .filter((value) => Object.keys(value).length > 0);
const filters = fc
  .dictionary(name, filter, { noNullPrototype: true })
  .filter((value) => Object.keys(value).length > 0);

test('a list is asked for in an address and read back the same', () => {
  const query: fc.Arbitrary<ListQuery> = fc.record(
    { q: text, sort: text, limit: fc.integer({ min: 1, max: 200 }), cursor: text, filters },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(query, (asked) => {
      const address = new URLSearchParams(writeListQuery(asked).toString());
      expect(readListQuery(address, messages)).toEqual(asked);
    }),
  );
});

test('a summary is asked for in an address and read back the same', () => {
  const query: fc.Arbitrary<SummaryQuery> = fc.record(
    {
      measure: fc.constantFrom('count' as const, 'sum' as const, 'average' as const),
      field: text,
      by: text,
      unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
      stack: text,
      filters,
    },
    { requiredKeys: ['measure'] },
  );
  fc.assert(
    fc.property(query, (asked) => {
      const address = new URLSearchParams(writeSummaryQuery(asked).toString());
      expect(readSummaryQuery(address, messages)).toEqual(asked);
    }),
  );
});

test('the address is written as the REST calls are documented', () => {
  const address = writeListQuery({
    q: 'bike',
    filters: {
      status: { is: ['asked', 'done'] },
      slot: { from: '2026-01-01', to: '2026-02-01' },
      notes: { contains: 'x', empty: false },
    },
    sort: '-slot',
    limit: 5,
    cursor: 'bzI',
  });
  expect(address.toString()).toBe(
    'q=bike&status=asked&status=done&slot_gte=2026-01-01&slot_lte=2026-02-01&notes_like=x&notes_empty=false&sort=-slot&limit=5&cursor=bzI',
  );
});

test('a cursor is a place in the list, and nothing else is one', () => {
  fc.assert(fc.property(fc.nat(1e8), (offset) => readCursor(writeCursor(offset)) === offset));
  fc.assert(
    fc.property(fc.string(), (other) => {
      const offset = readCursor(other);
      if (offset !== null) expect(readCursor(writeCursor(offset))).toBe(offset);
    }),
  );
  for (const other of ['', 'x', 'o1', btoa('o-1'), btoa('o1.5'), btoa('o1e9')])
    expect(readCursor(other)).toBeNull();
});

const person = entity('person', { name: { type: 'text' } });
const task = entity('task', {
  name: { type: 'text' },
  notes: { type: 'longText' },
  size: { type: 'number' },
  price: { type: 'money' },
  isDone: { type: 'boolean' },
  day: { type: 'date' },
  at: { type: 'dateTime' },
  kind: { type: 'select', options: ['small', 'big', 'huge'] },
  who: { type: 'reference', entity: 'person' },
  helpers: { type: 'references', entity: 'person' },
});

async function world() {
  const made = worldOf([person, task]);
  const zoe = await made.add('person', { name: 'Zoë' });
  const adam = await made.add('person', { name: 'adam' });
  await made.add('task', {
    name: 'Item 10',
    notes: 'Café',
    size: 10,
    price: 100,
    isDone: true,
    day: '2026-01-31',
    at: '2026-05-01T23:30',
    kind: 'big',
    who: adam,
    helpers: [zoe, adam],
  });
  await made.add('task', {
    name: 'item 9',
    size: -1,
    price: 201,
    day: '2026-02-01',
    at: '2026-05-02T00:00',
    kind: 'small',
    who: zoe,
    helpers: [zoe],
  });
  await made.add('task', { name: 'Écran', day: '2026-02-02', kind: 'huge', price: 50 });
  const names = async (query: ListQuery) =>
    (await made.service.list(owner, 'task', query)).rows.map((row) => row['name']);
  return { ...made, zoe, adam, names };
}

describe('a list', () => {
  test.each<[string, unknown[]]>([
    ['', ['Écran', 'item 9', 'Item 10']],
    ['name', ['Écran', 'item 9', 'Item 10']],
    ['-name', ['Item 10', 'item 9', 'Écran']],
    ['size', ['item 9', 'Item 10', 'Écran']],
    ['-size', ['Item 10', 'item 9', 'Écran']],
    ['kind', ['item 9', 'Item 10', 'Écran']],
    ['day', ['Item 10', 'item 9', 'Écran']],
    ['-isDone', ['Item 10', 'item 9', 'Écran']],
    ['who', ['Item 10', 'item 9', 'Écran']],
    ['-who', ['item 9', 'Item 10', 'Écran']],
    ['createdAt', ['Item 10', 'item 9', 'Écran']],
  ])('sorted by "%s", with empty cells last', async (sort, wanted) => {
    const { names } = await world();
    expect(await names({ sort })).toEqual(wanted);
  });

  test.each<[Record<string, Filter>, unknown[]]>([
    [{ kind: { is: ['small', 'huge'] } }, ['item 9', 'Écran']],
    [{ kind: { is: [] } }, ['Item 10', 'item 9', 'Écran']],
    [{ isDone: { is: ['false'] } }, ['item 9', 'Écran']],
    [{ size: { is: ['-1'] } }, ['item 9']],
    [{ size: { from: '-1', to: '9.5' } }, ['item 9']],
    [{ size: { empty: true } }, ['Écran']],
    [{ size: { empty: false } }, ['Item 10', 'item 9']],
    [{ name: { contains: 'ITEM' } }, ['Item 10', 'item 9']],
    [{ name: { contains: 'ecran' } }, ['Écran']],
    [{ day: { from: '2026-02-01' } }, ['item 9', 'Écran']],
    [{ at: { to: '2026-05-01' } }, ['Item 10']],
    [{ at: { from: '2026-05-02', to: '2026-05-02' } }, ['item 9']],
    [{ at: { from: '2026-05-01T23:30', to: '2026-05-01T23:30' } }, ['Item 10']],
    [{ who: { empty: true } }, ['Écran']],
    [{ helpers: { empty: true } }, ['Écran']],
    [{ createdAt: { from: '2026-03-10' }, day: { to: '2026-01-31' } }, ['Item 10']],
  ])('filtered by %j', async (given, wanted) => {
    const { names } = await world();
    expect((await names({ filters: given })).toSorted()).toEqual(wanted.toSorted());
  });

  test('filtered by a reference and by one of a list of them', async () => {
    const { names, zoe, adam } = await world();
    expect(await names({ filters: { who: { is: [zoe] } } })).toEqual(['item 9']);
    expect(await names({ filters: { helpers: { is: [adam] } } })).toEqual(['Item 10']);
    expect(await names({ filters: { helpers: { is: [zoe] } } })).toEqual(['item 9', 'Item 10']);
  });

  test.each([
    ['cafe', ['Item 10']],
    ['item', ['item 9', 'Item 10']],
    ['ITEM 9', ['item 9']],
    ['zoe', ['item 9', 'Item 10']],
    ['zoe small', ['item 9']],
    ['huge', ['Écran']],
    ['item nowhere', []],
    ['  ', ['Écran', 'item 9', 'Item 10']],
  ])('searched for "%s" in its texts, choices and the titles of references', async (q, wanted) => {
    const { names } = await world();
    expect(await names({ q })).toEqual(wanted);
  });

  test('is read page by page, forth and back', async () => {
    const { service, names } = await world();
    for (const sort of ['name', 'who']) {
      const first = await service.list(owner, 'task', { sort, limit: 2 });
      expect([first.total, first.rows.length, first.previous]).toEqual([3, 2, null]);
      const second = await service.list(owner, 'task', { sort, limit: 2, cursor: first.next ?? '' });
      expect([second.rows.length, second.next]).toEqual([1, null]);
      const back = await service.list(owner, 'task', { sort, limit: 2, cursor: second.previous ?? '' });
      expect(back.rows).toEqual(first.rows);
      expect([...first.rows, ...second.rows].map((row) => row['name'])).toEqual(await names({ sort }));
    }
    const beyond = await service.list(owner, 'task', { cursor: writeCursor(99) });
    expect(beyond).toMatchObject({ rows: [], total: 3, next: null });
  });

  test('has rows that sort alike in the order of their ids, so that none is on two pages', async () => {
    const { service, add } = worldOf([person]);
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await add('person', { name: 'Same' }));
    const { rows } = await service.list(ann, 'person', { sort: '-name' });
    expect(rows.map(({ id }) => id)).toEqual(ids.toSorted());
  });

  test('answers with at most 200 rows, 25 where nothing is asked', async () => {
    const { service, add } = await world();
    for (let count = 0; count < 210; count += 1) await add('person', { name: `P${count}` });
    expect((await service.list(ann, 'person', {})).rows).toHaveLength(25);
    expect((await service.list(ann, 'person', { limit: 500 })).rows).toHaveLength(200);
  });

  test.each<ListQuery>([
    { sort: 'other' },
    { sort: 'helpers' },
    { sort: 'constructor' },
    { limit: 0 },
    { limit: 1.5 },
    { cursor: 'nonsense' },
    { filters: { other: { is: ['x'] } } },
    { filters: { version: { is: ['1'] } } },
    { filters: { size: { is: ['many'] } } },
    { filters: { size: { contains: '1' } } },
    { filters: { day: { from: '2026-02-31' } } },
    { filters: { at: { from: 'noon' } } },
    { filters: { isDone: { is: ['maybe'] } } },
    { filters: { isDone: { from: 'true' } } },
    { filters: JSON.parse('{"__proto__": {"is": ["x"]}}') as Record<string, Filter> },
  ])('that makes no sense is rejected: %j', async (query) => {
    const { service } = await world();
    expect((await failure(service.list(owner, 'task', query))).status).toBe(400);
  });

  test.each(['name_gt=1', 'name_=1', 'limit=x', 'limit=-1', 'limit=0'])(
    'that is asked for wrongly is rejected: %s',
    async (address) => {
      const { service } = await world();
      const list = async () =>
        service.list(owner, 'task', readListQuery(new URLSearchParams(address), messages));
      expect((await failure(list())).status).toBe(400);
    },
  );
});

describe('a summary', () => {
  const groupsOf = async (query: SummaryQuery) => {
    const { service } = await world();
    return (await service.summary(owner, 'task', query)).groups.map(({ key, stack, value }) =>
      stack === undefined ? [key, value] : [key, stack, value],
    );
  };

  test.each<[SummaryQuery, unknown[]]>([
    [{ measure: 'count' }, [['all', 3]]],
    [{ measure: 'sum', field: 'price' }, [['all', 351]]],
    [{ measure: 'average', field: 'price' }, [['all', 117]]],
    [{ measure: 'average', field: 'size' }, [['all', 4.5]]],
    [{ measure: 'average', field: 'price', filters: { kind: { is: ['small', 'huge'] } } }, [['all', 126]]],
    [{ measure: 'average', field: 'price', filters: { size: { from: '99' } } }, []],
    [{ measure: 'count', filters: { size: { from: '99' } } }, [['all', 0]]],
    [
      { measure: 'count', by: 'kind' },
      [
        ['small', 1],
        ['big', 1],
        ['huge', 1],
      ],
    ],
    [
      { measure: 'count', by: 'isDone' },
      [
        ['true', 1],
        ['false', 2],
      ],
    ],
    [
      { measure: 'sum', field: 'size', by: 'isDone' },
      [
        ['true', 10],
        ['false', -1],
      ],
    ],
    [
      { measure: 'count', by: 'day', unit: 'day' },
      [
        ['2026-01-31', 1],
        ['2026-02-01', 1],
        ['2026-02-02', 1],
      ],
    ],
    [
      { measure: 'count', by: 'day', unit: 'week' },
      [
        ['2026-01-26', 2],
        ['2026-02-02', 1],
      ],
    ],
    [
      { measure: 'count', by: 'day', unit: 'month' },
      [
        ['2026-01', 1],
        ['2026-02', 2],
      ],
    ],
    [{ measure: 'sum', field: 'price', by: 'day', unit: 'year' }, [['2026', 351]]],
    [
      { measure: 'count', by: 'at', unit: 'day' },
      [
        ['2026-05-01', 1],
        ['2026-05-02', 1],
        ['', 1],
      ],
    ],
    [
      { measure: 'count', by: 'day', unit: 'month', stack: 'kind' },
      [
        ['2026-01', 'big', 1],
        ['2026-02', 'small', 1],
        ['2026-02', 'huge', 1],
      ],
    ],
  ])('%j', async (query, wanted) => {
    expect(await groupsOf(query)).toEqual(wanted);
  });

  test('by references, with what they are called', async () => {
    const { service, zoe, adam } = await world();
    const { groups, titles } = await service.summary(owner, 'task', { measure: 'count', by: 'helpers' });
    expect(groups).toEqual([
      { key: zoe, value: 2 },
      { key: adam, value: 1 },
      { key: '', value: 1 },
    ]);
    expect(titles).toEqual({ person: { [zoe]: 'Zoë', [adam]: 'adam' } });
  });

  test.each<SummaryQuery>([
    { measure: 'sum' },
    { measure: 'sum', field: 'name' },
    { measure: 'sum', field: 'other' },
    { measure: 'count', by: 'name' },
    { measure: 'count', by: 'other' },
    { measure: 'count', by: 'kind', stack: 'notes' },
  ])('that makes no sense is rejected: %j', async (query) => {
    const { service } = await world();
    expect((await failure(service.summary(owner, 'task', query))).status).toBe(400);
  });
});

test('a search takes a title as it is read, without the signs around its words', () => {
  expect(wordsOf('Blue Gazelle, Ada – “28″” (new)')).toEqual(['blue', 'gazelle', 'ada', '28', 'new']);
});
