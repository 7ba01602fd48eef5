import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { buildSettings } from './scripts/build-settings.mjs';
import { drawnPages } from './scripts/draw-pages.mjs';
import { commonPasswords } from './scripts/common-passwords.mjs';
import { exampleSketches } from './scripts/example-sketches.mjs';
import { publicTexts, SHELL_TEXTS } from './src/public-texts.ts';

/** Text assets are compressed here, so that the server compresses nothing while people wait. */
const precompressed = compression({
  include: /\.(js|css|svg|json)$/,
  threshold: 1024,
  algorithms: [
    defineAlgorithm('gzip', { level: 9 }),
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  ],
  logLevel: 'silent',
});

/** What most people's page at an address shows, where it depends on who they are, and the texts that are there before it. */
const INNER_PAGES: Record<string, { page: string; texts: string[] }> = {
  '/home': { page: 'src/pages/home/user-home.tsx', texts: ['home'] },
};

/**
 * Writes down what each page loads, by its address (a page lies under `src/pages` by its path), so that the server can name it in the
 * HTML: the browser then fetches it beside the first script instead of after it.
 */
function preloadManifest(): Plugin {
  return {
    name: 'preload-manifest',
    apply: 'build',
    // Only then is it known which chunks are left: those of nothing but styles are dropped.
    async writeBundle({ dir = '.' }, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const chunkOf = (source: string) =>
        chunks.find(({ moduleIds }) => moduleIds.includes(path.resolve(source)));
      const withImports = (names: string[], all = new Set<string>()): Set<string> => {
        for (const name of names) {
          const chunk = bundle[name];
          if (all.has(name) || chunk?.type !== 'chunk') continue;
          all.add(name);
          withImports(chunk.imports, all);
        }
        return all;
      };
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The bundle has no entry');
      const first = withImports([entry.fileName]);
      const stylesOf = (name: string) => {
        const chunk = bundle[name];
        return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
      };
      const importsOf = (name: string) => {
        const chunk = bundle[name];
        return chunk?.type === 'chunk' ? chunk.dynamicImports : [];
      };
      // What the first scripts ask for by themselves: the public pages, and the shell, which asks for the others.
      const asked = new Set([...first].flatMap(importsOf));
      const firstStyles = new Set([...first].flatMap(stylesOf));
      const languages = await readdir('src/locales', { withFileTypes: true });
      const pages: Record<string, object> = {};
      for (const folder of await readdir('src/pages')) {
        const page = chunkOf(`src/pages/${folder}/index.tsx`);
        if (!page) continue;
        const address = `/${folder}`;
        const isPublic = asked.has(page.fileName);
        const frame = chunkOf(isPublic ? 'src/mount.tsx' : 'src/shell.tsx');
        const inner = INNER_PAGES[address];
        // A page of the shell stands in Ant Design's settings, unless it shows nothing of it.
        const within = isPublic ? undefined : chunkOf(inner?.page ?? 'src/shell/themed.tsx');
        const parts = [frame, page, within].flatMap((part) => part?.fileName ?? []);
        const loaded = [...withImports(parts)];
        const areas = isPublic ? publicTexts(address) : [...SHELL_TEXTS, ...(inner?.texts ?? [])];
        pages[address] = {
          scripts: loaded.filter((name) => !first.has(name)),
          styles: [...new Set(loaded.flatMap(stylesOf))].filter((name) => !firstStyles.has(name)),
          texts: Object.fromEntries(
            languages
              .filter((one) => one.isDirectory())
              .map(({ name }) => [
                name,
                [
                  ...(name === 'en' ? [] : ['other-languages.ts']),
                  ...areas.map((area) => `${name}/${area}.json`),
                ]
                  .map((file) => chunkOf(`src/locales/${file}`)?.fileName ?? '')
                  .filter((file) => file !== '' && !first.has(file)),
              ]),
          ),
        };
      }
      await writeFile(path.join(dir, 'preload-manifest.json'), JSON.stringify(pages));
    },
  };
}

/** Imports that run nothing by themselves but don't say so, by who imports them; the bundler then drops what no page uses. */
const WITHOUT_EFFECTS = [
  // Each of Refine's packages is one module, which imports what all of its parts need.
  {
    by: '/@refinedev/',
    what: /^(react-markdown|remark-gfm|@ant-design\/pro-layout|papaparse|error-stack-parser)$/,
  },
  { by: '/antd/es/', what: /^(rc-|@rc-component\/)/ },
];

/**
 * A button asks the color picker's presets for one function. Where a page has the picker too, they would share the module, and every
 * page would load the picker's collapsible panels: the button gets the module under an address of its own, with nothing but that function.
 */
const FOR_BUTTON = { by: '/antd/es/button/style/token.js', what: /color-picker\/components\/ColorPresets$/ };

function dropUnused(): Plugin {
  return {
    name: 'drop-unused',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer?.endsWith(FOR_BUTTON.by) && FOR_BUTTON.what.test(source)) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: `${found.id}?button` };
      }
      if (!WITHOUT_EFFECTS.some(({ by, what }) => importer?.includes(by) && what.test(source))) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, moduleSideEffects: false };
    },
  };
}

/** A machine of wink-nlp that recognises nothing, as its `emptyModelJSON` gives it. */
const NO_MACHINE = JSON.stringify([100, 0, { 0: {} }, {}, {}, {}]);

/** The tagger only tells parts of speech: what it knows of feelings and of names in a text is a twelfth of all that a description needs. */
const onlyPartsOfSpeech = (): Plugin => ({
  name: 'only-parts-of-speech',
  enforce: 'pre',
  load(id) {
    const [, what] = /wink-eng-lite-web-model\/.*\/eng-(sa|ner)-model\.json$/.exec(id) ?? [];
    return what === undefined ? null : JSON.stringify(what === 'sa' ? [NO_MACHINE] : []);
  },
});

export default defineConfig({
  plugins: [
    dropUnused(),
    react(),
    buildSettings(),
    exampleSketches(),
    commonPasswords(),
    precompressed,
    preloadManifest(),
    drawnPages(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // What every first load needs stands in one file: larger files compress better.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              priority: 2,
              test: /node_modules\/(react|react-dom|scheduler|i18next|zustand)\/|contract\/(core\/languages|builder\/(plans|builds\/steps))\.|src\/(components\/page\/unbroken\.|mount|drawn-page|entry|public-pages|public-texts|paths|resources\/([\w-]+\/)?paths|api\/(session|support|admission|sign-up|failures|sketch)\.|theme\/(store|apply|palettes|base|tokens)|locales\/(index|use-texts|en\/common)|components\/(form\/(mode-switch|language-select)|brand\/(woven-edge|mark)|feedback\/(crash-screen\.|toast\.ts)))/,
            },
            {
              name: 'calls',
              test: /src\/(providers\/auth(-instance)?\.|api\/(call|errors|save-file)\.|load-once\.)|contract\/core\/roles\./,
            },
            // Refine names it without using it, so the shell would take it in with Refine.
            { name: 'papaparse', priority: 1, test: /node_modules\/papaparse\// },
            // With what they import: one file each in place of dozens of small ones, which a browser asks for six at a time.
            { name: 'shell', test: /src\/shell\.tsx$/ },
            { name: 'antd', test: /src\/shell\/themed\.tsx$|antd\/es\/button\/index\.js$/ },
            {
              name: 'describing',
              test: /src\/components\/(facts\/(has-words|lazy|marked-text)|templates\/use-sketches)\.|blueprint\/counted\./,
            },
            {
              name: 'sign',
              test: /src\/(layouts\/simple|components\/form\/(action|field|form-errors|reveal))\.|src\/api\/verification\.|oauth-names/,
            },
            { name: 'app-picture', test: /src\/components\/app-picture\/(?!look\.)|blueprint\/rows\./ },
          ],
        },
      },
    },
  },
  // What a worker needs of one language comes only when it is read.
  worker: { format: 'es', plugins: () => [onlyPartsOfSpeech()] },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/apps', '/auth', '/avatars', '/pictures', '/preview', '/downloads', '/exports', '/dev'].map(
        (path) => [path, 'http://127.0.0.1:3000'],
      ),
    ),
  },
});
