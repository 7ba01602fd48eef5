import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './app.ts';
import { readConfig } from './config.ts';
import { type Amounts, fill } from './demo/bulk.ts';
import { seedDemo } from './demo/seed.ts';
import { databaseFile } from './platform/database/index.ts';
import { writePrivately } from './platform/storage/private.ts';

// `npm run seed -- --users 1000000 --projects 300000 --orders 500000`: load-test data.

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const MOST = 5_000_000;

/** @throws with a sentence that names the option whose value is no number to add */
function amountsOf(args: string[]): Amounts {
  const { values } = parseArgs({
    args,
    options: { users: { type: 'string' }, projects: { type: 'string' }, orders: { type: 'string' } },
  });
  const amount = (name: keyof Amounts) => {
    const value = Number(values[name] ?? 0);
    if (!Number.isInteger(value) || value < 0 || value > MOST)
      throw new Error(`--${name} must be a whole number from 0 to ${MOST}.`);
    return value;
  };
  return { users: amount('users'), projects: amount('projects'), orders: amount('orders') };
}

async function main(): Promise<void> {
  writePrivately();
  const [first, ...rest] = process.argv.slice(2);
  const preparing = first === '--prepare';
  const amounts = amountsOf(preparing ? rest : process.argv.slice(2));
  const config = readConfig(process.env, root);
  if (process.env['NODE_ENV'] === 'production')
    throw new Error(
      'Made-up people do not belong in production. Unset NODE_ENV to fill a trial installation.',
    );
  if (preparing) {
    const { server, services } = await build(config);
    await seedDemo(services);
    await server.close();
    return;
  }
  // A process of its own: the one that prepared may still hold the file, which now has to be all this one's.
  fill(databaseFile(config.dataDir), amounts, (line) => process.stdout.write(`${line}\n`));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
