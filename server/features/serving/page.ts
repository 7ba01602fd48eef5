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

const settings = z.object({ apiBase: z.string() });

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
 * script after script.
 * @returns the HTML for an address and a reader's language; null where no pages were built
 */
export async function readPage(
  webDir: string,
): Promise<((address: string, language: Language) => string) | null> {
  const html = await readIfThere(webDir, 'index.html');
  const written = await readIfThere(webDir, 'preload-manifest.json');
  if (html === null || written === null) return null;
  const manifest = manifestSchema.parse(JSON.parse(written));
  return (address, language) => {
    const page = manifest[address === '/' ? '/landing' : address];
    if (!page) return html;
    const links = [
      ...page.styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
      ...[...page.scripts, ...(page.texts[language] ?? [])].map(
        (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
      ),
    ];
    return html.replace('</head>', () => `${links.join('')}</head>`);
  };
}
