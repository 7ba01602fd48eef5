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

  test('holds a drawn page for its address and the reader’s language; its scripts come after what shows it', async () => {
    const plain =
      '<head><script type="module" src="/a.js"></script></head><body><div id="root"></div></body>';
    await writeFile(path.join(folder, 'index.html'), plain);
    await writeFile(
      path.join(folder, 'preload-manifest.json'),
      JSON.stringify({
        '/landing': { scripts: ['b.js'], styles: ['c.css'], texts: {} },
        '/sign-up': { scripts: [], styles: [], texts: {} },
      }),
    );
    const pages = { '/landing': { en: '<h1>Say it, $&</h1>', de: '<h1>Say it</h1><a>Auf Deutsch</a>' } };
    await writeFile(path.join(folder, 'drawn-pages.json'), JSON.stringify({ year: 2031, pages }));
    const page = await readPage(folder);
    expect(page?.('/landing', 'en')).toContain(
      '<div id="root" data-drawn="/landing" data-year="2031"><h1>Say it, $&</h1></div>',
    );
    expect(page?.('/', 'de')).toContain('Auf Deutsch');
    expect(page?.('/landing', 'en')).toContain('<script type="module" fetchpriority="low"');
    expect(page?.('/landing', 'en')).toContain('<link rel="modulepreload" fetchpriority="low"');
    expect(page?.('/landing', 'en')).toContain('<link rel="stylesheet" crossorigin href="/c.css">');
    for (const html of [page?.('/landing', 'en', 'redirectUrl=%2Fhome'), page?.('/sign-up', 'en')]) {
      expect(html).toContain('<div id="root"></div>');
      expect(html).not.toContain('fetchpriority');
    }
  });
});
