import { likelihood, type Weights } from '../../likelihood.ts';
import type { Evidence } from './evidence.ts';
import { headOf, isService } from './sorts.ts';

// Whether nouns are things of their own, weighed over a whole description.

/** Fitted by `scripts/fit/things.mjs`. */
export interface AllWeights {
  things: Weights;
}
export interface Verdicts {
  /** Nothing of a noun that isn't in the description. */
  isThing(noun: string): boolean | undefined;
  /** Whether it is one wherever it stands. */
  isSurely(noun: string): boolean;
  things: readonly string[];
  /** "Meeting rooms" are the rooms that are spoken of later: the name that a thing has by itself. */
  nameOf(noun: string): string;
}

/** From here on a noun is taken for a thing, and from here on even where it is named in passing. */
const ENOUGH = 0.34;
const SURE = 0.46;

/** What an app shows with, and keeps only where its name says more: "consent form", "waiting list". */
const SHOWN =
  /^(?:(?:online|web|contact|enquiry) form|figure|chart|graph|calendar|dashboard|overview|view|screen|button|website|tally|total|(?:kanban|trello)(?: board)?)$/;

/** What is said of a thing, and never one of its own, however often it is named: "wedding date", "due dates". */
const ONLY_SAID = /^(?:date|time|name|age|height|length|width)$/;

/** @param isKnown whether a noun has a name of its own, and is no sort of something else */
export function verdictsOf(
  evidence: readonly Evidence[],
  weights: Weights,
  isKnown: (noun: string) => boolean,
): Verdicts {
  const values = new Map(
    evidence.map(({ noun, signs, isOnlyCounted, isOnlyPart }) => [
      noun,
      SHOWN.test(noun) ||
      ONLY_SAID.test(noun) ||
      (isService(noun) && noun.includes(' ')) ||
      isOnlyCounted ||
      isOnlyPart
        ? 0
        : likelihood(signs, weights),
    ]),
  );
  const isThing = (noun: string): boolean | undefined => {
    const value = values.get(noun);
    return value === undefined ? undefined : value >= ENOUGH;
  };
  return {
    isThing,
    isSurely: (noun) => (values.get(noun) ?? 0) >= SURE,
    things: [...values.keys()].filter(isThing),
    nameOf(noun) {
      const head = headOf(noun);
      return !isKnown(noun) && isThing(head) ? head : noun;
    },
  };
}
