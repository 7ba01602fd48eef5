import { existsSync } from 'node:fs';
import { readEnv } from './env.ts';
import { openApp } from './open.ts';

/** The server without pages, for Vite to put behind its own port. */
export async function openDevApp() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const app = await openApp(readEnv(process.env));
  await app.ready();
  return app;
}
