import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ownServer } from './server/vite-plugin.ts';

const common = { pool: 'threads', maxWorkers: 1, isolate: false, testTimeout: 30_000 } as const;

export default defineConfig(({ isSsrBuild }) => ({
  // Relative, so that the built app runs under any address.
  base: './',
  plugins: [react(), ownServer()],
  // The server stands beside the pages, where no address leads.
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false }
    : { outDir: 'dist/web' },
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
