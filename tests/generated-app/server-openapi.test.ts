import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writableFields } from '../../builder/app/src/core/fields.ts';
import { entities } from '../../builder/app/src/entities/index.ts';
import { OWNER_EMAIL, startServer, type TestServer } from '../../builder/app/tests/support/server.ts';
import { createMaker } from '../../builder/app/tests/support/values.ts';

interface Schema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const METHODS = ['get', 'post', 'patch', 'delete'];
const routes = new Set<string>();
let server: TestServer;
let document: Document;

beforeAll(async () => {
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat())
        if (each !== 'HEAD' && url.startsWith('/data/v1/'))
          routes.add(`${each} ${url.slice('/data/v1'.length)}`);
    });
  };
  subscribe('fastify.initialization', listen);
  server = await startServer();
  unsubscribe('fastify.initialization', listen);
  document = (await server.call<Document>('GET', '/openapi.json')).body;
});
afterAll(() => server.close());

const schemaOf = (name: string): Schema => {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`There is no schema ${name}`);
  return schema;
};

it('describes every route of the server, and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) => {
    const [, first = ''] = path.split('/');
    const isEntity = entities.some(({ name }) => name === first);
    const url = (isEntity ? path.replace(first, ':entity') : path).replaceAll(/\{(\w+)\}/g, ':$1');
    return METHODS.filter((method) => method in operations).map((method) => `${method.toUpperCase()} ${url}`);
  });
  expect([...new Set(described)].toSorted()).toEqual([...routes].toSorted());
});

it('describes rows as they are answered, and what makes and changes them', async () => {
  const owner = await server.signIn(OWNER_EMAIL);
  const maker = createMaker(server, entities, owner);
  for (const entity of entities) {
    const id = await maker.makeRow(entity);
    const { body } = await server.call<{ row: object }>('GET', `/${entity.name}/${id}`, { token: owner });
    const row = schemaOf(entity.name);
    expect(Object.keys(row.properties).toSorted()).toEqual(Object.keys(body.row).toSorted());
    expect([...(row.required ?? [])].toSorted()).toEqual(Object.keys(body.row).toSorted());
    const writable = writableFields(entity).map(({ name }) => name);
    for (const kind of ['Create', 'Change'])
      expect(Object.keys(schemaOf(`${entity.name}${kind}`).properties)).toEqual(writable);
    expect(schemaOf(`${entity.name}Change`).required).toBeUndefined();
  }
});

it('describes a new row whose required fields are enough', async () => {
  const owner = await server.signIn(OWNER_EMAIL);
  const maker = createMaker(server, entities, owner);
  for (const entity of entities) {
    const values = await maker.valuesOf(entity);
    const body = Object.fromEntries(
      (schemaOf(`${entity.name}Create`).required ?? []).map((name) => [name, values[name]]),
    );
    expect((await server.call('POST', `/${entity.name}`, { token: owner, body })).status).toBe(201);
  }
});

it('offers only filters that are answered', async () => {
  const token = await server.signIn(OWNER_EMAIL);
  for (const entity of entities) {
    const names = (document.paths[`/${entity.name}`]?.['get']?.parameters ?? []).map(({ name }) => name);
    for (const { name, type } of entity.fields)
      if (type === 'boolean') expect(names).not.toContain(`${name}_like`);
    for (const name of names.filter((each) => each.endsWith('_like'))) {
      const { status } = await server.call('GET', `/${entity.name}?${name}=x`, { token });
      expect({ name, status }).toEqual({ name, status: 200 });
    }
  }
});

it('needs the version that a change was made from, as it says', async () => {
  const token = await server.signIn(OWNER_EMAIL);
  const maker = createMaker(server, entities, token);
  const id = await maker.makeRow(maker.entityOf('part'));
  const change = { token, body: { reorder: 3 } };
  const parameters = document.paths['/part/{id}']?.['patch']?.parameters;
  expect(parameters).toEqual([expect.objectContaining({ name: 'If-Match', required: true })]);
  const without = await server.call('PATCH', `/part/${id}`, { ...change, version: null });
  expect(without).toMatchObject({
    status: 428,
    body: { message: 'Send the version of the entry with the change (If-Match).' },
  });
  expect((await server.call('PATCH', `/part/${id}`, { ...change, version: 1 })).status).toBe(200);
  expect((await server.call('PATCH', `/part/${id}`, { ...change, version: 1 })).status).toBe(409);
});
