import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What Vite's manifest says of a module that is a file of its own. */
interface Chunk {
  file: string;
  /** Names of other chunks in the manifest. */
  imports?: string[];
  css?: string[];
}
export type ViteManifest = Readonly<Record<string, Chunk>>;

/** A hosted copy reads its rows in the browser, so it begins with these and its home page. */
const DATA = ['src/api/memory.ts', 'src/entities/index.ts', 'src/entities/seeds.ts'];

/** All that some modules need, themselves among it. */
function neededBy(manifest: ViteManifest, modules: readonly string[], found = new Set<Chunk>()): Set<Chunk> {
  for (const name of modules) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk)) continue;
    found.add(chunk);
    neededBy(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** Names in a page what its first screen loads, so that a browser asks for all of it at once instead of file after file. */
export function withPreloads(html: string, manifest: ViteManifest, home: string): string {
  const chunks = [...neededBy(manifest, [home, ...DATA])];
  const links = [
    ...chunks.flatMap(({ css = [] }) => css).map((file) => ['stylesheet', file] as const),
    ...chunks.map(({ file }) => ['modulepreload', file] as const),
  ].filter(([, file]) => !html.includes(file));
  const lines = [
    ...new Set(links.map(([rel, file]) => `    <link rel="${rel}" crossorigin href="./${file}">\n`)),
  ];
  return html.replace('  </head>', () => `${lines.join('')}  </head>`);
}

/** Where Vite writes its manifest in a bundle, when it is asked to. */
const MANIFEST = '.vite';

/** @param home the module of the home page, such as `src/pages/HomePage.tsx` */
export async function preloadHome(bundle: string, home: string): Promise<void> {
  const page = path.join(bundle, 'index.html');
  const manifest = JSON.parse(
    await readFile(path.join(bundle, MANIFEST, 'manifest.json'), 'utf8'),
  ) as ViteManifest;
  await writeFile(page, withPreloads(await readFile(page, 'utf8'), manifest, home));
  await rm(path.join(bundle, MANIFEST), { recursive: true });
}
