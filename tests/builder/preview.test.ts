import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPreviewer } from '#builder/compile/preview.ts';

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
