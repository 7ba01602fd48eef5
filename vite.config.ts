import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes each text asset a second and third time, compressed, so that the server compresses nothing while people wait. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    // Only what is written is final: other plugins still replace text in the bundle before that.
    async writeBundle({ dir = '.' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(dir, name);
          const source = await readFile(file);
          if (source.length < 1024) return;
          const [gz, br] = await Promise.all([
            promisify(gzip)(source, { level: 9 }),
            promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
          ]);
          await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
        }),
      );
    },
  };
}

export default defineConfig({
  plugins: [react(), precompressed()],
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
              test: /node_modules\/(react|react-dom|scheduler|i18next|zustand)\/|src\/(mount|public-pages|paths|api\/(session|call|errors|sketch)|theme\/(store|apply|palettes|base|tokens)|locales\/(index|languages|use-texts|en\/common)|components\/(mode-switch|language-select|woven-edge|mark|crash-screen)\.)/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/apps', '/auth', '/avatars', '/pictures', '/preview', '/downloads', '/exports', '/dev'].map(
        (path) => [path, 'http://127.0.0.1:3000'],
      ),
    ),
  },
});
