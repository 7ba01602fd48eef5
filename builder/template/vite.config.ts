import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ownServer } from './server/vite-plugin.ts';

export default defineConfig({
  // Relative, so that the built app runs under any address.
  base: './',
  plugins: [react(), ownServer()],
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.{ts,tsx}'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
  },
});
