import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The node_modules folder this product runs with: generated apps are built with exactly these packages. */
export const HOST_MODULES = path.resolve(path.dirname(require.resolve('vite/package.json')), '..');

export const toolPath = (name: string) => path.join(HOST_MODULES, name);

export const HOST_LOCKFILE = path.join(HOST_MODULES, '..', 'package-lock.json');
