// The sketches that the landing page shows before anyone types: made while it is built, so that what reads descriptions is loaded only once it is used.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const MODULE = 'virtual:example-sketches';

async function loadReader() {
  // The tagger's words are too many for an address of their own.
  const folder = await mkdtemp(path.join(tmpdir(), 'selvedge-examples-'));
  const outfile = path.join(folder, 'reader.mjs');
  await build({
    stdin: {
      contents: `
        export { understand } from '#blueprint/understand/index.ts';
        export { templatesIn } from '#blueprint/templates/index.ts';
        export { drawn } from './src/components/app-picture/look.ts';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    outfile,
    format: 'esm',
  });
  const reader = await import(pathToFileURL(outfile));
  await rm(folder, { recursive: true });
  return reader;
}

/** @returns what each file holds, by its name */
async function makeSketches() {
  const { drawn, understand, templatesIn } = await loadReader();
  const languages = (await readdir('src/locales', { withFileTypes: true })).filter((one) =>
    one.isDirectory(),
  );
  const examples = await Promise.all(
    languages.map(async ({ name }) => {
      const { example } = JSON.parse(await readFile(`src/locales/${name}/landing.json`, 'utf8'));
      return [
        name,
        {
          sheet: drawn(understand(example.bikes).blueprint),
          steps: drawn(understand(example.recipes).blueprint),
        },
      ];
    }),
  );
  const templates = await Promise.all(
    languages.map(async ({ name }) => {
      const made = await templatesIn(name.slice(0, 2));
      return [`templates-${name}`, made.map((one) => ({ ...one, ...drawn(one.blueprint) }))];
    }),
  );
  return Object.fromEntries([...examples, ...templates]);
}

/** Gives the URLs of these files, as JSON: `import urls from 'virtual:example-sketches'`. */
export function exampleSketches() {
  let building = false;
  return {
    name: 'example-sketches',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const urls = Object.entries(await makeSketches()).map(([name, made]) => {
        const source = JSON.stringify(made);
        const url = building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `sketches-${name}.json`, source })}`
          : JSON.stringify(`data:application/json,${encodeURIComponent(source)}`);
        return `${JSON.stringify(name)}: ${url}`;
      });
      return `export default { ${urls.join(', ')} };`;
    },
  };
}
