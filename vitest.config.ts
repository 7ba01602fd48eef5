import { defineConfig } from 'vitest/config';

const inline = { deps: { inline: [/@refinedev\//] } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          // The generator reads its style sheets as text; vitest would give it empty ones.
          css: true,
          include: [
            'tests/{blueprint,contract,builder,api,providers,create,account,resources}/**/*.test.{ts,tsx}',
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
