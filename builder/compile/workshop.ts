import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildContext, context, type OutputFile } from 'esbuild';
import type { SourceFile } from '../generate/index.ts';
import { HOST_MODULES } from './host.ts';

/** What is parsed once is kept for the next draft, so a workshop is cleared now and then. */
const MOST_DRAFTS = 200;

/**
 * Bundles one draft after another in a folder of its own. Most files of a draft are as in the one before: only what differs is written
 * and parsed.
 * @param modules what the drafts' packages are imported from; each takes its names from `./kit.js`
 */
export function createWorkshop(folder: string, modules: string) {
  const written = new Map<string, string>();
  let bundler: BuildContext<{ write: false }> | null = null;
  let drafts = 0;

  async function open(): Promise<BuildContext<{ write: false }>> {
    written.clear();
    drafts = 0;
    await rm(folder, { recursive: true, force: true });
    await cp(modules, path.join(folder, 'node_modules'), { recursive: true });
    return context({
      absWorkingDir: folder,
      entryPoints: { app: 'src/main.tsx' },
      outdir: folder,
      write: false,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      minify: true,
      legalComments: 'none',
      logLevel: 'silent',
      external: ['./kit.js'],
      // Type faces are the only packages that aren't in the kit.
      nodePaths: [HOST_MODULES],
      tsconfigRaw: {},
      define: {
        'process.env.NODE_ENV': '"production"',
        'import.meta.env.DEV': 'false',
        'import.meta.env.PROD': 'true',
      },
      loader: { '.woff2': 'file' },
    });
  }

  async function lay(files: readonly SourceFile[]): Promise<void> {
    const wanted = new Set(files.map((file) => file.path));
    for (const name of written.keys())
      if (!wanted.has(name)) {
        await rm(path.join(folder, name), { force: true });
        written.delete(name);
      }
    const changed = files.filter((file) => written.get(file.path) !== file.text);
    for (const name of new Set(changed.map((file) => path.dirname(file.path))))
      await mkdir(path.join(folder, name), { recursive: true });
    await Promise.all(
      changed.map(async (file) => {
        await writeFile(path.join(folder, file.path), file.text);
        written.set(file.path, file.text);
      }),
    );
  }

  return {
    /** @returns the bundle's files, `app.js` and `app.css` among them */
    async bundle(files: readonly SourceFile[]): Promise<OutputFile[]> {
      if (drafts >= MOST_DRAFTS) {
        await bundler?.dispose();
        bundler = null;
      }
      bundler ??= await open();
      drafts += 1;
      await lay(files);
      const { outputFiles } = await bundler.rebuild();
      return outputFiles;
    },
  };
}
