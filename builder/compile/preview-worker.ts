import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { BuildFailure } from 'esbuild';
import type { Blueprint } from '#blueprint/schema.ts';
import { generate } from '../generate/index.ts';
import { createWorkshop } from './workshop.ts';

export interface PreviewRequest {
  /** Checked when it was stored. */
  blueprint: Blueprint;
  folder: string;
}
export type PreviewReply = { ok: true } | { ok: false; log: string };
export interface PreviewWorkerData {
  /** A folder of this thread alone. */
  workshop: string;
}

// A thread of its own, kept warm: generating and bundling a draft never holds up the server's event loop.

/** Built beside this entry. */
const KIT = path.join(import.meta.dirname, 'preview-kit');
const kit = readFile(path.join(KIT, 'kit.js'));
const kitCompressed = readFile(path.join(KIT, 'kit.js.gz'));
const workshop = createWorkshop((workerData as PreviewWorkerData).workshop, path.join(KIT, 'modules'));

parentPort?.on('message', ({ blueprint, folder }: PreviewRequest) => {
  compile(blueprint, folder).then(
    () => parentPort?.postMessage({ ok: true } satisfies PreviewReply),
    (error: unknown) => parentPort?.postMessage({ ok: false, log: explain(error) } satisfies PreviewReply),
  );
});

async function compile(blueprint: Blueprint, folder: string): Promise<void> {
  const files = generate(blueprint);
  const textOf = (name: string) => files.find((file) => file.path === name)?.text ?? '';
  const bundled = await workshop.bundle(files.filter((file) => file.path.startsWith('src/')));
  await Promise.all([
    ...bundled.map((file) => writeFile(path.join(folder, path.basename(file.path)), file.contents)),
    writeFile(path.join(folder, 'kit.js'), await kit),
    writeFile(path.join(folder, 'kit.js.gz'), await kitCompressed),
    writeFile(path.join(folder, 'favicon.svg'), textOf('public/favicon.svg')),
    writeFile(path.join(folder, 'index.html'), previewPage(textOf('index.html'))),
  ]);
}

/** The app's page with the bundle in place of its sources. A preview is never installed, so it has no manifest. */
const previewPage = (html: string) =>
  html
    .replace(/ *<link rel="manifest"[^>]*>\n/, '')
    .replace(
      '</head>',
      '<link rel="stylesheet" href="./app.css" /><link rel="modulepreload" href="./kit.js" /></head>',
    )
    .replace(/<script type="module" src="[^"]*"/, '<script type="module" src="./app.js"');

function explain(error: unknown): string {
  const failures = (error as Partial<BuildFailure>).errors;
  if (Array.isArray(failures))
    return failures
      .slice(0, 5)
      .map((one) => `${one.location?.file ?? ''} ${one.text}`.trim())
      .join('\n');
  return error instanceof Error ? error.message : String(error);
}
