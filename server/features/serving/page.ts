import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Language } from '#contract/languages.ts';

const names = z.array(z.string());
/** What the pages load, by address, as the build wrote it down. */
const aheadOf = z.record(
  z.string(),
  z.object({ scripts: names, styles: names, texts: z.record(z.string(), names) }),
);

/**
 * Reads the app's HTML. What the page of an address loads is named in it, so that the browser asks for all of it at once instead of
 * script after script.
 * @returns the HTML for an address and a reader's language; null where no pages were built
 */
export async function readPage(
  webDir: string,
): Promise<((address: string, language: Language) => string) | null> {
  const read = (name: string) => readFile(path.join(webDir, name), 'utf8');
  const files = await Promise.all([read('index.html'), read('ahead.json')]).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  if (!files) return null;
  const [html, written] = files;
  const ahead = aheadOf.parse(JSON.parse(written));
  return (address, language) => {
    const page = ahead[address === '/' ? '/landing' : address];
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
