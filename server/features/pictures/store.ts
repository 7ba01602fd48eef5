import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/index.ts';
import type { Picture } from '../../platform/picture.ts';
import { writeWhole } from '../../platform/storage/whole.ts';

/** The pictures of updates, each a file called after the hash of its bytes. */
export interface Pictures {
  /** @returns its id */
  keep(picture: Picture): Promise<string>;
  /** The folder the files are served from. */
  folder: string;
  has(name: string): Promise<boolean>;
  /** Removes what no update shows a day after it was sent. */
  sweep(): Promise<void>;
}

const UNUSED_LIVES = 86_400_000;
export const fileOf = (id: string) => `${id}.webp`;

export async function openPictures(db: Db, dataDir: string): Promise<Pictures> {
  const folder = path.join(dataDir, 'pictures');
  await mkdir(folder, { recursive: true });
  return {
    folder,
    has: (name) =>
      stat(path.join(folder, name)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
          throw error;
        },
      ),
    async keep({ bytes, width, height }) {
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      await writeWhole(path.join(folder, fileOf(id)), bytes);
      const createdAt = Date.now();
      await db
        .insertInto('pictures')
        .values({ id, width, height, bytes: bytes.length, createdAt })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ createdAt }))
        .execute();
      return id;
    },
    async sweep() {
      const unused = await db
        .selectFrom('pictures')
        .select('id')
        .where('createdAt', '<', Date.now() - UNUSED_LIVES)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('recentUpdates')
                .select('recentUpdates.id')
                .where(sql<boolean>`instr("recentUpdates"."body", "pictures"."id") > 0`),
            ),
          ),
        )
        .execute();
      for (const { id } of unused) {
        await db.deleteFrom('pictures').where('id', '=', id).execute();
        await rm(path.join(folder, fileOf(id)), { force: true });
      }
    },
  };
}
