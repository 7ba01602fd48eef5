// Draws the public pages that the server sends as HTML: once for each language a browser may ask for, since English is offered beside it.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** A browser that was never here, for what the pages ask of it while they are drawn. */
function visitor(language) {
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  return {
    localStorage: storage,
    sessionStorage: storage,
    location: { search: '', pathname: '/' },
    navigator: { languages: [language] },
  };
}

async function asVisitor(language, run) {
  const before = Object.getOwnPropertyDescriptors(globalThis);
  const names = Object.entries(visitor(language));
  for (const [name, value] of names)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    return await run();
  } finally {
    for (const [name] of names)
      if (before[name]) Object.defineProperty(globalThis, name, before[name]);
      else delete globalThis[name];
  }
}

/** @returns a page's HTML by its address and the language that its reader prefers */
async function drawPages() {
  // Within the project, where what it leaves outside is found.
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(path.resolve('.cache/draw-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [
        {
          name: 'no-sketches',
          resolveId: (source) => (source === 'virtual:example-sketches' ? source : null),
          load: (id) => (id === 'virtual:example-sketches' ? 'export default {};' : null),
        },
      ],
      build: { ssr: 'src/draw.ts', outDir: folder, target: 'node20', minify: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const drawn = {};
    for (const language of await languages()) {
      const html = await asVisitor(language, async () => {
        const { draw } = await import(`${pathToFileURL(path.join(folder, 'draw.js')).href}?${language}`);
        return draw();
      });
      for (const [address, one] of Object.entries(html)) (drawn[address] ??= {})[language] = one;
    }
    return drawn;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const languages = async () =>
  (await readdir('src/locales', { withFileTypes: true })).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  );

/** Writes `drawn-pages.json` beside the pages. */
export function drawnPages() {
  return {
    name: 'drawn-pages',
    apply: 'build',
    async writeBundle({ dir }) {
      await writeFile(
        path.join(dir, 'drawn-pages.json'),
        JSON.stringify({ year: new Date().getFullYear(), pages: await drawPages() }),
      );
    },
  };
}
