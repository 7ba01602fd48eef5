import type { EntityFact, Facts, RelationFact } from './facts.ts';
import type { Lexicon } from './lexicon.ts';
import { likelihood } from './likelihood.ts';
import type { Category } from './ontology/concept.ts';
import { chosenOf, type Pair, pairsOf } from './pairs.ts';
import { LINK_WEIGHTS } from './words/link-weights.ts';

// How things hang together where nobody said it: the pairs that are likely enough, and what joins the rest to them.

/** Less likely ones are left alone, even where nothing else leads to them. */
const LEAST = 0.05;
const NAMED_TOGETHER = 'they are named together';
const USUAL = 'they usually belong together';

const linkOf = ({ from, to, signs }: Pair): RelationFact => ({
  from: from.entity.noun,
  to: to.entity.noun,
  many: false,
  source: { from: 'knowledge', because: signs.includes('together 0') ? USUAL : NAMED_TOGETHER },
});

/** @returns the relations that are added to those of the facts */
export function impliedLinks(
  facts: Facts,
  text: string,
  lexicon: Lexicon,
  categoryOf: (entity: EntityFact) => Category | undefined,
): RelationFact[] {
  const pairs = pairsOf(facts, text, lexicon, categoryOf);
  const chosen = chosenOf(pairs, LINK_WEIGHTS);
  return [...chosen, ...joining(pairs, [...pairs.filter(({ isSaid }) => isSaid), ...chosen])].map(linkOf);
}

/** The likeliest links between groups of things that nothing joins. */
function joining(pairs: readonly Pair[], linked: readonly Pair[]): Pair[] {
  const groups = new Map(pairs.flatMap(({ from, to }) => [from, to]).map((one) => [one.at, one.at]));
  const join = ({ from, to }: Pair) => {
    const [kept, merged] = [groups.get(from.at), groups.get(to.at)];
    for (const [at, group] of groups) if (group === merged && kept !== undefined) groups.set(at, kept);
  };
  for (const pair of linked) join(pair);
  return pairs
    .map((pair) => ({ pair, value: likelihood(pair.signs, LINK_WEIGHTS) }))
    .sort((one, other) => other.value - one.value)
    .filter(({ pair, value }) => {
      if (value < LEAST || groups.get(pair.from.at) === groups.get(pair.to.at)) return false;
      join(pair);
      return true;
    })
    .map(({ pair }) => pair);
}
