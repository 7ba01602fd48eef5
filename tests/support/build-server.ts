import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder laid out like a built product: `dist/server/main.js` and the entries of its children. */
    productDir: string;
  }
}

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache/test-server');
const INPUTS = [
  'blueprint',
  'contract',
  'builder',
  'server',
  'scripts',
  'vite.server.config.ts',
  'package-lock.json',
];
const KEPT = 3_600_000;

/** Builds the server's entries once for every state of its sources, so that tests run the child processes that users run. */
export default async function setup(project: TestProject): Promise<void> {
  const name = await fingerprint();
  const product = path.join(cache, name);
  if (!(await exists(product))) {
    await mkdir(cache, { recursive: true });
    const fresh = await mkdtemp(path.join(cache, 'building-'));
    await build({
      root,
      configFile: path.join(root, 'vite.server.config.ts'),
      logLevel: 'error',
      build: { outDir: path.join(fresh, 'dist/server') },
    });
    // Two test runs may build at once; both have the same files, so whoever renames first is right.
    await rename(fresh, product).catch(async (error: unknown) => {
      if (!(await exists(product))) throw error;
      await rm(fresh, { recursive: true });
    });
    await forgetOlder(name);
  }
  project.provide('productDir', product);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    const base = path.join(root, input);
    const isFolder = (await stat(base)).isDirectory();
    const entries = isFolder ? await readdir(base, { recursive: true, withFileTypes: true }) : [];
    const files = isFolder
      ? entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
      : [base];
    for (const file of files.sort()) hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Another run may still use an older build, so only what nobody can be using any more goes. */
async function forgetOlder(current: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name);
    if (name !== current && (await stat(folder)).mtimeMs < Date.now() - KEPT)
      await rm(folder, { recursive: true, force: true });
  }
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
