import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeletionAnswer, ListAnswer, RowAnswer, SummaryAnswer } from '../src/api/client.ts';
import type { Cell, Entity, Field } from '../src/core/entity.ts';
import { writableFields } from '../src/core/fields.ts';
import { entities } from '../src/entities/index.ts';
import { missingSql } from '../server/table-check.ts';
import { OWNER_EMAIL, startServer, type TestServer } from './support/server.ts';
import { createMaker, type Maker, otherValue, type Values, wrongValue } from './support/values.ts';

// Every entity of the app through its server, as its owner: rows, rules, states and deletions. What the tests need they read from
// the models, so they hold for a field or a rule that is added.

interface Problem {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

let server: TestServer;
let token: string;
let maker: Maker;

beforeAll(async () => {
  server = await startServer();
  token = await server.signIn(OWNER_EMAIL);
  maker = createMaker(server, entities, token);
});
afterAll(() => server.close());

const get = <T>(address: string) => server.call<T>('GET', address, { token });
const create = <T = RowAnswer>(entity: Entity, body: Values) =>
  server.call<T>('POST', `/${entity.name}`, { token, body });
const update = <T = RowAnswer>(entity: Entity, id: string, body: Values, version?: number) =>
  server.call<T>('PATCH', `/${entity.name}/${id}`, {
    token,
    body,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const remove = <T>(entity: Entity, id: string) =>
  server.call<T>('DELETE', `/${entity.name}/${id}`, { token });

async function expectRejected(entity: Entity, values: Values, field: string): Promise<void> {
  const { status, body } = await create<Problem>(entity, values);
  expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({
    status: 422,
    fields: expect.arrayContaining([field]),
  });
}

const rulesOf = (entity: Entity) => entity.definition.rules ?? [];
const targetOf = (entity: Entity, name: string) =>
  maker.entityOf(entity.fields.find((field) => field.name === name)?.entity);
const isList = (field: Field) => field.type === 'references';
const pointing = (field: Field, id: string): Cell => (isList(field) ? [id] : id);

it('has tables that fit the models', () => {
  expect(missingSql(server.database, entities), 'a migration with this SQL is missing').toEqual([]);
});

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  it('gives back what was saved', async () => {
    const values = await maker.valuesOf(entity);
    const { status, body } = await create(entity, values);
    expect(status).toBe(201);
    expect(body.row).toMatchObject(values);
    const read = await get<RowAnswer>(`/${entity.name}/${body.row.id}`);
    expect(read.body).toEqual(body);
  });

  it('finds a row by its fields and its words', async () => {
    const values = await maker.valuesOf(entity);
    const { body } = await create(entity, values);
    const finds = async (query: string) => {
      const { status, body: list } = await get<ListAnswer>(`/${entity.name}?limit=200&${query}`);
      expect(status, query).toBe(200);
      return list.rows.some(({ id }) => id === body.row.id);
    };
    for (const { name, type } of writableFields(entity)) {
      const value = values[name] ?? null;
      if (value === null || typeof value === 'object') continue;
      const text = encodeURIComponent(String(value));
      expect(await finds(`${name}=${text}&sort=${name}`), name).toBe(true);
      expect(await finds(`${name}_empty=true`), name).toBe(false);
      if (typeof value === 'number')
        expect(await finds(`${name}_gte=${text}&${name}_lte=${text}`), name).toBe(true);
      if (type === 'text') expect(await finds(`q=${text.toUpperCase()}`), name).toBe(true);
    }
    expect(await finds('q=nothingisnamedlikethis')).toBe(false);
  });

  it('counts its rows, and by each of its choices', async () => {
    const { body: list } = await get<ListAnswer>(`/${entity.name}`);
    const { body: all } = await get<SummaryAnswer>(`/${entity.name}/summary`);
    expect(all.groups).toEqual([{ key: 'all', value: list.total }]);
    for (const { name } of entity.fields.filter(({ type }) => type === 'select')) {
      const { body } = await get<SummaryAnswer>(`/${entity.name}/summary?by=${name}`);
      expect(body.groups.reduce((sum, { value }) => sum + value, 0)).toBe(list.total);
    }
  });

  it('keeps a change, and rejects one that was made from an older version', async () => {
    const { body } = await create(entity, await maker.valuesOf(entity));
    const { row } = body;
    const change = Object.fromEntries(
      writableFields(entity).flatMap((field): [string, Cell][] => {
        const value = otherValue(entity, field, row[field.name] ?? null);
        return value === undefined ? [] : [[field.name, value]];
      }),
    );
    const first = await update(entity, row.id, change, row.version);
    expect(first.status).toBe(200);
    expect(first.body.row).toMatchObject({ ...change, version: row.version + 1 });
    expect((await update(entity, row.id, change, row.version)).status).toBe(409);
    expect((await get<RowAnswer>(`/${entity.name}/${row.id}`)).body.row).toEqual(first.body.row);
  });

  it('is gone once it is deleted', async () => {
    const id = await maker.makeRow(entity);
    expect((await remove(entity, id)).status).toBe(204);
    expect((await get(`/${entity.name}/${id}`)).status).toBe(404);
    expect((await remove(entity, id)).status).toBe(404);
  });

  it('rejects a wrong value at its field, and a missing one that is required', async () => {
    for (const field of writableFields(entity)) {
      const wrong = wrongValue(field);
      if (wrong !== undefined)
        await expectRejected(entity, await maker.valuesOf(entity, { [field.name]: wrong }), field.name);
      if (field.required && field.type !== 'boolean')
        await expectRejected(entity, await maker.valuesOf(entity, { [field.name]: null }), field.name);
    }
    await expectRejected(entity, await maker.valuesOf(entity, { nosuchfield: 'x' }), 'nosuchfield');
  });

  it('rejects a second row with a value that is unique', async () => {
    for (const { name } of entity.fields.filter(({ unique }) => unique)) {
      const values = await maker.valuesOf(entity);
      expect((await create(entity, values)).status).toBe(201);
      const value = values[name] ?? null;
      const same = typeof value === 'string' ? value.toUpperCase() : value;
      await expectRejected(entity, await maker.valuesOf(entity, { [name]: same }), name);
    }
  });

  it('keeps each of its rules', async () => {
    for (const rule of rulesOf(entity)) {
      switch (rule.kind) {
        case 'noOverlap': {
          const per = entity.fields.find(({ name }) => name === rule.per);
          const shared = per
            ? { [per.name]: pointing(per, await maker.makeRow(targetOf(entity, per.name))) }
            : {};
          const values = await maker.valuesOf(entity, shared);
          expect((await create(entity, values)).status).toBe(201);
          const at = { [rule.start]: values[rule.start] ?? null, [rule.end]: values[rule.end] ?? null };
          await expectRejected(entity, await maker.valuesOf(entity, { ...shared, ...at }), rule.start);
          break;
        }
        case 'before': {
          const values = await maker.valuesOf(entity);
          const swapped = {
            [rule.first]: values[rule.second] ?? null,
            [rule.second]: values[rule.first] ?? null,
          };
          await expectRejected(entity, { ...values, ...swapped }, rule.second);
          break;
        }
        case 'uniqueTogether': {
          const links = entity.fields.filter(
            ({ name, type }) => type === 'reference' && rule.fields.includes(name),
          );
          const ids: Values = {};
          for (const { name } of links) ids[name] = await maker.makeRow(targetOf(entity, name));
          const values = await maker.valuesOf(entity, ids);
          expect((await create(entity, values)).status).toBe(201);
          const same = Object.fromEntries(rule.fields.map((name) => [name, values[name] ?? null]));
          // Where one of them is unique by itself, that is said instead.
          const said = entity.fields.find(({ name, unique }) => unique && rule.fields.includes(name))?.name;
          await expectRejected(entity, await maker.valuesOf(entity, same), said ?? rule.fields.at(-1) ?? '');
          break;
        }
        case 'stock': {
          const target = targetOf(entity, rule.reference);
          const id = await maker.makeRow(target, { [rule.stock]: 3 });
          const amount = rule.quantity === undefined ? {} : { [rule.quantity]: 1 };
          const link = { [rule.reference]: id, ...amount };
          for (const left of [2, 1, 0]) {
            expect((await create(entity, await maker.valuesOf(entity, link))).status).toBe(201);
            expect((await get<RowAnswer>(`/${target.name}/${id}`)).body.row[rule.stock]).toBe(left);
          }
          await expectRejected(entity, await maker.valuesOf(entity, link), rule.quantity ?? rule.reference);
          break;
        }
        case 'capacity': {
          const { reference, limit, date, count } = rule;
          const target = reference === undefined ? undefined : targetOf(entity, reference);
          const most = rule.most ?? Math.max(2, target?.fields.find(({ name }) => name === limit)?.min ?? 0);
          const shared: Values = {};
          if (reference !== undefined && target)
            shared[reference] = await maker.makeRow(target, limit === undefined ? {} : { [limit]: most });
          if (date !== undefined) shared[date] = (await maker.valuesOf(entity))[date] ?? null;
          // A row takes as much as it may where it says how much.
          const largest = entity.fields.find(({ name }) => name === count)?.max ?? most;
          for (let left = most; left > 0; left -= count === undefined ? 1 : Math.min(left, largest)) {
            const own = { ...shared, ...(count !== undefined && { [count]: Math.min(left, largest) }) };
            expect((await create(entity, await maker.valuesOf(entity, own))).status).toBe(201);
          }
          const more = { ...shared, ...(count !== undefined && { [count]: 1 }) };
          await expectRejected(entity, await maker.valuesOf(entity, more), date ?? reference ?? '');
          break;
        }
      }
    }
  });

  it('goes only from state to state as it may', async () => {
    const { states } = entity.definition;
    if (!states) return;
    const options = entity.fields.find(({ name }) => name === states.field)?.options ?? [];
    /** The steps from the first state to each that can be reached. */
    const paths = new Map<string, readonly string[]>([[states.initial, []]]);
    for (const [from, path] of paths)
      for (const { to } of states.transitions.filter((step) => step.from === from))
        if (!paths.has(to)) paths.set(to, [...path, to]);
    for (const [from, path] of paths) {
      for (const to of options.filter((option) => option !== from)) {
        const id = await maker.makeRow(entity);
        for (const step of path)
          expect((await update(entity, id, { [states.field]: step })).status).toBe(200);
        const isAllowed = states.transitions.some((step) => step.from === from && step.to === to);
        const { status } = await update(entity, id, { [states.field]: to });
        expect(status, `${from} to ${to}`).toBe(isAllowed ? 200 : 422);
      }
    }
  });

  it('says and does to the rows that refer to it what their references say', async () => {
    const referring = entities.flatMap((other) =>
      writableFields(other)
        .filter((field) => (field.type === 'reference' || isList(field)) && field.entity === entity.name)
        .map((field) => ({ other, field })),
    );
    for (const { other, field } of referring) {
      const id = await maker.makeRow(entity);
      const otherId = await maker.makeRow(other, { [field.name]: pointing(field, id) });
      const wanted = field.onDelete ?? 'clear';
      const effect = wanted === 'clear' && field.required ? 'keep' : wanted;
      const { body: said } = await get<DeletionAnswer>(`/${entity.name}/${id}/deletion`);
      const key = { keep: 'kept', clear: 'cleared', delete: 'deleted' } as const;
      expect(said[key[effect]], `${other.name}.${field.name}`).toEqual({ [other.name]: 1 });

      expect((await remove(entity, id)).status).toBe(effect === 'keep' ? 409 : 204);
      const after = await get<RowAnswer>(`/${other.name}/${otherId}`);
      expect(after.status).toBe(effect === 'delete' ? 404 : 200);
      if (effect === 'clear') expect(after.body.row[field.name]).toEqual(isList(field) ? [] : null);
      if (effect === 'keep') expect(after.body.row[field.name]).toEqual(pointing(field, id));
    }
  });
});
