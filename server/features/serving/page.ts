import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Language } from '#contract/core/languages.ts';

const names = z.array(z.string());
/** What the pages load, by address, as the build wrote it down. */
const manifestSchema = z.record(
  z.string(),
  z.object({ scripts: names, styles: names, texts: z.record(z.string(), names) }),
);

/** The pages that come drawn, by address and reader's language. */
const drawnSchema = z.object({
  year: z.number(),
  pages: z.record(z.string(), z.record(z.string(), z.string())),
});

const settings = z.object({ apiBase: z.string() });

const ROOT = '<div id="root"></div>';
const NONE_DRAWN = '{"year":0,"pages":{}}';

async function readIfThere(webDir: string, name: string): Promise<string | null> {
  return readFile(path.join(webDir, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** @returns the origin of the API that the pages were built to call; null where that is this server */
export async function readApiOrigin(webDir: string): Promise<string | null> {
  const written = await readIfThere(webDir, 'settings.json');
  if (written === null) return null;
  const { apiBase } = settings.parse(JSON.parse(written));
  return apiBase === '' || apiBase.startsWith('/') ? null : new URL(apiBase).origin;
}

/**
 * Reads the app's HTML. What the page of an address loads is named in it, so that the browser asks for all of it at once instead of
 * script after script; where most people arrive, the page stands in it, drawn as a first visitor sees it.
 * @returns the HTML for an address and a reader's language; null where no pages were built
 */
export async function readPage(
  webDir: string,
): Promise<((address: string, language: Language, query?: string) => string) | null> {
  const html = await readIfThere(webDir, 'index.html');
  const written = await readIfThere(webDir, 'preload-manifest.json');
  if (html === null || written === null) return null;
  const manifest = manifestSchema.parse(JSON.parse(written));
  const drawn = drawnSchema.parse(JSON.parse((await readIfThere(webDir, 'drawn-pages.json')) ?? NONE_DRAWN));
  return (address, language, query = '') => {
    const name = address === '/' ? '/landing' : address;
    const page = manifest[name];
    if (!page) return html;
    const links = [
      ...page.styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
      ...[...page.scripts, ...(page.texts[language] ?? [])].map(
        (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
      ),
    ];
    // What a query asks for was not drawn.
    const content = query === '' ? drawn.pages[name]?.[language] : undefined;
    const linked = html.replace('</head>', () => `${links.join('')}</head>`);
    if (content === undefined) return linked;
    // The page shows without its scripts, so its styles and faces come before them.
    return linked
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace(ROOT, () => `<div id="root" data-drawn="${name}" data-year="${drawn.year}">${content}</div>`);
  };
}
