import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage } from '#server/features/serving/page.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-page-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the HTML of an address', () => {
  test('is nobody’s where no pages were built', async () => {
    expect(await readPage(folder)).toBeNull();
  });

  test('names what that page loads, with the texts of the reader’s language', async () => {
    await writeFile(path.join(folder, 'index.html'), '<html><head><title>$& x</title></head></html>');
    await writeFile(
      path.join(folder, 'preload-manifest.json'),
      JSON.stringify({
        '/landing': {
          scripts: ['assets/landing.js'],
          styles: ['assets/landing.css'],
          texts: { en: [], de: ['assets/landing-de.js'] },
        },
      }),
    );
    const page = await readPage(folder);
    const manifest = (html: string | undefined) =>
      [...(html ?? '').matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)].map(
        ([, rel, href]) => `${rel} ${href}`,
      );
    const common = ['stylesheet /assets/landing.css', 'modulepreload /assets/landing.js'];
    expect(manifest(page?.('/landing', 'en'))).toEqual(common);
    expect(manifest(page?.('/landing', 'de'))).toEqual([...common, 'modulepreload /assets/landing-de.js']);
    expect(manifest(page?.('/', 'fr'))).toEqual(common);
    expect(page?.('/somewhere/else', 'de')).toBe('<html><head><title>$& x</title></head></html>');
    expect(page?.('/landing', 'en')).toContain('<title>$& x</title>');
  });
});
