import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Relative, so that the built app runs under any address.
  base: './',
  plugins: [react()],
  server: { proxy: { '/data': 'http://localhost:3000' } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.{ts,tsx}'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
  },
});
