import { describe, it } from 'vitest';
import { expectReached, expectReachedInOthers } from './reached.ts';

describe('the reader of descriptions', () => {
  it.each([
    'briefs',
    'everyday',
    'everyday-more',
    'everyday-others',
    'held-out-fresh',
    'held-out-wide',
    'held-out-plain',
    'held-out-prompts',
    'held-out-briefs',
    'held-out-everyday',
  ] as const)('%s.json: reads at least as well as it did', expectReached);

  it.each(['dev', 'everyday-others', 'held-out-fresh', 'held-out-wide', 'held-out-prompts'] as const)(
    '%s: reads no language besides English worse than it did',
    expectReachedInOthers,
  );
});
