import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/** Imports and re-exports that are there at run time, lazy ones included. */
const IMPORTS = /(?:^|\n)(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'|import\('([^']+)'\)/g;

async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORTS)].flatMap(([, lasting, lazy]) => lasting ?? lazy ?? []);
}

/** The file that an import means; undefined for a package, and for what is no script. */
function fileOf(from: string, spec: string): string | undefined {
  const file = spec.startsWith('#')
    ? spec.slice(1)
    : spec.startsWith('.')
      ? path.join(path.dirname(from), spec)
      : undefined;
  return file && /\.tsx?$/.test(file) ? file : undefined;
}

test('nothing that the browser loads imports zod, so shapes of calls are types there', async () => {
  const files = await readdir(path.join(root, 'src'), { recursive: true });
  const waiting = files.filter((file) => /\.tsx?$/.test(file)).map((file) => `src/${file}`);
  const seen = new Set(waiting);
  const heavy: string[] = [];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const spec of await importsOf(file)) {
      if (spec === 'zod' || spec.startsWith('zod/')) heavy.push(file);
      const next = fileOf(file, spec);
      if (!next || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  expect(heavy).toEqual([]);
  expect([...seen].filter((file) => file.startsWith('contract/resources/')).length).toBeGreaterThan(5);
});
