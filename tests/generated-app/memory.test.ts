import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { app } from '../../builder/app/src/app.ts';
import { sampleRows } from '../../builder/app/src/core/samples.ts';
import { writableFields } from '../../builder/app/src/core/fields.ts';
import { readValues } from '../../builder/app/src/core/schema.ts';
import { entities } from '../../builder/app/src/entities/index.ts';
import { samples } from '../../builder/app/src/entities/seeds.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';
import { failure, texts } from './support.ts';

const NOW = new Date(2026, 4, 20, 8, 0);

/** A browser's storage; `quota` is how many characters it holds. */
function createArea(quota = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > quota) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}
const open = (area: Storage | null, signUp: 'open' | 'invited' = 'open') =>
  createMemoryClient({ app: { ...app, signUp }, entities, samples, messages, area, now: () => NOW });

/** What a browser tells the other tabs. */
function tell(area: Storage, key: string): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: area }));
}

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const BELL = { name: 'Bell', number: 'BELL-1', price: 1500 };

describe('the sample rows', () => {
  test('are rows that a form would accept, and refer to each other', () => {
    for (const entity of entities) {
      const rows = sampleRows(entity, samples[entity.name] ?? [], NOW);
      expect(rows.length).toBeGreaterThanOrEqual(10);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const row of rows) {
        const values = Object.fromEntries(
          writableFields(entity).map(({ name }) => [name, row[name] ?? null]),
        );
        expect(readValues(entity, values, texts)).toHaveProperty('values');
        for (const { name, entity: target } of entity.fields) {
          const cell = row[name];
          if (target === undefined || typeof cell !== 'string') continue;
          expect((samples[target] ?? []).map(({ id }) => id)).toContain(cell);
        }
      }
    }
  });

  test('have their dates around the day of seeding', async () => {
    const { rows } = await open(null).list('booking', { sort: 'slot', limit: 200 });
    const days = rows.map((row) => String(row['slot']).slice(0, 10));
    expect(days.some((day) => day < '2026-05-20')).toBe(true);
    expect(days.some((day) => day > '2026-05-20')).toBe(true);
    expect(days.every((day) => day > '2026-04-01' && day < '2026-08-01')).toBe(true);
  });

  test('are cleared by the owner, but for what someone added', async () => {
    const client = open(null);
    const { row } = await client.create('part', BELL);
    await client.clearSamples();
    expect((await client.list('booking', {})).total).toBe(0);
    expect((await client.list('part', {})).rows.map(({ id }) => id)).toEqual([row.id]);
  });
});

describe('rows', () => {
  test('outlast the page where the browser keeps them', async () => {
    const area = createArea();
    const client = open(area);
    const { row } = await client.create('part', BELL);
    await client.clearSamples();
    expect(client.isKept()).toBe(true);
    const next = open(area);
    expect((await next.get('part', row.id)).row).toEqual(row);
    expect((await next.list('part', {})).total).toBe(1);
    expect((await next.list('repair', {})).total).toBe(0);
  });

  test('of two apps in one browser don’t mix', async () => {
    const area = createArea();
    await open(area).clearSamples();
    const other = createMemoryClient({ app: { ...app, id: 'other' }, entities, samples, messages, area });
    expect((await other.list('repair', {})).total).toBeGreaterThan(0);
  });

  test('go on in memory where the browser keeps nothing or is full', async () => {
    for (const area of [null, createArea(50)]) {
      const client = open(area);
      const { row } = await client.create('part', BELL);
      expect(client.isKept()).toBe(false);
      expect((await client.get('part', row.id)).row.id).toBe(row.id);
    }
  });

  test('are found again in a storage that has become full', async () => {
    const area = createArea();
    await open(area).clearSamples();
    const full = { ...area, setItem: createArea(0).setItem };
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: full }));
    const client = createMemoryClient({ app, entities, samples, messages });
    expect((await client.list('repair', {})).total).toBe(0);
    await client.create('part', BELL);
    expect(client.isKept()).toBe(false);
  });

  test('are kept nowhere where a browser forbids it', async () => {
    const forbidden = Object.defineProperty(new EventTarget(), 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
    vi.stubGlobal('window', forbidden);
    expect(createMemoryClient({ app, entities, samples, messages }).isKept()).toBe(false);
  });

  test('of another version of the app lose what is unknown and keep the rest', async () => {
    const area = createArea();
    const known = {
      id: 'p1',
      version: 4,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      createdBy: 7,
      name: 'Bell',
      price: 'a lot',
      gone: true,
    };
    area.setItem(`${app.id}:rows:part`, JSON.stringify([known, null, 5, { name: 'no id' }]));
    area.setItem(`${app.id}:rows:repair`, 'not JSON');
    area.setItem(`${app.id}:rows:customer`, '{"not": "rows"}');
    const client = open(area);
    const { rows } = await client.list('part', {});
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ id: 'p1', version: 4, name: 'Bell', price: null, createdBy: null });
    expect(rows[0]).not.toHaveProperty('gone');
    for (const name of ['repair', 'customer'])
      expect((await client.list(name, {})).total).toBe(samples[name]?.length);
  });

  test('that another tab changed are read and told about', async () => {
    const area = createArea();
    const here = open(area);
    const there = open(area);
    let count = 0;
    const stop = here.subscribe(() => (count += 1));
    const { row } = await there.create('part', BELL);
    expect((await failure(here.get('part', row.id))).status).toBe(404);
    tell(area, `${app.id}:rows:part`);
    tell(area, 'other-app:rows:part');
    tell(createArea(), `${app.id}:rows:part`);
    expect(count).toBe(1);
    expect((await here.get('part', row.id)).row).toEqual(row);
    stop();
    tell(area, `${app.id}:rows:part`);
    expect(count).toBe(1);
  });
});

describe('looking at the app', () => {
  test('as a visitor, a member, a role and the owner', async () => {
    const client = open(null);
    const totalOf = async () => (await client.list('booking', {})).total;
    const all = await totalOf();
    expect((await client.me())?.isOwner).toBe(true);
    client.actAs('visitor');
    expect(await client.me()).toBeNull();
    expect((await failure(client.list('booking', {}))).status).toBe(404);
    client.actAs('member');
    expect(await totalOf()).toBeGreaterThan(0);
    expect(await totalOf()).toBeLessThan(all);
    client.actAs('mechanic');
    expect((await client.me())?.roles).toEqual(['mechanic']);
    expect(await totalOf()).toBe(all);
  });

  test('after signing in and out, which is kept', async () => {
    const area = createArea();
    const client = open(area);
    await client.signOut();
    expect(await open(area).me()).toBeNull();
    await client.signIn('Ada@Example.com');
    expect(await failure(client.verify('ada@example.com', 'abc'))).toMatchObject({
      status: 422,
      fields: { code: messages.wrongCode },
    });
    const ada = await client.verify(' Ada@Example.com ', '123456');
    expect(ada).toMatchObject({ email: 'ada@example.com', isOwner: false });
    expect(await open(area).me()).toEqual(ada);
    expect(await client.rename(' Ada ')).toMatchObject({ id: ada.id, name: 'Ada' });
  });

  test('only who was invited may sign in where sign-up isn’t open', async () => {
    const client = open(null, 'invited');
    expect((await failure(client.verify('eve@example.com', '123456'))).status).toBe(422);
    const { id } = await client.invite('Eve@example.com', ['mechanic']);
    expect((await failure(client.invite('eve@example.com', []))).fields).toHaveProperty('email');
    await client.changeMember(id, { isBlocked: true });
    expect((await failure(client.verify('eve@example.com', '123456'))).status).toBe(403);
    await client.changeMember(id, { isBlocked: false, roles: [] });
    expect(await client.verify('eve@example.com', '123456')).toMatchObject({ roles: [] });
    expect((await failure(client.members())).status).toBe(403);
    expect((await failure(client.changeMember(id, { roles: ['mechanic'] }))).status).toBe(403);
  });

  test('the owner can’t be blocked', async () => {
    const client = open(null);
    expect(await client.changeMember('owner', { isBlocked: true })).toMatchObject({ isBlocked: false });
  });
});

test('uploads are read back with the type that their bytes show', async () => {
  const client = open(null);
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const stored = await client.upload(new File([png], 'a.txt', { type: 'text/plain' }));
  expect(stored).toMatchObject({ name: 'a.txt', type: 'image/png', bytes: 11 });
  const blob = await client.file(stored.id);
  expect([blob.type, [...new Uint8Array(await blob.arrayBuffer())]]).toEqual(['image/png', [...png]]);
  const page = await client.upload(new File(['<svg onload="x">'], 'a.svg', { type: 'image/svg+xml' }));
  expect(page.type).toBe('application/octet-stream');
  expect((await failure(client.file('nothing'))).status).toBe(404);
  const large = new File([new Uint8Array(20_000_001)], 'a.bin');
  expect(await failure(client.upload(large))).toMatchObject({
    status: 413,
    message: 'Files can be up to 20 MB.',
  });
});
