import { expect, it } from 'vitest';
import { descriptionsIn } from '../understanding/gold.ts';
import { expectWhole } from '../support/whole-app.ts';

it('the app of a description is whole for the hardest that this was worked out on', async () => {
  const descriptions = await descriptionsIn('dev-fresh');
  expect(descriptions.length).toBeGreaterThan(100);
  for (const { description } of descriptions) expectWhole(description);
});
