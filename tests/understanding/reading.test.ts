import { describe, it } from 'vitest';
import { expectReached, expectReachedInOthers } from './reached.ts';

describe('the reader of descriptions', () => {
  it.each(['dev', 'held-out'] as const)('%s.json: reads at least as well as it did', expectReached);

  it('held-out: reads no language besides English worse than it did', () =>
    expectReachedInOthers('held-out'));
});
