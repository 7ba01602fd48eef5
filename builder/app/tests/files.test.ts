import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, type RowAnswer, type StoredFile, VISITOR } from '../src/api/client.ts';
import { mayWriteSome } from '../src/core/access.ts';
import type { Entity, Field } from '../src/core/entity.ts';
import { entities } from '../src/entities/index.ts';
import { OWNER_EMAIL, startServer, type TestServer } from './support/server.ts';
import { createMaker, type Maker } from './support/values.ts';

// Uploads: their types, who may read them, and whose rows may hold them.

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const HTML = Buffer.from('<script>alert(1)</script>');

/** The fields with files of the entities of this app. */
const places = entities
  .flatMap((entity) => entity.fields.map((field) => ({ entity, field })))
  .filter(({ field }) => field.type === 'image' || field.type === 'file');
const [place] = places;
const mayUpload = (actor: Actor) => places.some(({ entity }) => mayWriteSome(entity, actor));

let server: TestServer;
let owner: string;
let member: string;
let memberId: string;
let maker: Maker;

beforeAll(async () => {
  server = await startServer({ info: { signUp: 'open' } });
  owner = await server.signIn(OWNER_EMAIL);
  member = await server.signIn('member@example.com');
  memberId = (await server.call<Actor & { id: string }>('GET', '/me', { token: member })).body.id;
  maker = createMaker(server, entities, owner);
});
afterAll(() => server.close());

const upload = async (bytes: Buffer, name: string, token = owner) =>
  (await server.upload<StoredFile>(bytes, name, token)).body;
const read = (id: string, token?: string) => server.call<Buffer>('GET', `/files/${id}`, { token });

it.runIf(place)(
  'shows a picture for what its bytes are, and hands anything else out as a download',
  async () => {
    const picture = await upload(PNG, 'picture.html');
    const shown = await read(picture.id, owner);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    expect(Buffer.from(shown.body).equals(PNG)).toBe(true);

    const page = await upload(HTML, '../../page.png');
    expect(page).toMatchObject({ name: 'page.png', type: 'application/octet-stream', bytes: HTML.length });
    const download = await read(page.id, owner);
    expect(download.headers['content-disposition']).toMatch(/^attachment/);
    expect(download.headers['content-security-policy']).toContain('sandbox');
  },
);

it.runIf(place)('keeps an upload that no row holds for its uploader', async () => {
  const { id } = await upload(PNG, 'mine.png');
  expect((await read(id, owner)).status).toBe(200);
  expect((await read(id, member)).status).toBe(404);
  expect((await read(id)).status).toBe(404);
});

it('takes uploads only from those who may make or change a row with a file', async () => {
  const actor = { id: memberId, email: 'member@example.com', roles: [], isOwner: false };
  expect((await server.upload(PNG, 'a.png', member)).status).toBe(mayUpload(actor) ? 201 : 403);
  expect((await server.upload(PNG, 'a.png')).status).toBe(mayUpload(VISITOR) ? 201 : 401);
});

it.runIf(place)('limits what a member uploads without using it', async () => {
  const other = await startServer();
  const token = await other.signIn(OWNER_EMAIL);
  const bytes = Buffer.alloc(19 * 1024 * 1024, 'x');
  const statuses = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await other.upload(bytes, 'large.bin', token)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  await other.close();
});

it.runIf(place)(
  'rejects an upload without bytes or of more than 20 MB, and keeps nothing of it',
  async () => {
    const folder = path.join(server.folder, 'files');
    const count = readdirSync(folder).length;
    expect((await server.upload(Buffer.alloc(0), 'empty.png', owner)).status).toBe(422);
    expect((await server.upload(Buffer.alloc(20 * 1024 * 1024 + 1), 'large.png', owner)).status).toBe(413);
    expect(readdirSync(folder)).toHaveLength(count);
  },
);

it.runIf(place)('gives a file the access of the row that holds it', async () => {
  const { entity, field } = place as { entity: Entity; field: Field };
  const { id } = await upload(PNG, 'held.png');
  const row = await maker.makeRow(entity, { [field.name]: id });
  expect((await read(id, owner)).status).toBe(200);
  for (const token of [undefined, member]) {
    const { status } = await server.call('GET', `/${entity.name}/${row}`, { token });
    expect((await read(id, token)).status).toBe(status);
  }
  const info = await server.call<StoredFile>('GET', `/files/${id}/info`, { token: owner });
  expect(info.body).toEqual({ id, name: 'held.png', type: 'image/png', bytes: PNG.length });
  await server.call('DELETE', `/${entity.name}/${row}`, { token: owner });
  expect((await read(id, member)).status).toBe(404);
  expect((await server.call('GET', `/files/${id}/info`, { token: member })).status).toBe(404);
});

it.runIf(place)('lets a row hold only a file that is there and free', async () => {
  const { entity, field } = place as { entity: Entity; field: Field };
  const attempt = async (value: string) => {
    const body = await maker.valuesOf(entity, { [field.name]: value });
    return server.call<RowAnswer & { fields?: Record<string, string> }>('POST', `/${entity.name}`, {
      token: owner,
      body,
    });
  };
  const { id: others } = await upload(PNG, 'theirs.png');
  await server.database.transaction((connection) =>
    connection.prepare('UPDATE "_files" SET "createdBy" = ? WHERE "id" = ?').run(memberId, others),
  );
  const { id: held } = await upload(PNG, 'held.png');
  expect((await attempt(held)).status).toBe(201);
  for (const value of ['nothing', others, held, '../app.sqlite']) {
    const { status, body } = await attempt(value);
    expect({ value, status, fields: Object.keys(body.fields ?? {}) }).toEqual({
      value,
      status: 422,
      fields: [field.name],
    });
  }
  expect(existsSync(path.join(server.folder, 'app.sqlite'))).toBe(true);
});
