import { expect, test } from 'vitest';
import { APPS } from '../builder/apps/index.ts';
import { OWNER_EMAIL, start } from './support/running.ts';
import { buildAndUnpack, runNpm } from './support/unpacked.ts';

/** The packages come from a registry, which not every machine reaches. */
const hasRegistry = await runNpm('.', ['ping']).then(
  () => true,
  () => false,
);

test.runIf(hasRegistry)(
  'an unpacked app installs its packages, passes its tests with them, builds itself and starts',
  async () => {
    const { folder, remove } = await buildAndUnpack(APPS.bikeShop);
    try {
      await runNpm(folder, ['ci', '--no-audit', '--no-fund']);
      await runNpm(folder, ['test']);
      await runNpm(folder, ['run', 'build']);
      const app = await start(folder);
      try {
        expect(await (await fetch(app.url)).text()).toContain('<title>Corner Bikes');
        await app.call('POST', '/sign-in', { body: { email: OWNER_EMAIL } });
        expect(await app.codeFor(OWNER_EMAIL)).toMatch(/^\d{6}$/);
      } finally {
        await app.close();
      }
    } finally {
      await remove();
    }
  },
  1_200_000,
);
