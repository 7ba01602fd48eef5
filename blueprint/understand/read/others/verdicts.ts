import { likelihood, type Weights } from '../../likelihood.ts';
import { type Evidence, KEPT, PREMISES, type RoleEvidence, WRAPS } from './evidence.ts';
import type { Phrase } from './phrase.ts';
import { folded, type Vocabulary } from './vocabulary.ts';

// Whether nouns are things of their own, weighed over a whole description.

/** Fitted by `scripts/fit/others.mjs`. */
export interface OtherWeights {
  things: Weights;
  /** Lists that something is chosen from. */
  lists: Weights;
  /** People who do something in the app. */
  roles: Weights;
}
export interface Verdicts {
  /** Nothing of a noun that isn't in the description. */
  isThing(noun: string): boolean | undefined;
  /** Whether it is so unlikely to be one that nothing belongs to it. */
  isRefused(noun: string): boolean;
  /** Whether it is one wherever it stands. */
  isSurely(noun: string): boolean;
}

/** From here on a noun is taken for a thing, and from here on even where it is named in passing. */
const ENOUGH = 0.4;
const SURE = 0.6;
/** Below this nothing belongs to it. */
const REFUSED = { near: 0.2, far: 0.35 };
const FAR = /^(?:zh|ar)$/u;

const valueFor = (signs: readonly string[], weights: Weights): number => {
  if (signs.includes(PREMISES) || signs.includes(WRAPS)) return 0;
  return signs.includes(KEPT) ? 1 : likelihood(signs, weights);
};

export function verdictsOf(
  evidence: readonly Evidence[],
  weights: Weights,
  { language }: Vocabulary,
): Verdicts {
  const values = new Map(
    evidence.map(({ noun, signs }) => [folded(noun, language), valueFor(signs, weights)]),
  );
  const valueOf = (noun: string) => values.get(folded(noun, language));
  return {
    isThing(noun) {
      const value = valueOf(noun);
      return value === undefined ? undefined : value >= ENOUGH;
    },
    isRefused: (noun) => (valueOf(noun) ?? 1) < (FAR.test(language) ? REFUSED.far : REFUSED.near),
    isSurely: (noun) => (valueOf(noun) ?? 0) >= SURE,
  };
}

/** From here on those who do something are a role. */
const DOES = 0.5;

export const rolesOf = (evidence: readonly RoleEvidence[], weights: Weights): readonly Phrase[] =>
  evidence.filter(({ signs }) => likelihood(signs, weights) >= DOES).map(({ phrase }) => phrase);
