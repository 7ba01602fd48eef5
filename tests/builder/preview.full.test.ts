import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { createPreviewer } from '#builder/compile/preview.ts';
import { sampleBlueprint } from '../support/sample-blueprint.ts';

// Drafts that take as long as they say, hang, or end their worker.

let folder = '';
let worker = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-preview-'));
  worker = path.join(folder, 'worker.mjs');
  await writeFile(
    worker,
    `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ blueprint: { takes = 0, hangs, dies } }) => {
  if (dies) process.exit(1);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, hangs ? Infinity : takes);
  parentPort.postMessage({ ok: true });
});`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

function previewer(options: { most: number; longestMs: number }) {
  const made = createPreviewer({ worker, ...options });
  onTestFinished(() => made.close());
  const order: string[] = [];
  return {
    order,
    async compile(name: string, draft: object) {
      const result = await made.compile(draft, folder);
      order.push(name);
      return result;
    },
  };
}

test('a draft that hangs fails alone, after its time, and delays nobody else', async () => {
  const { compile, order } = previewer({ most: 2, longestMs: 3000 });
  const slow = compile('slow', { hangs: true });
  const others = ['a', 'b', 'c', 'd'].map((name) => compile(name, {}));
  for (const other of others) expect(await other).toMatchObject({ ok: true });
  expect(order).toEqual(['a', 'b', 'c', 'd']);
  expect(await slow).toMatchObject({ ok: false, log: expect.stringContaining('took too long') });
  expect(await compile('after', {})).toMatchObject({ ok: true });
});

test('the time of a draft starts when its compile does, however long it waited', async () => {
  const { compile } = previewer({ most: 1, longestMs: 2500 });
  const drafts = Array.from({ length: 6 }, (_, index) => compile(String(index), { takes: 600 }));
  expect((await Promise.all(drafts)).map(({ ok }) => ok)).toEqual(Array.from({ length: 6 }, () => true));
});

test('a draft that ends its worker fails alone, and those that waited for the worker get another', async () => {
  const { compile } = previewer({ most: 1, longestMs: 5000 });
  const [dead, next] = [compile('dead', { dies: true }), compile('next', {})];
  expect(await dead).toMatchObject({ ok: false });
  expect(await next).toMatchObject({ ok: true });
});

test('closing answers all who wait, and whoever asks afterwards', async () => {
  const made = createPreviewer({ worker, most: 1 });
  const drafts = [made.compile({ hangs: true }, folder), made.compile({}, folder)];
  await made.close();
  for (const result of await Promise.all([...drafts, made.compile({}, folder)]))
    expect(result).toMatchObject({ ok: false });
});

/** Compiles drafts one after another as the built server does. @returns what is in the folder of each */
async function compileAll(drafts: object[]): Promise<Record<string, string>[]> {
  const made = createPreviewer({ worker: path.join(inject('productDir'), 'dist/server/preview-worker.js') });
  onTestFinished(() => made.close());
  const results: Record<string, string>[] = [];
  for (const [at, draft] of drafts.entries()) {
    const target = await mkdtemp(path.join(folder, `draft-${at}-`));
    const result = await made.compile(draft, target);
    expect(result).toMatchObject({ ok: true });
    const names = (await readdir(target)).toSorted();
    const texts = names.map(async (name) => [name, await readFile(path.join(target, name), 'utf8')] as const);
    results.push(Object.fromEntries(await Promise.all(texts)));
  }
  return results;
}

test('a preview stands on relative addresses, takes its packages from one script, and is not installed', async () => {
  const [files = {}] = await compileAll([sampleBlueprint]);
  const fonts = Object.keys(files).filter((name) => name.endsWith('.woff2'));
  expect(fonts).not.toHaveLength(0);
  expect(Object.keys(files).filter((name) => !fonts.includes(name))).toEqual([
    'app.css',
    'app.js',
    'favicon.svg',
    'index.html',
    'kit.js',
    'kit.js.gz',
  ]);
  expect(files['index.html']).toContain('src="./app.js"');
  expect(files['index.html']).not.toContain('manifest');
  expect(files['app.js']).toMatch(/from"\.\/kit\.js"/);
  // React says so of each element that it made.
  expect(files['kit.js']).toContain('react.transitional.element');
  expect(files['app.js']).not.toContain('react.transitional.element');
  expect(files['app.css']).toContain('.hero');
});

test('nothing of a draft is left in the next one: the same draft is the same preview to the byte', async () => {
  const other = {
    ...sampleBlueprint,
    name: 'Second wind',
    pages: sampleBlueprint.pages.map((page) => (page.kind === 'home' ? { ...page, sections: [] } : page)),
  };
  const [first, between, again] = await compileAll([sampleBlueprint, other, sampleBlueprint]);
  expect(between?.['app.js']).toContain('Second wind');
  expect(again).toEqual(first);
});
