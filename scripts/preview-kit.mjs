import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const SOURCES = path.resolve(import.meta.dirname, '../builder/app/src');
const FOLDER = 'preview-kit';
const IMPORT = /^import \{([^}]*)\} from "([^"]+)";$/gm;

const options = {
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  tsconfigRaw: {},
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Zod carries its messages in fifty languages; an app says its own. */
const withoutMessages = {
  name: 'without-messages',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export {};',
    }));
  },
};

/** What the modules of an app import from packages: names by package. */
async function importedNames() {
  const files = await readdir(SOURCES, { recursive: true });
  const { outputFiles } = await build({
    ...options,
    // Each by a number: two may differ in nothing but their case or ending.
    entryPoints: Object.fromEntries(
      files.filter((name) => /\.tsx?$/.test(name)).map((name, at) => [at, path.join(SOURCES, name)]),
    ),
    outdir: 'out',
    splitting: true,
    packages: 'external',
    loader: { '.css': 'empty' },
  });
  const found = new Map();
  for (const { text } of outputFiles)
    for (const [, names, from] of text.matchAll(IMPORT)) {
      if (from.startsWith('.')) continue;
      const all = found.get(from) ?? new Set();
      for (const name of names.split(',')) all.add(name.trim().split(' as ')[0]);
      found.set(from, all);
    }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => ({ from, names: [...names].sort() }));
}

/**
 * Bundles the packages of generated apps into one script, `preview-kit/kit.js` (and compressed), and writes for each package a module that takes its
 * names from there. Previews then bundle only the app's own modules.
 */
export function previewKit() {
  return {
    name: 'preview-kit',
    apply: 'build',
    async generateBundle() {
      const packages = await importedNames();
      const named = packages.map(({ from, names }, at) => ({
        from,
        // Two packages may export the same name.
        pairs: names.map((name) => [name, `p${at}_${name}`]),
      }));
      const { outputFiles } = await build({
        ...options,
        minify: true,
        legalComments: 'none',
        plugins: [withoutMessages],
        stdin: {
          contents: named
            .map(
              ({ from, pairs }) =>
                `export { ${pairs.map(([name, kit]) => `${name} as ${kit}`).join(', ')} } from '${from}';`,
            )
            .join('\n'),
          resolveDir: SOURCES,
        },
      });
      const { contents } = outputFiles[0];
      this.emitFile({ type: 'asset', fileName: `${FOLDER}/kit.js`, source: contents });
      this.emitFile({
        type: 'asset',
        fileName: `${FOLDER}/kit.js.gz`,
        source: gzipSync(contents, { level: 9 }),
      });
      for (const { from, pairs } of named)
        this.emitFile({
          type: 'asset',
          fileName: `${FOLDER}/modules/${from}.js`,
          source: `export { ${pairs.map(([name, kit]) => `${kit} as ${name}`).join(', ')} } from './kit.js';\n`,
        });
    },
  };
}
