import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { build, type BuildFailure } from 'esbuild';
import type { Blueprint } from '#blueprint/schema.ts';
import { generate } from '../generate/index.ts';
import { HOST_MODULES } from './host.ts';

export interface PreviewRequest {
  /** Checked when it was stored. */
  blueprint: Blueprint;
  folder: string;
}
export type PreviewReply = { ok: true } | { ok: false; log: string };

// A thread of its own, kept warm: generating and bundling a draft never holds up the server's event loop.

parentPort?.on('message', ({ blueprint, folder }: PreviewRequest) => {
  compile(blueprint, folder).then(
    () => parentPort?.postMessage({ ok: true } satisfies PreviewReply),
    (error: unknown) => parentPort?.postMessage({ ok: false, log: explain(error) } satisfies PreviewReply),
  );
});

async function compile(blueprint: Blueprint, folder: string): Promise<void> {
  const source = path.join(folder, '.source');
  const files = generate(blueprint).filter(({ path: name }) => /^(?:src|public)\/|^index\.html$/.test(name));
  for (const name of new Set(files.map((file) => path.dirname(file.path))))
    await mkdir(path.join(source, name), { recursive: true });
  await Promise.all(files.map((file) => writeFile(path.join(source, file.path), file.text)));
  await build({
    entryPoints: { app: path.join(source, 'src/main.tsx') },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    nodePaths: [HOST_MODULES],
    tsconfigRaw: {},
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.DEV': 'false',
      'import.meta.env.PROD': 'true',
    },
    loader: { '.svg': 'dataurl', '.woff2': 'file' },
  });
  const page = files.find((file) => file.path === 'index.html')?.text ?? '';
  await writeFile(
    path.join(folder, 'index.html'),
    page
      .replace(
        /<script type="module" src="[^"]*"><\/script>/,
        '<script type="module" src="./app.js"></script>',
      )
      .replace('</head>', '<link rel="stylesheet" href="./app.css" /></head>'),
  );
  for (const file of files)
    if (file.path.startsWith('public/'))
      await writeFile(path.join(folder, path.basename(file.path)), file.text);
  await rm(source, { recursive: true });
}

function explain(error: unknown): string {
  const failures = (error as Partial<BuildFailure>).errors;
  if (Array.isArray(failures))
    return failures
      .slice(0, 5)
      .map((one) => `${one.location?.file.split('.source/')[1] ?? ''} ${one.text}`.trim())
      .join('\n');
  return error instanceof Error ? error.message : String(error);
}
