import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inline = { deps: { inline: [/@refinedev\//, /react-router/] } };
// Its two entries would each be found in another format, with a context of their own.
const alias = ['react-router/dom', 'react-router'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)),
}));

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          // The generator reads its style sheets as text; vitest would give it empty ones.
          css: true,
          include: [
            'tests/{blueprint,contract,builder,api,providers,create,account,resources,shell}/**/*.test.{ts,tsx}',
          ],
          globalSetup: ['tests/support/build-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          server: inline,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // One journey at a time: each drives a browser and a server of its own on two cores.
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
