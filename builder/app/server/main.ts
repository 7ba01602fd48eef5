import { existsSync } from 'node:fs';
import path from 'node:path';
import { entities } from '../src/entities/index.ts';
import { samples } from '../src/entities/seeds.ts';
import { backUp } from './backup.ts';
import { type Env, readEnv } from './env.ts';
import { openApp, openTables } from './open.ts';
import { seed } from './seed.ts';
import { createStorage } from './storage.ts';

async function serve(env: Env): Promise<void> {
  const app = await openApp(env, path.join(import.meta.dirname, '../web'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
  const address = await app.listen({ host: env.HOST, port: env.PORT });
  console.log(env.OWNER_EMAIL === undefined ? address : `${address} (the owner is ${env.OWNER_EMAIL})`);
}

async function addSamples(env: Env): Promise<void> {
  const database = await openTables(env.DATA_DIR);
  const count = await seed(createStorage(database), entities, samples, new Date());
  await database.close();
  console.log(`Sample rows added: ${count}`);
}

function backUpNow(env: Env): void {
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  console.log(`Backed up to ${backUp(env.DATA_DIR, path.join('backups', name))}`);
}

async function run(command: string): Promise<void> {
  // Other users of this machine can't read the files that are written.
  process.umask(0o077);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  if (command === 'serve') await serve(env);
  else if (command === 'seed') await addSamples(env);
  else if (command === 'backup') backUpNow(env);
  else throw new Error(`Unknown command: ${command}`);
}

run(process.argv[2] ?? 'serve').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
