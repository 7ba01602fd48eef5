import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from '../src/api/client.ts';
import { type Actor, ApiError, type Values } from '../src/core/calls.ts';
import type { Entity, Field, Row } from '../src/core/entity.ts';
import type { Database } from './database.ts';
import { invalid } from './errors.ts';
import { quote } from './schema.ts';
import { fileType, isPicture, MAX_FILE_MEGABYTES } from '../src/core/files.ts';
import { messages } from '../src/words/index.ts';
import { words } from './words/index.ts';

export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;
const DAY = 24 * 60 * 60_000;

interface FileRow extends StoredFile {
  readonly createdBy: string | null;
}

export interface Files {
  save(
    name: string,
    bytes: Readable & { truncated?: boolean },
    createdBy: string | null,
  ): Promise<StoredFile>;
  find(id: string): FileRow | null;
  read(id: string): Readable;
  /** The rows that hold a file. */
  rowsWith(id: string): readonly { readonly entity: string; readonly id: string }[];
  /** Fails where a value names a file that isn't the actor's to use. `row` is what the values change. */
  check(entity: Entity, values: Values, actor: Actor, row?: Row): void;
  /** Removes uploads of more than a day ago that no row holds. */
  removeOrphans(): Promise<void>;
}

export const fileFields = (entity: Entity): readonly Field[] =>
  entity.fields.filter(({ type }) => type === 'image' || type === 'file');

/** The type that the bytes show, whatever the upload's name says. */
async function typeOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return fileType(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** A name to show and to save under: no folders, no control characters. */
const safeName = (name: string) =>
  path
    .basename(name.replaceAll('\\', '/'))
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(-200) || 'file';

export function createFiles(database: Database, entities: readonly Entity[], now: () => Date): Files {
  const folder = path.join(database.folder, 'files');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => path.join(folder, path.basename(id));

  function find(id: string): FileRow | null {
    const file = database.reader
      .prepare('SELECT "id", "name", "type", "bytes", "createdBy" FROM "_files" WHERE "id" = ?')
      .get(id);
    if (!file) return null;
    return {
      id: String(file.id),
      name: String(file.name),
      type: String(file.type),
      bytes: Number(file.bytes),
      createdBy: file.createdBy === null ? null : String(file.createdBy),
    };
  }

  const rowsWith: Files['rowsWith'] = (id) =>
    entities.flatMap((entity) =>
      fileFields(entity).flatMap(({ name }) =>
        database.reader
          .prepare(`SELECT "id" FROM ${quote(entity.name)} WHERE ${quote(name)} = ? LIMIT 20`)
          .all(id)
          .map((row) => ({ entity: entity.name, id: String(row.id) })),
      ),
    );

  function checkField(field: Field, id: string, actor: Actor): void {
    const file = find(id);
    const isOthers = (file?.createdBy ?? actor.id) !== actor.id;
    if (!file || isOthers || rowsWith(id).length > 0) throw invalid(field.name, words.fileUnknown);
    if (field.type === 'image' && !isPicture(file.type)) throw invalid(field.name, words.imageNeeded);
  }

  return {
    find,
    rowsWith,
    read: (id) => createReadStream(pathOf(id)),

    async save(name, bytes, createdBy) {
      const id = randomUUID();
      const draft = `${pathOf(id)}.part`;
      try {
        await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flush: true }));
        if (bytes.truncated) throw new ApiError(413, messages.fileSize(MAX_FILE_MEGABYTES));
        const { size } = await stat(draft);
        if (size === 0) throw invalid('file', messages.required);
        const file = { id, name: safeName(name), type: await typeOf(draft), bytes: size };
        await rename(draft, pathOf(id));
        await database.transaction((connection) =>
          connection
            .prepare(
              'INSERT INTO "_files" ("id", "name", "type", "bytes", "createdBy", "createdAt") VALUES (?, ?, ?, ?, ?, ?)',
            )
            .run(id, file.name, file.type, size, createdBy, now().toISOString()),
        );
        return file;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    check(entity, values, actor, row) {
      for (const field of fileFields(entity)) {
        const value = values[field.name];
        const isUpload = typeof value === 'string' && value !== '' && !/^https?:\/\//.test(value);
        if (isUpload && value !== row?.[field.name]) checkField(field, value, actor);
      }
    },

    async removeOrphans() {
      const before = new Date(now().getTime() - DAY);
      const held = entities.flatMap((entity) =>
        fileFields(entity).map(
          ({ name }) =>
            ` AND NOT EXISTS (SELECT 1 FROM ${quote(entity.name)} WHERE ${quote(name)} = "_files"."id")`,
        ),
      );
      await database.transaction((connection) =>
        connection
          .prepare(`DELETE FROM "_files" WHERE "createdAt" < ?${held.join('')}`)
          .run(before.toISOString()),
      );
      // Also removes files of uploads that broke off before their row was written.
      for (const name of await readdir(folder)) {
        const { mtime } = await stat(path.join(folder, name));
        if (mtime < before && !find(name)) await rm(path.join(folder, name), { force: true });
      }
    },
  };
}
