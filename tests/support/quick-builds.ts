import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import type { TestServer } from './server.ts';

/**
 * The built server's entries with a builder that takes no time, for tests of what happens around builds. That real builds run, and what
 * they make, is tested in builds.test.ts and compile.test.ts.
 * @returns a value for the server's configuration
 */
export async function quickBuilds(): Promise<{ serverDir: string }> {
  const serverDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-entries-'));
  afterAll(() => rm(serverDir, { recursive: true }));
  const real = path.join(inject('productDir'), 'dist/server');
  for (const name of await readdir(real))
    await symlink(
      name === 'build-child.js' ? path.join(import.meta.dirname, 'quick-builder.mjs') : path.join(real, name),
      path.join(serverDir, name),
    );
  return { serverDir };
}

/** Keeps builds from ending. @returns what lets them end */
export async function holdBuilding(app: TestServer): Promise<() => Promise<void>> {
  const file = path.join(app.config.dataDir, 'hold');
  await writeFile(file, '');
  return () => rm(file);
}
