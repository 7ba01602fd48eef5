import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type Lock, lockfileOf, type Manifest } from '#builder/compile/lockfile.ts';

const manifest: Manifest = {
  name: 'shop',
  version: '1.0.0',
  engines: { node: '>=20' },
  dependencies: { web: '2.0.0' },
  devDependencies: { tester: '1.0.0' },
};
const lock: Lock = {
  packages: {
    '': { version: '9.0.0' },
    'node_modules/web': {
      version: '2.0.0',
      integrity: 'sha512-web',
      dependencies: { parts: '^1.0.0' },
      optionalDependencies: { quick: '1.0.0' },
      peerDependencies: { types: '*' },
      peerDependenciesMeta: { types: { optional: true } },
    },
    'node_modules/web/node_modules/parts': { version: '1.0.0' },
    'node_modules/parts': { version: '2.0.0' },
    'node_modules/quick': { version: '1.0.0', dev: true, optional: true, os: ['linux'] },
    'node_modules/tester': { version: '1.0.0', dependencies: { parts: '^2.0.0', types: '1.0.0' } },
    'node_modules/types': { version: '1.0.0' },
    'node_modules/unused': { version: '1.0.0' },
  },
};
const packagesOf = (text: string) => (JSON.parse(text) as Lock).packages;

describe('the lockfile of an app', () => {
  const packages = packagesOf(lockfileOf(manifest, lock));

  test('holds what the app and its tools reach, each where it stands here, and nothing else', () => {
    expect(Object.keys(packages)).toEqual([
      '',
      'node_modules/parts',
      'node_modules/quick',
      'node_modules/tester',
      'node_modules/types',
      'node_modules/web',
      'node_modules/web/node_modules/parts',
    ]);
    expect(packages[''] ?? {}).toEqual(manifest);
  });

  test('tells tools from what runs, by the app and not by this product', () => {
    const flagsOf = (place: string) => {
      const { dev, optional, devOptional } = packages[place] ?? {};
      return { dev, optional, devOptional };
    };
    expect(flagsOf('node_modules/web/node_modules/parts')).toEqual({});
    expect(flagsOf('node_modules/quick')).toEqual({ optional: true });
    expect(flagsOf('node_modules/tester')).toEqual({ dev: true });
    expect(flagsOf('node_modules/parts')).toEqual({ dev: true });
    expect(flagsOf('node_modules/types')).toEqual({ devOptional: true });
  });

  test('is refused where a package of the app is missing', () => {
    const other = { ...manifest, dependencies: { gone: '1.0.0' } };
    expect(() => lockfileOf(other, lock)).toThrow('gone');
  });

  test('has the versions and checksums of this product for the sample, and names no registry', async () => {
    const host = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
    const sample = JSON.parse(await readFile('builder/app/package.json', 'utf8')) as Manifest;
    const text = lockfileOf(sample, host);
    const written = packagesOf(text);
    for (const [name, version] of Object.entries({ ...sample.dependencies, ...sample.devDependencies }))
      expect(written[`node_modules/${name}`]).toMatchObject({
        version,
        integrity: host.packages[`node_modules/${name}`]?.integrity,
      });
    expect(text).not.toContain('"resolved"');
  });
});
