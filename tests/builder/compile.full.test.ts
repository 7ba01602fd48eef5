import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build as bundle } from 'esbuild';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '#builder/generate/index.ts';
import { largestBlueprint } from '../support/blueprints.ts';
import { arbitraryFullBlueprint } from '../support/full-blueprints.ts';
import { oddBlueprint } from '../support/odd-blueprint.ts';
import { sampleBlueprint } from '../support/sample-blueprint.ts';

/** How many arbitrary apps are checked together. */
const APPS = Number(process.env.ARBITRARY_APPS ?? 25);
const seed = Number(process.env.ARBITRARY_SEED ?? Math.floor(Math.random() * 1e9));

const blueprints = [
  sampleBlueprint,
  { ...sampleBlueprint, entities: [], rules: [], rows: {}, pages: [] },
  largestBlueprint(),
  oddBlueprint,
  ...fc.sample(arbitraryFullBlueprint, { numRuns: APPS, seed }),
].map((blueprint) =>
  blueprint.pages.length > 0
    ? blueprint
    : {
        ...blueprint,
        pages: [
          {
            kind: 'home' as const,
            title: 'Home',
            path: '/',
            icon: 'home' as const,
            sections: [],
            inMenu: true,
          },
        ],
      },
);

/** The tables of an app made by its first migration, and what its models need beside them. */
const TABLES = `import { mkdtempSync } from 'node:fs';
import { openDatabase } from './server/database.ts';
import { missingSql } from './server/table-check.ts';
import { migrations } from './server/migrations/index.ts';
import { entities } from './src/entities/index.ts';

const database = openDatabase(mkdtempSync(process.argv[2]), migrations);
console.log(JSON.stringify(missingSql(database, entities)));
database.close();
`;

let root = '';
const names = blueprints.map((_, index) => `app-${index}`);

async function run(tool: string, args: string[], cwd = root): Promise<string> {
  const script = path.resolve('node_modules', tool);
  const answer = await promisify(execFile)(process.execPath, [script, ...args], {
    cwd,
    maxBuffer: 1e8,
  }).catch((error: { stdout: string; stderr: string }) => error);
  return answer.stdout + answer.stderr;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'selvedge-many-'));
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  for (const [index, blueprint] of blueprints.entries()) {
    for (const { path: at, text } of generate(blueprint)) {
      const file = path.join(root, `app-${index}`, at);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await writeFile(path.join(root, `app-${index}`, 'tables.ts'), TABLES);
  }
});
afterAll(() => rm(root, { recursive: true }));

describe(`${APPS} arbitrary apps (ARBITRARY_SEED=${seed}), the sample, the largest, one with odd names and one without data`, () => {
  test('type-check', async () => {
    const { compilerOptions } = JSON.parse(
      generate(sampleBlueprint).find((file) => file.path === 'tsconfig.json')?.text ?? '{}',
    ) as { compilerOptions: object };
    await writeFile(
      path.join(root, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['app-*/src', 'app-*/server', 'app-*/tests'] }),
    );
    expect(await run('typescript/bin/tsc', ['--noEmit'])).toBe('');
  }, 300_000);

  test('keep the rules of their own linter', async () => {
    const output = await run('oxlint/bin/oxlint', [
      '--deny-warnings',
      '--config',
      'app-0/.oxlintrc.json',
      ...names,
    ]);
    expect(output).toContain('Found 0 warnings and 0 errors');
  }, 300_000);

  test('bundle', async () => {
    const bundles = await bundle({
      entryPoints: Object.fromEntries(names.map((name) => [name, path.join(root, name, 'src/main.tsx')])),
      outdir: path.join(root, 'out'),
      bundle: true,
      write: false,
      jsx: 'automatic',
      logLevel: 'silent',
      format: 'esm',
      define: { 'import.meta.env.VITE_API_URL': 'undefined' },
      loader: { '.woff2': 'empty' },
      packages: 'external',
    });
    expect(bundles.errors).toEqual([]);
    expect(bundles.outputFiles.filter((file) => file.path.endsWith('.js'))).toHaveLength(names.length);
  }, 300_000);

  test('make the tables that their models need', async () => {
    await bundle({
      entryPoints: Object.fromEntries(names.map((name) => [name, path.join(root, name, 'tables.ts')])),
      outdir: path.join(root, 'tables'),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
      packages: 'external',
    });
    for (const name of names) {
      const { stdout } = await promisify(execFile)(process.execPath, [
        path.join(root, 'tables', `${name}.mjs`),
        path.join(root, `${name}-data-`),
      ]);
      expect(JSON.parse(stdout), name).toEqual([]);
    }
  }, 300_000);
});
