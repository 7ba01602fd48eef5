import type { Span } from '../../../facts.ts';
import type { Weights } from '../../../likelihood.ts';
import { type Weighed, sharesOf } from '../fields/settle.ts';

// Whose the fields around a row of values are: a choice mostly stands among the fields of its owner.

/** How much of what stands around a span is each thing's, from 0 to 1, and how much of it is a field at all. */
export interface Vote {
  of: ReadonlyMap<string, number>;
  whole: number;
}
export interface Votes {
  /** What stands in the same sentence before it. */
  before(span: Span): Vote;
  /** The same after it. */
  after(span: Span): Vote;
  /** What stands in the sentence before. */
  earlier(span: Span): Vote;
}

/** So many parts away still say whose a choice is. */
const REACH = 4;

interface Part {
  row: number;
  start: number;
  end: number;
  /** How likely each thing has the likeliest field in it. */
  shares: readonly number[];
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * @param things in the order in which the fields were weighed for them
 * @param starts where the sentences begin
 */
export function votesFor(
  weighed: readonly Weighed[],
  things: readonly string[],
  weights: Weights,
  starts: readonly number[],
): Votes {
  const parts = new Map<string, Part>();
  for (const one of weighed) {
    const { row, part, start, end } = one.candidate;
    const shares = sharesOf(one, weights);
    const key = `${row} ${part.at}`;
    const known = parts.get(key);
    if (!known || sumOf(known.shares) < sumOf(shares)) parts.set(key, { row, start, end, shares });
  }
  const all = [...parts.values()].sort((one, other) => one.start - other.start);
  const rowAt = ({ start }: Span) => starts.findLastIndex((one) => one <= start);

  /** @param some the nearest first */
  function voteOf(some: readonly Part[]): Vote {
    const votes = things.map(() => 0);
    for (const [at, { shares }] of some.slice(0, REACH).entries())
      shares.forEach((share, thing) => (votes[thing] = (votes[thing] ?? 0) + share / (at + 1)));
    const whole = sumOf(votes);
    return { whole, of: new Map(things.map((noun, at) => [noun, (votes[at] ?? 0) / Math.max(whole, 1e-9)])) };
  }
  return {
    before: (span) =>
      voteOf(all.filter(({ row, end }) => row === rowAt(span) && end <= span.start).reverse()),
    after: (span) => voteOf(all.filter(({ row, start }) => row === rowAt(span) && start >= span.end)),
    earlier: (span) => voteOf(all.filter(({ row }) => row === rowAt(span) - 1).reverse()),
  };
}
