import { ATTRIBUTES, THINGS } from '../../ontology/index.ts';
import { isAlikeInGerman } from '../../words/others/de-number.ts';
import type { Grammar } from '../../words/others/grammar.ts';

// The singular of German nouns that nobody knows, by the nouns that are known and end alike: Einsätze as Plätze, Instrumente as Dokumente.

/** As many letters as two nouns have to end alike in, one more where none of them changes in the plural. */
const FEWEST = 4;
const MOST = 7;

type Votes = Map<string, number>;
let learnt: ReadonlyMap<string, Votes> | undefined;

/** How known nouns end, and what becomes of the end in the singular. */
function endings(): ReadonlyMap<string, Votes> {
  const found = new Map<string, Votes>();
  const vote = (from: string, to: string) => {
    const votes: Votes = found.get(from) ?? new Map<string, number>();
    votes.set(to, (votes.get(to) ?? 0) + 1);
    found.set(from, votes);
  };
  const known = [
    ...THINGS.map(({ names }) => [names.de.one, names.de.many] as const),
    ...ATTRIBUTES.map(({ label }) => [label.de, label.de] as const),
  ];
  for (const [single, plural] of known) {
    const [one, many] = [single.toLowerCase(), plural.toLowerCase()];
    const pairs: readonly (readonly [string, string])[] = [
      [one, one],
      [many, one],
    ];
    for (const [from, to] of one === many ? pairs.slice(0, 1) : pairs)
      for (let size = FEWEST; size <= Math.min(MOST, from.length); size += 1) {
        const kept = from.length - size;
        if (to.startsWith(from.slice(0, kept))) vote(from.slice(kept), to.slice(kept));
      }
  }
  return found;
}

function singularLike(word: string): string | undefined {
  learnt ??= endings();
  const lower = word.toLowerCase();
  for (let size = Math.min(MOST, word.length - 1); size >= FEWEST; size -= 1) {
    const votes = learnt.get(lower.slice(-size));
    const best = votes && [...votes].reduce((one, other) => (other[1] > one[1] ? other : one));
    if (best && (size > FEWEST || /[äöü]/u.test(lower.slice(-size)))) return word.slice(0, -size) + best[0];
  }
  return undefined;
}

/** The grammar with what the known nouns teach. */
export function withAnalogies(grammar: Grammar): Grammar {
  const singular = (noun: string): string => {
    const plain = grammar.singular(noun);
    if (plain !== noun) return plain;
    const words = noun.split(' ');
    const last = words.at(-1) ?? '';
    const mayBeMany = /(?:e|er|s|n)$/u.test(last) && words.length < 3 && !isAlikeInGerman(last);
    const like = mayBeMany ? singularLike(last) : undefined;
    return like === undefined ? noun : [...words.slice(0, -1), like].join(' ');
  };
  // "Des Halters" has a singular, and is no plural.
  const isLikeMany = (word: string) => grammar.singular(word) === word && singular(word) !== word;
  return { ...grammar, singular, isPlural: (word) => grammar.isPlural(word) || isLikeMany(word) };
}
