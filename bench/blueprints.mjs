// The property test of the generator over 500 arbitrary blueprints instead of the 25 of `npm test`: `node bench/blueprints.mjs`.
import { tool } from '../scripts/prepare.mjs';

process.exit(
  await tool(
    'vitest/vitest.mjs',
    ['run', '--project', 'node', 'tests/builder/compile.test.ts', '-t', 'arbitrary'],
    { ARBITRARY_APPS: '500' },
  ),
);
