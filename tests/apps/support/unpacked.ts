import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { inject } from 'vitest';
import { runBuild } from '#builder/compile/build.ts';
import type { AppInfo } from '../../../builder/app/src/core/app.ts';
import type { Entity } from '../../../builder/app/src/core/entity.ts';
import type { Format } from '../../../builder/app/src/core/format.ts';
import type * as Paths from '../../../builder/app/src/lib/paths.ts';
import type { Words } from '../../../builder/app/src/words/screens.type.ts';

/** What an app says of itself, imported from its own source. */
export interface AppSource {
  readonly info: AppInfo;
  readonly entities: readonly Entity[];
  readonly words: Words;
  readonly format: Format;
  readonly paths: typeof Paths;
}

export interface Unpacked {
  /** The folder of `package.json`. */
  readonly folder: string;
  /** How many tests of its own the app passed when it was built. */
  readonly tests: number;
  remove(): Promise<void>;
}

export interface UnpackedApp extends Unpacked {
  readonly source: AppSource;
  /** Runs one of the app's own scripts. Throws with what it printed where it fails. */
  script(name: string): Promise<void>;
}

/** Builds an app as the product does, with its types, lint and tests, and unpacks its zip as a customer would. */
export async function buildAndUnpack(blueprint: unknown): Promise<Unpacked> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'selvedge-app-'));
  const built = path.join(root, 'built');
  let tests = 0;
  await mkdir(built);
  const result = await runBuild({
    blueprint,
    folder: built,
    child: path.join(inject('productDir'), 'dist/server/build-child.js'),
    onStep: ({ log }) => (tests += Number(/Tests +(\d+) passed/.exec(log)?.[1] ?? 0)),
  });
  if (!result.ok) throw new Error(`The build failed at ${result.step}:\n${result.log}`);
  const files = Object.entries(unzipSync(await readFile(path.join(built, 'source.zip'))));
  for (const [name, bytes] of files) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const [top = ''] = files[0]?.[0].split('/') ?? [];
  return { folder: path.join(root, top), tests, remove: () => rm(root, { recursive: true, force: true }) };
}

export function runNpm(folder: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // The variables of the tests around it would change what the app's own tools do.
    const { PATH, HOME } = process.env;
    execFile(
      'npm',
      args,
      { cwd: folder, env: { PATH, HOME, CI: '1', NO_COLOR: '1' }, maxBuffer: 1 << 26 },
      (error, out, err) => {
        if (error) reject(new Error(`npm ${args.join(' ')} failed:\n${`${out}\n${err}`.slice(-6000)}`));
        else resolve();
      },
    );
  });
}

/** The app with the packages that this product has, whose versions are those that it names. */
export async function unpack(blueprint: unknown): Promise<UnpackedApp> {
  const { folder, tests, remove } = await buildAndUnpack(blueprint);
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const load = async <T>(file: string) =>
    (await import(/* @vite-ignore */ path.join(folder, 'src', file))) as T;
  const [{ app: info }, { entities }, { words }, { format }, paths] = await Promise.all([
    load<{ app: AppInfo }>('app.ts'),
    load<{ entities: readonly Entity[] }>('entities/index.ts'),
    load<{ words: Words }>('words/index.ts'),
    load<{ format: Format }>('lib/format.ts'),
    load<typeof Paths>('lib/paths.ts'),
  ]);
  return {
    folder,
    tests,
    source: { info, entities, words, format, paths },
    script: (name) => runNpm(folder, ['run', name]),
    remove,
  };
}
