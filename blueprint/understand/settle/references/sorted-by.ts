import { categoryFor } from '../../category.ts';
import { type Facts, isSaid, type RelationFact } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';

/** What sorts others, and is of none of them. */
const SORTING: readonly string[] = ['category', 'topic', 'costCentre', 'mailingList'];
/** A tournament has categories of its own, and so may a place. */
const SORTED: readonly Category[] = [
  'product',
  'food',
  'document',
  'money',
  'task',
  'asset',
  'message',
  'measurement',
];

/** The facts with each sort named by what is of it: "products with categories", where a category is no product's own. */
export function withSortedBy(given: Facts, lexicon: Lexicon): Facts {
  const thing = (noun: string) => given.entities.find((one) => one.noun === noun);
  const isSorted = ({ from, to }: RelationFact): boolean => {
    const [sort, of] = [thing(from), thing(to)];
    if (!sort || !of || !SORTING.includes(sort.concept ?? '')) return false;
    return SORTED.includes(categoryFor(of, lexicon, given.language) ?? 'event');
  };
  return {
    ...given,
    relations: given.relations.map((link) =>
      isSaid(link) && !link.many && isSorted(link) ? { ...link, from: link.to, to: link.from } : link,
    ),
  };
}
