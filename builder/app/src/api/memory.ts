import type { AnySample, AppInfo } from '../core/app.ts';
import type { Tables } from '../core/arrays.ts';
import { createArrayStorage } from '../core/arrays.ts';
import type { Actor } from '../core/calls.ts';
import type { Cell, Entity, Row } from '../core/entity.ts';
import { MAX_FILE_MEGABYTES, fileType } from '../core/files.ts';
import { newId } from '../core/id.ts';
import type { Messages } from '../core/messages.ts';
import { withRows } from '../core/own.ts';
import { createReads } from '../core/reads.ts';
import { sampleIds, sampleRows } from '../core/samples.ts';
import type { Service } from '../core/service.ts';
import { fieldOf, writableFields } from '../core/fields.ts';
import type { Client, DataChange } from './client.ts';
import { ApiError } from './client.ts';
import { browserStorage, createKept } from './kept.ts';
import { createMemoryMembers } from './memory-members.ts';

export interface MemoryClientOptions {
  readonly app: AppInfo;
  readonly entities: readonly Entity[];
  readonly samples: Readonly<Record<string, readonly AnySample[]>>;
  readonly messages: Messages;
  /** Where rows are kept between visits; null keeps them until the page is reloaded. */
  readonly area?: Storage | null;
  readonly now?: () => Date;
}

export interface MemoryClient extends Client {
  /** `visitor`, `member`, `owner` or a role. */
  actAs(who: string): void;
  /** Whether rows outlast the page. */
  isKept(): boolean;
}

/** A kept value where it is a row; a field that it lacks, of an older version of the app, is empty. */
function readRow(entity: Entity, value: unknown): Row | null {
  if (typeof value !== 'object' || value === null) return null;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const { id, version, createdAt, updatedAt, createdBy } = given;
  if (typeof id !== 'string' || typeof createdAt !== 'string' || typeof updatedAt !== 'string') return null;
  const cells = writableFields(entity).map(({ name, type }): [string, Cell] => {
    const cell = given[name];
    if (type === 'references') return [name, Array.isArray(cell) ? cell.map(String) : []];
    if (type === 'boolean') return [name, cell === true];
    const isNumber = type === 'number' || type === 'money' || type === 'duration';
    if (isNumber) return [name, typeof cell === 'number' ? cell : null];
    return [name, typeof cell === 'string' ? cell : null];
  });
  return {
    ...Object.fromEntries(cells),
    id,
    version: typeof version === 'number' ? version : 1,
    createdAt,
    updatedAt,
    createdBy: typeof createdBy === 'string' ? createdBy : null,
  };
}

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]));

/** The whole app on rows in this browser, with the access and the rules that a server would keep. */
export function createMemoryClient(options: MemoryClientOptions): MemoryClient {
  const { app, entities, samples, messages } = options;
  const now = options.now ?? (() => new Date());
  const area = options.area === undefined ? browserStorage() : options.area;
  const kept = createKept(app.id, area);
  const files = new Map<string, File>();
  const listeners = new Set<(change: DataChange) => void>();
  let isKept = area !== null;

  const changed = (change: DataChange) => {
    for (const listener of listeners) listener(change);
  };
  const nameOf = (entity: string) => `rows:${entity}`;

  function firstRows(entity: Entity): readonly Row[] {
    const rows = sampleRows(entity, samples[entity.name] ?? [], now());
    const hasOwn = Object.values(entity.definition.access).some((who) => who.includes('own'));
    // Some rows are the member's, so that the app can be looked at as one.
    return hasOwn
      ? rows.map((row, index) => (index % 3 === 0 ? { ...row, createdBy: 'member' } : row))
      : rows;
  }
  function load(entity: Entity): ReadonlyMap<string, Row> {
    const known = kept.read(nameOf(entity.name));
    if (!Array.isArray(known)) return byId(firstRows(entity));
    return byId(known.flatMap((value) => readRow(entity, value) ?? []));
  }

  let tables: Tables = new Map(entities.map((entity) => [entity.name, load(entity)]));
  const members = createMemoryMembers(app, kept, messages, changed);
  kept.subscribe((name) => {
    const entity = entities.find((candidate) => nameOf(candidate.name) === name);
    if (entity) tables = new Map(tables).set(entity.name, load(entity));
    else members.load();
    changed(name === 'me' ? 'session' : 'rows');
  });

  const data = {
    entities,
    storage: createArrayStorage({
      locale: app.language,
      read: () => tables,
      commit(after, names) {
        tables = after;
        for (const name of names)
          isKept = kept.write(nameOf(name), [...(after.get(name)?.values() ?? [])]) && isKept;
      },
    }),
    messages,
    locale: app.language,
    currency: app.currency,
    now,
    sampleIds: sampleIds(samples),
  };
  const reads = createReads(data);
  /** Writing needs schemas and rules, which load with the first write. */
  async function writes(): Promise<Service> {
    try {
      const { createService } = await import('../core/service.ts');
      return createService(data);
    } catch (error) {
      throw new ApiError(0, messages.offline, {}, { cause: error });
    }
  }
  /** The first of those whom rows name, or who name others by whom rows are theirs. */
  function firstOf(name: string): readonly string[] {
    const rowsIn = (entity: string) => [...(tables.get(entity)?.values() ?? [])];
    const named = entities.flatMap((entity) =>
      entity.fields
        .filter((field) => field.owns !== undefined)
        .flatMap((field) => {
          if (field.entity === name) return rowsIn(entity.name).flatMap((row) => row[field.name]);
          const link = fieldOf(
            entities.find((one) => one.name === field.entity),
            field.through,
          );
          if (link?.entity !== name) return [];
          const used = new Set(rowsIn(entity.name).flatMap((row) => row[field.name]));
          return rowsIn(field.entity ?? '').flatMap((row) => (used.has(row.id) ? row[link.name] : []));
        }),
    );
    const ids = [...(tables.get(name)?.keys() ?? [])];
    const used = new Set<unknown>(named.flat());
    return [ids.find((id) => used.has(id)) ?? ids[0]].filter((id) => id !== undefined);
  }
  /** Whoever tries the app in a role is the first of the people who own rows. */
  async function actor(): Promise<Actor> {
    const who = members.actor();
    // A parent is one of the parents, and not of the children too; whoever has no role of their own may be anyone.
    const isOfPeople = entities.some(({ name }) => name === who.id);
    const standIn = (name: string) =>
      members.isTrial(who.id) && (!isOfPeople || name === who.id) ? firstOf(name) : [];
    return withRows(who, entities, data.storage, standIn);
  }

  function fileOf(id: string): File {
    const file = files.get(id);
    if (!file) throw new ApiError(404, messages.fileMissing);
    return file;
  }

  return {
    list: async (entity, query) => reads.list(await actor(), entity, query),
    get: async (entity, id) => reads.get(await actor(), entity, id),
    create: async (entity, values) => (await writes()).create(await actor(), entity, values),
    update: async (entity, id, values, version) =>
      (await writes()).update(await actor(), entity, id, values, version),
    remove: async (entity, id) => (await writes()).remove(await actor(), entity, id),
    deletion: async (entity, id) => (await writes()).deletion(await actor(), entity, id),
    summary: async (entity, query) => reads.summary(await actor(), entity, query),
    async upload(file) {
      if (file.size > MAX_FILE_MEGABYTES * 1_000_000)
        throw new ApiError(413, messages.fileSize(MAX_FILE_MEGABYTES));
      const id = newId();
      const type = fileType(new Uint8Array(await file.slice(0, 32).arrayBuffer()));
      files.set(id, new File([file], file.name, { type }));
      return { id, name: file.name, type, bytes: file.size };
    },
    async fileInfo(id) {
      const { name, type, size } = fileOf(id);
      return { id, name, type, bytes: size };
    },
    file: async (id) => fileOf(id),
    async me() {
      const member = members.me();
      const { rows } = await actor();
      return member && { ...member, ...(rows && { rows }) };
    },
    signIn: () => Promise.resolve(),
    verify: async (email, code) => members.verify(email, code),
    signOut: async () => members.signOut(),
    rename: async (name) => members.rename(name),
    members: async () => members.all(),
    invite: async (email, roles) => members.invite(email, roles),
    changeMember: async (id, change) => members.change(id, change),
    clearSamples: async () => (await writes()).clearSamples(await actor()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    actAs: members.actAs,
    isKept: () => isKept,
  };
}
