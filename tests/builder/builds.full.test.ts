import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { runBuild, type StepReport } from '#builder/compile/build.ts';
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

async function buildIt(blueprint: unknown) {
  const steps: StepReport[] = [];
  const result = await runBuild({
    blueprint,
    folder: await mkdtemp(path.join(temp, 'app-')),
    child: entry('build-child.js'),
    onStep: (report) => steps.push(report),
  });
  return { steps, result };
}

describe('a build', () => {
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
