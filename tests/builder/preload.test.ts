import { describe, expect, test } from 'vitest';
import { type ViteManifest, withPreloads } from '#builder/compile/preload.ts';

const manifest: ViteManifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_views.js': { file: 'assets/views.js', imports: ['_react.js', '_states.js'], css: ['assets/views.css'] },
  '_states.js': { file: 'assets/states.js', imports: ['_views.js'] },
  'src/pages/HomePage.tsx': { file: 'assets/HomePage.js', imports: ['_views.js'] },
  'src/pages/OtherPage.tsx': { file: 'assets/OtherPage.js', imports: ['_views.js'] },
  'src/api/memory.ts': { file: 'assets/memory.js', imports: ['_states.js'] },
  'src/entities/seeds.ts': { file: 'assets/seeds.js' },
};
const html = `<html>
  <head>
    <script type="module" crossorigin src="./assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/react.js">
  </head>
</html>`;

describe('the page of a hosted copy', () => {
  test('names what its home page and its data load, each once and before the script asks', () => {
    const written = withPreloads(html, manifest, 'src/pages/HomePage.tsx');
    const links = [...written.matchAll(/<link rel="(\w+)" crossorigin href="\.\/([^"]+)">/g)];
    expect(links.map(([, rel, file]) => `${rel} ${file}`)).toEqual([
      'modulepreload assets/react.js',
      'stylesheet assets/views.css',
      'modulepreload assets/HomePage.js',
      'modulepreload assets/views.js',
      'modulepreload assets/states.js',
      'modulepreload assets/memory.js',
      'modulepreload assets/seeds.js',
    ]);
    expect(written.indexOf('seeds.js')).toBeLessThan(written.indexOf('</head>'));
  });

  test('stays as it is where the bundle has none of it apart', () => {
    expect(withPreloads(html, {}, 'src/pages/HomePage.tsx')).toBe(html);
  });
});
