import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withAddedRows } from '#blueprint/understand/compile/rows/added.ts';
import { generate } from '#builder/generate/index.ts';
import { largestBlueprint } from '../support/blueprints.ts';
import { arbitraryFullBlueprint } from '../support/full-blueprints.ts';
import { expectMeaning } from '../support/meaning.ts';
import { sampleBlueprint } from '../support/sample-blueprint.ts';
import { unformatted } from '../support/written.ts';

test('every file of the sample, of the largest app and of 60 arbitrary ones is written the way prettier would', async () => {
  const sample = generate(sampleBlueprint);
  expect(await unformatted(sample)).toEqual([]);
  const shared = new Set(sample.map(({ text }) => text));
  const own = (files: typeof sample) => files.filter(({ text }) => !shared.has(text));
  expect(await unformatted(own(generate(largestBlueprint())))).toEqual([]);
  await fc.assert(
    fc.asyncProperty(arbitraryFullBlueprint, async (blueprint) => {
      expect(await unformatted(own(generate(blueprint)))).toEqual([]);
    }),
    { numRuns: 60, endOnFailure: true },
  );
}, 600_000);

test('the data modules of 200 arbitrary apps and of the largest mean what their blueprints said', async () => {
  await expectMeaning(withAddedRows(largestBlueprint()), generate(largestBlueprint()));
  await fc.assert(
    fc.asyncProperty(arbitraryFullBlueprint, async (blueprint) => {
      const stored: typeof blueprint = JSON.parse(JSON.stringify(blueprint));
      await expectMeaning(withAddedRows(stored), generate(stored));
    }),
    { numRuns: 200, endOnFailure: true },
  );
}, 600_000);
