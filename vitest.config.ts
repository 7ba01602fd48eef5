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
/** What stands modules aside or loads them anew has modules of its own, and is named `*.isolated.test.ts`. */
const ISOLATED = 'tests/**/*.isolated.test.{ts,tsx}';

// Vitest leaves one processor to itself, which on two is every other one.
const maxWorkers = '100%';
const common = {
  // The generator reads its style sheets as text; vitest would give it empty ones.
  css: true,
  maxWorkers,
  setupFiles: ['tests/support/property-limit.ts'],
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
  // The same for all: a worker keeps its modules only from one file to the next of the same environment.
  environment: 'happy-dom',
  setupFiles: [...common.setupFiles, 'tests/support/patience.ts', 'tests/support/screen-setup.ts'],
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
          setupFiles: [...common.setupFiles, 'tests/support/patience.ts'],
          isolate: false,
          include: ['tests/generated-app/**/*.test.tsx'],
        },
      },
      { test: { ...node, name: 'isolated', isolate: true, include: ['tests/api/*.isolated.test.ts'] } },
      {
        resolve: { alias },
        test: {
          ...screens,
          name: 'screens',
          include: ['tests/{account,create,providers,resources,shell}/**/*.test.{ts,tsx}'],
          exclude: [ISOLATED],
          // Importing Ant Design and Refine anew for each file would take as long as the tests.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        plugins: [exampleSketches()],
        test: {
          ...screens,
          name: 'isolated-screens',
          include: ['tests/{account,create,providers,shell}/**/*.isolated.test.{ts,tsx}'],
        },
      },
      {
        test: { ...browser, name: 'browser', include: ['tests/browser/**/*.test.ts'], exclude: [FULL] },
      },
      {
        test: {
          ...node,
          name: 'node-full',
          // There is time for all that is drawn.
          setupFiles: [],
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
