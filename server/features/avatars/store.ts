import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../platform/storage/whole.ts';

/** People's pictures: one file a person, called after them and the hash of its bytes, so that a new one has a new address. */
export interface Avatars {
  folder: string;
  /** Keeps a picture in place of the one before. @returns its file's name */
  keep(userId: string, bytes: Buffer): Promise<string>;
  /** Removes a person's pictures, except one when given. */
  remove(userId: string, except?: string): Promise<void>;
}

export const AVATAR_NAME = /^[0-9a-f-]{36}-[0-9a-f]{16}\.webp$/;

export async function openAvatars(dataDir: string): Promise<Avatars> {
  const folder = path.join(dataDir, 'avatars');
  await mkdir(folder, { recursive: true });
  return {
    folder,
    async keep(userId, bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      const name = `${userId}-${hash}.webp`;
      await writeWhole(path.join(folder, name), bytes);
      return name;
    },
    async remove(userId, except) {
      const own = (await readdir(folder)).filter((name) => name.startsWith(userId) && name !== except);
      await Promise.all(own.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
