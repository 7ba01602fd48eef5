import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Its two entries would each be found in another format, with a context of their own.
const alias = ['react-router/dom', 'react-router'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)),
}));

/** What is long and rarely breaks is named `*.full.test.ts` and runs in `npm run test:full`. */
const FULL = 'tests/**/*.full.test.{ts,tsx}';

const node = {
  // The generator reads its style sheets as text; vitest would give it empty ones.
  css: true,
  globalSetup: ['tests/support/build-server.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  server: { deps: { inline: [/@refinedev\//, /react-router/] } },
};
const browser = {
  // One journey at a time: each drives a browser and a server of its own on two cores.
  fileParallelism: false,
  testTimeout: 240_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          ...node,
          name: 'node',
          include: [
            'tests/{blueprint,contract,builder,api,providers,create,account,resources,shell}/**/*.test.{ts,tsx}',
          ],
          exclude: [FULL],
        },
      },
      {
        test: { ...browser, name: 'browser', include: ['tests/browser/**/*.test.ts'], exclude: [FULL] },
      },
      {
        test: {
          ...node,
          name: 'node-full',
          include: ['tests/{builder,api}/**/*.full.test.{ts,tsx}'],
        },
      },
      { test: { ...browser, name: 'browser-full', include: ['tests/browser/**/*.full.test.ts'] } },
    ],
  },
});
