import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RowAnswer } from '../../builder/app/src/api/client.ts';
import { defineEntity, type Entity, type FieldDefinition } from '../../builder/app/src/core/entity.ts';
import { entities } from '../../builder/app/src/entities/index.ts';
import { samples } from '../../builder/app/src/entities/seeds.ts';
import { backUp } from '../../builder/app/server/backup.ts';
import { type Migration, openDatabase } from '../../builder/app/server/database.ts';
import { readEnv } from '../../builder/app/server/env.ts';
import { migrations } from '../../builder/app/server/migrations/index.ts';
import { entitySql } from '../../builder/app/server/schema.ts';
import { seedOnce } from '../../builder/app/server/seed.ts';
import { createStorage } from '../../builder/app/server/storage.ts';
import { assertTablesFit, missingSql } from '../../builder/app/server/table-check.ts';
import { OWNER_EMAIL, startServer } from '../../builder/app/tests/support/server.ts';
import { createMaker } from '../../builder/app/tests/support/values.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'database-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const find = (name: string): Entity => {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`There is no entity ${name}`);
  return entity;
};

/** The same entity with other fields. */
const withFields = (entity: Entity, fields: Readonly<Record<string, FieldDefinition>>): Entity =>
  defineEntity(
    { ...entity.definition, fields: { ...entity.definition.fields, ...fields } },
    {
      ...entity.text,
      fields: {
        ...entity.text.fields,
        ...Object.fromEntries(Object.keys(fields).map((name) => [name, { label: name }])),
      },
    },
  );

it('has in its first migration what the models need, statement by statement', () => {
  const plain = (sql: string) => sql.replaceAll(/\s+/g, ' ');
  const written = (migrations[0]?.statements ?? []).map(plain);
  for (const entity of entities) for (const sql of entitySql(entity)) expect(written).toContain(plain(sql));
});

it('writes files that nobody else on the machine can read', async () => {
  const database = openDatabase(folder, migrations);
  expect(statSync(path.join(folder, 'app.sqlite')).mode & 0o077).toBe(0);
  await database.close();
});

describe('a model that was changed', () => {
  async function migrated(entity: Entity) {
    const rest = entities.filter(({ name }) => name !== entity.name);
    const first = await startServer({ folder });
    const owner = await first.signIn(OWNER_EMAIL);
    const id = await createMaker(first, entities, owner).makeRow(find('booking'));
    const before = (await first.call<RowAnswer>('GET', `/booking/${id}`, { token: owner })).body.row;
    const missing = missingSql(first.database, [...rest, entity]);
    expect(() => assertTablesFit(first.database, [...rest, entity])).toThrow(missing[0]);
    await first.close();
    const next: Migration = { name: '0002-next', statements: missing };
    const second = await startServer({
      folder,
      entities: [...rest, entity],
      migrations: [...migrations, next],
    });
    expect(missingSql(second.database, [...rest, entity])).toEqual([]);
    const token = await second.signIn(OWNER_EMAIL);
    const after = (await second.call<RowAnswer>('GET', `/booking/${id}`, { token })).body.row;
    await second.close();
    return { missing, before, after };
  }

  it('by a field is told the column, and keeps its rows with it', async () => {
    const { missing, before, after } = await migrated(
      withFields(find('booking'), { colour: { type: 'text', required: true, default: "d'or" } }),
    );
    expect(missing).toEqual([`ALTER TABLE "booking" ADD COLUMN "colour" TEXT NOT NULL DEFAULT 'd''or'`]);
    expect(after).toEqual({ ...before, colour: "d'or" });
  });

  it('by an option is told to rebuild the table, which loses no row and no reference', async () => {
    const status = {
      ...find('booking').definition.fields['status'],
      type: 'select',
      options: ['asked', 'confirmed', 'done', 'cancelled', 'lost'],
    } as const;
    const { missing, before, after } = await migrated(withFields(find('booking'), { status }));
    expect(missing).toContain('DROP TABLE "booking"');
    expect(after).toEqual(before);
  });

  const bookingField = (name: string, change: Partial<FieldDefinition>): Entity => {
    const field = find('booking').definition.fields[name];
    if (!field) throw new Error(`A booking has no ${name}`);
    return withFields(find('booking'), { [name]: { ...field, ...change } });
  };

  it('by an indexed or unique field is told its column and its index', async () => {
    const extra = { code: { type: 'text', unique: true }, ends: { type: 'date', indexed: true } } as const;
    const { missing } = await migrated(withFields(find('booking'), extra));
    expect(missing).toEqual([
      `ALTER TABLE "booking" ADD COLUMN "code" TEXT`,
      `ALTER TABLE "booking" ADD COLUMN "ends" TEXT`,
      `CREATE UNIQUE INDEX "booking_code_unique" ON "booking" ("code" COLLATE NOCASE)`,
      `CREATE INDEX "booking_ends_index" ON "booking" ("ends")`,
    ]);
  });

  it('by a field that becomes unique, and no longer is, is told the index', async () => {
    const name = bookingField('name', { unique: true });
    const { missing } = await migrated(name);
    expect(missing).toEqual([
      `CREATE UNIQUE INDEX "booking_name_unique" ON "booking" ("name" COLLATE NOCASE)`,
    ]);
    const database = openDatabase(folder, [...migrations, { name: '0002-next', statements: missing }]);
    expect(missingSql(database, entities)).toEqual([`DROP INDEX "booking_name_unique"`]);
    await database.close();
  });

  it.each<[string, string, Partial<FieldDefinition>]>([
    ['that must now have a value', 'notes', { required: true }],
    ['that may now be empty', 'name', { required: false }],
    ['of another type', 'quantity', { type: 'text' }],
    ['whose deletion does something else', 'customer', { onDelete: 'delete' }],
  ])('by a field %s is told to rebuild the table, which keeps its rows', async (_, name, change) => {
    const { missing, before, after } = await migrated(bookingField(name, change));
    expect(missing).toContain('DROP TABLE "booking"');
    const value = before[name];
    const kept = change.type === 'text' && value !== null ? String(value) : value;
    expect(after).toEqual({ ...before, [name]: kept ?? (change.required ? '' : null) });
  });

  it('by a new field that must have a value gives the rows that are there one', async () => {
    const extra = {
      colour: { type: 'select', options: ['red', 'blue'], required: true },
      owing: { type: 'money', required: true },
      seen: { type: 'date', required: true },
    } as const;
    const { before, after } = await migrated(withFields(find('booking'), extra));
    expect(after).toEqual({ ...before, colour: 'red', owing: 0, seen: null });
  });

  it('by a removed field that every row needed is told to rebuild the table', async () => {
    const { name: _, ...fields } = find('booking').definition.fields;
    const entity = defineEntity(
      { ...find('booking').definition, title: 'email', fields },
      find('booking').text,
    );
    const database = openDatabase(folder, migrations);
    const missing = missingSql(database, [entity]);
    expect(missing).toContain('DROP TABLE "booking"');
    expect(missing.join('\n')).not.toContain('"name" TEXT');
    await database.close();
  });

  it('by an entity is told its table', async () => {
    const extra = defineEntity(
      {
        name: 'note',
        title: 'text',
        icon: 'box',
        fields: { text: { type: 'text' } },
        access: find('part').definition.access,
      },
      { label: 'Note', plural: 'Notes', fields: { text: { label: 'Text' } } },
    );
    const database = openDatabase(folder, migrations);
    expect(missingSql(database, [...entities, extra])).toEqual(entitySql(extra));
    await database.close();
  });
});

it('changes nothing when a migration fails half-way', async () => {
  const broken: Migration = {
    name: '0002-broken',
    statements: ['ALTER TABLE "part" ADD COLUMN "x" TEXT', 'NO SQL'],
  };
  expect(() => openDatabase(folder, [...migrations, broken])).toThrow(/syntax/);
  const database = openDatabase(folder, migrations);
  expect(
    database.reader
      .prepare('SELECT "name" FROM pragma_table_info(?)')
      .all('part')
      .map(({ name }) => name),
  ).not.toContain('x');
  await database.close();
});

it('keeps rows, sessions and files over a restart', async () => {
  const first = await startServer({ folder });
  const token = await first.signIn(OWNER_EMAIL);
  const id = await createMaker(first, entities, token).makeRow(find('customer'));
  await first.close();
  const second = await startServer({ folder });
  expect((await second.call('GET', `/customer/${id}`, { token })).status).toBe(200);
  await second.close();
});

it('comes back from a backup that was made while it ran', async () => {
  const first = await startServer({ folder });
  const token = await first.signIn(OWNER_EMAIL);
  const { body } = await first.upload<{ id: string }>(Buffer.from('%PDF-1.7'), 'a.pdf', token);
  const id = await createMaker(first, entities, token).makeRow(find('customer'), { agreement: body.id });
  const copy = backUp(folder, path.join(folder, 'backups', 'now'));
  await first.call('DELETE', `/customer/${id}`, { token });
  await first.close();
  const restored = await startServer({ folder: copy });
  expect((await restored.call('GET', `/customer/${id}`, { token })).status).toBe(200);
  expect((await restored.call('GET', `/files/${body.id}`, { token })).status).toBe(200);
  await restored.close();
});

it('seeds sample rows on the first start only, around that day, and clears them at once', async () => {
  const now = new Date('2031-07-04T12:00:00');
  const server = await startServer({ folder, samples });
  const storage = createStorage(server.database);
  const countOf = (name: string) => storage.find(find(name), []).then(({ length }) => length);
  await seedOnce(server.database, storage, entities, samples, now);
  expect(await countOf('booking')).toBe(samples['booking']?.length);
  const slots = (await storage.find(find('booking'), [])).map((row) => String(row['slot']));
  expect(slots.some((slot) => slot.startsWith('2031-07-04'))).toBe(true);

  const member = { body: {}, token: undefined };
  expect((await server.call('POST', '/samples/clear', member)).status).toBe(401);
  const token = await server.signIn(OWNER_EMAIL);
  expect((await server.call('POST', '/samples/clear', { token, body: {} })).status).toBe(204);
  expect(await countOf('booking')).toBe(0);
  await seedOnce(server.database, storage, entities, samples, now);
  expect(await countOf('booking')).toBe(0);
  await server.close();
});

it('names all faults of its settings at once', () => {
  expect(() => readEnv({ PORT: 'many', OWNER_EMAIL: 'nobody', SMTP_URL: 'http://x', HOST: '' })).toThrow(
    /PORT[^]*OWNER_EMAIL[^]*SMTP_URL/,
  );
  expect(readEnv({ OWNER_EMAIL: 'Ada@Example.com', PORT: '' })).toMatchObject({
    OWNER_EMAIL: 'ada@example.com',
    PORT: 3000,
  });
});

it('has an owner only where one is named, and knows time zones', () => {
  expect(readEnv({}).OWNER_EMAIL).toBeUndefined();
  expect(readEnv({ TZ: 'Europe/Paris' }).TZ).toBe('Europe/Paris');
  expect(() => readEnv({ TZ: 'Mars/Olympus' })).toThrow(/TZ: is no time zone/);
});
