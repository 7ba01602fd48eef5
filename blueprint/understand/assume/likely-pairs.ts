import { likelihood, type Weights } from '../likelihood.ts';
import type { Pair } from './pairs.ts';

// How likely two things belong together, given how likely the others do: what hangs on a task by which it hangs on a boat doesn't hang on the boat itself.

export interface LinkWeights {
  /** For the signs of a pair by itself. */
  alone: Weights;
  /** For those of a pair among all others. */
  among: Weights;
}
export interface LikelyPair<P extends Pair = Pair> {
  pair: P;
  value: number;
}

/** Joins whatever pairs join, one after the other. */
export function groupsOf() {
  const parents = new Map<number, number>();
  const top = (at: number): number => {
    const parent = parents.get(at);
    return parent === undefined ? at : top(parent);
  };
  return {
    areJoined: ({ from, to }: Pair) => top(from.at) === top(to.at),
    join: ({ from, to }: Pair) => {
      const [one, other] = [top(from.at), top(to.at)];
      if (one !== other) parents.set(one, other);
    },
  };
}

const byValue = (one: LikelyPair, other: LikelyPair) => other.value - one.value;

const CLEAREST = 0.999;
const oddsOf = (value: number) => {
  const kept = Math.min(CLEAREST, Math.max(1 - CLEAREST, value));
  return Math.log(kept / (1 - kept));
};
const step = (value: number, most: number) => Math.max(-most, Math.min(most, Math.round(value)));

/** How likely the least likely link is of the best way between two things that isn't their own. */
function detour(of: LikelyPair, sorted: readonly LikelyPair[]): number {
  const { areJoined, join } = groupsOf();
  for (const one of sorted) {
    if (one === of) continue;
    join(one.pair);
    if (areJoined(of.pair)) return one.value;
  }
  return 0;
}

/** @returns the signs of each pair among all others, in the order of the pairs */
export function amongSigns(likely: readonly LikelyPair[]): string[][] {
  const sorted = [...likely].sort(byValue);
  const othersAt = (of: LikelyPair, at: number) =>
    likely.filter((one) => one !== of && (one.pair.from.at === at || one.pair.to.at === at));
  return likely.map((one) => {
    const { pair, value } = one;
    const way = detour(one, sorted);
    const [mine, theirs] = [othersAt(one, pair.from.at), othersAt(one, pair.to.at)];
    const ranks = [mine, theirs].map((others) =>
      Math.min(3, others.filter((other) => other.value > value).length),
    );
    const sums = [mine, theirs].map((others) =>
      Math.min(4, Math.round(others.reduce((sum, other) => sum + other.value, 0))),
    );
    return [
      `likely ${step(1.5 * oddsOf(value), 6)}`,
      `detour ${step(1.5 * oddsOf(way), 6)}`,
      `before detour ${step(2 * (oddsOf(value) - oddsOf(way)), 6)}`,
      ...(way < value ? ['best way'] : []),
      `from place ${ranks[0] ?? 0}`,
      `to place ${ranks[1] ?? 0}`,
      `places ${[...ranks].sort().join(' ')}`,
      `from else ${sums[0] ?? 0}`,
      `to else ${sums[1] ?? 0}`,
    ];
  });
}

/** @returns the pairs by themselves, in their order */
export const alone = <P extends Pair>(pairs: readonly P[], weights: Weights): LikelyPair<P>[] =>
  pairs.map((pair) => ({ pair, value: likelihood(pair.signs, weights) }));

/** @returns the likeliest first */
export function likelyPairs<P extends Pair>(pairs: readonly P[], weights: LinkWeights): LikelyPair<P>[] {
  const first = alone(pairs, weights.alone);
  const signs = amongSigns(first);
  return first
    .map(({ pair }, at) => ({ pair, value: likelihood(signs[at] ?? [], weights.among) }))
    .sort(byValue);
}

/** From how likely on a link is assumed that nobody said. */
const ENOUGH = 0.33;
/** Less likely ones are left alone, even where nothing else joins two things. */
const LEAST = 0.05;
/** And from how likely on what usually belongs together is linked: less likely, something else stands between. */
const ENOUGH_IF_USUAL = 0.1;

const isUsual = ({ pair }: LikelyPair): boolean => pair.signs.includes('usual');

/** As many links as there are in all for each thing: most apps hang together by one fewer than they have things. */
const FOR_EACH = 1.3;

/**
 * What was said, the links that are likely enough, and the likeliest between groups of things that nothing joins.
 * @param isOpen whether a pair may be linked though nobody said it
 */
export function linkedPairs<P extends Pair>(
  pairs: readonly P[],
  weights: LinkWeights,
  isOpen: (pair: P) => boolean = () => true,
): P[] {
  const likely = likelyPairs(pairs, weights);
  const { areJoined, join } = groupsOf();
  const said = likely.filter(({ pair }) => pair.isSaid);
  for (const { pair } of said) join(pair);
  const things = new Set(pairs.flatMap(({ from, to }) => [from.at, to.at]));
  let left = Math.ceil(FOR_EACH * things.size) - said.length;
  // Of what is likely enough first what joins something, so that the rest is what may be left out.
  const open = likely.filter(({ pair }) => !pair.isSaid && isOpen(pair));
  const joining = open.filter(({ pair, value }) => {
    if (value < LEAST || areJoined(pair)) return false;
    join(pair);
    left -= 1;
    return true;
  });
  const others = open.filter((one) => {
    if (joining.includes(one)) return false;
    if (isUsual(one)) return one.value >= ENOUGH_IF_USUAL;
    if (one.value < ENOUGH || left <= 0) return false;
    left -= 1;
    return true;
  });
  return [...said, ...joining, ...others].map(({ pair }) => pair);
}
