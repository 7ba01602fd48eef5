import type { AppLanguage } from '#blueprint/kinds.ts';
import type { SourceFile } from './index.ts';

/**
 * The files that apps share, as text. What `generate` writes itself is left out: those copies belong to the sample app that makes
 * the folder run here.
 */
const files = import.meta.glob<string>(
  [
    '../app/{src,server,tests,public}/**/*.{ts,tsx,css,js,mjs}',
    '../app/vite.config.ts',
    '../app/{Dockerfile,.dockerignore,.env.example}',
    '!../app/src/{entities,pages}/**',
    '!../app/src/{app,paths}.ts',
    '!../app/src/routes.tsx',
    '!../app/src/styles/{theme,face}.css',
    '!../app/src/components/pictures/pattern.ts',
    '!../app/server/migrations/0001-first.ts',
  ],
  // Files whose names begin with a dot are left out of a bundle unless said.
  { query: '?raw', import: 'default', eager: true, exhaustive: true },
);

const shared = new Map(Object.entries(files).map(([path, text]) => [path.replace('../app/', ''), text]));

/** The names of the components that pages are made of. */
export const sharedComponents: readonly string[] = [...shared.keys()].flatMap((path) => {
  const [, name] = /^src\/components\/.*\/(\w+)\.tsx$/.exec(path) ?? [];
  return name === undefined ? [] : [name];
});

/** What is there in every app, whether something imports it or not. */
const ROOTS = [
  'src/main.tsx',
  'src/vite-env.d.ts',
  'server/main.ts',
  'server/start.mjs',
  'server/dev.ts',
  'vite.config.ts',
  'Dockerfile',
  '.dockerignore',
  '.env.example',
];
const isRoot = (path: string) => ROOTS.includes(path) || /^(?:tests|public)\//.test(path);

const IMPORT = /(?:\bfrom |\bimport |\bimport\(|@import )'(\.[^']+)'/g;
const PACKAGE = /(?:\bfrom |\bimport |\bimport\(|@import )'((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/g;

/** `src/pages/A.tsx` and `../components/B.tsx` → `src/components/B.tsx`. */
function resolve(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const importsOf = ({ path, text }: SourceFile): string[] =>
  Array.from(text.matchAll(IMPORT), ([, to = '']) => resolve(path, to));

/** The packages that files import. */
export const packagesOf = (list: readonly SourceFile[]): Set<string> =>
  new Set(list.flatMap(({ text }) => Array.from(text.matchAll(PACKAGE), ([, name = '']) => name)));

/** The modules that choose among languages name English; an app carries its own alone. */
const spoken = (path: string, text: string, language: AppLanguage): string =>
  /(?:^|\/)words\//.test(path) ? text.replace(/(['./])en\.ts'/g, `$1${language}.ts'`) : text;

/** The shared files that written ones need, directly or through others. */
export function sharedFilesFor(written: readonly SourceFile[], language: AppLanguage): SourceFile[] {
  const found = new Map<string, SourceFile>();
  const waiting = [...[...shared.keys()].filter(isRoot), ...written.flatMap((file) => importsOf(file))];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = shared.get(path);
    if (text === undefined || found.has(path)) continue;
    const file = { path, text: spoken(path, text, language) };
    found.set(path, file);
    waiting.push(...importsOf(file));
  }
  return [...found.values()];
}
