// The sketches that the landing page shows before anyone types: made while it is built, so that the sketcher is loaded only once it is used.
import { readdir, readFile } from 'node:fs/promises';
import { build } from 'esbuild';

const MODULE = 'virtual:example-sketches';

async function loadSketcher() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from '#blueprint/sketch/index.ts'; export { drawn } from './src/components/app-picture/look.ts';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

/** @returns what each file holds, by its name */
async function makeSketches() {
  const { drawn, sketch, APP_TEMPLATES } = await loadSketcher();
  const languages = (await readdir('src/locales', { withFileTypes: true })).filter((one) =>
    one.isDirectory(),
  );
  const examples = await Promise.all(
    languages.map(async ({ name }) => {
      const { example } = JSON.parse(await readFile(`src/locales/${name}/landing.json`, 'utf8'));
      return [name, { sheet: drawn(sketch(example.bikes)), steps: drawn(sketch(example.recipes)) }];
    }),
  );
  const templates = APP_TEMPLATES.map((one) => ({ ...one, ...drawn(sketch(one.description)) }));
  return { ...Object.fromEntries(examples), templates };
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
