import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { exampleSketches } from './scripts/example-sketches.mjs';

// Its two entries would each be found in another format, with a context of their own.
const alias = ['react-router/dom', 'react-router'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)),
}));

/** What is long and rarely breaks is named `*.full.test.ts` and runs in `npm run test:full`; each reference app in a browser, `*.apps.test.ts`, in `npm run test:apps`. */
const FULL = 'tests/**/*.full.test.{ts,tsx}';
/** What replaces a module of the server has modules of its own, and is named `*.isolated.test.ts`. */
const ISOLATED = 'tests/api/*.isolated.test.ts';

// Vitest leaves one processor to itself, which on two is every other one.
const maxWorkers = '100%';
const common = {
  // The generator reads its style sheets as text; vitest would give it empty ones.
  css: true,
  maxWorkers,
  // Several times what a test takes alone: another file has the other processor.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
const node = {
  ...common,
  globalSetup: ['tests/support/build-server.ts'],
  // A worker imports the server once for all of its files; each file starts its own.
  isolate: false,
};
const screens = {
  ...common,
  setupFiles: ['tests/support/screen-setup.ts'],
  server: { deps: { inline: [/@refinedev\//, /react-router/] } },
};
const browser = {
  globalSetup: ['tests/browser/demo-data.ts'],
  maxWorkers,
  testTimeout: 240_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: [
            'tests/{blueprint,understanding,contract,builder,generated-app,api}/**/*.test.ts',
            'builder/app/tests/*.test.ts',
          ],
          exclude: [FULL, ISOLATED],
        },
      },
      {
        test: {
          ...common,
          name: 'views',
          environment: 'happy-dom',
          include: ['tests/generated-app/**/*.test.tsx'],
        },
      },
      { test: { ...node, name: 'isolated', isolate: true, include: [ISOLATED] } },
      {
        resolve: { alias },
        test: {
          ...screens,
          name: 'resources',
          include: ['tests/resources/**/*.test.{ts,tsx}'],
          // Importing Ant Design and Refine anew for each file would take as long as the tests.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        plugins: [exampleSketches()],
        test: {
          ...screens,
          // They stand modules of the app aside or load them anew, so each file has its own.
          name: 'shell',
          include: ['tests/{account,create,providers,shell}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: { ...browser, name: 'browser', include: ['tests/browser/**/*.test.ts'], exclude: [FULL] },
      },
      {
        test: {
          ...node,
          name: 'node-full',
          include: ['tests/{blueprint,understanding,builder,api,apps}/**/*.full.test.ts'],
        },
      },
      {
        test: { ...node, name: 'apps', include: ['tests/apps/*.apps.test.ts'] },
      },
      { test: { ...browser, name: 'browser-full', include: ['tests/browser/**/*.full.test.ts'] } },
    ],
  },
});
