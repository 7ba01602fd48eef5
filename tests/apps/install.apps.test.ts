import { test } from 'vitest';
import { APPS } from '../builder/apps/index.ts';
import { buildAndUnpack, runNpm } from './support/unpacked.ts';

// Needs a package registry, so what comes of it is only reported.
test('an unpacked app installs its packages and passes its tests with them', async () => {
  const { folder, remove } = await buildAndUnpack(APPS.bikeShop);
  try {
    await runNpm(folder, ['install', '--no-audit', '--no-fund']);
    await runNpm(folder, ['test']);
    await runNpm(folder, ['run', 'build']);
    process.stdout.write('npm install, npm test and npm run build of an unpacked app: passed\n');
  } catch (error) {
    process.stdout.write(`npm install of an unpacked app: ${error instanceof Error ? error.message : ''}\n`);
  } finally {
    await remove();
  }
}, 600_000);
