// The packages of a written app are those that this product runs with, so its lockfile is a part of the product's own: who installs
// the app gets what its checks ran with. The form is npm's, version 3: packages by the folder they stand in.

export interface Lock {
  packages: Readonly<Record<string, LockedPackage>>;
}
interface LockedPackage {
  version?: string;
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
  [other: string]: unknown;
}
type Names = Readonly<Record<string, string>>;

export interface Manifest {
  name: string;
  version: string;
  engines: Names;
  dependencies: Names;
  devDependencies: Names;
}

const MODULES = 'node_modules/';

/** Where a package finds another: beside itself, or in a folder above. */
function placeOf(name: string, from: string, { packages }: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${MODULES}`)))) {
    const place = folder === '' ? `${MODULES}${name}` : `${folder}/${MODULES}${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

type Reach = 'needed' | 'installed' | { usedOf: ReadonlySet<string> };

/**
 * Every place that is reached from some packages: what they can't do without, what is installed for them, or what they use of all that
 * is installed, where a package may use what another brings.
 */
function reached(names: readonly string[], lock: Lock, reach: Reach): Set<string> {
  const found = new Set<string>();
  const follow = (name: string, from: string, mayMiss: boolean) => {
    const place = placeOf(name, from, lock);
    if (place === undefined && !mayMiss) throw new Error(`${name} is not in the lockfile of this product`);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      lock.packages[place] ?? {};
    for (const next of Object.keys(dependencies ?? {})) follow(next, place, false);
    for (const next of Object.keys(peerDependencies ?? {})) {
      const isOptional = peerDependenciesMeta?.[next]?.optional === true;
      const isThere = typeof reach === 'object' && reach.usedOf.has(placeOf(next, place, lock) ?? '');
      if (!isOptional || isThere) follow(next, place, true);
    }
    if (reach !== 'needed')
      for (const next of Object.keys(optionalDependencies ?? {})) follow(next, place, true);
  };
  for (const name of names) follow(name, '', false);
  return found;
}

const FIRST = ['version', 'integrity'];
const rank = ([key, value]: readonly [string, unknown]) => {
  if (FIRST.includes(key)) return String(FIRST.indexOf(key));
  return typeof value === 'object' && !Array.isArray(value) ? 'objects' : `and ${key}`;
};
/** npm writes plain values before what holds others, which stay in their order here. */
const inOrder = (entry: LockedPackage) =>
  Object.fromEntries(
    Object.entries(entry).toSorted((one, other) => {
      const [a, b] = [rank(one), rank(other)];
      return a === b ? 0 : a < b ? -1 : 1;
    }),
  );

/**
 * The lockfile of an app, as npm would write it.
 * @param lock the lockfile of this product, which holds all that its apps use
 * @throws when a package of the app isn't in it
 */
export function lockfileOf(manifest: Manifest, lock: Lock): string {
  const { name, version, engines, dependencies, devDependencies } = manifest;
  const production = Object.keys(dependencies);
  const all = [...production, ...Object.keys(devDependencies)];
  const installed = reached(all, lock, 'installed');
  const used = reached(production, lock, { usedOf: installed });
  const needed = reached(production, lock, 'needed');
  const neededAtAll = reached(all, lock, 'needed');
  const flagsOf = (place: string) =>
    used.has(place)
      ? needed.has(place)
        ? {}
        : neededAtAll.has(place)
          ? { devOptional: true }
          : { optional: true }
      : { dev: true, ...(neededAtAll.has(place) ? {} : { optional: true }) };
  const entries = [...installed].toSorted().map((place) => {
    const {
      dev: _dev,
      optional: _optional,
      devOptional: _both,
      peer: _peer,
      ...locked
    } = lock.packages[place] ?? {};
    return [place, inOrder({ ...locked, ...flagsOf(place) })] as const;
  });
  const written = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name, version, dependencies, devDependencies, engines },
      ...Object.fromEntries(entries),
    },
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}
