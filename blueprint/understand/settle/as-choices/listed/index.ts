import type { Facts } from '../../../facts.ts';
import type { Lexicon } from '../../../lexicon.ts';
import { beforeNoun } from './before-noun.ts';
import { behindNoun } from './behind-noun.ts';
import { ofDeed } from './of-deed.ts';
import { ofOneSort } from './of-one-sort.ts';
import { hasChoice, type Pattern, withListed } from './listed.ts';

// Sorts told in the words around a noun: "yoga and pilates classes", "tickets for people, bikes or cars", "report potholes
// or graffiti".

const PATTERNS: readonly Pattern[] = [...ofOneSort, ...behindNoun, ...beforeNoun, ...ofDeed];

/** @param given facts of an English description */
export const withSortsAround = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  PATTERNS.reduce(
    (facts, { words, read }) =>
      [...text.matchAll(words)].reduce((before, match) => {
        const listed = read(match, { facts: before, text, lexicon });
        return !listed || hasChoice(before, listed) ? before : withListed(before, listed, lexicon);
      }, facts),
    given,
  );
