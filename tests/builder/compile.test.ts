import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runBuild } from '#builder/compile/build.ts';
import { findChromium, takePicture } from '#builder/compile/picture.ts';
import { createPreviewer } from '#builder/compile/preview.ts';
import { type Limits, run } from '#builder/compile/runner.ts';
import { sampleBlueprint } from '../support/sample-blueprint.ts';

const entry = (name: string) => path.join(inject('productDir'), 'dist/server', name);
let temp = '';
beforeAll(async () => {
  temp = await mkdtemp(path.join(os.tmpdir(), 'selvedge-compile-'));
});
afterAll(() => rm(temp, { recursive: true }));
const folder = () => mkdtemp(path.join(temp, 'app-'));

async function buildIt(blueprint: unknown, signal?: AbortSignal) {
  return runBuild({
    blueprint,
    folder: await folder(),
    child: entry('build-child.js'),
    onStep: () => undefined,
    signal,
  });
}

describe('a build', () => {
  test('of what is no blueprint ends at the check and says what to mend', async () => {
    const result = await buildIt({ ...sampleBlueprint, pages: [] });
    expect(result).toMatchObject({ ok: false, step: 'check' });
    expect(result.ok ? '' : result.log).toMatch(/Fix these in the editor[\s\S]*pages/);
  });

  test('that is interrupted answers so', async () => {
    const stop = new AbortController();
    stop.abort();
    const result = await buildIt(sampleBlueprint, stop.signal);
    expect(result).toMatchObject({ ok: false, log: expect.stringContaining('interrupted') });
  });
});

describe('the picture of the home page', () => {
  const PAGE = `<!doctype html><body style="margin:0"><script src="./page.js"></script>`;
  async function bundleOf(script: string): Promise<{ app: string; target: string }> {
    const target = await folder();
    const app = path.join(target, 'app');
    await mkdir(app);
    await writeFile(path.join(app, 'index.html'), PAGE);
    await writeFile(path.join(app, 'page.js'), script);
    return { app, target };
  }

  test.runIf(findChromium())(
    'shows what the bundle draws, 640 pixels wide, and the page reaches nothing outside its bundle',
    async () => {
      const asked: string[] = [];
      const outside = createServer((request, response) => {
        asked.push(request.url ?? '');
        response.end();
      });
      await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
      const address = outside.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const { app, target } = await bundleOf(
        `document.body.style.background = 'rgb(0, 128, 0)';
         fetch('http://127.0.0.1:${port}/fetch').catch(() => {});
         new Image().src = 'http://127.0.0.1:${port}/image';`,
      );
      expect(await takePicture(app, target)).toMatchObject({ taken: true });
      outside.close();
      expect(asked).toEqual([]);
      const { data, info } = await sharp(await readFile(path.join(target, 'home.webp')))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([640, 400]);
      expect(Math.abs((data[1] ?? 0) - 128) + (data[0] ?? 0) + (data[2] ?? 0)).toBeLessThan(12);
      expect((await readdir(target)).toSorted()).toEqual(['app', 'home.webp']);
    },
  );

  test('is done without where there is no browser, or it does not work', async () => {
    const { app, target } = await bundleOf('');
    expect(await takePicture(app, target, null)).toMatchObject({ taken: false });
    expect(await takePicture(app, target, '/nowhere/chromium')).toMatchObject({ taken: false });
    expect(await takePicture(app, target, process.execPath)).toMatchObject({ taken: false });
    expect(await readdir(target)).toEqual(['app']);
  });
});

/** The ids of the processes that carry a mark on their command line. */
const alive = (mark: string) =>
  readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(mark);
    } catch {
      return false; // It ended while the list was read.
    }
  });

describe.runIf(process.platform === 'linux')('a child', () => {
  const limits: Limits = { wallMs: 20_000, heapMb: 64, groupMb: 1000 };

  /** Runs a script that first starts a grandchild carrying a mark, and tells what is left of it afterwards. */
  async function child(body: string, more: Partial<Limits> = {}, signal?: AbortSignal, onMessage = () => {}) {
    const cwd = await folder();
    const mark = `mark-${path.basename(cwd)}`;
    const module = path.join(cwd, 'child.mjs');
    await writeFile(
      module,
      `import { spawn } from 'node:child_process';
spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '${mark}'], { stdio: 'inherit' });
process.once('message', () => { process.send('started'); ${body} });`,
    );
    const { end } = await run({
      module,
      input: {},
      cwd,
      limits: { ...limits, ...more },
      ...(signal ? { signal } : {}),
      onMessage,
    });
    await expect.poll(() => alive(mark)).toEqual([]);
    return end;
  }

  test('that never ends is stopped with all it started', async () => {
    expect(await child('for (;;);', { wallMs: 1500 })).toEqual({ kind: 'timed-out' });
  });

  test('that fills its heap is told apart from one that fails', async () => {
    expect(await child('const all = []; for (;;) all.push(new Array(1000).fill(all.length));')).toEqual({
      kind: 'out-of-memory',
    });
  });

  test('that fills memory outside its heap is stopped', async () => {
    const hog = 'const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)), 10);';
    expect(await child(hog, { groupMb: 300 })).toEqual({ kind: 'out-of-memory' });
  });

  test('that is aborted ends with all it started', async () => {
    const stop = new AbortController();
    expect(await child('setInterval(() => {}, 1000);', {}, stop.signal, () => stop.abort())).toEqual({
      kind: 'aborted',
    });
  });

  test('that a service manager asks to end, with all else, is told apart from one that fails', async () => {
    expect(await child("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);")).toEqual({
      kind: 'interrupted',
    });
  });

  test('that leaves a grandchild behind ends when it ends', async () => {
    expect(await child('process.exit(3);')).toEqual({ kind: 'exited', code: 3 });
  });
});

test('a broken draft does not end the previewer', async () => {
  const previewer = createPreviewer({ worker: entry('preview-worker.js') });
  expect(await previewer.compile({}, await folder())).toMatchObject({ ok: false });
  expect(await previewer.compile(sampleBlueprint, await folder())).toMatchObject({ ok: true });
  await previewer.close();
});
