import { defineConfig } from 'vite';
import { commonPasswords } from './scripts/common-passwords.mjs';
import { previewKit } from './scripts/preview-kit.mjs';

/** The server's entries as plain Node modules: packages stay outside, the generator's templates come in as text. */
export default defineConfig({
  publicDir: false,
  plugins: [commonPasswords(), previewKit()],
  ssr: { noExternal: ['@zxcvbn-ts/language-common'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        seed: 'server/seed.ts',
        'build-child': 'builder/compile/build-child.ts',
        smoke: 'builder/compile/smoke.ts',
        'preview-worker': 'builder/compile/preview-worker.ts',
        'understanding-worker': 'server/features/projects/understanding-worker.ts',
        'reader-worker': 'server/platform/database/reader-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
