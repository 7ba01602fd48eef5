import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { countedPages } from '#blueprint/counted.ts';
import { placeNames, placeOf } from '#blueprint/places.ts';
import { type Blueprint, blueprintSchema } from '#blueprint/schema.ts';
import { socialCardSvg } from '../generate/brand.ts';
import { generate } from '../generate/index.ts';
import { planOf } from '../generate/plan.ts';
import type { BuildFault, BuildResult, BuildStep, Built, ChildMessage } from './build.ts';
import { compressFolder } from './compress.ts';
import { HOST_LOCKFILE, HOST_MODULES, toolPath } from './host.ts';
import { type Lock, lockfileOf, type Manifest } from './lockfile.ts';
import { takePicture } from './picture.ts';
import { preloadHome } from './preload.ts';
import { readSmoke } from './smoke-faults.ts';

// The child process of a build: it is given a blueprint and a folder over IPC and tells each step as it goes.

/** Ends a build with sentences for its owner, and where in the blueprint the cause is, if it is there. */
class StepFault extends Error {
  readonly faults: BuildFault[];
  constructor(message: string, faults: BuildFault[] = []) {
    super(message);
    this.faults = faults;
  }
}

const LOG_KEPT = 12_000;
/** Zip stores local time, so a fixed local date gives the same bytes everywhere. */
const ZIP_TIME = new Date(2026, 0, 1);

const send = (message: ChildMessage) => void process.send?.(message);

// The server that asked is gone: nobody will read the result, so the whole group ends.
process.on('disconnect', () =>
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL'),
);
process.once('message', (input: { blueprint: unknown; folder: string; isAgain: boolean }) => {
  // Nobody waits for what is made anew; whoever has just paid does. The tools that this starts inherit it.
  if (input.isAgain) os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  void build(input).then((result) => {
    process.send?.({ type: 'end', result } satisfies ChildMessage, () => process.exit(0));
  });
});

async function build({
  blueprint: input,
  folder,
  isAgain,
}: {
  blueprint: unknown;
  folder: string;
  isAgain: boolean;
}): Promise<BuildResult> {
  const source = path.join(folder, 'source');
  const readable = (text: string) =>
    text
      .replaceAll(source, '')
      .replaceAll(HOST_MODULES, 'node_modules')
      .replaceAll(folder, '')
      .trim()
      .slice(-LOG_KEPT);
  let current: BuildStep = 'check';

  async function step<T>(name: BuildStep, work: () => Promise<{ log: string; value: T }>): Promise<T> {
    current = name;
    send({ type: 'step', report: { step: name, status: 'in-progress', log: '', at: Date.now() } });
    const { log, value } = await work();
    send({ type: 'step', report: { step: name, status: 'complete', log: readable(log), at: Date.now() } });
    return value;
  }

  try {
    const blueprint = await step('check', () => Promise.resolve(check(input)));
    const files = await step('write', () => write(blueprint, source));
    const bundles = isAgain ? null : await step('type-check', () => verify(source, folder));
    const { app, picture } = await step('compile', () => compile(blueprint, source, folder, bundles));
    const zip = await step('package', () => pack(files, folder));
    return { ok: true, zip, app, picture };
  } catch (error) {
    const log = readable(
      error instanceof StepFault
        ? error.message
        : `The builder itself failed; tell an administrator.\n${error instanceof Error ? error.stack : String(error)}`,
    );
    send({ type: 'step', report: { step: current, status: 'error', log, at: Date.now() } });
    return {
      ok: false,
      step: current,
      log,
      ...(error instanceof StepFault && error.faults.length > 0 ? { faults: error.faults } : {}),
    };
  }
}

function check(input: unknown): { log: string; value: Blueprint } {
  const result = blueprintSchema.safeParse(input);
  if (!result.success) {
    const faults = result.error.issues
      .slice(0, 20)
      .map(({ path: where, message }) => `- ${placeNames(placeOf(input, where)) || 'The app'}: ${message}`);
    throw new StepFault(
      `The app can’t be built as it is. Fix these in the editor, then build again:\n${faults.join('\n')}`,
    );
  }
  const { pages, entities } = result.data;
  return {
    log: `${countedPages(pages)} pages and ${entities.length} kinds of data are sound.`,
    value: result.data,
  };
}

interface Written {
  path: string;
  data: string | Buffer;
}

/** The picture that other sites show beside a link to the app; a bitmap, since most of them read no SVG. */
const socialCard = async (blueprint: Blueprint): Promise<Written> => ({
  path: 'public/social-card.png',
  data: await sharp(Buffer.from(socialCardSvg(blueprint)))
    .png()
    .toBuffer(),
});

async function lockfile(manifest: string): Promise<Written> {
  const lock = JSON.parse(await readFile(HOST_LOCKFILE, 'utf8')) as Lock;
  return { path: 'package-lock.json', data: lockfileOf(JSON.parse(manifest) as Manifest, lock) };
}

async function write(blueprint: Blueprint, source: string): Promise<{ log: string; value: Written[] }> {
  const generated = generate(blueprint);
  const manifest = generated.find((file) => file.path === 'package.json')?.text ?? '{}';
  const files: Written[] = [
    ...generated.map(({ path: name, text }) => ({ path: name, data: text })),
    await lockfile(manifest),
    await socialCard(blueprint),
  ];
  for (const folder of new Set(files.map((file) => path.dirname(file.path))))
    await mkdir(path.join(source, folder), { recursive: true });
  await Promise.all(files.map((file) => writeFile(path.join(source, file.path), file.data)));
  await symlink(HOST_MODULES, path.join(source, 'node_modules'), 'junction');
  return { log: `Wrote ${files.length} files.`, value: files };
}

/**
 * Types, lint and tests side by side: each tells more when the others fail too. The bundles are made meanwhile, in what the checks
 * leave free of the processors.
 */
async function verify(source: string, folder: string): Promise<{ log: string; value: Bundles }> {
  // The linter honours the .gitignore of a checkout it stands in, and there the data folder is ignored: it is led in from outside.
  const outside = await mkdtemp(path.join(process.env.HOST_TMPDIR ?? os.tmpdir(), 'selvedge-lint-'));
  const entrance = path.join(outside, 'app');
  await symlink(source, entrance, 'junction');
  let checks: ToolRun[];
  let bundles: Bundles;
  try {
    [bundles, ...checks] = await Promise.all([
      bundle(source, folder),
      // Several checkers would each work out the types of the libraries, and the other processor has the tests.
      tool(source, 'Types', toolPath('typescript/bin/tsc'), ['--noEmit', '--singleThreaded']),
      tool(outside, 'Lint', toolPath('oxlint/bin/oxlint'), [
        '--deny-warnings',
        '--config',
        path.join(entrance, '.oxlintrc.json'),
        `${entrance}${path.sep}`,
      ]),
      tool(source, 'Tests', toolPath('vitest/vitest.mjs'), ['run', '--configLoader', 'runner']),
    ]);
  } finally {
    await rm(outside, { recursive: true });
  }
  // What failed stands last, where logs are read and nothing is cut.
  const log = [...checks.filter(({ ok }) => ok), ...checks.filter(({ ok }) => !ok)]
    .map((one) => `${one.name}: ${one.ok ? 'passed' : 'failed'} in ${one.seconds} s\n${one.output}`.trim())
    .join('\n\n');
  if (checks.some((one) => !one.ok))
    throw new StepFault(`The written project did not pass its own checks. Nothing was published.\n\n${log}`);
  return { log, value: bundles };
}

interface Bundles {
  pages: ToolRun;
  server: ToolRun;
}

const bundleFolder = (folder: string) => path.join(folder, 'app');

async function bundle(source: string, folder: string): Promise<Bundles> {
  const run = (name: string, ...options: string[]) =>
    tool(source, name, toolPath('vite/bin/vite.js'), ['build', '--configLoader', 'runner', ...options]);
  const [pages, server] = await Promise.all([
    run('Bundle', '--outDir', bundleFolder(folder), '--emptyOutDir', '--manifest'),
    run('Server', '--ssr', 'server/main.ts', '--outDir', path.join(folder, 'server'), '--emptyOutDir'),
  ]);
  return { pages, server };
}

/** Built beside this entry. */
const SMOKE = path.join(path.dirname(process.argv[1] ?? ''), 'smoke.js');

/** Takes what was bundled beside the checks, or bundles now. */
async function compile(
  blueprint: Blueprint,
  source: string,
  folder: string,
  made: Bundles | null,
): Promise<{ log: string; value: Pick<Built, 'app' | 'picture'> }> {
  const app = bundleFolder(folder);
  const { pages, server } = made ?? (await bundle(source, folder));
  for (const { ok, output } of [pages, server])
    if (!ok) throw new StepFault(`The app could not be bundled.\n\n${output}`);
  const home = planOf(blueprint).pages.find(({ page }) => page.path === '/');
  if (!home) throw new Error('The blueprint has no home page');
  await preloadHome(app, `src/pages/${home.component}.tsx`);
  const menu = blueprint.pages
    .filter((page) => page.inMenu && page.kind !== 'detail')
    .map((page) => page.path);
  const [smoke, picture] = await Promise.all([
    tool(source, 'Smoke', SMOKE, [app, ...menu]),
    takePicture(app, folder),
  ]);
  if (!smoke.ok) throw smokeFault(blueprint, smoke.output);
  const names = (await readdir(app, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const sizes = await Promise.all(names.map((entry) => stat(path.join(entry.parentPath, entry.name))));
  const bytes = sizes.reduce((sum, one) => sum + one.size, 0);
  await compressFolder(app);
  return {
    log: `${pages.output}\n\n${server.output}\n\n${smoke.output}\n${picture.log}`,
    value: { app: { bytes, files: names.length }, picture: picture.taken },
  };
}

/** What the smoke test found, by the pages' titles. */
function smokeFault(blueprint: Blueprint, output: string): StepFault {
  const found = readSmoke(output);
  const faults = found.flatMap(({ page, message }): BuildFault[] => {
    const at = blueprint.pages.findIndex((one) => one.kind !== 'detail' && one.path === page);
    return at === -1 ? [] : [{ path: ['pages', at], message }];
  });
  const sentences = found.map(({ page, message }) => {
    const title = blueprint.pages.find((one) => one.path === page)?.title;
    return title ? `- ${title}: ${message}` : `- ${message}`;
  });
  return new StepFault(
    `The app was bundled but does not work. Nothing was published.\n\n${sentences.join('\n') || output}`,
    faults,
  );
}

async function pack(files: Written[], folder: string): Promise<{ log: string; value: Built['zip'] }> {
  const source = path.join(folder, 'source');
  const wanted = new Set(files.map((file) => file.path.split('/')[0]));
  for (const name of await readdir(source))
    if (!wanted.has(name)) await rm(path.join(source, name), { recursive: true });
  for (const name of await readdir(folder))
    if (!['source', 'app', 'home.webp'].includes(name))
      await rm(path.join(folder, name), { recursive: true });
  const { name } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as { name: string };
  const entries: Zippable = Object.fromEntries(
    files.map((file) => [`${name}/${file.path}`, Buffer.from(file.data)]),
  );
  const zip = zipSync(entries, { level: 9, mtime: ZIP_TIME });
  await writeFile(path.join(folder, 'source.zip'), zip);
  const sha256 = createHash('sha256').update(zip).digest('hex');
  return {
    log: `${files.length} files, ${zip.length} bytes, SHA-256 ${sha256}.`,
    value: { bytes: zip.length, sha256 },
  };
}

interface ToolRun {
  name: string;
  ok: boolean;
  seconds: string;
  output: string;
}

/** Runs a script over the project; it stays in this process's group and ends with it. */
function tool(cwd: string, name: string, script: string, args: string[]): Promise<ToolRun> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A failed test of a screen would print the whole page.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, CI: '1', DEBUG_PRINT_LIMIT: '0' },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-LOG_KEPT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        name,
        ok: code === 0,
        seconds: ((Date.now() - started) / 1000).toFixed(1),
        output: output.trim(),
      }),
    );
  });
}
