import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The files of complete builds: `source/`, `app/` and `source.zip` in a folder for each build. */
export interface Artefacts {
  /** A fresh folder on the same disk, from which `keep` can move at once. */
  temporary(): Promise<string>;
  keep(temporary: string, projectId: string, build: number): Promise<void>;
  has(projectId: string, build: number): Promise<boolean>;
  /** The folder that `app` files are served from. */
  appFolder(projectId: string, build: number): string;
  zipFile(projectId: string, build: number): string;
  /** The picture of a build's home page, or null where none was taken. */
  picture(projectId: string, build: number): Promise<Buffer | null>;
  sources(projectId: string, build: number): Promise<{ path: string; size: number; sha256: string }[]>;
  /** One source file's text, or null where there is none of that name. */
  source(projectId: string, build: number, name: string): Promise<string | null>;
  remove(projectId: string): Promise<void>;
  /** Removes what builds left behind that were killed in the middle. */
  sweep(): Promise<void>;
}

/** Far longer than a build may take, since another process may be building in the same place. */
const ABANDONED = 3_600_000;

export async function openArtefacts(dataDir: string): Promise<Artefacts> {
  const root = path.join(dataDir, 'artefacts');
  const temporaryRoot = path.join(dataDir, 'tmp');
  await mkdir(root, { recursive: true });
  await mkdir(temporaryRoot, { recursive: true });
  const folder = (projectId: string, build: number) => path.join(root, projectId, String(build));
  const exists = (file: string) => stat(file).then(() => true, absent);

  async function sources(projectId: string, build: number) {
    const base = path.join(folder(projectId, build), 'source');
    const entries = await readdir(base, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const sized = await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(file);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        return { path: path.relative(base, file).split(path.sep).join('/'), size: bytes.length, sha256 };
      }),
    );
    return sized.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  return {
    temporary: () => mkdtemp(path.join(temporaryRoot, 'build-')),
    async keep(temporary, projectId, build) {
      const target = folder(projectId, build);
      await mkdir(path.dirname(target), { recursive: true });
      // A build that was finished by a worker which then died may have left its folder.
      await rm(target, { recursive: true, force: true });
      await rename(temporary, target);
    },
    has: (projectId, build) => exists(folder(projectId, build)),
    appFolder: (projectId, build) => path.join(folder(projectId, build), 'app'),
    zipFile: (projectId, build) => path.join(folder(projectId, build), 'source.zip'),
    picture: (projectId, build) =>
      readFile(path.join(folder(projectId, build), 'home.webp')).catch((error: unknown) => {
        absent(error);
        return null;
      }),
    sources,
    async source(projectId, build, name) {
      // Only a listed name is read, so no path can lead out of the folder.
      const known = (await sources(projectId, build)).some((file) => file.path === name);
      return known ? readFile(path.join(folder(projectId, build), 'source', name), 'utf8') : null;
    },
    remove: (projectId) => rm(path.join(root, projectId), { recursive: true, force: true }),
    async sweep() {
      for (const name of await readdir(temporaryRoot)) {
        const left = path.join(temporaryRoot, name);
        // Its build may end, and take it away, between the two look-ups.
        const touched = await stat(left).then(({ mtimeMs }) => mtimeMs, absent);
        if (touched !== false && touched < Date.now() - ABANDONED)
          await rm(left, { recursive: true, force: true });
      }
    },
  };
}

function absent(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
  throw error;
}
