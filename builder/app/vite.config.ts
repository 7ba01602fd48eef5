import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ownServer } from './server/vite-plugin.ts';

const common = { pool: 'threads', maxWorkers: 2, isolate: false, testTimeout: 60_000 } as const;

/** What every page needs goes together, and what most of them are made of, instead of into a file a module. */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//,
    priority: 3,
  },
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  { name: 'views', test: /src\/components\/(?:list|gallery|pictures|sections|shell)\//, priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  // Relative, so that the built app runs under any address.
  base: './',
  plugins: [react(), ownServer()],
  // The server stands beside the pages, where no address leads.
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false }
    : {
        outDir: 'dist/web',
        // The policy that an app is served with admits no font from a `data:` address.
        assetsInlineLimit: 0,
        // Parts that several pages share go together, instead of into a file each.
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
          },
        },
      },
  test: {
    projects: [
      {
        extends: true,
        test: { ...common, name: 'server', environment: 'node', include: ['tests/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...common, name: 'screens', environment: 'happy-dom', include: ['tests/*.test.tsx'] },
      },
    ],
  },
}));
