// What `npm start` and `npm test` share, on node: modules only: it must run before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const MODULES = path.join(ROOT, 'node_modules');

/** Ends the process with a sentence that says what to do. */
export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Selvedge needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node, then run this again.`,
    );
  }
}

/** Runs a command with this terminal. @returns its exit code */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

export const tool = (name, args, env) => run(process.execPath, [path.join(MODULES, name), ...args], env);

/** Runs a tool aside. @returns its exit code and all it printed */
export function toolOutput(name, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(MODULES, name), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const read = (file) =>
  readFile(file, 'utf8').catch((error) => (error.code === 'ENOENT' ? null : Promise.reject(error)));

/** Installs the packages when the lock file or the Node version is not the one they were installed for. */
export async function install() {
  const stamp = path.join(MODULES, '.selvedge-stamp');
  const lock = await readFile(path.join(ROOT, 'package-lock.json'));
  const wanted = `${createHash('sha256').update(lock).digest('hex')} node ${process.versions.node.split('.')[0]} ${process.platform}-${process.arch}`;
  if ((await read(stamp)) === wanted) return;
  process.stdout.write('Installing packages…\n');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0)
    fail(
      'The packages could not be installed. Check that this machine reaches the package registry, then run this again.',
    );
  await writeFile(stamp, wanted);
}

async function hashOf(inputs, variables, env) {
  const hash = createHash('sha256');
  for (const name of variables) hash.update(`${name}=${env[name] ?? ''}\0`);
  const add = async (name) => {
    const file = path.join(ROOT, name);
    const entries = await readdir(file, { withFileTypes: true }).catch((error) =>
      error.code === 'ENOTDIR' || error.code === 'ENOENT' ? null : Promise.reject(error),
    );
    if (entries === null) {
      hash.update(`${name}\0${(await read(file)) ?? ''}\0`);
      return;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
      await add(path.posix.join(name, entry.name));
  };
  for (const input of inputs) await add(input);
  return hash.digest('hex');
}

/** What the browser's part is built with besides its sources; Vite reads them from these files too. */
const WEB_VARIABLES = ['VITE_API_BASE', 'VITE_TOKEN_STORE'];
const WEB_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

const SHARED = ['blueprint', 'contract', 'package.json', 'package-lock.json'];
const PARTS = [
  {
    name: 'web',
    config: 'vite.config.ts',
    inputs: [
      ...SHARED,
      'src',
      'public',
      'index.html',
      'vite.config.ts',
      'scripts/build-settings.mjs',
      'scripts/example-sketches.mjs',
      'scripts/common-passwords.mjs',
      ...WEB_FILES,
    ],
    variables: WEB_VARIABLES,
  },
  {
    name: 'server',
    config: 'vite.server.config.ts',
    inputs: [
      ...SHARED,
      'server',
      'builder',
      'scripts/common-passwords.mjs',
      'scripts/preview-kit.mjs',
      'vite.server.config.ts',
    ],
    variables: [],
  },
];

/** What each part would be built from now; a part whose stamp is another is built again. */
export async function stampsOf(env = process.env) {
  const stamps = {};
  for (const { name, inputs, variables } of PARTS) stamps[name] = await hashOf(inputs, variables, env);
  return stamps;
}

/**
 * Builds what changed. Each part is built aside and moved into place whole, so that a build cut short, or two at once, leave no
 * half of one.
 */
export async function buildChanged() {
  const stamps = await stampsOf();
  for (const { name, config } of PARTS) {
    const target = path.join(ROOT, 'dist', name);
    const stamp = path.join(target, '.stamp');
    const wanted = stamps[name];
    if ((await read(stamp)) === wanted) continue;
    process.stdout.write(`Building the ${name === 'web' ? 'pages' : 'server'}…\n`);
    const aside = path.join(ROOT, 'dist', `.${name}-${process.pid}`);
    await rm(aside, { recursive: true, force: true });
    const code = await tool('vite/bin/vite.js', [
      'build',
      '--config',
      config,
      '--outDir',
      aside,
      '--logLevel',
      'warn',
    ]);
    if (code !== 0) {
      await rm(aside, { recursive: true, force: true });
      return false;
    }
    await writeFile(path.join(aside, '.stamp'), wanted);
    await mkdir(path.dirname(target), { recursive: true });
    // The old build steps aside rather than being deleted first, so that a start at the same time hardly ever finds none.
    const old = `${aside}-old`;
    await rename(target, old).catch((error) => (error.code === 'ENOENT' ? null : Promise.reject(error)));
    await rename(aside, target).catch((error) =>
      // Another process has just put the same build there.
      ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)
        ? rm(aside, { recursive: true })
        : Promise.reject(error),
    );
    await rm(old, { recursive: true, force: true });
  }
  return true;
}
