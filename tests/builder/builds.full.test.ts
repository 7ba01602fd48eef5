import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { runBuild, type StepReport } from '#builder/compile/build.ts';
import { generate } from '#builder/generate/index.ts';
import { HOSTILE_TEXTS } from '../support/blueprints.ts';
import { sampleBlueprint } from '../support/sample-blueprint.ts';

/** A build runs the app's own tests and takes its time where other files run beside it. */
const BUILDS = 240_000;

const entry = (name: string) => path.join(inject('productDir'), 'dist/server', name);
let temp = '';
beforeAll(async () => {
  temp = await mkdtemp(path.join(os.tmpdir(), 'selvedge-builds-'));
});
afterAll(() => rm(temp, { recursive: true }));

async function buildIt(blueprint: unknown, isAgain = false) {
  const folder = await mkdtemp(path.join(temp, 'app-'));
  const steps: StepReport[] = [];
  const result = await runBuild({
    blueprint,
    folder,
    child: entry('build-child.js'),
    isAgain,
    onStep: (report) => steps.push(report),
  });
  return { folder, steps, result };
}

describe('a build', () => {
  test(
    'leaves the source, the app and a zip that is the same to the byte each time',
    async () => {
      const first = await buildIt(sampleBlueprint);
      expect(first.result).toMatchObject({ ok: true });
      expect((await readdir(first.folder)).filter((name) => name !== 'home.webp').toSorted()).toEqual([
        'app',
        'source',
        'source.zip',
      ]);
      expect(await readdir(path.join(first.folder, 'source'))).not.toContain('node_modules');
      expect(await readdir(path.join(first.folder, 'app'))).toContain('index.html');
      const zip = await readFile(path.join(first.folder, 'source.zip'));
      const inZip = Object.entries(unzipSync(zip)).map(
        ([name, bytes]) => [name.split('/').slice(1).join('/'), Buffer.from(bytes).toString()] as const,
      );
      expect(inZip.map(([name]) => name)).toEqual([
        ...generate(sampleBlueprint).map((file) => file.path),
        'package-lock.json',
        'public/social-card.png',
      ]);
      for (const [name, text] of inZip.slice(0, -1))
        expect(await readFile(path.join(first.folder, 'source', name), 'utf8')).toBe(text);
      for (const { log } of first.steps) expect(log).not.toContain(temp);

      const second = await buildIt(structuredClone(sampleBlueprint), true);
      expect(second.result).toEqual({ ...first.result, picture: expect.any(Boolean) });
      expect(zip.equals(await readFile(path.join(second.folder, 'source.zip')))).toBe(true);
    },
    BUILDS,
  );

  test(
    'comes to its end in a folder that the checkout around it ignores, as the data folder of a checkout is',
    async () => {
      const ignored = await mkdtemp(path.join(process.cwd(), '.cache/ignored-'));
      try {
        const result = await runBuild({
          blueprint: sampleBlueprint,
          folder: ignored,
          child: entry('build-child.js'),
          onStep: () => undefined,
        });
        expect(result).toMatchObject({ ok: true });
      } finally {
        await rm(ignored, { recursive: true });
      }
    },
    BUILDS,
  );

  test(
    'takes hostile text as text',
    async () => {
      const blueprint: Blueprint = {
        ...sampleBlueprint,
        name: '</script><script>alert(1)',
        tagline: HOSTILE_TEXTS.slice(0, 8).join(' ').slice(0, 200),
        pages: sampleBlueprint.pages.map((page, index) => ({
          ...page,
          title: (HOSTILE_TEXTS[index] ?? 'x').slice(0, 60),
        })),
      };
      const { result, steps } = await buildIt(blueprint);
      expect(steps.filter((step) => step.status === 'error').map((step) => step.log)).toEqual([]);
      expect(result.ok).toBe(true);
    },
    BUILDS,
  );
});
